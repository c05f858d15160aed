#include "ui/pages/editor/tagpanel/patterntext.h"

#include "app/domain/text/pattern.h"

#include <QCoreApplication>

#include <variant>

namespace ink::ui {

namespace {

struct PatternText
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::PatternText)
};

} // namespace

QString patternFaultText(const QString& pattern)
{
    using Fault = domain::Pattern::Fault;
    const auto parsed = domain::Pattern::parse(pattern);
    const auto* error = std::get_if<domain::Pattern::Error>(&parsed);
    if (!error) return {};
    const QString at = QString::number(error->position + 1);
    switch (error->fault) {
    case Fault::TooLong:
        return PatternText::tr("A pattern can have at most %1 characters.").arg(domain::Pattern::maxLength);
    case Fault::TooLarge:
        return PatternText::tr("This pattern repeats too much. Use smaller counts.");
    case Fault::Unsupported:
        return PatternText::tr("“%2” (character %1) isn't supported in patterns.").arg(at, error->part);
    case Fault::Unclosed:
        return PatternText::tr("“%2” (character %1) isn't closed.").arg(at, error->part);
    case Fault::Unmatched:
        return PatternText::tr("Unmatched parenthesis “%2” (character %1).").arg(at, error->part);
    case Fault::NothingToRepeat:
        return PatternText::tr("“%2” (character %1) has nothing to repeat.").arg(at, error->part);
    case Fault::BadCount:
        return PatternText::tr("“%2” (character %1) isn't a valid count. Write {0,3} or {2,}.")
            .arg(at, error->part);
    case Fault::BadRange:
        return PatternText::tr("“%2” (character %1) isn't a valid range.").arg(at, error->part);
    case Fault::BadEscape:
        return PatternText::tr("“%2” (character %1) isn't a known escape.").arg(at, error->part);
    }
    return {};
}

} // namespace ink::ui
