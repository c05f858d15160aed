"""One window per data folder: later starts hand their files to it. tst_singleinstance.py INKSTONE SAMPLES"""
import json
import os
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time

inkstone, samples = (os.path.realpath(path) for path in sys.argv[1:])
work = tempfile.TemporaryDirectory(prefix="inkstone-instance-")
runtime = f"{work.name}/runtime"
os.mkdir(runtime, 0o700)
processes = []


def environment(data):
    return {"PATH": os.environ["PATH"], "HOME": work.name, "XDG_RUNTIME_DIR": runtime, "INKSTONE_DATA": f"{work.name}/{data}",
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), "DISPLAY": os.environ.get("DISPLAY", ""),
            "XAUTHORITY": os.environ.get("XAUTHORITY", ""), "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:"}


def start(data, *arguments):
    process = subprocess.Popen([inkstone, *arguments], env=environment(data), cwd=samples)
    processes.append(process)
    return process


def wait_for(what, condition, seconds=30):
    deadline = time.monotonic() + seconds
    while not (result := condition()):
        if time.monotonic() > deadline:
            sys.exit(f"FAIL: {what}")
        time.sleep(0.1)
    return result


def sockets():
    # Sockets and locks are made under other names first.
    return sorted(name for name in os.listdir(runtime) if name.startswith("inkstone-") and not name.endswith((".lock", ".rmlock")))


def titles(data):
    found = subprocess.run([inkstone, "list", "--json"], env=environment(data), capture_output=True, text=True)
    return {document["title"] for document in json.loads(found.stdout)["documents"]} if found.returncode == 0 else set()


def check(what, condition):
    if not condition:
        sys.exit(f"FAIL: {what}")
    print("ok:", what)


try:
    first = start("one")
    name, = wait_for("the first window listens", sockets)
    check("a socket", stat.S_ISSOCK(os.lstat(f"{runtime}/{name}").st_mode))
    check("only this person may connect", stat.S_IMODE(os.lstat(f"{runtime}/{name}").st_mode) & 0o077 == 0)

    second = start("one", "agreement.pdf")
    check("the second start ends with success", second.wait(20) == 0)
    wait_for("its file is in the first window", lambda: "agreement" in titles("one"))
    check("the first window stays", first.poll() is None)

    for request in (b"\xff\x00 no request\n", b'{"files":["relative.pdf"]}\n', b'{"files":[], "verify":1', b"[]\n"):
        with socket.socket(socket.AF_UNIX) as stranger:
            stranger.connect(f"{runtime}/{name}")
            stranger.sendall(request)
            stranger.settimeout(10)
            try:
                check(f"{request[:20]} is refused", stranger.recv(10) == b"")
            except ConnectionResetError:
                print("ok: refused")
    check("the first window stays after invalid requests", first.poll() is None)

    other = start("two", "annex.pdf")
    wait_for("another data folder has its own window", lambda: len(sockets()) == 2)
    wait_for("with its own file", lambda: "annex" in titles("two"))
    check("and not in the first", "annex" not in titles("one"))

    first.send_signal(signal.SIGKILL)
    first.wait()
    check("a crash leaves the socket behind", name in sockets())
    again = start("one", "annex.pdf")
    wait_for("a start after the crash opens a window", lambda: "annex" in titles("one"))
    check("of its own", again.poll() is None)
    check("that later starts find", start("one").wait(20) == 0 and again.poll() is None)

    starts = [start("three") for _ in range(3)]
    wait_for("of three starts at once two end", lambda: sorted(each.poll() is None for each in starts) == [False, False, True])
    check("the third is found by a later start", start("three").wait(20) == 0)
    check("and one window stays", sum(each.poll() is None for each in starts) == 1)
finally:
    for process in processes:
        if process.poll() is None:
            process.kill()
            process.wait()
    work.cleanup()
