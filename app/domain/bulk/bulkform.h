#pragma once

#include "app/base/message.h"
#include "app/domain/document/radiogroup.h"
#include "app/domain/document/tag.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::domain {

struct Document;

/** A value that each row of a bulk run may contain: for all tags with the same name, or for a group of radio
 * buttons. */
struct BulkField
{
    QString name; ///< the tags' name, or the group's
    TagType type = TagType::Text;
    bool isPrefillable = false; ///< intended for the sender (PREFILLABLE_TEXT, PREFILLABLE_NUMBER)
    bool isRequired = false;  ///< mandatory, without a value in the template, and its recipient can't fill it
    bool isMandatory = false; ///< mandatory and without a value in the template
    QStringList options;      ///< for a list or for radio buttons (RadioGroup::choices)
    QList<Tag> rules;         ///< the tags that get the value
    QList<RadioGroup> groups; ///< for radio buttons: one per recipient with this group
    bool hasOwnNames = false; ///< for radio buttons: each has a unique name that selects it
    [[nodiscard]] bool isByPosition() const { return !groups.isEmpty() && groups.constFirst().isByPosition; }
    bool operator==(const BulkField&) const = default;
};

/** A role of the template that each row fills with a person. */
struct BulkRole
{
    int invitationIndex = 0;     ///< 0-based index into the template's invitations
    QString name;                ///< its name in the template; may be empty
    bool requiresSms = false;    ///< requires a code by SMS
    bool isMissingPhone = false; ///< requires a code by SMS, and the template has no number
    bool operator==(const BulkRole&) const = default;
};

/** The roles and fields that a bulk run's rows fill in. Depends on the template alone. */
struct BulkForm
{
    DocumentId templateId;
    qint64 version = 0;
    QString title;
    QList<BulkRole> roles;   ///< at least one unless there is a fault; in the template's order
    QList<BulkField> fields; ///< prefillable ones first, in the order of the pages
    Message fault;           ///< the reason why a bulk run is impossible; empty = possible
    bool operator==(const BulkForm&) const = default;
};
/** Returns the form of a template; sets `fault` if a bulk run with `source` is impossible. */
[[nodiscard]] BulkForm bulkForm(const Document& source);
/** The 0-based indexes of the roles that rows fill: all roles without an email address, except recipients
 * named by others; if there are none, the first signer. Empty if the template has no signer either. */
[[nodiscard]] QList<qsizetype> bulkRoles(const Document& source);
/** The display name of a role: its name, or its number if it has none. */
[[nodiscard]] Message displayNameOf(const BulkForm& form, int role);

} // namespace ink::domain
