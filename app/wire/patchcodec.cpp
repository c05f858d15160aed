#include "app/wire/patchcodec.h"

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentfields.h"
#include "app/domain/document/facts.h"
#include "app/domain/document/merging.h"
#include "app/wire/datacodec.h"
#include "app/wire/documentparts.h"
#include "app/wire/documentwriter.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/reasons.h"

#include <algorithm>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

/** Reads `files` as an order: by `sequence` where present, else as listed. Adds the files' visibility to
 * `visibility`. */
std::optional<QList<FileId>> readFileOrder(ObjectReader& r, QHash<FileId, QList<int>>& visibility)
{
    QList<std::pair<int, FileId>> order;
    const bool there = r.readObjects({"files"_L1}, Limits{}.files, [&](ObjectReader& f, qsizetype index) {
        f.protect(RequestObject::File);
        const auto id = f.id<FileId>({"id"_L1, "fileID"_L1});
        if (!id || id->isNull()) f.addIssue({"id"_L1}, reasons::isNeeded());
        order.append({f.int32({"sequence"_L1}, 0, maxCoordinate).value_or(static_cast<int>(index) + 1),
                      id.value_or(FileId())});
        f.skip({"name"_L1, "fileName"_L1});
        for (const auto name : {"type"_L1, "size"_L1, "sha256"_L1, "pages"_L1, "parties"_L1, "result"_L1})
            f.skip({name});
        if (const auto visibleTo = readVisibleTo(f); visibleTo && id) visibility.insert(*id, *visibleTo);
        File facts;
        setAdditionalMembers(facts, f.extra());
        f.refuseUnknown(facts.extra);
    });
    if (!there) return std::nullopt;
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    QList<FileId> ids;
    for (const auto& entry : order)
        ids.append(entry.second);
    return ids;
}

/** Fields that are returned with a whole document but that a client can't set, and their wrappers. */
constexpr QLatin1StringView serverFields[] = {"id"_L1,
                                              "docID"_L1,
                                              "documentID"_L1,
                                              "GUID"_L1,
                                              "userId"_L1,
                                              "createdTime"_L1,
                                              "signingStatusDisplay"_L1,
                                              "lastModifiedTime"_L1,
                                              "templateId"_L1,
                                              "completedTime"_L1,
                                              "documentSentTime"_L1,
                                              "histories"_L1,
                                              "addTagsOfPDF"_L1,
                                              "fileContent"_L1,
                                              "document"_L1,
                                              "authentication"_L1,
                                              "success"_L1,
                                              "waitingFor"_L1,
                                              "waitingForMessage"_L1,
                                              documentUrlName,
                                              mailNames.state,
                                              mailNames.error,
                                              mailNames.errorMessage,
                                              mailNames.time,
                                              smsNames.state,
                                              smsNames.error,
                                              smsNames.errorMessage,
                                              smsNames.time,
                                              "sealLevel"_L1,
                                              "sealAwaits"_L1,
                                              "sealReason"_L1,
                                              "sealReasonMessage"_L1};

} // namespace

QJsonObject toJson(const SettingPatch& patch)
{
    QJsonObject o = patch.extra;
    putFields(o, patch.fields);
    if (patch.sendAt) o.insert("sendAt"_L1, timeOrNull(*patch.sendAt));
    return o;
}

SettingPatch patchOf(const DocumentSetting& setting)
{
    return {.fields = Partial<DocumentSetting>::all(setting), .sendAt = {}, .extra = setting.extra};
}

void apply(const SettingPatch& patch, DocumentSetting& setting)
{
    patch.fields.applyTo(setting);
    assign(setting.sendAt, patch.sendAt);
    insertAll(patch.extra, setting.extra);
}

Result<DocumentPatch> patchFromJson(const QJsonObject& object)
{
    INK_ASSIGN(inner,
               unwrapRequest(object, RequestObject::DocumentPatch, {"document"_L1}, {}, {"version"_L1}));
    return readWhole(inner, {}, [](ObjectReader& r) {
        r.protect(RequestObject::DocumentPatch);
        DocumentPatch p;
        p.version = r.integer({"version"_L1}, 0);
        p.title = r.string({"title"_L1});
        p.message = r.string({"message"_L1}, maxLongText);
        p.senderName = r.string({"senderName"_L1});
        p.senderEmail = r.string({"senderEmail"_L1});
        p.type = r.code({"documentType"_L1}, tryFromCode<DocumentType>);
        const bool namesFolder = r.has({"folderId"_L1});
        p.folderId = r.id<FolderId>({"folderId"_L1});
        if (namesFolder && !p.folderId) p.folderId = FolderId(); // null: in no folder
        p.deleted = r.boolean({"deleted"_L1});
        p.signingStatus = r.code({"signingStatus"_L1}, tryFromCode<SigningStatus>);
        p.reason = r.string({"reason"_L1}, maxReasonLength);
        p.data = readDataPatch(r);
        r.readObject({"documentSetting"_L1}, [&](ObjectReader& s) { p.setting = readSetting(s); });
        p.invitations = readInvitations(r, {"invitations"_L1, "invitation"_L1});
        p.tags = readTags(r, {"tags"_L1});
        p.fileOrder = readFileOrder(r, p.visibility);
        for (const QLatin1StringView name : serverFields)
            r.skip({name});
        p.extra = r.extra();
        r.refuseUnknown(p.extra);
        return p;
    });
}

QJsonObject toJson(const DocumentPatch& patch)
{
    QJsonObject o = patch.extra;
    put(o, "version"_L1, patch.version);
    put(o, "title"_L1, patch.title);
    put(o, "message"_L1, patch.message);
    put(o, "senderName"_L1, patch.senderName);
    put(o, "senderEmail"_L1, patch.senderEmail);
    if (patch.type) o.insert("documentType"_L1, codeOf(*patch.type));
    if (patch.folderId) o.insert("folderId"_L1, patch.folderId->value());
    put(o, "deleted"_L1, patch.deleted);
    if (patch.signingStatus) o.insert("signingStatus"_L1, codeOf(*patch.signingStatus));
    put(o, "reason"_L1, patch.reason);
    if (patch.data) o.insert(dataName, toJson(*patch.data));
    if (patch.setting) o.insert("documentSetting"_L1, toJson(*patch.setting));
    if (patch.invitations) o.insert("invitations"_L1, arrayOf(*patch.invitations, toJson));
    if (patch.tags) o.insert("tags"_L1, arrayOf(*patch.tags, toJson));
    if (patch.fileOrder) {
        QJsonArray files;
        for (const FileId id : *patch.fileOrder) {
            QJsonObject file{{"id"_L1, id.value()}, {"sequence"_L1, static_cast<int>(files.size()) + 1}};
            if (const auto known = patch.visibility.constFind(id); known != patch.visibility.cend()) {
                QJsonArray visibleTo;
                for (const int index : *known)
                    visibleTo.append(index);
                file.insert("visibleTo"_L1, visibleTo);
            }
            files.append(file);
        }
        o.insert("files"_L1, files);
    }
    return {{"document"_L1, o}};
}

void applyFields(const DocumentPatch& patch, Document& document)
{
    assign(document.title, patch.title);
    assign(document.message, patch.message);
    assign(document.senderName, patch.senderName);
    assign(document.senderEmail, patch.senderEmail);
    assign(document.type, patch.type);
    assign(document.folderId, patch.folderId);
    if (patch.data) applyData(*patch.data, document.data);
    if (patch.setting) apply(*patch.setting, document.setting);
    insertAll(patch.extra, document.extra);
    if (patch.invitations) document.invitations = mergedInvitations(document.invitations, *patch.invitations);
    if (patch.tags) document.tags = mergedTags(document.tags, *patch.tags);
}

} // namespace ink::wire
