#pragma once

#include "app/base/result.h"
#include "app/domain/document/invitation.h"

#include <QDate>
#include <QList>
#include <QString>

namespace ink::domain {

struct Document;

/** The days on which a person is away, and the deputy who receives their documents during that time. */
struct Absence
{
    qint64 id = 0;
    QString name; ///< may be empty
    QString email;
    QDate from;
    QDate until; ///< the last day
    QString deputyName;
    QString deputyEmail;
    bool operator==(const Absence&) const = default;
};

/** An account's absences. */
struct AbsenceList
{
    QList<Absence> absences;       ///< sorted by their first day
    QDate today;                   ///< in the account's time zone
    bool deputiesByDefault = true; ///< see UserSetting
    bool operator==(const AbsenceList&) const = default;
};

inline constexpr qsizetype maxAbsences = 500;

[[nodiscard]] bool isAbsentOn(const Absence& absence, QDate day);
/** Removes spaces around names and addresses. */
[[nodiscard]] Absence trimmed(Absence absence);
/** The faults of a new or changed absence (by its id) in a list; fields are named as on the wire. */
[[nodiscard]] QList<FieldIssue> absenceIssues(const Absence& wanted, const AbsenceList& list);

/** The person who receives a recipient's invitation today. */
struct DeputyPlan
{
    AbsentPerson deputy; ///< empty if the recipient has no deputy and receives the invitation
    QDate until;         ///< the last day of the absence; null = the recipient isn't absent
    /** A text that names the deputy, or the reason why the recipient has none; empty = the recipient isn't
     * absent. */
    Message message;
    [[nodiscard]] bool hasDeputy() const { return !deputy.email.isEmpty(); }
    [[nodiscard]] bool isAbsent() const { return until.isValid(); }
};

/** The plan for the recipient with this 0-based index. Recipients other than signers, reviewers and editors,
 * deputies, and recipients who have finished count as not absent. An absent deputy is replaced by their own
 * deputy. Recipients identified by an SMS code have no deputy. */
[[nodiscard]] DeputyPlan deputyPlan(const Document& document, qsizetype index, const AbsenceList& list);

/** The display name of an absent person: the name, or the email address if there is none. */
[[nodiscard]] QString displayName(const AbsentPerson& person);

} // namespace ink::domain
