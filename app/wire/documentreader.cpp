#include "app/wire/documentreader.h"

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentfields.h"
#include "app/domain/document/facts.h"
#include "app/domain/text/datetext.h"
#include "app/wire/datacodec.h"
#include "app/wire/documentlink.h"
#include "app/wire/documentparts.h"
#include "app/wire/errorcodec.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/patchcodec.h"
#include "app/wire/reasons.h"

#include <algorithm>
#include <cmath>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

constexpr qsizetype maxHistories = 100'000;
constexpr qsizetype maxFileSigners = 1000;

template <typename T>
std::optional<QList<T>> readList(ObjectReader& r, FieldNames names, qsizetype maxCount,
                                 T (*each)(ObjectReader&))
{
    QList<T> list;
    if (!r.readObjects(names, maxCount, [&](ObjectReader& entry, qsizetype) { list.append(each(entry)); }))
        return std::nullopt;
    return list;
}

/** Reads the fields that a document and its summary have in common. */
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
    d.data = readKnownData(r);
    d.waitingFor = readSentence(r, {"waitingFor"_L1}, {"waitingForMessage"_L1}, maxLongText);
    d.documentUrl = webAddress(r.take({documentUrlName}).toString());
    r.read(d.invitations, readInvitations(r, {"invitations"_L1, "invitation"_L1}));
}

/** Parses a sentence and its reason; only the text if the service sends no reason. */
Message lenientSentence(const QJsonValue& words, const QJsonValue& message)
{
    constexpr qsizetype maxLength = 500;
    if (Message sentence = messageFromJson(message.toObject()); sentence.hasReason()) return sentence;
    return Message::literal(words.toString().left(maxLength));
}

// Sent only in responses; malformed members are ignored.

std::optional<MailProgress> readProgress(ObjectReader& r, const ProgressNames& names)
{
    MailProgress progress;
    const auto state = mailStateFromCode(r.take({names.state}).toString());
    const QJsonValue words = r.take({names.error});
    const QJsonValue message = r.take({names.errorMessage});
    const QJsonValue time = r.take({names.time});
    if (!state) return std::nullopt;
    progress.state = *state;
    progress.error = lenientSentence(words, message);
    if (time.isDouble()) progress.time = Timestamp(std::chrono::milliseconds(time.toInteger()));
    return progress;
}

std::optional<SealProgress> readSeal(ObjectReader& r)
{
    SealProgress seal;
    seal.level = r.take({"sealLevel"_L1}).toString();
    seal.pendingLevel = r.take({"sealAwaits"_L1}).toString();
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
    r.read(page.pageIndex, r.int32({"pageIndex"_L1}, 0, maxCoordinate));
    const auto width = r.number({"width"_L1});
    const auto height = r.number({"height"_L1});
    if (width) page.size.setWidth(*width);
    if (height) page.size.setHeight(*height);
    if (width && (*width < 0 || *width > maxCoordinate)) r.addIssue({"width"_L1}, reasons::notPageSize());
    if (height && (*height < 0 || *height > maxCoordinate)) r.addIssue({"height"_L1}, reasons::notPageSize());
    return page;
}

namespace {

// Set by the service. Unknown codes of newer versions are read as the least specific value.

FileParty readParty(ObjectReader& r)
{
    FileParty party;
    r.read(party.invitationId, r.id<InvitationId>({"invitationId"_L1}));
    party.part = filePartFromCode(r.string({"part"_L1}, 32).value_or(QString())).value_or(FilePart::Views);
    party.finishedTime = r.time({"finishedTime"_L1});
    return party;
}

FileSigner readSigner(ObjectReader& r)
{
    FileSigner signer;
    r.read(signer.invitationId, r.id<InvitationId>({"invitationId"_L1}));
    r.read(signer.name, r.string({"name"_L1}));
    r.read(signer.time, r.time({"time"_L1}));
    return signer;
}

} // namespace

FileResult readResult(ObjectReader& r)
{
    FileResult result;
    result.state =
        fileStateFromCode(r.string({"status"_L1}, 32).value_or(QString())).value_or(FileState::Pending);
    r.read(result.level, r.string({"level"_L1}, 32));
    r.read(result.sha256, r.string({"sha256"_L1}, 64));
    r.read(result.signers, readList<FileSigner>(r, {"signers"_L1}, maxFileSigners, readSigner));
    return result;
}

std::optional<QList<int>> readVisibleTo(ObjectReader& r)
{
    // In a request, null isn't a list. Treating it as absent would show the file to everybody.
    const bool isRefused = RequestFields::isActive() && r.isNull({"visibleTo"_L1});
    if (!isRefused && !r.hasValue({"visibleTo"_L1})) return std::nullopt;
    const QJsonValue value = r.take({"visibleTo"_L1});
    QList<int> numbers;
    const QJsonArray listed = value.toArray();
    bool isValid = value.isArray() && listed.size() <= Limits{}.invitations;
    for (const auto& each : listed) {
        const double number = each.toDouble();
        isValid = isValid && number >= 1 && number <= Limits{}.invitations && number == std::floor(number);
        if (isValid && !numbers.contains(static_cast<int>(number))) numbers.append(static_cast<int>(number));
    }
    if (!isValid) r.addIssue({"visibleTo"_L1}, reasons::mustListRecipients());
    std::sort(numbers.begin(), numbers.end());
    return isValid ? std::optional(numbers) : std::nullopt;
}

File readFile(ObjectReader& r)
{
    r.protect(RequestObject::File);
    File file;
    readFields(r, file);
    r.skip({"type"_L1});
    r.skip({"body"_L1});
    r.read(file.pages, readList<Page>(r, {"pages"_L1}, Limits{}.pages, readPage));
    r.read(file.parties, readList<FileParty>(r, {"parties"_L1}, Limits{}.invitations, readParty));
    r.readObject({"result"_L1}, [&](ObjectReader& result) { file.result = readResult(result); });
    const auto visibleTo = readVisibleTo(r);
    setAdditionalMembers(file, r.extra());
    assign(file.visibleTo, visibleTo);
    r.refuseUnknown(file.extra);
    return file;
}

/** Parses the comparison of a term; Equals, and an issue, for an unknown one. */
Comparison readComparison(ObjectReader& r)
{
    const auto code = r.string({"is"_L1}, 32);
    const auto known = comparisonFromCode(code.value_or(QString()));
    if (code && !known)
        r.addIssue({"is"_L1}, reasons::mustBeOneOf(comparisonCodes().join(QStringLiteral(", "))));
    return known.value_or(Comparison::Equals);
}

ConditionTerm readTerm(ObjectReader& r)
{
    ConditionTerm term;
    if (RequestFields::isActive()) { // half a term would show the tag to everybody, or to nobody
        if (!r.hasValue({"tag"_L1})) r.addIssue({"tag"_L1}, reasons::isNeeded());
        const bool hasComparison = r.hasValue({"is"_L1});
        if (hasComparison) term.comparison = readComparison(r);
        const FieldNames value = {hasComparison ? "value"_L1 : "equals"_L1};
        if (acceptsValue(term.comparison)) {
            if (!r.hasValue(value)) r.addIssue(value, reasons::isNeeded());
            r.read(term.value, r.string(value));
        }
    } else {
        r.read(term.value, r.string({"equals"_L1}));
        term.comparison = readComparison(r);
        r.read(term.value, r.string({"value"_L1}));
    }
    r.read(term.tag, r.string({"tag"_L1}, 1024));
    return term;
}

/** Parses one term, or `any` of several alternatives: each is a term, or `all` of several terms. */
std::optional<TagCondition> readCondition(ObjectReader& r)
{
    r.protect(RequestObject::Condition);
    TagCondition condition;
    if (!r.hasValue({"any"_L1})) {
        condition.terms.append(readTerm(r));
        return condition;
    }
    r.readObjects({"any"_L1}, maxConditionTerms, [&](ObjectReader& alternative, qsizetype) {
        alternative.protect(RequestObject::Condition);
        bool isFirst = !condition.terms.isEmpty();
        const auto add = [&](ObjectReader& each) {
            condition.terms.append(readTerm(each));
            condition.terms.last().isAlternative = std::exchange(isFirst, false);
        };
        if (!alternative.hasValue({"all"_L1})) return add(alternative);
        const qsizetype before = condition.terms.size();
        alternative.readObjects({"all"_L1}, maxConditionTerms, [&](ObjectReader& each, qsizetype) {
            each.protect(RequestObject::Condition);
            add(each);
        });
        if (RequestFields::isActive() && condition.terms.size() == before)
            alternative.addIssue({"all"_L1}, reasons::isNeeded());
    });
    if (condition.terms.size() > maxConditionTerms)
        r.addIssue({"any"_L1}, reasons::tooManyConditionTerms(maxConditionTerms));
    if (condition.terms.isEmpty()) r.addIssue({"any"_L1}, reasons::isNeeded());
    return condition.terms.isEmpty() ? std::nullopt : std::optional(condition);
}

// Overloads for fields with special types; readFields() finds them by their arguments.

static std::optional<double> readField(ObjectReader& r, const Field<TagStyle, double>& size)
{
    Q_ASSERT(size.member == &TagStyle::fontSize && size.max > 0); // the message is about a font size
    const auto points = r.number({size.name});
    if (points && (*points < 0 || *points > static_cast<double>(size.max)))
        r.addIssue({size.name}, reasons::mustBeFontSize());
    return points;
}

static std::optional<TextAlign> readField(ObjectReader& r, const Field<TagStyle, TextAlign>& align)
{
    const QString code = r.string({align.name}, align.max).value_or(QString());
    const auto known = textAlignFromCode(code);
    if (!known) r.addExtra({{align.name, code}}); // a value of another service
    return known;
}

static std::optional<std::optional<TagCondition>>
readField(ObjectReader& r, const Field<TagStyle, std::optional<TagCondition>>& condition)
{
    std::optional<std::optional<TagCondition>> read;
    r.readObject({condition.name}, [&](ObjectReader& c) { read = readCondition(c); });
    return read;
}

static std::optional<TagType> readField(ObjectReader& r, const Field<Tag, TagType>& type)
{
    if (!r.hasValue({type.name, type.alias})) {
        // The custom field sets the type later; until then, the tag is read as a text.
        if (r.hasValue({"customField"_L1})) return TagType::Text;
        r.addIssue({type.name}, reasons::isNeeded());
    }
    return r.code({type.name, type.alias}, tryFromCode<TagType>);
}

static std::optional<PageRect> readField(ObjectReader& r, const Field<Tag, PageRect>&)
{
    PageRect rect;
    readFields(r, rect);
    return rect;
}

static std::optional<TagStyle> readField(ObjectReader& r, const Field<Tag, TagStyle>& field)
{
    std::optional<TagStyle> style;
    r.readObject({field.name}, [&](ObjectReader& s) { style = readStyle(s); });
    return style;
}

static std::optional<TagOrigin::Source> readField(ObjectReader& r,
                                                  const Field<TagOrigin, TagOrigin::Source>& field)
{
    const auto code = r.string({field.name}, field.max);
    if (!code) return std::nullopt;
    const auto source = tagSourceFromCode(*code);
    if (!source) r.addIssue({field.name}, reasons::mustBeAnchorOrField());
    return source;
}

template <typename O>
static void putField(Members<O> to, const Field<TagOrigin, TagOrigin::Source>& field,
                     const TagOrigin::Source& source)
{
    to.insert(field.name, tagSourceCode(source));
}

static std::optional<QList<Authentication>> readField(ObjectReader& r,
                                                      const Field<Invitation, QList<Authentication>>& field)
{
    return readList<Authentication>(r, {field.name}, field.max, [](ObjectReader& each) {
        each.protect(RequestObject::Authentication);
        Authentication authentication;
        readFields(each, authentication);
        return authentication;
    });
}

static std::optional<std::optional<AbsentPerson>>
readField(ObjectReader& r, const Field<Invitation, std::optional<AbsentPerson>>&)
{
    const auto name = r.string({absentNameName}, 1024);
    const auto email = r.string({absentEmailName}, 1024);
    if (!email || email->isEmpty()) return std::nullopt;
    return AbsentPerson{name.value_or(QString()), *email};
}

static std::optional<CertificateLevel> readField(ObjectReader& r,
                                                 const Field<SigningCertificate, CertificateLevel>& level)
{
    const auto code = r.string({level.name}, 32);
    if (!code) return std::nullopt;
    const auto known = certificateLevelFromCode(*code);
    if (!known) r.addIssue({level.name}, reasons::mustBeAnyOrQualified());
    return known;
}

SigningCertificate readSigningCertificate(ObjectReader& r)
{
    r.protect(RequestObject::SigningCertificate);
    SigningCertificate certificate;
    readFields(r, certificate);
    return certificate;
}

static std::optional<std::optional<SigningCertificate>>
readField(ObjectReader& r, const Field<Invitation, std::optional<SigningCertificate>>& required)
{
    std::optional<std::optional<SigningCertificate>> read;
    r.readObject({required.name}, [&](ObjectReader& c) { read = readSigningCertificate(c); });
    return read;
}

static std::optional<Message> readField(ObjectReader& r, const Field<Invitation, Message>& waitingFor)
{
    return readSentence(r, {waitingFor.name}, {"waitingForMessage"_L1}, maxLongText);
}

TagStyle readStyle(ObjectReader& r)
{
    r.protect(RequestObject::TagStyle);
    TagStyle style;
    readFields(r, style);
    if (!style.dateFormat.isEmpty())
        style.dateFormat = toDateFormat(style.dateFormat).value_or(style.dateFormat);
    checkAdditionalFields<TagStyle>(r);
    setAdditionalMembers(style, r.extra());
    r.refuseUnknown(style.extra);
    return style;
}

Tag readTag(ObjectReader& r)
{
    r.protect(RequestObject::Tag);
    Tag tag;
    readFields(r, tag);
    checkAdditionalFields<TagOrigin>(r);
    checkAdditionalFields<TagFacts>(r);
    setAdditionalMembers(tag, r.extra());
    r.refuseUnknown(tag.extra);
    return tag;
}

Invitation readInvitation(ObjectReader& r)
{
    r.protect(RequestObject::Invitation);
    Invitation invitation;
    readFields(r, invitation);
    invitation.guid = invitation.guid.toLower();
    checkAdditionalFields<Invitation>(r);
    invitation.mail = readProgress(r, mailNames);
    invitation.sms = readProgress(r, smsNames);
    setAdditionalMembers(invitation, r.extra());
    r.refuseUnknown(invitation.extra);
    return invitation;
}

HistoryEntry readHistory(ObjectReader& r)
{
    HistoryEntry entry;
    r.read(entry.time, r.time({"time"_L1}));
    entry.event = HistoryEvent::fromCode(r.string({"event"_L1}, 128).value_or(QString()));
    r.read(entry.actor, r.string({"actor"_L1}));
    r.read(entry.address, r.string({"address"_L1}, 128));
    r.read(entry.userAgent, r.string({"userAgent"_L1}));
    r.read(entry.detail, r.string({"detail"_L1}, maxLongText));
    r.read(entry.hash, r.string({"hash"_L1}, 64));
    r.skip({"disclosure"_L1}); // sent in addition to the detail that contains them
    r.skip({"consent"_L1});
    // Stored as received, even if this version doesn't support the reason, because the hash covers them.
    entry.reason = r.take({"reason"_L1}).toString();
    if (!entry.reason.isEmpty()) entry.args = r.take({"args"_L1}).toObject();
    return entry;
}

SettingPatch readSetting(ObjectReader& r)
{
    r.protect(RequestObject::DocumentSetting);
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
    r.read(summary.message, r.string({"message"_L1}, maxLongText));
    r.readObject({"documentSetting"_L1}, [&](ObjectReader& s) { apply(readSetting(s), summary.setting); });
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
    r.read(d.message, r.string({"message"_L1}, maxLongText));
    r.readObject({"documentSetting"_L1}, [&](ObjectReader& s) { apply(readSetting(s), d.setting); });
    r.read(d.files, readList<File>(r, {"files"_L1}, Limits{}.files, readFile));
    r.read(d.tags, readTags(r, {"tags"_L1}));
    r.read(d.histories, readList<HistoryEntry>(r, {"histories"_L1}, maxHistories, readHistory));
    d.mail = readProgress(r, mailNames);
    d.seal = readSeal(r);
    d.extra = r.extra();
    r.refuseUnknown(d.extra);
    return d;
}

QJsonObject unwrap(const QJsonObject& object, FieldNames names)
{
    QList<FieldIssue> unused;
    ObjectReader reader(object, {}, unused);
    const QJsonValue inner = reader.take(names);
    return inner.isObject() ? inner.toObject() : object;
}

Result<QJsonObject> unwrapRequest(const QJsonObject& object, RequestObject kind, FieldNames names,
                                  const QString& path, FieldNames beside)
{
    return readWhole(object, path, [&](ObjectReader& reader) {
        const QJsonValue wrapped = reader.take(names);
        if (wrapped.isUndefined() || wrapped.isNull()) {
            reader.leaveRest(); // read with the object
            return object;
        }
        if (!wrapped.isObject()) reader.addIssue(names, reasons::mustBeObject());
        reader.protect(kind);
        QJsonObject inner = wrapped.toObject();
        for (const QLatin1StringView name : beside)
            if (const QJsonValue value = reader.take({name}); !value.isUndefined()) inner.insert(name, value);
        reader.skip({"success"_L1}); // present in a response that a client sends back
        return inner;
    });
}

Result<Document> documentFromJson(const QJsonObject& object)
{
    return documentFromJson(object, {});
}

Result<Document> documentFromJson(const QJsonObject& object, const QString& path)
{
    return readWhole(unwrap(object, {"document"_L1}), path, readDocument);
}

Result<QList<Document>> documentsFromResponse(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        auto list = readList<Document>(r, {"documents"_L1}, 1000, readDocument);
        if (list) return *list;
        if (r.has({"document"_L1}))
            r.readObject({"document"_L1}, [&](ObjectReader& d) { list = QList<Document>{readDocument(d)}; });
        else
            r.addIssue({"documents"_L1}, reasons::isNeeded());
        return list.value_or(QList<Document>());
    });
}

Result<QList<Tag>> tagsFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.protect(RequestObject::DocumentPart);
        r.skip({"version"_L1}); // the caller compares it
        r.skip({"success"_L1});
        if (!r.hasValue({"tags"_L1})) r.addIssue({"tags"_L1}, reasons::isNeeded());
        return readTags(r, {"tags"_L1}).value_or(QList<Tag>());
    });
}

Result<QList<Invitation>> invitationsFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.protect(RequestObject::DocumentPart);
        r.skip({"version"_L1}); // the caller compares it
        r.skip({"success"_L1});
        if (!r.hasValue({"invitation"_L1, "invitations"_L1}))
            r.addIssue({"invitation"_L1}, reasons::isNeeded());
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
