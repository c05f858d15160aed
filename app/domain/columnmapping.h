#pragma once

#include "app/base/message.h"
#include "app/domain/document.h"
#include "app/domain/radiogroup.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace ink::domain {

/** Rows of text to be read by, whatever holds them; by several threads at once. */
class BulkRows
{
public:
    virtual ~BulkRows() = default;
    [[nodiscard]] virtual int rowCount() const = 0;
    /** Valid until the rows change. */
    [[nodiscard]] virtual QStringView cell(int row, int column) const = 0;
};

/** A value that each row of a bulk run may give: of all tags of one name, or of a group of radio buttons. */
struct BulkField
{
    QString name; ///< the tags' name, or the group's
    TagType type = TagType::Text;
    bool isPrefillable = false; ///< made for the sender (PREFILLABLE_TEXT, PREFILLABLE_NUMBER)
    bool isNeeded = false;    ///< mandatory, without a value in the template, and its recipient can't fill it
    bool isMandatory = false; ///< mandatory and without a value in the template
    QStringList options;      ///< of a list; of radio buttons what chooses one (RadioGroup::choices)
    QList<Tag> rules;         ///< the tags that the value goes into
    QList<RadioGroup> groups; ///< of radio buttons: one each recipient who has the group
    bool hasOwnNames = false; ///< of radio buttons: each by its name, which no other tag has
    [[nodiscard]] bool isByPlace() const { return !groups.isEmpty() && groups.constFirst().isByPlace; }
    bool operator==(const BulkField&) const = default;
};

/** A role of the template that each row fills with a person. */
struct BulkRole
{
    int place = 0;           ///< 0-based, among the template's invitations
    QString name;            ///< as the template calls it; may be empty
    bool asksForSms = false; ///< a code by SMS
    bool needsPhone = false; ///< and the template has no number for it
    bool operator==(const BulkRole&) const = default;
};

/** What a template asks of a bulk run's rows: pure, made from the template alone. */
struct BulkForm
{
    DocumentId templateId;
    qint64 version = 0;
    QString title;
    QList<BulkRole> roles;   ///< at least one unless there is a fault; in the template's order
    QList<BulkField> fields; ///< prefillable ones first, in the order of the pages
    Message fault;           ///< why there can be no bulk run; empty = there can
    bool operator==(const BulkForm&) const = default;
};
[[nodiscard]] BulkForm bulkForm(const Document& source);
/** The roles that rows fill, 0-based: all without an email address, else the first who signs; empty when
 * nobody does. */
[[nodiscard]] QList<qsizetype> bulkRoles(const Document& source);
/** What to call a role: its name, or its number where it has none. */
[[nodiscard]] Message roleCalled(const BulkForm& form, int role);

/** What a column of the file means. */
struct ColumnTarget
{
    enum class Kind {
        Ignored,
        Name, ///< the recipient's whole name
        FirstName,
        LastName, ///< with FirstName: both together are the name
        Email,
        Phone, ///< for a code by SMS
        Value  ///< of the form's field
    };
    Kind kind = Kind::Ignored;
    int field = -1; ///< of a Value; a name or an address with one goes into that tag as well
    int role = 0;   ///< of a name or an address: index into the form's roles
    bool operator==(const ColumnTarget&) const = default;
};

/** One target a column of the file. */
struct ColumnMapping
{
    QList<ColumnTarget> columns;
    [[nodiscard]] int columnOf(ColumnTarget::Kind kind, int role = 0) const; ///< the first; -1 = none
    [[nodiscard]] int columnOfField(int field) const;                        ///< -1 = none
    bool operator==(const ColumnMapping&) const = default;
};

/**
 * Guesses by the columns' names (in English, French, German and Spanish for names and addresses), by likeness
 * to the names of tags, and by what the first rows hold: addresses, options of a list, numbers, dates.
 */
[[nodiscard]] ColumnMapping guessMapping(const BulkForm& form, const QStringList& header,
                                         const BulkRows& rows);

/** What keeps a mapping from being used at all; empty = nothing. */
[[nodiscard]] QList<Message> mappingFaults(const BulkForm& form, const ColumnMapping& mapping);

/** How alike two names are, 0–1, without regard to case, accents and signs. */
[[nodiscard]] double likeness(const QString& a, const QString& b);

} // namespace ink::domain
