#!/usr/bin/env python3
"""Writes tests/golden/upgrade/released: the data of a service with the schema of the last release, with keys,
charges, deliveries and files: the databases as SQL text, the files, the key of the seal, the API keys and the time.

    makereleaseddata.py INKSTONED 34 postgresql://…/EMPTY

A service is started, used and stopped. Its rows are taken as makeolddata.py does; nothing that lasts is left out."""
import base64
import http.server
import json
import os
import pathlib
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
import zlib

import makeolddata

OUT = makeolddata.OUT / "released"


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def signature():
    """A line from corner to corner as a PNG."""
    width, height = 40, 16
    rows = b"".join(b"\0" + b"".join(b"\0\0\0\xff" if abs(x * height - y * width) < width else bytes(4) for x in range(width))
                    for y in range(height))
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
    return base64.b64encode(png + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")).decode()


def pdf(text):
    """One page with a line of text."""
    content = f"BT /F 14 Tf 72 760 Td ({text}) Tj ET".encode()
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
               b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
               b"<</Length %d>>stream\n%s\nendstream" % (len(content), content),
               b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"]
    body, places = b"%PDF-1.7\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(body))
        body += b"%d 0 obj\n%s\nendobj\n" % (number, each)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    return body + b"xref\n0 %d\n0000000000 65535 f \n%strailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (
        len(objects) + 1, table, len(objects) + 1, len(body))


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


class Service:
    """A service in a folder, as its account calls it."""

    def __init__(self, program, folder):
        self.data, self.key = f"{folder}/data", ""
        self.environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": folder}
        self.program = program
        self.key = self.run("account", "add", "--email", "anna@example.com", "--name", "Anna")["apiKey"]
        serve = [program, "serve", "--data", self.data, "--listen", "127.0.0.1:0", "--allow-loopback-callbacks", "--no-rate-limit"]
        self.process = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=self.environment, text=True)
        self.address = self.process.stdout.readline().split()[-1]

    def run(self, *words):
        ran = subprocess.run([self.program, *words, "--data", self.data, "--json"], check=True, capture_output=True, env=self.environment)
        return json.loads(ran.stdout)

    def call(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, None if body is None else json.dumps(body).encode(), method=method, headers={
            "Authorization": "Basic " + base64.b64encode(self.key.encode() + b":").decode(), "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def create(self, title, **more):
        place = {"invitationIndex": 1, "pageIndex": 1, "left": 72, "width": 180}
        wanted = {"title": title, "documentType": 5, "signingStatus": 52, "senderName": "Anna", "senderEmail": "anna@example.com",
                  "documentSetting": {"expireDaysAfterSent": 3650},
                  "files": [{"name": "lease.pdf", "body": base64.b64encode(pdf(title)).decode()}],
                  "invitations": [{"recipientName": "Ben", "recipientEmail": "ben@example.com", "actionType": 15}],
                  "tags": [{**place, "name": "Signature", "type": 250, "top": 650, "height": 48},
                           {**place, "name": "Place", "type": 252, "top": 600, "height": 20}]}
        return self.call("POST", "/documents", {**wanted, **more})["document"]

    def sign(self, document):
        values = [{"id": tag["id"], "image": signature()} if tag["type"] == 250 else {"id": tag["id"], "text": "Ulm"}
                  for tag in document["tags"]]
        self.call("POST", f"/sign/{document['invitations'][0]['GUID']}/finish", {"consent": True, "values": values})

    def stop(self):
        self.process.terminate()
        self.process.wait(30)


def wait_for(condition):
    pause = threading.Event()
    for _ in range(300):
        if condition():
            return
        pause.wait(0.1)
    raise SystemExit("the service takes too long")


def use(service):
    """Everything that has rows of its own; returns the keys."""
    receiver = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    folder = service.call("POST", "/v1/folders", {"folder": {"name": "Leases", "folderType": 1, "parent": 0}})["data"]
    reader = service.run("key", "add", "--email", "anna@example.com", "--name", "Reader", "--scope", "read")
    limited = service.run("key", "add", "--email", "anna@example.com", "--name", "Leases", "--folder", str(folder["id"]))
    revoked = service.run("key", "add", "--email", "anna@example.com", "--name", "Revoked")
    signed = service.create("Lease 14B", folderId=folder["id"], data={"caseNo": "A 1"}, documentSetting={
        "expireDaysAfterSent": 3650, "postBackURL": f"http://127.0.0.1:{receiver.server_port}/done"})
    service.sign(signed)
    path = f"/v1/documents/{signed['id']}"
    wait_for(lambda: service.call("GET", path)["document"]["signingStatus"] == 53)
    wait_for(lambda: [each["state"] for each in service.call("GET", path + "/deliveries")["deliveries"]] == ["delivered"] * 2)
    service.create("Running")
    service.create("Draft", signingStatus=51)
    gone = service.create("Purged")
    for query in ("", "&purge=true"):
        service.call("DELETE", f"/v1/documents/array?ids={gone['id']}{query}")
    template = service.create("Offer", documentType=7, signingStatus=51,
                              invitations=[{"recipientName": "", "recipientEmail": "", "actionType": 15}])
    people = [{"recipientName": f"P{n}", "recipientEmail": f"p{n}@example.com"} for n in range(2)]
    service.call("POST", f"/v1/templates/use/{template['id']}/", {"run": "November", "Invitations": people})
    service.run("key", "revoke", "--email", "anna@example.com", "--id", str(revoked["keyId"]))
    service.call("GET", "/v1/user")
    receiver.shutdown()
    return {"owner": service.key, "reader": reader["apiKey"], "folder": limited["apiKey"], "revoked": revoked["apiKey"]}


def main():
    program, number, address = sys.argv[1:]
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        service = Service(os.path.realpath(program), folder)
        try:
            keys = use(service)
        finally:
            service.stop()
        data = pathlib.Path(service.data)
        source = sqlite3.connect(data / "inkstone.db")
        rows_of, number = makeolddata.Rows(source, makeolddata.PASSING, has_images=True), int(number)
        makeolddata.write_sqlite(OUT / "sqlite.sql", number, makeolddata.schemas("sqlite/service")[number], rows_of)
        seal = [(data / name).read_bytes() for name in ("seal.key.pem", "seal.cert.pem")]
        scripts = makeolddata.schemas("postgresql/service")[number]
        makeolddata.write_postgresql(OUT / "postgresql.sql", number, scripts, rows_of, address, seal)
        used = {row[0] for table in ("file", "artifact", "attachment", "paper_scan") for row in source.execute(f"SELECT sha256 FROM {table}")}
        (OUT / "blobs").mkdir()
        for name in sorted(used):
            shutil.copyfile(data / "blobs" / name[:2] / name, OUT / "blobs" / name)
        for name in ("seal.key.pem", "seal.cert.pem"):
            shutil.copyfile(data / name, OUT / name)
        release = {"time": int(time.time() * 1000), "keys": keys}
        (OUT / "release.json").write_text(json.dumps(release, indent=1) + "\n", encoding="utf-8")


main()
