#pragma once

#include "app/domain/document.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace ink::workflow {
class SignInPerson;
}

namespace ink::ui {

/**
 * The fields that a recipient goes through one after the other, the one in turn, and which of them are done.
 * Behind the last field comes the review.
 */
class SigningProgress final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::SigningProgress)

public:
    explicit SigningProgress(const workflow::SignInPerson& signing) : m_signing(signing) {}

    /** Forgets everything about the person who had the device. */
    void reset();
    /** Takes over the recipient's fields as far as conditions show them; the one in turn stays the same. True
     * when they are other ones than before. */
    bool update(const domain::Document& filled);
    [[nodiscard]] QList<domain::Tag> tags() const; ///< of the fields, in their order
    /** Leads from each button of a radio group to the one that stands for all of them. */
    [[nodiscard]] const QHash<domain::TagId, domain::TagId>& stepOf() const { return m_stepOf; }

    [[nodiscard]] int count() const { return static_cast<int>(m_fields.size()); }
    [[nodiscard]] int step() const { return m_step; } ///< `count` at the review
    void goTo(int step);                              ///< within the fields and the review
    [[nodiscard]] bool isAtReview() const { return m_step >= count(); }
    [[nodiscard]] domain::TagId current() const { return m_fields.value(m_step); } ///< null at the review
    [[nodiscard]] int stepAt(domain::TagId id) const; ///< -1 when it is none of the fields
    [[nodiscard]] const QList<domain::TagId>& fields() const { return m_fields; }
    /** One of the recipient's tags as it is filled in; null when there is none with this id. */
    [[nodiscard]] const domain::Tag* tag(domain::TagId id) const;

    /** The reason why a field can't be left as it is; empty when it can. */
    [[nodiscard]] QString faultOf(const domain::Tag& tag) const;
    /** For each field whether it has a valid value that nobody has to confirm. */
    [[nodiscard]] QList<bool> done() const;
    /** The person has entered the value of the field in turn, or agrees with it. */
    void confirm();
    /** From now on the person has to confirm the values that others filled in. */
    void propose();
    void proposeNothing() { m_proposed.clear(); }
    [[nodiscard]] bool isProposed(domain::TagId id) const { return m_proposed.contains(id); }
    [[nodiscard]] bool hasProposed() const;

private:
    [[nodiscard]] bool isDone(const domain::Tag& tag) const;

    const workflow::SignInPerson& m_signing;
    QList<domain::TagId> m_fields; ///< in the order of filling
    QHash<domain::TagId, domain::TagId> m_stepOf;
    int m_step = 0;
    QSet<domain::TagId> m_confirmed;
    QSet<domain::TagId> m_proposed; ///< fields with a value that the person hasn't confirmed
};

} // namespace ink::ui
