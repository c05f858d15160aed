#include "app/domain/values/tagpreset.h"

#include "app/domain/document/tagplacement.h"
#include "app/domain/values/tagoptions.h"

namespace ink::domain {

namespace {

Tag blank(TagType type, const QString& name)
{
    Tag tag = makeTag({}, type, 1, {}, 1);
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

/** Other services understand only the pattern. */
Tag formatted(const QString& name, const QString& format, TextForm form)
{
    Tag tag = blank(TagType::Text, name);
    tag.style.format = format;
    tag.style.pattern = formPattern(form);
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

Tag presetTag(TagPreset preset)
{
    switch (preset) {
    case TagPreset::Paragraph: {
        Tag tag = blank(TagType::Text, QStringLiteral("Paragraph"));
        tag.style.multiline = true;
        tag.rect.width = 240;
        tag.rect.height = 72;
        return tag;
    }
    case TagPreset::Comb: {
        Tag tag = blank(TagType::Text, QStringLiteral("Code"));
        tag.style.comb = true;
        tag.style.maxLength = 8;
        return tag;
    }
    case TagPreset::Email:
        return formatted(QStringLiteral("Email"), QStringLiteral("email"), TextForm::Email);
    case TagPreset::Phone:
        return formatted(QStringLiteral("Phone"), QStringLiteral("phone"), TextForm::Phone);
    case TagPreset::Amount: {
        Tag tag = blank(TagType::Number, QStringLiteral("Amount"));
        tag.style.format = QStringLiteral("1,234.50");
        tag.style.decimals = 2;
        tag.style.align = TextAlign::Right;
        return tag;
    }
    case TagPreset::FullName:
        return filled(TagType::Text, QStringLiteral("Full name"), QStringLiteral("name"));
    case TagPreset::RecipientEmail:
        return filled(TagType::Text, QStringLiteral("Email address"), QStringLiteral("email"));
    case TagPreset::Company:
        return filled(TagType::Text, QStringLiteral("Company"), QStringLiteral("company"));
    case TagPreset::JobTitle:
        return filled(TagType::Text, QStringLiteral("Job title"), QStringLiteral("title"));
    case TagPreset::DateSent: {
        Tag tag = filled(TagType::Date, QStringLiteral("Date sent"), QStringLiteral("date"));
        tag.style.readOnly = true;
        tag.isMandatory = false;
        return tag;
    }
    case TagPreset::DocumentNumber: {
        Tag tag = filled(TagType::Text, QStringLiteral("Document number"), QStringLiteral("documentNumber"));
        tag.style.readOnly = true;
        tag.isMandatory = false;
        return tag;
    }
    case TagPreset::Picture: {
        Tag tag = blank(TagType::Attachment, QStringLiteral("Picture"));
        tag.style.format = QStringLiteral("image");
        tag.rect.width = 120;
        tag.rect.height = 90;
        return tag;
    }
    case TagPreset::PageNumber:
        return ofSender(QStringLiteral("Page number"), QStringLiteral("page"),
                        QStringLiteral("{page} / {pages}"), {80, 16});
    case TagPreset::Stamp: {
        Tag tag = ofSender(QStringLiteral("Stamp"), QStringLiteral("stamp"), QStringLiteral("COPY\n{date}"),
                           {120, 48});
        tag.style.colour = QStringLiteral("#b3261e");
        return tag;
    }
    }
    return {};
}

} // namespace ink::domain
