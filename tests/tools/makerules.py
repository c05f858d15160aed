#!/usr/bin/env python3
"""Writes tests/golden/rules.json: what values, patterns, numbers, dates and conditions must give, alike for the service,
the window and the signing page.

The answers do not come from the code under test: patterns are Python's `re`, written out in its own dialect from the same
parts; case folding, normalization and character classes are `unicodedata` and `str.casefold`; dates are `datetime`; numbers
are written the way five locales write them, and a text's meaning is the set of numbers that come out as this text; what
formulas make of them is Python's `decimal`. Usage: makerules.py tests/golden/rules.json
"""
import datetime
import json
import random
import re
import sys
import unicodedata
from decimal import ROUND_HALF_UP, Context, Decimal

rng = random.Random(20260214)
TEXT, DATE, DROPDOWN, NUMBER, CHECKBOX, RADIO, MASKED = 252, 255, 257, 269, 253, 254, 266

# ---- numbers: five locales, and the way of machines

LOCALES = {  # thousands, decimal, zero of the digits
    "en": (",", ".", "0"), "de": (".", ",", "0"), "fr": ("\u202f", ",", "0"), "tr": (".", ",", "0"),
    "el": (".", ",", "0"), "de-CH": ("\u2019", ".", "0"), "es": ("\u00a0", ",", "0"), "ar": ("\u066c", "\u066b", "\u0660"),
    "fa": ("\u066c", "\u066b", "\u06f0"), "hi": (",", ".", "\u0966"), "ja": (",", ".", "\uff10"), "sv": (" ", ",", "0"), "zh": ("\uff0c", "\uff0e", "\uff10"),
}


def in_groups(digits, sign):
    return re.sub(r"(?<=\d)(?=(?:\d{3})+$)", lambda match: sign, digits)


def written(value, locale, grouped):
    thousands, point, zero = LOCALES[locale]
    sign, whole, part = re.fullmatch(r"(-?)(\d+)(?:\.(\d+))?", value).groups()
    text = (in_groups(whole, thousands) if grouped else whole) + (point + part if part else "")
    return sign + "".join(chr(ord(zero) + int(each)) if each in "0123456789" else each for each in text)


def meanings(text):
    """Every plain number that one of the locales writes so. Digits are taken off their script first."""
    wide = str.maketrans("\uff0c\uff0e\uff0d", ",.-")
    plain = "".join(str(unicodedata.digit(each)) if each.isdecimal() else each for each in text.translate(wide))
    candidates = set()
    digits = re.sub(r"[^0-9]", "", plain)
    sign = "-" if plain.startswith("-") else ""
    for cut in range(1, len(digits) + 1):
        candidates.add(sign + digits[:cut] + ("." + digits[cut:] if digits[cut:] else ""))
    found = set()
    for value in candidates:
        whole = value.lstrip("-").split(".")[0]
        for thousands, point, _ in LOCALES.values():
            for grouped in (False, True):
                if grouped and (len(whole) < 4 or whole.startswith("0")):
                    continue
                shown = in_groups(whole, thousands) if grouped else whole
                part = value.split(".")[1] if "." in value else ""
                if sign + shown + (point + part if part else "") == plain:
                    found.add(value)
    return found


def number_case(text):
    bare = text.strip(" \t\n\u00a0\u0085\u200e\u200f\ufeff\u2007\u2009\u200b")
    if re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", bare):
        return {"text": text, "plain": bare} if len(bare) <= 64 else {"text": text, "plain": None}
    found = meanings(bare)
    ascii_bare = "".join("." if each == "\uff0e" else str(unicodedata.digit(each)) if each.isdecimal() else each for each in bare)
    if re.fullmatch(r"-?[0-9]+\.[0-9]+", ascii_bare):  # a single point is always a decimal point
        return {"text": text, "plain": ascii_bare}
    if len(found) == 1:
        return {"text": text, "plain": found.pop()}
    if len(found) == 2:
        whole = next(each for each in found if "." not in each)
        return {"text": text, "plain": (found - {whole}).pop(), "other": whole}
    assert not found, (text, found)
    return {"text": text, "plain": None}


def numbers():
    values = ["0", "5", "12", "19.99", "0.5", "0.125", "1.5", "123", "999", "1000", "1234", "1234.5", "1234.56", "9876.543",
              "12345", "12345.6", "123456", "123456.789", "1234567", "1234567.89", "12345678.9", "1000000", "-3", "-19.99",
              "-1234.5", "-1234567.125", "100", "100.00", "999999.99", "10.005", "2.50", "0.99", "7.25"]
    for _ in range(60):
        places = rng.choice([0, 1, 2, 2, 4, 5])
        whole = str(rng.randrange(1, 10 ** rng.randrange(1, 9)))
        values.append(whole + ("." + "".join(rng.choices("0123456789", k=places)) if places else ""))
    texts = []
    for value in values:
        for locale in LOCALES:
            texts += [written(value, locale, False), written(value, locale, True)]
    texts = sorted(set(texts))
    texts += [f"{a}{text}{b}" for text in ("19,99", "12", "1.234,5", "\u0661\u0662", "-7")
              for a, b in ((" ", ""), ("", " "), ("\u0085", ""), ("", "\u0085"), ("\ufeff", ""), ("", "\u00a0"),
                           ("\u200e", "\u200e"), ("", "\n"), ("\t", ""), ("\u2007", "\u2009"), ("\u200b", ""))]
    cases = [number_case(text) for text in texts]
    cases += [{"text": text, "plain": plain} for text, plain in {
        "1'234": "1234", "1'234.5": "1234.5", "1 234": "1234", "1 234,50": "1234.50", "12 345 678": "12345678",
        "12,34,567": "1234567", "1,23,456.78": "123456.78", "\u22125": "-5", "\uff0d5": "-5", "\uff11\uff0e\uff15": "1.5",
        "9" * 64: "9" * 64}.items()]
    cases += [{"text": text, "plain": None} for text in [
        "", " ", "abc", "12a", "a12", "+5", "--5", "5-", ".5", ",5", "5.", "5,", "1..2", "1,,2", "1.2.3", "1,2,3", "1.23.456",
        "1,23,45", "12 34", "1 2345", "0 123", "0.123.456", "1'23", "1.234,567.8", "1,234.567,8", "1 234 56", "1e5", "0x10",
        "1/2", "\u00bd", "\u00b2", "\u2460", "\u4e00", "1\u0662", "\u0661\u06f2", "1 234.567 8", "12\n34", "NaN", "Infinity",
        "9" * 65, "9" * 80, "19,99 \u20ac", "$5", "5%", "\u00a0", "\u200b", "1\u066b2\u066b3", "1\u200b2", "1.234 567"]]
    return cases


# ---- dates

ENGLISH_MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
                  "December"]
ENGLISH_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
FORMS = {
    "yyyy-MM-dd": lambda d: f"{d.year:04}-{d.month:02}-{d.day:02}", "dd.MM.yyyy": lambda d: f"{d.day:02}.{d.month:02}.{d.year:04}",
    "d.M.yyyy": lambda d: f"{d.day}.{d.month}.{d.year:04}", "MM/dd/yyyy": lambda d: f"{d.month:02}/{d.day:02}/{d.year:04}",
    "dd/MM/yyyy": lambda d: f"{d.day:02}/{d.month:02}/{d.year:04}", "d MMMM yyyy": lambda d: f"{d.day} {ENGLISH_MONTHS[d.month - 1]} {d.year:04}",
    "dd-MMM-yyyy": lambda d: f"{d.day:02}-{ENGLISH_MONTHS[d.month - 1][:3]}-{d.year:04}",
    "dddd, d MMMM yyyy": lambda d: f"{ENGLISH_DAYS[d.weekday()]}, {d.day} {ENGLISH_MONTHS[d.month - 1]} {d.year:04}",
    "d 'de' MMMM yyyy": lambda d: f"{d.day} de {ENGLISH_MONTHS[d.month - 1]} {d.year:04}", "yyyyMMdd": lambda d: f"{d.year:04}{d.month:02}{d.day:02}",
}


def dates():
    cases = []
    days = [datetime.date(2026, 2, 28), datetime.date(2024, 2, 29), datetime.date(2000, 2, 29), datetime.date(1999, 12, 31),
            datetime.date(1, 1, 1), datetime.date(9999, 12, 31), datetime.date(1980, 6, 5), datetime.date(2026, 11, 23)]
    days += [datetime.date.fromordinal(rng.randrange(600000, 800000)) for _ in range(12)]
    for form, write in FORMS.items():
        for day in days:
            cases.append({"form": form, "text": write(day), "date": day.isoformat()})
        cases.append({"form": form, "text": days[0].isoformat(), "date": days[0].isoformat()})
    for year in (1900, 2023, 2024, 2026, 2100, 2000):
        for month in range(0, 14):
            for day in (0, 28, 29, 30, 31, 32):
                try:
                    wanted = datetime.date(year, month, day).isoformat()
                except ValueError:
                    wanted = None
                cases.append({"form": rng.choice(["", "dd.MM.yyyy"]), "text": f"{year:04}-{month:02}-{day:02}", "date": wanted})
    cases += [{"form": form, "text": text, "date": date} for form, text, date in [
        ("", " 2026-02-03\u0085", "2026-02-03"), ("", "2026-2-3", None), ("", "2026-02-03T00:00", None), ("", "2026/02/03", None),
        ("", "20260203", None), ("", "03.02.2026", None), ("dd.MM.yyyy", "3.2.2026", None), ("dd.MM.yyyy", "03.02.26", None),
        ("dd.MM.yy", "29.02.24", "2024-02-29"), ("dd.MM.yy", "29.02.23", None), ("d MMMM yyyy", "3 mARCH 2026", "2026-03-03"),
        ("d MMMM yyyy", "3 M\u00e4rz 2026", None), ("dddd d MMMM yyyy", "Monday 3 March 2026", None),
        ("dddd d MMMM yyyy", "Tuesday 3 March 2026", "2026-03-03"), ("", "\u0662\u0660\u0662\u0666-\u0660\u0662-\u0660\u0663", None),
        ("", "\uff12\uff10\uff12\uff16-02-03", None), ("", "0000-01-01", None), ("", "-2026-02-03", None), ("", "today", None),
        ("hh:mm", "10:20", None), ("dd.MM.yyyy", "03.02.2026x", None), ("", "", None), ("", " ", None)]]
    return cases


# ---- patterns: parts in our dialect and in that of Python's re

def class_of(test):
    """A class of `re` that holds what passes, among the characters that texts are made of."""
    return "".join(re.escape(each) for each in ALPHABET if test(each))


ALPHABET = sorted(set(
    "abcxyzABCXYZ0129 -_.,@/\n\t\u00e4\u00f6\u00fc\u00df\u1e9e\u00c4\u00c9\u00e9\u0130\u0131\u03b1\u03c3\u03c2\u03a3\u0391\u0661\u0665\u0967\u096b\uff13"
    "\u05d0\u0627\u0301\u0308\u00b2\u2167\u00a0\u0085\u2028\u2003\ufeff\u200b\U0001f600\U00010400\U00010428\u4e2d\u0915\u094d\u01c5"))
LETTER = class_of(lambda c: unicodedata.category(c).startswith("L"))
WORD = class_of(lambda c: unicodedata.category(c)[0] in "LMN" or c == "_")
SPACE = class_of(lambda c: c in "\t\n\x0b\x0c\r \x85\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" or 0x2000 <= ord(c) <= 0x200a)
PARTS = [
    ("\\d", "[0-9]"), ("\\D", "[^0-9]"), ("\\w", f"[{WORD}]"), ("\\W", f"[^{WORD}]"), ("\\s", f"[{SPACE}]"), ("\\S", f"[^{SPACE}]"),
    (".", "[^\n\r\u2028\u2029]"), ("\\p{L}", f"[{LETTER}]"), ("\\p{Lu}", "[%s]" % class_of(lambda c: unicodedata.category(c) == "Lu")),
    ("\\p{Ll}", "[%s]" % class_of(lambda c: unicodedata.category(c) == "Ll")), ("\\p{M}", "[%s]" % class_of(lambda c: unicodedata.category(c)[0] == "M")),
    ("\\p{N}", "[%s]" % class_of(lambda c: unicodedata.category(c)[0] == "N")), ("\\p{Nd}", "[%s]" % class_of(lambda c: unicodedata.category(c) == "Nd")),
    ("\\P{L}", f"[^{LETTER}]"), ("[[:alpha:]]", f"[{LETTER}]"), ("[[:digit:]_]", "[0-9_]"), ("[a-c]", "[a-c]"), ("[^a-c]", "[^a-c]"),
    ("[\\w.-]", f"[{WORD}.\\-]"), ("[\\d ]", "[0-9 ]"), ("[^\\s@]", f"[^{SPACE}@]"), ("[\u00e4\u00f6\u00fc]", "[\u00e4\u00f6\u00fc]"), ("a", "a"), ("x", "x"),
    ("-", "-"), ("\\.", "\\."), ("@", "@"), ("\u00df", "\u00df"), ("\\u00e9", "\u00e9"), ("\\u{1F600}", "\U0001f600"), ("\\x41", "A"),
    ("(?i:\u00e4)", "[\u00e4\u00c4]"), ("(?i:\u03c3)", "[\u03c3\u03c2\u03a3]"), ("(?i:[a-c])", "[a-cA-C]"), ("(?i:\u00df)", "[\u00df\u1e9e]"),
    ("(?i:\\u{10400})", "[\U00010400\U00010428]"), ("(?:ab|ba)", "(?:ab|ba)"), ("(x|\\d{2})", "(?:x|[0-9]{2})"), ("(?<n>a|)", "(?:a|)"),
]
TIMES = [("", "")] * 4 + [(each, each) for each in ("?", "*", "+", "{2}", "{1,3}", "{2,}", "{0,2}", "+?", "*?")]
EDGES = [("", "")] * 10 + [("\\b", f"(?:(?<![{WORD}])(?=[{WORD}])|(?<=[{WORD}])(?![{WORD}]))"), ("^", "(?<![\\s\\S])"), ("$", "(?![\\s\\S])"),
                           ("(?=[a-c])", "(?=[a-c])"), ("(?!x)", "(?!x)"), ("(?<=a)", "(?<=a)"), ("(?<!-)", "(?<!-)")]


def pattern_cases():
    made = []
    while len(made) < 330:
        ours, theirs = "", ""
        examples = [""]
        for _ in range(rng.randrange(1, 5)):
            (a, b), (c, d), (e, f) = rng.choice(EDGES), rng.choice(PARTS), rng.choice(TIMES)
            ours += a + c + e
            theirs += b + d + f
            fitting = [each for each in ALPHABET if re.fullmatch(d, each)] or (["ab", "12"] if "|" in d else ["a"])
            examples = [each + "".join(rng.choices(fitting, k=rng.choice([0, 1, 1, 1, 2, 2, 3]))) for each in examples for _ in range(2)]
        compiled = re.compile(f"(?:{theirs})")
        texts = {"".join(rng.choices(ALPHABET, k=rng.randrange(0, 4))) for _ in range(3)} | set(rng.sample(examples, min(5, len(examples))))
        verdicts = [[text, compiled.fullmatch(text) is not None] for text in sorted(texts)]
        made.append({"pattern": ours, "texts": verdicts})
    made += [{"pattern": pattern, "texts": [[text, wanted] for text, wanted in texts.items()]} for pattern, texts in {
        "\\w+": {"M\u00fcller": True, "Mu\u0308ller": True, "\u00c7elik": True, "\u0130zmir": True, "\u03a0\u0391\u03a4\u03a1\u0391\u03a3": True, "O'Neill": False,
                 "\u0645\u062d\u0645\u062f": True, "\u0939\u093f\u0928\u094d\u0926\u0940": True, "a b": False, "": False},
        "\\w+ \\w+": {"J\u00fcrgen Wei\u00df": True, "J\u00fcrgen\u00a0Wei\u00df": False, "\u0395\u03bb\u03ad\u03bd\u03b7 \u03a3\u03bf\u03c6": True},
        "\\d{5}": {"12345": True, "\u0661\u0662\u0663\u0664\u0665": False, "\u0967\u0968\u0969\u096a\u096b": False, "\uff11\uff12\uff13\uff14\uff15": False, "1234": False},
        "[0-9]{5}": {"12345": True, "\u0661\u0662\u0663\u0664\u0665": False}, "[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){2,7}": {"DE89 3704 0044 0532": True, "DE89": False},
        "[^@\\s]+@[^@\\s]+\\.[^@\\s]+": {"a@b.de": True, "m\u00fcller@b\u00fccher.de": True, "a@b": False, "a b@c.de": False, "a\u0085@b.de": False},
        "(?=[\\s\\S]{3})[\\s\\S]*": {"ab": False, "abc": True, "\U0001f600\U0001f600": False, "\U0001f600\U0001f600\U0001f600": True, "a\nb": True},
        "(a+)+b": {"a" * 4000: False, "a" * 300 + "b": True}, "(a|aa)+": {"a" * 2000: True, "a" * 2000 + "c": False},
        "(?:a?){40}a{40}": {"a" * 40: True, "a" * 39: False}, ".{3}": {"a\U0001f600b": True, "a\nb": False, "a\rb": False, "a\u2028b": False, "a\u0085b": True},
        "a$": {"a\n": False, "a": True}, "(?i)stra\u00dfe": {"STRA\u1e9eE": True, "Stra\u00dfe": True, "STRASSE": False},
        "(?i)\u0131": {"\u0131": True, "I": False, "i": False}, "(?i)i": {"I": True, "\u0130": False, "\u0131": False}, "(?i)k": {"\u212a": True, "K": True},
        "[\\w-.]+": {"a-b.c": True, "a+": False}, "a{2}{": {"aa{": True}, "}]": {"}]": True}, "\\Bx": {"x": False}, "": {"": True, "a": False},
        "\\u{1F600}|\\uD83D\\uDE01": {"\U0001f600": True, "\U0001f601": True}, "[\U0001f600-\U0001f64f]": {"\U0001f610": True, "\ud83d": False},
        "(?<year>\\d{4})-(?P<m>\\d\\d)": {"2026-02": True}, "\\cJ": {"\n": True}, "[\\b]": {"\b": True}, "\\0": {"\0": True}}.items()]
    made += [{"pattern": pattern, "fault": fault, "at": at} for pattern, fault, at in [
        ("a{,3}", "badCount", 1), ("a{3,1}", "badCount", 1), ("a{100000}", "badCount", 1), ("a{2", "badCount", 1), ("{,2}", "badCount", 0),
        ("(a)\\1", "unsupported", 3), ("a++", "unsupported", 1), ("a*+b", "unsupported", 1), ("a{2}+", "unsupported", 1), ("(?>ab)", "unsupported", 0),
        ("(?R)", "unsupported", 0), ("(?#x)", "unsupported", 0), ("(?s).", "unsupported", 0), ("(*UCP)a", "unsupported", 0), ("(?|a|b)", "unsupported", 0),
        ("\\p{Greek}", "unsupported", 0), ("\\p{Script=Greek}", "unsupported", 0), ("[[:cntrl:]]", "unsupported", 1), ("[]", "unsupported", 0),
        ("[]a]", "unsupported", 0), ("(a", "unclosed", 0), ("a(b", "unclosed", 1), ("[a", "unclosed", 0), ("a)", "unmatched", 1), ("*a", "nothingToRepeat", 0),
        ("a**", "nothingToRepeat", 2), ("a|+", "nothingToRepeat", 2), ("^*", "nothingToRepeat", 0), ("(?=a)+", "nothingToRepeat", 0), ("{2}", "nothingToRepeat", 0),
        ("[z-a]", "badRange", 1), ("\\q", "badEscape", 0), ("a\\", "badEscape", 1), ("\\x4", "badEscape", 0), ("\\u{110000}", "badEscape", 0), ("\\A", "badEscape", 0),
        ("\\Q.\\E", "badEscape", 0), ("\\h", "badEscape", 0), ("\\R", "badEscape", 0), ("\\k<n>", "badEscape", 0), ("(?:ab){2000}", "tooLarge", 0),
        ("(?:(?:(?:ab){99}){99}){99}", "tooLarge", 0), ("(" * 31 + ")" * 31, "tooLarge", 30), ("a" * 513, "tooLong", 512), ("(?<1>a)", "unsupported", 0)]]
    return made


# ---- equal without regard to case

def caseless(text):
    blank = lambda c: (c in "\t\n\x0b\x0c\r \x85\u00a0\u00ad\u061c\u1680\u180e\u2028\u2029\u202f\u205f\u3000\ufeff" or 0x2000 <= ord(c) <= 0x200f
                       or 0x202a <= ord(c) <= 0x202e or 0x2060 <= ord(c) <= 0x2064 or 0x2066 <= ord(c) <= 0x206f)
    while text and blank(text[0]):
        text = text[1:]
    while text and blank(text[-1]):
        text = text[:-1]
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).casefold())


def same_cases():
    words = ["\u03a0\u0391\u03a4\u03a1\u0391\u03a3", "\u03c0\u03b1\u03c4\u03c1\u03b1\u03c3", "\u03c0\u03b1\u03c4\u03c1\u03b1\u03c2", "\u03a0\u03ac\u03c4\u03c1\u03b1\u03c2", "\u0130zmir", "i\u0307zmir", "izmir",
             "IZMIR", "\u0131zmir", "stra\u00dfe", "STRASSE", "STRA\u1e9eE", "strasse", "\u00c9t\u00e9", "e\u0301te\u0301", "\u00c9T\u00c9", "ete", "\ufb01n", "FIN", "fin", "\u212belan", "\u00e5ELAN",
             "A\u030aelan", "\u01c4", "\u01c5", "\u01c6", "\u1f80", "\u1f88", "\u1f00\u03b9", "\U00010400", "\U00010428", "\u0587", "\u0565\u0582", "Yes", " yes ", "yes\u0085", "YES\ufeff",
             "\u200byes", "y es", "\u043c\u043e\u0441\u043a\u0432\u0430", "\u041c\u041e\u0421\u041a\u0412\u0410", "\u0661\u0662", "12", "\u0645\u0635\u0631", "", " ", "\u0345", "\u03b9", "\u0399", "\uff21", "a", "\uff41"]
    cases = [{"a": a, "b": b, "same": caseless(a) == caseless(b)} for i, a in enumerate(words) for b in words[i:] if
             caseless(a) == caseless(b) or rng.random() < 0.3]
    letters = [chr(code) for code in range(0x80, 0x1e944) if not 0xd800 <= code < 0xe000 and chr(code).casefold() != chr(code)]
    for letter in rng.sample(letters, 260):
        other = rng.choice([letter.lower(), letter.upper(), letter.swapcase(), unicodedata.normalize("NFD", letter), letter.casefold()])
        cases.append({"a": f"x{letter}y", "b": f"X{other}Y", "same": caseless(f"x{letter}y") == caseless(f"X{other}Y")})
    return cases


# ---- what a tag takes

def value(tag_type, style, text, wrong=None, tidied=None):
    case = {"type": tag_type, "style": style, "text": text, "wrong": wrong}
    if tidied is not None:
        case["tidied"] = tidied
    return case


def values():
    cases = []
    for places, least, most in [(None, None, None), (2, None, None), (0, 1, 100), (2, -5, 1234.5), (None, 0.1, None), (None, None, 19.99)]:
        style = {key: each for key, each in (("decimals", places), ("min", least), ("max", most)) if each is not None}
        for text in ["19,99", "19.99", "1.234,5", "1234,5", "1,234", "1.234", "0", "-5", "-5,01", "100", "100,1", "0,1", "0,09", "20", "1 234,50", "x", "12,",
                     "\u0661\u0669\u066b\u0669\u0669", "\u0967\u0968", "\uff11\uff12\uff0e\uff15", "9" * 64, "9" * 65]:
            case = number_case(text)
            plain = case["plain"]
            if plain is None:
                wrong = "noNumber"
            elif "other" in case:
                wrong = "ambiguous"
            elif places is not None and len(plain.partition(".")[2]) > places:
                wrong = "decimals"
            elif least is not None and Decimal(plain) < Decimal(str(least)):
                wrong = "tooSmall"
            elif most is not None and Decimal(plain) > Decimal(str(most)):
                wrong = "tooLarge"
            else:
                wrong = None
            cases.append(value(NUMBER, style, text, wrong, text if plain is None or "other" in case else plain))
    lengths = ["abc", "abcd", "ab\u00e9", "abe\u0301", "\U0001f600\U0001f600\U0001f600", "\U0001f600\U0001f600\U0001f600\U0001f600", " ab", "abc ", "abcd ", "a\nb", "\ud800ab", "\u200babc",
               "\u0661\u0662\u0663", "   ", "    "]
    for text in lengths:
        for tag_type in (TEXT, MASKED):
            bare = text.strip(" \n\u200b")
            fits = len(text) <= 3
            cases.append(value(tag_type, {"maxLength": 3}, text, None if fits else "tooLong",
                               bare if not fits and bare and len(bare) <= 3 else text))
    for option in ["Red", "red", "Red ", "", "Blue", "\u00c9t\u00e9", "E\u0301te\u0301", "Gr\u00fcn"]:
        cases.append(value(DROPDOWN, {"options": ["Red", "Gr\u00fcn", "\u00c9t\u00e9"]}, option, None if option in ("", "Red", "Gr\u00fcn", "\u00c9t\u00e9") else "noOption"))
    cases.append(value(DROPDOWN, {}, "anything"))
    for text, wrong, tidied in [("12345", None, "12345"), (" 12345", "form", "12345"), ("12345\u0085", "form", "12345"), ("\u0661\u0662\u0663\u0664\u0665", "form", None),
                                ("1234", "form", "1234"), (" 1234 ", "form", " 1234 "), ("", None, "")]:
        cases.append(value(TEXT, {"pattern": "\\d{5}"}, text, wrong, text if tidied is None else tidied))
    for text in ["M\u00fcller", "\u0130zmir", "a b"]:
        cases.append(value(TEXT, {"pattern": "\\w+"}, text, "form" if " " in text else None))
    cases.append(value(TEXT, {"pattern": "a{,3}"}, "aa", "unchecked"))
    cases.append(value(TEXT, {"pattern": "a{,3}"}, ""))
    cases.append(value(NUMBER, {"pattern": "[0-9]+"}, "12,5", "form", "12.5"))
    for text, wrong in [("2026-02-28", None), ("2026-02-30", "noDate"), ("2026-02-29", "noDate"), ("2024-02-29", None), ("28.02.2026", None), ("30.02.2026", "noDate"),
                        ("2026-02-28 ", None), ("tomorrow", "noDate")]:
        cases.append(value(DATE, {"dateFormat": "dd.MM.yyyy", "pattern": "never"}, text, wrong))
    return cases


# ---- conditions and formulas over values that people write

def documents():
    cases = []
    pairs = [("\u03a0\u0391\u03a4\u03a1\u0391\u03a3", "\u03c0\u03b1\u03c4\u03c1\u03b1\u03c3"), ("\u0130zmir", "i\u0307zmir"), ("\u0130zmir", "izmir"), ("ISPARTA", "\u0131sparta"), ("straße", "STRASSE"), ("Oui ", "oui"),
             ("nein", "ja"), ("caf\u00e9", "CAFE\u0301"), ("\u0661\u0662", "12"), ("19,99", "19.99"), ("1.000", "1")]
    for wanted, given in pairs:
        for tag_type in (TEXT, NUMBER, DROPDOWN):
            shown = caseless(wanted) == caseless(given)
            if tag_type == NUMBER and not shown:
                one, other = (number_case(each) for each in (wanted, given))
                shown = bool(one["plain"] and other["plain"] and "other" not in one and "other" not in other
                             and Decimal(one["plain"]) == Decimal(other["plain"]))
            cases.append({"tags": [{"name": "\u03a0\u03cc\u03bb\u03b7", "type": tag_type, "text": given, "style": {}},
                                   {"name": "Then", "type": TEXT, "text": "", "style": {"condition": {"tag": "\u03a0\u038c\u039b\u0397 ", "equals": wanted}}}],
                          "shown": {"Then": shown}})
    for group, named in [("Gr\u00f6\u00dfe", "GR\u00d6SSE"), ("Farbe", "farbe\u00a0"), ("\u0130l", "i\u0307l")]:
        for chosen in ("S", "M"):
            tags = [{"name": size, "type": RADIO, "groupName": group if size == "S" else group.upper(), "text": "true" if size == chosen else "false", "style": {}}
                    for size in ("S", "M")]
            tags.append({"name": "Then", "type": TEXT, "text": "", "style": {"condition": {"tag": named, "equals": "m"}}})
            cases.append({"tags": tags, "shown": {"Then": chosen == "M"}})
    context = Context(prec=34, rounding=ROUND_HALF_UP)
    for _ in range(220):
        locale = rng.choice(list(LOCALES))
        first, second = (f"{rng.randrange(1, 10 ** rng.randrange(1, 8))}.{rng.randrange(0, 100):02}" for _ in range(2))
        texts = [written(first, locale, rng.random() < 0.5), written(second, locale, rng.random() < 0.5)]
        pair = [number_case(each) for each in texts]
        assert [each["plain"] for each in pair] == [first, second] and not any("other" in each for each in pair), texts
        sign = rng.choice("+-*")
        result = {"+": context.add, "-": context.subtract, "*": context.multiply}[sign](Decimal(first), Decimal(second))
        shown = format(result.quantize(Decimal("0.01"), ROUND_HALF_UP, Context(prec=200)), "f")
        shown = shown[1:] if not shown.strip("-0.") and shown.startswith("-") else shown
        cases.append({"tags": [{"name": "Stra\u00dfe", "type": NUMBER, "text": texts[0], "style": {}}, {"name": "B", "type": TEXT, "text": f"{texts[1]}\u0085", "style": {}},
                               {"name": "Result", "type": NUMBER, "text": "", "style": {"formula": f"{{STRASSE}} {sign}\u0085{{ b}}", "decimals": 2}}],
                      "computed": {"Result": shown}})
    for text in ["1,234", "abc", "1.2.3"]:
        cases.append({"tags": [{"name": "A", "type": NUMBER, "text": text, "style": {}},
                               {"name": "Result", "type": NUMBER, "text": "", "style": {"formula": "{A} * 2"}}], "computed": {"Result": ""}})
    return cases


def main():
    golden = {"numbers": numbers(), "dates": dates(), "patterns": pattern_cases(), "same": same_cases(), "values": values(), "documents": documents()}
    count = sum(len(each.get("texts", [0])) for each in golden["patterns"]) + sum(len(golden[key]) for key in golden if key != "patterns")
    assert count >= 3000, count
    golden["count"] = count
    with open(sys.argv[1], "w", encoding="ascii") as file:
        file.write("{\n")
        for key, cases in golden.items():
            if key == "count":
                continue
            file.write(f'"{key}": [\n' + ",\n".join(json.dumps(each) for each in cases) + "\n],\n")
        file.write(f'"count": {count}\n}}\n')
    print({key: len(each) for key, each in golden.items() if key != "count"}, count)


main()
