#include "app/inkstone/mcp/plaindata.h"

#include "app/domain/history/history.h"
#include "app/inkstone/commands/documentsrequest.h"
#include "app/wire/datacodec.h"
#include "app/workflow/documents/documentref.h"

#include <QDateTime>
#include <QJsonArray>
#include <QRegularExpression>

#include <utility>

namespace ink::mcp {

using namespace domain;

namespace {

constexpr qsizetype maxFields = 300;
constexpr qsizetype minKeyLength = 8;

QString timeText(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).toUTC().toString(Qt::ISODate);
}

QJsonValue timeOrNull(const std::optional<Timestamp>& time)
{
    return time ? QJsonValue(timeText(*time)) : QJsonValue(QJsonValue::Null);
}

void putText(QJsonObject& object, const char* name, const QString& text)
{
    if (!text.isEmpty()) object.insert(QLatin1StringView(name), text);
}

QString lowerName(const QString& name)
{
    return name.toLower().replace(QLatin1Char('_'), QLatin1Char('-'));
}

QString roleWord(const Invitation& person)
{
    if (isSigner(person.actionType)) return QStringLiteral("signer");
    switch (person.actionType) {
    case ActionType::Viewer:
        return QStringLiteral("viewer");
    case ActionType::Reviewer:
        return QStringLiteral("reviewer");
    case ActionType::Editor:
        return QStringLiteral("editor");
    default:
        return QStringLiteral("other");
    }
}

QJsonArray plainRecipients(const QList<Invitation>& people)
{
    QJsonArray all;
    for (const Invitation& person : people) {
        QJsonObject plain{{QStringLiteral("name"), person.recipientName},
                          {QStringLiteral("email"), person.recipientEmail},
                          {QStringLiteral("role"), roleWord(person)},
                          {QStringLiteral("step"), person.sequence},
                          {QStringLiteral("status"), lowerName(invitationStatusName(person.status))},
                          {QStringLiteral("isWaitedFor"), workflow::isAwaitingAction(person)},
                          {QStringLiteral("opened"), timeOrNull(person.openedTime)},
                          {QStringLiteral("finished"), timeOrNull(person.finishedTime)}};
        putText(plain, "rejectReason", person.rejectReason);
        putText(plain, "waitingFor", person.waitingFor.english());
        if (person.openQuestions > 0) plain.insert(QStringLiteral("openQuestions"), person.openQuestions);
        all.append(plain);
    }
    return all;
}

QJsonArray plainFiles(const QList<File>& files)
{
    QJsonArray all;
    for (const File& file : files) {
        QJsonObject plain{{QStringLiteral("name"), file.name},
                          {QStringLiteral("bytes"), file.size},
                          {QStringLiteral("sha256"), file.sha256}};
        if (!file.pages.isEmpty()) plain.insert(QStringLiteral("pages"), file.pages.size());
        all.append(plain);
    }
    return all;
}

QJsonArray plainFields(const Document& document)
{
    QJsonArray all;
    for (const Tag& tag : document.tags.mid(0, maxFields)) {
        QJsonObject plain{{QStringLiteral("name"), tag.name},
                          {QStringLiteral("type"), lowerName(tagTypeName(tag.type))},
                          {QStringLiteral("recipient"), tag.invitationIndex},
                          {QStringLiteral("page"), tag.pageIndex},
                          {QStringLiteral("isRequired"), tag.isMandatory},
                          {QStringLiteral("isFilled"), !tag.text.isEmpty() || !tag.image.isEmpty()}};
        if (tag.type != TagType::MaskedText) putText(plain, "value", tag.text);
        all.append(plain);
    }
    return all;
}

/** Returns the members that documents and list rows have in common. */
template <typename Source> QJsonObject plainHead(const Source& source)
{
    QJsonObject plain{{QStringLiteral("id"), source.id.value()},
                      {QStringLiteral("title"), source.title},
                      {QStringLiteral("status"), statusWord(source.status)},
                      {QStringLiteral("created"), timeText(source.createdTime)},
                      {QStringLiteral("changed"), timeText(source.lastModifiedTime)},
                      {QStringLiteral("sent"), timeOrNull(source.sentTime)},
                      {QStringLiteral("completed"), timeOrNull(source.completedTime)},
                      {QStringLiteral("inTrash"), source.deleted},
                      {QStringLiteral("recipients"), plainRecipients(source.invitations)}};
    if (!source.folderId.isNull()) plain.insert(QStringLiteral("folder"), source.folderId.value());
    if (!source.data.isEmpty()) plain.insert(QStringLiteral("data"), wire::toJson(source.data));
    putText(plain, "waitingFor", source.waitingFor.english());
    putText(plain, "url", source.documentUrl);
    return plain;
}

QJsonValue valueWithoutSecrets(const QJsonValue& value)
{
    if (value.isString()) return withoutSecrets(value.toString());
    if (value.isObject()) return withoutSecrets(value.toObject());
    if (!value.isArray()) return value;
    QJsonArray all;
    for (const QJsonValue& each : value.toArray())
        all.append(valueWithoutSecrets(each));
    return all;
}

} // namespace

QJsonObject plainAccount(const AccountDetails& account)
{
    QJsonObject plain{{QStringLiteral("email"), account.email},
                      {QStringLiteral("name"), account.userSetting.name},
                      {QStringLiteral("documentsSent"), account.documentsSent},
                      {QStringLiteral("centsPerDocument"), account.feePerDocumentCents},
                      {QStringLiteral("chargedCents"), account.chargesCents},
                      {QStringLiteral("timeZone"), account.userSetting.timeZone},
                      {QStringLiteral("maxFiles"), account.limits.files},
                      {QStringLiteral("maxFileBytes"), account.limits.fileBytes},
                      {QStringLiteral("maxRecipients"), account.limits.invitations}};
    if (account.userSetting.spendLimitCents)
        plain.insert(QStringLiteral("spendLimitCents"), *account.userSetting.spendLimitCents);
    if (account.outreach.canSendMail)
        plain.insert(QStringLiteral("sendsEmail"), *account.outreach.canSendMail);
    return plain;
}

QJsonObject plainFolder(const Folder& folder)
{
    QJsonObject plain{{QStringLiteral("id"), folder.id.value()},
                      {QStringLiteral("name"), folder.name},
                      {QStringLiteral("documents"), folder.documentCount}};
    if (!folder.parent.isNull()) plain.insert(QStringLiteral("parent"), folder.parent.value());
    return plain;
}

QJsonObject plainSummary(const DocumentSummary& summary)
{
    return plainHead(summary);
}

QJsonObject plainDocument(const Document& document)
{
    QJsonObject plain = plainHead(document);
    plain.insert(QStringLiteral("sender"), QJsonObject{{QStringLiteral("name"), document.senderName},
                                                       {QStringLiteral("email"), document.senderEmail}});
    putText(plain, "message", document.message);
    plain.insert(QStringLiteral("files"), plainFiles(document.files));
    plain.insert(QStringLiteral("fields"), plainFields(document));
    plain.insert(QStringLiteral("fieldCount"), document.tags.size());
    plain.insert(QStringLiteral("historyCount"), document.histories.size());
    return plain;
}

QJsonObject plainHistory(const Document& document, qsizetype from, qsizetype count)
{
    QJsonArray entries;
    for (const HistoryEntry& entry : document.histories.mid(from - 1, count)) {
        QJsonObject plain{{QStringLiteral("time"), timeText(entry.time)},
                          {QStringLiteral("event"), entry.event.code()},
                          {QStringLiteral("actor"), entry.actor}};
        putText(plain, "detail", historyDetail(entry).english());
        entries.append(plain);
    }
    return {{QStringLiteral("id"), document.id.value()},
            {QStringLiteral("title"), document.title},
            {QStringLiteral("from"), from},
            {QStringLiteral("total"), document.histories.size()},
            {QStringLiteral("entries"), entries}};
}

QJsonObject plainTemplate(const workflow::TemplateForm& form)
{
    QJsonArray roles;
    for (const workflow::TemplateRole& role : form.roles)
        roles.append(QJsonObject{{QStringLiteral("role"), role.name},
                                 {QStringLiteral("step"), role.sequence},
                                 {QStringLiteral("name"), role.person.name},
                                 {QStringLiteral("email"), role.person.email},
                                 {QStringLiteral("needsPhone"), role.requiresSms && role.phone.isEmpty()}});
    QJsonArray fields;
    for (const workflow::TemplateField& field : form.fields.mid(0, maxFields)) {
        QJsonObject plain{{QStringLiteral("label"), field.label},
                          {QStringLiteral("type"), lowerName(tagTypeName(field.type))},
                          {QStringLiteral("role"), field.role},
                          {QStringLiteral("isForSender"), field.isPrefillable},
                          {QStringLiteral("isRequired"), field.isRequired}};
        if (field.type != TagType::MaskedText) putText(plain, "default", field.defaultValue);
        if (!field.options.isEmpty())
            plain.insert(QStringLiteral("options"), QJsonArray::fromStringList(field.options));
        fields.append(plain);
    }
    QJsonObject plain{{QStringLiteral("id"), form.id.value()},
                      {QStringLiteral("title"), form.title},
                      {QStringLiteral("roles"), roles},
                      {QStringLiteral("fields"), fields}};
    putText(plain, "message", form.message);
    return plain;
}

QString withoutSecrets(const QString& text)
{
    // The GUID of a recipient is enough to sign.
    static const QRegularExpression link(
        QStringLiteral("(sign/|iid=)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"),
        QRegularExpression::CaseInsensitiveOption);
    QString safe = text;
    safe.replace(link, QStringLiteral("\\1[removed]"));
    const QString key = qEnvironmentVariable("INKSTONE_API_KEY");
    if (key.size() >= minKeyLength) safe.replace(key, QStringLiteral("[removed]"));
    return safe;
}

QJsonObject withoutSecrets(const QJsonObject& data)
{
    QJsonObject safe;
    for (auto each = data.begin(); each != data.end(); ++each)
        safe.insert(withoutSecrets(each.key()), valueWithoutSecrets(each.value()));
    return safe;
}

} // namespace ink::mcp
