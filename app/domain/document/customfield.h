#pragma once

#include "app/base/fields.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/documentdata.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/tag.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

struct Document;

/** The restrictions on a custom field's values, with the same members as in a tag's style. */
struct FieldCheck
{
    std::optional<int> maxLength;
    QString pattern;
    std::optional<double> min;
    std::optional<double> max;
    std::optional<int> decimals;
    QString dateFormat;
    QString format;
    QString earliest;
    QString latest;
    bool operator==(const FieldCheck&) const = default;
};

// Index(CustomField): Custom fields: what a tag takes from one
/**
 * An account's definition of a field, for tags to refer to by its name (`customField`). Such a tag takes its
 * type, check, options and help from the definition for as long as its document is a draft or a template, and
 * the default when the document is sent without a value. Later changes don't affect a sent document.
 */
struct CustomField
{
    QString name; ///< unique in its account, case-sensitive; a valid data name (isDataName())
    TagType type = TagType::Text;
    FieldCheck check;
    QStringList options;
    QString defaultValue;
    QString help; ///< shown to the signer at the field
    bool operator==(const CustomField&) const = default;
};
using CustomFields = QList<CustomField>;

// Number(maxCustomFields, fields): Custom fields: definitions of an account
inline constexpr qsizetype maxCustomFields = 200;
// Number(maxCustomFieldOptions, options): Custom fields: options of a definition
inline constexpr qsizetype maxCustomFieldOptions = 500;
// Number(maxCustomFieldOption, characters): Custom fields: length of an option
inline constexpr qsizetype maxCustomFieldOption = 255;
// Number(maxCustomFieldDefault, characters): Custom fields: length of a default value
inline constexpr qsizetype maxCustomFieldDefault = 4000;
// Number(maxCustomFieldHelp, characters): Custom fields: length of the help
inline constexpr qsizetype maxCustomFieldHelp = 1024;
// Number(maxListedTemplates, templates): Custom fields: templates that are listed for each definition
inline constexpr qsizetype maxListedTemplates = 50;

/** A template that refers to a custom field. */
struct FieldTemplate
{
    DocumentId id;
    QString title;
    bool operator==(const FieldTemplate&) const = default;
};

/** The documents that refer to a custom field and have not been sent. */
struct FieldUse
{
    QList<FieldTemplate> templates; ///< the first maxListedTemplates by title
    qint64 templateCount = 0;
    qint64 draftCount = 0;
    [[nodiscard]] bool isUsed() const { return templateCount > 0 || draftCount > 0; }
    bool operator==(const FieldUse&) const = default;
};

/** A change of a definition that was in use. */
struct FieldChange
{
    QString name;
    bool isRemoved = false; ///< otherwise changed
    FieldUse use;
    bool operator==(const FieldChange&) const = default;
};

/** An account's definitions in their order. */
struct CustomFieldList
{
    CustomFields fields;
    QList<FieldUse> uses;       ///< one for each field; empty = not loaded
    QList<FieldChange> changes; ///< definitions in use that the request changed or removed; only in responses
    QByteArray state;           ///< entity tag of the definitions, for replacing them
    bool operator==(const CustomFieldList&) const = default;
};

/** The new definitions of an account. */
struct CustomFieldsWish
{
    CustomFields fields;
    /** Names of definitions in use that may be removed, or changed so that values of tags become invalid. */
    QStringList confirmed;
    bool operator==(const CustomFieldsWish&) const = default;
};

/** The types that a custom field can have: those with one text as their value. */
[[nodiscard]] const QList<TagType>& customFieldTypes();
/** Calls `visit` with each member of FieldCheck and the member of TagStyle that corresponds to it. */
template <typename Visit> void forEachCheck(const Visit& visit)
{
    using C = FieldCheck;
    using S = TagStyle;
    visit(&C::maxLength, &S::maxLength);
    visit(&C::pattern, &S::pattern);
    visit(&C::min, &S::min);
    visit(&C::max, &S::max);
    visit(&C::decimals, &S::decimals);
    visit(&C::dateFormat, &S::dateFormat);
    visit(&C::format, &S::format);
    visit(&C::earliest, &S::earliest);
    visit(&C::latest, &S::latest);
}
/** Copies the check, the options and the help of a field to a style, or from a style. */
void writeStyle(const CustomField& field, TagStyle& style);
void readStyle(const TagStyle& style, CustomField& field);

/** The definition with this name; null if there is none. */
[[nodiscard]] const CustomField* findCustomField(const CustomFields& fields, const QString& name);
/** Makes a tag refer to a definition: copies its type, check, options and help. The default is stored in
 * `customFieldDefault` and becomes the value when the document is sent. */
void applyCustomField(const CustomField& field, Tag& tag);
/** True if any of the tags refers to a custom field. */
[[nodiscard]] bool usesCustomFields(const QList<Tag>& tags);
/** Removes a tag's reference to its definition. The tag keeps the properties copied from it, and the default
 * becomes the value if it has none. */
void detachCustomField(Tag& tag);
/** Returns whether the document's tags follow the current definitions: true for drafts and templates, false
 * for documents that were sent. */
[[nodiscard]] bool followsCustomFields(const Document& document);
/** A tag on page 1 that refers to the definition, with its name and the default size of its type. */
[[nodiscard]] Tag customFieldTag(const CustomField& field);

/** Sets empty values to the default of the custom field. Call it when the document is sent. */
void fillCustomFieldDefaults(QList<Tag>& tags);
// Index(recordFieldValues): Custom fields: which values become data of the document
/**
 * Adds the values in finished recipients' tags with a custom field to the document's data, under the field's
 * name. Names that already have a value are skipped, and so are masked texts and values that would exceed the
 * limits of document data.
 */
void recordFieldValues(Document& document);

/** The fields of a check. */
[[nodiscard]] constexpr auto fieldsOf(const FieldCheck*)
{
    using namespace Qt::Literals::StringLiterals;
    using C = FieldCheck;
    return std::tuple(Field{"maxLength"_L1, &C::maxLength, 1'000'000}.omitDefault(),
                      Field{"pattern"_L1, &C::pattern, 1024}.omitDefault(),
                      Field{"min"_L1, &C::min}.omitDefault(), Field{"max"_L1, &C::max}.omitDefault(),
                      Field{"decimals"_L1, &C::decimals, 15}.omitDefault(),
                      Field{"dateFormat"_L1, &C::dateFormat, 64}.omitDefault(),
                      Field{"format"_L1, &C::format, 64}.omitDefault(),
                      Field{"earliest"_L1, &C::earliest, 32}.omitDefault(),
                      Field{"latest"_L1, &C::latest, 32}.omitDefault());
}

/** The fields of a definition. */
[[nodiscard]] constexpr auto fieldsOf(const CustomField*)
{
    using namespace Qt::Literals::StringLiterals;
    using F = CustomField;
    return std::tuple(
        Field{"name"_L1, &F::name, 1024}, Field{"type"_L1, &F::type}, Field{"check"_L1, &F::check},
        Field{"options"_L1, &F::options, maxCustomFieldOptions, maxCustomFieldOption}.omitDefault(),
        Field{"default"_L1, &F::defaultValue, maxCustomFieldDefault}.omitDefault(),
        Field{"help"_L1, &F::help, maxCustomFieldHelp}.omitDefault());
}

} // namespace ink::domain
