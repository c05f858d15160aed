#include "app/wire/signercodec.h"

#include "app/domain/account/account.h"
#include "app/domain/document/documentfields.h"
#include "app/wire/documentparts.h"
#include "app/wire/documentreader.h"
#include "app/wire/documentwriter.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/questioncodec.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

constexpr qsizetype maxValueLength = 10'000;
constexpr qsizetype maxReason = 2000;

QJsonObject objectOf(const SignerTag& entry)
{
    QJsonObject o = toJson(entry.tag);
    o.insert("editable"_L1, entry.editable);
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
    if (!image.isEmpty() && !isPicture(image)) r.issue({"image"_L1}, reasons::mustBePngOrJpeg());
}

SignerValues readValues(ObjectReader& r)
{
    SignerValues values;
    r.objects({"values"_L1, "tags"_L1}, Limits{}.tags, [&](ObjectReader& v, qsizetype) {
        SignerValue value;
        if (!v.hasValue({"id"_L1})) v.issue({"id"_L1}, reasons::isNeeded());
        v.read(value.id, v.id<TagId>({"id"_L1}));
        v.read(value.text, v.string({"text"_L1, "textValue"_L1}, maxValueLength));
        readImage(v, value.image);
        values.values.append(value);
    });
    const bool told = r.objects({"signatures"_L1}, 100, [&](ObjectReader& s, qsizetype) {
        Tag tag;
        tag.type = TagType::Signature;
        s.read(tag.pageIndex, s.int32({"pageIndex"_L1}, 1));
        s.read(tag.rect.left, s.int32({"left"_L1}, 0, 1'000'000));
        s.read(tag.rect.top, s.int32({"top"_L1}, 0, 1'000'000));
        s.read(tag.rect.width, s.int32({"width"_L1}, 1, 1'000'000));
        s.read(tag.rect.height, s.int32({"height"_L1}, 1, 1'000'000));
        if (tag.rect.width == 0) s.issue({"width"_L1}, reasons::isNeeded());
        if (tag.rect.height == 0) s.issue({"height"_L1}, reasons::isNeeded());
        readImage(s, tag.image);
        if (tag.image.isEmpty()) s.issue({"image"_L1}, reasons::isNeeded());
        values.signatures.append(tag);
    });
    values.noSignatures = told && values.signatures.isEmpty();
    return values;
}

constexpr qsizetype maxNextPeople = 200;

QJsonArray peopleArray(const QList<NextPerson>& people)
{
    QJsonArray list;
    for (const NextPerson& person : people) {
        QJsonObject o{{"invitationIndex"_L1, person.invitationIndex},
                      {"recipientName"_L1, person.name},
                      {"recipientEmail"_L1, person.email}};
        if (person.isWitness) o.insert("witness"_L1, true);
        list.append(o);
    }
    return list;
}

QList<NextPerson> readNextPeople(ObjectReader& r)
{
    QList<NextPerson> people;
    r.objects({"nextPeople"_L1}, maxNextPeople, [&](ObjectReader& p, qsizetype) {
        NextPerson person;
        p.read(person.invitationIndex, p.int32({"invitationIndex"_L1}, 1));
        p.read(person.name, p.string({"recipientName"_L1}, 1024));
        p.read(person.email, p.string({"recipientEmail"_L1}, 1024));
        p.read(person.isWitness, p.boolean({"witness"_L1}));
        people.append(person);
    });
    return people;
}

SignerView readView(ObjectReader& r)
{
    SignerView v;
    r.read(v.title, r.string({"title"_L1}));
    r.read(v.message, r.string({"message"_L1}, 100'000));
    r.read(v.privateMessage, r.string({"privateMessage"_L1}, 20'000));
    r.read(v.canDelegate, r.boolean({"canDelegate"_L1}));
    r.read(v.canAsk, r.boolean({"canAsk"_L1}));
    r.objects({"questions"_L1}, maxQuestions,
              [&](ObjectReader& q, qsizetype) { v.questions.append(readQuestion(q)); });
    r.read(v.senderName, r.string({"senderName"_L1}));
    r.read(v.senderEmail, r.string({"senderEmail"_L1}));
    r.read(v.status, r.code({"signingStatus"_L1}, tryFromCode<SigningStatus>));
    r.read(v.myStatus, r.code({"status"_L1}, tryFromCode<InvitationStatus>));
    r.read(v.myAction, r.code({"actionType"_L1}, tryFromCode<ActionType>));
    r.read(v.invitationIndex, r.int32({"invitationIndex"_L1}, 1));
    r.read(v.recipientName, r.string({"recipientName"_L1}));
    r.read(v.recipientEmail, r.string({"recipientEmail"_L1}));
    r.read(v.canSignTags, r.boolean({"canSignTags"_L1}));
    r.read(v.canFinish, r.boolean({"canFinish"_L1}));
    r.read(v.templateLink, r.boolean({"templateLink"_L1}));
    r.read(v.blockedReason, r.string({"blockedReason"_L1}));
    r.read(v.reason, r.string({"reason"_L1}, maxReason));
    r.read(v.hostedSigner, r.string({"hostedSigner"_L1}));
    r.read(v.hostedIndex, r.int32({"hostedIndex"_L1}, 0));
    r.read(v.hostedCount, r.int32({"hostedCount"_L1}, 0));
    r.read(v.consentText, r.string({"consentText"_L1}, 100'000));
    r.read(v.consentLanguage, r.string({"consentLanguage"_L1}, 35));
    r.read(v.disclosure, r.string({"disclosure"_L1}, 100'000));
    r.read(v.thanks, r.string({"thanks"_L1}, 100'000));
    r.read(v.returnAddress, r.string({"returnAddress"_L1}, 2048));
    r.read(v.language, r.string({"language"_L1}, 35));
    r.read(v.shownVersion, r.int32({"shownVersion"_L1}, 0));
    v.fingerprint = readFingerprint(r);
    r.objects({"pages"_L1}, Limits{}.pages, [&](ObjectReader& p, qsizetype) { v.pages.append(readPage(p)); });
    r.objects({"files"_L1}, Limits{}.files, [&](ObjectReader& f, qsizetype) {
        SignerFile file;
        f.read(file.name, f.string({"name"_L1}));
        f.read(file.firstPage, f.int32({"firstPage"_L1}, 1));
        file.fingerprint = readFingerprint(f);
        v.files.append(file);
    });
    r.objects({"tags"_L1}, Limits{}.tags, [&](ObjectReader& t, qsizetype) {
        SignerTag entry;
        t.read(entry.editable, t.boolean({"editable"_L1}));
        t.read(entry.fileSize, t.integer({"fileSize"_L1}, 0));
        t.read(entry.fileSha256, t.string({"fileSha256"_L1}, 64));
        entry.fingerprint = readFingerprint(t);
        entry.tag = readTag(t);
        v.tags.append(entry);
    });
    r.objects({"inputs"_L1}, Limits{}.tags, [&](ObjectReader& t, qsizetype) { v.inputs.append(readTag(t)); });
    v.nextPeople = readNextPeople(r);
    r.read(v.witnessOf, r.string({"witnessOf"_L1}));
    r.read(v.onBehalfOf, r.string({"onBehalfOf"_L1}));
    r.read(v.signDate, r.string({"signDate"_L1}, 10));
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
    QJsonObject o{{"title"_L1, view.title},
                  {"message"_L1, view.message},
                  {"privateMessage"_L1, view.privateMessage},
                  {"canDelegate"_L1, view.canDelegate},
                  {"canAsk"_L1, view.canAsk},
                  {"questions"_L1, arrayOf(view.questions, toJson)},
                  {"senderName"_L1, view.senderName},
                  {"senderEmail"_L1, view.senderEmail},
                  {"signingStatus"_L1, codeOf(view.status)},
                  {"status"_L1, codeOf(view.myStatus)},
                  {"actionType"_L1, codeOf(view.myAction)},
                  {"invitationIndex"_L1, view.invitationIndex},
                  {"recipientName"_L1, view.recipientName},
                  {"recipientEmail"_L1, view.recipientEmail},
                  {"canSignTags"_L1, view.canSignTags},
                  {"canFinish"_L1, view.canFinish},
                  {"templateLink"_L1, view.templateLink},
                  {"blockedReason"_L1, view.blockedReason},
                  {"reason"_L1, view.reason},
                  {"hostedSigner"_L1, view.hostedSigner},
                  {"hostedIndex"_L1, view.hostedIndex},
                  {"hostedCount"_L1, view.hostedCount},
                  {"consentText"_L1, view.consentText},
                  {"consentLanguage"_L1, view.consentLanguage},
                  {"disclosure"_L1, view.disclosure},
                  {"thanks"_L1, view.thanks},
                  {"returnAddress"_L1, view.returnAddress},
                  {"language"_L1, view.language},
                  {"shownVersion"_L1, view.shownVersion},
                  {"pages"_L1, arrayOf(view.pages, toJson)},
                  {"files"_L1, files},
                  {"tags"_L1, tags},
                  {"inputs"_L1, arrayOf(view.inputs, toJson)}};
    if (!view.nextPeople.isEmpty()) o.insert("nextPeople"_L1, peopleArray(view.nextPeople));
    putText(o, "witnessOf"_L1, view.witnessOf);
    putText(o, "onBehalfOf"_L1, view.onBehalfOf);
    putText(o, "signDate"_L1, view.signDate);
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
    if (values.signatures.isEmpty() && !values.noSignatures) return o;
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
            r.issue({"values"_L1}, reasons::isNeeded());
        return readValues(r);
    });
}

QJsonObject toJson(const FinishRequest& request)
{
    QJsonObject o = toJson(request.values);
    o.insert("consent"_L1, request.consent);
    putText(o, "consentText"_L1, request.consentText);
    putText(o, "consentLanguage"_L1, request.consentLanguage);
    putText(o, "disclosure"_L1, request.disclosure);
    if (request.inPerson) o.insert("inPerson"_L1, true);
    putText(o, "code"_L1, request.code);
    if (request.hostedSigner > 0) o.insert("hostedSigner"_L1, request.hostedSigner);
    if (request.shown) o.insert("shown"_L1, toJson(*request.shown));
    if (!request.nextPeople.isEmpty()) o.insert("nextPeople"_L1, peopleArray(request.nextPeople));
    if (request.signedAt) o.insert("signedAt"_L1, qint64{request.signedAt->time_since_epoch().count()});
    if (!request.files.isEmpty()) o.insert("files"_L1, QJsonArray::fromStringList(request.files));
    return o;
}

Result<FinishRequest> finishRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        FinishRequest request;
        r.read(request.consent, r.boolean({"consent"_L1}));
        r.read(request.consentText, r.string({"consentText"_L1}, 100'000));
        r.read(request.consentLanguage, r.string({"consentLanguage"_L1}, 35));
        r.read(request.disclosure, r.string({"disclosure"_L1}, 100'000));
        r.read(request.inPerson, r.boolean({"inPerson"_L1}));
        r.read(request.code, r.string({"code"_L1}, 128));
        r.read(request.hostedSigner, r.int32({"hostedSigner"_L1}, 0, 1000));
        request.values = readValues(r);
        r.nested({"shown"_L1}, [&](ObjectReader& s) { request.shown = readShownValues(s); });
        request.nextPeople = readNextPeople(r);
        request.signedAt = r.time({"signedAt"_L1});
        r.read(request.files, r.strings({"files"_L1}, Limits{}.files, 64));
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
        if (!r.has({"code"_L1})) r.issue({"code"_L1}, reasons::isNeeded());
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
        r.read(request.reason, r.string({"reason"_L1}, maxReason));
        if (!there || request.reason.trimmed().isEmpty()) r.issue({"reason"_L1}, reasons::isNeeded());
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
        r.read(request.reason, r.string({"reason"_L1}, maxReason));
        if (request.name.trimmed().isEmpty()) r.issue({"recipientName"_L1}, reasons::isNeeded());
        if (request.email.trimmed().isEmpty()) r.issue({"recipientEmail"_L1}, reasons::isNeeded());
        return request;
    });
}

} // namespace ink::wire
