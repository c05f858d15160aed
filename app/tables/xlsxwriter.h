#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

namespace ink::tables {

/** Empty, text, a number, a boolean, a date, or a date and time (written as is, without a time zone). */
using XlsxCell = std::variant<std::monostate, QString, double, bool, QDate, QDateTime>;

/** Writes a workbook: sheets with a frozen header, and rows. Text stays text: no cell ever becomes a
 * formula. */
class XlsxWriter final
{
public:
    /** Begins a sheet; names are shortened and made unique as spreadsheets require. */
    void beginSheet(const QString& name, const QStringList& header);
    /** Appends to the current sheet. */
    void addRow(const QList<XlsxCell>& cells);
    [[nodiscard]] Result<QByteArray> bytes() const;
    /** The same into a file, atomically. */
    [[nodiscard]] Result<void> write(const QString& path) const;

private:
    struct Sheet
    {
        QString name;
        QByteArray rows;
        QList<int> widths; ///< of columns, in characters
        int rowCount = 0;
    };
    void append(Sheet& sheet, const QList<XlsxCell>& cells, bool header);
    QList<Sheet> m_sheets;
};

} // namespace ink::tables
