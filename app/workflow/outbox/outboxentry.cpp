#include "app/workflow/outbox/outboxentry.h"

#include "app/domain/document/document.h"
#include "app/wire/documentcodec.h"
#include "app/wire/errorcodec.h"
#include "app/wire/json.h"
#include "app/wire/objectreader.h"
#include "app/wire/signercodec.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace ink::workflow {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

using Kind = WorkOutbox::Kind;

struct KindName
{
    Kind kind;
    QLatin1StringView name;
};
constexpr std::array kinds{KindName{Kind::Create, "create"_L1},   KindName{Kind::Send, "send"_L1},
                           KindName{Kind::Cancel, "cancel"_L1},   KindName{Kind::Remind, "remind"_L1},
                           KindName{Kind::Trash, "trash"_L1},     KindName{Kind::Move, "move"_L1},
                           KindName{Kind::Restore, "restore"_L1}, KindName{Kind::Purge, "purge"_L1},
                           KindName{Kind::Use, "use"_L1},         KindName{Kind::Run, "run"_L1},
                           KindName{Kind::Rename, "rename"_L1},   KindName{Kind::Sign, "sign"_L1}};

QJsonObject toJson(const TemplateInput& filling)
{
    QJsonArray people;
    for (const Person& person : filling.people)
        people.append(QJsonObject{{"name"_L1, person.name}, {"email"_L1, person.email}});
    QJsonObject values;
    for (auto value = filling.values.cbegin(); value != filling.values.cend(); ++value)
        values.insert(value.key(), value.value());
    QJsonObject body{
        {"title"_L1, filling.title}, {"message"_L1, filling.message}, {"folder"_L1, filling.folder.value()},
        {"people"_L1, people},       {"values"_L1, values},           {"send"_L1, filling.sendsDocument}};
    if (std::any_of(filling.phones.begin(), filling.phones.end(),
                    [](const auto& each) { return !each.isEmpty(); }))
        body.insert("phones"_L1, QJsonArray::fromStringList(filling.phones));
    if (filling.expireDays) body.insert("expireDays"_L1, *filling.expireDays);
    return body;
}

TemplateInput fillingFrom(const QJsonObject& body)
{
    TemplateInput filling;
    filling.title = body.value("title"_L1).toString();
    filling.message = body.value("message"_L1).toString();
    filling.folder = FolderId(body.value("folder"_L1).toInteger());
    for (const QJsonValue& person : body.value("people"_L1).toArray())
        filling.people.append(
            {person.toObject().value("name"_L1).toString(), person.toObject().value("email"_L1).toString()});
    for (const QJsonValue& phone : body.value("phones"_L1).toArray())
        filling.phones.append(phone.toString());
    const QJsonObject values = body.value("values"_L1).toObject();
    for (auto value = values.begin(); value != values.end(); ++value)
        filling.values.insert(value.key(), value.value().toString());
    filling.sendsDocument = body.value("send"_L1).toBool();
    if (body.contains("expireDays"_L1)) filling.expireDays = body.value("expireDays"_L1).toInt();
    return filling;
}

/** Parses a signature. Without a valid request, nothing is submitted; the entry fails and stays. */
OfflineSignature signatureFrom(const QJsonObject& body, const WorkOutbox::Entry& entry)
{
    OfflineSignature signature{entry.document,
                               entry.title,
                               entry.invitation,
                               body.value("signingUrl"_L1).toString(),
                               body.value("signer"_L1).toString(),
                               {}};
    if (auto request = wire::finishRequestFromJson(body.value("finish"_L1).toObject()))
        signature.request = std::move(*request);
    return signature;
}

/** Removes local ids, which are meaningless to a server. */
Document withoutLocalIds(Document draft)
{
    draft.id = {};
    for (Tag& tag : draft.tags) {
        if (tag.id.isLocal()) tag.id = {};
        tag.pageId = {};
    }
    draft.histories.clear();
    return draft;
}

} // namespace

QString outboxKindName(Kind kind)
{
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [kind](const KindName& one) { return one.kind == kind; });
    return found->name;
}

Result<QJsonObject> parseStoredObject(const QByteArray& body)
{
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    return wire::parseJsonObject(body, limits);
}

namespace {

QJsonObject withMessage(QJsonObject object, const Message& message)
{
    wire::putMessage(object, message);
    return object;
}

Message messageIn(const QJsonObject& object)
{
    if (object.contains("detail"_L1))
        return Message::literal(
            object.value("detail"_L1).toString()); // stored before reason codes were introduced
    QList<FieldIssue> unused;
    wire::ObjectReader reader(object, {}, unused);
    return wire::readMessage(reader);
}

} // namespace

QByteArray serializeOutboxError(const Error& error)
{
    QJsonArray fields;
    for (const FieldIssue& issue : error.fields)
        fields.append(withMessage({{"field"_L1, issue.field}}, issue.message));
    return wire::toBytes(withMessage(
        {{"code"_L1, errorCodeName(error.code)}, {"fields"_L1, fields}, {"requestId"_L1, error.requestId}},
        error.detail));
}

namespace {

std::optional<Error> errorFrom(const QByteArray& body)
{
    if (body.isEmpty()) return std::nullopt;
    const auto object = parseStoredObject(body);
    if (!object) return fail(ErrorCode::Internal).value();
    Error error =
        fail(wire::errorCodeFromName(object->value("code"_L1).toString()).value_or(ErrorCode::Internal),
             messageIn(*object))
            .value();
    error.requestId = object->value("requestId"_L1).toString();
    for (const QJsonValue& each : object->value("fields"_L1).toArray())
        error.fields.append({each.toObject().value("field"_L1).toString(), messageIn(each.toObject())});
    return error;
}

} // namespace

WorkOutbox::Entry parseOutboxEntry(const store::PendingWork::Entry& kept, const QString& folder)
{
    WorkOutbox::Entry entry;
    entry.id = kept.id;
    for (const KindName& one : kinds)
        if (kept.kind == one.name) entry.kind = one.kind;
    entry.title = kept.title;
    entry.document = kept.document;
    entry.idempotencyKey = kept.key;
    entry.created = kept.created;
    entry.error = errorFrom(kept.error);
    if (entry.error) entry.state = WorkOutbox::State::Failed;
    const auto body = parseStoredObject(kept.body);
    if (!body) return entry;
    entry.sendsDocument = body->value("send"_L1).toBool();
    entry.reason = body->value("reason"_L1).toString();
    entry.invitation = body->value("invitation"_L1).toString();
    entry.folder = body->value("folder"_L1).toString();
    entry.run = body->value("run"_L1).toString();
    entry.isTemplate = body->value("isTemplate"_L1).toBool();
    entry.newTitle = body->value("newTitle"_L1).toString();
    entry.input = fillingFrom(body->value("filling"_L1).toObject());
    if (body->contains("began"_L1))
        entry.startedAt = Timestamp(std::chrono::milliseconds(body->value("began"_L1).toInteger()));
    entry.targetFolder = FolderId(body->value("into"_L1).toInteger());
    entry.isUncertain = body->value("uncertain"_L1).toBool();
    if (entry.isUncertain)
        entry.state = WorkOutbox::State::Failed; // it was being sent when the program ended
    if (entry.kind == Kind::Sign) entry.signature = signatureFrom(*body, entry);
    for (const QJsonValue& each : body->value("files"_L1).toArray()) {
        const QJsonObject file = each.toObject();
        entry.files.append({file.value("name"_L1).toString(),
                            QDir(QDir(folder).filePath(entry.folder))
                                .filePath(QFileInfo(file.value("file"_L1).toString()).fileName())});
    }
    if (entry.kind == Kind::Create)
        if (auto draft = wire::documentFromJson(body->value("document"_L1).toObject())) {
            entry.draft = std::move(*draft);
            entry.draft.id = DocumentId::local(entry.id);
        }
    return entry;
}

QByteArray serializeOutboxEntry(const WorkOutbox::Entry& entry)
{
    QJsonObject body;
    if (entry.kind == Kind::Create) {
        QJsonArray files;
        for (const WorkOutbox::LocalFile& file : entry.files)
            files.append(QJsonObject{{"name"_L1, file.name}, {"file"_L1, QFileInfo(file.path).fileName()}});
        body = {{"document"_L1, wire::toJson(withoutLocalIds(entry.draft))},
                {"files"_L1, files},
                {"folder"_L1, entry.folder},
                {"send"_L1, entry.sendsDocument}};
    }
    if (!entry.reason.isEmpty()) body.insert("reason"_L1, entry.reason);
    if (!entry.invitation.isEmpty()) body.insert("invitation"_L1, entry.invitation);
    if (entry.kind == Kind::Use) {
        body = {{"filling"_L1, toJson(entry.input)}, {"send"_L1, entry.input.sendsDocument}};
        if (entry.startedAt) body.insert("began"_L1, qint64{entry.startedAt->time_since_epoch().count()});
    }
    if (entry.kind == Kind::Rename) body.insert("newTitle"_L1, entry.newTitle);
    if (entry.kind == Kind::Run) body.insert("run"_L1, entry.run);
    if (entry.kind == Kind::Sign) {
        body.insert("signingUrl"_L1, entry.signature.signingUrl);
        body.insert("signer"_L1, entry.signature.signer);
        body.insert("finish"_L1, wire::toJson(entry.signature.request));
    }
    if (entry.kind == Kind::Move) body.insert("into"_L1, entry.targetFolder.value());
    if (entry.isTemplate) body.insert("isTemplate"_L1, true);
    if (entry.isUncertain) body.insert("uncertain"_L1, true);
    return wire::toBytes(body);
}

} // namespace ink::workflow
