#pragma once

#include "app/pdf/file/revisionchain.h"
#include "app/pdf/verify/revisionchange.h"

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

class QPDF;

namespace ink::pdf {

class PageRenderer;
class WorkLimit;

/** Compares a signed revision with a later one object by object. Later revisions may only make the changes
 * that ISO 32000-2 §12.8.2 and ETSI EN 319 142-1 §5.4 allow: filling in fields, signing, adding validation
 * data and time-stamps, updating metadata. */
class RevisionComparison final
{
public:
    /** `oldBytes` is the file up to the end of the old revision; `renderer` may be null. `limit` must outlive
     * this object. */
    RevisionComparison(OpenRevision old, QByteArray oldBytes, const PageRenderer* renderer,
                       const WorkLimit& limit);
    ~RevisionComparison();
    RevisionComparison(const RevisionComparison&) = delete;
    RevisionComparison& operator=(const RevisionComparison&) = delete;

    /** Returns the changes from the old revision to `now`, whose cross-reference table is `table`. `bytes` is
     * the file, and [from, to) the range of it that `now` added. May throw qpdf's exceptions. */
    [[nodiscard]] RevisionChange compareWith(QPDF& now, const std::shared_ptr<const XRefTable>& table,
                                             QByteArrayView bytes, qint64 from, qint64 to);
    /** Makes the revision that was compared last the new base; `now` must be that revision. May throw qpdf's
     * exceptions. */
    void moveTo(OpenRevision now, QByteArray nowBytes);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
