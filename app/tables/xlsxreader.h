#pragma once

#include "app/base/result.h"
#include "app/tables/table.h"

#include <QByteArray>
#include <QLocale>
#include <QString>
#include <QStringList>

namespace ink::tables {

/**
 * Reads Office Open XML workbooks (ISO/IEC 29500): shared and inline strings, results of formulas, booleans
 * (`true`, `false`), numbers as they were entered, and by their number format dates (ISO 8601), times and
 * numbers with leading zeros. Table::displayText() has the text that the sheet displays instead of a number.
 * Hidden rows, also those that a filter hides, are counted, and read only on request. External references are
 * never followed, a DOCTYPE is refused, and content that unpacks beyond the limits is TooLarge.
 */
class XlsxReader final
{
public:
    /** Opens a workbook and lists its sheets. Malformed when it isn't a workbook, with advice in the
     * message. */
    [[nodiscard]] static Result<XlsxReader> open(const QByteArray& bytes, const TableLimits& limits = {});
    [[nodiscard]] static Result<XlsxReader> openFile(const QString& path, const TableLimits& limits = {});

    struct Sheet
    {
        QString name;
        bool isHidden = false;
        QString part; ///< path in the package
        bool operator==(const Sheet&) const = default;
    };
    [[nodiscard]] const QList<Sheet>& sheets() const { return m_sheets; }
    /** The index of the first sheet that isn't hidden; 0 if all are. */
    [[nodiscard]] int firstVisibleSheet() const;
    struct ReadOptions
    {
        bool includesHiddenRows = false;
        HeaderRow header = {}; ///< none = the first row that isn't blank
        QLocale locale = {};   ///< the locale of displayed numbers and dates
    };
    /** Reads the sheet with this index in sheets(). NotFound if there is none. */
    [[nodiscard]] Result<Table> read(int sheet, const Progress& progress, const ReadOptions& options) const;
    [[nodiscard]] Result<Table> read(int sheet, const Progress& progress = {}) const
    {
        return read(sheet, progress, ReadOptions());
    }

private:
    QByteArray m_bytes;
    TableLimits m_limits;
    QList<Sheet> m_sheets;
    QString m_strings; ///< path of the part with the shared strings; empty = none
    QString m_styles;
    bool m_since1904 = false;
};

} // namespace ink::tables
