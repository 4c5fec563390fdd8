"""What games of plain tricks stand on, where nobody stakes anything on a figure: hands, tricks, a talon, and how ranks stand."""
