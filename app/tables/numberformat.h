#pragma once

#include <QLocale>
#include <QString>

#include <memory>

namespace ink::tables {

/**
 * A format code of a spreadsheet (ISO/IEC 29500-1 §18.8.31), parsed once for all of its cells: sections and
 * conditions, placeholders with text between them (`000\-00\-0000`), grouping, scaling, percent, exponents,
 * fractions, dates and times.
 */
class CellNumberFormat final
{
public:
    explicit CellNumberFormat(const QString& format);
    CellNumberFormat() = default;

    /** A number as the spreadsheet displays it; separators and names of months are those of `locale`. Empty
     * if the format is `General` or doesn't change the number. */
    [[nodiscard]] QString format(double value, bool since1904, const QLocale& locale) const;

private:
    struct Sections;
    std::shared_ptr<const Sections> m_sections; ///< null = General
};

/** The code of a built-in format (ISO/IEC 29500-1 §18.8.30); empty = General or unknown. */
[[nodiscard]] QString builtInFormat(int id, const QLocale& locale);

} // namespace ink::tables
