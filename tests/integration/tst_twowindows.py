"""Two windows over one data folder: whichever is killed, the other answers the signing links, and nothing that
was saved is lost. tst_twowindows.py INKSTONE SAMPLES ROUNDS; INKSTONE_SEED repeats a run's choices."""
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

inkstone, samples = (os.path.realpath(path) for path in sys.argv[1:3])
rounds = int(sys.argv[3])
seed = int(os.environ.get("INKSTONE_SEED", random.SystemRandom().randrange(1 << 32)))
choice = random.Random(seed)
patience = 60 * float(os.environ.get("INKSTONE_TIME_FACTOR", "1"))
print(f"INKSTONE_SEED={seed}", flush=True)
work = tempfile.TemporaryDirectory(prefix="inkstone-two-")
windows = {}


def environment(name):
    # Runtime folders of their own: otherwise the second start would hand over to the first window.
    runtime = f"{work.name}/{name}"
    os.makedirs(runtime, mode=0o700, exist_ok=True)
    return {"PATH": os.environ["PATH"], "HOME": work.name, "XDG_RUNTIME_DIR": runtime, "INKSTONE_DATA": f"{work.name}/data",
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), "DISPLAY": os.environ.get("DISPLAY", ""),
            "XAUTHORITY": os.environ.get("XAUTHORITY", ""), "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:"}


def start(name, *files):
    windows[name] = subprocess.Popen([inkstone, *files], env=environment(name), cwd=samples, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_for(what, condition):
    deadline = time.monotonic() + patience
    while not (result := condition()):
        if time.monotonic() > deadline:
            sys.exit(f"FAIL: {what}")
        time.sleep(0.05)
    return result


def call(path, body=None, timeout=5):
    """The JSON that the service of the link answers, or nothing while nobody does."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(path, data, {"Content-Type": "application/json"}, method="GET" if body is None else "PUT")
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        if error.code < 500 and error.code != 429:
            sys.exit(f"FAIL: {error.code} {error.read()[:300]}")
    except (OSError, ValueError):
        pass
    return None


try:
    start("one", "annex.pdf")  # a fresh profile opens its workspace with the first file
    wait_for("the first window keeps a port", lambda: os.path.exists(f"{work.name}/data/service/port"))
    tags = f"{work.name}/tags.json"
    with open(tags, "w", encoding="utf-8") as file:
        json.dump([{"name": "Signature", "type": 250, "pageIndex": 1, "invitationIndex": 1, "left": 60, "top": 500, "width": 160, "height": 40},
                   {"name": "City", "type": 252, "pageIndex": 1, "invitationIndex": 1, "left": 60, "top": 560, "width": 160, "height": 20}], file)
    sent = subprocess.run([inkstone, "send", "agreement.pdf", "--to", "Ada <ada@example.com>", "--tags", tags, "--json",
                           "--sender-name", "Nora Lind"],
                          env=environment("cli"), cwd=samples, capture_output=True, text=True)
    if sent.returncode:
        sys.exit(f"FAIL: {sent.stdout}{sent.stderr}")
    link = re.search(r'http://[^"\s]+/sign/[0-9a-f-]+', sent.stdout)[0]
    health = link[:link.index("/sign/")] + "/health/live"
    view = wait_for("the first window answers the link", lambda: call(f"{link}/values"))
    city = next(tag["id"] for tag in view["tags"] if tag["name"] == "City")
    start("two")
    saved = ""
    for number in range(1, rounds + 1):
        text = f"City {number}"
        if wait_for(f"round {number}: the link takes a value", lambda: call(f"{link}/values", {"values": [{"id": city, "text": text}]})):
            saved = text
        victim = choice.choice(sorted(windows))
        time.sleep(choice.random() * 3)
        windows[victim].send_signal(signal.SIGKILL)
        windows[victim].wait()
        begun = time.monotonic()
        view = wait_for(f"round {number}: without {victim} the link is answered", lambda: call(f"{link}/values"))
        waited = time.monotonic() - begun
        found = next(tag["text"] for tag in view["tags"] if tag["name"] == "City")
        if found != saved:
            sys.exit(f"FAIL: round {number}: {found} instead of {saved}")
        if not call(health):
            wait_for("the service of the link lives", lambda: call(health))
        print(f"ok: round {number}: killed {victim}, answered after {waited:.1f} s", flush=True)
        start(victim)
    other = "two" if victim == "one" else "one"
    if windows[other].poll() is not None:
        sys.exit("FAIL: the window that was left has ended")
finally:
    for process in windows.values():
        if process.poll() is None:
            process.kill()
            process.wait()
    work.cleanup()
