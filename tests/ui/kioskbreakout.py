#!/usr/bin/python3
"""Attacks the locked screen of the running program with a real keyboard and pointer (XTEST): nothing but the PIN leads out.

usage: kioskbreakout.py PROGRAM FILE.pdf     (inside a D-Bus session with an X display)
Exits 0 when the screen held and the PIN unlocked it, 1 with the reason otherwise. Keys that a window manager takes for itself
(Alt+Tab, Super) reach the program here, as the display has none; what it would send to close the window is sent as well.
"""
import ctypes
import os
import random
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "editor"))
import screenreader  # noqa: E402
from screenreader import (ESCAPE, FOCUSED, RETURN, TAB, Keyboard, focus_moved, forget, has, key, on_event, place_of,  # noqa: E402
                          pyatspi, until, walk)

PIN, WRONG = "4711", "2580"
BUTTON, ITEM, CELL = pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_TABLE_CELL
SYMBOLS = {"F1": 0xFFBE, "F4": 0xFFC1, "F5": 0xFFC2, "F10": 0xFFC7, "F11": 0xFFC8, "F12": 0xFFC9, "Tab": TAB, "Escape": ESCAPE,
           "Menu": 0xFF67, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "Home": 0xFF50, "Delete": 0xFFFF,
           "Return": RETURN, "Space": 0x20, "Comma": 0x2C}
MODIFIERS = {"Shift": 0xFFE1, "Ctrl": 0xFFE3, "Alt": 0xFFE9, "Super": 0xFFEB}
KEYS = (["Alt+F4", "Ctrl+Q", "Ctrl+W", "Ctrl+F4", "Escape", "F1", "Ctrl+K", "Alt+Tab", "Alt+Shift+Tab", "Super", "Super+D",
         "Super+L", "Alt", "F10", "Menu", "Shift+F10", "F5", "F11", "F12", "Alt+Escape", "Alt+Space", "Alt+F10", "Alt+Left",
         "Alt+Right", "Alt+Home", "Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+Escape", "Ctrl+Shift+Escape", "Ctrl+Alt+Delete",
         "Ctrl+Comma", "Ctrl+Return"] +
        [f"Ctrl+Alt+{each}" for each in ("Left", "Up", "Right", "Down", "Tab", "Escape", "D", "T", "L")] +
        [f"Ctrl+{each}" for each in "1234567890ABCDEFGHIJLMNOPRSTUVXYZ"] +
        [f"Ctrl+Shift+{each}" for each in "FIKNOPSTVWZ"] + [f"Alt+{each}" for each in "FEAVH"])
LEFT, MIDDLE, RIGHT, WHEEL = 1, 2, 3, (4, 5, 6, 7)
STEP = 84  # between two points that are clicked


class Hands(Keyboard):
    """A keyboard and a pointer."""

    def __init__(self):
        super().__init__()
        self.xtst.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_ulong]
        self.xtst.XTestFakeButtonEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        for function, result, arguments in (
                ("XDefaultRootWindow", ctypes.c_ulong, [ctypes.c_void_p]),
                ("XInternAtom", ctypes.c_ulong, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]),
                ("XQueryTree", ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 4),
                ("XFetchName", ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_void_p]),
                ("XSendEvent", ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]),
                ("XGetGeometry", ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 7)):
            getattr(self.x11, function).restype = result
            getattr(self.x11, function).argtypes = arguments

    def strike(self, combination):
        """Such as Ctrl+Shift+K; a modifier alone is pressed and let go."""
        *held, last = combination.split("+")
        symbols = [MODIFIERS[each] for each in held]
        symbols.append(MODIFIERS.get(last) or SYMBOLS.get(last) or ord(last.lower()))
        for symbol in symbols:
            self.send(symbol, 1)
        for symbol in reversed(symbols):
            self.send(symbol, 0)

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        self.x11.XSync(self.display, 0)

    def button(self, number, is_down):
        self.xtst.XTestFakeButtonEvent(self.display, number, is_down, 0)
        self.x11.XSync(self.display, 0)

    def click(self, x, y, number=LEFT):
        self.move(x, y)
        self.button(number, 1)
        self.button(number, 0)

    def drag(self, start, end, number=LEFT):
        self.move(*start)
        self.button(number, 1)
        for part in range(1, 9):
            self.move(*(a + (b - a) * part // 8 for a, b in zip(start, end)))
        self.button(number, 0)

    def windows(self):
        """All top windows; most are invisible."""
        root, parent, children, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        self.x11.XQueryTree(self.display, self.x11.XDefaultRootWindow(self.display), ctypes.byref(root), ctypes.byref(parent),
                            ctypes.byref(children), ctypes.byref(count))
        return children[:count.value]

    def size(self, window):
        root, numbers = ctypes.c_ulong(), [ctypes.c_int() for _ in range(6)]
        self.x11.XGetGeometry(self.display, window, ctypes.byref(root), *(ctypes.byref(each) for each in numbers))
        return numbers[2].value, numbers[3].value

    def ask_to_close(self, window):
        """As a window manager does for its close button and for Alt+F4."""
        class ClientMessage(ctypes.Structure):
            _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
                        ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("room", ctypes.c_long * 12)]

        def atom(name):
            return self.x11.XInternAtom(self.display, name, 0)

        data = (ctypes.c_long * 5)(atom(b"WM_DELETE_WINDOW"), 0, 0, 0, 0)
        message = ClientMessage(33, 0, 1, self.display, window, atom(b"WM_PROTOCOLS"), 32, data)
        self.x11.XSendEvent(self.display, window, 0, 0, ctypes.byref(message))
        self.x11.XSync(self.display, 0)


class Kiosk:
    def __init__(self, process, app, hands):
        self.process, self.app, self.hands = process, app, hands
        self.forbidden = []  # parts of the sender's window
        self.room = None

    def shown(self, role, name):
        return next((each for each in walk(self.app) if each.getRole() == role and each.name.startswith(name) and
                     has(each, pyatspi.STATE_SHOWING)), None)

    def press(self, name):
        def pressed():
            button = self.shown(BUTTON, name)
            if button is None:
                return False
            try:
                button.queryAction().doAction(0)  # its result is about the answer's time, too
            except NotImplementedError:  # a refresh has just replaced it
                return False
            return True

        until(f"the button {name!r} to press", pressed)

    def lock(self):
        self.press("Work on this computer")
        row = place_of(until("the document", lambda: self.shown(CELL, "Lease 14B")))

        def selected():
            self.hands.click(row.x + 30, row.y + row.height // 2)
            try:
                return until("it is selected", lambda: self.shown(BUTTON, "Sign here in person"), 3)
            except AssertionError:  # the list was loaded again meanwhile
                return None

        until("signing in person", selected)
        # These controls are visible only on the sender's own pages.
        self.forbidden = [until(name, lambda role=role, name=name: self.shown(role, name)) for role, name in (
            (BUTTON, "New document"), (BUTTON, "Sign here in person"), (ITEM, "File"), (ITEM, "Help"))]
        self.press("Sign here in person")
        until("the offer to lock the screen", lambda: self.shown(BUTTON, "Lock screen"))
        self.type(PIN)
        key(TAB)
        self.type(PIN)
        key(RETURN)
        until("the locked screen", lambda: self.shown(BUTTON, "Return to Inkstone") and self.dialog() is None)
        self.room = place_of(self.frame())
        self.check("locking")

    def type(self, text):
        for each in text:
            key(ord(each))

    def windows(self):
        """Those on the screen; one that goes away meanwhile is none."""
        found = []
        for each in self.app:
            try:
                if each is not None and has(each, pyatspi.STATE_SHOWING):
                    found.append((each, each.getRole(), each.name))
            except Exception:
                pass
        return found

    def frame(self):
        return next((each for each, role, _ in self.windows() if role == pyatspi.ROLE_FRAME), None)

    def dialog(self):
        return next((each for each, role, _ in self.windows() if role in (pyatspi.ROLE_DIALOG, pyatspi.ROLE_ALERT)), None)

    def check(self, attack):
        """The program runs, and nothing of the sender's window is on the screen."""
        assert self.process.poll() is None, f"{attack} ended the program"
        for each in self.forbidden:
            assert not has(each, pyatspi.STATE_SHOWING), f"{attack} showed {each.name!r}"
        frame = self.frame()
        assert frame is not None, f"{attack} hid the window"
        place = place_of(frame)
        assert (place.x, place.y, place.width, place.height) == (
            self.room.x, self.room.y, self.room.width, self.room.height), f"{attack} moved the window"

    def check_all(self, attacks):
        """Also what the window creates only when it is wanted: other windows, help, the palette, the list."""
        self.check(attacks)
        windows = [name for _, role, name in self.windows() if role != pyatspi.ROLE_DIALOG]
        assert len(windows) == 1, f"{attacks} opened a window: {windows}"
        until(f"the way out after {attacks}", lambda: self.shown(BUTTON, "Return to Inkstone"))

    def close_what_opened(self):
        """As whoever attacks would, to go on: menus and questions over the page."""
        for _ in range(4):
            if self.dialog() is None:
                break
            key(ESCAPE)
            try:
                until("it closes", lambda: self.dialog() is None, 2)
            except AssertionError:
                pass
        else:
            raise AssertionError(f"{self.dialog().name!r} stays open")

    def take_keyboard(self):
        """A click onto the window's edge: without a window manager, the keyboard is nobody's after a dialog."""
        self.hands.click(self.room.x + 3, self.room.y + self.room.height - 3)

    def keys_arrive(self):
        """Or these attacks were none."""
        self.take_keyboard()
        forget()
        key(TAB)
        until("Tab moves on", focus_moved)

    def attack_by_keys(self):
        self.keys_arrive()
        for combination in KEYS:
            self.hands.strike(combination)
            screenreader.catch_up()
            self.check(combination)
            self.close_what_opened()
        self.check_all("the keys")
        self.keys_arrive()

    def attack_by_closing(self):
        window = next(each for each in self.hands.windows() if self.hands.size(each) == (self.room.width, self.room.height))
        self.hands.ask_to_close(window)
        until("the question for the PIN", self.dialog)
        self.check("closing")
        # Again, and the question itself.
        for each in self.hands.windows():
            self.hands.ask_to_close(each)
        screenreader.catch_up()
        self.check("closing again")
        self.close_what_opened()
        self.check_all("closing")

    def points(self):
        """All over the window, and the middles of all buttons."""
        places = [place_of(each) for each in walk(self.frame()) if each.getRole() in (BUTTON, pyatspi.ROLE_CHECK_BOX) and
                  has(each, pyatspi.STATE_SHOWING)]
        middles = [(each.x + each.width // 2, each.y + each.height // 2) for each in places if each.width > 0]
        return middles + [(x, y) for y in range(self.room.y + 4, self.room.y + self.room.height, STEP)
                for x in range(self.room.x + 4, self.room.x + self.room.width, STEP)]

    def attack_by_pointer(self):
        chance = random.Random(17)
        for number in (RIGHT, MIDDLE, LEFT):
            points = self.points()
            for x, y in points:
                self.hands.click(x, y, number)
                screenreader.catch_up()
                self.check(f"button {number} at {x}, {y}")
                self.close_what_opened()
            self.check_all(f"button {number}")
        for start in chance.sample(points, 40):
            end = chance.choice(points)
            self.hands.drag(start, end, chance.choice((LEFT, MIDDLE, RIGHT)))
            screenreader.catch_up()
            self.check(f"dragging from {start} to {end}")
            self.close_what_opened()
        for x, y in chance.sample(points, 40):
            self.hands.move(x, y)
            for held in (None, MODIFIERS["Ctrl"], MODIFIERS["Alt"]):
                if held:
                    self.hands.send(held, 1)
                for number in WHEEL:
                    self.hands.button(number, 1)
                    self.hands.button(number, 0)
                if held:
                    self.hands.send(held, 0)
            screenreader.catch_up()
            self.check(f"the wheel at {x}, {y}")
            self.close_what_opened()
        self.check_all("dragging and the wheel")

    def leave(self, pin):
        self.press("Return to Inkstone")
        until("the question for the PIN", self.dialog)
        self.type(pin)
        key(RETURN)

    def only_the_pin(self):
        self.leave(WRONG)
        until("that it is wrong", lambda: next(
            (each for each in walk(self.dialog()) if each.name.startswith("Wrong PIN") or
             each.description.startswith("Wrong PIN")), None))
        self.check("a wrong PIN")
        self.close_what_opened()
        self.check_all("a wrong PIN")
        self.leave(PIN)
        until("the documents", lambda: has(self.forbidden[0], pyatspi.STATE_SHOWING) and
              has(self.forbidden[2], pyatspi.STATE_SHOWING))


def main(program, file):
    pyatspi.Registry.registerEventListener(on_event, FOCUSED)
    # Or it would ask for a password in a window of its own.
    subprocess.run(["gnome-keyring-daemon", "--unlock", "--components=secrets"], input=b"test",
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    subprocess.run([program, "send", file, "--to", "Anna Berg <anna@example.org>", "--title", "Lease 14B", "--sender-name",
                    "Nora Lind"], check=True)
    process = subprocess.Popen([program])
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        app = until("the program", lambda: next((a for a in desktop if a and "inkstone" in a.name.lower()), None))
        screenreader.subjects.append(until("its window", lambda: next(
            (a for a in app if a.getRole() == pyatspi.ROLE_FRAME), None)))
        kiosk = Kiosk(process, app, Hands())
        for attack in (kiosk.lock, kiosk.attack_by_keys, kiosk.attack_by_closing, kiosk.attack_by_pointer, kiosk.attack_by_keys,
                       kiosk.only_the_pin):
            attack()
            print("held:", attack.__name__)
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
