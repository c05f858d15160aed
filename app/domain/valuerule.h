#pragma once

#include "app/domain/document.h"
#include "app/domain/plainpattern.h"

#include <QRegularExpression>
#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/** What one tag takes as its text, made ready to judge many: the same verdicts as `valueFault`. */
class ValueRule final
{
public:
    ValueRule() = default;
    explicit ValueRule(const Tag& tag);
    /** What is wrong with a text, to follow the tag's name, e.g. “needs a number such as 12”; empty = fine.
     * An empty text is never wrong. */
    [[nodiscard]] QString fault(QStringView text) const;
    /** Whether nothing is wrong, told without making a text. */
    [[nodiscard]] bool takes(QStringView text) const;

private:
    enum class Wrong {
        Nothing,
        TooLong,
        NoDate,
        NoNumber,
        Decimals,
        TooSmall,
        TooLarge,
        NoOption,
        Unchecked,
        Form
    };
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
    [[nodiscard]] Wrong wrongOf(QStringView text) const;
    [[nodiscard]] Wrong wrongNumber(QStringView text) const;
    [[nodiscard]] bool isDate(QStringView text) const;

    TagType m_type = TagType::Text;
    qsizetype m_maxLength = 0;
    QStringList m_options;
    std::optional<double> m_min;
    std::optional<double> m_max;
    std::optional<int> m_decimals;
    QString m_dateFormat;
    PlainDate m_date;
    PlainDate m_isoDate;
    bool m_hasPattern = false;
    bool m_patternIsUsable = false;
    std::optional<PlainPattern> m_plain;
    QRegularExpression m_pattern; ///< made ready only where `m_plain` cannot tell
};

/** The pattern compiled to match the whole text. Limits keep a hostile one from eating a core for seconds. */
[[nodiscard]] QRegularExpression wholeMatch(const QString& pattern);

} // namespace ink::domain
