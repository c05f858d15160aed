#!/usr/bin/env python3
"""Tests of packaging/tools/numbers and packaging/tools/behaviours: each kind of fault is reported."""
import copy
import importlib.machinery
import importlib.util
import json
import pathlib
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def load(name):
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "packaging/tools" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


numbers = load("numbers")
behaviours = load("behaviours")


class Numbers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.found, _ = numbers.numbers()
        cls.openapi = json.loads((ROOT / "resources/openapi/openapi.json").read_text(encoding="utf-8"))

    @staticmethod
    def read(mark, code="inline constexpr int some = 3;"):
        found, faults = {}, []
        numbers.read_source("a.h", f"{mark}\n{code}\n", found, faults)
        return found, faults

    def test_a_unit_may_have_a_hyphen(self):
        found, faults = self.read("// Number(some, sign-ins): Some")
        self.assertEqual((found["some"][1:3], faults), (("3", "sign-ins"), []))

    def test_a_malformed_mark_is_a_fault(self):
        for mark in ("// Number(some, a/b): Some", "// Number(some): Some", "/// Number(some, units) Some"):
            self.assertEqual(self.read(mark), ({}, ["a.h:1: malformed mark"]))

    def test_units_divide_the_value(self):
        for value, unit, expected in ((64 * 1024, "bytes", ("64", "KiB")), (10 * 1024 ** 2, "bytes", ("10", "MiB")),
                                      (1500, "bytes", ("1,500", "bytes")), (86_400_000, "time", ("1", "day")),
                                      (90_000, "time", ("90", "seconds")), (1, "time", ("1", "ms"))):
            self.assertEqual(numbers.shown(value, unit), expected)

    def test_guides_repeat_the_number_and_in_english_the_unit(self):
        found = {"idle": ("Idle", "30", "minutes", "idle", "a.h")}
        for name, text, is_right in (
                ("guide.md", "after 30<!--idle--> minutes", True), ("guide.md", "30<!--idle-->\nminutes", True),
                ("guide.md", "at 30<!--idle-->, or later", True), ("guide.md", "30<!--idle--> hours", False),
                ("guide.md", "31<!--idle--> minutes", False), ("guide.md", "30<!--idel--> minutes", False),
                ("guide.de.md", "nach 30<!--idle--> Minuten", True), ("guide.de.md", "31<!--idle--> Minuten", False)):
            _, faults = numbers.check_guide(name, text, found)
            self.assertEqual(not faults, is_right, text)

    def test_a_text_whose_constant_is_gone_is_a_fault(self):
        found = {word: each for word, each in self.found.items() if word != "passLifetime"}
        self.assertIn("openapi.json: paths//sign/{guid}/unlock/post states passLifetime, which no constant has",
                      numbers.check_texts(self.openapi, found))

    def test_texts_state_the_number(self):
        found = self.found | {"passLifetime": ("", "3", "hours", "passLifetime", "a.h")}
        self.assertEqual(len(numbers.check_texts(self.openapi, found)), 2)

    def test_every_list_has_the_limit(self):
        self.assertEqual(numbers.check_lists(self.openapi, self.found), [])
        places = [path for path, _, limit in numbers.lists_of(self.openapi) if limit is not None]
        self.assertGreater(len(places), 15)
        for path in places:
            for limit in (7, None):
                changed = copy.deepcopy(self.openapi)
                part = changed
                for name in path:
                    part = part[int(name) if isinstance(part, list) else name]
                part["maxItems"] = limit
                if limit is not None or numbers.is_request(path):
                    self.assertEqual(len(numbers.check_lists(changed, self.found)), 1, path)


class Behaviours(unittest.TestCase):
    def test_a_malformed_mark_is_a_fault(self):
        for mark in ("// Index(): Some", "# Index(some) Some", "//Index(some): Some"):
            found, faults = [], []
            behaviours.read_source("a.py", f"{mark}\nsome = 3\n", found, faults)
            self.assertEqual((found, faults), ([], ["a.py:1: malformed mark"]))


if __name__ == "__main__":
    unittest.main()
