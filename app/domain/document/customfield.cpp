#include "app/domain/document/customfield.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"

#include <algorithm>

namespace ink::domain {

namespace {

/** Returns the data with one more value, or nothing if that exceeds the limits. */
std::optional<DocumentData> withName(const DocumentData& data, const QString& name, const QString& value)
{
    DocumentData more = data;
    more.insert(name, value);
    return checkData(more) ? std::optional(more) : std::nullopt;
}

} // namespace

const QList<TagType>& customFieldTypes()
{
    static const QList<TagType> types{TagType::Text,
                                      TagType::Number,
                                      TagType::Date,
                                      TagType::Checkbox,
                                      TagType::Dropdown,
                                      TagType::MaskedText,
                                      TagType::PrefillableText,
                                      TagType::PrefillableNumber};
    return types;
}

void writeStyle(const CustomField& field, TagStyle& style)
{
    forEachCheck([&](auto ofCheck, auto ofStyle) { style.*ofStyle = field.check.*ofCheck; });
    style.options = field.options;
    style.help = field.help;
}

void readStyle(const TagStyle& style, CustomField& field)
{
    forEachCheck([&](auto ofCheck, auto ofStyle) { field.check.*ofCheck = style.*ofStyle; });
    field.options = style.options;
    field.help = style.help;
}

const CustomField* findCustomField(const CustomFields& fields, const QString& name)
{
    const auto found = std::find_if(fields.cbegin(), fields.cend(),
                                    [&](const CustomField& each) { return each.name == name; });
    return found == fields.cend() ? nullptr : &*found;
}

void applyCustomField(const CustomField& field, Tag& tag)
{
    tag.facts.customField = field.name;
    tag.facts.customFieldDefault = field.defaultValue;
    tag.type = field.type;
    writeStyle(field, tag.style);
}

bool usesCustomFields(const QList<Tag>& tags)
{
    return std::any_of(tags.cbegin(), tags.cend(),
                       [](const Tag& tag) { return !tag.facts.customField.isEmpty(); });
}

void detachCustomField(Tag& tag)
{
    if (tag.text.isEmpty()) tag.text = tag.facts.customFieldDefault;
    tag.facts.customField.clear();
    tag.facts.customFieldDefault.clear();
}

bool followsCustomFields(const Document& document)
{
    return document.status == SigningStatus::Draft || document.type != DocumentType::Document;
}

Tag customFieldTag(const CustomField& field)
{
    Tag tag;
    applyCustomField(field, tag);
    tag.name = field.name;
    const QSize size = defaultTagSize(field.type);
    tag.rect = {0, 0, size.width(), size.height()};
    return tag;
}

void fillCustomFieldDefaults(QList<Tag>& tags)
{
    for (Tag& tag : tags) {
        if (tag.facts.customFieldDefault.isEmpty()) continue;
        const bool isToggled = isToggle(tag.type) && tag.style.checked;
        if (tag.text.isEmpty() && !isToggled) tag.text = tag.facts.customFieldDefault;
        tag.facts.customFieldDefault.clear();
    }
}

void recordFieldValues(Document& document)
{
    for (const Tag& tag : std::as_const(document.tags)) {
        const QString& name = tag.facts.customField;
        const qsizetype owner = tag.invitationIndex - 1;
        if (name.isEmpty() || tag.text.isEmpty() || tag.type == TagType::MaskedText ||
            document.data.contains(name) || owner < 0 || owner >= document.invitations.size() ||
            document.invitations.at(owner).status != InvitationStatus::Finalized)
            continue;
        if (auto more = withName(document.data, name, tag.text)) document.data = std::move(*more);
    }
}

} // namespace ink::domain
