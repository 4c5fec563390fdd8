"""``python -m weli`` is the command ``weli``."""

from weli.commands.start import main

if __name__ == "__main__":
    main()
