#pragma once

#include "app/pdf/forms/signaturescan.h"
#include "app/pdf/verify/revisioncompare.h"
#include "app/pdf/verify/verifyreport.h"

#include <QByteArray>
#include <QList>
#include <QSet>

#include <map>
#include <optional>

namespace ink::pdf {

/**
 * The effect of later revisions on each signature. Every revision is compared once, with the last signed one
 * before it; a signature answers for all comparisons behind its own revision.
 */
class RevisionJudge final
{
public:
    /** `renderer` may be null. Both references must outlive it. */
    RevisionJudge(const QByteArray& bytes, QList<qint64> revisionEnds, const WorkLimit& limit,
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

    /** The effect of some revisions on pages. */
    struct LaterChanges
    {
        std::optional<QSet<int>> reached;  ///< 0-based: the pages that can have changed; nothing = any
        QSet<int> first;                   ///< those that are known to have changed
        QList<RevisionChange::Area> areas; ///< where they drew as they may
        bool hasPrintOnly = false;
        bool touchesTree = false;          ///< the catalog, the page tree or a page was written again
        bool isMoreThanValidation = false; ///< more was added than validation data and time-stamps
    };
    /** Of the revisions behind `after` up to `upTo` (0-based), once `judge` was called for every signature.
     */
    [[nodiscard]] LaterChanges changesBetween(int after, int upTo) const;

private:
    [[nodiscard]] QByteArray bytesOf(int revision) const;

    const QByteArray& m_bytes;
    const PageRenderer* m_renderer;
    QList<qint64> m_ends;
    const WorkLimit& m_limit;
    std::map<int, RevisionChange> m_changes; ///< by the later revision
    std::map<int, int> m_bases;              ///< the signed revision that each was compared with
    QSet<int> m_disallowed;                  ///< revisions that a signature does not allow
};

} // namespace ink::pdf
