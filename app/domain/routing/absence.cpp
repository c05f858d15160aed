#include "app/domain/routing/absence.h"

#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/text/emailaddress.h"

#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

constexpr qsizetype maxAbsenceName = 255;

bool isSameAddress(const QString& a, const QString& b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

const Absence* absenceOf(const AbsenceList& list, const QString& email)
{
    const auto found = std::find_if(list.absences.begin(), list.absences.end(), [&](const Absence& each) {
        return isSameAddress(each.email, email) && isAbsentOn(each, list.today);
    });
    return found == list.absences.end() ? nullptr : &*found;
}

/** The first deputy who is present, following the deputies of absent people; none if all are away. */
AbsentPerson presentDeputy(const AbsenceList& list, const Absence& absence)
{
    QSet<QString> asked{absence.email.toLower()};
    const Absence* next = &absence;
    while (!asked.contains(next->deputyEmail.toLower())) {
        asked.insert(next->deputyEmail.toLower());
        const Absence* further = absenceOf(list, next->deputyEmail);
        if (!further) return {next->deputyName, next->deputyEmail};
        next = further;
    }
    return {};
}

} // namespace

bool isAbsentOn(const Absence& absence, QDate day)
{
    return absence.from <= day && day <= absence.until;
}

Absence trimmed(Absence absence)
{
    absence.name = absence.name.simplified();
    absence.email = absence.email.trimmed();
    absence.deputyName = absence.deputyName.simplified();
    absence.deputyEmail = absence.deputyEmail.trimmed();
    return absence;
}

QList<FieldIssue> absenceIssues(const Absence& wanted, const AbsenceList& list)
{
    QList<FieldIssue> issues;
    const auto need = [&](bool held, const char* field, const Message& why) {
        if (!held) issues.append({QString::fromLatin1(field), why});
    };
    need(wanted.name.size() <= maxAbsenceName, "name", reasons::nameTooLong());
    need(isEmail(wanted.email), "email", reasons::absenceNeedsEmail());
    need(wanted.from.isValid(), "from", reasons::absenceNeedsDays());
    need(wanted.until.isValid(), "until", reasons::absenceNeedsDays());
    need(!wanted.deputyName.isEmpty(), "deputyName", reasons::absenceNeedsDeputy());
    need(wanted.deputyName.size() <= maxAbsenceName, "deputyName", reasons::nameTooLong());
    need(isEmail(wanted.deputyEmail), "deputyEmail", reasons::absenceNeedsDeputyEmail());
    if (!issues.isEmpty()) return issues;
    need(wanted.from <= wanted.until, "until", reasons::absenceEndsBeforeStart());
    need(wanted.until >= list.today, "until", reasons::absenceOver());
    need(!isSameAddress(wanted.email, wanted.deputyEmail), "deputyEmail", reasons::deputyIsAbsentPerson());
    const auto other = std::find_if(list.absences.begin(), list.absences.end(), [&](const Absence& each) {
        return each.id != wanted.id && isSameAddress(each.email, wanted.email) && each.from <= wanted.until &&
               wanted.from <= each.until;
    });
    if (other != list.absences.end())
        issues.append({QStringLiteral("from"), reasons::absenceOverlaps(other->from.toString(Qt::ISODate),
                                                                        other->until.toString(Qt::ISODate))});
    return issues;
}

// Index(deputyPlan): Deputies of absent people: who gets a document instead
DeputyPlan deputyPlan(const Document& document, qsizetype index, const AbsenceList& list)
{
    const Invitation& person = document.invitations.at(index);
    const bool isOne = person.actionType == ActionType::Signer || person.actionType == ActionType::Reviewer ||
                       person.actionType == ActionType::Editor;
    if (!isOne || person.recipientEmail.isEmpty() || person.onBehalfOf || hasFinished(person)) return {};
    const Absence* const absence = absenceOf(list, person.recipientEmail);
    if (!absence) return {};
    const Message who = recipientDisplayName(person, index);
    const QString last = absence->until.toString(Qt::ISODate);
    DeputyPlan plan;
    plan.until = absence->until;
    const AbsentPerson deputy = presentDeputy(list, *absence);
    const auto isDeputy = [&](const Invitation& each) {
        return isSameAddress(each.recipientEmail, deputy.email);
    };
    if (!person.mayDelegate && !list.deputiesByDefault)
        plan.message = reasons::absentWithoutPermission(who, last);
    else if (requiresSms(person))
        plan.message = reasons::absentWithSmsCode(who, last);
    else if (person.signingCertificate && !person.signingCertificate->person.isEmpty())
        plan.message = reasons::absentWithCertificate(who, last);
    else if (deputy.email.isEmpty())
        plan.message = reasons::absentDeputyToo(who, last);
    else if (std::any_of(document.invitations.begin(), document.invitations.end(), isDeputy))
        plan.message = reasons::absentDeputyIsRecipient(who, last, deputy.name);
    else {
        plan.deputy = deputy;
        plan.message = reasons::deputyReceives(who, last, deputy.name);
    }
    Q_ASSERT(!plan.message.isEmpty());
    return plan;
}

QString displayName(const AbsentPerson& person)
{
    return person.name.isEmpty() ? person.email : person.name;
}

} // namespace ink::domain
