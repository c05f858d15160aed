#pragma once

#include "app/base/result.h"
#include "app/domain/document/contentissue.h"

#include <QByteArray>
#include <QList>

namespace ink::pdf {

/** Creates a file with the same pages whose content can't change: either only their appearance on screen is
 * kept (Freeze), or scripts and actions are removed (RemoveScripts). The same input gives the same output.
 * `bytes` must be a valid file as returned by acceptPdf. Fails with UnreadablePdf and the reason if the file
 * has valid signatures or an issue remains. */
[[nodiscard]] Result<QByteArray> treatContent(const QByteArray& bytes, domain::ContentTreatment treatment);

/** The issues of a file, including those of its signatures; to check a file before sending it. */
[[nodiscard]] Result<QList<domain::ContentIssue>> contentIssuesOf(const QByteArray& bytes);

/** A PDF inside a portfolio. */
struct PortfolioFile
{
    QString name; ///< as stated in the portfolio: must never be used as a path
    QByteArray bytes;
};
/** The PDFs in a portfolio, ordered by name; empty for any other file. Fails with UnreadablePdf if a
 * portfolio contains no PDF. */
[[nodiscard]] Result<QList<PortfolioFile>> portfolioFiles(const QByteArray& bytes);

} // namespace ink::pdf
