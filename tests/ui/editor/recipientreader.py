#!/usr/bin/python3
"""Fills in a recipient's card of the running editor as a screen reader's user does: over AT-SPI and by keys alone.

usage: recipientreader.py PROGRAM FILE.pdf     (inside a D-Bus session with an X display)
Prints the controls in the order of Tab; exits 0 when everything could be done, 1 with the reason otherwise.
"""
import shutil
import subprocess
import sys

import screenreader as reader
from screenreader import (DOWN, ESCAPE, RETURN, TAB, find, focus_moved, focus_told, forget, has, key, labelled,
                          place_of, pyatspi, tab_to, until, walk)

SPACE = 0x20
SHIFTED = {"@": 0x32, "+": 0x3D}  # where the keyboard of the United States has them

TEXT, COMBO, SPIN = pyatspi.ROLE_TEXT, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_SPIN_BUTTON
BOX, BUTTON = pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_PUSH_BUTTON

PHONE_LABEL = "Phone number with country code"
# Each stop of the open card: its role and its name, or the label of a combo box.
FIRST_STOPS = [(TEXT, "Recipient's name"), (TEXT, "Recipient's email address"), (COMBO, "Role"),
               (SPIN, "Signing step")]
SETTINGS = [(COMBO, "Language"), (TEXT, "Company"), (TEXT, "Job title"), (TEXT, "Access code"),
            (BOX, "Email a one-time code"), (BOX, "Send a one-time code by SMS"), (TEXT, PHONE_LABEL),
            (BOX, "May place signatures anywhere"), (BOX, "May delegate to another person"),
            (TEXT, "Private message"), (TEXT, "Group"), (SPIN, "Days after the previous step")]


def type_text(text):
    for letter in text:
        if letter in SHIFTED:
            key(SHIFTED[letter], "shift")
        elif letter.isupper():
            key(ord(letter.lower()), "shift")
        else:
            key(ord(letter))


def name_of(control):
    """Its own name; Qt calls a combo box by what is chosen in it, and its label stands beside."""
    if control.getRole() == COMBO:
        for relation in control.getRelationSet():
            if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY:
                return relation.getTarget(0).name
    return control.name


def text_of(control):
    text = control.queryText()
    return text.getText(0, text.characterCount)


def check_visible(control):
    """Whoever sees the screen sees the control, too: it is scrolled to."""
    def is_inside():
        around = control.parent
        while around.getRole() not in (pyatspi.ROLE_VIEWPORT, pyatspi.ROLE_SCROLL_PANE, pyatspi.ROLE_FRAME):
            around = around.parent
        room, seen = place_of(around), place_of(control)
        return (has(control, pyatspi.STATE_SHOWING) and room.y <= seen.y and
                seen.y + seen.height <= room.y + room.height and seen.x + seen.width <= room.x + room.width and
                room.x <= seen.x)

    until(f"{control.name!r} is scrolled into view", is_inside)


def step():
    """The next stop of Tab."""
    forget()
    key(TAB)
    return until("Tab moves on", focus_moved)


def expect(control, role, name):
    said = name_of(control)
    print(f"  {control.getRoleName()}: {said!r}")
    assert (control.getRole(), said) == (role, name), f"{control.getRoleName()} {said!r} instead of {name!r}"
    assert has(control, pyatspi.STATE_FOCUSED), f"{name!r} has not the keyboard"
    check_visible(control)
    return control


class Card:
    def __init__(self, app):
        self.app = app

    def opens(self):
        """A new recipient's card opens with the keyboard in the name."""
        pages = until("the pages", lambda: find(self.app, pyatspi.ROLE_LIST, "Pages"))
        reader.subjects.append(pages)
        until("the pages are there", lambda: has(pages, pyatspi.STATE_SHOWING))
        room = place_of(pages)

        def clicked():  # in the place of a window manager, which would give the window the keyboard
            pyatspi.Registry.generateMouseEvent(room.x + room.width // 2, room.y + room.height - 20, "b1c")
            try:
                return until("the click is taken", lambda: has(pages, pyatspi.STATE_FOCUSED), 3)
            except AssertionError:
                return False

        until("the pages have the keyboard", clicked)
        add = until("adding a recipient", lambda: find(self.app, BUTTON, "Add recipient"))
        tab_to(add, "shift")
        forget()
        key(SPACE)
        until("the name has the keyboard", lambda: focus_told() and focus_told().name == FIRST_STOPS[0][1])
        return focus_told()

    def fills_in(self, name):
        """Every control by Tab, with what the sender sets there."""
        print("the card, in the order of Tab:")
        expect(name, *FIRST_STOPS[0])
        type_text("Ben Unal")
        expect(step(), *FIRST_STOPS[1])
        type_text("ben@example.org")
        for role, label in FIRST_STOPS[2:]:
            expect(step(), role, label)
        more = expect(step(), BOX, "More settings")  # Qt's role of buttons that stay pressed
        key(SPACE)
        values = {"Company": "Mill Lane", "Job title": "Clerk", "Access code": "471147x",
                  PHONE_LABEL: "+49 151 23456789", "Private message": "Please sign soon", "Group": ""}
        found = {}
        at_phone = None
        for role, label in SETTINGS:
            control = expect(at_phone or step(), role, label)
            at_phone = None
            found[label] = control
            if label == "Language":
                for _ in range(20):
                    if control.name == "Deutsch":
                        break
                    was = control.name
                    key(DOWN)
                    until("another language", lambda: control.name != was)
                assert control.name == "Deutsch", control.name
            elif role == BOX:
                assert not has(control, pyatspi.STATE_CHECKED), label
                forget()
                key(SPACE)
                until(f"{label!r} is checked", lambda: has(control, pyatspi.STATE_CHECKED))
                if label == "Send a one-time code by SMS":  # leads on to the number
                    until("the number has the keyboard", lambda: focus_told() and focus_told() != control)
                    at_phone = focus_told()
            elif values.get(label):
                type_text(values[label])
                until(f"{label!r} is written", lambda: text_of(control) == values[label])
        return more, found

    def tells(self, more, found):
        """What was set is said, and how safe it is."""
        until("the number as it is used", lambda: text_of(found[PHONE_LABEL]) == "+4915123456789")
        until("how many are set", lambda: more.name == "More settings (9)")
        proof = ("Only someone who has the link, knows the access code, and can read both the email at this "
                 "address and text messages on this phone can act as this recipient.")
        until("who could act as this recipient", lambda: find(self.app, pyatspi.ROLE_LABEL, proof))
        print(f"said: {proof!r}")

    def closes_and_opens(self):
        """Escape closes the card, and Return opens it as it was."""
        forget()
        key(ESCAPE)
        card = until("the closed card has the keyboard",
                     lambda: focus_told() if focus_told() and focus_told().name.startswith("Ben Unal") else None)
        print(f"closed: {card.getRoleName()} {card.name!r}")
        assert card.name.startswith("Ben Unal, Signs, step "), card.name
        assert card.getRole() == pyatspi.ROLE_PANEL, card.getRoleName()
        assert not find(card, TEXT, "Access code") or not has(find(card, TEXT, "Access code"),
                                                               pyatspi.STATE_SHOWING)
        forget()
        key(RETURN)
        until("the name has the keyboard", lambda: focus_told() and focus_told().name == FIRST_STOPS[0][1])
        assert text_of(focus_told()) == "Ben Unal"
        code = until("the access code", lambda: find(card, TEXT, "Access code"))
        until("the access code is seen", lambda: has(code, pyatspi.STATE_SHOWING))
        assert text_of(code) == "471147x"
        language = until("the language", lambda: labelled(card, COMBO, "Language"))
        assert language.name == "Deutsch", language.name
        for _, label in [s for s in SETTINGS if s[0] == BOX]:
            assert has(find(card, BOX, label), pyatspi.STATE_CHECKED), label
        return card

    def takes_back(self, card):
        """What is set is taken back by the same keys: the number goes with its code."""
        asks = find(card, BOX, "Send a one-time code by SMS")
        tab_to(asks)
        forget()
        key(SPACE)
        until("the code is not asked for", lambda: not has(asks, pyatspi.STATE_CHECKED))
        until("the number goes", lambda: not has(find(card, TEXT, PHONE_LABEL), pyatspi.STATE_SHOWING))
        proof = ("Only someone who has the link, knows the access code and can read the email at this address "
                 "can act as this recipient.")
        until("the other sentence", lambda: find(self.app, pyatspi.ROLE_LABEL, proof))

    def refuses(self, card):
        """A wrong number says so where it is, and among the findings."""
        asks = find(card, BOX, "Send a one-time code by SMS")
        key(SPACE)
        until("the code is asked for again", lambda: has(asks, pyatspi.STATE_CHECKED))
        # A finding tells itself as well, though the keyboard stays in the card.
        number = until("the number has the keyboard", lambda: next(
            (a for a in walk(card) if a.name == PHONE_LABEL and has(a, pyatspi.STATE_FOCUSED)), None))
        type_text("0151")
        key(TAB)
        until("the fault is told with the field",
              lambda: number.description == "Enter a phone number with a country code, such as +49 151 23456789.")


def main(program, file):
    for kind in (reader.FOCUSED, reader.SELECTED, reader.NAME, reader.DESCRIPTION):
        pyatspi.Registry.registerEventListener(reader.on_event, kind)
    if shutil.which("gnome-keyring-daemon"):  # or it would ask for a password in a window of its own
        subprocess.run(["gnome-keyring-daemon", "--unlock", "--components=secrets"], input=b"test",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    process = subprocess.Popen([program, file])
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        app = until("the program", lambda: next((a for a in desktop if a and "inkstone" in a.name.lower()), None))
        card = Card(app)
        card.tells(*card.fills_in(card.opens()))
        opened = card.closes_and_opens()
        card.takes_back(opened)
        card.refuses(opened)
        print("done")
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


if __name__ == "__main__":
    try:
        main(sys.argv[1], sys.argv[2])
    except AssertionError as reason:
        print(f"FAILED: {reason}")
        sys.exit(1)
