#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

class QIODevice;

namespace ink::tables {

/** Returns whether a spreadsheet may evaluate a cell that begins with this as a formula: = + - @, tab,
 * carriage return, and their full-width forms. */
[[nodiscard]] bool isFormulaStart(QChar first);
/** The text with an apostrophe before it if a spreadsheet would evaluate it; numbers (also signed) stay. */
[[nodiscard]] QString neutraliseFormula(const QString& cell);

struct CsvFormat
{
    char delimiter = ',';
    bool hasByteOrderMark = false;   ///< some spreadsheets read UTF-8 only with one
    bool neutralisesFormulas = true; ///< see neutraliseFormula()
};

/** Writes RFC 4180 in UTF-8: CRLF, quotes where necessary. */
class CsvWriter final
{
public:
    explicit CsvWriter(QIODevice& device, const CsvFormat& format = {});
    void addRow(const QStringList& cells);
    /** Fails with Io if a write failed. */
    [[nodiscard]] Result<void> finish();

private:
    void flush();
    QIODevice& m_device;
    CsvFormat m_format;
    QByteArray m_buffer;
    bool m_atStart = true; ///< no row is written yet
    bool m_hasFailed = false;
};

/** Writes a whole file atomically. */
[[nodiscard]] Result<void> writeCsvFile(const QString& path, const QList<QStringList>& rows,
                                        const CsvFormat& format = {});

} // namespace ink::tables
