#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QSizeF>

#include <functional>

namespace ink::pdf {

/** A page of the new file. */
struct PlannedPage
{
    int source = 0;   ///< index of the source file; -1 = a blank page
    int page = 0;     ///< 0-based in the source
    int rotation = 0; ///< degrees clockwise, as displayed: 0, 90, 180 or 270
    QSizeF blankSize = {595, 842};
    bool operator==(const PlannedPage&) const = default;
};

/** Called with the completed fraction, 0 … 1; returning false cancels. */
using PagesProgress = std::function<bool(double)>;

/** Creates a file from pages of others. The first of `sources` provides the document's outline, form, page
 * labels and attachments, without the fields and outline entries of deleted pages. Pages of other files keep
 * their form fields. Links between pages survive if both are kept. Errors are UnreadablePdf (also for a
 * signed or encrypted file), Validation (no page is left, or one doesn't exist) and Cancelled. */
[[nodiscard]] Result<QByteArray> arrangePages(const QList<QByteArray>& sources,
                                              const QList<PlannedPage>& plan,
                                              const PagesProgress& progress = {});

/** The sizes of a file's pages as displayed; fails for files that `arrangePages` would refuse, with the same
 * errors. */
[[nodiscard]] Result<QList<QSizeF>> arrangeablePages(const QByteArray& bytes);

} // namespace ink::pdf
