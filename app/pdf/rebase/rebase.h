#pragma once

#include "app/base/result.h"
#include "app/pdf/content/pagecontent.h"
#include "app/pdf/rebase/rebaseplan.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <memory>

namespace ink::pdf {

/** Called with the completed fraction, 0 … 1; returning false cancels. */
using RebaseProgress = std::function<bool(double)>;

/** Moves tags from a file to its newer version: the words of both are aligned, and each tag follows the
 * words, lines, boxes and cells around it. Pure: depends only on the pages' content. A position is Matched
 * only if the evidence agrees in both directions. Add all pages in order before calling plan(). */
class RebasePlanner final
{
public:
    RebasePlanner();
    ~RebasePlanner();
    /** `picture`: a digest of everything drawn, for pages without words; empty = unknown. */
    void addOld(const PageContent& page, const QByteArray& picture = {});
    void addNew(const PageContent& page, const QByteArray& picture = {});
    /** Plans the move of these tags. Fails with Cancelled if `progress` returns false. */
    [[nodiscard]] Result<RebasePlan> plan(const QList<RebaseTag>& tags, const RebaseProgress& progress = {});

private:
    class Private;
    std::unique_ptr<Private> d;
};

/** Plans the move of tags between two files. Fails like readPages, and with Cancelled if `progress` returns
 * false. Slow for large files, so use a worker thread. */
[[nodiscard]] Result<RebasePlan> planRebase(const QByteArray& before, const QByteArray& after,
                                            const QList<RebaseTag>& tags,
                                            const RebaseProgress& progress = {});

} // namespace ink::pdf
