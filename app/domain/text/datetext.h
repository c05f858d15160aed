#pragma once

#include <QDate>
#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/**
 * The forms that a date may be written in: `yyyy-MM-dd`, in which it is stored, and the one of its tag. Only
 * days that are in the calendar, with the digits 0 to 9 and no blanks but around. The signing page reads them
 * alike
 * (`rules.js`, tests/golden/rules.json).
 *
 * A tag's form is made of `yyyy yy MMMM MMM MM M dddd ddd dd d` (names in English, of any case; years in two
 * digits are of this century), what stands in single quotes, and signs. Any other letter makes it unusable.
 */
class DateForm final
{
public:
    explicit DateForm(const QString& form);

    /** The format as it is shown to the person who enters a date. */
    [[nodiscard]] const QString& shown() const { return m_form; }
    /** The day that a text names in one of the two forms. */
    [[nodiscard]] std::optional<QDate> read(QStringView text) const;
    /** A valid day in the tag's form. */
    [[nodiscard]] QString write(QDate day) const;

private:
    QString m_form;
};

/**
 * A date format as people, scripts and other programs write it (`DD/MM/YYYY`, `mm/dd/yyyy`, `D MMM YYYY`,
 * `%d.%m.%Y`, `d. MMMM y`), as a DateForm. Nothing when it doesn't have day, month and year, or has more than
 * a date.
 */
[[nodiscard]] std::optional<QString> dateFormFrom(const QString& format);

} // namespace ink::domain
