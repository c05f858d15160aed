#!/usr/bin/env python3
"""sheetcells.py FILE: prints the cells of a workbook's first sheet, read with Python's own ZIP and XML libraries.

Every part must be whole and well-formed XML, and no cell may be a formula."""
import sys
import xml.etree.ElementTree as tree
import zipfile

main = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
with zipfile.ZipFile(sys.argv[1]) as book:
    assert book.testzip() is None
    for name in book.namelist():
        tree.fromstring(book.read(name))
    sheet = tree.fromstring(book.read("xl/worksheets/sheet1.xml"))
assert sheet.find(f".//{main}f") is None
pane = sheet.find(f"{main}sheetViews/{main}sheetView/{main}pane")
print(pane.get("state"), pane.get("ySplit"), pane.get("topLeftCell"))
for cell in sheet.iter(main + "c"):
    text = "".join(cell.itertext())
    print(cell.get("r"), cell.get("t", "n"), ascii(text))
