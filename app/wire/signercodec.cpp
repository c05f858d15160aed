#include "app/wire/signercodec.h"

#include "app/domain/account/account.h"
#include "app/domain/document/documentfields.h"
#include "app/wire/documentparts.h"
#include "app/wire/documentreader.h"
#include "app/wire/documentwriter.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/json.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/questioncodec.h"
#include "app/wire/reasons.h"

#include <algorithm>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

/** Returns the fields of a view, except the lists and the fingerprint. */
static constexpr auto fieldsOf(const SignerView*)
{
    using V = SignerView;
    return std::tuple(
        Field{"title"_L1, &V::title}, Field{"message"_L1, &V::message, maxLongText},
        Field{"privateMessage"_L1, &V::privateMessage, 20'000}, Field{"canDelegate"_L1, &V::canDelegate},
        Field{"canAsk"_L1, &V::canAsk}, Field{"senderName"_L1, &V::senderName},
        Field{"senderEmail"_L1, &V::senderEmail}, Field{"signingStatus"_L1, &V::status},
        Field{"status"_L1, &V::myStatus}, Field{"actionType"_L1, &V::myAction},
        Field{"invitationIndex"_L1, &V::invitationIndex}.atLeast(1),
        Field{"recipientName"_L1, &V::recipientName}, Field{"recipientEmail"_L1, &V::recipientEmail},
        Field{"canSignTags"_L1, &V::canSignTags}, Field{"canFinish"_L1, &V::canFinish},
        Field{"templateLink"_L1, &V::isTemplateLink}, Field{"blockedReason"_L1, &V::blockedReason},
        Field{"reason"_L1, &V::reason, maxReasonLength}, Field{"hostedSigner"_L1, &V::hostedSigner},
        Field{"hostedIndex"_L1, &V::hostedIndex}, Field{"hostedCount"_L1, &V::hostedCount},
        Field{"consentText"_L1, &V::consentText, maxLongText},
        Field{"consentLanguage"_L1, &V::consentLanguage, 35},
        Field{"disclosure"_L1, &V::disclosure, maxLongText}, Field{"thanks"_L1, &V::thanks, maxLongText},
        Field{"returnAddress"_L1, &V::returnAddress, 2048}, Field{"language"_L1, &V::language, 35},
        Field{"shownVersion"_L1, &V::shownVersion}, Field{"witnessOf"_L1, &V::witnessOf}.omitDefault(),
        Field{"onBehalfOf"_L1, &V::onBehalfOf}.omitDefault(),
        Field{"hasCertificate"_L1, &V::hasCertificate}.omitDefault(),
        Field{"signDate"_L1, &V::signDate, 10}.omitDefault(),
        Field{"canUseCertificate"_L1, &V::canUseCertificate}.omitDefault(),
        Field{"deadline"_L1, &V::deadline}.omitDefault());
}

/** Returns the fields of a person whom the signer has to name. */
static constexpr auto fieldsOf(const NextPerson*)
{
    using P = NextPerson;
    return std::tuple(Field{"invitationIndex"_L1, &P::invitationIndex}.atLeast(1),
                      Field{"recipientName"_L1, &P::name, 1024}, Field{"recipientEmail"_L1, &P::email, 1024},
                      Field{"witness"_L1, &P::isWitness}.omitDefault());
}

namespace {

constexpr qsizetype maxValueLength = 10'000;

QJsonObject objectOf(const SignerTag& entry)
{
    QJsonObject o = toJson(entry.tag);
    o.insert("editable"_L1, entry.isEditable);
    if (entry.fileSize > 0) o.insert("fileSize"_L1, entry.fileSize);
    putText(o, "fileSha256"_L1, entry.fileSha256);
    putText(o, "fingerprint"_L1, QString::fromLatin1(entry.fingerprint));
    return o;
}

QJsonObject objectOf(const SignerValue& value)
{
    QJsonObject o{{"id"_L1, value.id.value()}, {"text"_L1, value.text}};
    if (!value.image.isEmpty()) o.insert("image"_L1, QString::fromLatin1(value.image.toBase64()));
    return o;
}

/** Detects PNG or JPEG by the first bytes: no other format is ever painted into a document. */
bool isPicture(const QByteArray& bytes)
{
    return bytes.startsWith("\x89PNG\r\n\x1a\n") || bytes.startsWith("\xff\xd8\xff");
}

void readImage(ObjectReader& r, QByteArray& image)
{
    r.read(image, r.base64({"image"_L1, "imageDataValue"_L1}, maxImageBytes));
    if (!image.isEmpty() && !isPicture(image)) r.addIssue({"image"_L1}, reasons::mustBePngOrJpeg());
}

SignerValues readValues(ObjectReader& r)
{
    SignerValues values;
    r.readObjects({"values"_L1, "tags"_L1}, Limits{}.tags, [&](ObjectReader& v, qsizetype) {
        SignerValue value;
        if (!v.hasValue({"id"_L1})) v.addIssue({"id"_L1}, reasons::isNeeded());
        v.read(value.id, v.id<TagId>({"id"_L1}));
        v.read(value.text, v.string({"text"_L1, "textValue"_L1}, maxValueLength));
        readImage(v, value.image);
        values.values.append(value);
    });
    const bool told = r.readObjects({"signatures"_L1}, 100, [&](ObjectReader& s, qsizetype) {
        Tag tag;
        tag.type = TagType::Signature;
        s.read(tag.pageIndex, s.int32({"pageIndex"_L1}, 1));
        s.read(tag.rect.left, s.int32({"left"_L1}, 0, maxCoordinate));
        s.read(tag.rect.top, s.int32({"top"_L1}, 0, maxCoordinate));
        s.read(tag.rect.width, s.int32({"width"_L1}, 1, maxCoordinate));
        s.read(tag.rect.height, s.int32({"height"_L1}, 1, maxCoordinate));
        if (tag.rect.width == 0) s.addIssue({"width"_L1}, reasons::isNeeded());
        if (tag.rect.height == 0) s.addIssue({"height"_L1}, reasons::isNeeded());
        readImage(s, tag.image);
        if (tag.image.isEmpty()) s.addIssue({"image"_L1}, reasons::isNeeded());
        values.signatures.append(tag);
    });
    values.removesSignatures = told && values.signatures.isEmpty();
    return values;
}

QJsonObject objectOf(const SignerResult& result)
{
    QJsonObject o = toJson(result.result);
    o.insert("name"_L1, result.name);
    o.insert("part"_L1, filePartCode(result.part));
    return o;
}

constexpr qsizetype maxNextPeople = 200;

QJsonArray peopleArray(const QList<NextPerson>& people)
{
    QJsonArray list;
    for (const NextPerson& person : people) {
        QJsonObject o;
        putFields(o, person);
        list.append(o);
    }
    return list;
}

QList<NextPerson> readNextPeople(ObjectReader& r)
{
    QList<NextPerson> people;
    r.readObjects({"nextPeople"_L1}, maxNextPeople, [&](ObjectReader& p, qsizetype) {
        NextPerson person;
        readFields(p, person);
        people.append(person);
    });
    return people;
}

SignerView readView(ObjectReader& r)
{
    SignerView v;
    readFields(r, v);
    r.readObjects({"questions"_L1}, maxQuestions,
                  [&](ObjectReader& q, qsizetype) { v.questions.append(readQuestion(q)); });
    v.fingerprint = readFingerprint(r);
    r.readObjects({"pages"_L1}, Limits{}.pages,
                  [&](ObjectReader& p, qsizetype) { v.pages.append(readPage(p)); });
    r.readObjects({"files"_L1}, Limits{}.files, [&](ObjectReader& f, qsizetype) {
        SignerFile file;
        f.read(file.name, f.string({"name"_L1}));
        f.read(file.firstPage, f.int32({"firstPage"_L1}, 1));
        file.fingerprint = readFingerprint(f);
        v.files.append(file);
    });
    r.readObjects({"tags"_L1}, Limits{}.tags, [&](ObjectReader& t, qsizetype) {
        SignerTag entry;
        t.read(entry.isEditable, t.boolean({"editable"_L1}));
        t.read(entry.fileSize, t.integer({"fileSize"_L1}, 0));
        t.read(entry.fileSha256, t.string({"fileSha256"_L1}, 64));
        entry.fingerprint = readFingerprint(t);
        entry.tag = readTag(t);
        v.tags.append(entry);
    });
    r.readObjects({"inputs"_L1}, Limits{}.tags,
                  [&](ObjectReader& t, qsizetype) { v.inputs.append(readTag(t)); });
    v.nextPeople = readNextPeople(r);
    r.readObject({"signingCertificate"_L1},
                 [&](ObjectReader& c) { v.signingCertificate = readSigningCertificate(c); });
    r.readObjects({"results"_L1}, Limits{}.files, [&](ObjectReader& f, qsizetype) {
        SignerResult result;
        f.read(result.name, f.string({"name"_L1}));
        result.part =
            filePartFromCode(f.string({"part"_L1}, 32).value_or(QString())).value_or(FilePart::Views);
        result.result = readResult(f);
        v.results.append(result);
    });
    return v;
}

} // namespace

QJsonObject toJson(const SignerView& view)
{
    QJsonArray tags;
    for (const SignerTag& entry : view.tags)
        tags.append(objectOf(entry));
    QJsonArray files;
    for (const SignerFile& file : view.files) {
        QJsonObject o{{"name"_L1, file.name}, {"firstPage"_L1, file.firstPage}};
        putText(o, "fingerprint"_L1, QString::fromLatin1(file.fingerprint));
        files.append(o);
    }
    QJsonObject o{{"questions"_L1, arrayOf(view.questions, toJson)},
                  {"pages"_L1, arrayOf(view.pages, toJson)},
                  {"files"_L1, files},
                  {"tags"_L1, tags},
                  {"inputs"_L1, arrayOf(view.inputs, toJson)}};
    putFields(o, view);
    if (!view.nextPeople.isEmpty()) o.insert("nextPeople"_L1, peopleArray(view.nextPeople));
    if (view.signingCertificate) o.insert("signingCertificate"_L1, toJson(*view.signingCertificate));
    if (!view.results.isEmpty()) o.insert("results"_L1, arrayOf(view.results, objectOf));
    putText(o, "fingerprint"_L1, QString::fromLatin1(view.fingerprint));
    return o;
}

Result<SignerView> signerViewFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, readView);
}

QJsonObject toJson(const SignerValues& values)
{
    QJsonArray list;
    for (const SignerValue& value : values.values)
        list.append(objectOf(value));
    QJsonObject o{{"values"_L1, list}};
    if (values.signatures.isEmpty() && !values.removesSignatures) return o;
    QJsonArray signatures;
    for (const Tag& tag : values.signatures) {
        QJsonObject signature{{"pageIndex"_L1, tag.pageIndex}, {"image"_L1, jsonOf(tag.image)}};
        putFields(signature, tag.rect);
        signatures.append(signature);
    }
    o.insert("signatures"_L1, signatures);
    return o;
}

Result<SignerValues> signerValuesFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        // A misspelt list must not look as if it had been saved.
        if (!r.hasValue({"values"_L1, "tags"_L1, "signatures"_L1}))
            r.addIssue({"values"_L1}, reasons::isNeeded());
        return readValues(r);
    });
}

namespace {

constexpr qint64 maxCmsBytes = 256LL * 1024;
constexpr qint64 maxCertificateBytes = 64LL * 1024;

QString base64Text(const QByteArray& bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

/** Reads a list of texts in Base64. */
QList<QByteArray> readBinaries(ObjectReader& r, QLatin1StringView name, qsizetype maxCount, qint64 maxBytes)
{
    QList<QByteArray> all;
    const QStringList texts = r.strings({name}, maxCount, maxBytes * 4 / 3 + 4).value_or(QStringList());
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto bytes = bytesFromBase64(texts.at(i));
        if (!bytes || bytes->isEmpty())
            r.addIssueAt(QStringLiteral("%1[%2]").arg(name).arg(i), reasons::mustBeBase64());
        all.append(bytes.value_or(QByteArray()));
    }
    return all;
}

QList<qint64> readRange(ObjectReader& r)
{
    QList<qint64> range;
    const QJsonValue value = r.take({"byteRange"_L1});
    for (const auto& each : value.toArray())
        range.append(each.toInteger(-1));
    const bool isValid = range.size() == 4 && range.at(0) == 0 &&
                         std::all_of(range.cbegin(), range.cend(), [](qint64 each) { return each >= 0; });
    if (!isValid) r.addIssue({"byteRange"_L1}, reasons::mustBeByteRange());
    return range;
}

} // namespace

QJsonObject toJson(const PrepareRequest& request)
{
    QJsonObject o = toJson(request.values);
    QJsonArray certificates;
    for (const QByteArray& each : request.certificates)
        certificates.append(base64Text(each));
    o.insert("certificates"_L1, certificates);
    o.insert("algorithm"_L1, request.algorithm);
    putText(o, "code"_L1, request.code);
    if (request.shown) o.insert("shown"_L1, toJson(*request.shown));
    return o;
}

Result<PrepareRequest> prepareRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.protect(RequestObject::Prepare);
        PrepareRequest request;
        for (const auto& name : {"certificates"_L1, "algorithm"_L1})
            if (!r.hasValue({name})) r.addIssue({name}, reasons::isNeeded());
        request.certificates = readBinaries(r, "certificates"_L1, 100, maxCertificateBytes * 32);
        r.read(request.algorithm, r.string({"algorithm"_L1}, 64));
        request.values = readValues(r);
        r.read(request.code, r.string({"code"_L1}, 128));
        r.readObject({"shown"_L1}, [&](ObjectReader& s) { request.shown = readShownValues(s); });
        return request;
    });
}

QJsonObject toJson(const PreparedSignatures& prepared)
{
    QJsonArray files;
    for (const PreparedFile& file : prepared.files) {
        QJsonArray range;
        for (const qint64 each : file.byteRange)
            range.append(each);
        files.append(QJsonObject{{"fileID"_L1, file.file.value()},
                                 {"name"_L1, file.name},
                                 {"url"_L1, file.url},
                                 {"size"_L1, file.size},
                                 {"sha256"_L1, file.sha256},
                                 {"byteRange"_L1, range},
                                 {"digest"_L1, base64Text(file.digest)},
                                 {"signedAttributes"_L1, base64Text(file.signedAttributes)}});
    }
    return {{"algorithm"_L1, prepared.algorithm},
            {"expires"_L1, qint64{prepared.expires.time_since_epoch().count()}},
            {"files"_L1, files}};
}

Result<PreparedSignatures> preparedSignaturesFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        PreparedSignatures prepared;
        r.read(prepared.algorithm, r.string({"algorithm"_L1}, 64));
        r.read(prepared.expires, r.time({"expires"_L1}));
        r.readObjects({"files"_L1}, Limits{}.files, [&](ObjectReader& f, qsizetype) {
            PreparedFile file;
            f.read(file.file, f.id<FileId>({"fileID"_L1}));
            f.read(file.name, f.string({"name"_L1}));
            f.read(file.url, f.string({"url"_L1}));
            f.read(file.size, f.integer({"size"_L1}, 0));
            f.read(file.sha256, f.string({"sha256"_L1}, 64));
            file.byteRange = readRange(f);
            f.read(file.digest, f.base64({"digest"_L1}, 64));
            f.read(file.signedAttributes, f.base64({"signedAttributes"_L1}, maxCertificateBytes));
            prepared.files.append(file);
        });
        return prepared;
    });
}

QJsonObject toJson(const FinishRequest& request)
{
    QJsonObject o = toJson(request.values);
    o.insert("consent"_L1, request.hasConsented);
    putText(o, "consentText"_L1, request.consentText);
    putText(o, "consentLanguage"_L1, request.consentLanguage);
    putText(o, "disclosure"_L1, request.disclosure);
    if (request.isInPerson) o.insert("inPerson"_L1, true);
    putText(o, "code"_L1, request.code);
    if (request.hostedSigner > 0) o.insert("hostedSigner"_L1, request.hostedSigner);
    if (request.shown) o.insert("shown"_L1, toJson(*request.shown));
    if (!request.nextPeople.isEmpty()) o.insert("nextPeople"_L1, peopleArray(request.nextPeople));
    if (request.signedAt) o.insert("signedAt"_L1, qint64{request.signedAt->time_since_epoch().count()});
    if (!request.files.isEmpty()) o.insert("files"_L1, QJsonArray::fromStringList(request.files));
    QJsonArray signatures;
    for (const FileSignature& each : request.cms)
        signatures.append(
            QJsonObject{{"fileID"_L1, each.file.value()}, {"value"_L1, base64Text(each.value)}});
    if (!signatures.isEmpty()) o.insert("cms"_L1, signatures);
    return o;
}

Result<FinishRequest> finishRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.protect(RequestObject::Finish);
        FinishRequest request;
        r.read(request.hasConsented, r.boolean({"consent"_L1}));
        r.read(request.consentText, r.string({"consentText"_L1}, maxLongText));
        r.read(request.consentLanguage, r.string({"consentLanguage"_L1}, 35));
        r.read(request.disclosure, r.string({"disclosure"_L1}, maxLongText));
        r.read(request.isInPerson, r.boolean({"inPerson"_L1}));
        r.read(request.code, r.string({"code"_L1}, 128));
        r.read(request.hostedSigner, r.int32({"hostedSigner"_L1}, 0, 1000));
        request.values = readValues(r);
        r.readObject({"shown"_L1}, [&](ObjectReader& s) { request.shown = readShownValues(s); });
        request.nextPeople = readNextPeople(r);
        request.signedAt = r.time({"signedAt"_L1});
        r.read(request.files, r.strings({"files"_L1}, Limits{}.files, 64));
        r.readObjects({"cms"_L1}, Limits{}.files, [&](ObjectReader& c, qsizetype) {
            FileSignature signature;
            for (const auto& name : {"fileID"_L1, "value"_L1})
                if (!c.hasValue({name})) c.addIssue({name}, reasons::isNeeded());
            c.read(signature.file, c.id<FileId>({"fileID"_L1}));
            c.read(signature.value, c.base64({"value"_L1}, maxCmsBytes));
            request.cms.append(signature);
        });
        return request;
    });
}

QJsonObject toJson(const UnlockRequest& request)
{
    return {{"code"_L1, request.code}, {"token"_L1, request.wantsToken}};
}

Result<UnlockRequest> unlockRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        UnlockRequest request;
        if (!r.has({"code"_L1})) r.addIssue({"code"_L1}, reasons::isNeeded());
        r.read(request.code, r.string({"code"_L1}, 128));
        r.read(request.wantsToken, r.boolean({"token"_L1}));
        return request;
    });
}

QJsonObject toJson(const RejectRequest& request)
{
    return {{"reason"_L1, request.reason}};
}

Result<RejectRequest> rejectRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        RejectRequest request;
        const bool there = r.has({"reason"_L1});
        r.read(request.reason, r.string({"reason"_L1}, maxReasonLength));
        if (!there || request.reason.trimmed().isEmpty()) r.addIssue({"reason"_L1}, reasons::isNeeded());
        return request;
    });
}

QJsonObject toJson(const DelegateRequest& request)
{
    QJsonObject object{{"recipientName"_L1, request.name}, {"recipientEmail"_L1, request.email}};
    if (!request.reason.isEmpty()) object.insert("reason"_L1, request.reason);
    return object;
}

Result<DelegateRequest> delegateRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        DelegateRequest request;
        r.read(request.name, r.string({"recipientName"_L1}, 255));
        r.read(request.email, r.string({"recipientEmail"_L1}, 254));
        r.read(request.reason, r.string({"reason"_L1}, maxReasonLength));
        if (request.name.trimmed().isEmpty()) r.addIssue({"recipientName"_L1}, reasons::isNeeded());
        if (request.email.trimmed().isEmpty()) r.addIssue({"recipientEmail"_L1}, reasons::isNeeded());
        return request;
    });
}

} // namespace ink::wire
