#pragma once

#include "app/pdf/forms/signaturescan.h"
#include "app/pdf/verify/revisioncompare.h"
#include "app/pdf/verify/verifyreport.h"

#include <QByteArray>
#include <QList>
#include <QSet>

#include <map>

namespace ink::pdf {

/**
 * The effect of later revisions on each signature. Every revision is compared once, with the last signed one
 * before it; a signature answers for all comparisons behind its own revision.
 */
class RevisionJudge final
{
public:
    /** `renderer` may be null. */
    RevisionJudge(const QByteArray& bytes, QList<qint64> revisionEnds, RevisionComparison::Deadline deadline,
                  const PageRenderer* renderer);

    /** Compares all revisions behind the first of `signedRevisions` (0-based). `whole` is the whole file when
     * it was opened without repair and nothing follows its last revision, else null. */
    void compare(const QList<int>& signedRevisions, QPDF* whole);
    /**
     * Integrity of a signature over revision `revision` (0-based), with its findings. `level` is the DocMDP
     * level that holds for it, 0 when there is none.
     */
    [[nodiscard]] Integrity judge(const SignatureSite& site, int revision, int level, int signature,
                                  QList<VerifyFinding>& findings);
    /** All revisions, with what was found out about those that were compared; `judge` fills `allowed`. */
    [[nodiscard]] QList<RevisionInfo> history() const;

    /** What came after signatures, in the order of revisions; of several unsigned revisions that change the
     * same thing, what is left in the end. `judge` must have judged all signatures. */
    [[nodiscard]] QList<LaterChange> changes() const;

    /** The areas in which later revisions than `revision` drew as they may: by page, default user space. */
    [[nodiscard]] QList<RevisionChange::Area> allowedAreas(int revision) const;

private:
    [[nodiscard]] QByteArray bytesOf(int revision) const;

    const QByteArray& m_bytes;
    const PageRenderer* m_renderer;
    QList<qint64> m_ends;
    RevisionComparison::Deadline m_deadline;
    std::map<int, RevisionChange> m_changes; ///< by the later revision
    std::map<int, int> m_bases;              ///< the signed revision that each was compared with
    QSet<int> m_disallowed;                  ///< revisions that a signature does not allow
};

} // namespace ink::pdf
