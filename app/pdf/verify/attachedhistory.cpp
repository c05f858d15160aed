#include "app/pdf/verify/attachedhistory.h"

#include "app/base/reasons/history.h"
#include "app/domain/history/historyrecord.h"
#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/file/attachments.h"

#include <QRegularExpression>
#include <qpdf/QPDF.hh>

namespace ink::pdf {

namespace {

constexpr int maxRecords = 20;

/** 1 for `history.json`, n for `history.json (n)`, 0 for other names. */
int recordNumber(const QString& name)
{
    static const QRegularExpression form(QStringLiteral("^history\\.json(?: \\((\\d{1,6})\\))?$"));
    const QRegularExpressionMatch match = form.match(name);
    if (!match.hasMatch()) return 0;
    return match.captured(1).isEmpty() ? 1 : match.captured(1).toInt();
}

} // namespace

std::optional<AttachedHistory> attachedHistory(QPDF& pdf, const QByteArray& bytes)
{
    QPDFObjectHandle names = pdf.getRoot().getKey("/Names");
    if (!names.isDictionary() || !names.getKey("/EmbeddedFiles").isDictionary()) return std::nullopt;
    const auto files = attachmentsOf(pdf, QStringLiteral("history.json"), maxRecords);
    if (!files) return std::nullopt;
    const Attachment* newest = nullptr;
    for (const Attachment& file : *files)
        if (const int number = recordNumber(file.name);
            number > 0 && (!newest || number > recordNumber(newest->name)))
            newest = &file;
    if (!newest) return std::nullopt;

    const domain::HistoryVerdict verdict = domain::verifyHistory(newest->bytes);
    AttachedHistory history;
    history.holds = verdict.readable && verdict.chainHolds;
    history.problem = verdict.problem;
    history.documentGuid = verdict.documentGuid;
    history.title = verdict.title;
    history.head = verdict.head;
    history.entries = static_cast<int>(verdict.entries.size());
    history.recipients = verdict.recipients;
    history.hasOriginals = !verdict.files.isEmpty();
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

VerifyFinding findingOf(const AttachedHistory& history)
{
    using Level = VerifyFinding::Level;
    if (!history.holds)
        return {QStringLiteral("history.broken"), Level::Error, reasons::historyBroken(history.problem), -1};
    if (history.originalName.isEmpty() && history.hasOriginals)
        return {QStringLiteral("history.other-file"), Level::Info, reasons::historyOfOtherFile(), -1};
    return {QStringLiteral("history.intact"), Level::Info, reasons::historyIntact(history.entries), -1};
}

} // namespace ink::pdf
