#pragma once

#include "app/base/result.h"
#include "app/pdf/file/objecttext.h"
#include "app/pdf/file/plainobjects.h"

#include <QByteArray>

#include <memory>
#include <vector>

class QPDF;
class QPDFObjectHandle;

namespace ink::pdf {

/** A PDF as it came, opened for reading; nothing in it is ever changed. */
class SourceFile final
{
public:
    /** `tail` stands behind `bytes`; nothing is copied. Errors are UnreadablePdf with the reason. */
    [[nodiscard]] static Result<std::unique_ptr<SourceFile>> open(QByteArray bytes, QByteArray tail = {});
    ~SourceFile();

    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }
    [[nodiscard]] const QByteArray& tail() const { return m_tail; }
    /** Of `bytes` and `tail` together. */
    [[nodiscard]] qsizetype size() const { return m_bytes.size() + m_tail.size(); }
    [[nodiscard]] QPDF& qpdf() const { return *m_qpdf; }
    /** The offset of `%PDF-`, from which every offset inside the file counts. */
    [[nodiscard]] qsizetype base() const { return m_base; }
    /** The number behind the last `startxref`, -1 when there is none. */
    [[nodiscard]] qint64 lastXRef() const { return m_lastXRef; }
    /** Returns whether the last cross-reference section is a stream. */
    [[nodiscard]] bool lastXRefIsStream() const { return m_lastXRefIsStream; }
    /** The offset of an object according to the cross-reference. */
    struct Place
    {
        ObjectId id;
        int type = 0;      ///< 1 = at `offset`, 2 = in an object stream
        qint64 offset = 0; ///< counted from `base`
    };
    /** Those of all objects, in order. */
    [[nodiscard]] const std::vector<Place>& places() const { return m_places; }
    /** An object that is a dictionary and plainly written; nothing when only the parser can tell. */
    [[nodiscard]] std::optional<PlainDict> plainDict(ObjectId id) const;
    /** The value of a dictionary object under a key; asks the parser only when it isn't plain. */
    [[nodiscard]] QPDFObjectHandle entryOf(ObjectId id, const char* key) const;
    /** The entries of a dictionary object, each as PDF syntax: as they stand in the file when it is plain. */
    [[nodiscard]] DictText textsOf(ObjectId id) const;
    /** Returns whether the cross-reference had to be reconstructed, at opening or by any read since. */
    [[nodiscard]] bool isDamaged() const;
    /** Objects that the cross-reference lists but that don't exist: to be marked as free. */
    [[nodiscard]] const std::vector<ObjectId>& phantoms() const { return m_phantoms; }
    /** Returns whether its cross-reference must be repaired before anything can be written behind it. */
    [[nodiscard]] bool needsRepair() const { return isDamaged() || m_lastXRef < 0 || !m_phantoms.empty(); }
    /**
     * Reads every object and gives those that only a lenient reader understands (a wrong stream length, a
     * missing endobj). May find that the file is damaged. Errors are UnreadablePdf: it takes too long.
     */
    [[nodiscard]] Result<std::vector<ObjectId>> faultyObjects() const;
    /** The trailer's entries that belong into a new trailer: without those about cross-references. */
    [[nodiscard]] DictText trailer() const;

private:
    SourceFile() = default;
    [[nodiscard]] char at(qsizetype offset) const;
    [[nodiscard]] std::unique_ptr<QPDF> parsed() const;
    void notePlaces();
    void findLastXRef();
    void openMended(std::vector<ObjectId> missing);
    [[nodiscard]] std::vector<ObjectId> missingObjects() const;
    QByteArray m_bytes;
    QByteArray m_tail;
    QByteArray m_freed;                ///< a section that marks phantoms as free; read after the rest
    mutable bool m_ignoreXRef = false; ///< the cross-reference is wrong: qpdf has to search for the objects
    mutable std::unique_ptr<QPDF> m_qpdf;
    std::vector<Place> m_places;
    qsizetype m_base = 0;
    qint64 m_lastXRef = -1;
    bool m_lastXRefIsStream = false;
    std::vector<ObjectId> m_phantoms;
    mutable bool m_damaged = false;
};

/** The sentence for a refused file, from what the PDF library said. */
[[nodiscard]] Error unreadable(const std::exception& reason);

} // namespace ink::pdf
