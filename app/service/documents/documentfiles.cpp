#include "app/service/documents/documentfiles.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/amendment.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stagedfile.h"
#include "app/service/core/stores.h"
#include "app/service/documents/editlocks.h"
#include "app/service/documents/reasons.h"
#include "app/service/files/fileinspector.h"
#include "app/service/files/quota.h"
#include "app/service/records/documentwriter.h"
#include "app/service/rules/amendments.h"
#include "app/service/rules/draftrules.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/requestchecks.h"
#include "app/service/rules/signedplaces.h"
#include "app/service/turns/turns.h"

#include <algorithm>
#include <iterator>

namespace ink::service {

using domain::Document;

DocumentFiles::DocumentFiles(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns,
                             const Quota& quota, const FileInspector& inspector)
    : m_core(core), m_stores(core.stores()), m_writer(writer), m_turns(turns), m_quota(quota),
      m_inspector(inspector)
{
}

Result<Document> DocumentFiles::add(const Actor& actor, domain::DocumentId id, const QList<StagedFile>& files,
                                    domain::ContentTreatment content)
{
    if (files.isEmpty()) return fieldError(QStringLiteral("files"), reasons::noFileInRequest());
    INK_ASSIGN(known, m_stores.documents.load(actor.reach(), id)); // rejects before the files are read
    INK_TRY(requireDraft(known));
    qint64 staged = 0;
    for (const StagedFile& file : files)
        staged += file.size;
    INK_TRY(m_quota.check(nullptr, actor.account, 0, staged));
    QList<StagedFile> held = files;
    INK_ASSIGN(added, m_inspector.inspectAll(held, content));
    qint64 bytes = 0;
    for (const domain::File& file : std::as_const(added))
        bytes += file.size;
    return m_writer.change(actor, id, [&](DocumentChange& change) -> Result<void> {
        INK_TRY(requireDraft(change.document));
        INK_TRY(m_quota.check(&change.transaction, actor.account, 0, bytes));
        for (domain::File& file : added) {
            file.sequence = static_cast<int>(change.document.files.size()) + 1;
            change.document.files.append(file);
        }
        FileInspector::recordRepairs(change, added, actor);
        INK_TRY(checkLimits(change.document, m_core.limits()));
        commitFiles(held);
        return {};
    });
}

Result<Document> DocumentFiles::treat(const Actor& actor, domain::DocumentId id, domain::FileId file,
                                      domain::ContentTreatment content)
{
    INK_ASSIGN(known, m_stores.documents.load(actor.reach(), id));
    INK_TRY(requireDraft(known));
    const auto isFile = [file](const domain::File& each) { return each.id == file; };
    const auto old = std::find_if(known.files.begin(), known.files.end(), isFile);
    if (old == known.files.end()) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchFile());
    QList<StagedFile> held{{old->name, old->sha256, old->size}};
    INK_ASSIGN(made, m_inspector.inspectAll(held, content));
    for (domain::File& each :
         made) // keeps the hash of the original bytes of a file that was repaired earlier
        if (!old->intake.uploadedSha256.isEmpty() && !each.intake.uploadedSha256.isEmpty())
            each.intake.uploadedSha256 = old->intake.uploadedSha256;
    return m_writer.change(actor, id, [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        INK_TRY(requireDraft(document));
        const auto place = std::find_if(document.files.begin(), document.files.end(), isFile);
        if (place == document.files.end()) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchFile());
        if (place->sha256 != old->sha256) return fail(ErrorCode::State, reasons::fileChangedMeanwhile());
        if (made.constFirst().sha256 == old->sha256) return {}; // there was nothing to treat
        qint64 bytes = -old->size;
        for (const domain::File& each : std::as_const(made))
            bytes += each.size;
        INK_TRY(m_quota.check(&change.transaction, actor.account, 0, std::max<qint64>(0, bytes)));
        QList<domain::File> files = made;
        for (domain::File& each : files)
            each.visibleTo = place->visibleTo; // also for the files taken from a portfolio
        if (content == domain::ContentTreatment::TakeAttachments) {
            const qsizetype at = std::distance(document.files.begin(), place);
            INK_TRY(drafts::removeFile(document, file));
            drafts::insertFiles(document, at, files);
        } else {
            domain::File treated = files.constFirst();
            treated.id = place->id;
            treated.intake.hasImportedTags = place->intake.hasImportedTags;
            *place = std::move(treated);
        }
        for (qsizetype i = 0; i < document.files.size(); ++i)
            document.files[i].sequence = static_cast<int>(i) + 1;
        FileInspector::recordRepairs(change, made, actor);
        INK_TRY(checkLimits(document, m_core.limits()));
        commitFiles(held);
        return {};
    });
}

Result<Document> DocumentFiles::remove(const Actor& actor, domain::DocumentId id, domain::FileId file)
{
    return m_writer.change(actor, id, [&](DocumentChange& change) -> Result<void> {
        INK_TRY(requireDraft(change.document));
        return drafts::removeFile(change.document, file);
    });
}

Result<Document> DocumentFiles::replace(const Actor& actor, domain::DocumentId id, domain::FileId file,
                                        const StagedFile& with)
{
    INK_ASSIGN(known, m_stores.documents.load(actor.reach(), id)); // rejects before the file is read
    if (Message fault = domain::amendmentFault(known); !fault.isEmpty())
        return fail(ErrorCode::State, std::move(fault));
    INK_TRY(m_quota.check(nullptr, actor.account, 0, with.size));
    QList<StagedFile> held{with};
    INK_ASSIGN(version, m_inspector.inspect(held[0], QStringLiteral("files[0]")));
    if (amendments::replaceFile(known, file, version)) cacheSignedPlaces(m_stores.blobs, known);
    return m_writer.change(actor, id, [&](DocumentChange& change) -> Result<void> {
        INK_TRY(m_quota.check(&change.transaction, actor.account, 0, version.size));
        INK_TRY(EditLocks::check(change, actor));
        INK_ASSIGN(amendment, amendments::replaceFile(change.document, file, version));
        INK_TRY(checkSignedPlaces(m_stores.blobs, change.document));
        FileInspector::recordRepairs(change, {version}, actor);
        INK_TRY(m_turns.applyAmendment(change, amendment, actor));
        commitFiles(held);
        return {};
    });
}

} // namespace ink::service
