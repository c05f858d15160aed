#include "app/store/documents/documentstore.h"

#include "app/base/reasons.h"
#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/store/database/batchinsert.h"
#include "app/store/database/query.h"
#include "app/store/database/storedcode.h"
#include "app/store/documents/customfieldstore.h"
#include "app/store/documents/documentrows.h"
#include "app/store/documents/folderstore.h"
#include "app/store/documents/reasons.h"
#include "app/store/events/eventchanges.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordindex.h"

#include <QSet>

#include <algorithm>

namespace ink::store {

using namespace domain;

namespace {

/** Returns the id if it already belongs to this document; otherwise NULL, for a new id. */
template <typename Id> QVariant keptOrNew(Id id, const QSet<Id>& known)
{
    return known.contains(id) ? QVariant(id.value()) : QVariant();
}

template <typename T> auto idsOf(const QList<T>& list)
{
    QSet<decltype(T::id)> ids;
    for (const T& entry : list)
        ids.insert(entry.id);
    return ids;
}

using ArtifactKind = DocumentStore::ArtifactKind;

QString artifactCode(ArtifactKind kind)
{
    switch (kind) {
    case ArtifactKind::Signed:
        return QStringLiteral("signed");
    case ArtifactKind::Certificate:
        return QStringLiteral("certificate");
    case ArtifactKind::Progress:
        return QStringLiteral("progress");
    case ArtifactKind::RecipientCertificate:
        return QStringLiteral("recipient_certificate");
    }
    return {};
}

std::optional<ArtifactKind> artifactFromCode(const QString& code)
{
    for (const ArtifactKind kind : {ArtifactKind::Signed, ArtifactKind::Certificate, ArtifactKind::Progress,
                                    ArtifactKind::RecipientCertificate})
        if (code == artifactCode(kind)) return kind;
    return std::nullopt;
}

/** The previous content of the document, so that unchanged parts are not written again. */
struct Before
{
    QList<File> files;
    QList<Invitation> invitations;
    QList<Tag> tags;
    qsizetype histories = 0;
};

Result<void> writeFiles(Transaction& transaction, Document& d, const Before& before)
{
    const Database& db = transaction.database();
    if (d.files == before.files && !d.files.isEmpty()) return {};
    const auto known = idsOf(before.files);
    INK_TRY(run(db, "file_clear", {d.id.value()}));
    for (File& file : d.files) {
        INK_ASSIGN(id, runForId(db, "file_insert",
                                fileValues(d.id, file, keptOrNew(file.id, known),
                                           QString::fromUtf8(pagesToRow(file.pages)))));
        file.id = FileId(id);
        for (Page& page : file.pages)
            page.id = pageIdOf(file.id, page.pageIndex);
    }
    return {};
}

Result<void> writeInvitations(Transaction& transaction, Document& d, const Before& before)
{
    const Database& db = transaction.database();
    if (d.invitations == before.invitations && !d.invitations.isEmpty()) return {};
    const auto known = idsOf(before.invitations);
    INK_TRY(run(db, "invitation_clear", {d.id.value()}));
    int position = 0;
    for (Invitation& i : d.invitations) {
        INK_ASSIGN(id, runForId(db, "invitation_insert",
                                invitationValues(d.id, position++, i, keptOrNew(i.id, known))));
        i.id = InvitationId(id);
    }
    return {};
}

/** Sets the ids of tags' pages and invitations from their indexes. */
void linkTags(Document& d)
{
    for (Tag& tag : d.tags) {
        const auto page = d.pageAt(tag.pageIndex);
        tag.pageId = page.page ? page.page->id : PageId();
        const bool assigned = tag.invitationIndex >= 1 && tag.invitationIndex <= d.invitations.size();
        tag.invitationId = assigned ? d.invitations.at(tag.invitationIndex - 1).id : InvitationId();
    }
}

Result<void> writeTags(Transaction& transaction, Document& d, const Before& before)
{
    const Database& db = transaction.database();
    linkTags(d);
    if (d.tags == before.tags && !d.tags.isEmpty()) return {};
    const auto known = idsOf(before.tags);
    INK_TRY(run(db, "tag_clear", {d.id.value()}));
    if (d.tags.isEmpty()) return {};
    int position = 0;
    QSet<TagId> used;
    for (Tag& tag : d.tags) {
        const bool keep = known.contains(tag.id) && !used.contains(tag.id);
        used.insert(tag.id);
        INK_ASSIGN(id, runForId(db, "tag_insert",
                                tagValues(d, position++, tag, keep ? QVariant(tag.id.value()) : QVariant(),
                                          jsonText(styleToRow(tag.style)))));
        tag.id = TagId(id);
    }
    return {};
}

/** Writes the document's data as rows, by which lists are filtered. */
Result<void> writeData(Transaction& transaction, const Document& d, const DocumentData& before)
{
    const Database& db = transaction.database();
    if (d.data == before) return {};
    if (!before.isEmpty()) INK_TRY(run(db, "document_data_clear", {d.id.value()}));
    BatchInsert insert(db, "document_data_insert");
    for (auto each = d.data.cbegin(); each != d.data.cend(); ++each)
        INK_TRY(insert.add(dataValues(d, each.key(), each.value())));
    return insert.flush();
}

Result<void> writeHistory(Transaction& transaction, const Document& d, qsizetype stored)
{
    const Database& db = transaction.database();
    Q_ASSERT_X(stored <= d.histories.size(), "writeHistory", "a history only grows");
    for (qsizetype i = stored; i < d.histories.size(); ++i)
        INK_TRY(run(db, "history_insert", historyValues(d.id, d.histories.at(i))));
    collectEvents(transaction, d, stored);
    return {};
}

Result<void> writeParts(Transaction& transaction, Document& d, const Before& before)
{
    INK_TRY(writeFiles(transaction, d, before));
    INK_TRY(writeInvitations(transaction, d, before));
    INK_TRY(writeTags(transaction, d, before));
    INK_TRY(writeHistory(transaction, d, before.histories));
    return {};
}

Result<QList<Invitation>> loadInvitations(const Database& db, DocumentId id)
{
    INK_ASSIGN(query, run(db, "invitation_list", {id.value()}));
    QList<Invitation> list;
    while (query.next()) {
        INK_ASSIGN(invitation, invitationFromRow(query));
        list.append(std::move(invitation));
    }
    return list;
}

Result<void> loadParts(const Database& db, Document& d)
{
    INK_ASSIGN(files, run(db, "file_list", {d.id.value()}));
    while (files.next()) {
        File file = fileFromRow(files);
        file.pages = pagesFromRow(files["pages"].toString().toUtf8(), file.id);
        d.files.append(file);
    }
    INK_ASSIGN(invitations, loadInvitations(db, d.id));
    d.invitations = invitations;
    INK_ASSIGN(tags, run(db, "tag_list", {d.id.value()}));
    while (tags.next()) {
        INK_ASSIGN(tag, tagFromRow(tags));
        tag.image = tags["image"].toByteArray();
        setAdditionalMembers(tag, jsonObject(tags["extra"]));
        d.tags.append(tag);
    }
    linkTags(d);
    INK_ASSIGN(history, run(db, "history_list", {d.id.value()}));
    while (history.next())
        d.histories.append(historyFromRow(history));
    return {};
}

auto noSuchDocument()
{
    return fail(ErrorCode::NotFound, reasons::noSuchDocument());
}

} // namespace

Result<Document> DocumentStore::insert(Transaction& transaction, Document d,
                                       const RelatedRowsWriter& meanwhile)
{
    Q_ASSERT(&transaction.database() == &m_db);
    d.version = 1;
    INK_ASSIGN(id, runForId(transaction.database(), "document_insert",
                            documentValues(d, jsonText(settingToRow(d.setting)))));
    d.id = DocumentId(id);
    replaceWords(transaction, d.accountId, d.id, {}, indexWords(d));
    INK_TRY(writeInvitations(transaction, d, {}));
    INK_TRY(writeTags(transaction, d, {}));
    INK_TRY(writeData(transaction, d, {}));
    INK_TRY(writeHistory(transaction, d, 0));
    if (meanwhile) INK_TRY(meanwhile(d));
    INK_TRY(transaction.touchAccount(d.accountId.value())); // the account's usage includes files
    INK_TRY(writeFiles(transaction, d, {}));
    linkTags(d);
    return d;
}

Result<Document> DocumentStore::replace(Transaction& transaction, Document d, qint64 expectedVersion)
{
    const Database& db = transaction.database();
    const auto changedMeanwhile = [] {
        return fail(ErrorCode::Version, reasons::documentChangedMeanwhile());
    };
    Q_ASSERT(&db == &m_db);
    bool isCountedAlike = false;
    DocumentData dataBefore;
    {
        INK_ASSIGN(row, run(db, "document_version", {d.id.value()}));
        if (!row.next()) return noSuchDocument();
        if (row["version"].toLongLong() != expectedVersion) return changedMeanwhile();
        isCountedAlike = row["deleted"].toBool() == d.deleted &&
                         row["status"].toInt() == static_cast<int>(d.status) &&
                         row["type"].toInt() == static_cast<int>(d.type) &&
                         row["folder_id"].toLongLong() == d.folderId.value();
        dataBefore = dataFromColumn(row["data"].toString());
    }
    Document stored;
    stored.id = d.id;
    INK_TRY(loadParts(db, stored));
    INK_ASSIGN(wordsBefore, storedIndexWords(db, d.id));
    // Other writers of the account wait from this call on, so it comes as late as possible.
    const bool isStoredAlike = d.files == stored.files;
    if (!isStoredAlike) INK_TRY(transaction.touchAccount(d.accountId.value()));
    INK_TRY(
        writeParts(transaction, d, {stored.files, stored.invitations, stored.tags, stored.histories.size()}));
    INK_TRY(writeData(transaction, d, dataBefore));
    if (!isCountedAlike && !followsCustomFields(d) && usesCustomFields(d.tags))
        INK_TRY(run(db, "tag_fields_sent", {d.id.value()}));
    if (isCountedAlike)
        transaction.touchAccountAtCommit(d.accountId.value());
    else
        INK_TRY(transaction.touchAccount(d.accountId.value()));
    BoundValues values = documentValues(d, jsonText(settingToRow(d.setting)));
    values << BoundValue{"id", d.id.value()} << BoundValue{"expected_version", expectedVersion};
    INK_ASSIGN(query, run(db, "document_update", values));
    if (query.numRowsAffected() == 0) return changedMeanwhile();
    d.version = expectedVersion + 1;
    QStringList content; // content words don't change
    std::copy_if(wordsBefore.cbegin(), wordsBefore.cend(), std::back_inserter(content), isContentWord);
    replaceWords(transaction, d.accountId, d.id, wordsBefore, indexWords(d) + content);
    return d;
}

Result<void> DocumentStore::purge(Transaction& transaction, AccountId account, DocumentId id)
{
    const Database& db = transaction.database();
    Q_ASSERT(&db == &m_db);
    INK_TRY(transaction.touchAccount(account.value()));
    INK_ASSIGN(words, storedIndexWords(db, id));
    INK_ASSIGN(query, run(db, "tombstone_insert", {id.value(), account.value()}));
    if (query.numRowsAffected() == 0) return noSuchDocument();
    replaceWords(transaction, account, id, words, {});
    INK_TRY(run(db, "document_remove", {id.value()}));
    return {};
}

Result<Document> DocumentStore::loadAny(DocumentId id) const
{
    const Snapshot snapshot(m_db);
    // Where writers run concurrently, a transaction locks each document that it loads, because the document
    // may be changed.
    const bool locks = m_db.isPostgreSql() && m_db.isInTransaction();
    INK_ASSIGN(query, run(m_db, locks ? "document_load_locked" : "document_load", {id.value()}));
    if (!query.next()) return noSuchDocument();
    INK_ASSIGN(d, documentFromRow(query));
    query.finish();
    INK_TRY(loadParts(m_db, d));
    INK_TRY(CustomFieldStore(m_db).resolve(d));
    return d;
}

Result<Document> DocumentStore::load(const AccessScope& reach, DocumentId id) const
{
    const Snapshot snapshot(m_db);
    auto found = loadAny(id);
    if (found) {
        if (found->accountId != reach.account) return noSuchDocument();
        INK_ASSIGN(isReached, FolderStore(m_db).isWithinReach(reach, found->folderId));
        if (!isReached) return noSuchDocument();
        return found;
    }
    if (found.error().code != ErrorCode::NotFound || !reach.folder.isNull()) return found;
    INK_ASSIGN(tombstone, run(m_db, "document_tombstone", {id.value()}));
    if (tombstone.next() && tombstone["account_id"].toLongLong() == reach.account.value())
        return fail(ErrorCode::Deleted, reasons::documentDeletedForGood());
    return found;
}

Result<Document> DocumentStore::loadByInvitation(const QString& guid) const
{
    INK_ASSIGN(query, run(m_db, "document_by_invitation", {guid}));
    if (!query.next()) return noSuchDocument();
    const DocumentId id(query["document_id"].toLongLong());
    query.finish();
    auto found = loadAny(id);
    // The invitation may have been removed before the document was locked.
    if (found && std::none_of(found->invitations.cbegin(), found->invitations.cend(),
                              [&](const Invitation& each) { return each.guid == guid; }))
        return noSuchDocument();
    return found;
}

Result<QList<DocumentId>> DocumentStore::overdueDocuments(Timestamp now, int limit) const
{
    INK_ASSIGN(query, run(m_db, "document_overdue", {fromTime(now), limit}));
    QList<DocumentId> ids;
    while (query.next())
        ids.append(DocumentId(query["id"].toLongLong()));
    return ids;
}

Result<QList<DocumentId>> DocumentStore::documentsWithUnreadContent(DocumentId before, int limit) const
{
    INK_ASSIGN(query, run(m_db, "content_unread", {before.value(), limit}));
    QList<DocumentId> ids;
    while (query.next())
        ids.append(DocumentId(query["id"].toLongLong()));
    return ids;
}

Result<void> DocumentStore::setContent(Transaction& transaction, DocumentId id, const QStringList& texts)
{
    const Database& db = transaction.database();
    Q_ASSERT(&db == &m_db);
    INK_ASSIGN(before, storedIndexWords(db, id));
    INK_ASSIGN(query, run(db, "content_save", {contentText(texts), id.value()}));
    if (!query.next()) return {};
    const AccountId account(query["account_id"].toLongLong());
    query.finish();
    INK_ASSIGN(after, storedIndexWords(db, id));
    replaceWords(transaction, account, id, before, after);
    transaction.touchAccountAtCommit(account.value());
    return {};
}

Result<qint64> DocumentStore::accountRevision(AccountId account) const
{
    INK_ASSIGN(query, run(m_db, "account_revision", {account.value()}));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::noSuchAccount());
    return query["revision"].toLongLong();
}

Result<void> DocumentStore::setArtifacts(Transaction& transaction, DocumentId id,
                                         const QList<Artifact>& artifacts)
{
    const Database& db = transaction.database();
    Q_ASSERT(&db == &m_db);
    INK_TRY(run(db, "artifact_clear", {id.value()}));
    for (const Artifact& a : artifacts)
        INK_TRY(run(db, "artifact_insert",
                    {{"document_id", id.value()},
                     {"kind", artifactCode(a.kind)},
                     {"file_id",
                      a.kind == ArtifactKind::RecipientCertificate ? a.recipient.value() : a.fileId.value()},
                     {"name", fromText(a.name)},
                     {"sha256", a.sha256},
                     {"size", a.size}}));
    return {};
}

Result<QList<DocumentStore::Artifact>> DocumentStore::artifacts(DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "artifact_list", {id.value()}));
    QList<Artifact> all;
    while (query.next()) {
        const auto kind = artifactFromCode(query["kind"].toString());
        if (!kind) return fail(unknownCodeError("artifact.kind", query["kind"], id.value(), "document_id"));
        const qint64 about = query["file_id"].toLongLong();
        const bool isRecipients = *kind == ArtifactKind::RecipientCertificate;
        all.append({.kind = *kind,
                    .fileId = isRecipients ? FileId() : FileId(about),
                    .name = query["name"].toString(),
                    .sha256 = query["sha256"].toString(),
                    .size = query["size"].toLongLong(),
                    .recipient = isRecipients ? InvitationId(about) : InvitationId()});
    }
    return all;
}

} // namespace ink::store
