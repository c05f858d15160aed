#include "app/workflow/callbacks/receivedpost.h"

#include "app/workflow/callbacks/reasons.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>

#include <cstdlib>

namespace ink::workflow {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::chrono::milliseconds believable = std::chrono::minutes(5);

/** Returns the member with this name (case-insensitive); null if there is none. */
QJsonValue member(const QJsonObject& object, QLatin1StringView name)
{
    for (auto it = object.constBegin(); it != object.constEnd(); ++it)
        if (it.key().compare(name, Qt::CaseInsensitive) == 0) return it.value();
    return {};
}

/** Returns a parameter of a header such as `form-data; name="files[]"; filename="a.pdf"`; empty if there is
 * none. */
QByteArray parameter(const QByteArray& value, const QByteArray& name)
{
    qsizetype at = 0;
    const QByteArray lower = value.toLower();
    while ((at = lower.indexOf(name + '=', at)) >= 0) {
        const bool begins = at == 0 || lower.at(at - 1) == ' ' || lower.at(at - 1) == ';';
        at += name.size() + 1;
        if (!begins) continue;
        if (at < value.size() && value.at(at) == '"') {
            const qsizetype end = value.indexOf('"', at + 1);
            return end < 0 ? value.mid(at + 1) : value.mid(at + 1, end - at - 1);
        }
        const qsizetype end = value.indexOf(';', at);
        return (end < 0 ? value.mid(at) : value.mid(at, end - at)).trimmed();
    }
    return {};
}

void readDocument(ReceivedPost& post, const QByteArray& json)
{
    const QJsonDocument read = QJsonDocument::fromJson(json);
    if (!read.isObject()) {
        post.fault = reasons::postJsonUnreadable();
        return;
    }
    QJsonObject object = read.object();
    if (const QJsonValue event = member(object, "event"_L1); event.isObject() && !post.isFilePost) {
        object = event.toObject();
        post.eventType = member(object, "type"_L1).toString().left(64);
        post.eventId = member(object, "id"_L1).toInteger();
        const bool isTest = post.eventType == "test"_L1; // not one of the account's events: its id is 0
        if (post.eventType.isEmpty() || (isTest ? post.eventId < 0 : post.eventId <= 0))
            post.fault = reasons::postEventInvalid();
        if (!member(object, "document"_L1).isObject()) return; // a test
    }
    const QJsonValue inner = member(object, "document"_L1);
    if (inner.isObject())
        object = inner.toObject();
    else if (!post.isFilePost)
        post.fault = reasons::postHasNoDocument();
    const QJsonValue id = member(object, "id"_L1);
    post.documentId = id.isString() ? id.toString().toLongLong() : id.toInteger();
    post.title = member(object, "title"_L1).toString().left(255);
    post.guid = member(object, "guid"_L1).toString().left(64);
}

void readParts(ReceivedPost& post, const QByteArray& boundary)
{
    const QByteArray mark = "--" + boundary;
    qsizetype at = post.body.indexOf(mark);
    int parts = 0;
    while (at >= 0 && ++parts <= 1000) {
        at += mark.size();
        if (post.body.mid(at, 2) == "--") return;
        const qsizetype head = post.body.indexOf("\r\n\r\n", at);
        const qsizetype next = post.body.indexOf("\r\n" + mark, at);
        if (head < 0 || next < 0 || head > next) break;
        const qsizetype from = head + 4;
        QByteArray disposition;
        for (const QByteArray& line : post.body.mid(at, head - at).split('\n'))
            if (line.toLower().startsWith("content-disposition:")) disposition = line.mid(20).trimmed();
        const QByteArray name = parameter(disposition, "name");
        if (name == "document") {
            readDocument(post, post.body.mid(from, next - from));
        } else if (name.startsWith("files")) {
            ReceivedPost::File file;
            file.name =
                QString::fromUtf8(QByteArray::fromPercentEncoding(parameter(disposition, "filename")));
            file.offset = from;
            file.size = next - from;
            post.files.append(file);
        }
        at = next + 2;
    }
    post.fault = reasons::postPartsUnreadable();
}

} // namespace

QByteArray ReceivedPost::header(QByteArrayView name) const
{
    for (const auto& [key, value] : headers)
        if (key.compare(name, Qt::CaseInsensitive) == 0) return value;
    return {};
}

QString ReceivedPost::formattedBody() const
{
    constexpr qsizetype maximum = 64 * 1024;
    if (isFilePost) return {};
    const QJsonDocument read = QJsonDocument::fromJson(body);
    const QByteArray text = read.isNull() ? body : read.toJson(QJsonDocument::Indented);
    return QString::fromUtf8(text.left(maximum));
}

void parsePost(ReceivedPost& post)
{
    post.deliveryId = QString::fromLatin1(post.header("X-Inkstone-Delivery").left(64));
    const QByteArray type = post.header("Content-Type");
    post.isFilePost = type.toLower().startsWith("multipart/");
    if (!post.isFilePost) return readDocument(post, post.body);
    const QByteArray boundary = parameter(type, "boundary");
    if (boundary.isEmpty() || boundary.size() > 200) {
        post.fault = reasons::postPartsUnreadable();
        return;
    }
    readParts(post, boundary);
    if (post.fault.isEmpty() && post.files.isEmpty()) post.fault = reasons::postHasNoFile();
}

ReceivedPost::Verdict checkSignature(const ReceivedPost& post, const std::optional<Secret>& secret,
                                     Timestamp now)
{
    using Verdict = ReceivedPost::Verdict;
    const QByteArray signature = post.header("X-Inkstone-Signature").trimmed();
    const QByteArray timestamp = post.header("X-Inkstone-Timestamp").trimmed();
    if (signature.isEmpty()) return Verdict::Unsigned;
    if (!secret || secret->isEmpty()) return Verdict::NoSecret;
    const QByteArray digest = QCryptographicHash::hash(post.body, QCryptographicHash::Sha256).toHex();
    const Secret wanted("v1=" + QMessageAuthenticationCode::hash(timestamp + '.' + digest, secret->reveal(),
                                                                 QCryptographicHash::Sha256)
                                    .toHex());
    if (!(wanted == Secret(signature.toLower()))) return Verdict::Wrong;
    bool isNumber = false;
    const Timestamp made{std::chrono::milliseconds(timestamp.toLongLong(&isNumber))};
    const auto age = now > made ? now - made : made - now;
    return isNumber && age <= believable ? Verdict::Good : Verdict::Stale;
}

} // namespace ink::workflow
