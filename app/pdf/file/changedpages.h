#pragma once

#include "app/base/result.h"
#include "app/pdf/file/pageinfo.h"

#include <QByteArray>
#include <QList>

namespace ink::pdf {

/** The pages that may have been changed by an incremental update. */
struct ChangedPages
{
    QList<PageInfo> infos; ///< all pages of the file, including appended ones
    QList<int> changed;    ///< 0-based indexes of the changed pages
};

/** Finds the pages of `bytes` that reach an object written after the first `originalSize` bytes. All other
 * pages consist of the original's objects only, so their appearance is unchanged. Returns all pages if the
 * catalog's layers are among the written objects, and those with annotations if the form's resources are. */
[[nodiscard]] Result<ChangedPages> changedPages(const QByteArray& bytes, qsizetype originalSize);

} // namespace ink::pdf
