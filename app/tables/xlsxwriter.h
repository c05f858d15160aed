#pragma once

#include "app/base/result.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <variant>

namespace ink::tables {

/** Empty, text, a number, a boolean, a date, or a date and time (written as is, without a time zone). */
using XlsxCell = std::variant<std::monostate, QString, double, bool, QDate, QDateTime>;

/** Writes a workbook: sheets with a frozen header, and rows. Text stays text: no cell ever becomes a formula.
 * Rows are written to temporary files when they are added, so memory doesn't grow with them. Equal content
 * produces equal files. */
class XlsxWriter final
{
public:
    /** False in a build without libxlsxwriter (a cross build whose sysroot lacks it). */
    [[nodiscard]] static bool isAvailable();

    XlsxWriter();
    XlsxWriter(const XlsxWriter&) = delete;
    XlsxWriter& operator=(const XlsxWriter&) = delete;
    ~XlsxWriter();

    /** Begins a sheet; names are shortened and made unique as spreadsheets require. */
    void beginSheet(const QString& name, const QStringList& header);
    /** Appends to the current sheet. */
    void addRow(const QList<XlsxCell>& cells);
    /** Completes the workbook and writes it to a file, atomically. Must be the last call; also reports errors
     * of earlier calls. TooLarge beyond the rows and columns of spreadsheets; Io if a disk is full. */
    [[nodiscard]] Result<void> write(const QString& path);

private:
    struct Book;
    std::unique_ptr<Book> m_book;
};

} // namespace ink::tables
