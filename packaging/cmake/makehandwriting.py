#!/usr/bin/python3
"""Makes the handwriting fonts that signatures are typed in, from the fonts of the system's packages.

Usage: makehandwriting.py <list.json> <output folder>

For each font of the list: a subset with the letters of Western and Central European names, or with those of its "script", as OpenType for the window and as
WOFF2 for the signing page. Accented letters that a font lacks are composed of its own letters and accents. styles.json names
the letters that each font can write, so that nobody is offered a style that can't write their name. The fonts' licences ask
that changed fonts do not use the names of the originals: the made ones are called "Inkstone <id>".
"""
import json
import pathlib
import sys
import unicodedata

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# Index(LETTERS): Handwriting: fonts for typed signatures, and their letters
LETTERS = (
    [chr(code) for code in range(0x20, 0x7F)]
    + [chr(code) for code in range(0xC0, 0x180) if code not in (0xD7, 0xF7, 0x138, 0x149, 0x17F)]
    + list("ȘșȚț‘’–")
)
# Arabic, Persian and Urdu: letters, vowel signs, and what joins or parts letters.
SCRIPTS = {
    "arabic": [" ", ".", "-", "\u200c", "\u200d"]
    + [chr(code) for first, last in ((0x621, 0x63A), (0x640, 0x652), (0x654, 0x655)) for code in range(first, last + 1)]
    + list("\u0670\u0671\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba\u06be\u06c0\u06c1\u06c2\u06c3\u06cc\u06d2\u06d3")
}
# Combining marks, and the accents of their own that fonts have for them.
ABOVE = {0x300: "`ˋ", 0x301: "´ˊ", 0x302: "ˆ^", 0x303: "˜~", 0x304: "¯ˉ", 0x306: "˘", 0x307: "˙", 0x308: "¨", 0x30A: "˚°", 0x30B: "˝", 0x30C: "ˇ"}
BELOW = {0x328: "˛", 0x327: "¸", 0x326: ","}
# Where a font has no accent of its own: another sign, turned upside down, doubled, or a part of the line below it lifted.
FLIPPED = {0x30C: "ˆ"}
DOUBLED = {0x30B: "´"}
DOTS = {0x307: "."}

# Phones write a curved apostrophe (O’Brien) and long dashes.
SUBSTITUTES = {0x2019: 0x27, 0x2018: 0x27, 0x2013: 0x2D}


def bounds(glyphs, name, shape=Transform()):
    pen = BoundsPen(glyphs)
    glyphs[name].draw(TransformPen(pen, shape))
    return pen.bounds


def accent_of(cmap, glyphs, mark):
    """The glyph for a mark, and how it is drawn as an accent over a small letter; doubled when there are two shapes."""
    own = next((cmap[ord(each)] for each in ABOVE.get(mark, "") + BELOW.get(mark, "") if ord(each) in cmap), None)
    if own and bounds(glyphs, own):
        left, bottom, right, top = bounds(glyphs, own)
        # A comma becomes one that hangs below the line.
        return own, [Transform().translate(0, -top - 0.1 * (top - bottom)) if mark == 0x326 else Transform()]
    other = (FLIPPED.get(mark) or DOUBLED.get(mark) or DOTS.get(mark) or "")[:1]
    glyph = cmap.get(ord(other)) if other else None
    if not glyph or not bounds(glyphs, glyph):
        return None, []
    left, bottom, right, top = bounds(glyphs, glyph)
    if mark in FLIPPED:
        return glyph, [Transform(1, 0, 0, -1, 0, top + bottom)]
    if mark in DOUBLED:
        return glyph, [Transform(), Transform().translate(0.75 * (right - left), 0)]
    x_height = bounds(glyphs, cmap[ord("x")])[3]
    return glyph, [Transform().translate(0, 1.22 * x_height - bottom)]


def composed(font, letter):
    """The glyphs that make a letter which the font lacks, each with its shape; None when it can't be composed."""
    cmap = font.getBestCmap()
    parts = unicodedata.normalize("NFD", letter)
    if len(parts) != 2 or ord(parts[0]) not in cmap:
        return None
    mark = ord(parts[1])
    if mark == 0x30C and parts[0] in "dtlL":
        return None  # written with an apostrophe, at a place that differs between fonts
    if mark == 0x327 and parts[0] not in "cCsStT":
        return None  # these have a comma
    glyphs = font.getGlyphSet()
    accent, shapes = accent_of(cmap, glyphs, mark)
    base = cmap[ord(parts[0])]
    if parts[0] in "ij" and mark in ABOVE:
        base = cmap.get(ord({"i": "ı", "j": "ȷ"}[parts[0]]))
    if not accent or not base or not bounds(glyphs, base):
        return None
    left, bottom, right, top = bounds(glyphs, base)
    boxes = [bounds(glyphs, accent, shape) for shape in shapes]
    accent_left, accent_right = min(each[0] for each in boxes), max(each[2] for each in boxes)
    accent_bottom = boxes[0][1]
    if mark == 0x328:
        move, rise = right - accent_right - 0.1 * (right - left), 0
    elif mark in BELOW:
        move, rise = (left + right) / 2 - (accent_left + accent_right) / 2, 0
    else:
        x_height = bounds(glyphs, cmap[ord("x")])[3]
        rise = max(0, top + 0.12 * x_height - accent_bottom)  # accents are drawn to stand over small letters
        lean = slant(font, glyphs, cmap)
        middle = (left + right) / 2 + lean * (accent_bottom + rise - (bottom + top) / 2)
        move = middle - (accent_left + accent_right) / 2
    place = Transform().translate(round(move), round(rise))
    return base, [(base, Transform())] + [(accent, place.transform(shape)) for shape in shapes]


def slant(font, glyphs, cmap):
    """How far the font leans to the right for each unit of height, from a letter with an accent of its own."""
    for letter, accent in (("á", "´"), ("š", "ˇ"), ("â", "ˆ"), ("ä", "¨")):
        base = unicodedata.normalize("NFD", letter)[0]
        if not all(ord(each) in cmap for each in (letter, accent, base)):
            continue
        whole = bounds(glyphs, cmap[ord(letter)])
        plain = bounds(glyphs, cmap[ord(base)])
        mark = bounds(glyphs, cmap[ord(accent)])
        centre = whole[2] - (mark[2] - mark[0]) / 2 if whole[2] > plain[2] + 1 else (plain[0] + plain[2]) / 2
        rise = whole[3] - (mark[3] - mark[1]) / 2 - (plain[1] + plain[3]) / 2
        return max(0.0, min(0.5, (centre - (plain[0] + plain[2]) / 2) / rise))
    return 0.0


def add(font, letter, plan):
    base, parts = plan
    name = "made%04X" % ord(letter)
    glyphs = font.getGlyphSet()
    width = font["hmtx"][base][0]
    isCff = "CFF " in font
    pen = T2CharStringPen(width, glyphs) if isCff else TTGlyphPen(None)
    for glyph, shape in parts:
        flat = DecomposingRecordingPen(glyphs)
        glyphs[glyph].draw(flat)
        outline = TransformPen(pen, shape)
        # A mirrored outline runs the other way round.
        flat.replay(ReverseContourPen(outline) if shape[3] < 0 else outline)
    if isCff:
        top = font["CFF "].cff.topDictIndex[0]
        shape = pen.getCharString(top.Private, top.CharStrings.globalSubrs)
        strings = top.CharStrings
        strings.charStringsIndex.append(shape)
        strings.charStrings[name] = len(strings.charStringsIndex) - 1
        top.charset.append(name)
        font.glyphOrder = list(top.charset)
    else:
        font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (width, font["hmtx"][base][1])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name


def make(entry, folder):
    source = next((path for path in entry["files"] if pathlib.Path(path).exists()), None)
    if not source:
        sys.exit("%s is missing: run packaging/setup. Looked for %s" % (entry["package"], ", ".join(entry["files"])))
    font = TTFont(source)
    letters = SCRIPTS[entry["script"]] if "script" in entry else LETTERS
    wanted = {ord(each) for each in letters}
    accents = {ord(each) for marks in (ABOVE, BELOW) for each in "".join(marks.values()) + "ıȷ"}
    options = Options()
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = True
    options.layout_features = ["*"] if "script" in entry else ["kern", "liga", "calt", "clig", "ccmp", "mark", "locl"]
    options.drop_tables += ["FFTM", "PfEd", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted | accents)
    subsetter.subset(font)
    for table in ("GSUB", "GPOS", "GDEF"):  # by glyph names, before there are more glyphs
        if table in font:
            font[table].ensureDecompiled(recurse=True)
    glyphs = font.getGlyphSet()
    cmap = font.getBestCmap()
    # Some fonts have empty glyphs for letters that nobody drew.
    empty = {code for code, name in cmap.items() if code > 0x20 and not unicodedata.category(chr(code)).startswith("Cf") and not bounds(glyphs, name)}
    for table in font["cmap"].tables:
        for code in empty:
            table.cmap.pop(code, None)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for code, other in SUBSTITUTES.items():
                if code not in table.cmap and other in table.cmap:
                    table.cmap[code] = table.cmap[other]
    plans = [(each, composed(font, each)) for each in letters if "script" not in entry and ord(each) not in font.getBestCmap()]
    for letter, plan in plans:
        if plan:
            add(font, letter, plan)
    family = "Inkstone " + entry["id"]
    names = font["name"]
    # The licences ask that every copy carries the authors' notice and the licence.
    notice = names.getDebugName(0)
    if not notice:
        sys.exit("%s names no authors" % source)
    licence = {13: names.getDebugName(13) or entry["licence"], 14: names.getDebugName(14) or entry["licenceUrl"]}
    names.names = []
    for name_id, words in ((0, notice), (1, family), (2, "Regular"), (4, family), (6, family.replace(" ", "")), *licence.items()):
        names.setName(words, name_id, 3, 1, 0x409)
    if "CFF " in font:
        font["CFF "].cff.fontNames[0] = family.replace(" ", "")
        top = font["CFF "].cff.topDictIndex[0]
        for key in ("FullName", "FamilyName"):
            if key in top.rawDict:
                setattr(top, key, family)
    font["head"].modified = font["head"].created = 3_500_000_000  # the same bytes at each build
    font.recalcTimestamp = False
    written = "".join(sorted(chr(code) for code in font.getBestCmap() if code in wanted))
    font.save(folder / (entry["id"] + ".otf"))
    font.flavor = "woff2"
    font.save(folder / (entry["id"] + ".woff2"))
    return {"id": entry["id"], "size": entry["size"], "letters": written}


def main():
    fonts = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    styles = [make(entry, folder) for entry in fonts]
    (folder / "styles.json").write_text(json.dumps({"styles": styles}, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


main()
