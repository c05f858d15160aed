#include "app/store/documents/documentrows.h"

#include "app/base/perthread.h"
#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/domain/text/datetext.h"
#include "app/store/database/query.h"
#include "app/store/database/storedcode.h"
#include "app/store/database/storeddata.h"
#include "app/store/words/documentwords.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace ink::store {

using namespace domain;

namespace {

void put(QJsonObject& o, const char* key, const QString& value)
{
    if (!value.isEmpty()) o.insert(QLatin1String(key), value);
}
void put(QJsonObject& o, const char* key, const std::optional<double>& value)
{
    if (value) o.insert(QLatin1String(key), *value);
}
void put(QJsonObject& o, const char* key, const std::optional<int>& value)
{
    if (value) o.insert(QLatin1String(key), *value);
}
void put(QJsonObject& o, const char* key, const std::optional<Timestamp>& value)
{
    if (value) o.insert(QLatin1String(key), qint64(value->time_since_epoch().count()));
}
std::optional<double> number(const QJsonObject& o, const char* key)
{
    const QJsonValue value = o.value(QLatin1String(key));
    return value.isDouble() ? std::optional<double>(value.toDouble()) : std::nullopt;
}
std::optional<int> integer(const QJsonObject& o, const char* key)
{
    const QJsonValue value = o.value(QLatin1String(key));
    return value.isDouble() ? std::optional<int>(value.toInt()) : std::nullopt;
}
std::optional<Timestamp> time(const QJsonObject& o, const char* key)
{
    const QJsonValue value = o.value(QLatin1String(key));
    return value.isDouble()
               ? std::optional<Timestamp>(Timestamp(std::chrono::milliseconds(value.toInteger())))
               : std::nullopt;
}
QString string(const QJsonObject& o, const char* key)
{
    return o.value(QLatin1String(key)).toString();
}
QStringList stringsAt(const QJsonObject& o, const char* key)
{
    QStringList list;
    for (const auto& entry : o.value(QLatin1String(key)).toArray())
        list.append(entry.toString());
    return list;
}

void putAdditional(QJsonObject& o, const QJsonObject& members)
{
    if (!members.isEmpty()) o.insert(QStringLiteral("extra"), members);
}

} // namespace

QJsonObject settingToRow(const DocumentSetting& s)
{
    QJsonObject o;
    put(o, "postBackURL", s.postBackUrl);
    o.insert(QStringLiteral("languageCode"), static_cast<int>(s.language));
    o.insert(QStringLiteral("expireDaysAfterSent"), s.expireDaysAfterSent);
    put(o, "emailSubject", s.emailSubject);
    put(o, "emailBody", s.emailBody);
    o.insert(QStringLiteral("remindEveryDays"), s.remindEveryDays);
    o.insert(QStringLiteral("maxReminders"), s.maxReminders);
    o.insert(QStringLiteral("attachSigned"), s.attachSigned);
    if (s.signaturePerSigner) o.insert(QStringLiteral("signaturePerSigner"), true);
    if (s.linkDocumentsPerHour != DocumentSetting().linkDocumentsPerHour)
        o.insert(QStringLiteral("linkDocumentsPerHour"), s.linkDocumentsPerHour);
    put(o, "sendAt", s.sendAt);
    if (!s.sendFault.isEmpty()) o.insert(QStringLiteral("sendFault"), toStoredText(s.sendFault));
    if (!s.extra.isEmpty()) o.insert(QStringLiteral("extra"), s.extra);
    return o;
}

Result<DocumentSetting> settingFromRow(const QJsonObject& o, DocumentId document)
{
    DocumentSetting s;
    s.postBackUrl = string(o, "postBackURL");
    if (const auto code = o.constFind(QLatin1StringView("languageCode")); code != o.constEnd()) {
        INK_ASSIGN(language, enumFromCode<LanguageCode>("document.setting.languageCode", code->toVariant(),
                                                        document.value()));
        s.language = language;
    }
    s.expireDaysAfterSent = o.value(QStringLiteral("expireDaysAfterSent")).toInt(s.expireDaysAfterSent);
    s.emailSubject = string(o, "emailSubject");
    s.emailBody = string(o, "emailBody");
    s.remindEveryDays = o.value(QStringLiteral("remindEveryDays")).toInt();
    s.maxReminders = o.value(QStringLiteral("maxReminders")).toInt();
    s.attachSigned = o.value(QStringLiteral("attachSigned")).toBool(true);
    s.signaturePerSigner = o.value(QStringLiteral("signaturePerSigner")).toBool();
    s.linkDocumentsPerHour = o.value(QStringLiteral("linkDocumentsPerHour")).toInt(s.linkDocumentsPerHour);
    s.sendAt = time(o, "sendAt");
    s.sendFault = messageFromStoredText(string(o, "sendFault"));
    s.extra = o.value(QStringLiteral("extra")).toObject();
    return s;
}

QJsonObject styleToRow(const TagStyle& s)
{
    QJsonObject o;
    if (!s.options.isEmpty()) o.insert(QStringLiteral("options"), QJsonArray::fromStringList(s.options));
    if (s.checked) o.insert(QStringLiteral("checked"), true);
    put(o, "maxLength", s.maxLength);
    put(o, "pattern", s.pattern);
    put(o, "min", s.min);
    put(o, "max", s.max);
    put(o, "decimals", s.decimals);
    put(o, "dateFormat", s.dateFormat);
    put(o, "fontFamily", s.fontFamily);
    if (s.fontSize > 0) o.insert(QStringLiteral("fontSize"), s.fontSize);
    put(o, "colour", s.colour);
    put(o, "align", textAlignCode(s.align));
    if (s.readOnly) o.insert(QStringLiteral("readOnly"), true);
    put(o, "placeholder", s.placeholder);
    if (s.condition) o.insert(QStringLiteral("condition"), toJson(*s.condition));
    put(o, "formula", s.formula);
    putAdditional(o, additionalMembers(s));
    return o;
}

TagStyle styleFromRow(const QJsonObject& o)
{
    TagStyle s;
    s.options = stringsAt(o, "options");
    s.checked = o.value(QStringLiteral("checked")).toBool();
    s.maxLength = integer(o, "maxLength");
    s.pattern = string(o, "pattern");
    s.min = number(o, "min");
    s.max = number(o, "max");
    s.decimals = integer(o, "decimals");
    s.dateFormat = string(o, "dateFormat");
    // Earlier versions accepted other formats.
    s.dateFormat = toDateFormat(s.dateFormat).value_or(s.dateFormat);
    s.fontFamily = string(o, "fontFamily");
    s.fontSize = o.value(QStringLiteral("fontSize")).toDouble();
    s.colour = string(o, "colour");
    s.readOnly = o.value(QStringLiteral("readOnly")).toBool();
    s.placeholder = string(o, "placeholder");
    if (const QJsonValue condition = o.value(QStringLiteral("condition")); condition.isObject())
        s.condition = conditionFromJson(condition.toObject());
    s.formula = string(o, "formula");
    QJsonObject members = o.value(QStringLiteral("extra")).toObject();
    const QString align = string(o, "align");
    if (const auto known = textAlignFromCode(align))
        s.align = *known;
    else
        // A value of another service, stored by an earlier version.
        members.insert(QStringLiteral("align"), align);
    setAdditionalMembers(s, std::move(members));
    return s;
}

namespace {

QJsonObject correctionsToRow(const Corrections& c)
{
    QJsonObject o;
    put(o, "noted", std::optional(c.lastRecorded));
    put(o, "last", std::optional(c.lastCorrected));
    if (!c.fields.isEmpty()) o.insert(QStringLiteral("fields"), QJsonArray::fromStringList(c.fields));
    put(o, "address", c.address);
    put(o, "userAgent", c.userAgent);
    return o;
}

std::optional<Corrections> correctionsFromRow(const QJsonObject& o)
{
    if (o.isEmpty()) return std::nullopt;
    return Corrections{.lastRecorded = time(o, "noted").value_or(Timestamp()),
                       .lastCorrected = time(o, "last").value_or(Timestamp()),
                       .fields = stringsAt(o, "fields"),
                       .address = string(o, "address"),
                       .userAgent = string(o, "userAgent")};
}

QJsonObject mailFaultToRow(const MailFault& fault)
{
    QJsonObject row{{QStringLiteral("final"), fault.isFinal},
                    {QStringLiteral("reason"), toStoredText(fault.reason)},
                    {QStringLiteral("time"), qint64{fault.time.time_since_epoch().count()}}};
    if (!fault.wasAccepted) row.insert(QStringLiteral("accepted"), false);
    return row;
}

std::optional<MailFault> mailFaultFromRow(const QJsonObject& o)
{
    if (o.isEmpty()) return std::nullopt;
    return MailFault{o.value(QStringLiteral("final")).toBool(), messageFromStoredText(string(o, "reason")),
                     time(o, "time").value_or(Timestamp()), o.value(QStringLiteral("accepted")).toBool(true)};
}

QJsonObject signingCertificateToRow(const domain::SigningCertificate& required)
{
    QJsonObject row{{QStringLiteral("level"), domain::certificateLevelCode(required.level)}};
    if (!required.issuers.isEmpty())
        row.insert(QStringLiteral("issuers"), QJsonArray::fromStringList(required.issuers));
    put(row, "person", required.person);
    return row;
}

domain::SigningCertificate signingCertificateFromRow(const QJsonObject& o)
{
    // An unknown level, written by a later version, is read as the strictest one.
    return {
        domain::certificateLevelFromCode(string(o, "level")).value_or(domain::CertificateLevel::Qualified),
        stringsAt(o, "issuers"), string(o, "person")};
}

} // namespace

QJsonObject invitationDetailToRow(const Invitation& i)
{
    QJsonObject o;
    if (i.canSignTags) o.insert(QStringLiteral("canSignTags"), true);
    QJsonArray authentications;
    for (const Authentication& a : i.authentications) {
        QJsonObject entry{{QStringLiteral("type"), static_cast<int>(a.type)}};
        put(entry, "phone", a.phone);
        put(entry, "phoneCountryCode", a.phoneCountryCode);
        put(entry, "code", a.code);
        authentications.append(entry);
    }
    if (!authentications.isEmpty()) o.insert(QStringLiteral("authentications"), authentications);
    put(o, "lastReminderSent", i.lastReminderSent);
    if (i.reminderEmailCount) o.insert(QStringLiteral("reminderEmailCount"), i.reminderEmailCount);
    put(o, "openedTime", i.openedTime);
    put(o, "finishedTime", i.finishedTime);
    put(o, "rejectReason", i.rejectReason);
    if (!i.hostedSigners.isEmpty())
        o.insert(QStringLiteral("hostedSigners"), QJsonArray::fromStringList(i.hostedSigners));
    put(o, "language", i.language);
    put(o, "invitedTime", i.invitedTime);
    put(o, "reminderAskedTime", i.reminderRequestedTime);
    if (i.requestedReminderCount > 0) o.insert(QStringLiteral("remindersAsked"), i.requestedReminderCount);
    if (i.wasWarned) o.insert(QStringLiteral("warned"), true);
    if (i.finishedHostedSigners > 0) o.insert(QStringLiteral("hostedDone"), i.finishedHostedSigners);
    if (i.corrections) o.insert(QStringLiteral("corrections"), correctionsToRow(*i.corrections));
    if (i.mailFault) o.insert(QStringLiteral("mailFault"), mailFaultToRow(*i.mailFault));
    put(o, "privateMessage", i.privateMessage);
    if (i.mayDelegate) o.insert(QStringLiteral("mayDelegate"), true);
    if (i.openQuestions > 0) o.insert(QStringLiteral("openQuestions"), i.openQuestions);
    if (i.hasPlaceholderName) o.insert(QStringLiteral("placeholderName"), true);
    put(o, "group", i.group);
    if (i.requiredGroupMembers != 1) o.insert(QStringLiteral("groupNeeded"), i.requiredGroupMembers);
    if (i.isReleased) o.insert(QStringLiteral("released"), true);
    if (i.isWitness) o.insert(QStringLiteral("witness"), true);
    if (i.isNamedByPrevious) o.insert(QStringLiteral("namedByPrevious"), true);
    if (i.receivesCopyAtEnd) o.insert(QStringLiteral("copyAtEnd"), true);
    if (i.startAfterDays > 0) o.insert(QStringLiteral("startAfterDays"), i.startAfterDays);
    put(o, "readyTime", i.readyTime);
    if (i.onBehalfOf)
        o.insert(QStringLiteral("onBehalfOf"), QJsonObject{{QStringLiteral("name"), i.onBehalfOf->name},
                                                           {QStringLiteral("email"), i.onBehalfOf->email}});
    if (i.signingCertificate)
        o.insert(QStringLiteral("signingCertificate"), signingCertificateToRow(*i.signingCertificate));
    putAdditional(o, additionalMembers(i));
    return o;
}

Result<void> invitationDetailFromRow(const QJsonObject& o, Invitation& i)
{
    i.canSignTags = o.value(QStringLiteral("canSignTags")).toBool();
    for (const auto& value : o.value(QStringLiteral("authentications")).toArray()) {
        const QJsonObject entry = value.toObject();
        INK_ASSIGN(type, enumFromCode<AuthenticationType>("invitation.detail.authentications.type",
                                                          entry.value(QStringLiteral("type")).toVariant(),
                                                          i.id.value()));
        i.authentications.append({.type = type,
                                  .phone = string(entry, "phone"),
                                  .phoneCountryCode = string(entry, "phoneCountryCode"),
                                  .code = string(entry, "code")});
    }
    i.lastReminderSent = time(o, "lastReminderSent");
    i.reminderEmailCount = o.value(QStringLiteral("reminderEmailCount")).toInt();
    i.openedTime = time(o, "openedTime");
    i.finishedTime = time(o, "finishedTime");
    i.rejectReason = string(o, "rejectReason");
    i.hostedSigners = stringsAt(o, "hostedSigners");
    i.language = string(o, "language");
    i.invitedTime = time(o, "invitedTime");
    // Rows of earlier versions have no time of the request, so the time of the last reminder is used.
    i.reminderRequestedTime =
        o.contains(QStringLiteral("reminderAskedTime")) ? time(o, "reminderAskedTime") : i.lastReminderSent;
    i.requestedReminderCount = o.value(QStringLiteral("remindersAsked")).toInt(i.reminderEmailCount);
    i.wasWarned = o.value(QStringLiteral("warned")).toBool();
    i.finishedHostedSigners = o.value(QStringLiteral("hostedDone")).toInt();
    i.corrections = correctionsFromRow(o.value(QStringLiteral("corrections")).toObject());
    i.mailFault = mailFaultFromRow(o.value(QStringLiteral("mailFault")).toObject());
    i.privateMessage = string(o, "privateMessage");
    i.mayDelegate = o.value(QStringLiteral("mayDelegate")).toBool();
    i.openQuestions = o.value(QStringLiteral("openQuestions")).toInt();
    i.hasPlaceholderName = o.value(QStringLiteral("placeholderName")).toBool();
    i.group = string(o, "group");
    i.requiredGroupMembers = o.value(QStringLiteral("groupNeeded")).toInt(1);
    i.isReleased = o.value(QStringLiteral("released")).toBool();
    i.isWitness = o.value(QStringLiteral("witness")).toBool();
    i.isNamedByPrevious = o.value(QStringLiteral("namedByPrevious")).toBool();
    i.receivesCopyAtEnd = o.value(QStringLiteral("copyAtEnd")).toBool();
    i.startAfterDays = o.value(QStringLiteral("startAfterDays")).toInt();
    i.readyTime = time(o, "readyTime");
    if (const QJsonObject absent = o.value(QStringLiteral("onBehalfOf")).toObject(); !absent.isEmpty())
        i.onBehalfOf = domain::AbsentPerson{string(absent, "name"), string(absent, "email")};
    if (const auto required = o.constFind(QLatin1StringView("signingCertificate")); required != o.constEnd())
        i.signingCertificate = signingCertificateFromRow(required->toObject());
    setAdditionalMembers(i, o.value(QStringLiteral("extra")).toObject());
    return {};
}

QByteArray pagesToRow(const QList<Page>& pages)
{
    QJsonArray array;
    for (const Page& page : pages)
        array.append(QJsonArray{page.size.width(), page.size.height()});
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

PageId pageIdOf(FileId file, int pageIndex)
{
    constexpr qint64 pagesPerFile = 100'000; // more than the contract's §10 allows
    return PageId(file.value() * pagesPerFile + pageIndex);
}

QList<Page> pagesFromRow(const QByteArray& row, FileId file)
{
    QList<Page> pages;
    const QJsonArray array = QJsonDocument::fromJson(row).array();
    pages.reserve(array.size());
    for (const auto& entry : array) {
        const QJsonArray size = entry.toArray();
        const int index = static_cast<int>(pages.size()) + 1;
        pages.append({pageIdOf(file, index), index, QSizeF(size.at(0).toDouble(), size.at(1).toDouble())});
    }
    return pages;
}

QString dataToColumn(const DocumentData& data)
{
    return jsonText(dataToJson(data));
}

DocumentData dataFromColumn(const QString& text)
{
    constexpr qsizetype ofEmptyObject = 2;
    return text.size() <= ofEmptyObject ? DocumentData() : dataFromJson(jsonObject(text));
}

namespace {

/** Reads the columns that a document and its summary share, except the setting. */
template <typename Of> Result<void> readHead(const Query& row, Of& d)
{
    d.id = DocumentId(row["id"].toLongLong());
    d.guid = row["guid"].toString();
    d.title = row["title"].toString();
    d.senderName = row["sender_name"].toString();
    d.senderEmail = row["sender_email"].toString();
    d.accountId = AccountId(row["account_id"].toLongLong());
    INK_ASSIGN(type, enumFromCode<DocumentType>("document.type", row["type"], row["id"]));
    d.type = type;
    INK_ASSIGN(status, enumFromCode<SigningStatus>("document.status", row["status"], row["id"]));
    d.status = status;
    d.createdTime = toTime(row["created"]);
    d.lastModifiedTime = toTime(row["modified"]);
    d.sentTime = toOptionalTime(row["sent"]);
    d.completedTime = toOptionalTime(row["completed"]);
    d.folderId = FolderId(row["folder_id"].toLongLong());
    d.version = row["version"].toLongLong();
    d.deleted = row["deleted"].toBool();
    d.templateId = DocumentId(row["template_id"].toLongLong());
    d.message = row["message"].toString();
    d.data = dataFromColumn(row["data"].toString());
    return {};
}

/** Returns the deadline of a sent document; NULL if it has none. */
QVariant expiresOf(const Document& document)
{
    if (!document.sentTime || document.setting.expireDaysAfterSent <= 0) return {};
    return fromTime(*document.sentTime + std::chrono::days(document.setting.expireDaysAfterSent));
}

} // namespace

Result<DocumentSummary> summaryFromRow(const Query& row)
{
    DocumentSummary s;
    INK_TRY(readHead(row, s));
    // Documents of one listing usually have the same settings, so the last parsed value is cached for the
    // next row.
    struct KnownSetting
    {
        QString text;
        DocumentSetting setting;
    };
    auto& known = perThread<KnownSetting, KnownSetting>();
    const QString text = row["setting"].toString();
    if (known.text.isEmpty() || text != known.text) {
        INK_ASSIGN(setting, settingFromRow(jsonObject(text), s.id));
        known = {text, std::move(setting)};
    }
    s.setting = known.setting;
    return s;
}

Result<Document> documentFromRow(const Query& row)
{
    Document d;
    INK_TRY(readHead(row, d));
    INK_ASSIGN(setting, settingFromRow(jsonObject(row["setting"]), d.id));
    d.setting = std::move(setting);
    d.extra = jsonObject(row["extra"]);
    return d;
}

File fileFromRow(const Query& row)
{
    File file;
    file.id = FileId(row["id"].toLongLong());
    file.sequence = row["sequence"].toInt();
    file.name = row["name"].toString();
    file.size = row["size"].toLongLong();
    file.sha256 = row["sha256"].toString();
    setAdditionalMembers(file, jsonObject(row["extra"]));
    return file;
}

Result<Invitation> invitationFromRow(const Query& row)
{
    Invitation i;
    i.id = InvitationId(row["id"].toLongLong());
    i.guid = row["guid"].toString();
    i.recipientName = row["recipient_name"].toString();
    i.recipientEmail = row["recipient_email"].toString();
    INK_ASSIGN(action, enumFromCode<ActionType>("invitation.action_type", row["action_type"], row["id"]));
    i.actionType = action;
    i.sequence = row["sequence"].toInt();
    INK_ASSIGN(status, enumFromCode<InvitationStatus>("invitation.status", row["status"], row["id"]));
    i.status = status;
    INK_TRY(invitationDetailFromRow(jsonObject(row["detail"]), i));
    return i;
}

Result<Tag> tagFromRow(const Query& row)
{
    Tag tag;
    tag.id = TagId(row["id"].toLongLong());
    tag.name = row["name"].toString();
    tag.groupName = row["group_name"].toString();
    INK_ASSIGN(type, enumFromCode<TagType>("tag.type", row["type"], row["id"]));
    tag.type = type;
    tag.pageIndex = row["page_index"].toInt();
    tag.invitationIndex = row["invitation_index"].toInt();
    tag.rect = {row["x"].toInt(), row["y"].toInt(), row["width"].toInt(), row["height"].toInt()};
    tag.isMandatory = row["mandatory"].toBool();
    tag.text = row["value"].toString();
    tag.style = styleFromRow(jsonObject(row["style"]));
    return tag;
}

HistoryEntry historyFromRow(const Query& row)
{
    HistoryEntry entry;
    entry.time = toTime(row["time"]);
    entry.event = HistoryEvent::fromCode(row["event"].toString());
    entry.actor = row["actor"].toString();
    entry.address = row["address"].toString();
    entry.userAgent = row["user_agent"].toString();
    entry.detail = row["detail"].toString();
    entry.hash = row["hash"].toString();
    entry.reason = row["reason"].toString();
    if (!entry.reason.isEmpty()) entry.args = jsonObject(row["args"]);
    return entry;
}

QString searchKey(const QString& text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

BoundValues documentValues(const Document& d, const QString& setting)
{
    return {{"account_id", d.accountId.value()},
            {"guid", d.guid},
            {"title", fromText(d.title)},
            {"title_key", searchKey(d.title)},
            {"sender_name", fromText(d.senderName)},
            {"sender_email", fromText(d.senderEmail)},
            {"type", static_cast<int>(d.type)},
            {"status", static_cast<int>(d.status)},
            {"created", fromTime(d.createdTime)},
            {"modified", fromTime(d.lastModifiedTime)},
            {"sent", fromTime(d.sentTime)},
            {"completed", fromTime(d.completedTime)},
            {"expires", expiresOf(d)},
            {"last_action", fromTime(lastActionOf(d))},
            {"folder_id", orNull(d.folderId)},
            {"version", d.version},
            {"deleted", d.deleted ? 1 : 0},
            {"setting", setting},
            {"template_id", orNull(d.templateId)},
            {"message", fromText(d.message)},
            {"data", dataToColumn(d.data)},
            {"extra", jsonText(d.extra)},
            {"search", searchText(d)}};
}

BoundValues fileValues(DocumentId document, const File& file, const QVariant& id, const QString& pages)
{
    return {{"id", id},
            {"sequence", file.sequence},
            {"name", fromText(file.name)},
            {"size", file.size},
            {"sha256", fromText(file.sha256)},
            {"extra", jsonText(additionalMembers(file))},
            {"document_id", document.value()},
            {"pages", pages}};
}

BoundValues invitationValues(DocumentId document, int position, const Invitation& i, const QVariant& id)
{
    return {{"id", id},
            {"guid", i.guid},
            {"recipient_name", fromText(i.recipientName)},
            {"recipient_email", fromText(i.recipientEmail)},
            {"action_type", static_cast<int>(i.actionType)},
            {"sequence", i.sequence},
            {"status", static_cast<int>(i.status)},
            {"detail", jsonText(invitationDetailToRow(i))},
            {"document_id", document.value()},
            {"position", position}};
}

BoundValues tagValues(const Document& document, int position, const Tag& tag, const QVariant& id,
                      const QString& style)
{
    const bool refers = !tag.facts.customField.isEmpty() && followsCustomFields(document);
    return {{"id", id},
            {"name", fromText(tag.name)},
            {"group_name", fromText(tag.groupName)},
            {"type", static_cast<int>(tag.type)},
            {"page_index", tag.pageIndex},
            {"invitation_index", tag.invitationIndex},
            {"x", tag.rect.left},
            {"y", tag.rect.top},
            {"width", tag.rect.width},
            {"height", tag.rect.height},
            {"mandatory", tag.isMandatory ? 1 : 0},
            {"value", fromText(tag.text)},
            {"style", style},
            {"document_id", document.id.value()},
            {"position", position},
            {"image", tag.image.isEmpty() ? QVariant() : QVariant(tag.image)},
            {"extra", jsonText(additionalMembers(tag))},
            {"custom_field", refers ? QVariant(tag.facts.customField) : QVariant()}};
}

BoundValues dataValues(const Document& document, const QString& name, const QString& value)
{
    return {{"document_id", document.id.value()},
            {"account_id", document.accountId.value()},
            {"name", name},
            {"value", fromText(value)}};
}

BoundValues historyValues(DocumentId document, const HistoryEntry& entry)
{
    return {{"document_id", document.value()},
            {"time", fromTime(entry.time)},
            {"event", fromText(entry.event.code())},
            {"actor", fromText(entry.actor)},
            {"address", fromText(entry.address)},
            {"user_agent", fromText(entry.userAgent)},
            {"detail", fromText(entry.detail)},
            {"hash", fromText(entry.hash)},
            {"reason", fromText(entry.reason)},
            {"args", entry.reason.isEmpty() ? fromText({}) : QVariant(jsonText(entry.args))}};
}

} // namespace ink::store
