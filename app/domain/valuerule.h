#pragma once

#include "app/domain/document.h"

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

private:
    [[nodiscard]] QString numberFault(QStringView text) const;
    [[nodiscard]] bool isDate(QStringView text) const;

    TagType m_type = TagType::Text;
    qsizetype m_maxLength = 0;
    QStringList m_options;
    std::optional<double> m_min;
    std::optional<double> m_max;
    std::optional<int> m_decimals;
    QString m_dateFormat;
    bool m_hasPattern = false;
    bool m_patternIsUsable = false;
    QRegularExpression m_pattern;
};

/** The pattern compiled to match the whole text. Limits keep a hostile one from eating a core for seconds. */
[[nodiscard]] QRegularExpression wholeMatch(const QString& pattern);

} // namespace ink::domain
