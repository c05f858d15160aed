"""Signs a document at its signing link and waits until it is sealed: servicejob.py URL API-KEY SIGNING-LINK

URL is where the service listens; the link begins with its public address.
"""
import base64
import json
import re
import sys
import time
import urllib.request

url, key, link = sys.argv[1:]
signing = url + re.sub(r"^https?://[^/]+", "", link)
PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def ask(address, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read()


page = ask(signing + "/pages/1.png")
assert page.startswith(b"\x89PNG") and len(page) > 5000, len(page)
tags = json.loads(ask(signing + "/values"))["tags"]
values = [{"id": tag["id"], "image": PICTURE} for tag in tags if tag["type"] == 250]
assert values, tags
done = json.loads(ask(signing + "/finish", {"values": values, "consent": True}))
assert done["status"] == 67, done

login = "Basic " + base64.b64encode(f"{key}:".encode()).decode()
deadline = time.monotonic() + 60
while True:
    documents = json.loads(ask(url + "/v1/documents/", Authorization=login))["documents"]
    if all(document["signingStatus"] == 53 for document in documents):
        break
    assert time.monotonic() < deadline, documents
    time.sleep(0.2)
metrics = ask(url + "/metrics").decode()
assert "inkstone_database_up 1" in metrics, metrics
sealed = re.search(r"^inkstone_documents_finalized_total (\d+)", metrics, re.M)
print(f"{len(documents)} documents sealed, {sealed[1]} by this process; page 1 has {len(page)} bytes")
