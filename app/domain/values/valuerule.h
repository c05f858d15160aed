#pragma once

#include "app/base/message.h"
#include "app/domain/document/tag.h"
#include "app/domain/text/datelimit.h"
#include "app/domain/text/datetext.h"
#include "app/domain/text/numberformat.h"
#include "app/domain/text/pattern.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/** The rule for one tag's text, prepared for checking many values, with the same results as `valueFault`. The
 * signing page checks in the same way (`rules.js`), and both are tested with tests/golden/rules.json. Text is
 * checked as stored, without changes. */
class ValueRule final
{
public:
    /** The reasons why a text is rejected. */
    enum class Rejection {
        None,
        TooLong,
        NoDate,
        NoNumber,
        Ambiguous, ///< a number with two possible readings
        Decimals,
        TooSmall,
        TooLarge,
        NoOption,
        Unchecked,
        Format,
        NoEmail,
        NoPhone,
        TooEarly,
        TooLate
    };

    ValueRule() = default;
    /** `today` is the base for relative limits of dates. */
    explicit ValueRule(const Tag& tag, const Today& today = Today::anywhere());
    [[nodiscard]] Rejection check(QStringView text) const;
    /** The arguments of the message: the limit, the format, the two readings. */
    [[nodiscard]] QStringList argumentsOf(Rejection rejection, QStringView text) const;
    /** The reason why a text is rejected; empty = valid. Empty text is always valid. The message uses `name`
     * for the tag. */
    [[nodiscard]] Message fault(QStringView text, const Message& name) const;
    /** Returns whether a text is valid, without creating a message. */
    [[nodiscard]] bool accepts(QStringView text) const;
    /** The text that an input shows after editing, before it is stored: a number that is unambiguous, or that
     * has the tag's format, becomes plain (`19,99` becomes `19.99`), and surrounding blanks are removed if
     * the text is only valid without them. */
    [[nodiscard]] QString normalized(const QString& text) const;

private:
    /** A date format that consists of yyyy, MM, dd and separators, as most formats do. */
    struct PlainDate
    {
        qsizetype year = -1; ///< offset of the year in the format; -1 = not a format of this kind
        qsizetype month = -1;
        qsizetype day = -1;
        QString signs; ///< the format itself
        [[nodiscard]] bool matches(QStringView text) const;
    };
    [[nodiscard]] static PlainDate plainDate(const QString& format);
    [[nodiscard]] Rejection checkNumber(QStringView text) const;
    [[nodiscard]] Rejection checkPlainNumber(QStringView text) const;
    [[nodiscard]] bool isDate(QStringView text) const;
    [[nodiscard]] Rejection checkDay(QStringView text) const;
    [[nodiscard]] Rejection formatRejection() const;

    TagType m_type = TagType::Text;
    qsizetype m_maxLength = 0;
    QStringList m_options;
    std::optional<double> m_min;
    std::optional<double> m_max;
    std::optional<int> m_decimals;
    DateFormat m_dateFormat{QString()};
    PlainDate m_date;
    PlainDate m_isoDate;
    bool m_hasPattern = false;
    std::optional<Pattern> m_pattern; ///< nothing if it is unusable
    QString m_format;
    std::optional<NumberFormat> m_numbers;
    QDate m_earliest; ///< invalid = no limit
    QDate m_latest;
};

} // namespace ink::domain
