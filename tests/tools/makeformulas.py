#!/usr/bin/env python3
"""Writes tests/golden/formulas.json: what formulas and conditions must give, for the service and the signing page alike.

The cases by hand stand here as they are; 400 random expressions are reckoned by Python's own decimal module (34 digits, half
away from zero), which knows nothing of ours, and 600 more with conditions, texts and dates by Python's datetime as well. Usage: makeformulas.py tests/golden/formulas.json
"""
import datetime
import json
import random
import re
import sys
from decimal import ROUND_HALF_UP, Context, Decimal

context = Context(prec=34, rounding=ROUND_HALF_UP, Emin=-999999, Emax=999999)


class Problem(Exception):
    pass


def text_of(value, places):
    """As Decimal::toText: exactly `places` digits after the point, or at most ten without zeros at the end."""
    shown = value.quantize(Decimal(1).scaleb(-(10 if places is None else places)), ROUND_HALF_UP, Context(prec=200))
    text = format(shown, "f")
    if places is None and "." in text:
        text = text.rstrip("0").rstrip(".")
    return text[1:] if text.startswith("-") and not text.strip("-0.") else text


# ---- an evaluator of its own: trees, not text

def number(value):
    return lambda values: value


def name(called):
    return lambda values: values[called]


def negate(a):
    def run(values):
        x = a(values)
        return None if x is None else context.minus(x)
    return run


def binary(sign, a, b):
    def run(values):
        x, y = a(values), b(values)
        if x is None and y is None:
            return None
        x, y = x or Decimal(0), y or Decimal(0)
        if sign == "/":
            if not y:
                raise Problem("divisionByZero")
            return context.divide(x, y)
        return {"+": context.add, "-": context.subtract, "*": context.multiply}[sign](x, y)
    return run


def gather(which, parts):
    def run(values):
        there = [x for x in (part(values) for part in parts) if x is not None]
        if not there:
            return None
        if which == "sum":
            total = there[0]
            for x in there[1:]:
                total = context.add(total, x)
            return total
        return min(there) if which == "min" else max(there)
    return run


def rounded(a, places):
    def run(values):
        x = a(values)
        return None if x is None else x.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP, Context(prec=300))
    return run


NAMES = ["Net", "Rate", "Übertrag", "Line 1"]


def literal(rng):
    kind = rng.random()
    if kind < 0.4:
        return str(rng.randint(0, 20))
    if kind < 0.8:
        return f"{rng.randint(0, 9999)}.{rng.randint(0, 99):02d}"
    return f"{rng.randint(0, 10**12)}.{rng.randint(0, 10**9)}"


def expression(rng, depth):
    """A text and what it means. Levels: 0 sum, 1 product, 2 factor, so that parentheses are set where they must be."""
    def sum_(d):
        text, run = product(d)
        while rng.random() < 0.35:
            sign = rng.choice("+-")
            more, other = product(d)
            text, run = text + rng.choice(["", " "]) + sign + rng.choice(["", " "]) + more, binary(sign, run, other)
        return text, run

    def product(d):
        text, run = factor(d)
        while rng.random() < 0.3:
            sign = rng.choice("*/")
            more, other = factor(d)
            text, run = text + rng.choice(["", " "]) + sign + more, binary(sign, run, other)
        return text, run

    def factor(d):
        pick = rng.random()
        if d <= 0 or pick < 0.3:
            if rng.random() < 0.5:
                called = rng.choice(NAMES)
                return "{" + rng.choice([called, called.upper(), f" {called} "]) + "}", name(called)
            text = literal(rng)
            return text, number(Decimal(text))
        if pick < 0.45:
            text, run = factor(d - 1)
            return "-" + text, negate(run)
        if pick < 0.7:
            text, run = sum_(d - 1)
            return "(" + text + ")", run
        if pick < 0.9:
            which = rng.choice(["sum", "min", "max"])
            parts = [sum_(d - 1) for _ in range(rng.randint(1, 4))]
            shown = rng.choice([which, which.upper(), which.capitalize()])
            return shown + "(" + ", ".join(p[0] for p in parts) + ")", gather(which, [p[1] for p in parts])
        text, run = sum_(d - 1)
        places = rng.randint(0, 4)
        return (f"round({text}, {places})" if places or rng.random() < 0.5 else f"round({text})"), rounded(run, places)

    return sum_(depth)


def used(text):
    return {called for called in NAMES if "{" + called.lower() + "}" in text.lower().replace("{ ", "{").replace(" }", "}")}


def random_case(rng):
    while True:
        text, run = expression(rng, rng.randint(1, 4))
        if len(text) <= 300:
            break
    values = {}
    for called in NAMES:
        pick = rng.random()
        values[called] = "" if pick < 0.2 else literal(rng) if pick < 0.85 else "-" + literal(rng)
    case = {"formula": text, "values": values}
    if rng.random() < 0.5:
        case["decimals"] = rng.randint(0, 6)
    known = {called: Decimal(words) if words else None for called, words in values.items()}
    named = used(text)
    try:
        result = None if named and all(known[n] is None for n in named) else run(known)
        if result is None:
            case["result"] = ""
        elif result and result.adjusted() + 1 > 34:
            case["problem"] = "tooLarge"
        else:
            case["result"] = text_of(result, case.get("decimals"))
    except Problem as problem:
        case["problem"] = str(problem)
        if named and all(known[n] is None for n in named):
            del case["problem"]
            case["result"] = ""
    return case


# ---- numbers, texts and dates: trees of tuples, written as a formula and computed separately

KINDS = {"Net": 269, "Rate": 269, "Name": 252, "Note": 252, "Start": 255, "End": 255}
FORMS = {"End": "dd.MM.yyyy", "Start": ""}
LEVELS = {"=": 0, "<>": 0, "<": 0, "<=": 0, ">": 0, ">=": 0, "&": 1, "+": 2, "-": 2, "*": 3, "/": 3}


class Day:
    """A date in a form; without a day it is a date field that is empty."""

    def __init__(self, day, form):
        self.day, self.form = day, form

    def text(self):
        day = self.day
        return f"{day.day:02}.{day.month:02}.{day.year:04}" if self.form == "dd.MM.yyyy" else f"{day.year:04}-{day.month:02}-{day.day:02}"


class Entered:
    """A number as it stands in its field."""

    def __init__(self, words):
        self.number, self.words = Decimal(words), words


def is_empty(value):
    return value is None or (isinstance(value, str) and not value.strip()) or (isinstance(value, Day) and value.day is None)


def decimal_in(value):
    if isinstance(value, Entered):
        return value.number
    if isinstance(value, str):
        return Decimal(value.strip()) if re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", value.strip()) else None
    return value if isinstance(value, Decimal) else None


def date_in(value, form=""):
    if isinstance(value, Day):
        return value.day
    if not isinstance(value, str):
        return None
    found = re.fullmatch(r"(?P<y>[0-9]{4})-(?P<m>[0-9]{2})-(?P<d>[0-9]{2})", value.strip())
    if not found and form == "dd.MM.yyyy":
        found = re.fullmatch(r"(?P<d>[0-9]{2})\.(?P<m>[0-9]{2})\.(?P<y>[0-9]{4})", value.strip())
    try:
        return datetime.date(int(found["y"]), int(found["m"]), int(found["d"])) if found else None
    except ValueError:
        return None


def as_number(value):
    if is_empty(value):
        return None
    found = decimal_in(value)
    if found is None:
        raise Problem("noNumber")
    return found


def as_day(value):
    if is_empty(value):
        return Day(None, "")
    if date_in(value) is None:
        raise Problem("noDate")
    return value if isinstance(value, Day) else Day(date_in(value), "")


def as_text(value):
    if isinstance(value, str):
        return value
    if is_empty(value):
        return ""
    if isinstance(value, Day):
        return value.text()
    if isinstance(value, Entered):
        return value.words
    if value and value.adjusted() + 1 > 34:
        raise Problem("tooLarge")
    return text_of(value, None)


def order_of(a, b):
    """Below 0, 0, above it, or None."""
    if is_empty(a) or is_empty(b):
        return 0 if is_empty(a) and is_empty(b) else None
    if isinstance(a, str) and isinstance(b, str) and a.strip().casefold() == b.strip().casefold():
        return 0
    if isinstance(a, Day) or isinstance(b, Day):
        x, y = date_in(a, b.form if isinstance(b, Day) else ""), date_in(b, a.form if isinstance(a, Day) else "")
    else:
        x, y = decimal_in(a), decimal_in(b)
    return None if x is None or y is None else (x > y) - (x < y)


def later(date, days, sign):
    count = as_number(days)
    if count is None:
        return date
    if count != count.to_integral_value():
        raise Problem("badDays")
    if abs(count) >= 10 ** 7:
        raise Problem("tooLarge")
    try:
        return Day(date.day and date.day + datetime.timedelta(days=sign * int(count)), date.form)
    except OverflowError:
        raise Problem("tooLarge") from None


def between(end, start):
    return None if end.day is None or start.day is None else Decimal((end.day - start.day).days)


def value_of(tree, values):
    kind, *parts = tree
    if kind == "value":
        return parts[0]
    if kind == "name":
        return values[parts[0]]
    true = lambda part: bool(as_number(value_of(part, values)) or 0)
    if kind == "if":
        part = parts[1] if true(parts[0]) else parts[2] if len(parts) > 2 else None
        return part and value_of(part, values)
    if kind in ("and", "or"):
        return Decimal(int((all if kind == "and" else any)(true(part) for part in parts)))
    if kind == "not":
        return Decimal(int(not true(parts[0])))
    found = [value_of(part, values) for part in parts]
    a, b = found[0], found[1] if len(found) > 1 else None
    if kind in ("=", "<>", "<", "<=", ">", ">="):
        rank = order_of(a, b)
        if rank is None:
            return Decimal(int(kind == "<>"))
        return Decimal(int({"=": rank == 0, "<>": rank != 0, "<": rank < 0, "<=": rank <= 0, ">": rank > 0, ">=": rank >= 0}[kind]))
    if kind == "&":
        return as_text(a) + as_text(b)
    if kind == "days":
        end = as_day(a)
        return between(end, as_day(b))
    if kind in "+-" and (isinstance(a, Day) or isinstance(b, Day)):
        if isinstance(a, Day) and isinstance(b, Day) and kind == "-":
            return between(a, b)
        if isinstance(a, Day) and not isinstance(b, Day):
            return later(a, b, 1 if kind == "+" else -1)
        if isinstance(b, Day) and not isinstance(a, Day) and kind == "+":
            return later(b, a, 1)
    numbers = [number(as_number(each)) for each in found]
    if kind in "+-*/":
        return binary(kind, *numbers)(None)
    if kind == "negate":
        return negate(numbers[0])(None)
    return gather(kind, numbers)(None)


def written(tree, level, rng):
    """The formula of a tree, in parentheses where the level asks for them."""
    kind, *parts = tree
    if kind == "value":
        return '"' + parts[0].replace('"', '""') + '"' if isinstance(parts[0], str) else format(parts[0], "f")
    if kind == "name":
        return "{" + rng.choice([parts[0], parts[0].upper()]) + "}"
    if kind == "negate":
        return "-" + written(parts[0], 4, rng)
    if kind not in LEVELS:
        return rng.choice([kind, kind.upper()]) + "(" + rng.choice(["; ", ";", ", "]).join(written(part, 0, rng) for part in parts) + ")"
    own = LEVELS[kind]
    blank = rng.choice(["", " "])
    text = written(parts[0], own + (own == 0), rng) + blank + kind + blank + written(parts[1], own + 1, rng)
    return "(" + text + ")" if own < level else text


def grown(rng, depth, wanted):
    """A random tree; `wanted` is a number, a text or a day mostly, so that problems are the exception."""
    if rng.random() < 0.03:
        wanted = rng.choice(["number", "text", "day"])
    grow = lambda kind: grown(rng, depth - 1, kind)
    if depth <= 0 or rng.random() < 0.15:
        if wanted in ("number", "truth"):
            return ("name", rng.choice(["Net", "Rate", "Note"])) if rng.random() < 0.5 else ("value", Decimal(literal(rng)))
        if wanted == "text":
            return ("name", rng.choice(list(KINDS))) if rng.random() < 0.5 else ("value", rng.choice(["", " ", "a", 'b "c"', "{Net}", "Größe", "12", "; 1)"]))
        return ("name", rng.choice(["Start", "End"])) if rng.random() < 0.8 else ("value", rng.choice(["2026-03-01", "2024-02-29", "01.03.2026", "2026-02-30"]))
    pick = rng.random()
    if pick < 0.25:
        branches = [grow("truth"), grow(wanted), grow(wanted)]
        return ("if", *branches[:rng.choice([2, 3, 3, 3])])
    if wanted == "truth" or (wanted == "number" and pick < 0.35):
        if rng.random() < 0.3:
            kind = rng.choice(["and", "or", "not"])
            return (kind, *(grow("truth") for _ in range(1 if kind == "not" else rng.randint(1, 3))))
        kind = rng.choice(["number", "number", "text", "day"])
        return (rng.choice(["=", "<>", "<", "<=", ">", ">="]), grow(kind), grow(kind))
    if wanted == "text":
        return ("&", grow(rng.choice(["text", "text", "number", "day"])), grow("text"))
    if wanted == "day":
        days = ("value", Decimal(rng.randint(0, 400))) if rng.random() < 0.8 else grow("number")
        kind = rng.choice("+-")
        return ("+", days, grow("day")) if kind == "+" and rng.random() < 0.3 else (kind, grow("day"), days)
    if pick < 0.5:
        return (rng.choice(["days", "-"]), grow("day"), grow("day"))
    if pick < 0.6:
        return (rng.choice(["sum", "min", "max"]), *(grow("number") for _ in range(rng.randint(1, 3))))
    if pick < 0.65:
        return ("negate", grow("number"))
    return (rng.choice("+-*/"), grow("number"), grow("number"))


def names_in(tree):
    return {tree[1]} if tree[0] == "name" else set().union(*(names_in(part) for part in tree[1:] if isinstance(part, tuple)), set())


def has_condition(tree):
    return tree[0] in ("if", "and", "or", "not", "=", "<>", "<", "<=", ">", ">=") or any(has_condition(part) for part in tree[1:] if isinstance(part, tuple))


def typed_case(rng):
    wanted = rng.choice(["number", "number", "text", "text", "day"])
    while True:
        tree = grown(rng, rng.randint(1, 5), wanted)
        text = written(tree, 0, rng)
        if len(text) <= 300:
            break
    days = [f"{2024 + rng.randint(0, 3)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}" for _ in range(2)]
    words = {"Net": rng.choice(["", literal(rng), "-" + literal(rng)]), "Rate": rng.choice(["0", "1", "2.50"]), "Name": rng.choice(["", "Ada", "GRÖSSE", "12"]),
             "Note": rng.choice(["", "7", "0.5", "-3"]), "Start": rng.choice(["", days[0]]), "End": rng.choice([days[1], days[0], ".".join(reversed(days[1].split("-")))])}
    values = {}
    for called, kind in KINDS.items():
        form = FORMS.get(called)
        values[called] = words[called] if kind == 252 else Day(date_in(words[called], form), form) if kind == 255 else Entered(words[called]) if words[called] else None
    kind = {"number": 269, "text": 252, "day": 255}[wanted]
    case = {"formula": text, "type": kind, "values": words, "types": KINDS, "forms": FORMS}
    if wanted == "number" and rng.random() < 0.5:
        case["decimals"] = rng.randint(0, 4)
    named = names_in(tree)
    try:
        result = None if not has_condition(tree) and named and all(is_empty(values[each]) for each in named) else value_of(tree, values)
        found = result if isinstance(result, Decimal) else result.number if isinstance(result, Entered) else None
        if found and found.adjusted() + 1 > 34:
            raise Problem("tooLarge")
        if kind == 269:
            found = as_number(result)
            case["result"] = "" if found is None else text_of(found, case.get("decimals"))
        elif kind == 255:
            found = as_day(result)
            case["result"] = Day(found.day, "").text() if found.day else ""
        else:
            case["result"] = as_text(result)
    except Problem as problem:
        case["problem"] = str(problem)
    return case


def ok(formula, result, values=None, decimals=None):
    case = {"formula": formula, "values": values or {}, "result": result}
    if decimals is not None:
        case["decimals"] = decimals
    return case


def typed(formula, result, kind=252, **values):
    """A result of a kind other than a number, from values of which each is a text, or (text, kind) or (text, kind, form)."""
    case = {"formula": formula, "type": kind, "values": {}, "types": {}, "forms": {}}
    for called, value in values.items():
        text, own, form = (value if isinstance(value, tuple) else (value, 252)) + ("",) * (3 - (len(value) if isinstance(value, tuple) else 2))
        case["values"][called], case["types"][called], case["forms"][called] = text, own, form
    return case | ({"problem": result[1:]} if result.startswith("!") else {"result": result})


def problem(formula, which, values=None):
    return {"formula": formula, "values": values or {}, "problem": which}


def fault(formula, which, at, length):
    return {"formula": formula, "fault": which, "at": at, "length": length}


BY_HAND = [
    ok("0.1 + 0.2", "0.3"), ok("1 - 0.9", "0.1"), ok("1.1 * 1.1", "1.21"), ok("2 + 3 * 4", "14"), ok("(2 + 3) * 4", "20"),
    ok("8 / 4 / 2", "1"), ok("2 - 3 - 4", "-5"), ok("-2 * -3", "6"), ok("--2", "2"), ok("1/3", "0.3333333333"), ok("1/3*3", "1"),
    ok("2/3", "0.67", decimals=2), ok("0.125", "0.13", decimals=2), ok("-0.125", "-0.13", decimals=2), ok("2.5", "3", decimals=0),
    ok("-0.4", "0", decimals=0), ok("5", "5.00", decimals=2), ok("1000000 * 1000000", "1000000000000"),
    ok("9999999999999999999999999999999999", "9999999999999999999999999999999999"), ok("0.0000000001", "0.0000000001"),
    ok("round(2.5)", "3"), ok("ROUND(-2.5)", "-3"), ok("round(1.005, 2)", "1.01"), ok("round(1234.5, 0)", "1235"),
    ok("min(3, 1, 2)", "1"), ok("max(3, -1, 2)", "3"), ok("sum(1, 2, 3)", "6"), ok("sum(1,5)", "6"), ok("max(-1)", "-1"),
    ok("{Net} * 1.19", "119", {"Net": "100"}), ok("{ net }*{NET}", "25", {"Net": "5"}), ok("{Net}", "", {"Net": ""}),
    ok("{Net} + 5", "", {"Net": ""}), ok("{Net} + {Rate}", "3", {"Net": "3", "Rate": ""}), ok("{Net} * {Rate}", "0", {"Net": "3", "Rate": ""}),
    ok("min({Net}, {Rate})", "3", {"Net": "3", "Rate": ""}), ok("sum({Net}, {Rate}, 4)", "7", {"Net": "3", "Rate": ""}),
    ok("max({Net} + 1, {Rate})", "4", {"Net": "3", "Rate": ""}), ok("{Net}", "12.5", {"Net": " 12.50 "}), ok("-{Net}", "-7", {"Net": "7"}),
    ok("{Übertrag} + 1", "3", {"Übertrag": "2"}), ok("\t1\n+ 1", "2"),
    problem("1 / 0", "divisionByZero"), problem("{Net} / {Rate}", "divisionByZero", {"Net": "1", "Rate": ""}),
    problem("1 / (0.1 + 0.2 - 0.3)", "divisionByZero"), problem("{Net} + 1", "noNumber", {"Net": "about 5"}),
    ok("{Net} + 1", "2.5", {"Net": "1,5"}), problem("{Net} + 1", "noNumber", {"Net": "1,234"}), problem("{Net}", "noNumber", {"Net": "1e5"}),
    problem("{Gross}", "missing", {"Net": "1"}), problem("round(1, -1)", "badPlaces"), problem("round(1, 1.5)", "badPlaces"),
    problem("round(1, 21)", "badPlaces"), problem("9999999999999999999999999999999999 + 1", "tooLarge"),
    fault("", "empty", 0, 0), fault("   ", "empty", 3, 0), fault("1 +", "valueExpected", 3, 0), fault("* 2", "valueExpected", 0, 1),
    fault("1 + + 2", "valueExpected", 4, 1), fault("(1 + 2", "unclosed", 0, 1), fault("1 + 2)", "unclosed", 5, 1), fault("()", "valueExpected", 1, 1),
    fault("{Net", "unclosedName", 0, 1), fault("1 + {Net * {Rate}", "unclosedName", 4, 1), fault("{ }", "emptyName", 0, 3),
    fault("Net + 1", "unknownFunction", 0, 3), fault("avg(1, 2)", "unknownFunction", 0, 3), fault("sum 1", "unexpected", 4, 1),
    fault("sum()", "valueExpected", 4, 1), fault("sum(1,)", "valueExpected", 6, 1), fault("sum(1 2)", "unexpected", 6, 1),
    fault("round(1, 2, 3)", "badArguments", 0, 5), fault("1 2", "unexpected", 2, 1), fault("1.2.3", "badNumber", 0, 5), fault("1.", "badNumber", 0, 2),
    fault(".5", "unexpected", 0, 1), fault("1,19 * 2", "badNumber", 0, 2), fault("2 ^ 3", "unexpected", 2, 1), fault("1 + €", "unknownFunction", 4, 1),
    fault("{Net}{Rate}", "unexpected", 5, 1), fault("2 (3)", "unexpected", 2, 1), fault("1;2", "unexpected", 1, 1),
    fault("(" * 33 + "1" + ")" * 33, "tooDeep", 32, 1), fault("-" * 40 + "1", "tooDeep", 32, 1), fault("1" + " " * 1000, "tooLong", 1000, 1),
    ok("(" * 31 + "1" + ")" * 31, "1"),
    # conditions
    ok("if(1 < 2; 5; 6)", "5"), ok("IF(1 > 2, 5, 6)", "6"), ok("if(1 = 2; 5)", ""), ok("if(0; 5; 6)", "6"), ok("if(-1; 5; 6)", "5"),
    ok("if({Net} = \"\"; 1; 2)", "1", {"Net": ""}), ok("if({Net} <> \"\"; 1; 2)", "1", {"Net": "0"}), ok("if({Net}; 1; 2)", "2", {"Net": ""}),
    ok("if({Net} = 0; 0; 100 / {Net})", "0", {"Net": "0"}), ok("if({Net} = 0; 0; 100 / {Net})", "25", {"Net": "4"}), problem("if(1 / 0; 1; 2)", "divisionByZero"),
    ok("and(1; 2 > 1; 3)", "1"), ok("and(0; 1 / 0)", "0"), problem("and(1; 1 / 0)", "divisionByZero"), ok("or(1; 1 / 0)", "1"), ok("or(0; 0)", "0"),
    ok("not(3 < 2)", "1"), ok("not(not(7))", "1"), ok("1 + 1 = 2", "1"), ok("(1 < 2) + (2 <= 2) + (3 >= 4)", "2"), ok("2 * 3 <> 6", "0"),
    ok("{Net} < 5", "0", {"Net": ""}), ok("{Net} = {Rate}", "1", {"Net": "", "Rate": " "}), ok("\"10\" = 10", "1"), ok("\"a\" = 10", "0"), ok("\"a\" < \"b\"", "0"),
    ok("\"9\" < \"10\"", "1"), ok("{Net} = \"strasse\"", "1", {"Net": "Straße"}), problem("{Gross} = 1", "missing"), ok("if(1; 2; {Gross})", "2"),
    problem("if(\"yes\"; 1; 2)", "noNumber"), ok("if({Net} > 100; {Net} * 0.9; {Net})", "180", {"Net": "200"}), ok("sum(if(1; 2; 3), 4)", "6"),
    # texts
    typed("\"Dear \" & {Name} & \"!\"", "Dear Ada!", Name="Ada"), typed("\"Dear \" & {Name}", "", Name=""), typed("\"say \"\"hi\"\"\"", 'say "hi"'),
    typed("{Net} & \" €\"", "2.50 €", Net=("2.50", 269)), typed("{Net} * 2 & \" €\"", "5 €", Net=("2.50", 269)), typed("round(2.345; 2) & \"\"", "2.35"),
    typed("if({Name} = \"\"; \"nobody\"; {Name})", "nobody", Name=" "), typed("1 & 2 + 3", "15"), typed("\"{Name}\" & {Name}", "{Name}x", Name="x"),
    typed("{Net} & \"\"", "1,5", Net=("1,5", 269)), typed("\"a\"", "!noNumber", 269), typed("\"1\" + \"2,5\"", "3.5", 269), typed("-\"x\"", "!noNumber"),
    typed("{Name}", "as it is", Name="as it is"), typed("{Name} = \"ada\"", "1", Name="ADA"),
    typed(" & ".join(["{Name}"] * 100), "ab" * 2000, Name="ab" * 20), typed(" & ".join(["{Name}"] * 101), "!tooLarge", Name="ab" * 20),
    typed("9999999999999999999999999999999999 * 10 & \"\"", "!tooLarge"),
    # dates
    typed("{Start} + 14", "2026-03-08", 255, Start=("2026-02-22", 255)), typed("14 + {Start}", "2024-03-07", 255, Start=("22.02.2024", 255, "dd.MM.yyyy")),
    typed("{Start} + 14", "08.03.2026", Start=("2026-02-22", 255, "dd.MM.yyyy")), typed("{Start} - 365", "2023-03-01", 255, Start=("2024-02-29", 255)),
    typed("\"until \" & {Start} + 1", "until Sunday, 1 March 2026", Start=("2026-02-28", 255, "dddd, d MMMM yyyy")),
    typed("\"\" & {Start}", "Sun 1 Mar 26 at 7", Start=("2026-03-01", 255, "ddd d MMM yy 'at 7'")), typed("\"\" & {Start}", "3/1/0987", Start=("0987-03-01", 255, "M/d/yyyy")),
    typed("{Start} & \"\"", "", Start=("", 255)), typed("{Start} + {Net}", "", 255, Start=("", 255), Net=("14", 269)), typed("{Start} + {Net}", "2026-03-01", 255, Start=("2026-03-01", 255), Net=("", 269)),
    typed("days({End}; {Start})", "365", 269, Start=("2026-03-01", 255), End=("2027-03-01", 255)), typed("{End} - {Start}", "-1", 269, Start=("2024-03-01", 255), End=("2024-02-29", 255)),
    typed("days({End}; {Start})", "", 269, Start=("", 255), End=("2027-03-01", 255)), typed("days(\"2026-01-02\"; \"2026-01-01\")", "1", 269),
    typed("days({End}; \"never\")", "!noDate", 269, End=("2027-03-01", 255)), typed("days(5; 3)", "!noDate", 269), typed("{Start} + 0.5", "!badDays", 255, Start=("2026-03-01", 255)),
    typed("{Start} * 2", "!noNumber", 269, Start=("2026-03-01", 255)), typed("{Start} + {End}", "!noNumber", 269, Start=("2026-03-01", 255), End=("2026-03-01", 255)),
    typed("{Start}", "!noDate", 255, Start=("tomorrow", 255)), typed("5", "!noDate", 255), typed("{Start} + 1", "!tooLarge", 255, Start=("9999-12-31", 255)),
    typed("{Start} - 1", "!tooLarge", 255, Start=("0001-01-01", 255)), typed("{Start} + 9999999999", "!tooLarge", 255, Start=("2026-03-01", 255)),
    typed("if({End} >= {Start}; \"in time\"; \"late\")", "late", Start=("2026-03-01", 255), End=("28.02.2026", 255, "dd.MM.yyyy")),
    typed("{End} = \"28.02.2026\"", "1", 269, End=("2026-02-28", 255, "dd.MM.yyyy")), typed("{End} > \"2026-02-27\"", "1", 269, End=("2026-02-28", 255, "dd.MM.yyyy")),
    typed("{End} > \"soon\"", "0", 269, End=("2026-02-28", 255)), typed("{End} = 5", "0", 269, End=("2026-02-28", 255)), typed("max({Start}; 1)", "!noNumber", 269, Start=("2026-03-01", 255)),
    # faults of these
    fault("\"a", "unclosedText", 0, 1), fault("1 & \"a\"\"", "unclosedText", 4, 1), fault("1 < 2 < 3", "unexpected", 6, 1), fault("1 =", "valueExpected", 3, 0), fault("= 1", "valueExpected", 0, 1),
    fault("1 =< 2", "valueExpected", 3, 1), fault("if(1)", "badArguments", 0, 2), fault("if(1;2;3;4)", "badArguments", 0, 2), fault("not(1;2)", "badArguments", 0, 3), fault("days(1)", "badArguments", 0, 4),
    fault("today()", "unknownFunction", 0, 5), fault("constructor(1)", "unknownFunction", 0, 11), fault("if(;1)", "valueExpected", 3, 1), fault("& 1", "valueExpected", 0, 1), fault("\"a\"{b}", "unexpected", 3, 1),
    fault("1 == 1", "valueExpected", 3, 1), fault("\"a\" \"b\"", "unexpected", 4, 1), fault("if" * 20 + "(1)", "unknownFunction", 0, 40), fault("not(" * 33 + "1" + ")" * 33, "tooDeep", 128, 3),
]

T = {"text": 252, "check": 253, "radio": 254, "date": 255, "list": 257, "masked": 266, "number": 269}


def tag(called, kind, text="", **more):
    style = {key: more.pop(key) for key in ("options", "checked", "decimals", "formula", "condition") if key in more}
    return {"name": called, "type": T[kind], "text": text, "style": style, **more}


def when(called, equals):
    return {"tag": called, "equals": equals}


def asks(called, word, value=None):
    return {"tag": called, "is": word} | ({} if value is None else {"value": value})


def either(*alternatives):
    return {"any": [{"all": terms} for terms in alternatives]}


DOCUMENTS = [
    {"name": "conditions, texts and dates over computed tags", "tags": [
        tag("Express", "check", "true"), tag("Gold", "radio", "true", groupName="Plan", options=["12"]), tag("Net", "number", "100"),
        tag("Total", "number", formula="if({Express}; {Net} + {Plan}; {Net})", decimals=2), tag("Words", "text", formula="{Total} & \" EUR\""),
        tag("Signed", "date", "2026-02-20"), tag("Due", "date", formula="{Signed} + if({Express}; 7; 30)"), tag("Late", "text", formula="if({Due} < \"2026-03-01\"; \"early\"; \"late\")"),
        tag("Left", "number", formula="days({Due}; {Signed})"), tag("Why", "text", condition=asks("Late", "equals", "early")), tag("Pin", "masked", "secret"),
        tag("No", "text", formula="{Pin} & \"x\"")],
     "shown": {"Why": True}, "computed": {"Total": "112.00", "Words": "112.00 EUR", "Due": "2026-02-27", "Late": "early", "Left": "7", "No": ""}},
    {"name": "hidden texts and dates are empty", "tags": [
        tag("Ask", "check", "false"), tag("Name", "text", "Ada", condition=when("Ask", "true")), tag("Start", "date", "2026-01-01", condition=when("Ask", "true")),
        tag("Days", "number", "3"), tag("Hello", "text", formula="if({Name} = \"\"; \"Hello\"; \"Hello \" & {Name})"), tag("Due", "date", formula="{Start} + {Days}"),
        tag("Off", "number", formula="if({Ask} = \"\"; 1; 2)")],
     "shown": {"Name": False}, "computed": {"Hello": "Hello", "Due": "", "Off": "2"}},
    {"name": "sums over lines, rounded as they are shown", "tags": [
        tag("A", "number", "1"), tag("B", "number", "3"), tag("Part", "number", formula="{A} / {B}", decimals=2),
        tag("Total", "text", formula="{Part} * 3", decimals=2)],
     "shown": {}, "computed": {"Part": "0.33", "Total": "0.99"}},
    {"name": "what is computed last may stand first", "tags": [
        tag("Total", "number", formula="{Net} + {Tax}"), tag("Tax", "number", formula="{Net} * 0.19"), tag("Net", "number", "200")],
     "shown": {}, "computed": {"Total": "238", "Tax": "38"}},
    {"name": "what a client wrote into a computed tag does not count", "tags": [
        tag("Net", "number", "2"), tag("Twice", "number", "999", formula="{Net} * 2"), tag("More", "number", formula="{Twice} + 1")],
     "shown": {}, "computed": {"Twice": "4", "More": "5"}},
    {"name": "boxes are one or nought, groups and lists are their number", "tags": [
        tag("Pets", "check", "true"), tag("Garage", "check", ""), tag("Early", "check", "", checked=True),
        tag("Small", "radio", "false", groupName="Size", options=["10"]), tag("20", "radio", "true", groupName="Size"),
        tag("Rooms", "list", "3", options=["2", "3"]),
        tag("Sum", "number", formula="{Pets} * 100 + {Garage} * 50 + {Early} * 7 + {size} + {Rooms}"), tag("One", "number", formula="{20}"),
        tag("None", "number", formula="{Garage} * 5")],
     "shown": {}, "computed": {"Sum": "130", "One": "1", "None": "0"}},
    {"name": "a group without a choice is empty", "tags": [
        tag("Small", "radio", "false", groupName="Size", options=["10"]), tag("Price", "number", formula="{Size} * 2"),
        tag("Words", "radio", "true", groupName="Say"), tag("Bad", "number", formula="{Say} + 1")],
     "shown": {}, "computed": {"Price": "", "Bad": ""}},
    {"name": "hidden values do not count", "tags": [
        tag("Discount?", "check", "false"), tag("Discount", "number", "10", condition=when("Discount?", "true")), tag("Net", "number", "50"),
        tag("Total", "number", formula="{Net} - {Discount}")],
     "shown": {"Discount": False, "Net": True, "Total": True}, "computed": {"Total": "50"}},
    {"name": "and count when they are shown", "tags": [
        tag("Discount?", "check", "TRUE"), tag("Discount", "number", "10", condition=when("discount?", "True")), tag("Net", "number", "50"),
        tag("Total", "number", formula="{Net} - {Discount}")],
     "shown": {"Discount": True}, "computed": {"Total": "40"}},
    {"name": "a condition on a computed number compares numbers", "tags": [
        tag("Net", "number", "0"), tag("Total", "number", formula="{Net} * 2", decimals=2), tag("Why", "text", condition=when("Total", "0")),
        tag("More", "text", condition=when("Total", "1"))],
     "shown": {"Why": True, "More": False}, "computed": {"Total": "0.00"}},
    {"name": "numbers as numbers, texts as texts", "tags": [
        tag("N", "number", "10.0"), tag("S", "text", "10.0"), tag("OnN", "text", condition=when("N", "10")), tag("OnS", "text", condition=when("S", "10"))],
     "shown": {"OnN": True, "OnS": False}, "computed": {}},
    {"name": "chains", "tags": [tag("T0", "check", "true")] + [tag(f"T{i}", "check", "true", condition=when(f"T{i-1}", "true")) for i in range(1, 40)],
     "shown": {"T1": True, "T16": True, "T17": True, "T39": True}, "computed": {}},
    {"name": "a chain that breaks", "tags": [tag("T0", "check", "true")] + [
        tag(f"T{i}", "check", "false" if i == 5 else "true", condition=when(f"T{i-1}", "true")) for i in range(1, 10)],
     "shown": {"T5": True, "T6": False, "T7": False, "T9": False}, "computed": {}},
    {"name": "circles are never shown, and what hangs on them neither", "tags": [
        tag("A", "text", "x", condition=when("B", "x")), tag("B", "text", "x", condition=when("A", "x")), tag("C", "text", "x", condition=when("A", "x")),
        tag("Self", "text", "x", condition=when("Self", "x")), tag("Free", "text", "x")],
     "shown": {"A": False, "B": False, "C": False, "Self": False, "Free": True}, "computed": {}},
    {"name": "formulas in a circle have no result", "tags": [
        tag("A", "number", "5", formula="{B} + 1"), tag("B", "number", "6", formula="{A} + 1"), tag("C", "number", formula="{A} * 2"), tag("D", "number", formula="1 + 1")],
     "shown": {}, "computed": {"A": "", "B": "", "C": "", "D": "2"}},
    {"name": "a circle over a condition", "tags": [
        tag("Extra", "number", "5", condition=when("Total", "10")), tag("Total", "number", formula="{Base} + {Extra}"), tag("Base", "number", "10")],
     "shown": {"Extra": False}, "computed": {"Total": ""}},
    {"name": "a condition on nothing hides nothing", "tags": [tag("A", "text", condition=when("Gone", "x"))], "shown": {"A": True}, "computed": {}},
    {"name": "on groups, lists and texts", "tags": [
        tag("Red", "radio", "true", groupName="Colour"), tag("Blue", "radio", "false", groupName="Colour"), tag("L", "list", "b", options=["a", "b"]),
        tag("OnRed", "text", condition=when("colour", "red")), tag("OnBlue", "text", condition=when("Colour", "Blue")),
        tag("OnButton", "text", condition=when("Red", "true")), tag("OnA", "text", condition=when("L", "a")), tag("OnB", "text", condition=when("L", "B")),
        tag("Empty", "text", ""), tag("OnEmpty", "text", condition=when("Empty", ""))],
     "shown": {"OnRed": True, "OnBlue": False, "OnButton": True, "OnA": False, "OnB": True, "OnEmpty": True}, "computed": {}},
    {"name": "a chosen button that is hidden is no choice", "tags": [
        tag("Ask", "check", "false"), tag("5", "radio", "true", groupName="G", condition=when("Ask", "true")), tag("OnFive", "text", condition=when("G", "5")),
        tag("Sum", "number", formula="{G} + 1")],
     "shown": {"5": False, "OnFive": False}, "computed": {"Sum": ""}},
    {"name": "of two tags with one name the first counts", "tags": [tag("N", "number", "1"), tag("n", "number", "2"), tag("T", "number", formula="{N} * 10")],
     "shown": {}, "computed": {"T": "10"}},
    {"name": "what cannot be read, divided or found is empty", "tags": [
        tag("N", "number", "1"), tag("A", "number", "x", formula="{N} +"), tag("B", "number", "x", formula="{N} / 0"), tag("C", "number", "x", formula="{M} + 1"),
        tag("D", "number", "x", formula="{B} + 1")],
     "shown": {}, "computed": {"A": "", "B": "", "C": "", "D": ""}},
    {"name": "a computed tag may be hidden", "tags": [
        tag("Ask", "check", "false"), tag("N", "number", "2"), tag("A", "number", formula="{N} * 2", condition=when("Ask", "true")), tag("B", "number", formula="{A} + {N}")],
     "shown": {"A": False, "B": True}, "computed": {"A": "4", "B": "2"}},
    {"name": "comparisons of texts", "tags": [
        tag("T", "text", "Straße 5"), tag("Blank", "text", " \u200b"), tag("No", "text", condition=asks("T", "differs", "STRASSE 5")),
        tag("Yes", "text", condition=asks("T", "differs", "Strasse 6")), tag("Part", "text", condition=asks("T", "contains", "STRASSE")),
        tag("NoPart", "text", condition=asks("T", "contains", "weg")), tag("Filled", "text", condition=asks("T", "filled")),
        tag("NotFilled", "text", condition=asks("Blank", "filled")), tag("IsEmpty", "text", condition=asks("Blank", "empty")),
        tag("NotEmpty", "text", condition=asks("T", "empty")), tag("Less", "text", condition=asks("T", "less", "z")),
        tag("Odd", "text", condition=asks("T", "equals", "strasse 5")), tag("Gone", "text", condition=asks("Nobody", "differs", "x"))],
     "shown": {"No": False, "Yes": True, "Part": True, "NoPart": False, "Filled": True, "NotFilled": False, "IsEmpty": True, "NotEmpty": False,
               "Less": False, "Odd": True, "Gone": True}, "computed": {}},
    {"name": "comparisons of numbers", "tags": [
        tag("N", "number", "1.234,5"), tag("Words", "text", "10"), tag("None", "number", ""), tag("Sum", "number", formula="{N} * 2", decimals=2),
        *(tag(f"{word} {value}", "text", condition=asks("N", word, value))
          for word in ("less", "atMost", "greater", "atLeast", "differs") for value in ("1234.4", "1234.50", "1235", "x")),
        tag("Big", "text", condition=asks("Words", "greater", "9")), tag("NoNumber", "text", condition=asks("None", "less", "9")),
        tag("Computed", "text", condition=asks("Sum", "atLeast", "2469")), tag("SumIs", "text", condition=asks("Sum", "differs", "2469"))],
     "shown": {"less 1234.4": False, "less 1234.50": False, "less 1235": True, "less x": False,
               "atMost 1234.4": False, "atMost 1234.50": True, "atMost 1235": True, "atMost x": False,
               "greater 1234.4": True, "greater 1234.50": False, "greater 1235": False, "greater x": False,
               "atLeast 1234.4": True, "atLeast 1234.50": True, "atLeast 1235": False, "atLeast x": False,
               "differs 1234.4": True, "differs 1234.50": False, "differs 1235": True, "differs x": True,
               "Big": True, "NoNumber": False, "Computed": True, "SumIs": False}, "computed": {"Sum": "2469.00"}},
    {"name": "comparisons of dates", "tags": [
        tag("D", "date", "2026-02-28"), tag("None", "date", ""),
        *(tag(f"{word} {value}", "text", condition=asks("D", word, value))
          for word in ("less", "atMost", "greater", "atLeast") for value in ("2026-02-27", "2026-02-28", "2026-03-01", "2026-02-30")),
        tag("NoDay", "text", condition=asks("None", "less", "2026-03-01"))],
     "shown": {"less 2026-02-27": False, "less 2026-02-28": False, "less 2026-03-01": True, "less 2026-02-30": False,
               "atMost 2026-02-27": False, "atMost 2026-02-28": True, "atMost 2026-03-01": True, "atMost 2026-02-30": False,
               "greater 2026-02-27": True, "greater 2026-02-28": False, "greater 2026-03-01": False, "greater 2026-02-30": False,
               "atLeast 2026-02-27": True, "atLeast 2026-02-28": True, "atLeast 2026-03-01": False, "atLeast 2026-02-30": False,
               "NoDay": False}, "computed": {}},
    {"name": "comparisons of boxes, groups and masked texts", "tags": [
        tag("On", "check", "true"), tag("Off", "check", "false"), tag("Red", "radio", "true", groupName="Colour"),
        tag("Blue", "radio", "false", groupName="Colour"), tag("S", "radio", "false", groupName="Size"), tag("Pin", "masked", "1234"),
        tag("OnFilled", "text", condition=asks("On", "filled")), tag("OffFilled", "text", condition=asks("Off", "filled")),
        tag("OffEmpty", "text", condition=asks("Off", "empty")), tag("OnDiffers", "text", condition=asks("On", "differs", "true")),
        tag("Chosen", "text", condition=asks("Colour", "filled")), tag("NotChosen", "text", condition=asks("Size", "filled")),
        tag("NoSize", "text", condition=asks("Size", "empty")), tag("NotRed", "text", condition=asks("Colour", "differs", "red")),
        tag("NotBlue", "text", condition=asks("Colour", "differs", "Blue")), tag("HasRe", "text", condition=asks("Colour", "contains", "RE")),
        tag("PinIs", "text", condition=asks("Pin", "equals", "1234")), tag("PinFilled", "text", condition=asks("Pin", "filled")),
        tag("PinHas", "text", condition=asks("Pin", "contains", "12")), tag("PinMore", "text", condition=asks("Pin", "greater", "1"))],
     "shown": {"OnFilled": True, "OffFilled": False, "OffEmpty": True, "OnDiffers": False, "Chosen": True, "NotChosen": False, "NoSize": True,
               "NotRed": False, "NotBlue": True, "HasRe": True, "PinIs": True, "PinFilled": True, "PinHas": False, "PinMore": False},
     "computed": {}},
    {"name": "and, or", "tags": [
        tag("A", "check", "true"), tag("B", "check", "false"), tag("C", "check", "true"), tag("N", "number", "5"),
        tag("A and B", "text", condition=either([when("A", "true"), when("B", "true")])),
        tag("A and C", "text", condition=either([when("A", "true"), when("C", "true")])),
        tag("B or C", "text", condition=either([when("B", "true")], [when("C", "true")])),
        tag("B or not C", "text", condition=either([when("B", "true")], [when("C", "false")])),
        tag("A and B or C and 5", "text", condition=either([when("A", "true"), when("B", "true")], [when("C", "true"), asks("N", "less", "6")])),
        tag("Hidden", "text", "x", condition=when("B", "true")), tag("OnHidden", "text", condition=asks("Hidden", "empty")),
        tag("OrHidden", "text", condition=either([asks("Hidden", "differs", "y")], [when("A", "true")]))],
     "shown": {"A and B": False, "A and C": True, "B or C": True, "B or not C": False, "A and B or C and 5": True, "Hidden": False,
               "OnHidden": False, "OrHidden": True}, "computed": {}},
    {"name": "a circle over one of several terms", "tags": [
        tag("A", "text", "x", condition=either([when("B", "x")], [when("Free", "x")])), tag("B", "text", "x", condition=when("A", "x")), tag("Free", "text", "x")],
     "shown": {"A": False, "B": False, "Free": True}, "computed": {}},
]


def main():
    rng = random.Random(20260301)
    cases = BY_HAND + [random_case(rng) for _ in range(400)]
    cases += [typed_case(rng) for _ in range(600)]
    with open(sys.argv[1], "w", encoding="utf-8") as out:
        out.write('{"formulas": [\n')
        out.write(",\n".join(json.dumps(case, ensure_ascii=False) for case in cases))
        out.write('\n], "documents": [\n')
        out.write(",\n".join(json.dumps(case, ensure_ascii=False) for case in DOCUMENTS))
        out.write("\n]}\n")


main()
