#pragma once

#include <QDate>
#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/** The formats in which a date may be written: `yyyy-MM-dd`, in which it is stored, and the format of its
 * tag. Accepts only valid days, with the digits 0 to 9 and blanks only around the date. The signing page
 * parses it in the same way (`rules.js`, tests/golden/rules.json). A tag's format consists of `yyyy yy MMMM
 * MMM MM M dddd ddd dd d` (names in English, in any case; two-digit years are in this century), text in
 * single quotes, and punctuation. Any other letter makes it invalid. */
class DateFormat final
{
public:
    explicit DateFormat(const QString& form);

    /** The format as displayed to the person who enters a date. */
    [[nodiscard]] const QString& displayFormat() const { return m_form; }
    /** Parses a day in one of the two formats. */
    [[nodiscard]] std::optional<QDate> parse(QStringView text) const;
    /** Formats a valid day in the tag's format. */
    [[nodiscard]] QString format(QDate day) const;

private:
    QString m_form;
};

/** Converts a date format as written by people, scripts and other programs (`DD/MM/YYYY`, `mm/dd/yyyy`, `D
 * MMM YYYY`, `%d.%m.%Y`, `d. MMMM y`) to the syntax of a DateFormat. Nothing if it lacks day, month or year,
 * or contains more than a date. */
[[nodiscard]] std::optional<QString> toDateFormat(const QString& format);

} // namespace ink::domain
