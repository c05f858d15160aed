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

/** Judges the effect of later revisions on each signature. Every revision is compared once, with the last
 * signed one before it; a signature is judged by all comparisons after the revision that it covers. */
class RevisionJudge final
{
public:
    /** `renderer` may be null. Both referenced objects must outlive this object. */
    RevisionJudge(const QByteArray& bytes, QList<qint64> revisionEnds, const WorkLimit& limit,
                  const PageRenderer* renderer, QByteArray password = {});

    /** Compares all revisions after the first of `signedRevisions` (0-based). `whole` is the whole file if it
     * was opened without repair and nothing follows its last revision, else null. */
    void compare(const QList<int>& signedRevisions, QPDF* whole);
    /** Returns the integrity of the signature with the index `signature` over revision `revision` (0-based),
     * and appends its findings. `level` is the DocMDP level that applies to it, 0 if there is none. */
    [[nodiscard]] Integrity judge(const SignatureSite& site, int revision, int level, int signature,
                                  QList<VerifyFinding>& findings);
    /** Returns all revisions with the results of their comparisons. Call after `judge` for all signatures. */
    [[nodiscard]] QList<RevisionInfo> history() const;

    /** The changes after signatures, in the order of revisions; if several unsigned revisions change the same
     * thing, only the final result. Call after `judge` for all signatures. */
    [[nodiscard]] QList<LaterChange> changes() const;

    /** The effect of some revisions on pages. */
    struct LaterChanges
    {
        std::optional<QSet<int>> reached;  ///< 0-based: the pages that may have changed; nothing = any
        QSet<int> changedPages;            ///< pages known to have changed
        QList<RevisionChange::Area> areas; ///< areas where changes are allowed
        bool hasPrintOnly = false;
        bool touchesTree = false;          ///< the catalog, the page tree or a page was rewritten
        bool isMoreThanValidation = false; ///< more than validation data and time-stamps was added
    };
    /** The effect of the revisions after `after` up to `upTo` (0-based); call after `judge` for every
     * signature. */
    [[nodiscard]] LaterChanges changesBetween(int after, int upTo) const;

private:
    [[nodiscard]] QByteArray bytesOf(int revision) const;

    const QByteArray& m_bytes;
    const QByteArray m_password; ///< in the encoding of the encryption
    const PageRenderer* m_renderer;
    QList<qint64> m_ends;
    const WorkLimit& m_limit;
    std::map<int, RevisionChange> m_changes; ///< by the index of the later revision
    std::map<int, int> m_bases;              ///< the signed revision with which each revision was compared
    QSet<int> m_disallowed;                  ///< revisions that a signature does not allow
};

} // namespace ink::pdf
