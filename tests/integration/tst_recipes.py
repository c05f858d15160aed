"""The pieces of docs/recipes.md against a service, as programs of their languages: tst_recipes.py INKSTONED SOURCE
The pieces of PowerShell run only where somebody has installed it (pwsh), because Debian doesn't have it."""
import base64
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
from programs import missing_programs  # noqa: E402

inkstoned, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
guide = (source / "docs/recipes.md").read_text(encoding="utf-8")
work = tempfile.TemporaryDirectory(prefix="inkstone-recipes-")
data = f"{work.name}/data"
environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": work.name, "INKSTONE_PAUSE": "0.2"}
sample = source / "resources/samples/agreement.pdf"
shutil.copy(sample, f"{work.name}/agreement.pdf")
PROGRAMS = {"sh": (["sh", "-eu"], "sh", ["curl", "jq", "openssl", "python3"]), "python": ([sys.executable], "py", []),
            "js": (["node"], "mjs", ["node"]), "powershell": (["pwsh", "-NoProfile", "-File"], "ps1", ["pwsh"])}
# What a piece doesn't do itself: proves that the check of a signature accepts the right one only.
PROOFS = {"sh": r'''
printf body > callback.body
right=$(SECRET=$secret python3 -c 'import hashlib, hmac, os; print("v1=" + hmac.new(os.environb[b"SECRET"], b"17." + hashlib.sha256(b"body").hexdigest().encode(), hashlib.sha256).hexdigest())')
is_genuine "$secret" 17 "$right" callback.body
! is_genuine "$secret" 18 "$right" callback.body
curl() { echo "$@"; }
case "$(api POST /v1/folders -d x)" in *"--retry 0 "*) ;; *) echo "a write without a key is repeated"; exit 8 ;; esac
case "$(api POST /v1/folders -H "Idempotency-Key: k")" in *"--retry 5 "*) ;; *) echo "a write with a key isn't repeated"; exit 8 ;; esac
case "$(api GET /v1/user)" in *"--retry 5 "*) ;; *) echo "a GET isn't repeated"; exit 8 ;; esac
curl() { return 22; }
if (pages) > pages.txt 2>&1; then echo "a failed page is taken for the end"; exit 8; fi
''', "python": '''
assert not is_genuine({"X-Inkstone-Timestamp": str(int(time.time() * 1000)), "X-Inkstone-Signature": "v1=" + 64 * "0"}, b"body")
old = str(int(time.time() * 1000) - 3_600_000)
text = f"{old}.{hashlib.sha256(b'body').hexdigest()}".encode()
assert not is_genuine({"X-Inkstone-Timestamp": old, "X-Inkstone-Signature": "v1=" + hmac.new(SECRET, text, hashlib.sha256).hexdigest()}, b"body")
assert not is_genuine({}, b"")
again = agreement(7)
assert again["id"] == sent["id"], "the same key sends nothing twice"

import http.server, threading

class Elsewhere(http.server.BaseHTTPRequestHandler):
    asked = []
    def do_GET(self):
        self.asked.append(self.path)
        self.send_response(302 if self.path == "/v1/away" else 200)
        self.send_header("Location", "/v1/there")
        self.send_header("Content-Length", "0")
        self.end_headers()
    def log_message(self, *_):
        pass

elsewhere = http.server.HTTPServer(("127.0.0.1", 0), Elsewhere)
threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
os.environ["INKSTONE_URL"] = f"http://127.0.0.1:{elsewhere.server_port}"
try:
    call("GET", "/v1/away")
    raise SystemExit("a redirect isn't an error")
except Refused as error:
    assert error.status == 302 and Elsewhere.asked == ["/v1/away"], Elsewhere.asked
''', "js": '''
if (isGenuine({ "x-inkstone-timestamp": String(Date.now()), "x-inkstone-signature": "v1=" + "0".repeat(64) }, Buffer.from("body"))) throw new Error("forged");
if ((await call("POST", "/v1/folders", { key: "f", body: { name: "js" } })).data.id !== (await call("POST", "/v1/folders", { key: "f", body: { name: "js" } })).data.id) throw new Error("twice");
''', "powershell": ""}

added = subprocess.run([inkstoned, "account", "add", "--data", data, "--email", "sam@example.com", "--json"],
                       check=True, capture_output=True, env=environment, timeout=60)
service = subprocess.Popen([inkstoned, "serve", "--data", data, "--listen", "127.0.0.1:0", "--allow-loopback-callbacks"],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, text=True)
faults, stopped = [], threading.Event()


def call(method, path, body=None):
    request = urllib.request.Request(environment["INKSTONE_URL"] + path, None if body is None else json.dumps(body).encode(), method=method, headers={
        "Authorization": "Basic " + base64.b64encode(environment["INKSTONE_KEY"].encode() + b":").decode(), "Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def sign_everything():
    """The people with the links: they sign whatever they get, each document once."""
    stroke = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    signed = set()
    while not stopped.wait(0.2):
        try:
            for row in call("GET", "/v2/documents/search2?signingStatus=52&documentType=5&pageSize=500")["documents"]:
                if row["id"] in signed:
                    continue
                signed.add(row["id"])
                document = call("GET", f"/v1/documents/{row['id']}")["document"]
                values = [{"id": tag["id"], "image": stroke} if tag["type"] == 250 else {"id": tag["id"], "text": "Ulm"}
                          for tag in document["tags"] if tag["type"] in (250, 252)]
                call("POST", f"/sign/{document['invitations'][0]['GUID']}/finish", {"consent": True, "values": values})
        except (OSError, ValueError) as error:
            if not stopped.is_set():
                faults.append(f"the signer: {error}")
                return


signer = threading.Thread(target=sign_everything)
try:
    environment.update(INKSTONE_URL=service.stdout.readline().split()[-1], INKSTONE_KEY=json.loads(added.stdout)["apiKey"])
    place = {"invitationIndex": 1, "pageIndex": 1, "left": 72, "width": 180}
    template = call("POST", "/documents", {
        "title": "Lease", "documentType": 7, "signingStatus": 51, "senderName": "Sam", "senderEmail": "sam@example.com",
        "files": [{"name": "lease.pdf", "body": base64.b64encode(sample.read_bytes()).decode()}],
        "invitations": [{"recipientName": "Tenant", "recipientEmail": "", "actionType": 15}],
        "tags": [{**place, "name": "S", "type": 250, "top": 650, "height": 48}, {**place, "name": "Rent", "type": 267, "top": 600, "height": 20}]})
    environment["INKSTONE_TEMPLATE"] = str(template["document"]["id"])
    signer.start()
    sections = [re.findall(r"^```(\w+)\n(.*?)^```$", section, re.M | re.S) for section in re.split(r"^## ", guide, flags=re.M)[1:]]
    for number, section in enumerate(sections, 1):
        if {language for language, _ in section} != set(PROGRAMS):
            faults.append(f"section {number} lacks a language: {[language for language, _ in section]}")
    for language, (program, ending, tools) in PROGRAMS.items():
        missing = missing_programs(tools)
        if missing:
            print(f"{language}: NOT RUN and not checked, there is no {' and no '.join(missing)}")
            continue
        text = "\n".join(piece for section in sections for each, piece in section if each == language) + PROOFS[language]
        script = pathlib.Path(f"{work.name}/recipes.{ending}")
        script.write_text(text, encoding="utf-8")
        done = subprocess.run([*program, script], cwd=work.name, env=environment, capture_output=True, text=True, timeout=180)
        signed = pathlib.Path(f"{work.name}/signed-{language}.pdf")
        if done.returncode:
            faults.append(f"{language}: exit {done.returncode}\n{done.stdout}{done.stderr}")
        elif not signed.exists() or not signed.read_bytes().startswith(b"%PDF-"):
            faults.append(f"{language}: {signed.name} isn't a PDF")
        elif environment["INKSTONE_KEY"] in done.stdout + done.stderr or "/sign/" in done.stdout + done.stderr:
            faults.append(f"{language}: prints a secret")
        else:
            print(f"{language}:", *done.stdout.split("\n"), sep="\n  ")
finally:
    stopped.set()
    if signer.is_alive():
        signer.join()
    service.terminate()
    service.wait(30)
    work.cleanup()
if faults:
    sys.exit("\n".join(faults))
