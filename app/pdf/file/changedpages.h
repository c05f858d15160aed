#pragma once

#include "app/base/result.h"
#include "app/pdf/file/pageinfo.h"

#include <QByteArray>
#include <QList>

namespace ink::pdf {

/** The pages that bytes appended to a file may have changed. */
struct ChangedPages
{
    QList<PageInfo> infos; ///< of the whole file, appended pages included
    QList<int> changed;    ///< 0-based
};

/**
 * Finds the pages of `bytes` that reach an object written behind the first `originalSize` bytes. Any other
 * page consists of the original's objects only, so that it looks as it did. All pages when the catalog's
 * layers are among those objects, those with annotations when the form's resources are.
 */
[[nodiscard]] Result<ChangedPages> changedPages(const QByteArray& bytes, qsizetype originalSize);

} // namespace ink::pdf
