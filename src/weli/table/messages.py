"""What goes either way between a table and a page."""

from weli.table.wire import Act, Hold, Refused, Seen, SetLang, SetPace, Taken, View

ToPage = View | Refused | Taken
FromPage = Act | Seen | Hold | SetPace | SetLang
