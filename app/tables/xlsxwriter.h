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

/** Nothing, text, a number, yes or no, a day, or a point in time (written as it is there: no zone). */
using XlsxCell = std::variant<std::monostate, QString, double, bool, QDate, QDateTime>;

/** Makes a workbook: sheets with a header that stays in sight, and rows. Text stays text: no cell ever
 * becomes a formula. */
class XlsxWriter final
{
public:
    /** Begins a sheet; names are shortened and made unique as spreadsheets ask for. */
    void beginSheet(const QString& name, const QStringList& header);
    /** Appends to the sheet begun last. */
    void addRow(const QList<XlsxCell>& cells);
    [[nodiscard]] Result<QByteArray> bytes() const;
    /** The same into a file, whole or not at all. */
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
