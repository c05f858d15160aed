"""Waits until a window of Inkstone is mapped and drawn: windowshows.py DISPLAY FRAMEBUFFER

FRAMEBUFFER is the XWD file that Xvfb keeps with -fbdir.
"""
import struct
import subprocess
import sys
import time

display, framebuffer = sys.argv[1:]
deadline = time.monotonic() + 60


def colours():
    with open(framebuffer, "rb") as file:
        data = file.read()
    header, = struct.unpack(">I", data[:4])
    ncolors, = struct.unpack(">I", data[76:80])
    pixels = memoryview(data)[header + 12 * ncolors:].cast("B")
    pixels = pixels[:len(pixels) // 4 * 4].cast("I")
    return len(set(pixels[::7]))


while time.monotonic() < deadline:
    tree = subprocess.run(["xwininfo", "-display", display, "-root", "-tree"], capture_output=True, text=True).stdout
    # Text with smoothed edges has many colours; an empty window or boxes for letters do not.
    if '("inkstone" "inkstone")' in tree and colours() > 40:
        sys.exit(0)
    time.sleep(0.3)
print(tree, f"{colours()} colours", file=sys.stderr)
sys.exit(1)
