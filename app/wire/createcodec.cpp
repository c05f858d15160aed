#include "app/wire/createcodec.h"

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentsettingfields.h"
#include "app/domain/document/edits.h"
#include "app/domain/document/finding.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/text/emailaddress.h"
#include "app/wire/datacodec.h"
#include "app/wire/documentparts.h"
#include "app/wire/documentwriter.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/patchcodec.h"
#include "app/wire/reasons.h"

#include <algorithm>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

// Number(maxDocuments, documents): Call that makes documents
constexpr qsizetype maxDocuments = 100;

InlineAuthentication readInlineAuthentication(ObjectReader& r)
{
    InlineAuthentication a;
    if (const auto key = r.string({"apiKey"_L1}, 1024)) a.apiKey = Secret(key->toUtf8());
    r.read(a.email, r.string({"email"_L1}, 1024));
    if (const auto password = r.string({"password"_L1}, 1024)) a.password = Secret(password->toUtf8());
    if (a.apiKey.isEmpty() && a.email.isEmpty()) r.addIssue({"apiKey"_L1}, reasons::isNeeded());
    return a;
}

/** Clears the fields that only the service sets, whatever the request contains. */
void forgetServerFields(Document& d)
{
    Document fresh;
    fresh.status = d.status;
    fresh.templateId = d.templateId;
    fresh.files = d.files;
    fresh.setting.sendAt = d.setting.sendAt;
    fresh.extra = d.extra;
    copyServiceMembers(d, fresh);
    for (Invitation& i : d.invitations)
        copyServiceMembers(i, Invitation());
    for (Tag& tag : d.tags)
        copyServiceMembers(tag, Tag());
}

void needText(ObjectReader& r, QLatin1StringView name, const QString& text, qsizetype maxLength)
{
    if (text.trimmed().isEmpty())
        r.addIssue({name}, reasons::isNeeded());
    else if (text.size() > maxLength)
        r.addIssue({name}, reasons::hasTooManyCharacters(maxLength));
}

/** Reads only the settings that are present: in a parsed document, absent values have become defaults. */
Partial<DocumentSetting> namedSettings(const QJsonObject& document)
{
    QList<FieldIssue> unused; // readCreate reports the issues
    ObjectReader r(document, {}, unused);
    Partial<DocumentSetting> named;
    r.readObject({"documentSetting"_L1}, [&](ObjectReader& s) { named = readPartial<DocumentSetting>(s); });
    return named;
}

CreateRequest readCreate(ObjectReader& r)
{
    r.protect(RequestObject::NewDocument);
    CreateRequest request;
    QList<File> described; // the visibility of the files, in order
    r.readObjects({"files"_L1}, Limits{}.files, [&](ObjectReader& f, qsizetype index) {
        f.protect(RequestObject::File);
        NewFile file;
        f.read(file.name, f.string({"name"_L1, "fileName"_L1}, 1024));
        if (file.name.trimmed().isEmpty()) file.name = QStringLiteral("document-%1.pdf").arg(index + 1);
        file.isPart = !f.hasValue({"body"_L1}) && f.hasValue({"visibleTo"_L1});
        if (!file.isPart && !f.hasValue({"body"_L1})) f.addIssue({"body"_L1}, reasons::isNeeded());
        f.read(file.body, f.base64({"body"_L1}, Limits{}.fileBytes));
        File visible;
        f.read(visible.visibleTo, readVisibleTo(f));
        described.append(visible);
        request.files.append(file);
    });
    r.read(request.addTagsOfPdf, r.boolean({"addTagsOfPDF"_L1}));
    if (QString content; r.hasValue({"fileContent"_L1})) {
        r.read(content, r.string({"fileContent"_L1}, 64));
        if (const auto treatment = contentTreatmentFromCode(content))
            request.content = *treatment;
        else
            r.addIssue({"fileContent"_L1}, reasons::unknownContentTreatment(content));
    }
    r.readObject({"authentication"_L1},
                 [&](ObjectReader& a) { request.authentication = readInlineAuthentication(a); });

    const bool hasType = r.hasValue({"documentType"_L1});
    const bool hasStatus = r.hasValue({"signingStatus"_L1});
    const auto data = readNewData(r);
    request.document = readDocument(r);
    request.document.data = data.value_or(DocumentData());
    request.document.files.clear();
    if (restrictsFiles(described)) request.document.files = described;
    const Document& d = request.document;
    needText(r, "title"_L1, d.title, 255);
    needText(r, "senderName"_L1, d.senderName, 255);
    needText(r, "senderEmail"_L1, d.senderEmail, 254);
    if (!d.senderEmail.isEmpty() && !isEmail(d.senderEmail))
        r.addIssue({"senderEmail"_L1}, reasons::notEmailAddressField());
    if (!hasType) r.addIssue({"documentType"_L1}, reasons::isNeeded());
    if (!hasStatus) r.addIssue({"signingStatus"_L1}, reasons::isNeeded());
    if (d.status != SigningStatus::Draft && d.status != SigningStatus::InProgress)
        r.addIssue({"signingStatus"_L1}, reasons::mustBeDraftOrSent());
    forgetServerFields(request.document);
    return request;
}

QJsonObject fileToJson(const CreateRequest& request, qsizetype index, bool isRestricted)
{
    QJsonObject o;
    if (index < request.files.size()) {
        const NewFile& file = request.files.at(index);
        o.insert("name"_L1, file.name);
        o.insert("body"_L1, QString::fromLatin1(file.body.toBase64()));
    }
    if (isRestricted) {
        QJsonArray visibleTo;
        if (index < request.document.files.size())
            for (const int invitation : request.document.files.at(index).visibleTo)
                visibleTo.append(invitation);
        o.insert("visibleTo"_L1, visibleTo);
    }
    return o;
}

} // namespace

Result<InlineAuthentication> authenticationFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, readInlineAuthentication);
}

QJsonObject toJson(const InlineAuthentication& authentication)
{
    if (!authentication.apiKey.isEmpty())
        return {{"apiKey"_L1, QString::fromUtf8(authentication.apiKey.reveal())}};
    return {{"email"_L1, authentication.email},
            {"password"_L1, QString::fromUtf8(authentication.password.reveal())}};
}

Result<CreateRequest> createRequestFromJson(const QJsonObject& object, const QString& path)
{
    INK_ASSIGN(inner, unwrapRequest(object, RequestObject::NewDocument, {"document"_L1}, path,
                                    {"authentication"_L1, "fileContent"_L1}));
    INK_ASSIGN(request, readWhole(inner, path, readCreate));
    const Partial<DocumentSetting> named = namedSettings(inner);
    request.hasExpiry = named.find(&DocumentSetting::expireDaysAfterSent);
    request.hasLanguage = named.find(&DocumentSetting::language);
    request.hasReminders = named.find(&DocumentSetting::remindEveryDays);
    request.hasSignatures = named.find(&DocumentSetting::signaturePerSigner);
    return request;
}

Result<QList<CreateRequest>> createRequestsFromJson(const QJsonValue& value)
{
    QJsonValue list = value;
    QString prefix;
    if (value.isObject()) {
        QList<FieldIssue> around;
        ObjectReader reader(value.toObject(), {}, around);
        if (!reader.has({"documents"_L1})) {
            INK_ASSIGN(single, createRequestFromJson(value.toObject()));
            return QList<CreateRequest>{single};
        }
        list = reader.take({"documents"_L1});
        (void)reader.take({"authentication"_L1});
        reader.refuseUnread();
        INK_TRY(toResult(around));
        prefix = QStringLiteral("documents");
    }
    const QJsonArray array = list.toArray();
    if (array.isEmpty() || array.size() > maxDocuments)
        return fail(ErrorCode::Validation, reasons::documentCountOutOfRange(maxDocuments),
                    {{QStringLiteral("documents"), reasons::mustHaveEntries(maxDocuments)}});
    QList<CreateRequest> requests;
    QList<FieldIssue> issues;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString path = QStringLiteral("%1[%2]").arg(prefix, QString::number(i));
        if (!array.at(i).isObject()) {
            issues.append({path, reasons::mustBeObject()});
            continue;
        }
        auto request = createRequestFromJson(array.at(i).toObject(), path);
        if (request)
            requests.append(std::move(*request));
        else
            issues.append(request.error().fields);
    }
    INK_TRY(toResult(issues));
    return requests;
}

QJsonObject toJson(const CreateRequest& request)
{
    QJsonObject o = toJson(request.document);
    // Fields that only the service sets don't belong in a request.
    for (const QLatin1StringView name :
         {"id"_L1, "GUID"_L1, "userId"_L1, "createdTime"_L1, "lastModifiedTime"_L1, "documentSentTime"_L1,
          "completedTime"_L1, "version"_L1, "deleted"_L1, "histories"_L1, "signingStatusDisplay"_L1,
          "files"_L1})
        o.remove(name);
    QJsonObject setting = o.value("documentSetting"_L1).toObject();
    if (!request.hasExpiry) setting.remove("expireDaysAfterSent"_L1);
    if (!request.hasLanguage) setting.remove("languageCode"_L1);
    if (!request.hasReminders) setting.remove("remindEveryDays"_L1);
    if (!request.hasSignatures) setting.remove("signaturePerSigner"_L1);
    o.insert("documentSetting"_L1, setting);
    const bool isRestricted = restrictsFiles(request.document.files);
    // Files in other parts of the body are listed here only if some recipients may not see them.
    const qsizetype count =
        isRestricted ? std::max(request.files.size(), request.document.files.size()) : request.files.size();
    QJsonArray files;
    for (qsizetype i = 0; i < count; ++i)
        files.append(fileToJson(request, i, isRestricted));
    if (!files.isEmpty()) o.insert("files"_L1, files);
    if (request.content != ContentTreatment::Keep)
        o.insert("fileContent"_L1, contentTreatmentCode(request.content));
    if (request.addTagsOfPdf) o.insert("addTagsOfPDF"_L1, true);
    if (request.authentication) o.insert("authentication"_L1, toJson(*request.authentication));
    return o;
}

} // namespace ink::wire
