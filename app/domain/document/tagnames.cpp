#include "app/domain/document/tagnames.h"

#include "app/base/languages.h"

#include <QtGlobal>

namespace ink::domain {

namespace {

constexpr const char* tagNameContext = "ink::TagName";

// Index(englishTagName): Tags: what new ones are called
const char* englishTagName(TagType type)
{
    switch (type) {
    case TagType::Signature:
        return QT_TRANSLATE_NOOP("ink::TagName", "Signature");
    case TagType::Initial:
        return QT_TRANSLATE_NOOP("ink::TagName", "Initials");
    case TagType::Text:
        return QT_TRANSLATE_NOOP("ink::TagName", "Text");
    case TagType::Checkbox:
        return QT_TRANSLATE_NOOP("ink::TagName", "Checkbox");
    case TagType::Radio:
        return QT_TRANSLATE_NOOP("ink::TagName", "Option");
    case TagType::Date:
        return QT_TRANSLATE_NOOP("ink::TagName", "Date");
    case TagType::Attachment:
        return QT_TRANSLATE_NOOP("ink::TagName", "Attachment");
    case TagType::Dropdown:
        return QT_TRANSLATE_NOOP("ink::TagName", "Dropdown");
    case TagType::Note:
        return QT_TRANSLATE_NOOP("ink::TagName", "Note");
    case TagType::MaskedText:
        return QT_TRANSLATE_NOOP("ink::TagName", "Masked text");
    case TagType::PrefillableText:
        return QT_TRANSLATE_NOOP("ink::TagName", "Prefilled text");
    case TagType::PrefillableNumber:
        return QT_TRANSLATE_NOOP("ink::TagName", "Prefilled number");
    case TagType::Number:
        return QT_TRANSLATE_NOOP("ink::TagName", "Number");
    case TagType::SignDate:
        return QT_TRANSLATE_NOOP("ink::TagName", "Date signed");
    }
    return QT_TRANSLATE_NOOP("ink::TagName", "Field");
}

} // namespace

QString tagNameWord(TagType type, const QString& language)
{
    return translatedIn(language, tagNameContext, englishTagName(type));
}

QString groupNameWord(const QString& language)
{
    return translatedIn(language, tagNameContext, QT_TRANSLATE_NOOP("ink::TagName", "Choice"));
}

QString numberedName(const QString& word, int number)
{
    return word + QLatin1Char(' ') + QString::number(number);
}

} // namespace ink::domain
