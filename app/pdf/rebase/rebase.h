#pragma once

#include "app/base/result.h"
#include "app/pdf/content/pagecontent.h"
#include "app/pdf/rebase/rebaseplan.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <memory>

namespace ink::pdf {

/** Told what part is done, 0 … 1; false stops the work. */
using RebaseProgress = std::function<bool(double)>;

/**
 * Moves tags from a file to a newer one: words of both are aligned, each tag goes with the words, lines,
 * boxes and cells around it. Pure: it knows only what pages hold. "Moved" is said only when the evidence
 * agrees in both directions. Pages are added in order, all before plan.
 */
class RebasePlanner final
{
public:
    RebasePlanner();
    ~RebasePlanner();
    /** `picture`: a digest of all that is drawn, for pages without words; empty = unknown. */
    void addOld(const PageContent& page, const QByteArray& picture = {});
    void addNew(const PageContent& page, const QByteArray& picture = {});
    /** Cancelled when `progress` says so. */
    [[nodiscard]] Result<RebasePlan> plan(const QList<RebaseTag>& tags, const RebaseProgress& progress = {});

private:
    class Private;
    std::unique_ptr<Private> d;
};

/** The same for two files. Errors as readPages, and Cancelled. Slow for large files: for a worker. */
[[nodiscard]] Result<RebasePlan> planRebase(const QByteArray& before, const QByteArray& after,
                                            const QList<RebaseTag>& tags,
                                            const RebaseProgress& progress = {});

} // namespace ink::pdf
