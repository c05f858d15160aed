#include "app/service/files/fileinspector.h"

#include "app/domain/document/fileintake.h"
#include "app/pdf/intake/contenttreatment.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/intake/reasons.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stagedfile.h"
#include "app/service/core/stores.h"
#include "app/service/files/reasons.h"
#include "app/service/records/documentchange.h"
#include "app/service/rules/draftrules.h"

#include <algorithm>

namespace ink::service {

namespace {

/** Returns the file's bytes as they will be stored: repaired and decrypted. */
QByteArray soundBytes(const QByteArray& upload, const pdf::AcceptedPdf& intake)
{
    if (!intake.rebuilt.isEmpty()) return intake.rebuilt;
    return intake.repair.isEmpty() ? upload : upload + intake.repair;
}

bool isTreated(const QList<domain::ContentIssue>& issues, domain::ContentTreatment treatment)
{
    return std::any_of(issues.begin(), issues.end(), [treatment](domain::ContentIssue issue) {
        return domain::treatmentsOf(issue).contains(treatment);
    });
}

} // namespace

Result<domain::File> FileInspector::inspect(StagedFile& staged, const QString& field,
                                            domain::ContentTreatment treatment) const
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
    auto intake = pdf::acceptPdf(blob.bytes());
    if (!intake)
        return intake.error().code == ErrorCode::UnreadablePdf ? refused(intake.error())
                                                               : fail(intake.error());
    const QList<domain::ContentIssue> issues = intake->info.issues;
    if (treatment == domain::ContentTreatment::Refuse && !issues.isEmpty())
        return refused(
            fail(ErrorCode::UnreadablePdf, domain::contentIssueMessage(issues.constFirst())).value());

    domain::File file;
    file.name = name;
    file.size = blob.size();
    file.sha256 = staged.sha256;
    file.intake.wasEncrypted = intake->info.wasEncrypted;
    if (intake->info.wasEncrypted) file.intake.restricted = pdf::restrictedActions(intake->info.permissions);
    const auto keepInstead = [&](const QByteArray& bytes) -> Result<void> {
        INK_ASSIGN(writer, m_core.stores().blobs.createWriter());
        INK_TRY(writer.write(bytes.constData(), bytes.size()));
        INK_ASSIGN(made, m_core.stores().blobs.hold(std::move(writer)));
        file.size = bytes.size();
        file.sha256 = made->sha256();
        file.intake.uploadedSha256 = staged.sha256;
        staged.hold = std::move(made);
        return {};
    };
    // The original upload is not stored if it is replaced.
    if (isTreated(issues, treatment) && treatment != domain::ContentTreatment::TakeAttachments) {
        const auto treated = pdf::treatContent(soundBytes(blob.bytes(), *intake), treatment);
        if (!treated) return refused(treated.error());
        intake = pdf::acceptPdf(*treated);
        if (!intake) return refused(intake.error());
        INK_TRY(keepInstead(soundBytes(*treated, *intake)));
        domain::setContentTreatment(file, treatment);
    } else if (!intake->rebuilt.isEmpty()) {
        INK_TRY(keepInstead(intake->rebuilt));
    } else if (!intake->repair.isEmpty()) {
        INK_ASSIGN(repaired, withRepair(blob, intake->repair));
        file.size += intake->repair.size();
        file.sha256 = repaired->sha256();
        file.intake.uploadedSha256 = staged.sha256;
        staged.hold = std::move(repaired);
    } else if (const auto writer = pdf::IncrementalWriter::open(blob.bytes()); !writer) {
        return refused(
            writer.error()); // a file that doesn't accept an incremental update now couldn't be sealed later
    }
    const pdf::PdfInfo& info = intake->info;
    domain::setContentIssues(file, info.issues);
    file.intake.hasSignatures = info.isSigned;
    file.intake.allowsOnlyFormFilling = info.allowsOnlyForm;
    file.pages.reserve(info.pages.size());
    for (qsizetype i = 0; i < info.pages.size(); ++i) {
        domain::Page page;
        page.pageIndex = static_cast<int>(i) + 1;
        page.size = info.pages.at(i).size;
        file.pages.append(page);
    }
    return file;
}

Result<QList<domain::File>> FileInspector::inspectAll(QList<StagedFile>& staged,
                                                      domain::ContentTreatment treatment,
                                                      const QList<domain::File>& described) const
{
    QList<domain::File> files;
    QList<StagedFile> kept;
    for (qsizetype i = 0; i < staged.size(); ++i) {
        const QString field = QStringLiteral("files[%1]").arg(i);
        QList<StagedFile> parts{staged.at(i)};
        if (treatment == domain::ContentTreatment::TakeAttachments) {
            INK_ASSIGN(inner, portfolioParts(staged.at(i), field));
            if (!inner.isEmpty()) parts = std::move(inner);
        }
        const bool isPortfolio = parts.constFirst().sha256 != staged.at(i).sha256;
        for (StagedFile& part : parts) {
            INK_ASSIGN(file, inspect(part, field, treatment));
            if (isPortfolio) {
                file.intake.uploadedSha256 = staged.at(i).sha256;
                domain::setContentTreatment(file, domain::ContentTreatment::TakeAttachments);
            }
            file.visibleTo = described.value(i).visibleTo; // also for the files taken from a portfolio
            files.append(std::move(file));
            kept.append(std::move(part));
        }
    }
    staged = std::move(kept);
    return files;
}

Result<QList<StagedFile>> FileInspector::portfolioParts(const StagedFile& staged, const QString& field) const
{
    INK_ASSIGN(blob, m_core.stores().blobs.read(staged.sha256));
    INK_TRY(blob.map());
    const auto files = pdf::portfolioFiles(blob.bytes());
    if (!files && files.error().detail.is(reason::portfolioWithoutPdfs))
        return fail(ErrorCode::UnreadablePdf, reasons::fileProblem(staged.name, files.error().detail),
                    {{field, files.error().detail}});
    QList<StagedFile> parts; // empty if the file can't be read; `inspect` reports why
    for (const pdf::PortfolioFile& each : files ? *files : QList<pdf::PortfolioFile>()) {
        INK_ASSIGN(hold, m_core.stores().blobs.hold(each.bytes));
        const QString sha256 = hold->sha256();
        parts.append({drafts::cleanFileName(each.name), sha256, each.bytes.size(), std::move(hold)});
    }
    return parts;
}

Result<std::shared_ptr<store::BlobHold>> FileInspector::withRepair(const store::Blob& upload,
                                                                   const QByteArray& repair) const
{
    constexpr qint64 piece = 1024 * 1024;
    INK_ASSIGN(writer, m_core.stores().blobs.createWriter());
    for (qint64 at = 0; at < upload.size(); at += piece) {
        INK_ASSIGN(bytes, upload.read(at, piece));
        INK_TRY(writer.write(bytes.constData(), bytes.size()));
    }
    INK_TRY(writer.write(repair.constData(), repair.size()));
    return m_core.stores().blobs.hold(std::move(writer));
}

namespace {

Message treatmentDetail(const domain::File& file)
{
    const QString& uploaded = file.intake.uploadedSha256;
    switch (domain::contentTreatment(file)) {
    case domain::ContentTreatment::Freeze:
        return reasons::historyFileFrozen(file.name, uploaded, file.sha256);
    case domain::ContentTreatment::RemoveScripts:
        return reasons::historyScriptsRemoved(file.name, uploaded, file.sha256);
    case domain::ContentTreatment::TakeAttachments:
        return reasons::historyAttachmentTaken(file.name, uploaded, file.sha256);
    case domain::ContentTreatment::Keep:
    case domain::ContentTreatment::Refuse:
        break;
    }
    return {};
}

} // namespace

void FileInspector::recordRepairs(DocumentChange& change, const QList<domain::File>& files,
                                  const Actor& actor)
{
    for (const domain::File& file : files) {
        if (const Message eventDetail = treatmentDetail(file); !eventDetail.isEmpty())
            recordEvent(change, domain::HistoryEvent::FileReplaced, actor, eventDetail);
        if (file.intake.wasEncrypted) {
            const QStringList& restricted = file.intake.restricted;
            const Message decrypted =
                reasons::historyFileDecrypted(file.name, file.intake.uploadedSha256, file.sha256);
            recordEvent(change, domain::HistoryEvent::FileDecrypted, actor,
                        restricted.isEmpty()
                            ? decrypted
                            : reasons::historyRestrictionsDropped(decrypted, restricted.join(u", ")));
        }
        if (domain::isRepaired(file))
            recordEvent(change, domain::HistoryEvent::FileRepaired, actor,
                        reasons::historyFileRepaired(file.name, file.intake.uploadedSha256, file.sha256));
    }
}

} // namespace ink::service
