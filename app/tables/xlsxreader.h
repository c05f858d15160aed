#pragma once

#include "app/base/result.h"
#include "app/tables/table.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ink::tables {

/**
 * Reads workbooks of Office Open XML (ISO/IEC 29500): shared and inline strings, results of formulas,
 * booleans (`true`, `false`), numbers as they were entered, and by their number format dates (ISO 8601),
 * times and numbers with leading zeros. Nothing outside the file is ever looked at, a document type is
 * refused, and what unpacks to more than the limits is TooLarge.
 */
class XlsxReader final
{
public:
    /** Looks at the workbook: which sheets it has. Malformed when it is none, with what to do in words. */
    [[nodiscard]] static Result<XlsxReader> open(const QByteArray& bytes, const TableLimits& limits = {});
    [[nodiscard]] static Result<XlsxReader> openFile(const QString& path, const TableLimits& limits = {});

    struct Sheet
    {
        QString name;
        bool hidden = false;
        QString part; ///< path in the package
        bool operator==(const Sheet&) const = default;
    };
    [[nodiscard]] const QList<Sheet>& sheets() const { return m_sheets; }
    /** The first that a person sees. */
    [[nodiscard]] int firstVisible() const;
    /** One sheet; its first row that is not blank is the header. */
    [[nodiscard]] Result<Table> read(int sheet, const Progress& progress = {}) const;

private:
    QByteArray m_bytes;
    TableLimits m_limits;
    QList<Sheet> m_sheets;
    QString m_strings; ///< part of the shared strings; empty = none
    QString m_styles;
    bool m_since1904 = false;
};

} // namespace ink::tables
