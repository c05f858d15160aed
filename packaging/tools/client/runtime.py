"""A client of the Inkstone API, version @version@. Made by packaging/tools/makeclient from openapi.json: don't edit it.

    client = Client("https://sign.example.com", api_key)
    for row in client.search(text="lease")["documents"]:
        print(row["id"], row["title"])

Documents and other objects are dictionaries. Times are milliseconds since 1970 UTC; see time_of().
"""
from __future__ import annotations

import base64
import datetime
import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from enum import IntEnum
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, TypedDict, Union, cast

API_VERSION = "@version@"
_MAX_PAUSE = 120.0  # seconds, however long a service asks to wait


class Upload(NamedTuple):
    """A file of a request."""
    name: str
    content: bytes
    type: str = "application/pdf"


class ApiError(Exception):
    """An answer that isn't a success. `reason` and `args` are data for your own words, `details` the places in the request."""

    def __init__(self, status: int, answer: Mapping[str, Any], retry_after: Optional[float] = None) -> None:
        super().__init__(f"{status}: {answer.get('message') or answer.get('code') or 'no message'}")
        self.status = status
        self.code = str(answer.get("code", ""))
        self.message = str(answer.get("message", ""))
        self.reason = str(answer.get("reason", ""))
        self.reason_args = answer.get("args", {})
        self.details = answer.get("details", [])
        self.request_id = str(answer.get("requestId", ""))
        self.retry_after = retry_after


def time_of(milliseconds: int) -> datetime.datetime:
    """The time that a number of the API stands for."""
    return datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.timezone.utc)


def _part(value: Any) -> str:
    return urllib.parse.quote(str(value), safe="")


def _text(value: Any) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The API has no redirects: following one could hand the key to another server."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class _Connection:
    """Sends requests, and repeats those that are safe to repeat."""

    def __init__(self, address: str, api_key: str, timeout: float = 60, attempts: int = 5) -> None:
        """`attempts`: how often a request is sent at most; 1 never repeats."""
        parts = urllib.parse.urlsplit(address)
        if parts.scheme != "https" and parts.hostname not in ("localhost", "127.0.0.1", "::1"):
            raise ValueError("The address must begin with https://: otherwise anybody on the way can read the key.")
        self._address = address.rstrip("/")
        self._basic = "Basic " + base64.b64encode(api_key.encode() + b":").decode()
        self._timeout = timeout
        self._attempts = max(1, attempts)
        self._opener = urllib.request.build_opener(_NoRedirects())

    def _call(self, method: str, path: str, query: Mapping[str, Any], headers: Mapping[str, Any], accept: str, body: Any = None,
              content_type: str = "", files: Sequence[Upload] = (), part: str = "", idempotency_key: str = "",
              signs_in: bool = True) -> bytes:
        pairs = []
        for name, value in query.items():
            if value is None:
                continue
            if name.endswith(".*"):
                pairs += [(name[:-1] + key, text) for key, text in value.items()]
            else:
                pairs.append((name, _text(value)))
        url = self._address + path + ("?" + urllib.parse.urlencode(pairs) if pairs else "")
        sent = {name: _text(value) for name, value in headers.items() if value is not None}
        sent["Accept"] = accept
        if signs_in:
            sent["Authorization"] = self._basic
        if idempotency_key:
            sent["Idempotency-Key"] = idempotency_key
        data: Optional[bytes] = None
        if files:
            data, sent["Content-Type"] = self._form(body, files, part)
        elif content_type:
            data, sent["Content-Type"] = body, content_type
        elif body is not None:
            data, sent["Content-Type"] = json.dumps(body).encode(), "application/json"
        is_safe = method == "GET" or bool(idempotency_key)
        for attempt in range(1, self._attempts + 1):
            request = urllib.request.Request(url, data, sent, method=method)
            is_last = attempt == self._attempts or not is_safe
            try:
                with self._opener.open(request, timeout=self._timeout) as answer:
                    return bytes(answer.read())
            except urllib.error.HTTPError as failure:
                error = self._error(failure)
                if is_last or error.status not in (429, 502, 503, 504):
                    raise error from None
                pause = min(error.retry_after, _MAX_PAUSE) if error.retry_after else min(30.0, 0.5 * 2 ** attempt)
            except (urllib.error.URLError, http.client.HTTPException, OSError):
                if is_last:
                    raise
                pause = min(30.0, 0.5 * 2 ** attempt)
            time.sleep(pause)
        raise AssertionError("unreachable")

    @staticmethod
    def _form(body: Any, files: Sequence[Upload], part: str) -> "tuple[bytes, str]":
        boundary = uuid.uuid4().hex
        pieces = []
        if part and body is not None:
            pieces.append(f'--{boundary}\r\nContent-Disposition: form-data; name="{part}"\r\n'
                          f"Content-Type: application/json\r\n\r\n".encode() + json.dumps(body).encode() + b"\r\n")
        for file in files:
            name = file.name.replace("\\", "_").replace('"', "%22").replace("\r", " ").replace("\n", " ")
            pieces.append(f'--{boundary}\r\nContent-Disposition: form-data; name="files[]"; filename="{name}"\r\n'
                          f"Content-Type: {file.type}\r\n\r\n".encode() + file.content + b"\r\n")
        return b"".join(pieces) + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"

    @staticmethod
    def _error(failure: urllib.error.HTTPError) -> ApiError:
        try:
            answer = json.loads(failure.read() or b"{}")
        except (ValueError, OSError):
            answer = {}
        wait = failure.headers.get("Retry-After", "")
        return ApiError(failure.code, answer if isinstance(answer, dict) else {}, float(wait) if wait.isdigit() else None)
