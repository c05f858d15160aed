#include "app/wire/documentwriter.h"

#include "app/domain/document/document.h"
#include "app/domain/document/documentfields.h"
#include "app/domain/document/facts.h"
#include "app/domain/history/evidence.h"
#include "app/wire/datacodec.h"
#include "app/wire/documentparts.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/jsontext.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/listtext.h"

#include <algorithm>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

template <typename O> void putWaiting(O& o, const Message& waitingFor)
{
    if (waitingFor.isEmpty()) return;
    o.insert("waitingFor"_L1, waitingFor.english());
    if (waitingFor.hasReason()) o.insert("waitingForMessage"_L1, waitingFor.toJson());
}

} // namespace

// Overloads for fields with special types; putFields() finds them by their arguments.

template <typename O>
static void putField(Members<O> to, const Field<Invitation, QList<Authentication>>& field,
                     const QList<Authentication>& authentications)
{
    to.insert(field.name, arrayOf(authentications, toJson));
}

template <typename O>
static void putField(Members<O> to, const Field<Invitation, std::optional<AbsentPerson>>&,
                     const std::optional<AbsentPerson>& absent)
{
    to.insert(absentNameName, absent->name);
    to.insert(absentEmailName, absent->email);
}

template <typename O>
static void putField(Members<O> to, const Field<SigningCertificate, CertificateLevel>& field,
                     const CertificateLevel& level)
{
    to.insert(field.name, certificateLevelCode(level));
}

template <typename O>
static void putField(Members<O> to, const Field<Invitation, std::optional<SigningCertificate>>& field,
                     const std::optional<SigningCertificate>& required)
{
    to.insert(field.name, toJson(*required));
}

template <typename O>
static void putField(Members<O> to, const Field<Invitation, Message>&, const Message& waitingFor)
{
    putWaiting(to, waitingFor);
}

template <typename O>
static void putField(Members<O> to, const Field<TagStyle, TextAlign>& field, const TextAlign& align)
{
    to.insert(field.name, textAlignCode(align));
}

template <typename O>
static void putField(Members<O> to, const Field<TagStyle, std::optional<TagCondition>>& field,
                     const std::optional<TagCondition>& condition)
{
    to.insert(field.name, domain::toJson(*condition));
}

template <typename O> static void putField(Members<O> to, const Field<Tag, PageRect>&, const PageRect& rect)
{
    putFields(to, rect);
}

template <typename O>
static void putField(Members<O> to, const Field<Tag, TagStyle>& field, const TagStyle& style)
{
    to.insert(field.name, toJson(style));
}

namespace {

constexpr int pdfFileType = 151;

// Members that lists contain; O is a QJsonObject or an ObjectText.

/** Writes the fields that a document and its summary have in common. */
template <typename O, typename D> void putHead(O& o, const D& d)
{
    if (!d.id.isNull()) o.insert("id"_L1, d.id.value());
    if (!d.guid.isEmpty()) o.insert("GUID"_L1, d.guid);
    o.insert("title"_L1, d.title);
    o.insert("senderName"_L1, d.senderName);
    o.insert("senderEmail"_L1, d.senderEmail);
    o.insert("documentType"_L1, codeOf(d.type));
    o.insert("signingStatus"_L1, codeOf(d.status));
    o.insert("signingStatusDisplay"_L1, signingStatusName(d.status));
    o.insert("createdTime"_L1, milliseconds(d.createdTime));
    o.insert("lastModifiedTime"_L1, milliseconds(d.lastModifiedTime));
    o.insert("documentSentTime"_L1, timeOrNull(d.sentTime));
    o.insert("completedTime"_L1, timeOrNull(d.completedTime));
    o.insert("folderId"_L1, d.folderId.value());
    o.insert("version"_L1, d.version);
    o.insert("deleted"_L1, d.deleted);
    o.insert("templateId"_L1, idOrNull(d.templateId));
    if (!d.data.isEmpty()) o.insert(dataName, toJson(d.data));
    putWaiting(o, d.waitingFor);
    if (!d.documentUrl.isEmpty()) o.insert(documentUrlName, d.documentUrl);
}

template <typename O> void putFile(O& o, const File& file)
{
    putFields(o, file);
    o.insert("type"_L1, pdfFileType);
}

template <typename O> void putInvitation(O& o, const Invitation& invitation)
{
    static const Invitation defaults;
    putFields(o, invitation);
    // The number of required members of a group is written even if it is the default.
    if (!invitation.group.isEmpty() && invitation.requiredGroupMembers == defaults.requiredGroupMembers)
        o.insert("groupNeeded"_L1, invitation.requiredGroupMembers);
}

template <typename O> void putSetting(O& o, const DocumentSetting& setting)
{
    putFields(o, setting);
    if (setting.sendAt) o.insert("sendAt"_L1, timeOrNull(setting.sendAt));
}

void putSentence(QJsonObject& o, QLatin1StringView words, QLatin1StringView message, const Message& sentence)
{
    if (!sentence.isEmpty()) o.insert(words, sentence.english());
    if (sentence.hasReason()) o.insert(message, sentence.toJson());
}

void putProgress(QJsonObject& o, const std::optional<domain::MailProgress>& progress,
                 const ProgressNames& names)
{
    if (!progress) return;
    o.insert(names.state, mailStateCode(progress->state));
    putSentence(o, names.error, names.errorMessage, progress->error);
    if (progress->time) o.insert(names.time, milliseconds(*progress->time));
}

void putSeal(QJsonObject& o, const std::optional<domain::SealProgress>& seal)
{
    if (!seal) return;
    o.insert("sealLevel"_L1, seal->level);
    if (!seal->pendingLevel.isEmpty()) o.insert("sealAwaits"_L1, seal->pendingLevel);
    putSentence(o, "sealReason"_L1, "sealReasonMessage"_L1, seal->reason);
}

QJsonObject wireMembers(const File& file)
{
    return domain::additionalMembers(file);
}

QJsonObject wireMembers(const DocumentSetting& setting)
{
    return setting.extra;
}

QJsonObject wireMembers(const Invitation& invitation)
{
    QJsonObject o = domain::additionalMembers(invitation);
    putProgress(o, invitation.mail, mailNames);
    putProgress(o, invitation.sms, smsNames);
    return o;
}

/** Appends an object with these members; they take precedence over unknown fields of the same name. */
template <typename T, typename Put> void appendObject(QByteArray& to, const T& value, const Put& put)
{
    QJsonObject o = wireMembers(value);
    if (o.isEmpty()) {
        ObjectText members(to);
        put(members, value);
        return;
    }
    put(o, value);
    to += QJsonDocument(o).toJson(QJsonDocument::Compact);
}

void appendSummary(QByteArray& to, const DocumentSummary& summary)
{
    ObjectText o(to);
    putHead(o, summary);
    o.insert("userId"_L1, summary.accountId.value());
    o.insert("message"_L1, summary.message);
    appendObject(o.name("documentSetting"_L1), summary.setting,
                 [](auto& members, const auto& setting) { putSetting(members, setting); });
    appendArray(o.name("files"_L1), summary.files, [&](const File& file) {
        appendObject(to, file, [](auto& members, const auto& each) { putFile(members, each); });
    });
    appendArray(o.name("invitations"_L1), summary.invitations, [&](const Invitation& invitation) {
        appendObject(to, invitation, [](auto& members, const auto& each) { putInvitation(members, each); });
    });
}

} // namespace

QString mailStateCode(MailProgress::State state)
{
    switch (state) {
    case MailProgress::State::Waiting:
        return QStringLiteral("waiting");
    case MailProgress::State::Sent:
        return QStringLiteral("sent");
    case MailProgress::State::Failed:
        return QStringLiteral("failed");
    case MailProgress::State::Delayed:
        return QStringLiteral("delayed");
    }
    return {};
}

std::optional<MailProgress::State> mailStateFromCode(const QString& code)
{
    using State = MailProgress::State;
    for (const State state : {State::Waiting, State::Sent, State::Failed, State::Delayed})
        if (code == mailStateCode(state)) return state;
    return std::nullopt;
}

QByteArray listBytes(const DocumentPage& page)
{
    constexpr qsizetype bytesOfRow = 2048;
    QByteArray bytes;
    bytes.reserve(page.documents.size() * bytesOfRow + 64);
    {
        ObjectText o(bytes);
        o.insert("documentCount"_L1, page.total);
        appendArray(o.name("documents"_L1), page.documents,
                    [&](const DocumentSummary& summary) { appendSummary(bytes, summary); });
        if (!page.nextCursor.isEmpty()) o.insert("nextCursor"_L1, page.nextCursor);
    }
    return bytes;
}

QJsonObject toJson(const Authentication& authentication)
{
    QJsonObject o;
    putFields(o, authentication);
    return o;
}

QJsonObject toJson(const SigningCertificate& required)
{
    QJsonObject o;
    putFields(o, required);
    return o;
}

QJsonObject toJson(const Page& page)
{
    QJsonObject o{{"pageIndex"_L1, page.pageIndex},
                  {"width"_L1, std::max(0.0, page.size.width())},
                  {"height"_L1, std::max(0.0, page.size.height())}};
    if (!page.id.isNull()) o.insert("id"_L1, page.id.value());
    return o;
}

QJsonObject toJson(const File& file)
{
    QJsonObject o = wireMembers(file);
    putFile(o, file);
    o.insert("pages"_L1, arrayOf(file.pages, toJson));
    if (!file.parties.isEmpty()) o.insert("parties"_L1, arrayOf(file.parties, toJson));
    if (file.result) o.insert("result"_L1, toJson(*file.result));
    return o;
}

QJsonObject toJson(const FileParty& party)
{
    return {{"invitationId"_L1, party.invitationId.value()},
            {"part"_L1, filePartCode(party.part)},
            {"finishedTime"_L1, timeOrNull(party.finishedTime)}};
}

QJsonObject toJson(const FileResult& result)
{
    QJsonArray signers;
    for (const FileSigner& signer : result.signers)
        signers.append(QJsonObject{{"invitationId"_L1, signer.invitationId.value()},
                                   {"name"_L1, signer.name},
                                   {"time"_L1, milliseconds(signer.time)}});
    QJsonObject o{{"status"_L1, fileStateCode(result.state)}, {"signers"_L1, signers}};
    putText(o, "level"_L1, result.level);
    putText(o, "sha256"_L1, result.sha256);
    return o;
}

QJsonObject toJson(const TagStyle& style)
{
    QJsonObject o = domain::additionalMembers(style);
    putFields(o, style);
    return o;
}

QJsonObject toJson(const Tag& tag)
{
    QJsonObject o = domain::additionalMembers(tag);
    putFields(o, tag);
    return o;
}

QJsonObject toJson(const Invitation& invitation)
{
    QJsonObject o = wireMembers(invitation);
    putInvitation(o, invitation);
    return o;
}

QJsonObject toJson(const HistoryEntry& entry)
{
    QJsonObject o{{"time"_L1, milliseconds(entry.time)},
                  {"event"_L1, entry.event.code()},
                  {"actor"_L1, entry.actor},
                  {"address"_L1, entry.address},
                  {"userAgent"_L1, entry.userAgent},
                  {"detail"_L1, entry.detail},
                  {"hash"_L1, entry.hash}};
    if (!entry.reason.isEmpty()) {
        o.insert("reason"_L1, entry.reason);
        o.insert("args"_L1, entry.args);
    }
    if (const auto disclosure = disclosureOf(entry))
        o.insert("consent"_L1,
                 QJsonObject{{"text"_L1, disclosure->text}, {"language"_L1, disclosure->language}});
    if (const auto consent = consentOf(entry))
        o.insert("consent"_L1, QJsonObject{{"text"_L1, consent->text}, {"language"_L1, consent->language}});
    return o;
}

QJsonObject toJson(const DocumentSetting& setting)
{
    QJsonObject o = wireMembers(setting);
    putSetting(o, setting);
    return o;
}

QJsonObject toJson(const Document& document)
{
    QJsonObject o = document.extra;
    putProgress(o, document.mail, mailNames);
    putSeal(o, document.seal);
    putHead(o, document);
    o.insert("userId"_L1, document.accountId.value());
    o.insert("message"_L1, document.message);
    o.insert("documentSetting"_L1, toJson(document.setting));
    o.insert("files"_L1, arrayOf(document.files, toJson));
    o.insert("invitations"_L1, arrayOf(document.invitations, toJson));
    o.insert("tags"_L1, arrayOf(document.tags, toJson));
    o.insert("histories"_L1, arrayOf(document.histories, toJson));
    return o;
}

QJsonObject toJson(const DocumentSummary& summary)
{
    QJsonObject o;
    putHead(o, summary);
    o.insert("userId"_L1, summary.accountId.value());
    o.insert("message"_L1, summary.message);
    o.insert("documentSetting"_L1, toJson(summary.setting));
    QJsonArray files;
    for (const File& file : summary.files) {
        QJsonObject row = toJson(file);
        for (const QLatin1StringView name : {"pages"_L1, "parties"_L1, "result"_L1})
            row.remove(name);
        files.append(row);
    }
    o.insert("files"_L1, files);
    o.insert("invitations"_L1, arrayOf(summary.invitations, toJson));
    return o;
}

QJsonObject documentResponse(const Document& document)
{
    return {{"success"_L1, true}, {"document"_L1, toJson(document)}};
}

QJsonObject documentsResponse(const QList<Document>& documents)
{
    return {{"success"_L1, true}, {"documents"_L1, arrayOf(documents, toJson)}};
}

QJsonObject tagsToJson(const QList<Tag>& tags)
{
    return {{"tags"_L1, arrayOf(tags, toJson)}};
}

QJsonObject invitationsToJson(const QList<Invitation>& invitations)
{
    return {{"invitation"_L1, arrayOf(invitations, toJson)}};
}

QJsonObject filesToJson(const QList<File>& files)
{
    return {{"files"_L1, arrayOf(files, toJson)}};
}

} // namespace ink::wire
