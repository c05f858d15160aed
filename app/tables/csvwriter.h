#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

class QIODevice;

namespace ink::tables {

/** Returns whether a spreadsheet may take a cell that begins so for a formula: = + - @, tab, carriage return,
 * and their wide forms. */
[[nodiscard]] bool isFormulaStart(QChar first);
/** The text with an apostrophe before it when a spreadsheet would run it; numbers (also with a sign) stay. */
[[nodiscard]] QString neutralised(const QString& cell);

struct CsvFormat
{
    char delimiter = ',';
    bool byteOrderMark = false; ///< some spreadsheets read UTF-8 only with one
    bool neutralise = true;     ///< see neutralised()
};

/** RFC 4180 in UTF-8: CRLF, quotes where they are needed. */
class CsvWriter final
{
public:
    explicit CsvWriter(QIODevice& device, const CsvFormat& format = {});
    void addRow(const QStringList& cells);
    /** Io when something could not be written. */
    [[nodiscard]] Result<void> finish();

private:
    void flush();
    QIODevice& m_device;
    CsvFormat m_format;
    QByteArray m_buffer;
    bool m_atStart = true; ///< no row is written yet
    bool m_failed = false;
};

/** A whole file, whole or not at all. */
[[nodiscard]] Result<void> writeCsvFile(const QString& path, const QList<QStringList>& rows,
                                        const CsvFormat& format = {});

} // namespace ink::tables
