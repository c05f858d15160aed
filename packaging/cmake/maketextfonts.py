#!/usr/bin/python3
"""Makes the fonts that documents are stamped with, from the fonts of the system's packages.

Usage: maketextfonts.py <fonts.json> <source folder> <output folder> [--list]

Each family of the list, and each Noto family that app/pdf/text/scriptfonts.cpp names, is copied under a name of its own,
"Inkstone <family>": text is then laid out with these files and never with another version of the font that a system has. Outlines,
metrics, hinting and the authors' notices stay as they are. The licences of the packages go beside the fonts. --list prints
the names of the files instead. CJK fonts and emoji are not among them: they would be larger than the program.
"""
import json
import pathlib
import re
import shutil
import sys

HEADER_TIME = 3_500_000_000  # the same bytes at each build
FAMILY, FULL_NAME, POSTSCRIPT, UNIQUE, TYPOGRAPHIC = 1, 4, 6, 3, 16


def wanted(listed, source):
    """(family, style, optional) of all files. A script's font has the styles that its authors drew."""
    for family in listed["families"]:
        for style in family.get("styles", listed["styles"]):
            yield family["name"], style, False
    code = (source / listed["scripts"]).read_text(encoding="utf-8")
    named = {family["name"] for family in listed["families"]}
    for family in sorted(set(re.findall(r'u"(Noto [^"]+)"', code))):
        if "CJK" in family or family in named:
            continue
        for style in listed["styles"]:
            yield family, style, style != "Regular"


def source_of(listed, family, style):
    short = family.replace(" ", "")
    # DejaVu's regular style has no name in its files.
    names = [f"{short}-{style}.ttf"] + ([f"{short}.ttf"] if style == "Regular" else [])
    return next((path for folder in listed["folders"] for name in names if (path := pathlib.Path(folder, name)).exists()), None)


def make(source, family, style, target):
    from fontTools.ttLib import TTFont

    font = TTFont(source, recalcTimestamp=False, recalcBBoxes=False)
    if font["OS/2"].fsType != 0:
        sys.exit(f"{source} doesn't permit embedding")
    own = "Inkstone " + family
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", style)
    full = own if style == "Regular" else f"{own} {words}"
    names = font["name"]
    changed = {FAMILY: own, FULL_NAME: full, POSTSCRIPT: f"{own.replace(' ', '')}-{style}", UNIQUE: full}
    if names.getDebugName(TYPOGRAPHIC):
        changed[TYPOGRAPHIC] = own
    for record in list(names.names):
        if record.nameID in changed:
            names.names.remove(record)
    for name_id, text in changed.items():
        names.setName(text, name_id, 3, 1, 0x409)
    font["head"].modified = HEADER_TIME
    if "DSIG" in font:
        del font["DSIG"]
    font.save(target, reorderTables=False)


def main():
    listed = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    source, folder = pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    files = []
    for family, style, is_optional in wanted(listed, source):
        path = source_of(listed, family, style)
        if path:
            files.append((path, family, style, folder / f"Inkstone{family.replace(' ', '')}-{style}.ttf"))
        elif not is_optional:
            sys.exit(f"{family} {style} is missing: run packaging/setup")
    if "--list" in sys.argv:
        print(";".join(target.name for _, _, _, target in files), end="")
        return
    folder.mkdir(parents=True, exist_ok=True)
    for path, family, style, target in files:
        make(path, family, style, target)
    for package in listed["packages"]:
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", folder / f"{package}.copyright")


main()
