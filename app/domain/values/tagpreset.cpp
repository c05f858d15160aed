#include "app/domain/values/tagpreset.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/values/tagoptions.h"

namespace ink::domain {

namespace {

Tag blank(TagType type, const QString& name)
{
    Tag tag = makeTag({}, type, 1, {}, 1, {});
    const QSize size = defaultTagSize(type);
    tag.name = name;
    tag.rect = {0, 0, size.width(), size.height()};
    return tag;
}

Tag filled(TagType type, const QString& name, const QString& fill)
{
    Tag tag = blank(type, name);
    tag.style.fill = fill;
    return tag;
}

/** Other services support only the pattern. */
Tag formatted(const QString& name, const QString& format, TextFieldFormat form)
{
    Tag tag = blank(TagType::Text, name);
    tag.style.format = format;
    tag.style.pattern = textFormatPattern(form);
    return tag;
}

Tag ofSender(const QString& name, const QString& format, const QString& text, QSize size)
{
    Tag tag = blank(TagType::Note, name);
    tag.style.format = format;
    tag.style.align = TextAlign::Center;
    tag.text = text;
    tag.rect.width = size.width();
    tag.rect.height = size.height();
    return tag;
}

QString presetWords(const QString& language, const char* english)
{
    return translatedIn(language, "ink::TagName", english);
}

QString presetName(TagPreset preset, const QString& language)
{
    const auto name = [&language](const char* english) { return presetWords(language, english); };
    switch (preset) {
    case TagPreset::Paragraph:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Paragraph"));
    case TagPreset::Comb:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Code"));
    case TagPreset::Email:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Email"));
    case TagPreset::Phone:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Phone"));
    case TagPreset::Amount:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Amount"));
    case TagPreset::FullName:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Full name"));
    case TagPreset::RecipientEmail:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Email address"));
    case TagPreset::Company:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Company"));
    case TagPreset::JobTitle:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Job title"));
    case TagPreset::DateSent:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Date sent"));
    case TagPreset::DocumentNumber:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Document number"));
    case TagPreset::Picture:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Picture"));
    case TagPreset::PageNumber:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Page number"));
    case TagPreset::Stamp:
        return name(QT_TRANSLATE_NOOP("ink::TagName", "Stamp"));
    }
    return {};
}

} // namespace

const QList<TagPreset>& allTagPresets()
{
    static const QList<TagPreset> presets{
        TagPreset::FullName,   TagPreset::RecipientEmail, TagPreset::Company,   TagPreset::JobTitle,
        TagPreset::DateSent,   TagPreset::DocumentNumber, TagPreset::Paragraph, TagPreset::Comb,
        TagPreset::Email,      TagPreset::Phone,          TagPreset::Amount,    TagPreset::Picture,
        TagPreset::PageNumber, TagPreset::Stamp};
    return presets;
}

Tag presetTag(TagPreset preset, const QString& language)
{
    const QString name = presetName(preset, language);
    switch (preset) {
    case TagPreset::Paragraph: {
        Tag tag = blank(TagType::Text, name);
        tag.style.multiline = true;
        tag.rect.width = 240;
        tag.rect.height = 72;
        return tag;
    }
    case TagPreset::Comb: {
        Tag tag = blank(TagType::Text, name);
        tag.style.comb = true;
        tag.style.maxLength = 8;
        return tag;
    }
    case TagPreset::Email:
        return formatted(name, QStringLiteral("email"), TextFieldFormat::Email);
    case TagPreset::Phone:
        return formatted(name, QStringLiteral("phone"), TextFieldFormat::Phone);
    case TagPreset::Amount: {
        Tag tag = blank(TagType::Number, name);
        tag.style.format = QStringLiteral("1,234.50");
        tag.style.decimals = 2;
        tag.style.align = TextAlign::Right;
        return tag;
    }
    case TagPreset::FullName:
        return filled(TagType::Text, name, QStringLiteral("name"));
    case TagPreset::RecipientEmail:
        return filled(TagType::Text, name, QStringLiteral("email"));
    case TagPreset::Company:
        return filled(TagType::Text, name, QStringLiteral("company"));
    case TagPreset::JobTitle:
        return filled(TagType::Text, name, QStringLiteral("title"));
    case TagPreset::DateSent: {
        Tag tag = filled(TagType::Date, name, QStringLiteral("date"));
        tag.style.readOnly = true;
        tag.isMandatory = false;
        return tag;
    }
    case TagPreset::DocumentNumber: {
        Tag tag = filled(TagType::Text, name, QStringLiteral("documentNumber"));
        tag.style.readOnly = true;
        tag.isMandatory = false;
        return tag;
    }
    case TagPreset::Picture: {
        Tag tag = blank(TagType::Attachment, name);
        tag.style.format = QStringLiteral("image");
        tag.rect.width = 120;
        tag.rect.height = 90;
        return tag;
    }
    case TagPreset::PageNumber:
        return ofSender(name, QStringLiteral("page"), QStringLiteral("{page} / {pages}"), {80, 16});
    case TagPreset::Stamp: {
        Tag tag = ofSender(name, QStringLiteral("stamp"),
                           presetWords(language, QT_TRANSLATE_NOOP("ink::TagName", "COPY")) +
                               QStringLiteral("\n{date}"),
                           {120, 48});
        tag.style.colour = QStringLiteral("#b3261e");
        return tag;
    }
    }
    return {};
}

} // namespace ink::domain
