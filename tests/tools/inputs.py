#!/usr/bin/env python3
"""Takes every file of a folder of odd inputs through the program, and holds the result against what its MANIFEST.tsv expects:
inputs.py BIN INPUTS. BIN has inkstone and inkstoned. Exits with 1 when a result is wrong; prints a line for each input."""
import base64
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

programs = pathlib.Path(sys.argv[1]).resolve()
inputs = pathlib.Path(sys.argv[2]).resolve()
work = tempfile.TemporaryDirectory(prefix="inkstone-inputs-")
home = pathlib.Path(work.name)
env = {
    **os.environ,
    "QT_QPA_PLATFORM": "offscreen",
    "HOME": str(home),
    "XDG_CONFIG_HOME": str(home / "config"),
    "INKSTONE_DATA": str(home / "window"),
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus",
}


def run(program, *arguments, **more):
    done = subprocess.run([programs / program, *map(str, arguments)], capture_output=True, env={**env, **more}, timeout=300)
    return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


class Service:
    def __init__(self):
        data = home / "data"
        _, out, _ = run("inkstoned", "account", "add", "--data", data, "--email", "sender@example.com", "--json")
        self.key = json.loads(out)["apiKey"]
        self.process = subprocess.Popen(
            [programs / "inkstoned", "serve", "--data", data, "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env
        )
        self.base = self.process.stdout.readline().decode().split()[-1]

    def call(self, method, path, body=None, key=True):
        request = urllib.request.Request(self.base + path, method=method)
        if key:
            request.add_header("Authorization", "Basic " + base64.b64encode((self.key + ":").encode()).decode())
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def create(self, path, status=51, **more):
        tag = {"name": "Signature", "type": 250, "pageIndex": 1, "invitationIndex": 1, "left": 60, "top": 700, "width": 120, "height": 30}
        document = {
            "title": path.stem, "senderName": "Sender", "senderEmail": "sender@example.com", "documentType": 5, "signingStatus": status,
            "invitations": [{"recipientName": "Ada", "recipientEmail": "ada@example.com", "actionType": 15}], "tags": [tag],
            "files": [{"name": path.name, "body": base64.b64encode(path.read_bytes()).decode()}], **more}  # fmt: skip
        status, answer = self.call("POST", "/documents", document)
        return status, json.loads(answer)

    def sign(self, document, path):
        """The sealed file of a document that was sent, signed by its one recipient."""
        guid = document["invitations"][0]["GUID"]
        png = base64.b64encode(
            bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000" "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082")
        ).decode()
        values = [{"id": document["tags"][0]["id"], "image": png}]
        status, answer = self.call("POST", f"/sign/{guid}/finish", {"consent": True, "values": values}, key=False)
        if status != 200:
            return None, answer.decode()
        for _ in range(200):
            now = json.loads(self.call("GET", f"/v1/documents/{document['id']}")[1])["document"]
            if now["signingStatus"] == 53:
                path.write_bytes(self.call("GET", f"/v1/documents/{document['id']}/download?content=esign")[1])
                return path, ""
            time.sleep(0.1)
        return None, f"not sealed: {now.get('waitingFor')}"


service = Service()


def verify(name):
    return json.loads(run("inkstone", "verify", "--json", inputs / name)[1]), run("inkstone", "verify", inputs / name)[1].splitlines()[0]


def filled(name):
    report, line = verify(name)
    return report["integrity"] == "intact" and report["alteration"] == "allowed" and not report["replaced"], line


def replaced(name):
    report, line = verify(name)
    change = next((c for c in report["changes"] if c["kind"] == "replaced"), {})
    named = "900" in line and "100" in line and change.get("oldValue", "").startswith("900") and change.get("newValue", "").startswith("100")
    return report["integrity"] == "intact" and report["replaced"] and named, line


def template():
    role = {"recipientName": "", "recipientEmail": "", "actionType": 15}
    names = ["ZIP", "Employee number", "Salary", "Department", "Start date", "Remote", "Comment"]
    tags = [{"name": "Signature", "type": 250, "pageIndex": 1, "invitationIndex": 1, "left": 60, "top": 700, "width": 120, "height": 30}]
    for i, name in enumerate(names):
        place = {"pageIndex": 1, "invitationIndex": 1, "left": 60, "top": 60 + 30 * i, "width": 200, "height": 20}
        tags.append({"name": name, "type": 252, "isMandatory": False, **place})
    agreement = pathlib.Path(__file__).resolve().parents[2] / "resources/samples/agreement.pdf"
    status, made = service.create(agreement, documentType=8, invitations=[role], tags=tags)
    assert status == 201, made
    return made["document"]["id"]


def bulk(command, name, *more):
    number = template()
    options = ["--template", number, "--server", service.base, *more]
    code, out, err = run("inkstone", "bulk", command, inputs / name, *options, INKSTONE_API_KEY=service.key)
    return number, code, out + err


def says(*wanted):
    """What a plan of a bulk run says of a table."""

    def check(name):
        _, _, text = bulk("plan", name)
        return all(re.search(w, text) for w in wanted), text

    return check


def makes(*wanted):
    """The names and values of the documents that a bulk run makes."""

    def check(name):
        number, code, text = bulk("run", name)
        report = json.loads(service.call("GET", f"/v1/documents/{number}/childrentags")[1])
        values = [d["recipientName"] for d in report["documents"]]
        values += [t["textValue"] for d in report["documents"] for t in d["tags"] if t.get("textValue")]
        return all(w in values for w in wanted), f"{values} {text if not values else ''}"

    return check


def intake(issue):
    def check(name):
        status, answer = service.create(inputs / name)
        text = json.dumps(answer)
        return issue in text, text[:400] if status != 201 else str(answer["document"]["files"][0].get("contentIssues"))

    return check


def dynamic_form(name):
    status, answer = service.create(inputs / name, status=52)
    return status == 422, f"sent: {status} {answer.get('message')}"


def kept_form(name):
    """The sealed form shows 900 in each reader, as it was shown."""
    status, answer = service.create(inputs / name, status=52)
    if status != 201:
        return False, str(answer)
    path, why = service.sign(answer["document"], home / "kept.pdf")
    if not path:
        return False, why
    poppler = subprocess.run(["pdftotext", path, "-"], capture_output=True, text=True).stdout
    mupdf = subprocess.run(["mutool", "draw", "-q", "-F", "txt", "-o", "-", path, "1"], capture_output=True, text=True).stdout
    raw = path.read_bytes().count(b"/NeedAppearances true")
    return "900" in poppler and "900" in mupdf, f"poppler {'900' in poppler}, MuPDF {'900' in mupdf}, NeedAppearances true in {raw} revisions"


def no_unsigned_fields(name):
    status, answer = service.create(inputs / name, status=52)
    if status != 201:
        return False, str(answer)
    path, why = service.sign(answer["document"], home / "fields.pdf")
    if not path:
        return False, why
    told = subprocess.run(["pdfsig", path], capture_output=True, text=True).stdout
    return "not signed" not in told, told


def refused(name):
    status, answer = service.create(inputs / name)
    alive, _ = service.call("GET", "/health/live", key=False)
    return status == 422 and alive == 200, f"{status} {answer.get('code')}, live {alive}"


checks = {
    "pdf/layers-print-view.pdf": intake("layer"),
    "pdf/pyhanko-678-split-sigfields.pdf": no_unsigned_fields,
    "pdf/stale-ap-needappearances.pdf": kept_form,
    "pdf/xfa-dynamic-please-wait.pdf": dynamic_form,
    "service/eight-bytes.pdf": refused,
    "service/five-bytes.pdf": refused,
    "sheets/cp1250.csv": makes("Łukasz Żółć"),
    "sheets/excel-equals-quoted.csv": makes("00123", "01067"),
    "sheets/google-contacts.csv": makes("Anna Maria Ray"),
    "sheets/html-as.xls": says("(?i)web page"),
    "sheets/outlook-de.csv": makes("Anna Müller"),
    "sheets/sep-quoted.csv": makes("Jürgen Müller", "00123", "01067"),
    "sheets/title-above-header.csv": makes("Anna Ray", "01067"),
    "sheets/x-formulas.xlsx": says("#N/A", "(?i)faulty|error|1 of"),
    "sheets/x-hidden-filtered.xlsx": says("(?i)hides|filter"),
    "sheets/x-numbers.xlsx": makes("19%", "1/2"),
    "sheets/x-special-formats.xlsx": makes("012-34-5678", "02101-0001", "(212) 555-0100"),
    "signed/fa-mk-added-on-fill.pdf": filled,
    "signed/fa-sigfield-MK-added.pdf": filled,
    "signed/v1c-changed-900-100.pdf": replaced,
    "signed/v2-pyhanko55-lock.pdf": filled,
    "signed/v9-second-signer-changes-value.pdf": replaced,
}
# A library of the tests of starting (integration/start), and what the tests of suggestions and rebasing read.
elsewhere = {"service/nfs-shim.c": "integration.start", "editor": "unit.pdf", "workspace": "unit.pdf and ui.bulk"}

failed = 0
for path in sorted(p for p in inputs.rglob("*") if p.is_file() and p.name != "MANIFEST.tsv"):
    name = path.relative_to(inputs).as_posix()
    if name not in checks:
        test = elsewhere.get(name) or elsewhere.get(name.split("/")[0])
        print(f"{'-' if test else 'UNKNOWN'} {name}: {test}")
        failed += test is None
        continue
    try:
        right, why = checks[name](name)
    except Exception as error:  # said like any other wrong result
        right, why = False, repr(error)
    failed += not right
    print(f"{'ok' if right else 'WRONG'} {name}: {' '.join(str(why).split())[:300 if right else 1500]}", flush=True)
service.process.terminate()
service.process.wait()
print(f"{failed} wrong")
sys.exit(1 if failed else 0)
