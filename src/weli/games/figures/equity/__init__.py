"""Match equity in the games of figures. What deals bring is measured by `python tools/measure_equity.py`."""
