"""The whole main job with the generated Python client: job.py PDF SIGNED"""
import os
import sys
import time

import inkstone_client as api

STROKE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
client = api.Client(os.environ["INKSTONE_URL"], os.environ["INKSTONE_KEY"])
with open(sys.argv[1], "rb") as file:
    pdf = file.read()
draft = client.create_document({
    "title": "Lease – Ünal", "documentType": api.DocumentType.DOCUMENT, "signingStatus": api.SigningStatus.DRAFT,
    "senderName": "Sam Sender", "senderEmail": "sam@example.com", "data": {"caseNumber": "py-1"},
    "invitations": [{"recipientName": "Ada Example", "recipientEmail": "ada@example.com", "actionType": api.ActionType.SIGNER}],
}, [api.Upload("Miete – ü.pdf", pdf)])["document"]
assert draft["files"][0]["name"] == "Miete – ü.pdf" and draft["files"][0]["size"] == len(pdf)
tags: "list[api.NewTag]" = [
    {"name": "Signature", "type": api.TagType.SIGNATURE, "invitationIndex": 1, "pageIndex": 1, "left": 72, "top": 650, "width": 180, "height": 48},
    {"name": "City", "type": api.TagType.TEXT, "invitationIndex": 1, "pageIndex": 1, "left": 72, "top": 600, "width": 180, "height": 20},
]
assert len(client.replace_tags(draft["id"], {"tags": tags})["tags"]) == 2
sent = client.update_document(draft["id"], {"signingStatus": 52})["document"]
assert sent["signingStatus"] == api.SigningStatus.IN_PROGRESS

found = client.search(data={"caseNumber": "py-1"}, page_size=5)
assert [row["id"] for row in found["documents"]] == [sent["id"]] and found["documentCount"] == 1
guid = sent["invitations"][0]["GUID"]
view = client.signer_view(guid)
values: "list[api.SignerValue]" = []
for tag in view["tags"]:
    values.append({"id": tag["id"], "image": STROKE} if tag["type"] == api.TagType.SIGNATURE else {"id": tag["id"], "text": "Ulm"})
client.finish(guid, {"consent": True, "values": values})
deadline = time.monotonic() + 60
while client.get_document(sent["id"])["document"]["signingStatus"] != api.SigningStatus.COMPLETED:
    assert time.monotonic() < deadline
    time.sleep(0.2)
with open(sys.argv[2], "wb") as file:
    file.write(client.download(sent["id"], content="esign"))

try:
    client.create_document({"title": "", "documentType": 5, "signingStatus": 51, "senderName": "S", "senderEmail": "sam@example.com"})
    raise AssertionError("an empty title was accepted")
except api.ApiError as error:
    assert error.status == 400 and error.details[0]["field"] == "title" and error.request_id, vars(error)
same = [client.create_folder({"name": "Clients"}, idempotency_key="one folder")["data"]["id"] for _ in range(2)]
assert same[0] == same[1]
try:
    api.Client("http://sign.example.com", "key")
    raise AssertionError("a key would travel in the clear")
except ValueError:
    pass
print("document", sent["id"])
