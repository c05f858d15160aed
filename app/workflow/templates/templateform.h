#pragma once

#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "app/wire/templatecodec.h"
#include "app/workflow/session/peoplebook.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::workflow {

/** A role of a template that a person takes when it is used. */
struct TemplateRole
{
    QString name;  ///< what the template calls it; may be empty
    Person person; ///< the person whom the template already names; empty = to be chosen
    domain::ActionType actionType = domain::ActionType::Signer;
    int sequence = 1;
    bool asksForSms = false; ///< a code by SMS
    QString phone = {};      ///< its number, when the template has one
    bool operator==(const TemplateRole&) const = default;
};

/** A value that the sender may give before the document is made: of a tag, of all tags of one name, or of a
 * group of radio buttons (then one of `options`). */
struct TemplateField
{
    QString key;   ///< names it within its form
    QString label; ///< the tag's or group's name; empty when the tag has none
    domain::TagType type = domain::TagType::Text;
    int role = 1;               ///< 1-based, whose tag it is
    bool isPrefillable = false; ///< made for the sender (PREFILLABLE_TEXT, PREFILLABLE_NUMBER)
    bool isNeeded = false;      ///< mandatory, and its recipient can't fill it
    QString preset;
    QStringList options;       ///< of a list or of radio buttons
    bool isByPlace = false;    ///< radio buttons that only their places tell apart: these are the options
    QList<domain::TagId> tags; ///< radio buttons: in the order of `options`
    QString tagName;           ///< by which a server finds it; empty = by id
    domain::Tag rule;          ///< what a value has to be
    bool operator==(const TemplateField&) const = default;
};

/** The roles and fields to fill in when a template is used. Pure, made from the template alone. */
struct TemplateForm
{
    domain::DocumentId id;
    qint64 version = 0;
    QString title;
    QString message;
    domain::DocumentType type = domain::DocumentType::RegularTemplate;
    domain::DocumentSetting setting;
    QList<TemplateRole> roles;
    QList<TemplateField> fields; ///< prefillable ones first, in the order of the pages
    bool operator==(const TemplateForm&) const = default;
};
[[nodiscard]] TemplateForm templateForm(const domain::Document& source);

/** The values of a filled form. */
struct TemplateFilling
{
    QString title; ///< a pattern, see titleOf
    QString message;
    domain::FolderId folder;        ///< of documents
    QList<Person> people;           ///< in the order of the roles
    QStringList phones = {};        ///< for codes by SMS, in the same order; empty = the template's
    QHash<QString, QString> values; ///< by a field's key; missing ones keep the template's value
    std::optional<int> expireDays;
    bool send = true; ///< false: a draft
    bool operator==(const TemplateFilling&) const = default;
};
/** The template's own title, message, people and values. */
[[nodiscard]] TemplateFilling startOf(const TemplateForm& form);

/**
 * The title that a pattern makes: `{template}`, `{date}` (ISO), `{name}` (of the first person), `{n}` with a
 * role's number (`{2}`: the second person's name) and `{a tag's name}` (its value). Unknown braces stay.
 */
[[nodiscard]] QString titleOf(const QString& pattern, const TemplateForm& form,
                              const TemplateFilling& filling, const QDate& today);
/** The reason why a value can't be taken, such as “Rent” needs a number …; empty = fine. */
[[nodiscard]] Message valueFault(const TemplateField& field, const QString& value);
/**
 * Everything that keeps a filling from being used. Fields are `title`, `people[0].name`, `people[0].email`,
 * `people[0].phone` and `values[key]`. A draft may have people missing.
 */
[[nodiscard]] QList<FieldIssue> faultsOf(const TemplateForm& form, const TemplateFilling& filling,
                                         const QDate& today);
/** The request; the message is not in it, nor is a folder of templates. */
[[nodiscard]] wire::TemplateUse requestOf(const TemplateForm& form, const TemplateFilling& filling,
                                          const QDate& today);
/** A service's path in that request (`Invitations[0].recipientEmail`, `Tags[2].Value`) as one of the form's;
 * as it came when it is none. */
[[nodiscard]] QString formField(const TemplateForm& form, const TemplateFilling& filling,
                                const QString& requestField);

} // namespace ink::workflow
