#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/**
 * How a number is printed, told by a sample of the number 1234.50: `1.234,50 €`, `$1,234.50`, `1 234,5`,
 * `1234.50 %`. What stands before and after the digits is printed with every number; the sign between 1 and
 * 234 groups thousands; the sample has as many decimal places as are printed at least. Values are stored
 * plainly all the same. The signing page prints alike
 * (`formats.js`, tests/golden/formats.json).
 */
class NumberFormat final
{
public:
    // Index(fromSample): Numbers: how they are printed
    /** Nothing when the text isn't a valid sample. */
    [[nodiscard]] static std::optional<NumberFormat> fromSample(QStringView sample);

    /** A plain number such as `-1234.5` as it is printed; any other text stays as it is. */
    [[nodiscard]] QString write(const QString& plain) const;
    /** The plain number that a text says when it is written in this format, with or without what stands
     * around the digits and the groups; nothing when it is not. */
    [[nodiscard]] std::optional<QString> read(QStringView text) const;

    [[nodiscard]] const QString& before() const { return m_before; }
    [[nodiscard]] const QString& after() const { return m_after; }

private:
    QString m_before;
    QString m_after;
    QString m_group;
    QChar m_point = QLatin1Char('.');
    qsizetype m_places = 0;
};

} // namespace ink::domain
