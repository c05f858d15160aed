#include "app/wire/documentwriter.h"

#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/domain/history/evidence.h"
#include "app/wire/documentparts.h"
#include "app/wire/jsontext.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/listtext.h"

#include <algorithm>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

constexpr int pdfFileType = 151;

template <typename O> void putWords(O& o, QLatin1StringView name, const QString& text)
{
    if (!text.isEmpty()) o.insert(name, text);
}

template <typename O> void putWaiting(O& o, const Message& waitingFor)
{
    if (waitingFor.isEmpty()) return;
    o.insert("waitingFor"_L1, waitingFor.english());
    if (waitingFor.hasReason()) o.insert("waitingForMessage"_L1, waitingFor.toJson());
}

// Members that lists contain; O is a QJsonObject or an ObjectText.

/** The fields that a document and its summary have in common. */
template <typename O, typename D> void putHead(O& o, const D& d)
{
    if (!d.id.isNull()) o.insert("id"_L1, d.id.value());
    putWords(o, "GUID"_L1, d.guid);
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
    putWaiting(o, d.waitingFor);
}

template <typename O> void putFile(O& o, const File& file)
{
    if (!file.id.isNull()) o.insert("id"_L1, file.id.value());
    o.insert("name"_L1, file.name);
    o.insert("sequence"_L1, file.sequence);
    o.insert("type"_L1, pdfFileType);
    o.insert("size"_L1, file.size);
    o.insert("sha256"_L1, file.sha256);
}

template <typename O> void putInvitation(O& o, const Invitation& invitation)
{
    if (!invitation.id.isNull()) o.insert("id"_L1, invitation.id.value());
    putWords(o, "GUID"_L1, invitation.guid);
    o.insert("recipientName"_L1, invitation.recipientName);
    if (invitation.hasPlaceholderName) o.insert("placeholderName"_L1, true);
    o.insert("recipientEmail"_L1, invitation.recipientEmail);
    o.insert("actionType"_L1, codeOf(invitation.actionType));
    o.insert("sequence"_L1, invitation.sequence);
    o.insert("status"_L1, codeOf(invitation.status));
    o.insert("canSignTags"_L1, invitation.canSignTags);
    o.insert("authentications"_L1, arrayOf(invitation.authentications, toJson));
    o.insert("lastReminderSent"_L1, timeOrNull(invitation.lastReminderSent));
    o.insert("reminderEmailCount"_L1, invitation.reminderEmailCount);
    o.insert("openedTime"_L1, timeOrNull(invitation.openedTime));
    o.insert("finishedTime"_L1, timeOrNull(invitation.finishedTime));
    o.insert("rejectReason"_L1, invitation.rejectReason);
    o.insert("hostedSigners"_L1, QJsonArray::fromStringList(invitation.hostedSigners));
    o.insert("language"_L1, invitation.language);
    putWords(o, "privateMessage"_L1, invitation.privateMessage);
    if (invitation.mayDelegate) o.insert("mayDelegate"_L1, true);
    if (invitation.openQuestions > 0) o.insert("openQuestions"_L1, invitation.openQuestions);
    putWords(o, "group"_L1, invitation.group);
    if (!invitation.group.isEmpty() || invitation.groupNeeded != 1)
        o.insert("groupNeeded"_L1, invitation.groupNeeded);
    if (invitation.isReleased) o.insert("released"_L1, true);
    if (invitation.isWitness) o.insert("witness"_L1, true);
    if (invitation.isNamedByPrevious) o.insert("namedByPrevious"_L1, true);
    if (invitation.copyAtEnd) o.insert("copyAtEnd"_L1, true);
    if (invitation.startAfterDays > 0) o.insert("startAfterDays"_L1, invitation.startAfterDays);
    if (invitation.readyTime) o.insert("readyTime"_L1, timeOrNull(invitation.readyTime));
    if (invitation.onBehalfOf) {
        o.insert("onBehalfOfName"_L1, invitation.onBehalfOf->name);
        o.insert("onBehalfOfEmail"_L1, invitation.onBehalfOf->email);
    }
    if (invitation.hostedDone > 0) o.insert("hostedFinished"_L1, invitation.hostedDone);
    putWaiting(o, invitation.waitingFor);
    putWords(o, "signingURL"_L1, invitation.signingUrl);
}

template <typename O> void putSetting(O& o, const DocumentSetting& setting)
{
    o.insert("postBackURL"_L1, setting.postBackUrl);
    o.insert("languageCode"_L1, codeOf(setting.language));
    o.insert("expireDaysAfterSent"_L1, setting.expireDaysAfterSent);
    o.insert("emailSubject"_L1, setting.emailSubject);
    o.insert("emailBody"_L1, setting.emailBody);
    o.insert("remindEveryDays"_L1, setting.remindEveryDays);
    o.insert("maxReminders"_L1, setting.maxReminders);
    o.insert("attachSigned"_L1, setting.attachSigned);
    o.insert("signaturePerSigner"_L1, setting.signaturePerSigner);
    o.insert("linkDocumentsPerHour"_L1, setting.linkDocumentsPerHour);
    if (setting.sendAt) o.insert("sendAt"_L1, timeOrNull(setting.sendAt));
}

void putSentence(QJsonObject& o, QLatin1StringView words, QLatin1StringView message, const Message& sentence)
{
    if (!sentence.isEmpty()) o.insert(words, sentence.english());
    if (sentence.hasReason()) o.insert(message, sentence.toJson());
}

void putMail(QJsonObject& o, const std::optional<domain::MailProgress>& mail)
{
    if (!mail) return;
    o.insert("mailState"_L1, mailStateCode(mail->state));
    putSentence(o, "mailError"_L1, "mailErrorMessage"_L1, mail->error);
    if (mail->time) o.insert("mailTime"_L1, milliseconds(*mail->time));
}

void putSms(QJsonObject& o, const std::optional<domain::MailProgress>& sms)
{
    if (!sms) return;
    o.insert("smsState"_L1, mailStateCode(sms->state));
    putSentence(o, "smsError"_L1, "smsErrorMessage"_L1, sms->error);
    if (sms->time) o.insert("smsTime"_L1, milliseconds(*sms->time));
}

void putSeal(QJsonObject& o, const std::optional<domain::SealProgress>& seal)
{
    if (!seal) return;
    o.insert("sealLevel"_L1, seal->level);
    if (!seal->awaits.isEmpty()) o.insert("sealAwaits"_L1, seal->awaits);
    putSentence(o, "sealReason"_L1, "sealReasonMessage"_L1, seal->reason);
}

QJsonObject wireMembers(const File& file)
{
    return domain::furtherMembers(file);
}

QJsonObject wireMembers(const DocumentSetting& setting)
{
    return setting.extra;
}

QJsonObject wireMembers(const Invitation& invitation)
{
    QJsonObject o = domain::furtherMembers(invitation);
    putMail(o, invitation.mail);
    putSms(o, invitation.sms);
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
    }
    return bytes;
}

QJsonObject toJson(const Authentication& authentication)
{
    QJsonObject o{{"type"_L1, codeOf(authentication.type)}};
    putText(o, "phone"_L1, authentication.phone);
    putText(o, "phoneCountryCode"_L1, authentication.phoneCountryCode);
    putText(o, "code"_L1, authentication.code);
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
    return o;
}

QJsonObject toJson(const TagStyle& style)
{
    QJsonObject o = domain::furtherMembers(style);
    if (!style.options.isEmpty()) o.insert("options"_L1, QJsonArray::fromStringList(style.options));
    if (style.checked) o.insert("checked"_L1, true);
    put(o, "maxLength"_L1, style.maxLength);
    putText(o, "pattern"_L1, style.pattern);
    put(o, "min"_L1, style.min);
    put(o, "max"_L1, style.max);
    put(o, "decimals"_L1, style.decimals);
    putText(o, "dateFormat"_L1, style.dateFormat);
    putText(o, "fontFamily"_L1, style.fontFamily);
    if (style.fontSize > 0) o.insert("fontSize"_L1, style.fontSize);
    putText(o, "colour"_L1, style.colour);
    if (style.align != domain::TextAlign::Natural) o.insert("align"_L1, domain::textAlignCode(style.align));
    if (style.readOnly) o.insert("readOnly"_L1, true);
    putText(o, "placeholder"_L1, style.placeholder);
    if (style.condition) o.insert("condition"_L1, domain::toJson(*style.condition));
    putText(o, "formula"_L1, style.formula);
    return o;
}

QJsonObject toJson(const Tag& tag)
{
    QJsonObject o = domain::furtherMembers(tag);
    if (!tag.id.isNull()) o.insert("id"_L1, tag.id.value());
    o.insert("name"_L1, tag.name);
    o.insert("groupName"_L1, tag.groupName);
    o.insert("type"_L1, codeOf(tag.type));
    o.insert("pageIndex"_L1, tag.pageIndex);
    if (!tag.pageId.isNull()) o.insert("pageId"_L1, tag.pageId.value());
    o.insert("invitationIndex"_L1, tag.invitationIndex);
    if (!tag.invitationId.isNull()) o.insert("invitationId"_L1, tag.invitationId.value());
    o.insert("left"_L1, tag.rect.left);
    o.insert("top"_L1, tag.rect.top);
    o.insert("width"_L1, tag.rect.width);
    o.insert("height"_L1, tag.rect.height);
    o.insert("isMandatory"_L1, tag.isMandatory);
    o.insert("text"_L1, tag.text);
    if (!tag.image.isEmpty()) o.insert("image"_L1, QString::fromLatin1(tag.image.toBase64()));
    o.insert("style"_L1, toJson(tag.style));
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
    putMail(o, document.mail);
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
        row.remove("pages"_L1);
        files.append(row);
    }
    o.insert("files"_L1, files);
    o.insert("invitations"_L1, arrayOf(summary.invitations, toJson));
    return o;
}

QJsonObject documentAnswer(const Document& document)
{
    return {{"success"_L1, true}, {"document"_L1, toJson(document)}};
}

QJsonObject documentsAnswer(const QList<Document>& documents)
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
