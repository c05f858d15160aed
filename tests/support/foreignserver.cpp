#include "tests/support/foreignserver.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QPointer>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QTimer>
#include <QUrlQuery>
#include <QUuid>

#include <algorithm>
#include <memory>

namespace ink::test {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int maxRowsAPage = 100;

/** Looks a member up, ignoring case. */
QJsonValue member(const QJsonObject& object, const QString& name)
{
    for (auto it = object.begin(); it != object.end(); ++it)
        if (it.key().compare(name, Qt::CaseInsensitive) == 0) return it.value();
    return QJsonValue(QJsonValue::Undefined);
}

qint64 idOf(const QJsonValue& value)
{
    return value.isString() ? value.toString().toLongLong() : value.toInteger();
}

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

QJsonValue timeText(const QJsonValue& milliseconds)
{
    if (!milliseconds.isDouble()) return QJsonValue::Null;
    return QDateTime::fromMSecsSinceEpoch(milliseconds.toInteger())
        .toUTC()
        .toString(u"yyyy-MM-dd HH:mm:ss.zzz"_s)
        .chopped(2);
}

/** Converts an object to this vendor's spelling. */
QJsonObject told(const QJsonObject& object)
{
    static const QHash<QString, QString> names{
        {u"files"_s, u"Files"_s}, {u"invitations"_s, u"Invitations"_s}, {u"tags"_s, u"Tags"_s},
        {u"title"_s, u"Title"_s}, {u"postBackUrl"_s, u"postBackURL"_s}, {u"signingUrl"_s, u"signingURL"_s},
        {u"guid"_s, u"Guid"_s}};
    QJsonObject out;
    for (auto it = object.begin(); it != object.end(); ++it) {
        QJsonValue value = it.value();
        if (it.key().endsWith(u"Time"_s)) {
            value = timeText(value);
        } else if (it.key() == u"id"_s && object.contains(u"signingStatus"_s)) {
            value = QString::number(value.toInteger());
        } else if (value.isObject()) {
            value = told(value.toObject());
        } else if (value.isArray()) {
            QJsonArray array;
            for (const QJsonValue& entry : value.toArray())
                array.append(entry.isObject() ? QJsonValue(told(entry.toObject())) : entry);
            value = array;
        }
        out.insert(names.value(it.key(), it.key()), value);
    }
    out.insert(u"vendorRevision"_s, 3);
    return out;
}

QJsonObject summaryOf(QJsonObject document)
{
    document.remove(u"tags"_s);
    document.remove(u"files"_s);
    return told(document);
}

QByteArray bytes(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/** The value of a parameter in a header such as `name="files[]"`. */
QString parameter(const QByteArray& header, const char* name)
{
    const QRegularExpression pattern(u"[; ]%1=\"([^\"]*)\""_s.arg(QLatin1StringView(name)));
    return pattern.match(QString::fromUtf8(header)).captured(1);
}

struct Part
{
    QString name;
    QString fileName;
    QByteArray body;
};

QList<Part> partsOf(const ForeignServer::Seen& seen)
{
    QList<Part> parts;
    const QByteArray type = seen.headers.value("content-type");
    static const QRegularExpression pattern(u"boundary=\"?([^\";]+)"_s);
    const QByteArray boundary = "--" + pattern.match(QString::fromLatin1(type)).captured(1).toLatin1();
    qsizetype at = seen.body.indexOf(boundary);
    while (at >= 0) {
        const qsizetype begin = at + boundary.size() + 2;
        const qsizetype end = seen.body.indexOf("\r\n" + boundary, begin);
        if (end < 0) break;
        const qsizetype head = seen.body.indexOf("\r\n\r\n", begin);
        const QByteArray headers = seen.body.mid(begin, head - begin);
        parts.append({parameter(headers, "name"), parameter(headers, "filename"),
                      seen.body.mid(head + 4, end - head - 4)});
        at = end + 2;
    }
    return parts;
}

QJsonObject jsonOf(const QByteArray& body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (document.isArray()) return {{u"list"_s, document.array()}};
    return document.object();
}

} // namespace

ForeignServer::ForeignServer(QObject* parent) : QObject(parent)
{
    connect(&m_server, &QTcpServer::pendingConnectionAvailable, this, &ForeignServer::accept);
    m_server.listen(QHostAddress::LocalHost);
}

ForeignServer::~ForeignServer() = default;

QUrl ForeignServer::baseUrl() const
{
    return QUrl(u"http://127.0.0.1:%1/api"_s.arg(m_server.serverPort()));
}

// HTTP

void ForeignServer::accept()
{
    while (QTcpSocket* socket = m_server.nextPendingConnection()) {
        auto buffer = std::make_shared<QByteArray>();
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, buffer] {
            *buffer += socket->readAll();
            for (;;) {
                const auto end = buffer->indexOf("\r\n\r\n");
                if (end < 0) return;
                const QList<QByteArray> lines = buffer->left(end).split('\n');
                Seen seen;
                const QList<QByteArray> words = lines.constFirst().trimmed().split(' ');
                seen.method = words.value(0);
                const QByteArray target = words.value(1);
                const auto mark = target.indexOf('?');
                seen.path = QUrl::fromPercentEncoding(mark < 0 ? target : target.left(mark));
                if (mark >= 0) seen.query = target.mid(mark + 1);
                for (const QByteArray& line : lines.mid(1)) {
                    const auto colon = line.indexOf(':');
                    seen.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
                }
                const auto length = seen.headers.value("content-length").toLongLong();
                if (buffer->size() < end + 4 + length) return;
                seen.body = buffer->mid(end + 4, length);
                buffer->remove(0, end + 4 + length);
                m_seen.append(seen);
                serve(socket, seen);
            }
        });
    }
}

void ForeignServer::serve(QTcpSocket* socket, const Seen& seen)
{
    Answer made;
    Fate fate = Fate::Answer;
    if (seen.headers.value("authorization") != "Basic " + (key() + ':').toBase64()) {
        made.status = 401;
        made.body = R"({"error":"Bad credentials"})";
    } else {
        if (m_fate) fate = m_fate(seen);
        if (fate != Fate::ErrorBefore && fate != Fate::DropBefore) made = answer(seen);
        if (fate == Fate::ErrorBefore || fate == Fate::ErrorAfter)
            made = {500, "<html><body>java.lang.NullPointerException</body></html>", "text/html"};
    }
    QTimer::singleShot(m_delay, socket, [socket, made, fate] {
        if (fate == Fate::DropBefore || fate == Fate::DropAfter) return socket->abort();
        socket->write("HTTP/1.1 " + QByteArray::number(made.status) + " x\r\nContent-Type: " + made.type +
                      "\r\nContent-Length: " + QByteArray::number(made.body.size()) + "\r\n\r\n" + made.body);
    });
}

ForeignServer::Answer ForeignServer::answer(const Seen& seen)
{
    QStringList path = seen.path.split(u'/', Qt::SkipEmptyParts);
    if (path.value(0) != u"api"_s) return {404, "{}"};
    path.removeFirst();
    if (path.value(0) == u"v1"_s || path.value(0) == u"v2"_s) path.removeFirst();
    const QString first = path.value(0);
    if (first == u"user"_s) return account(path, seen);
    if (first == u"documents"_s) return documentCalls(path, seen);
    if (first == u"folders"_s) return folderCalls(path, seen);
    const qint64 id = path.value(2).toLongLong();
    if (first == u"templates"_s && seen.method == "POST" && m_documents.contains(id)) {
        if (path.value(1) == u"use"_s) return bulk(id, jsonOf(seen.body));
        if (path.value(1) == u"sign"_s) return use(id, jsonOf(seen.body));
    }
    return {404, R"({"error":"No such resource"})"};
}

// Account

ForeignServer::Answer ForeignServer::account(const QStringList& path, const Seen& seen) const
{
    const QJsonObject user{
        {u"ID"_s, u"4711"_s},     {u"Email"_s, email()},
        {u"Name"_s, u"Anna"_s},   {u"userSetting"_s, QJsonObject{{u"language"_s, u"de-DE"_s}}},
        {u"documentsSent"_s, 12}, {u"plan"_s, u"vendor gold"_s}};
    const QString what = path.value(1);
    if (what.isEmpty() || what == u"accountDetails"_s) return {200, bytes(user)};
    if (what == u"login"_s || (what == u"userSettings"_s && seen.method == "PUT"))
        return {200, bytes({{u"success"_s, true}, {u"user"_s, user}})};
    if (what == u"logout"_s) return {200, bytes({{u"success"_s, true}})};
    return {404, R"({"error":"No such resource"})"};
}

// Documents

ForeignServer::Answer ForeignServer::documentCalls(const QStringList& path, const Seen& seen)
{
    const QString what = path.value(1);
    if (seen.method == "GET" && (what.isEmpty() || what == u"search2"_s)) return list(seen);
    if (seen.method == "POST" && (what.isEmpty() || what == u"array"_s))
        return create(seen, what == u"array"_s);
    if (seen.method == "DELETE" && what == u"array"_s) return remove(seen);
    const qint64 id = what.toLongLong();
    if (!m_documents.contains(id)) return {404, R"({"error":"Document not found"})"};
    return oneDocument(id, path.mid(2), seen);
}

ForeignServer::Answer ForeignServer::list(const Seen& seen) const
{
    const QUrlQuery query(QString::fromLatin1(seen.query));
    const int page = std::max(1, query.queryItemValue(u"pageIndex"_s).toInt());
    const int asked = query.queryItemValue(u"pageSize"_s).toInt();
    const int size = asked <= 0 ? 20 : std::min(asked, maxRowsAPage);
    QJsonArray rows;
    int number = 0;
    int count = 0;
    for (auto it = m_documents.end(); it != m_documents.begin();) {
        --it;
        if (it->value(u"deleted"_s).toBool()) continue;
        ++count;
        if (number++ < (page - 1) * size || rows.size() >= size) continue;
        rows.append(summaryOf(*it));
    }
    return {200, bytes({{u"DocumentCount"_s, QString::number(count)}, {u"Documents"_s, rows}})};
}

void ForeignServer::addFile(QJsonObject& document, const QString& name, const QByteArray& pdf)
{
    static const QRegularExpression page(u"/Type\\s*/Page[^s]"_s);
    const qsizetype pages = std::max<qsizetype>(1, QString::fromLatin1(pdf).count(page));
    QJsonArray list;
    for (qsizetype i = 0; i < pages; ++i)
        list.append(
            QJsonObject{{u"id"_s, nextId()}, {u"pageIndex"_s, i + 1}, {u"width"_s, 595}, {u"height"_s, 842}});
    const qint64 id = nextId();
    m_files.insert(id, pdf);
    QJsonArray files = document.value(u"files"_s).toArray();
    files.append(QJsonObject{{u"id"_s, id},
                             {u"name"_s, name},
                             {u"sequence"_s, files.size() + 1},
                             {u"type"_s, 151},
                             {u"size"_s, pdf.size()},
                             {u"pages"_s, list}});
    document.insert(u"files"_s, files);
}

void ForeignServer::store(QJsonObject document)
{
    QJsonArray people = document.value(u"invitations"_s).toArray();
    for (qsizetype i = 0; i < people.size(); ++i) {
        QJsonObject person = people.at(i).toObject();
        if (!person.contains(u"id"_s)) person.insert(u"id"_s, nextId());
        if (!person.contains(u"guid"_s))
            person.insert(u"guid"_s, QUuid::createUuid().toString(QUuid::WithoutBraces));
        if (!person.contains(u"status"_s)) person.insert(u"status"_s, 60);
        if (!person.contains(u"sequence"_s)) person.insert(u"sequence"_s, 1);
        if (!person.contains(u"actionType"_s)) person.insert(u"actionType"_s, 15);
        person.insert(u"signingUrl"_s,
                      u"%1/sign/%2"_s.arg(baseUrl().toString(), person.value(u"guid"_s).toString()));
        people[i] = person;
    }
    document.insert(u"invitations"_s, people);
    QJsonArray tags = document.value(u"tags"_s).toArray();
    for (qsizetype i = 0; i < tags.size(); ++i) {
        QJsonObject tag = tags.at(i).toObject();
        if (idOf(tag.value(u"id"_s)) <= 0) tag.insert(u"id"_s, nextId());
        tags[i] = tag;
    }
    document.insert(u"tags"_s, tags);
    document.insert(u"lastModifiedTime"_s, now());
    document.insert(u"version"_s, document.value(u"version"_s).toInteger() + 1);
    m_documents.insert(document.value(u"id"_s).toInteger(), document);
}

namespace {

/** False for languages that are marked [ours]. */
bool hasKnownLanguage(const QJsonObject& request)
{
    const QJsonValue code = member(member(request, u"documentSetting"_s).toObject(), u"languageCode"_s);
    return code.isUndefined() || code.toInt() == 550 || code.toInt() == 551;
}

/** The document members of a request, under the contract's names. */
QJsonObject known(const QJsonObject& request)
{
    static const QStringList names{u"title"_s,        u"senderName"_s,      u"senderEmail"_s,
                                   u"documentType"_s, u"signingStatus"_s,   u"invitations"_s,
                                   u"tags"_s,         u"documentSetting"_s, u"folderId"_s,
                                   u"message"_s,      u"deleted"_s};
    QJsonObject out;
    for (const QString& name : names)
        if (const QJsonValue value = member(request, name); !value.isUndefined()) out.insert(name, value);
    // Existing invitations keep their ids.
    QJsonArray people;
    for (const QJsonValue& value : out.value(u"invitations"_s).toArray()) {
        QJsonObject person;
        const QJsonObject given = value.toObject();
        for (auto it = given.begin(); it != given.end(); ++it)
            person.insert(it.key() == u"GUID"_s || it.key() == u"Guid"_s ? u"guid"_s : it.key(), it.value());
        if (idOf(person.value(u"id"_s)) <= 0) person.remove(u"id"_s);
        people.append(person);
    }
    if (out.contains(u"invitations"_s)) out.insert(u"invitations"_s, people);
    if (out.contains(u"folderId"_s)) out.insert(u"folderId"_s, idOf(out.value(u"folderId"_s)));
    return out;
}

QJsonObject blank()
{
    return {{u"title"_s, u"Untitled"_s},
            {u"senderName"_s, u"Anna"_s},
            {u"senderEmail"_s, ForeignServer::email()},
            {u"documentType"_s, 5},
            {u"signingStatus"_s, 51},
            {u"createdTime"_s, now()},
            {u"documentSentTime"_s, QJsonValue::Null},
            {u"completedTime"_s, QJsonValue::Null},
            {u"folderId"_s, 0},
            {u"deleted"_s, false},
            {u"version"_s, 0},
            {u"guid"_s, QUuid::createUuid().toString(QUuid::WithoutBraces)}};
}

} // namespace

qint64 ForeignServer::add(QJsonObject document, const QByteArray& pdf)
{
    QJsonObject whole = blank();
    for (auto it = document.begin(); it != document.end(); ++it)
        whole.insert(it.key(), it.value());
    const qint64 id = nextId();
    whole.insert(u"id"_s, id);
    if (!pdf.isEmpty()) addFile(whole, u"file.pdf"_s, pdf);
    store(whole);
    return id;
}

qint64 ForeignServer::addTemplate(const QByteArray& pdf, const QString& title)
{
    const auto tag = [](int type, const QString& name, int top) {
        return QJsonObject{{u"type"_s, type},         {u"name"_s, name}, {u"pageIndex"_s, 1},
                           {u"invitationIndex"_s, 1}, {u"left"_s, 90},   {u"top"_s, top},
                           {u"width"_s, 160},         {u"height"_s, 22}, {u"isMandatory"_s, true}};
    };
    return add({{u"title"_s, title},
                {u"documentType"_s, 8},
                {u"invitations"_s,
                 QJsonArray{QJsonObject{{u"recipientName"_s, u"Employee"_s}, {u"recipientEmail"_s, u""_s}}}},
                {u"tags"_s, QJsonArray{tag(252, u"Name"_s, 120), tag(269, u"Salary"_s, 160),
                                       tag(250, u"Signature"_s, 300)}}},
               pdf);
}

ForeignServer::Answer ForeignServer::create(const Seen& seen, bool array)
{
    QJsonObject request;
    QList<Part> files;
    if (seen.headers.value("content-type").startsWith("multipart/")) {
        for (const Part& part : partsOf(seen)) {
            if (part.name == u"document"_s)
                request = jsonOf(part.body);
            else if (!part.fileName.isEmpty())
                files.append(part);
        }
    } else {
        request = jsonOf(seen.body);
        for (const QJsonValue& file : member(request, u"files"_s).toArray())
            files.append({{},
                          member(file.toObject(), u"name"_s).toString(),
                          QByteArray::fromBase64(member(file.toObject(), u"body"_s).toString().toLatin1())});
    }
    if (member(request, u"title"_s).toString().isEmpty()) return {400, R"({"error":"title is missing"})"};
    if (!hasKnownLanguage(request)) return {400, R"({"error":"Unknown language"})"};
    QJsonObject document = blank();
    const QJsonObject given = known(request);
    for (auto it = given.begin(); it != given.end(); ++it)
        document.insert(it.key(), it.value());
    document.insert(u"signingStatus"_s, 51);
    const qint64 id = nextId();
    document.insert(u"id"_s, id);
    for (const Part& file : files)
        addFile(document, file.fileName, file.body);
    if (given.value(u"signingStatus"_s).toInt() == 52)
        if (const QString fault = send(document); !fault.isEmpty())
            return {400, bytes({{u"error"_s, fault}})};
    store(document);
    const QJsonObject made = told(m_documents.value(id));
    return {201, array ? bytes({{u"success"_s, true}, {u"Documents"_s, QJsonArray{made}}})
                       : bytes({{u"success"_s, true}, {u"Document"_s, made}})};
}

QString ForeignServer::send(QJsonObject& document) const
{
    QJsonArray people = document.value(u"invitations"_s).toArray();
    if (people.isEmpty()) return u"No recipient"_s;
    if (document.value(u"files"_s).toArray().isEmpty()) return u"No file"_s;
    int first = people.at(0).toObject().value(u"sequence"_s).toInt(1);
    for (const QJsonValue& person : std::as_const(people))
        first = std::min(first, person.toObject().value(u"sequence"_s).toInt(1));
    for (qsizetype i = 0; i < people.size(); ++i) {
        QJsonObject person = people.at(i).toObject();
        if (!person.value(u"recipientEmail"_s).toString().contains(u'@')) return u"Bad e-mail"_s;
        person.insert(u"status"_s, person.value(u"sequence"_s).toInt(1) == first ? 61 : 60);
        people[i] = person;
    }
    document.insert(u"invitations"_s, people);
    document.insert(u"signingStatus"_s, 52);
    document.insert(u"documentSentTime"_s, now());
    return {};
}

ForeignServer::Answer ForeignServer::oneDocument(qint64 id, const QStringList& rest, const Seen& seen)
{
    const QString what = rest.value(0);
    const QJsonObject body = jsonOf(seen.body);
    if (what.isEmpty() && seen.method == "GET")
        return {200, bytes({{u"Document"_s, told(m_documents.value(id))}})};
    if (what.isEmpty() && seen.method == "PUT") {
        const QJsonValue inner = member(body, u"document"_s);
        return change(id, inner.isObject() ? inner.toObject() : body);
    }
    if (what == u"tags"_s && seen.method == "PUT") {
        QJsonObject document = m_documents.value(id);
        document.insert(u"tags"_s, member(body, u"tags"_s).toArray());
        store(document);
        return {200,
                bytes({{u"success"_s, true}, {u"Tags"_s, told(m_documents.value(id)).value(u"Tags"_s)}})};
    }
    if (what == u"invitations"_s) {
        if (seen.method == "PUT") {
            const Answer changed = change(id, {{u"invitations"_s, member(body, u"invitation"_s)}});
            if (changed.status >= 400) return changed;
        }
        return {200, bytes({{u"Invitation"_s, told(m_documents.value(id)).value(u"Invitations"_s)}})};
    }
    if (what == u"resend"_s && seen.method == "POST") {
        QJsonObject document = m_documents.value(id);
        QJsonArray people = document.value(u"invitations"_s).toArray();
        for (qsizetype i = 0; i < people.size(); ++i) {
            QJsonObject person = people.at(i).toObject();
            if (person.value(u"guid"_s).toString() != rest.value(1)) continue;
            person.insert(u"reminderEmailCount"_s, person.value(u"reminderEmailCount"_s).toInt() + 1);
            people[i] = person;
            document.insert(u"invitations"_s, people);
            m_documents.insert(id, document);
            return {200, bytes({{u"success"_s, true}})};
        }
        return {404, R"({"error":"No such invitation"})"};
    }
    if (what == u"files"_s) return filesOf(id, rest.mid(1), seen);
    if (what == u"download"_s && seen.method == "GET") {
        const QJsonObject document = m_documents.value(id);
        const bool original = seen.query.contains("original");
        if (document.value(u"signingStatus"_s).toInt() != 53 && !original)
            return {409, R"({"error":"Not finalized yet"})"};
        const QJsonObject file = document.value(u"files"_s).toArray().at(0).toObject();
        return {200, m_files.value(file.value(u"id"_s).toInteger()), "application/pdf"};
    }
    if (what == u"childrentags"_s && seen.method == "GET") return report(id);
    return {404, R"({"error":"No such resource"})"};
}

ForeignServer::Answer ForeignServer::change(qint64 id, const QJsonObject& patch)
{
    QJsonObject document = m_documents.value(id);
    const int before = document.value(u"signingStatus"_s).toInt();
    if (!hasKnownLanguage(patch)) return {400, R"({"error":"Unknown language"})"};
    const QJsonObject given = known(patch);
    for (auto it = given.begin(); it != given.end(); ++it)
        if (it.key() != u"signingStatus"_s) document.insert(it.key(), it.value());
    const int after = given.value(u"signingStatus"_s).toInt(before);
    if (after != before) {
        if (before == 51 && after == 52) {
            if (const QString fault = send(document); !fault.isEmpty())
                return {400, bytes({{u"error"_s, fault}})};
        } else if (before == 52 && after == 56) {
            document.insert(u"signingStatus"_s, 56);
        } else {
            return {409, R"({"error":"The document cannot be moved to that state"})"};
        }
    }
    store(document);
    return {200, bytes({{u"success"_s, true}, {u"Document"_s, told(m_documents.value(id))}})};
}

ForeignServer::Answer ForeignServer::filesOf(qint64 id, const QStringList& rest, const Seen& seen)
{
    QJsonObject document = m_documents.value(id);
    QJsonArray files = document.value(u"files"_s).toArray();
    if (rest.isEmpty() && seen.method == "POST") {
        for (const Part& part : partsOf(seen))
            if (!part.fileName.isEmpty()) addFile(document, part.fileName, part.body);
        store(document);
        return {201, bytes({{u"success"_s, true}, {u"Document"_s, told(m_documents.value(id))}})};
    }
    if (rest.isEmpty()) return {200, bytes({{u"Files"_s, told(document).value(u"Files"_s)}})};
    const qint64 file = rest.constFirst().toLongLong();
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (files.at(i).toObject().value(u"id"_s).toInteger() != file) continue;
        if (seen.method == "GET") return {200, m_files.value(file), "application/pdf"};
        files.removeAt(i);
        document.insert(u"files"_s, files);
        store(document);
        return {200, bytes({{u"success"_s, true}})};
    }
    return {404, R"({"error":"No such file"})"};
}

ForeignServer::Answer ForeignServer::remove(const Seen& seen)
{
    const QJsonObject body = jsonOf(seen.body);
    QJsonArray ids = member(body, u"ids"_s).toArray();
    if (ids.isEmpty()) ids = body.value(u"list"_s).toArray();
    QJsonArray results;
    for (const QJsonValue& value : std::as_const(ids)) {
        const qint64 id = idOf(value);
        QJsonObject document = m_documents.value(id);
        const bool there = !document.isEmpty();
        if (there && document.value(u"deleted"_s).toBool()) {
            m_documents.remove(id);
        } else if (there) {
            document.insert(u"deleted"_s, true);
            if (document.value(u"signingStatus"_s).toInt() == 52) document.insert(u"signingStatus"_s, 56);
            store(document);
        }
        results.append(
            QJsonObject{{u"ID"_s, QString::number(id)}, {u"Success"_s, there}, {u"Message"_s, u""_s}});
    }
    return {200, bytes({{u"Success"_s, true}, {u"Results"_s, results}})};
}

// Templates

QList<QJsonObject> ForeignServer::childrenOf(qint64 templateId) const
{
    QList<QJsonObject> children;
    for (const QJsonObject& document : m_documents)
        if (document.value(u"templateId"_s).toInteger() == templateId) children.append(document);
    return children;
}

void ForeignServer::complete(qint64 id)
{
    QJsonObject document = m_documents.value(id);
    document.insert(u"signingStatus"_s, 53);
    document.insert(u"completedTime"_s, now());
    QJsonArray people = document.value(u"invitations"_s).toArray();
    for (qsizetype i = 0; i < people.size(); ++i) {
        QJsonObject person = people.at(i).toObject();
        person.insert(u"status"_s, 67);
        people[i] = person;
    }
    document.insert(u"invitations"_s, people);
    store(document);
}

QJsonObject ForeignServer::fromTemplate(const QJsonObject& source) const
{
    QJsonObject document = blank();
    document.insert(u"title"_s, source.value(u"title"_s));
    document.insert(u"files"_s, source.value(u"files"_s));
    document.insert(u"templateId"_s, source.value(u"id"_s));
    QJsonArray people;
    for (const QJsonValue& value : source.value(u"invitations"_s).toArray()) {
        QJsonObject person = value.toObject();
        person.remove(u"id"_s);
        person.remove(u"guid"_s);
        people.append(person);
    }
    document.insert(u"invitations"_s, people);
    QJsonArray tags;
    for (const QJsonValue& value : source.value(u"tags"_s).toArray()) {
        QJsonObject tag = value.toObject();
        tag.remove(u"id"_s);
        tags.append(tag);
    }
    document.insert(u"tags"_s, tags);
    return document;
}

ForeignServer::Answer ForeignServer::bulk(qint64 templateId, const QJsonObject& body)
{
    QJsonArray made;
    QJsonArray errors;
    const QJsonArray rows = member(body, u"Invitations"_s).toArray();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QJsonObject row = rows.at(i).toObject();
        QJsonObject document = fromTemplate(m_documents.value(templateId));
        QJsonArray people = document.value(u"invitations"_s).toArray();
        QJsonObject person = people.at(0).toObject();
        person.insert(u"recipientName"_s, member(row, u"recipientName"_s));
        person.insert(u"recipientEmail"_s, member(row, u"recipientEmail"_s));
        people[0] = person;
        document.insert(u"invitations"_s, people);
        QJsonArray tags = document.value(u"tags"_s).toArray();
        for (qsizetype t = 0; t < tags.size(); ++t) {
            QJsonObject tag = tags.at(t).toObject();
            if (const QJsonValue value = member(row, tag.value(u"name"_s).toString()); !value.isUndefined())
                tag.insert(u"text"_s, value);
            tags[t] = tag;
        }
        document.insert(u"tags"_s, tags);
        if (const QString fault = send(document); !fault.isEmpty()) {
            errors.append(
                QJsonObject{{u"Row"_s, i}, {u"Field"_s, u"recipientEmail"_s}, {u"Message"_s, fault}});
            continue;
        }
        const qint64 id = nextId();
        document.insert(u"id"_s, id);
        store(document);
        made.append(summaryOf(m_documents.value(id)));
    }
    return {200, bytes({{u"success"_s, errors.isEmpty()}, {u"Documents"_s, made}, {u"Errors"_s, errors}})};
}

ForeignServer::Answer ForeignServer::use(qint64 templateId, const QJsonObject& body)
{
    QJsonObject document = fromTemplate(m_documents.value(templateId));
    const QJsonObject given = known(body);
    for (auto it = given.begin(); it != given.end(); ++it)
        if (it.key() != u"signingStatus"_s && it.key() != u"invitations"_s && it.key() != u"tags"_s)
            document.insert(it.key(), it.value());
    QJsonArray people = document.value(u"invitations"_s).toArray();
    const QJsonArray named = member(body, u"Invitations"_s).toArray();
    for (qsizetype i = 0; i < named.size() && i < people.size(); ++i) {
        QJsonObject person = people.at(i).toObject();
        person.insert(u"recipientName"_s, member(named.at(i).toObject(), u"recipientName"_s));
        person.insert(u"recipientEmail"_s, member(named.at(i).toObject(), u"recipientEmail"_s));
        people[i] = person;
    }
    document.insert(u"invitations"_s, people);
    // Values by a tag's number or name; group names are not supported here.
    QJsonArray tags = document.value(u"tags"_s).toArray();
    const QJsonArray there = m_documents.value(templateId).value(u"tags"_s).toArray();
    for (const QJsonValue& value : member(body, u"Tags"_s).toArray()) {
        const qint64 id = idOf(member(value.toObject(), u"ID"_s));
        for (qsizetype i = 0; i < tags.size(); ++i) {
            QJsonObject tag = tags.at(i).toObject();
            const bool meant = id > 0 ? idOf(there.at(i)[u"id"_s]) == id
                                      : tag.value(u"name"_s) == member(value.toObject(), u"Name"_s);
            if (meant) tag.insert(u"text"_s, member(value.toObject(), u"Value"_s));
            tags[i] = tag;
        }
    }
    document.insert(u"tags"_s, tags);
    if (member(body, u"signingStatus"_s).toInt(52) == 52)
        if (const QString fault = send(document); !fault.isEmpty())
            return {400, bytes({{u"error"_s, fault}})};
    const qint64 id = nextId();
    document.insert(u"id"_s, id);
    store(document);
    return {200, bytes({{u"success"_s, true}, {u"Document"_s, told(m_documents.value(id))}})};
}

ForeignServer::Answer ForeignServer::report(qint64 templateId) const
{
    QJsonArray rows;
    for (const QJsonObject& child : childrenOf(templateId)) {
        if (child.value(u"deleted"_s).toBool()) continue;
        QJsonObject row = summaryOf(child);
        const QJsonObject person = child.value(u"invitations"_s).toArray().at(0).toObject();
        row.insert(u"RecipientName"_s, person.value(u"recipientName"_s));
        row.insert(u"RecipientEmail"_s, person.value(u"recipientEmail"_s));
        QJsonArray tags;
        for (const QJsonValue& value : child.value(u"tags"_s).toArray()) {
            QJsonObject tag = value.toObject();
            tag.insert(u"textValue"_s, tag.value(u"text"_s).toString());
            tags.append(tag);
        }
        row.insert(u"Tags"_s, tags);
        rows.append(row);
    }
    return {200, bytes({{u"Documents"_s, rows}})};
}

// Folders

ForeignServer::Answer ForeignServer::folderCalls(const QStringList& path, const Seen& seen)
{
    const auto shown = [](const QJsonObject& folder) {
        return QJsonObject{{u"id"_s, QString::number(folder.value(u"id"_s).toInteger())},
                           {u"FolderText"_s, folder.value(u"name"_s)},
                           {u"folderType"_s, QJsonObject{{u"id"_s, folder.value(u"type"_s)}}},
                           {u"parent"_s, folder.value(u"parent"_s)}};
    };
    if (seen.method == "GET") {
        const int type = path.value(1) == u"template"_s ? 2 : 1;
        QJsonArray all;
        for (const QJsonObject& folder : std::as_const(m_folders))
            if (folder.value(u"type"_s).toInt() == type) all.append(shown(folder));
        return {200, bytes({{u"success"_s, true}, {u"Folders"_s, all}})};
    }
    const QJsonObject given = member(jsonOf(seen.body), u"folder"_s).toObject();
    qint64 id = path.value(1).toLongLong();
    if (seen.method == "DELETE") {
        if (m_folders.remove(id) == 0) return {404, "{}"};
        for (QJsonObject& document : m_documents)
            if (document.value(u"folderId"_s).toInteger() == id) document.insert(u"folderId"_s, 0);
        return {200, bytes({{u"success"_s, true}})};
    }
    if (seen.method == "POST") id = nextId();
    QJsonObject folder = m_folders.value(id, {{u"id"_s, id}, {u"type"_s, 1}, {u"parent"_s, 0}});
    if (const QJsonValue name = member(given, u"name"_s); name.isString()) folder.insert(u"name"_s, name);
    if (const QJsonValue parent = member(given, u"parent"_s); !parent.isUndefined())
        folder.insert(u"parent"_s, idOf(parent));
    if (const QJsonValue type = member(given, u"folderType"_s); type.isDouble())
        folder.insert(u"type"_s, type);
    else if (type.isObject())
        folder.insert(u"type"_s, member(type.toObject(), u"id"_s));
    m_folders.insert(id, folder);
    return {200, bytes({{u"success"_s, true}, {u"Data"_s, shown(folder)}})};
}

} // namespace ink::test
