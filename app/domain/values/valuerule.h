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

/**
 * The rule for one tag's text, prepared to judge many values: the same verdicts as `valueFault`. The signing
 * page judges alike (`rules.js`), and both are held to tests/golden/rules.json. A text is judged as it is
 * stored, without a change.
 */
class ValueRule final
{
public:
    /** Why a text is refused. */
    enum class Wrong {
        Nothing,
        TooLong,
        NoDate,
        NoNumber,
        Ambiguous, ///< a number that can be read in two ways
        Decimals,
        TooSmall,
        TooLarge,
        NoOption,
        Unchecked,
        Form,
        NoEmail,
        NoPhone,
        TooEarly,
        TooLate
    };

    ValueRule() = default;
    /** `today` is what limits of dates start from. */
    explicit ValueRule(const Tag& tag, const Today& today = Today::anywhere());
    [[nodiscard]] Wrong judge(QStringView text) const;
    /** The arguments of a sentence about it: the limit, the format, the two readings. */
    [[nodiscard]] QStringList argumentsOf(Wrong wrong, QStringView text) const;
    /** Why a text is refused; empty = it is fine. An empty text is never wrong. The sentence calls the tag
     * `name`. */
    [[nodiscard]] Message fault(QStringView text, const Message& name) const;
    /** Returns whether nothing is wrong, told without making a text. */
    [[nodiscard]] bool takes(QStringView text) const;
    /**
     * The text as an input shows it once somebody has written it, before it is stored: a number that can be
     * read in one way only, or only in the tag's format, is written plainly (`19,99` becomes `19.99`), and
     * blanks around go where the rule takes the text only without them.
     */
    [[nodiscard]] QString tidied(const QString& text) const;

private:
    /** A date format of yyyy, MM and dd with signs between them, which nearly all are. */
    struct PlainDate
    {
        qsizetype year = -1; ///< where each begins; -1 = the format is another
        qsizetype month = -1;
        qsizetype day = -1;
        QString signs; ///< the format itself
        [[nodiscard]] bool matches(QStringView text) const;
    };
    [[nodiscard]] static PlainDate plainDate(const QString& format);
    [[nodiscard]] Wrong wrongNumber(QStringView text) const;
    [[nodiscard]] Wrong wrongPlainNumber(QStringView text) const;
    [[nodiscard]] bool isDate(QStringView text) const;
    [[nodiscard]] Wrong wrongDay(QStringView text) const;
    [[nodiscard]] Wrong wrongForm() const;

    TagType m_type = TagType::Text;
    qsizetype m_maxLength = 0;
    QStringList m_options;
    std::optional<double> m_min;
    std::optional<double> m_max;
    std::optional<int> m_decimals;
    DateForm m_dateForm{QString()};
    PlainDate m_date;
    PlainDate m_isoDate;
    bool m_hasPattern = false;
    std::optional<Pattern> m_pattern; ///< nothing when it can't be used
    QString m_format;
    std::optional<NumberFormat> m_numbers;
    QDate m_earliest; ///< invalid = no limit
    QDate m_latest;
};

} // namespace ink::domain
