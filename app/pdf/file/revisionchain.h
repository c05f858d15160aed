#pragma once

#include <QByteArray>
#include <QList>

#include <map>
#include <memory>

class QPDF;
class QPDFObjGen;
class QPDFXRefEntry;

namespace ink::pdf {

/** The locations of a revision's objects. */
using XRefTable = std::map<QPDFObjGen, QPDFXRefEntry>;

/** A revision and its table, which is stored because qpdf copies the whole table on each request. */
struct OpenRevision
{
    std::unique_ptr<QPDF> pdf;
    std::shared_ptr<const XRefTable> table;
};

/** Opens the first `size` bytes of a file without a copy, strictly unless `repair`. `password` is in the
 * encoding of the file's encryption. Throws qpdf's exceptions. */
[[nodiscard]] std::unique_ptr<QPDF> openRevision(const QByteArray& bytes, qint64 size, bool repair,
                                                 const QByteArray& password = {});

/** Opens the revisions of a file in order. Each one's cross-reference chain is that of the previous one plus
 * one section, so with plain tables only the new section is read: the parser gets the file followed by a
 * single table with all entries. Everything else (streams, hybrid files, deviations from the standard, parser
 * warnings) is read from its own chain. */
class RevisionChain final
{
public:
    /** Both must outlive this object and the revisions it opens. */
    RevisionChain(const QByteArray& bytes, const QList<qint64>& revisionEnds, QByteArray password = {});
    ~RevisionChain();
    RevisionChain(const RevisionChain&) = delete;
    RevisionChain& operator=(const RevisionChain&) = delete;

    /** Opens strictly, without repairs. Throws qpdf's exceptions. */
    [[nodiscard]] OpenRevision open(int revision);

private:
    [[nodiscard]] qint64 startOf(int revision) const;
    [[nodiscard]] QByteArray wholeTable(int revision) const;

    const QByteArray& m_bytes;
    const QList<qint64>& m_ends;
    const QByteArray m_password;
    int m_last = -1;      ///< the revision opened last
    bool m_plain = false; ///< true if the table of the next revision may be based on m_table
    std::shared_ptr<const XRefTable> m_table;
};

} // namespace ink::pdf
