#include "app/domain/history/historyrecord.h"

#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "app/domain/history/reasons.h"
#include "app/domain/history/withheldhistory.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ink::domain {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr qsizetype maxBytes = 64 * 1024 * 1024;
constexpr qsizetype maxEntries = 100'000;
/** The version of the format. The first one contains only entries without reasons, which every version of the
 * program can verify. */
constexpr int withoutReasons = 1;
constexpr int withReasons = 2;
constexpr int withWithheldEntries = 3;
constexpr auto formatName = "inkstone-history"_L1;

QString sha256Of(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/** Null if there is no time. */
QJsonValue timeValue(std::optional<Timestamp> time)
{
    if (!time) return QJsonValue::Null;
    return qint64{time->time_since_epoch().count()};
}

QString roleName(ActionType type)
{
    switch (type) {
    case ActionType::Signer:
        return u"signer"_s;
    case ActionType::Viewer:
        return u"viewer"_s;
    case ActionType::Reviewer:
        return u"reviewer"_s;
    case ActionType::SigningHost:
        return u"signing-host"_s;
    case ActionType::OpenSigner:
        return u"open-signer"_s;
    case ActionType::Editor:
        return u"editor"_s;
    }
    return {};
}

QString statusName(InvitationStatus status)
{
    switch (status) {
    case InvitationStatus::NotSent:
        return u"not-sent"_s;
    case InvitationStatus::WaitToOpen:
        return u"not-opened"_s;
    case InvitationStatus::ReachDeadline:
        return u"expired"_s;
    case InvitationStatus::WorkInProgress:
        return u"in-progress"_s;
    case InvitationStatus::Viewed:
        return u"viewed"_s;
    case InvitationStatus::Rejected:
        return u"rejected"_s;
    case InvitationStatus::Finalized:
        return u"finished"_s;
    case InvitationStatus::Cancelled:
        return u"cancelled"_s;
    }
    return {};
}

QJsonArray consentObjects(const Document& document, const Invitation& invitation)
{
    QJsonArray consents;
    for (const HistoryEntry& entry : consentsOf(document, invitation))
        if (const auto consent = consentOf(entry)) {
            QJsonObject o{{u"by"_s, entry.actor},
                          {u"text"_s, consent->text},
                          {u"language"_s, consent->language},
                          {u"acceptedTime"_s, timeValue(entry.time)}};
            if (const QString disclosure = disclosureWith(document, entry); !disclosure.isEmpty())
                o.insert(u"disclosure"_s, disclosure);
            consents.append(o);
        }
    return consents;
}

QJsonArray authenticationNames(const Identification& identification)
{
    QJsonArray names;
    if (!identification.hasActed) return names;
    if (!identification.paperRecorder.isEmpty()) return {u"paper"_s};
    names.append(identification.host.isEmpty() ? u"personal-link"_s : u"in-person"_s);
    for (const Authentication& each : identification.codes) {
        switch (each.type) {
        case AuthenticationType::Email:
            names.append(u"email-code"_s);
            break;
        case AuthenticationType::Sms:
            names.append(u"sms-code"_s);
            break;
        case AuthenticationType::AccessCode:
            names.append(u"access-code"_s);
            break;
        }
    }
    return names;
}

QJsonObject entryObject(const HistoryEntry& entry)
{
    QJsonObject object{{u"time"_s, qint64{entry.time.time_since_epoch().count()}},
                       {u"event"_s, entry.event.code()},
                       {u"actor"_s, entry.actor},
                       {u"address"_s, entry.address},
                       {u"userAgent"_s, entry.userAgent},
                       {u"hash"_s, entry.hash}};
    if (isWithheld(entry)) {
        object.insert(u"withheld"_s, true);
        return object;
    }
    object.insert(u"detail"_s, entry.detail);
    if (entry.reason.isEmpty()) return object;
    object.insert(u"reason"_s, entry.reason);
    object.insert(u"args"_s, entry.args);
    return object;
}

/** False if a field has a wrong type: no program can have hashed such an entry. */
bool readEntry(const QJsonObject& object, bool mayBeWithheld, HistoryEntry& entry)
{
    const QJsonValue time = object.value(u"time"_s);
    const qint64 milliseconds = time.toInteger(-1);
    if (!time.isDouble() || milliseconds < 0) return false;
    entry.time = Timestamp{std::chrono::milliseconds{milliseconds}};
    QString event;
    const std::pair<QLatin1StringView, QString*> texts[] = {
        {"event"_L1, &event},           {"actor"_L1, &entry.actor},
        {"address"_L1, &entry.address}, {"userAgent"_L1, &entry.userAgent},
        {"detail"_L1, &entry.detail},   {"hash"_L1, &entry.hash}};
    const bool isWithheldEntry = mayBeWithheld && object.value(u"withheld"_s).toBool();
    for (const auto& [name, text] : texts) {
        if (isWithheldEntry && text == &entry.detail) continue;
        const QJsonValue value = object.value(name);
        if (!value.isString()) return false;
        *text = value.toString();
    }
    entry.event = HistoryEvent::fromCode(event);
    if (isWithheldEntry) {
        entry = withheldEntry(std::move(entry));
        return entry.hash.size() == 64;
    }
    const QJsonValue reason = object.value(u"reason"_s);
    const QJsonValue args = object.value(u"args"_s);
    if (reason.isUndefined() && args.isUndefined()) return true;
    if (!reason.isString() || !args.isObject()) return false;
    entry.reason = reason.toString();
    entry.args = args.toObject();
    return !isWithheld(entry); // has no reason that could be read
}

std::optional<Timestamp> readTime(const QJsonValue& value)
{
    const qint64 milliseconds = value.toInteger(-1);
    if (!value.isDouble() || milliseconds < 0) return std::nullopt;
    return Timestamp{std::chrono::milliseconds{milliseconds}};
}

/** The enumerator with this name according to `nameOf`. */
template <typename E, std::size_t N>
std::optional<E> named(const QString& name, const E (&all)[N], QString (*nameOf)(E))
{
    for (const E each : all)
        if (nameOf(each) == name) return each;
    return std::nullopt;
}

HistoryVerdict::Recipient readRecipient(const QJsonObject& object)
{
    using Proof = HistoryVerdict::Proof;
    constexpr ActionType roles[] = {ActionType::Signer,      ActionType::Viewer,     ActionType::Reviewer,
                                    ActionType::SigningHost, ActionType::OpenSigner, ActionType::Editor};
    constexpr InvitationStatus states[] = {InvitationStatus::NotSent,       InvitationStatus::WaitToOpen,
                                           InvitationStatus::ReachDeadline, InvitationStatus::WorkInProgress,
                                           InvitationStatus::Viewed,        InvitationStatus::Rejected,
                                           InvitationStatus::Finalized,     InvitationStatus::Cancelled};
    HistoryVerdict::Recipient recipient;
    recipient.name = object.value(u"name"_s).toString();
    recipient.email = object.value(u"email"_s).toString();
    recipient.role = named(object.value(u"role"_s).toString(), roles, roleName);
    recipient.status = named(object.value(u"status"_s).toString(), states, statusName);
    recipient.finishedTime = readTime(object.value(u"finishedTime"_s));
    recipient.deviceTime = readTime(object.value(u"deviceTime"_s));
    recipient.inPersonWith = object.value(u"inPersonWith"_s).toString();
    recipient.paperRecordedBy = object.value(u"paperRecordedBy"_s).toString();
    const std::pair<QLatin1StringView, Proof> proofs[] = {{"personal-link"_L1, Proof::PersonalLink},
                                                          {"in-person"_L1, Proof::InPerson},
                                                          {"paper"_L1, Proof::Paper},
                                                          {"email-code"_L1, Proof::EmailCode},
                                                          {"sms-code"_L1, Proof::SmsCode},
                                                          {"access-code"_L1, Proof::AccessCode}};
    const QJsonArray names = object.value(u"authentication"_s).toArray();
    for (const auto& [name, proof] : proofs)
        if (names.contains(QJsonValue(name))) recipient.proofs.append(proof);
    return recipient;
}

HistoryVerdict unreadable(const Message& problem)
{
    HistoryVerdict verdict;
    verdict.problem = problem;
    return verdict;
}

} // namespace

QByteArray historyRecord(const Document& document, Timestamp completed, const QString& sealSha256)
{
    QJsonArray files;
    for (const File& file : document.files)
        files.append(QJsonObject{{u"name"_s, file.name},
                                 {u"size"_s, file.size},
                                 {u"pages"_s, qint64{file.pages.size()}},
                                 {u"sha256"_s, file.sha256}});
    QJsonArray recipients;
    for (const Invitation& invitation : document.invitations) {
        const Identification identification = identificationOf(document, invitation);
        QJsonObject recipient{{u"name"_s, invitation.recipientName},
                              {u"email"_s, invitation.recipientEmail},
                              {u"role"_s, roleName(invitation.actionType)},
                              {u"status"_s, statusName(invitation.status)},
                              {u"openedTime"_s, timeValue(invitation.openedTime)},
                              {u"finishedTime"_s, timeValue(invitation.finishedTime)},
                              {u"authentication"_s, authenticationNames(identification)},
                              {u"consent"_s, consentObjects(document, invitation)}};
        if (!identification.host.isEmpty()) recipient.insert(u"inPersonWith"_s, identification.host);
        if (!identification.paperRecorder.isEmpty())
            recipient.insert(u"paperRecordedBy"_s, identification.paperRecorder);
        if (const auto signedAt = deviceTimeOf(document, invitation))
            recipient.insert(u"deviceTime"_s, timeValue(signedAt));
        recipients.append(recipient);
    }
    QJsonArray histories;
    int version = withoutReasons;
    for (const HistoryEntry& entry : document.histories) {
        histories.append(entryObject(entry));
        version = std::max(version, isWithheld(entry)         ? withWithheldEntries
                                    : !entry.reason.isEmpty() ? withReasons
                                                              : withoutReasons);
    }

    Q_ASSERT(histories.size() == document.histories.size() &&
             recipients.size() == document.invitations.size());
    QJsonObject record{
        {u"format"_s, QString(formatName)},
        {u"version"_s, version},
        {u"document"_s, QJsonObject{{u"GUID"_s, document.guid},
                                    {u"title"_s, document.title},
                                    {u"senderName"_s, document.senderName},
                                    {u"senderEmail"_s, document.senderEmail},
                                    {u"createdTime"_s, timeValue(document.createdTime)},
                                    {u"documentSentTime"_s, timeValue(document.sentTime)},
                                    {u"completedTime"_s, timeValue(completed)}}},
        {u"files"_s, files},
        {u"recipients"_s, recipients},
        {u"valuesSha256"_s, digestOfValues(document)},
        {u"histories"_s, histories},
        {u"head"_s, document.histories.isEmpty() ? QString() : document.histories.constLast().hash}};
    if (!sealSha256.isEmpty()) record.insert(u"sealSha256"_s, sealSha256);
    return QJsonDocument(record).toJson(QJsonDocument::Compact);
}

QString digestOfValues(const Document& document)
{
    QJsonArray links;
    for (const Invitation& invitation : document.invitations)
        links.append(invitation.guid);
    QJsonArray tags;
    for (const Tag& tag : document.tags)
        tags.append(QJsonArray{tag.name, tag.groupName, static_cast<int>(tag.type), tag.pageIndex,
                               tag.invitationIndex, tag.rect.left, tag.rect.top, tag.rect.width,
                               tag.rect.height, tag.text,
                               tag.image.isEmpty() ? QString() : sha256Of(tag.image)});
    return sha256Of(QJsonDocument(QJsonArray{document.guid, links, tags}).toJson(QJsonDocument::Compact));
}

HistoryVerdict verifyHistory(const QByteArray& json)
{
    if (json.size() > maxBytes) return unreadable(reasons::historyTooLarge());
    const QJsonDocument parsed = QJsonDocument::fromJson(json);
    const QJsonObject record = parsed.object();
    const QJsonValue histories = record.value(u"histories"_s);
    if (record.value(u"format"_s).toString() != formatName || !histories.isArray())
        return unreadable(reasons::historyFormUnknown());
    const qint64 version = record.value(u"version"_s).toInteger();
    if (version < withoutReasons || version > withWithheldEntries)
        return unreadable(reasons::historyVersionUnknown(version));

    HistoryVerdict verdict;
    const QJsonArray entries = histories.toArray();
    if (entries.size() > maxEntries) return unreadable(reasons::historyTooManyEntries());
    for (const QJsonValue value : entries) {
        HistoryEntry entry;
        if (!readEntry(value.toObject(), version == withWithheldEntries, entry))
            return unreadable(reasons::historyEntryUnreadable(verdict.entries.size() + 1));
        verdict.entries.append(std::move(entry));
    }
    const QJsonObject document = record.value(u"document"_s).toObject();
    verdict.documentGuid = document.value(u"GUID"_s).toString();
    verdict.title = document.value(u"title"_s).toString();
    verdict.sealSha256 = record.value(u"sealSha256"_s).toString();
    const QJsonArray files = record.value(u"files"_s).toArray();
    if (files.size() > maxEntries) return unreadable(reasons::historyNamesTooManyFiles());
    for (const QJsonValue value : files) {
        const QJsonObject file = value.toObject();
        verdict.files.append({file.value(u"name"_s).toString(), file.value(u"size"_s).toInteger(),
                              file.value(u"sha256"_s).toString()});
    }

    const QJsonArray recipients = record.value(u"recipients"_s).toArray();
    if (recipients.size() > maxEntries) return unreadable(reasons::historyTooManyEntries());
    for (const QJsonValue value : recipients)
        verdict.recipients.append(readRecipient(value.toObject()));

    verdict.isReadable = true;
    verdict.firstBrokenEntry =
        firstBrokenLink(verdict.entries, version == withWithheldEntries ? WithheldEntries::Accepted
                                                                        : WithheldEntries::Refused);
    Q_ASSERT(verdict.firstBrokenEntry < verdict.entries.size());
    if (verdict.firstBrokenEntry >= 0) {
        verdict.problem = reasons::historyEntryNotChained(verdict.firstBrokenEntry + 1);
        return verdict;
    }
    verdict.head = verdict.entries.isEmpty() ? QString() : verdict.entries.constLast().hash;
    verdict.isChainIntact = verdict.head == record.value(u"head"_s).toString();
    if (!verdict.isChainIntact) verdict.problem = reasons::historyHeadDiffers();
    Q_ASSERT(verdict.isChainIntact == verdict.problem.isEmpty());
    return verdict;
}

} // namespace ink::domain
