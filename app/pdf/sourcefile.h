#pragma once

#include "app/base/result.h"
#include "app/pdf/objecttext.h"

#include <QByteArray>

#include <memory>
#include <vector>

class QPDF;

namespace ink::pdf {

/** A PDF as it came, opened for reading; nothing in it is ever changed. */
class SourceFile final
{
public:
    /** Errors are UnreadablePdf with the reason. */
    [[nodiscard]] static Result<std::unique_ptr<SourceFile>> open(QByteArray bytes);
    ~SourceFile();

    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }
    [[nodiscard]] QPDF& qpdf() const { return *m_qpdf; }
    /** Where `%PDF-` stands: every offset inside the file counts from there. */
    [[nodiscard]] qsizetype base() const { return m_base; }
    /** The number behind the last `startxref`, -1 when there is none. */
    [[nodiscard]] qint64 lastXRef() const { return m_lastXRef; }
    /** Whether the last cross-reference section is a stream. */
    [[nodiscard]] bool lastXRefIsStream() const { return m_lastXRefIsStream; }
    /** Whether the cross-reference had to be reconstructed, at opening or by any read since. */
    [[nodiscard]] bool isDamaged() const;
    /** Objects that the cross-reference lists where there are none, nor anywhere else: to be told as free. */
    [[nodiscard]] const std::vector<ObjectId>& phantoms() const { return m_phantoms; }
    /** The trailer's entries that belong into a new trailer: without those about cross-references. */
    [[nodiscard]] DictText trailer() const;

private:
    SourceFile() = default;
    void findLastXRef();
    void openMended(std::vector<ObjectId> missing);
    [[nodiscard]] std::vector<ObjectId> missingObjects() const;
    QByteArray m_bytes;
    QByteArray m_mended; ///< what qpdf reads when the cross-reference lies
    std::unique_ptr<QPDF> m_qpdf;
    qsizetype m_base = 0;
    qint64 m_lastXRef = -1;
    bool m_lastXRefIsStream = false;
    std::vector<ObjectId> m_phantoms;
    mutable bool m_damaged = false;
};

/** The sentence for a refused file, from what the PDF library said. */
[[nodiscard]] Error unreadable(const std::exception& reason);

} // namespace ink::pdf
