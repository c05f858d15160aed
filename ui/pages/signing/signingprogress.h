#pragma once

#include "app/domain/document/tag.h"
#include "ui/pages/signing/signingfieldstate.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {
class SignerForm;
}

namespace ink::ui {

/** The fields that a recipient steps through, the current one, and the completed ones. After the last field
 * comes the review. */
class SigningProgress final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::SigningProgress)

public:
    explicit SigningProgress(const workflow::SignerForm& form) : m_form(form) {}

    /** Clears everything about the previous person. */
    void reset();
    /** Updates the recipient's fields by the current conditions; keeps the current one. Returns whether the
     * fields have changed. */
    bool update(const domain::Document& filled);
    [[nodiscard]] QList<domain::Tag> tags() const; ///< tags of the fields, in their order
    /** Maps each button of a radio group to the one that represents the group. */
    [[nodiscard]] const QHash<domain::TagId, domain::TagId>& stepByTag() const { return m_stepByTag; }

    [[nodiscard]] int count() const { return static_cast<int>(m_fields.size()); }
    [[nodiscard]] int step() const { return m_step; } ///< `count()` at the review
    void goTo(int step);                              ///< clamped to the fields and the review
    [[nodiscard]] bool isAtReview() const { return m_step >= count(); }
    [[nodiscard]] domain::TagId current() const { return m_fields.value(m_step); } ///< null at the review
    [[nodiscard]] int stepAt(domain::TagId id) const; ///< -1 if it is not one of the fields
    [[nodiscard]] const QList<domain::TagId>& fields() const { return m_fields; }
    /** One of the recipient's tags with its current value; null when there is no such tag. */
    [[nodiscard]] const domain::Tag* tag(domain::TagId id) const;

    /** The reason why a field can't be left; empty if it can. */
    [[nodiscard]] QString faultOf(const domain::Tag& tag) const;
    /** The states of the fields, in their order: filled in = with a valid value that needs no confirmation.
     */
    [[nodiscard]] QList<SigningFieldState> states() const;
    /** Returns true if all fields are filled in. */
    [[nodiscard]] bool isComplete() const;
    /** Marks the value of the current field as entered or confirmed by the user. */
    void confirm();
    /** Requires the user to confirm values that others filled in. */
    void propose();
    void clearProposals() { m_proposed.clear(); }
    [[nodiscard]] bool isProposed(domain::TagId id) const { return m_proposed.contains(id); }
    [[nodiscard]] bool hasProposed() const;

private:
    [[nodiscard]] bool isRequired(const domain::Tag& tag) const;
    [[nodiscard]] bool isEmpty(const domain::Tag& tag) const;
    [[nodiscard]] bool isDone(const domain::Tag& tag) const;

    const workflow::SignerForm& m_form;
    QList<domain::TagId> m_fields; ///< in the order of filling
    QHash<domain::TagId, domain::TagId> m_stepByTag;
    int m_step = 0;
    QSet<domain::TagId> m_confirmed;
    QSet<domain::TagId> m_proposed; ///< fields with an unconfirmed value
};

} // namespace ink::ui
