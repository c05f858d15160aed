#include "app/pdf/verify/attachedhistory.h"

#include "app/domain/history/historyrecord.h"
#include "app/domain/history/withheldhistory.h"
#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/file/attachments.h"
#include "app/pdf/verify/reasons.h"

#include <QRegularExpression>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <utility>

namespace ink::pdf {

namespace {

constexpr int maxRecords = 20;

/** Returns 1 for `history.json`, n for `history.json (n)`, and 0 for other names. */
int recordNumber(const QString& name)
{
    static const QRegularExpression form(QStringLiteral("^history\\.json(?: \\((\\d{1,6})\\))?$"));
    const QRegularExpressionMatch match = form.match(name);
    if (!match.hasMatch()) return 0;
    return match.captured(1).isEmpty() ? 1 : match.captured(1).toInt();
}

} // namespace

std::optional<AttachedHistory> attachedHistory(QPDF& pdf, const QByteArray& bytes,
                                               const QList<qint64>& revisionEnds)
{
    QPDFObjectHandle names = pdf.getRoot().getKey("/Names");
    if (!names.isDictionary() || !names.getKey("/EmbeddedFiles").isDictionary()) return std::nullopt;
    const auto files = readAttachments(pdf, QStringLiteral("history.json"), maxRecords);
    if (!files) return std::nullopt;
    const Attachment* newest = nullptr;
    for (const Attachment& file : *files)
        if (const int number = recordNumber(file.name);
            number > 0 && (!newest || number > recordNumber(newest->name)))
            newest = &file;
    if (!newest) return std::nullopt;

    const domain::HistoryVerdict verdict = domain::verifyHistory(newest->bytes);
    AttachedHistory history;
    history.isValid = verdict.isReadable && verdict.isChainIntact;
    history.problem = verdict.problem;
    history.documentGuid = verdict.documentGuid;
    history.title = verdict.title;
    history.lastHash = verdict.head;
    history.entryCount = static_cast<int>(verdict.entries.size());
    history.withheldCount =
        static_cast<int>(std::count_if(verdict.entries.cbegin(), verdict.entries.cend(), domain::isWithheld));
    history.recipients = verdict.recipients;
    history.hasOriginals = !verdict.files.isEmpty();
    history.sealSha256 = verdict.sealSha256;
    if (newest->offset > 0) {
        const auto end = std::upper_bound(revisionEnds.begin(), revisionEnds.end(), newest->offset);
        if (end != revisionEnds.end()) history.revision = static_cast<int>(end - revisionEnds.begin()) + 1;
    }
    for (const domain::HistoryVerdict::File& file : verdict.files) {
        if (file.size <= 0 || file.size > bytes.size()) continue;
        const QByteArray digest = digestOf("SHA256", {QByteArrayView(bytes).first(file.size)}).toHex();
        if (QString::fromLatin1(digest) != file.sha256) continue;
        history.originalName = file.name;
        history.originalSha256 = file.sha256;
        break;
    }
    return history;
}

// Index(judgeAttestation): Verify: whose seal an attached history needs to be believed
void judgeAttestation(VerifyReport& report)
{
    using Witness = AttachedHistory::Witness;
    AttachedHistory& history = *report.attachedHistory;
    for (const SignatureReport& signature : std::as_const(report.signatures)) {
        if (signature.isTimestamp || signature.integrity != Integrity::Intact || history.revision == 0 ||
            signature.revision != history.revision)
            continue;
        const bool named = history.sealSha256.compare(signature.fingerprint, Qt::CaseInsensitive) == 0;
        const bool service = signature.trust == Trust::Own || (named && signature.trust == Trust::Trusted);
        history.sealedBy = signature.signerName;
        history.witness = service ? Witness::Service : named ? Witness::Untrusted : Witness::Other;
        if (service) return;
    }
}

VerifyFinding findingOf(const AttachedHistory& history)
{
    using Level = VerifyFinding::Level;
    using Witness = AttachedHistory::Witness;
    if (!history.isValid)
        return {QStringLiteral("history.broken"), Level::Error, reasons::historyBroken(history.problem), -1};
    if (history.witness == Witness::Nobody)
        return {QStringLiteral("history.unconfirmed"), Level::Warning, reasons::historyNotSealed(), -1};
    if (history.witness == Witness::Other)
        return {QStringLiteral("history.unconfirmed"), Level::Warning,
                reasons::historySealedByOther(history.sealedBy), -1};
    if (history.witness == Witness::Untrusted)
        return {QStringLiteral("history.unconfirmed"), Level::Warning,
                reasons::historySealerUntrusted(history.sealedBy), -1};
    if (history.originalName.isEmpty() && history.hasOriginals)
        return {QStringLiteral("history.other-file"), Level::Info, reasons::historyOfOtherFile(), -1};
    if (history.withheldCount > 0)
        return {QStringLiteral("history.partial"), Level::Info,
                reasons::historyPartial(history.withheldCount, history.entryCount, history.sealedBy), -1};
    return {QStringLiteral("history.intact"), Level::Info,
            reasons::historyIntact(history.entryCount, history.sealedBy), -1};
}

} // namespace ink::pdf
