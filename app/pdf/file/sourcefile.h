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

/** An unmodified PDF, opened for reading only. */
class SourceFile final
{
public:
    /** Opens a file that consists of `bytes` followed by `tail`, without copying them. Fails with
     * UnreadablePdf and the reason. */
    [[nodiscard]] static Result<std::unique_ptr<SourceFile>> open(QByteArray bytes, QByteArray tail = {});
    ~SourceFile();

    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }
    [[nodiscard]] const QByteArray& tail() const { return m_tail; }
    /** The size of `bytes` and `tail` combined. */
    [[nodiscard]] qsizetype size() const { return m_bytes.size() + m_tail.size(); }
    [[nodiscard]] QPDF& qpdf() const { return *m_qpdf; }
    /** The offset of `%PDF-`, to which all offsets in the file are relative. */
    [[nodiscard]] qsizetype base() const { return m_base; }
    /** The offset stated by the last `startxref`, -1 if there is none. */
    [[nodiscard]] qint64 lastXRef() const { return m_lastXRef; }
    /** Returns whether the last cross-reference section is a stream. */
    [[nodiscard]] bool lastXRefIsStream() const { return m_lastXRefIsStream; }
    /** The location of an object according to the cross-reference table. */
    struct Location
    {
        ObjectId id;
        int type = 0;      ///< 1 = at `offset`, 2 = in an object stream
        qint64 offset = 0; ///< relative to `base`
    };
    /** The locations of all objects, in order. */
    [[nodiscard]] const std::vector<Location>& locations() const { return m_locations; }
    /** An object that is a plainly written dictionary; nothing if only the parser can read it. */
    [[nodiscard]] std::optional<PlainDict> plainDict(ObjectId id) const;
    /** The value of a dictionary object under a key; uses the parser only if it isn't plainly written. */
    [[nodiscard]] QPDFObjectHandle entryOf(ObjectId id, const char* key) const;
    /** The entries of a dictionary object, each as PDF syntax: as in the file if it is plainly written. */
    [[nodiscard]] DictText dictText(ObjectId id) const;
    /** Returns whether the cross-reference table had to be reconstructed, when opening or by a later read. */
    [[nodiscard]] bool isDamaged() const;
    /** Objects that the cross-reference table lists but that don't exist: to be marked as free. */
    [[nodiscard]] const std::vector<ObjectId>& phantoms() const { return m_phantoms; }
    /** Returns whether the cross-reference table must be repaired before anything can be appended. */
    [[nodiscard]] bool needsRepair() const { return isDamaged() || m_lastXRef < 0 || !m_phantoms.empty(); }
    /** Reads every object and returns those that only a lenient reader understands (a wrong stream length, a
     * missing endobj). May detect that the file is damaged. Fails with UnreadablePdf if it takes too long. */
    [[nodiscard]] Result<std::vector<ObjectId>> faultyObjects() const;
    /** The entries for a new trailer: all except those about cross-references. */
    [[nodiscard]] DictText trailer() const;

private:
    SourceFile() = default;
    [[nodiscard]] char at(qsizetype offset) const;
    [[nodiscard]] std::unique_ptr<QPDF> parse() const;
    void recordLocations();
    void findLastXRef();
    void openRepaired(std::vector<ObjectId> missing);
    [[nodiscard]] std::vector<ObjectId> missingObjects() const;
    QByteArray m_bytes;
    QByteArray m_tail;
    QByteArray m_freed; ///< a section that marks phantoms as free; follows the other bytes
    mutable bool m_ignoreXRef =
        false; ///< the cross-reference table is wrong: qpdf has to search for the objects
    mutable std::unique_ptr<QPDF> m_qpdf;
    std::vector<Location> m_locations;
    qsizetype m_base = 0;
    qint64 m_lastXRef = -1;
    bool m_lastXRefIsStream = false;
    std::vector<ObjectId> m_phantoms;
    mutable bool m_damaged = false;
};

/** The error for a refused file, based on the PDF library's exception. */
[[nodiscard]] Error unreadableError(const std::exception& reason);

} // namespace ink::pdf
