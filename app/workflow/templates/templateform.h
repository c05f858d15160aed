#pragma once

#include "app/base/error.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/tag.h"
#include "app/wire/templatecodec.h"
#include "app/workflow/session/peoplebook.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

/** A role of a template that is assigned to a person when it is used. */
struct TemplateRole
{
    QString name;  ///< its name in the template; may be empty
    Person person; ///< the person already named in the template; empty = to be chosen
    domain::ActionType actionType = domain::ActionType::Signer;
    int sequence = 1;
    bool requiresSms = false; ///< requires a code by SMS
    QString phone = {};       ///< phone number, if the template has one
    bool operator==(const TemplateRole&) const = default;
};

/** A value that the sender may set before the document is created: of a tag, of all tags with one name,
 * or of a group of radio buttons (one of `options`). */
struct TemplateField
{
    QString key;   ///< identifies the field within its form
    QString label; ///< the tag's or group's name; empty when the tag has none
    domain::TagType type = domain::TagType::Text;
    int role = 1;               ///< 1-based role that owns the tag
    bool isPrefillable = false; ///< meant for the sender (PREFILLABLE_TEXT, PREFILLABLE_NUMBER)
    bool isRequired = false;    ///< required, and its recipient can't fill it in
    QString defaultValue;
    QStringList options; ///< options of a list or of radio buttons
    bool isByPosition =
        false; ///< radio buttons that differ only by position: the options are their positions
    QList<domain::TagId> tags; ///< radio buttons: in the order of `options`
    QString tagName;           ///< identifies the tags for a server; empty = by id
    domain::Tag rule;          ///< a tag that defines the valid values
    bool operator==(const TemplateField&) const = default;
};

/** The roles and fields to fill in when a template is used. Pure; built from the template alone. */
struct TemplateForm
{
    domain::DocumentId id;
    qint64 version = 0;
    QString title;
    QString message;
    QString senderName; ///< of the template
    domain::DocumentType type = domain::DocumentType::RegularTemplate;
    domain::DocumentSetting setting;
    QList<TemplateRole> roles;
    QList<TemplateField> fields; ///< prefillable ones first, in page order
    bool operator==(const TemplateForm&) const = default;
};
[[nodiscard]] TemplateForm templateForm(const domain::Document& source);

/** The values of a filled form. */
struct TemplateInput
{
    QString title; ///< a pattern, see expandTitle
    QString message;
    domain::DocumentData data;      ///< overrides the template's data
    domain::FolderId folder;        ///< folder for the document
    QList<Person> people;           ///< in role order
    QStringList phones = {};        ///< for codes by SMS, in the same order; empty = the template's
    QHash<QString, QString> values; ///< by field key; missing ones keep the template's value
    std::optional<int> expireDays;
    bool sendsDocument = true; ///< false: the document stays a draft
    bool operator==(const TemplateInput&) const = default;
};
/** The template's own title, message, people and values. */
[[nodiscard]] TemplateInput initialInput(const TemplateForm& form);

/**
 * Expands a title pattern: `{template}`, `{date}` (ISO), `{name}` (of the first person), `{n}` with a
 * role's number (`{2}`: the second person's name) and `{a tag's name}` (its value). Unknown placeholders
 * stay.
 */
[[nodiscard]] QString expandTitle(const QString& pattern, const TemplateForm& form,
                                  const TemplateInput& filling, const QDate& today);
/** The reason why a value is invalid, such as “Rent” needs a number …; empty = valid. */
[[nodiscard]] Message valueFault(const TemplateField& field, const QString& value);
/**
 * All problems that prevent a filling from being used. Fields are `title`, `people[0].name`,
 * `people[0].email`, `people[0].phone` and `values[key]`. A draft may lack people.
 */
[[nodiscard]] QList<FieldIssue> findFaults(const TemplateForm& form, const TemplateInput& filling,
                                           const QDate& today);
/** Returns the request that creates the document. It doesn't contain the message, and the folder only if one
 * was chosen. */
[[nodiscard]] wire::TemplateUse makeTemplateRequest(const TemplateForm& form, const TemplateInput& filling,
                                                    const QDate& today);
/** Maps a field path in the request of makeTemplateRequest() (`Invitations[0].recipientEmail`,
 * `Tags[2].Value`) to the path of the form's field; other paths are returned unchanged. */
[[nodiscard]] QString formField(const TemplateForm& form, const TemplateInput& filling,
                                const QString& requestField);

} // namespace ink::workflow
