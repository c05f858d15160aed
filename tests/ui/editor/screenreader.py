#!/usr/bin/python3
"""Uses the running editor as a screen reader does: over AT-SPI alone, with keys for hands.

usage: screenreader.py PROGRAM FILE.pdf     (inside a D-Bus session with an X display)
Prints what it reads; exits 0 when everything could be done, 1 with the reason otherwise.
"""
import shutil
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import GLib  # noqa: E402

PATIENCE = 30  # seconds for one step
heard = []


def on_event(event):
    try:
        heard.append((str(event.type), event.source.name or "", event.source))
    except Exception:  # the object is gone already
        pass


def until(what, probe, patience=PATIENCE):
    """The first true answer of `probe`, while events come in."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            answer = probe()
        except Exception:  # an object went away while it was read
            answer = None
        if answer:
            return answer
        time.sleep(0.02)
    raise AssertionError(f"not within {patience} s: {what}; heard last: {[h[:2] for h in heard[-8:]]}")


def walk(root, depth=0):
    if root is None or depth > 24:
        return
    yield root
    for i in range(root.childCount):
        yield from walk(root.getChildAtIndex(i), depth + 1)


def find(root, role, name):
    return next((a for a in walk(root) if a.getRole() == role and a.name == name), None)


def key(symbol, *modifiers):
    """A key as the keyboard sends it."""
    held = {"shift": 50, "ctrl": 37, "alt": 64}
    for modifier in modifiers:
        pyatspi.Registry.generateKeyboardEvent(held[modifier], None, pyatspi.KEY_PRESS)
    pyatspi.Registry.generateKeyboardEvent(symbol, None, pyatspi.KEY_SYM)
    for modifier in reversed(modifiers):
        pyatspi.Registry.generateKeyboardEvent(held[modifier], None, pyatspi.KEY_RELEASE)


RETURN, TAB, RIGHT, DOWN, HOME, TWO = 0xFF0D, 0xFF09, 0xFF53, 0xFF54, 0xFF50, 0x32


def told(kind, tag):
    return any(k.startswith(kind) and source == tag for k, _, source in heard)


def main(program, file):
    for kind in (
        "object:state-changed:focused",
        "object:state-changed:selected",
        "object:property-change:accessible-name",
        "object:property-change:accessible-description",
        "object:children-changed",
    ):
        pyatspi.Registry.registerEventListener(on_event, kind)
    if shutil.which("gnome-keyring-daemon"):  # or it would ask for a password in a window of its own
        subprocess.run(["gnome-keyring-daemon", "--unlock", "--components=secrets"], input=b"test",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    process = subprocess.Popen([program, file])
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        app = until("the program", lambda: next((a for a in desktop if a and "inkstone" in a.name.lower()), None))
        pages = until("the pages", lambda: find(app, pyatspi.ROLE_LIST, "Pages"))
        palette = until("the palette", lambda: find(app, pyatspi.ROLE_LIST, "Tags to place"))
        print(f"pages: {pages.name!r}, {pages.childCount} tags; palette of {palette.childCount}")
        assert pages.childCount == 0

        # Place a tag: the palette's first entry is the signature.
        # A window manager would give the window the keyboard; here a click does.
        until("the page is there", lambda: pages.getState().contains(pyatspi.STATE_SHOWING))
        room = pages.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)

        def clicked():
            if not pages.getState().contains(pyatspi.STATE_FOCUSED):
                pyatspi.Registry.generateMouseEvent(room.x + room.width // 2, room.y + room.height - 20, "b1c")
                time.sleep(0.3)
            return pages.getState().contains(pyatspi.STATE_FOCUSED)

        until("the pages have the keyboard", clicked)

        def in_palette():
            return palette.getState().contains(pyatspi.STATE_FOCUSED) or any(
                c.getState().contains(pyatspi.STATE_FOCUSED) for c in palette)

        for _ in range(12):  # back from the pages
            if in_palette():
                break
            key(TAB, "shift")
            time.sleep(0.3)
        until("the palette has the keyboard", in_palette)
        key(HOME)
        time.sleep(0.3)
        key(RETURN)
        tag = until("a tag on the page", lambda: pages.childCount == 1 and pages.getChildAtIndex(0))
        print(f"placed: {tag.name!r}; {tag.description!r}; role {tag.getRoleName()!r}")
        assert tag.name.startswith("Signature for ") and tag.name.endswith(", page 1, mandatory"), tag.name
        assert "from the left" in tag.description, tag.description
        actions = tag.queryAction()
        names = [actions.getName(i) for i in range(actions.nActions)]
        print(f"what can be done with it: {names}")
        assert "Press" in names and "SetFocus" in names and "MoveRight" in names, names

        # Go to it with the keyboard.
        heard.clear()
        actions.doAction(names.index("SetFocus"))
        until("the tag has the focus", lambda: tag.getState().contains(pyatspi.STATE_FOCUSED))
        assert tag.getState().contains(pyatspi.STATE_SELECTED)

        # Move it by arrow keys, and hear that it moved.
        before = tag.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        said = tag.description
        heard.clear()
        for _ in range(3):
            key(RIGHT, "shift")
        key(DOWN, "shift")
        until("the move is told", lambda: told("object:property-change:accessible-description", tag))
        after = until("the new place", lambda: (
            lambda e: e if e.x > before.x + 10 and e.y > before.y + 3 else None)(
                tag.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)))
        print(f"moved: {said!r} -> {tag.description!r}")
        print(f"on the screen: {before.x},{before.y} -> {after.x},{after.y}, {after.width} x {after.height}")
        assert tag.description != said
        # Where it begins between two pixels, its edges may lie a pixel further out.
        assert abs(after.width - before.width) <= 1 and abs(after.height - before.height) <= 1, (before, after)

        # Move it without any key.
        said = tag.description
        heard.clear()
        actions.doAction(names.index("MoveDown"))
        until("this move is told, too", lambda: told("object:property-change:accessible-description", tag))
        assert tag.description != said

        # Make it larger by keys.
        before = tag.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        said = tag.description
        heard.clear()
        for _ in range(12):
            key(RIGHT, "ctrl")
        until("the new size is told", lambda: told("object:property-change:accessible-description", tag))
        after = until("the new size", lambda: (lambda e: e if e.width >= before.width + 8 else None)(
            tag.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)))
        print(f"larger: {before.width} -> {after.width}; {tag.description!r}")
        assert after.height == before.height or abs(after.height - before.height) <= 1

        # Someone else shall sign here: the second recipient.
        add = until("adding a recipient", lambda: find(app, pyatspi.ROLE_PUSH_BUTTON, "Add recipient"))
        add.queryAction().doAction(0)
        actions.doAction(names.index("SetFocus"))
        until("the tag has the focus again", lambda: tag.getState().contains(pyatspi.STATE_FOCUSED))
        was = tag.name
        heard.clear()
        key(TWO, "alt")
        until("the new name is told", lambda: told("object:property-change:accessible-name", tag))
        print(f"now: {tag.name!r}")
        assert tag.name != was and tag.name.startswith("Signature for "), tag.name
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
