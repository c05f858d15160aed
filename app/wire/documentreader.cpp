#include "app/wire/documentreader.h"

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/domain/text/datetext.h"
#include "app/wire/documentparts.h"
#include "app/wire/errorcodec.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/patchcodec.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

constexpr qsizetype longText = 100'000;
constexpr int farthest = 1'000'000; ///< no page is this large, so sums of two never overflow
constexpr qsizetype maxHistories = 100'000;

Authentication readAuthentication(ObjectReader& r)
{
    Authentication a;
    r.read(a.type, r.code({"type"_L1}, tryFromCode<AuthenticationType>));
    r.read(a.phone, r.string({"phone"_L1}, 64));
    r.read(a.phoneCountryCode, r.string({"phoneCountryCode"_L1}, 16));
    r.read(a.code, r.string({"code"_L1}, 128));
    return a;
}

template <typename T>
std::optional<QList<T>> readList(ObjectReader& r, FieldNames names, qsizetype maxCount,
                                 T (*each)(ObjectReader&))
{
    QList<T> list;
    if (!r.objects(names, maxCount, [&](ObjectReader& entry, qsizetype) { list.append(each(entry)); }))
        return std::nullopt;
    return list;
}

/** The fields that a document and its summary have in common. */
template <typename D> void readHead(ObjectReader& r, D& d)
{
    r.read(d.id, r.id<DocumentId>({"id"_L1, "docID"_L1, "documentID"_L1}));
    r.read(d.guid, r.string({"GUID"_L1}, 64));
    d.guid = d.guid.toLower();
    r.read(d.title, r.string({"title"_L1}));
    r.read(d.senderName, r.string({"senderName"_L1}));
    r.read(d.senderEmail, r.string({"senderEmail"_L1}));
    r.read(d.type, r.code({"documentType"_L1}, tryFromCode<DocumentType>));
    r.read(d.status, r.code({"signingStatus"_L1}, tryFromCode<SigningStatus>));
    r.skip({"signingStatusDisplay"_L1});
    r.read(d.createdTime, r.time({"createdTime"_L1}));
    r.read(d.lastModifiedTime, r.time({"lastModifiedTime"_L1}));
    d.sentTime = r.time({"documentSentTime"_L1});
    d.completedTime = r.time({"completedTime"_L1});
    r.read(d.folderId, r.id<FolderId>({"folderId"_L1}));
    r.read(d.version, r.integer({"version"_L1}, 0));
    r.read(d.deleted, r.boolean({"deleted"_L1}));
    r.read(d.templateId, r.id<DocumentId>({"templateId"_L1}));
    d.waitingFor = readSentence(r, {"waitingFor"_L1}, {"waitingForMessage"_L1}, longText);
    r.read(d.invitations, readInvitations(r, {"invitations"_L1, "invitation"_L1}));
}

/** Validates a text that is stored with the unknown members. */
void keepString(ObjectReader& r, QLatin1StringView name, qsizetype maximum, QJsonObject& kept)
{
    if (const auto text = r.string({name}, maximum)) kept.insert(name, *text);
}

/** All members that were not read, plus those validated by keepString. */
QJsonObject furtherWith(ObjectReader& r, const QJsonObject& kept)
{
    QJsonObject members = r.extra();
    for (auto it = kept.constBegin(); it != kept.constEnd(); ++it)
        members.insert(it.key(), it.value());
    return members;
}

/** A sentence with its reason; only the text when the service gives no reason. */
Message lenientSentence(const QJsonValue& words, const QJsonValue& message)
{
    constexpr qsizetype maxLength = 500;
    if (Message sentence = messageFromJson(message.toObject()); sentence.hasReason()) return sentence;
    return Message::literal(words.toString().left(maxLength));
}

// Sent only in responses; malformed members are ignored.

std::optional<MailProgress> readMail(ObjectReader& r)
{
    MailProgress mail;
    const auto state = mailStateFromCode(r.take({"mailState"_L1}).toString());
    const QJsonValue words = r.take({"mailError"_L1});
    const QJsonValue message = r.take({"mailErrorMessage"_L1});
    const QJsonValue time = r.take({"mailTime"_L1});
    if (!state) return std::nullopt;
    mail.state = *state;
    mail.error = lenientSentence(words, message);
    if (time.isDouble()) mail.time = Timestamp(std::chrono::milliseconds(time.toInteger()));
    return mail;
}

std::optional<MailProgress> readSms(ObjectReader& r)
{
    MailProgress sms;
    const auto state = mailStateFromCode(r.take({"smsState"_L1}).toString());
    const QJsonValue words = r.take({"smsError"_L1});
    const QJsonValue message = r.take({"smsErrorMessage"_L1});
    const QJsonValue time = r.take({"smsTime"_L1});
    if (!state) return std::nullopt;
    sms.state = *state;
    sms.error = lenientSentence(words, message);
    if (time.isDouble()) sms.time = Timestamp(std::chrono::milliseconds(time.toInteger()));
    return sms;
}

std::optional<SealProgress> readSeal(ObjectReader& r)
{
    SealProgress seal;
    seal.level = r.take({"sealLevel"_L1}).toString();
    seal.awaits = r.take({"sealAwaits"_L1}).toString();
    const QJsonValue words = r.take({"sealReason"_L1});
    seal.reason = lenientSentence(words, r.take({"sealReasonMessage"_L1}));
    return seal.level.isEmpty() ? std::nullopt : std::optional(seal);
}

} // namespace

Page readPage(ObjectReader& r)
{
    Page page;
    page.size = QSizeF(0, 0); // an absent size is empty; Qt's own default is negative
    r.read(page.id, r.id<PageId>({"id"_L1, "pageID"_L1}));
    r.read(page.pageIndex, r.int32({"pageIndex"_L1}, 0, farthest));
    const auto width = r.number({"width"_L1});
    const auto height = r.number({"height"_L1});
    if (width) page.size.setWidth(*width);
    if (height) page.size.setHeight(*height);
    if (width && (*width < 0 || *width > farthest)) r.issue({"width"_L1}, reasons::notPageSize());
    if (height && (*height < 0 || *height > farthest)) r.issue({"height"_L1}, reasons::notPageSize());
    return page;
}

File readFile(ObjectReader& r)
{
    File file;
    r.read(file.id, r.id<FileId>({"id"_L1, "fileID"_L1}));
    r.read(file.name, r.string({"name"_L1, "fileName"_L1}, 1024));
    r.read(file.sequence, r.int32({"sequence"_L1}, 0, farthest));
    r.skip({"type"_L1});
    r.skip({"body"_L1});
    r.read(file.size, r.count({"size"_L1}));
    r.read(file.sha256, r.string({"sha256"_L1}, 64));
    r.read(file.pages, readList<Page>(r, {"pages"_L1}, Limits{}.pages, readPage));
    setFurtherMembers(file, r.extra());
    r.refuseUnknown(file.extra);
    return file;
}

ConditionTerm readTerm(ObjectReader& r)
{
    ConditionTerm term;
    r.read(term.tag, r.string({"tag"_L1}, 1024));
    r.read(term.value, r.string({"equals"_L1}));
    const auto code = r.string({"is"_L1}, 32);
    const auto known = comparisonFromCode(code.value_or(QString()));
    if (code && !known)
        r.issue({"is"_L1}, reasons::mustBeOneOf(comparisonCodes().join(QStringLiteral(", "))));
    term.comparison = known.value_or(Comparison::Equals);
    r.read(term.value, r.string({"value"_L1}));
    return term;
}

/** One term, or `any` of several alternatives, of which each is a term or has `all` its terms [ours]. */
std::optional<TagCondition> readCondition(ObjectReader& r)
{
    TagCondition condition;
    if (!r.hasValue({"any"_L1})) {
        condition.terms.append(readTerm(r));
        return condition;
    }
    r.objects({"any"_L1}, maxConditionTerms, [&](ObjectReader& alternative, qsizetype) {
        bool isFirst = !condition.terms.isEmpty();
        const auto add = [&](ObjectReader& each) {
            condition.terms.append(readTerm(each));
            condition.terms.last().isAlternative = std::exchange(isFirst, false);
        };
        if (!alternative.hasValue({"all"_L1})) return add(alternative);
        alternative.objects({"all"_L1}, maxConditionTerms, [&](ObjectReader& each, qsizetype) { add(each); });
    });
    if (condition.terms.size() > maxConditionTerms)
        r.issue({"any"_L1}, reasons::tooManyConditionTerms(maxConditionTerms));
    if (condition.terms.isEmpty()) r.issue({"any"_L1}, reasons::isNeeded());
    return condition.terms.isEmpty() ? std::nullopt : std::optional(condition);
}

TagStyle readStyle(ObjectReader& r)
{
    TagStyle style;
    r.read(style.options, r.strings({"options"_L1}));
    r.read(style.checked, r.boolean({"checked"_L1}));
    style.maxLength = r.int32({"maxLength"_L1}, 0, farthest);
    r.read(style.pattern, r.string({"pattern"_L1}, 1024));
    style.min = r.number({"min"_L1});
    style.max = r.number({"max"_L1});
    style.decimals = r.int32({"decimals"_L1}, 0, 15);
    if (const auto format = r.string({"dateFormat"_L1}, 64))
        style.dateFormat = dateFormFrom(*format).value_or(*format);
    r.read(style.fontFamily, r.string({"fontFamily"_L1}, 128));
    r.read(style.fontSize, r.number({"fontSize"_L1}));
    if (style.fontSize < 0 || style.fontSize > 1000) r.issue({"fontSize"_L1}, reasons::mustBeFontSize());
    r.read(style.colour, r.string({"colour"_L1, "color"_L1}, 32));
    const QString align = r.string({"align"_L1}, 16).value_or(QString());
    style.align = textAlignFromCode(align).value_or(TextAlign::Natural);
    r.read(style.readOnly, r.boolean({"readOnly"_L1}));
    r.read(style.placeholder, r.string({"placeholder"_L1}));
    r.nested({"condition"_L1}, [&](ObjectReader& c) { style.condition = readCondition(c); });
    r.read(style.formula, r.string({"formula"_L1}));
    QJsonObject kept;
    if (const auto multiline = r.boolean({"multiline"_L1})) kept.insert("multiline"_L1, *multiline);
    if (const auto comb = r.boolean({"comb"_L1})) kept.insert("comb"_L1, *comb);
    keepString(r, "format"_L1, 64, kept);
    keepString(r, "help"_L1, 1024, kept);
    keepString(r, "earliest"_L1, 32, kept);
    keepString(r, "latest"_L1, 32, kept);
    keepString(r, "fill"_L1, 32, kept);
    for (const auto& name : {"minChosen"_L1, "maxChosen"_L1})
        if (const auto count = r.int32({name}, 0, farthest)) kept.insert(name, *count);
    if (!textAlignFromCode(align)) kept.insert("align"_L1, align); // a value of another service
    setFurtherMembers(style, furtherWith(r, kept));
    r.refuseUnknown(style.extra);
    return style;
}

Tag readTag(ObjectReader& r)
{
    Tag tag;
    r.read(tag.id, r.id<TagId>({"id"_L1, "tagID"_L1}));
    r.read(tag.name, r.string({"name"_L1}, 1024));
    r.read(tag.groupName, r.string({"groupName"_L1}, 1024));
    if (!r.hasValue({"type"_L1, "tagType"_L1})) r.issue({"type"_L1}, reasons::isNeeded());
    r.read(tag.type, r.code({"type"_L1, "tagType"_L1}, tryFromCode<TagType>));
    r.read(tag.pageIndex, r.int32({"pageIndex"_L1}));
    r.read(tag.pageId, r.id<PageId>({"pageId"_L1}));
    r.read(tag.invitationIndex, r.int32({"invitationIndex"_L1}));
    r.read(tag.invitationId, r.id<InvitationId>({"invitationId"_L1}));
    r.read(tag.rect.left, r.int32({"left"_L1}, -farthest, farthest));
    r.read(tag.rect.top, r.int32({"top"_L1}, -farthest, farthest));
    r.read(tag.rect.width, r.int32({"width"_L1}, -farthest, farthest));
    r.read(tag.rect.height, r.int32({"height"_L1}, -farthest, farthest));
    r.read(tag.isMandatory, r.boolean({"isMandatory"_L1}));
    r.read(tag.text, r.string({"text"_L1, "textValue"_L1}, longText));
    r.read(tag.image, r.base64({"image"_L1, "imageDataValue"_L1}, maxImageBytes));
    r.nested({"style"_L1}, [&](ObjectReader& s) { tag.style = readStyle(s); });
    QJsonObject origin; // of a tag that was imported with a file
    keepString(r, "importedFrom"_L1, 16, origin);
    const QString from = origin.value("importedFrom"_L1).toString();
    if (!from.isEmpty() && from != "anchor"_L1 && from != "field"_L1)
        r.issue({"importedFrom"_L1}, reasons::mustBeAnchorOrField());
    keepString(r, "formField"_L1, 4096, origin);
    keepString(r, "formValue"_L1, 4096, origin);
    keepString(r, "externalId"_L1, 255, origin);
    const auto turn = r.int32({"tabOrder"_L1}, 1);
    setFurtherMembers(tag, furtherWith(r, origin));
    r.refuseUnknown(tag.extra);
    if (turn) tag.facts.tabTurn = *turn;
    return tag;
}

Invitation readInvitation(ObjectReader& r)
{
    Invitation i;
    r.read(i.id, r.id<InvitationId>({"id"_L1, "invitationID"_L1}));
    r.read(i.guid, r.string({"GUID"_L1}, 64));
    i.guid = i.guid.toLower();
    r.read(i.recipientName, r.string({"recipientName"_L1}, 1024));
    r.read(i.hasPlaceholderName, r.boolean({"placeholderName"_L1}));
    r.read(i.recipientEmail, r.string({"recipientEmail"_L1}, 1024));
    r.read(i.actionType, r.code({"actionType"_L1}, tryFromCode<ActionType>));
    r.read(i.sequence, r.int32({"sequence"_L1}, 0, farthest));
    r.read(i.status, r.code({"status"_L1}, tryFromCode<InvitationStatus>));
    r.read(i.canSignTags, r.boolean({"canSignTags"_L1}));
    r.read(i.authentications, readList<Authentication>(r, {"authentications"_L1}, 16, readAuthentication));
    i.lastReminderSent = r.time({"lastReminderSent"_L1});
    if (const auto count = r.count({"reminderEmailCount"_L1}, std::numeric_limits<int>::max()))
        i.reminderEmailCount = static_cast<int>(*count);
    i.openedTime = r.time({"openedTime"_L1});
    i.finishedTime = r.time({"finishedTime"_L1});
    r.read(i.rejectReason, r.string({"rejectReason"_L1}));
    r.read(i.hostedSigners, r.strings({"hostedSigners"_L1}, 200));
    r.read(i.language, r.string({"language"_L1}, 35));
    r.read(i.signingUrl, r.string({"signingURL"_L1}));
    r.read(i.privateMessage, r.string({"privateMessage"_L1}, 20'000));
    r.read(i.mayDelegate, r.boolean({"mayDelegate"_L1}));
    r.read(i.openQuestions, r.int32({"openQuestions"_L1}, 0));
    r.read(i.group, r.string({"group"_L1}, 255));
    r.read(i.groupNeeded, r.int32({"groupNeeded"_L1}, 1, 200));
    r.read(i.isReleased, r.boolean({"released"_L1}));
    r.read(i.isWitness, r.boolean({"witness"_L1}));
    r.read(i.isNamedByPrevious, r.boolean({"namedByPrevious"_L1}));
    r.read(i.copyAtEnd, r.boolean({"copyAtEnd"_L1}));
    r.read(i.startAfterDays, r.int32({"startAfterDays"_L1}, 0, 3650));
    i.readyTime = r.time({"readyTime"_L1});
    const auto absentName = r.string({"onBehalfOfName"_L1}, 1024);
    const auto absentEmail = r.string({"onBehalfOfEmail"_L1}, 1024);
    if (absentEmail && !absentEmail->isEmpty())
        i.onBehalfOf = AbsentPerson{absentName.value_or(QString()), *absentEmail};
    r.read(i.hostedDone, r.int32({"hostedFinished"_L1}, 0, 200));
    i.waitingFor = readSentence(r, {"waitingFor"_L1}, {"waitingForMessage"_L1}, longText);
    QJsonObject kept;
    keepString(r, "role"_L1, 255, kept);
    keepString(r, "company"_L1, 255, kept);
    keepString(r, "jobTitle"_L1, 255, kept);
    i.mail = readMail(r);
    i.sms = readSms(r);
    setFurtherMembers(i, furtherWith(r, kept));
    r.refuseUnknown(i.extra);
    return i;
}

HistoryEntry readHistory(ObjectReader& r)
{
    HistoryEntry entry;
    r.read(entry.time, r.time({"time"_L1}));
    entry.event = HistoryEvent::fromCode(r.string({"event"_L1}, 128).value_or(QString()));
    r.read(entry.actor, r.string({"actor"_L1}));
    r.read(entry.address, r.string({"address"_L1}, 128));
    r.read(entry.userAgent, r.string({"userAgent"_L1}));
    r.read(entry.detail, r.string({"detail"_L1}, longText));
    r.read(entry.hash, r.string({"hash"_L1}, 64));
    r.skip({"disclosure"_L1}); // told beside the detail that holds them
    r.skip({"consent"_L1});
    // Kept as received, even if this version doesn't know the reason: the hash covers them.
    entry.reason = r.take({"reason"_L1}).toString();
    if (!entry.reason.isEmpty()) entry.args = r.take({"args"_L1}).toObject();
    return entry;
}

SettingPatch readSetting(ObjectReader& r)
{
    SettingPatch p{.fields = readPartial<DocumentSetting>(r), .sendAt = {}, .extra = {}};
    if (r.has({"sendAt"_L1})) p.sendAt = r.time({"sendAt"_L1});
    p.extra = r.extra();
    r.refuseUnknown(p.extra);
    return p;
}

std::optional<QList<Tag>> readTags(ObjectReader& r, FieldNames names)
{
    return readList<Tag>(r, names, Limits{}.tags, readTag);
}

std::optional<QList<Invitation>> readInvitations(ObjectReader& r, FieldNames names)
{
    return readList<Invitation>(r, names, Limits{}.invitations, readInvitation);
}

DocumentSummary readSummary(ObjectReader& r)
{
    DocumentSummary summary;
    readHead(r, summary);
    r.read(summary.accountId, r.id<AccountId>({"userId"_L1}));
    r.read(summary.message, r.string({"message"_L1}, longText));
    r.nested({"documentSetting"_L1}, [&](ObjectReader& s) { apply(readSetting(s), summary.setting); });
    r.read(summary.files, readList<File>(r, {"files"_L1}, Limits{}.files, readFile));
    for (File& file : summary.files)
        file.pages.clear();
    return summary;
}

Document readDocument(ObjectReader& r)
{
    Document d;
    readHead(r, d);
    r.read(d.accountId, r.id<AccountId>({"userId"_L1}));
    r.read(d.message, r.string({"message"_L1}, longText));
    r.nested({"documentSetting"_L1}, [&](ObjectReader& s) { apply(readSetting(s), d.setting); });
    r.read(d.files, readList<File>(r, {"files"_L1}, Limits{}.files, readFile));
    r.read(d.tags, readTags(r, {"tags"_L1}));
    r.read(d.histories, readList<HistoryEntry>(r, {"histories"_L1}, maxHistories, readHistory));
    d.mail = readMail(r);
    d.seal = readSeal(r);
    d.extra = r.extra();
    r.refuseUnknown(d.extra);
    return d;
}

QJsonObject unwrapped(const QJsonObject& object, FieldNames names)
{
    QList<FieldIssue> unused;
    ObjectReader reader(object, {}, unused);
    const QJsonValue inner = reader.take(names);
    return inner.isObject() ? inner.toObject() : object;
}

Result<QJsonObject> unwrappedRequest(const QJsonObject& object, FieldNames names, const QString& path,
                                     FieldNames beside)
{
    return readWhole(object, path, [&](ObjectReader& reader) {
        const QJsonValue wrapped = reader.take(names);
        if (wrapped.isUndefined() || wrapped.isNull()) {
            reader.leaveRest(); // read with the object
            return object;
        }
        if (!wrapped.isObject()) reader.issue(names, reasons::mustBeObject());
        QJsonObject inner = wrapped.toObject();
        for (const QLatin1StringView name : beside)
            if (const QJsonValue value = reader.take({name}); !value.isUndefined()) inner.insert(name, value);
        (void)reader.take({"success"_L1}); // of an answer that is sent back
        return inner;
    });
}

Result<Document> documentFromJson(const QJsonObject& object)
{
    return documentFromJson(object, {});
}

Result<Document> documentFromJson(const QJsonObject& object, const QString& path)
{
    return readWhole(unwrapped(object, {"document"_L1}), path, readDocument);
}

Result<QList<Document>> documentsFromAnswer(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        auto list = readList<Document>(r, {"documents"_L1}, 1000, readDocument);
        if (list) return *list;
        if (r.has({"document"_L1}))
            r.nested({"document"_L1}, [&](ObjectReader& d) { list = QList<Document>{readDocument(d)}; });
        else
            r.issue({"documents"_L1}, reasons::isNeeded());
        return list.value_or(QList<Document>());
    });
}

Result<QList<Tag>> tagsFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.skip({"version"_L1}); // read by whoever compares it
        r.skip({"success"_L1});
        if (!r.hasValue({"tags"_L1})) r.issue({"tags"_L1}, reasons::isNeeded());
        return readTags(r, {"tags"_L1}).value_or(QList<Tag>());
    });
}

Result<QList<Invitation>> invitationsFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.skip({"version"_L1}); // read by whoever compares it
        r.skip({"success"_L1});
        if (!r.hasValue({"invitation"_L1, "invitations"_L1})) r.issue({"invitation"_L1}, reasons::isNeeded());
        return readInvitations(r, {"invitation"_L1, "invitations"_L1}).value_or(QList<Invitation>());
    });
}

Result<QList<File>> filesFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        return readList<File>(r, {"files"_L1}, Limits{}.files, readFile).value_or(QList<File>());
    });
}

} // namespace ink::wire
