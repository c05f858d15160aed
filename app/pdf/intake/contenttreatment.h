#pragma once

#include "app/base/result.h"
#include "app/domain/document/contentissue.h"

#include <QByteArray>
#include <QList>

namespace ink::pdf {

/**
 * A new file with the same pages whose content can't change: what they show on a screen is all that is left
 * (Freeze), or at least without scripts and actions (RemoveScripts). The same file gives the same bytes.
 * `bytes` is a sound file as takeIn keeps it. UnreadablePdf with the reason where that isn't possible: the
 * file has valid signatures, or an issue is left.
 */
[[nodiscard]] Result<QByteArray> treatContent(const QByteArray& bytes, domain::ContentTreatment treatment);

/** The issues of a file, those of its signatures included; for looking at a file before it is sent. */
[[nodiscard]] Result<QList<domain::ContentIssue>> contentIssuesOf(const QByteArray& bytes);

/** A PDF inside a portfolio. */
struct PortfolioFile
{
    QString name; ///< as stated in the portfolio: never to be used as a path
    QByteArray bytes;
};
/** The PDFs inside a portfolio, in the order of their names; empty for any other file. UnreadablePdf when a
 * portfolio contains none. */
[[nodiscard]] Result<QList<PortfolioFile>> portfolioFiles(const QByteArray& bytes);

} // namespace ink::pdf
