#!/usr/bin/python3
"""`inkstone mcp` beside the running window: a person presses the buttons.

usage: mcpwindow.py PROGRAM FILE.pdf     (inside a D-Bus session with an X display)
Exits 0 when the window was asked, a refusal did nothing and a permission sent, 1 with the reason otherwise.
"""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "editor"))
from screenreader import pyatspi, until, walk  # noqa: E402

BUTTON = pyatspi.ROLE_PUSH_BUTTON
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": {"name": "scripted", "version": "1"}}


def titles(program):
    listed = subprocess.run([program, "list", "--json"], capture_output=True, check=True, text=True)
    return [document["title"] for document in json.loads(listed.stdout)["documents"]]


def main(program, file):
    subprocess.run(["gnome-keyring-daemon", "--unlock", "--components=secrets"], input=b"test",
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    window = subprocess.Popen([program])
    # Without a terminal: only the window can answer.
    server = subprocess.Popen([program, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        app = until("the program", lambda: next((a for a in desktop if a and "inkstone" in a.name.lower()), None))
        until("its window", lambda: next((a for a in app if a.getRole() == pyatspi.ROLE_FRAME), None))
        until("its socket", lambda: [name for name in os.listdir(os.environ["XDG_RUNTIME_DIR"])
                                     if name.startswith("inkstone-") and not name.endswith("lock")])
        # The refusal comes last: after it the window refuses unseen for a time.
        for number, (title, press, is_granted) in enumerate((("Granted lease", "Send to 1 person", True), ("Refused lease", "Don't allow", False))):
            server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {
                "_meta": META, "name": "send_document", "arguments": {
                    "files": [file], "title": title, "recipients": [{"name": "Anna Berg", "email": "anna@example.org"}]}}}) + "\n")
            server.stdin.flush()
            button = until(f"the button “{press}”", lambda: next(
                (a for a in walk(app) if a.getRole() == BUTTON and a.name == press and a.getState().contains(pyatspi.STATE_ENABLED)), None))
            seen = " ".join(a.name for a in walk(app) if a.name)
            for part in (title, "anna@example.org", "0.50"):
                assert part in seen.replace("\u200b", ""), f"{part} isn't shown"
            button.queryAction().doAction(0)
            answer = json.loads(server.stdout.readline())
            assert answer["id"] == number and answer["result"]["isError"] != is_granted, answer
            assert (title in titles(program)) == is_granted
            print("done:", title)
        server.stdin.close()
        assert server.wait(30) == 0
    finally:
        for process in (server, window):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


try:
    main(*sys.argv[1:])
except AssertionError as error:
    sys.exit(f"FAILED: {error}")
