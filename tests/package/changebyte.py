"""Copies a signed PDF with one byte changed inside the first signed range: changebyte.py IN OUT"""
import re
import sys

with open(sys.argv[1], "rb") as file:
    data = bytearray(file.read())
start, length = map(int, re.search(rb"/ByteRange\s*\[\s*(\d+)\s+(\d+)", data).groups())
place = data.index(b"/MediaBox", start, start + length)
digit = re.compile(rb"[1-8]").search(data, place).start()
data[digit] += 1
with open(sys.argv[2], "wb") as file:
    file.write(data)
