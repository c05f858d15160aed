#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/** A print format for numbers, defined by the sample 1234.50: `1.234,50 €`, `$1,234.50`, `1 234,5`, `1234.50
 * %`. Text before and after the digits is printed with every number; the character between 1 and 234 is the
 * thousands separator; the sample's decimals are the minimum number printed. Stored values stay plain
 * numbers. The signing page formats in the same way (`formats.js`, tests/golden/formats.json). */
class NumberFormat final
{
public:
    // Index(fromSample): Numbers: how they are printed
    /** Parses a sample; nothing if the text isn't a valid one. */
    [[nodiscard]] static std::optional<NumberFormat> fromSample(QStringView sample);

    /** Formats a plain number such as `-1234.5`; any other text stays unchanged. */
    [[nodiscard]] QString format(const QString& plain) const;
    /** Parses a number in this format, with or without the surrounding text and the separators, to a plain
     * number; nothing if it is invalid. */
    [[nodiscard]] std::optional<QString> parse(QStringView text) const;

    [[nodiscard]] const QString& prefix() const { return m_before; }
    [[nodiscard]] const QString& suffix() const { return m_after; }

private:
    QString m_before;
    QString m_after;
    QString m_group;
    QChar m_point = QLatin1Char('.');
    qsizetype m_places = 0;
};

} // namespace ink::domain
