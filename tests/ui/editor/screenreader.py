#!/usr/bin/python3
"""Uses the running editor as a screen reader does: over AT-SPI alone, with keys for hands.

usage: screenreader.py PROGRAM FILE.pdf     (inside a D-Bus session with an X display)
Prints what it reads; exits 0 when everything could be done, 1 with the reason otherwise.
"""
import ctypes
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
subjects = []  # an accessible of the program, to ask it something


def on_event(event):
    try:
        heard.append((str(event.type), event.source.name or "", event.source, event.detail1))
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


def catch_up():
    """Reads all events of what the program has done so far: it answers a question only after having told them."""
    for subject in subjects:
        subject.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    while GLib.MainContext.default().iteration(False):
        pass


def forget():
    """What is heard from now on is of what is done from now on, not of what was done before."""
    catch_up()
    heard.clear()


def walk(root, depth=0):
    if root is None or depth > 24:
        return
    yield root
    for i in range(root.childCount):
        yield from walk(root.getChildAtIndex(i), depth + 1)


def find(root, role, name):
    return next((a for a in walk(root) if a.getRole() == role and a.name == name), None)


def labelled(root, role, label):
    """Qt calls a combo box by what is chosen in it; its label is told beside."""
    def is_meant(accessible):
        return accessible.getRole() == role and any(
            relation.getTarget(i).name == label
            for relation in accessible.getRelationSet()
            if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY
            for i in range(relation.getNTargets()))
    return next((a for a in walk(root) if is_meant(a)), None)


class Keyboard:
    """Keys by XTEST over one connection, so that they arrive in their order. AT-SPI's own synthesis lets go of
    modifiers for some symbols and, on a busy machine, before the key that they are meant for."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
        self.x11.XKeysymToKeycode.restype = ctypes.c_ubyte
        self.x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.x11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self.xtst.XTestFakeKeyEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self.display = self.x11.XOpenDisplay(None)
        assert self.display, "no display"

    def send(self, symbol, is_down):
        code = self.x11.XKeysymToKeycode(self.display, symbol)
        assert code, f"no key has the symbol {symbol:#x}"
        self.xtst.XTestFakeKeyEvent(self.display, code, is_down, 0)
        self.x11.XSync(self.display, 0)


keyboard = None


def key(symbol, *modifiers):
    """A key as the keyboard sends it."""
    global keyboard
    keyboard = keyboard or Keyboard()
    held = [{"shift": 0xFFE1, "ctrl": 0xFFE3, "alt": 0xFFE9}[modifier] for modifier in modifiers]
    for modifier in held:
        keyboard.send(modifier, 1)
    keyboard.send(symbol, 1)
    keyboard.send(symbol, 0)
    for modifier in reversed(held):
        keyboard.send(modifier, 0)


RETURN, TAB, ESCAPE, DELETE, MENU, F8 = 0xFF0D, 0xFF09, 0xFF1B, 0xFFFF, 0xFF67, 0xFFC5
LEFT, UP, RIGHT, DOWN, HOME, PAGE_DOWN, TWO, Z = 0xFF51, 0xFF52, 0xFF53, 0xFF54, 0xFF50, 0xFF56, 0x32, 0x7A

NAME, DESCRIPTION = "object:property-change:accessible-name", "object:property-change:accessible-description"
FOCUSED, SELECTED = "object:state-changed:focused", "object:state-changed:selected"


def focus_moved():
    """Where the keyboard has come to by the last key. A list tells itself first and then its line."""
    if focus_told() is None:
        return None
    catch_up()
    return focus_told()


def told(kind, tag):
    return any(k.startswith(kind) and source == tag for k, _, source, _ in heard)


def focus_told():
    """What was said to have the keyboard last; nothing when it was said to have lost it since."""
    last = next((h for h in reversed(heard) if h[0].startswith(FOCUSED)), None)
    return last[2] if last and last[3] == 1 else None


def has(accessible, state):
    return accessible.getState().contains(state)


def place_of(accessible):
    return accessible.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)


def settled_place(accessible):
    """Its place once the window has stopped moving it: the findings of a check, for one, come a moment later."""
    places = []

    def is_settled():
        catch_up()
        place = place_of(accessible)
        places.append((time.monotonic(), (place.x, place.y, place.width, place.height)))
        same = [when for when, known in places if known == places[-1][1]]
        changed = [when for when, known in places if known != places[-1][1]]
        return places[-1][0] - max(changed, default=same[0]) > 0.7 and place

    return until(f"{accessible.name!r} stays where it is", is_settled)


def act(accessible, name):
    actions = accessible.queryAction()
    actions.doAction([actions.getName(i) for i in range(actions.nActions)].index(name))


def alt_key(symbol, what, probe, back):
    """A key with Alt. Qt tells a screen reader of each key before it takes it; where that lasts, Alt may count as
    pressed alone and lead to the menu bar. Then `back` returns to where the key is meant to go."""
    def pressed():
        key(symbol, "alt")
        try:
            return until(what, probe, 5)
        except AssertionError:
            key(ESCAPE)
            key(ESCAPE)
            back()
            return False

    until(what, pressed)


def go_to(tag):
    """Puts the keyboard onto a tag."""
    forget()
    act(tag, "SetFocus")
    until(f"the keyboard is at {tag.name!r}", lambda: has(tag, pyatspi.STATE_FOCUSED))
    until(f"{tag.name!r} is selected", lambda: has(tag, pyatspi.STATE_SELECTED))


def tab_to(area, *modifiers):
    """From somewhere else. (A list's line is focused in its states even where the list is not.)"""
    for _ in range(40):
        forget()
        key(TAB, *modifiers)
        where = until("the keyboard moves on", focus_moved)
        if where == area or where.parent == area:
            return
    raise AssertionError(f"Tab does not lead to {area.name!r}")


def arrived(tag, others):
    """Told as focused, selected, alone, and on the screen."""
    until(f"{tag.name!r} is told to have the keyboard", lambda: focus_told() == tag)
    until(f"{tag.name!r} has the keyboard", lambda: has(tag, pyatspi.STATE_FOCUSED))
    until(f"{tag.name!r} is told to be selected",
          lambda: told(SELECTED, tag) and has(tag, pyatspi.STATE_SELECTED))
    for other in others:
        if other != tag:
            until(f"{other.name!r} is not chosen any more", lambda: not has(
                other, pyatspi.STATE_FOCUSED) and not has(other, pyatspi.STATE_SELECTED))
    until(f"{tag.name!r} is on the screen", lambda: has(tag, pyatspi.STATE_SHOWING))

    def is_inside():
        room, seen = place_of(tag.parent), place_of(tag)
        return (room.x <= seen.x and seen.x + seen.width <= room.x + room.width and
                room.y <= seen.y and seen.y + seen.height <= room.y + room.height)

    until(f"{tag.name!r} is scrolled into view", is_inside)


class Reader:
    def __init__(self, app):
        self.app = app
        self.pages = until("the pages", lambda: find(app, pyatspi.ROLE_LIST, "Pages"))
        self.palette = until("the palette", lambda: find(app, pyatspi.ROLE_LIST, "Fields to place"))
        subjects.append(self.pages)
        self.thumbnails = until("the small pages", lambda: find(app, pyatspi.ROLE_LIST, "Page thumbnails"))

    def tags(self):
        return [self.pages.getChildAtIndex(i) for i in range(self.pages.childCount)]

    def names(self):
        return [tag.name for tag in self.tags()]

    def places(self):
        """From the palette; its first entry is the signature."""
        pages, palette = self.pages, self.palette
        print(f"pages: {pages.name!r}, {pages.childCount} tags; palette of {palette.childCount}")
        assert pages.childCount == 0
        # A window manager would give the window the keyboard; here a click does.
        until("the page is there", lambda: has(pages, pyatspi.STATE_SHOWING))
        room = place_of(pages)


        def clicked():
            pyatspi.Registry.generateMouseEvent(room.x + room.width // 2, room.y + room.height - 20, "b1c")
            try:
                return until("the click is taken", lambda: has(pages, pyatspi.STATE_FOCUSED), 3)
            except AssertionError:  # the window was not on the display yet
                return False

        until("the pages have the keyboard", clicked)

        tab_to(palette, "shift")
        key(HOME)
        key(RETURN)
        tag = until("a tag on the page", lambda: pages.childCount == 1 and pages.getChildAtIndex(0))
        print(f"placed: {tag.name!r}; {tag.description!r}; role {tag.getRoleName()!r}")
        assert tag.name.startswith("Signature for ") and tag.name.endswith(", page 1, required"), tag.name
        assert "from the left" in tag.description, tag.description
        actions = tag.queryAction()
        names = [actions.getName(i) for i in range(actions.nActions)]
        print(f"what can be done with it: {names}")
        assert "Press" in names and "SetFocus" in names and "MoveRight" in names, names
        return tag

    def moves(self, tag):
        """By arrow keys, and without any key."""
        before = settled_place(tag)
        said = tag.description
        forget()
        for _ in range(3):
            key(RIGHT, "shift")
        key(DOWN, "shift")
        until("the move is told", lambda: told(DESCRIPTION, tag))
        after = until("the new place", lambda: (
            lambda e: e if e.x > before.x + 10 and e.y > before.y + 3 else None)(place_of(tag)))
        print(f"moved: {said!r} -> {tag.description!r}")
        print(f"on the screen: {before.x},{before.y} -> {after.x},{after.y}, {after.width} x {after.height}")
        assert tag.description != said
        # Where it begins between two pixels, its edges may lie a pixel further out.
        assert abs(after.width - before.width) <= 1 and abs(after.height - before.height) <= 1, (before, after)

        said = tag.description
        forget()
        act(tag, "MoveDown")
        until("this move is told, too", lambda: told(DESCRIPTION, tag))
        assert tag.description != said

    def resizes(self, tag):
        before = settled_place(tag)
        forget()
        for _ in range(12):
            key(RIGHT, "ctrl")
        until("the new size is told", lambda: told(DESCRIPTION, tag))
        after = until("the new size", lambda: (
            lambda e: e if e.width >= before.width + 8 else None)(place_of(tag)))
        print(f"larger: {before.width} -> {after.width}; {tag.description!r}")
        assert abs(after.height - before.height) <= 1

    def walks(self):
        """A tag on each page: Tab goes through them, page by page, and back."""
        for page in (2, 3):
            tab_to(self.thumbnails, "shift")
            key(DOWN)
            tab_to(self.palette)
            key(HOME)
            key(DOWN)  # the entry below: a text
            key(RETURN)
            until(f"a tag on page {page}", lambda: self.pages.childCount == page)
        tags = self.tags()
        print(f"in the order of Tab: {self.names()}")
        assert [f", page {i}, " in tag.name for i, tag in enumerate(tags, 1)] == [True] * 3, self.names()
        assert tags[1].name.startswith("Text for "), tags[1].name
        go_to(tags[0])
        for forward in (True, False):
            for tag in tags[1:] if forward else reversed(tags[:-1]):
                forget()
                key(TAB, *([] if forward else ["shift"]))
                arrived(tag, tags)
            # Past the last one, and before the first one, the keyboard leaves the pages.
            forget()
            key(TAB, *([] if forward else ["shift"]))
            until("the keyboard leaves the pages", lambda: not has(self.pages, pyatspi.STATE_FOCUSED))
            where = until("where it goes", focus_moved)
            print(f"Tab leaves to {where.name!r}")
            assert where not in tags and where != self.pages
            until("no tag is selected", lambda: not any(has(tag, pyatspi.STATE_SELECTED) for tag in tags))
            # Back to the pages, then to the tag that is next from there.
            forget()
            key(TAB, *(["shift"] if forward else []))
            until("the pages have the keyboard again", lambda: focus_told() == self.pages)
            forget()
            key(TAB, *(["shift"] if forward else []))
            arrived(tags[-1] if forward else tags[0], tags)
        return tags

    def scrolls(self, tag):
        """Another page comes to be seen: the keyboard stays, and nothing else is said to have it."""
        go_to(tag)
        forget()
        key(PAGE_DOWN, "ctrl")
        until("the tag is not seen any more", lambda: not has(tag, pyatspi.STATE_SHOWING))
        until("the other page is told", lambda: told(SELECTED, self.thumbnails.getChildAtIndex(1)))
        assert focus_told() is None, focus_told().name
        assert has(tag, pyatspi.STATE_FOCUSED)

    def returns(self, tag):
        """Whoever comes back to the pages hears at which tag."""
        go_to(tag)
        key(RETURN)  # to its name
        until("the tag's name has the keyboard", lambda: not has(self.pages, pyatspi.STATE_FOCUSED))
        forget()
        self.pages.queryComponent().grabFocus()
        until("the tag is told again", lambda: focus_told() == tag)

    def reorders(self, tags):
        """The order of Tab is shown, said and changed by keys; Tab follows it."""
        first, second = tags[:2]
        go_to(second)
        said = second.description
        forget()
        key(F8)
        until("its turn is told", lambda: told(DESCRIPTION, second))
        turn = "2 of 3 in the tab order, "
        assert turn in second.description and second.description.replace(turn, "") == said, second.description
        forget()

        def back_in_order():
            go_to(second)
            if " in the tab order" not in second.description:
                key(F8)
                until("its turn is told again", lambda: turn in second.description)
            forget()

        alt_key(UP, "the other turn is told",
                lambda: told(DESCRIPTION, second) and "1 of 3" in second.description, back_in_order)
        assert "1 of 3 in the tab order, " in second.description, second.description
        until("the first tag's turn is another, too", lambda: turn in first.description)
        until("the order is another", lambda: self.tags()[:2] == [second, first])
        forget()
        key(TAB)
        arrived(first, tags)
        key(Z, "ctrl")
        until("the order is as it was", lambda: self.tags() == tags)
        key(ESCAPE)
        until("no turn is said", lambda: " in the tab order" not in first.description)

    def assigns(self, tag):
        """Someone else shall sign here: the second recipient."""
        add = until("adding a recipient", lambda: find(self.app, pyatspi.ROLE_PUSH_BUTTON, "Add recipient"))
        forget()
        add.queryAction().doAction(0)
        until("the new recipient has the keyboard", focus_moved)  # a moment later
        go_to(tag)
        was = tag.name
        forget()
        alt_key(TWO, "the new name is told", lambda: told(NAME, tag), lambda: go_to(tag))
        print(f"now: {tag.name!r}")
        assert tag.name != was and tag.name.startswith("Signature for "), tag.name
        until("the tag has the keyboard again", lambda: has(tag, pyatspi.STATE_FOCUSED))

    def retypes(self, tag):
        """By the menu of the tag, by the list beside the pages, and back by Undo."""
        go_to(tag)
        was = tag.name
        who = was.split(" for ", 1)[1]
        forget()
        key(MENU)
        until("the menu", lambda: any(k.startswith(FOCUSED) for k, _, _, _ in heard) or find(
            self.app, pyatspi.ROLE_POPUP_MENU, ""))
        for _ in range(20):
            forget()
            key(DOWN)
            if until("an entry", focus_moved).name == "Change the type":
                break
        forget()
        key(RIGHT)
        until("the types", lambda: focus_told() and focus_told().name == "Signature")
        forget()
        key(DOWN)
        until("the next type", lambda: focus_told() and focus_told().name == "Initials")
        forget()
        key(RETURN)
        until("the new type is told", lambda: told(NAME, tag))
        print(f"by the menu: {was!r} -> {tag.name!r}")
        assert tag.name == f"Initials for {who}", tag.name
        until("the keyboard is told to be at the tag again", lambda: focus_told() == tag)
        assert has(tag, pyatspi.STATE_FOCUSED) and has(tag, pyatspi.STATE_SELECTED)

        kind = until("the kind beside the pages",
                     lambda: labelled(self.app, pyatspi.ROLE_COMBO_BOX, "Field type"))
        forget()
        key(RETURN)  # to its name
        until("the tag's properties have the keyboard", lambda: focus_told() and focus_told() != tag)
        tab_to(kind, "shift")
        forget()
        key(UP)
        until("the kind is told", lambda: told(NAME, tag))
        assert tag.name == was, tag.name
        assert has(kind, pyatspi.STATE_FOCUSED)
        forget()
        key(Z, "ctrl")
        until("that it is undone is told", lambda: told(NAME, tag))
        assert tag.name == f"Initials for {who}", tag.name

    def removes(self, tag):
        """What had the keyboard is gone: the pages have it, and say so."""
        go_to(tag)
        count = self.pages.childCount
        forget()
        key(DELETE)
        until("the tag is gone", lambda: self.pages.childCount == count - 1)
        until("the pages are told to have the keyboard", lambda: focus_told() == self.pages)
        assert any(k.startswith("object:children-changed:remove") for k, _, _, _ in heard)


def main(program, file):
    for kind in (FOCUSED, SELECTED, NAME, DESCRIPTION, "object:children-changed"):
        pyatspi.Registry.registerEventListener(on_event, kind)
    if shutil.which("gnome-keyring-daemon"):  # or it would ask for a password in a window of its own
        subprocess.run(["gnome-keyring-daemon", "--unlock", "--components=secrets"], input=b"test",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    process = subprocess.Popen([program, file])
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        app = until("the program", lambda: next((a for a in desktop if a and "inkstone" in a.name.lower()), None))
        reader = Reader(app)
        tag = reader.places()
        go_to(tag)
        reader.moves(tag)
        reader.resizes(tag)
        tags = reader.walks()
        reader.scrolls(tags[0])
        reader.returns(tags[1])
        reader.reorders(tags)
        reader.assigns(tag)
        reader.retypes(tag)
        reader.removes(tags[2])
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
