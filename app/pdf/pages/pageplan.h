#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QSizeF>

#include <functional>

namespace ink::pdf {

/** A page of the file that is made. */
struct PlannedPage
{
    int source = 0; ///< which of the files it comes from; -1 = it is blank
    int page = 0;   ///< 0-based there
    int turn = 0;   ///< degrees clockwise, as displayed: 0, 90, 180 or 270
    QSizeF blankSize = {595, 842};
    bool operator==(const PlannedPage&) const = default;
};

/** Told what part is done, 0 … 1; false stops the work. */
using PagesProgress = std::function<bool(double)>;

/**
 * Makes a new file of pages of others. The first of `sources` gives the document around them: outline, form,
 * page labels and attachments; of pages that are left out, fields and outline entries go too. Pages of the
 * other files bring their form fields. Links between pages that are both kept survive. Errors are
 * UnreadablePdf (also for a file that is signed or encrypted), Validation (no page is left, or one doesn't
 * exist) and Cancelled.
 */
[[nodiscard]] Result<QByteArray> arrangePages(const QList<QByteArray>& sources,
                                              const QList<PlannedPage>& plan,
                                              const PagesProgress& progress = {});

/** The sizes of a file's pages as displayed; errors as `arrangePages`, for files that it would refuse. */
[[nodiscard]] Result<QList<QSizeF>> arrangeablePages(const QByteArray& bytes);

} // namespace ink::pdf
