#!/usr/bin/python3
"""A mail server for tests, on loopback: keeps what it gets and misbehaves when told.

    smtpsink.py serve FOLDER [--tls | --starttls] [--cert FILE --key FILE] [--auth USER:PASSWORD] [--no-utf8]
    smtpsink.py parse FILE

`serve` prints `port N`, then one line of JSON for each mail, and obeys lines on its standard input, each answered
with `ok`: `rcpt 550 5.1.1 No such user` (any stage of ehlo, mail, rcpt, data,
message, message-with-files), `clear`, `hang STAGE`,
`cut STAGE`. `hang` never answers; `cut` drops the connection. It ends with its standard input.
`parse` prints a mail as JSON: its headers decoded, its parts with their text or hash.
"""
import argparse
import asyncio
import email
import email.policy
import hashlib
import json
import os
import ssl
import sys
import threading

try:
    from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
except ImportError:
    SMTP = object
    if sys.argv[1:2] != ["parse"]:
        print("no aiosmtpd", flush=True)
        sys.exit(3)

STAGES = ("ehlo", "mail", "rcpt", "data", "message", "message-with-files")


class Manners:
    """How the server behaves, changed by commands."""

    def __init__(self):
        self.answers = {}
        self.hanging = set()
        self.cutting = set()

    def obey(self, line):
        word, _, rest = line.partition(" ")
        if word == "clear":
            self.answers.clear()
            self.cutting.clear()
            self.hanging.clear()
        elif word == "hang":
            self.hanging.add(rest)
        elif word == "cut":
            self.cutting.add(rest)
        elif word in STAGES:
            self.answers[word] = rest
        else:
            return "unknown"
        return "ok"


class Handler:
    def __init__(self, folder, manners):
        self.folder = folder
        self.manners = manners
        self.count = 0

    async def stage(self, server, name):
        if name in self.manners.cutting:
            server.transport.abort()
            return "421 cut"
        if name in self.manners.hanging:
            await asyncio.sleep(3600)  # until the client has had enough
        return self.manners.answers.get(name)

    async def handle_EHLO(self, server, session, envelope, hostname, responses):
        answer = await self.stage(server, "ehlo")
        session.host_name = hostname
        return [answer] if answer else responses

    async def handle_HELO(self, server, session, envelope, hostname):
        answer = await self.stage(server, "ehlo")
        session.host_name = hostname
        return answer or "250 " + server.hostname

    async def handle_MAIL(self, server, session, envelope, address, options):
        answer = await self.stage(server, "mail")
        if answer:
            return answer
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):
        answer = await self.stage(server, "rcpt")
        if answer:
            return answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        answer = await self.stage(server, "message")
        if not answer and b"Content-Disposition: attachment" in envelope.original_content:
            answer = await self.stage(server, "message-with-files")
        if answer:
            return answer
        self.count += 1
        path = os.path.join(self.folder, "%04d.eml" % self.count)
        with open(path, "wb") as out:
            out.write(envelope.original_content)
        told = {
            "file": path,
            "from": envelope.mail_from,
            "to": envelope.rcpt_tos,
            "options": envelope.mail_options,
            "tls": session.ssl is not None or server.transport.get_extra_info("sslcontext") is not None,
            "user": session.auth_data.login.decode() if session.auth_data else "",
            "peer": session.peer[1],
        }
        print(json.dumps(told), flush=True)
        return "250 kept"


class Server(SMTP):
    async def smtp_DATA(self, arg):
        answer = await self.event_handler.stage(self, "data")
        if answer:
            await self.push(answer)
            return
        await super().smtp_DATA(arg)


def serve(args):
    context = None
    if args.cert:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(args.cert, args.key)
    manners = Manners()
    handler = Handler(args.folder, manners)
    user, _, password = args.auth.partition(":")

    def authenticate(server, session, envelope, mechanism, data):
        good = isinstance(data, LoginPassword) and data.login == user.encode() and data.password == password.encode()
        return AuthResult(success=good, handled=good, auth_data=data if good else None)

    def factory():
        how = dict(enable_SMTPUTF8=not args.no_utf8, data_size_limit=50_000_000, loop=loop)
        if args.starttls:
            how.update(tls_context=context, require_starttls=args.require_starttls)
        if args.auth:
            how.update(authenticator=authenticate, auth_required=True, auth_require_tls=not args.plain_auth)
        return Server(handler, **how)

    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    listening = loop.run_until_complete(
        loop.create_server(factory, "127.0.0.1", args.port, ssl=context if args.tls else None))
    print("port %d" % listening.sockets[0].getsockname()[1], flush=True)

    def commands():
        for line in sys.stdin:
            print(manners.obey(line.strip()), flush=True)
        os._exit(0)

    threading.Thread(target=commands, daemon=True).start()
    loop.run_forever()


def parsed_part(part):
    content = part.get_content()
    told = {
        "type": part.get_content_type(),
        "charset": part.get_content_charset(""),
        "encoding": part.get("Content-Transfer-Encoding", ""),
        "fileName": part.get_filename(""),
        "disposition": part.get_content_disposition() or "",
    }
    data = content.encode() if isinstance(content, str) else content
    told["sha256"] = hashlib.sha256(data).hexdigest()
    if isinstance(content, str):
        told["text"] = content
    return told


def parse(path):
    with open(path, "rb") as file:
        message = email.message_from_binary_file(file, policy=email.policy.default)
    headers = {}
    for name, value in message.items():
        headers.setdefault(name, []).append(str(value))
    parts = [parsed_part(part) for part in message.walk() if not part.is_multipart()]
    shape = [part.get_content_type() for part in message.walk()]
    defects = [str(d) for part in message.walk() for d in part.defects]
    defects += [str(d) for value in message.values() for d in value.defects]
    people = {
        name: [{"name": a.display_name, "email": a.addr_spec} for a in message[name].addresses]
        for name in ("From", "To", "Reply-To") if message[name]
    }
    print(json.dumps({"headers": headers, "people": people, "parts": parts, "shape": shape, "defects": defects}))


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("serve")
    one.add_argument("folder")
    one.add_argument("--port", type=int, default=0)
    one.add_argument("--tls", action="store_true")
    one.add_argument("--starttls", action="store_true")
    one.add_argument("--require-starttls", action="store_true")
    one.add_argument("--cert")
    one.add_argument("--key")
    one.add_argument("--auth", default="")
    one.add_argument("--plain-auth", action="store_true")
    one.add_argument("--no-utf8", action="store_true")
    two = commands.add_parser("parse")
    two.add_argument("file")
    args = parser.parse_args()
    if args.command == "serve":
        serve(args)
    else:
        parse(args.file)


main()
