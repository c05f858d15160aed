#include "app/service/files/fileinspector.h"

#include "app/base/reasons/documents.h"
#include "app/base/reasons/history.h"
#include "app/base/reasons/requests.h"
#include "app/domain/document/fileintake.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stagedfile.h"
#include "app/service/core/stores.h"
#include "app/service/records/documentchange.h"
#include "app/service/rules/draftrules.h"

namespace ink::service {

Result<domain::File> FileInspector::inspect(StagedFile& staged, const QString& field) const
{
    const QString name = drafts::cleanFileName(staged.name);
    if (staged.size > m_core.limits().fileBytes)
        return fail(ErrorCode::TooLarge,
                    reasons::namedFileTooLargeMib(name, m_core.limits().fileBytes / (1024 * 1024)),
                    {{field, reasons::fileTooLarge()}});
    INK_ASSIGN(blob, m_core.stores().blobs.read(staged.sha256));
    INK_TRY(blob.map());
    const auto refused = [&](const Error& why) {
        return fail(ErrorCode::UnreadablePdf, reasons::fileProblem(name, why.detail), {{field, why.detail}});
    };
    const auto intake = pdf::takeIn(blob.bytes());
    if (!intake)
        return intake.error().code == ErrorCode::UnreadablePdf ? refused(intake.error())
                                                               : fail(intake.error());
    // A file that can't take a revision now could not be sealed later.
    if (intake->repair.isEmpty() && intake->rebuilt.isEmpty())
        if (const auto writer = pdf::IncrementalWriter::open(blob.bytes()); !writer)
            return refused(writer.error());

    domain::File file;
    file.name = name;
    file.size = blob.size();
    file.sha256 = staged.sha256;
    // The original upload is not kept when it is replaced.
    if (!intake->repair.isEmpty()) {
        INK_ASSIGN(repaired, withRepair(blob, intake->repair));
        file.size += intake->repair.size();
        file.sha256 = repaired->sha256();
        file.intake.uploadedSha256 = staged.sha256;
        staged.hold = std::move(repaired);
    }
    const pdf::PdfInfo& info = intake->info;
    if (!intake->rebuilt.isEmpty()) {
        INK_ASSIGN(writer, m_core.stores().blobs.begin());
        INK_TRY(writer.write(intake->rebuilt.constData(), intake->rebuilt.size()));
        INK_ASSIGN(rebuilt, m_core.stores().blobs.hold(std::move(writer)));
        file.size = intake->rebuilt.size();
        file.sha256 = rebuilt->sha256();
        file.intake.uploadedSha256 = staged.sha256;
        staged.hold = std::move(rebuilt);
        file.intake.wasEncrypted = info.wasEncrypted;
        if (info.wasEncrypted) file.intake.restricted = pdf::restrictedActions(info.permissions);
    }
    file.intake.carriesSignatures = info.isSigned;
    file.intake.onlyForm = info.onlyForm;
    file.pages.reserve(info.pages.size());
    for (qsizetype i = 0; i < info.pages.size(); ++i) {
        domain::Page page;
        page.pageIndex = static_cast<int>(i) + 1;
        page.size = info.pages.at(i).size;
        file.pages.append(page);
    }
    return file;
}

Result<std::shared_ptr<store::BlobHold>> FileInspector::withRepair(const store::Blob& upload,
                                                                   const QByteArray& repair) const
{
    constexpr qint64 piece = 1024 * 1024;
    INK_ASSIGN(writer, m_core.stores().blobs.begin());
    for (qint64 at = 0; at < upload.size(); at += piece) {
        INK_ASSIGN(bytes, upload.read(at, piece));
        INK_TRY(writer.write(bytes.constData(), bytes.size()));
    }
    INK_TRY(writer.write(repair.constData(), repair.size()));
    return m_core.stores().blobs.hold(std::move(writer));
}

void FileInspector::noteRepairs(DocumentChange& change, const QList<domain::File>& files, const Actor& actor)
{
    for (const domain::File& file : files) {
        if (file.intake.wasEncrypted) {
            const QStringList& restricted = file.intake.restricted;
            const Message decrypted =
                reasons::historyFileDecrypted(file.name, file.intake.uploadedSha256, file.sha256);
            noteEvent(change, domain::HistoryEvent::FileDecrypted, actor,
                      restricted.isEmpty()
                          ? decrypted
                          : reasons::historyRestrictionsDropped(decrypted, restricted.join(u", ")));
        }
        if (domain::isRepaired(file))
            noteEvent(change, domain::HistoryEvent::FileRepaired, actor,
                      reasons::historyFileRepaired(file.name, file.intake.uploadedSha256, file.sha256));
    }
}

} // namespace ink::service
