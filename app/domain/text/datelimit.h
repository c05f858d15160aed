#pragma once

#include <QDate>
#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/** The current date, which depends on the signer's time zone. A service doesn't know that zone, so it uses
 * the earliest and the latest date anywhere on earth. */
struct Today
{
    QDate earliest;
    QDate latest;
    // Index(anywhere): Date limits of fields: what today is
    [[nodiscard]] static Today anywhere();
};

/** A limit for a date: a day `yyyy-MM-dd`, or `today` plus or minus days, weeks, months or years, such as
 * `today+14d`, `today-2w`, `today+6m`, `today-18y`. The signing page parses it in the same way (`formats.js`,
 * tests/golden/formats.json). */
class DateLimit final
{
public:
    /** Parses a limit; nothing if the text isn't valid. */
    [[nodiscard]] static std::optional<DateLimit> fromText(QStringView text);
    [[nodiscard]] QDate resolve(QDate today) const;
    [[nodiscard]] bool isRelative() const { return !m_day.isValid(); }

private:
    QDate m_day;
    int m_count = 0;
    QChar m_unit = QLatin1Char('d');
};

} // namespace ink::domain
