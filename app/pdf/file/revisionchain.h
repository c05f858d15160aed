#pragma once

#include <QByteArray>
#include <QList>

#include <map>
#include <memory>

class QPDF;
class QPDFObjGen;
class QPDFXRefEntry;

namespace ink::pdf {

/** The places of a revision's objects. */
using XRefTable = std::map<QPDFObjGen, QPDFXRefEntry>;

/** A revision and its table: qpdf copies the whole table whenever it is asked. */
struct OpenRevision
{
    std::unique_ptr<QPDF> pdf;
    std::shared_ptr<const XRefTable> table;
};

/** Opens the first `size` bytes of a file without a copy, strictly unless `repair`. Throws what qpdf throws.
 */
[[nodiscard]] std::unique_ptr<QPDF> openRevision(const QByteArray& bytes, qint64 size, bool repair);

/**
 * Opens the revisions of a file one after the other. Each one's cross-reference chain is that of the one
 * before it and one section more, so that with a chain of plain tables only the new section is read: the
 * file is shown to the parser with one table behind it that says all at once. Everything else (streams,
 * hybrids, anything that is not written as the standard says, or where the parser had to complain) is read
 * from its own chain.
 */
class RevisionChain final
{
public:
    /** Both must outlive this and what it opens. */
    RevisionChain(const QByteArray& bytes, const QList<qint64>& revisionEnds);
    ~RevisionChain();
    RevisionChain(const RevisionChain&) = delete;
    RevisionChain& operator=(const RevisionChain&) = delete;

    /** Strictly: nothing is repaired. Throws what qpdf throws. */
    [[nodiscard]] OpenRevision open(int revision);

private:
    [[nodiscard]] qint64 startOf(int revision) const;
    [[nodiscard]] QByteArray wholeTable(int revision) const;

    const QByteArray& m_bytes;
    const QList<qint64>& m_ends;
    int m_last = -1;      ///< the one opened last
    bool m_plain = false; ///< and whether its table may be built upon
    std::shared_ptr<const XRefTable> m_table;
};

} // namespace ink::pdf
