#include "app/domain/routing/routing.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/reasons.h"

#include <QDateTime>
#include <QMap>

#include <algorithm>

namespace ink::domain {

namespace {

QString groupKey(const Invitation& invitation)
{
    return invitation.group.trimmed().toCaseFolded();
}

class RoutingFindings final
{
public:
    void add(Finding::Kind kind, qsizetype index, const char* field, const Message& detail)
    {
        m_list.append({kind, Severity::Error,
                       QStringLiteral("invitations[%1].%2").arg(index).arg(QLatin1String(field)), detail, -1,
                       index});
    }
    void tag(qsizetype index, const Message& detail)
    {
        m_list.append({Finding::Kind::MayRemainEmpty, Severity::Warning,
                       QStringLiteral("tags[%1].isMandatory").arg(index), detail, index, -1});
    }
    [[nodiscard]] QList<Finding> take() { return std::move(m_list); }

private:
    QList<Finding> m_list;
};

void checkGroup(RoutingFindings& findings, const QList<Invitation>& people, qsizetype index)
{
    const Invitation& me = people.at(index);
    Q_ASSERT(!groupKey(me).isEmpty());
    const QString name = me.group.trimmed();
    const QList<qsizetype> group = groupOf(people, index);
    if (!mustAct(me.actionType))
        return findings.add(Finding::Kind::BadGroup, index, "group",
                            reasons::groupMemberIdle(recipientDisplayName(me, index), name));
    if (me.isWitness)
        return findings.add(Finding::Kind::BadGroup, index, "group",
                            reasons::witnessInGroup(recipientDisplayName(me, index)));
    if (group.constFirst() != index) return; // one finding per group
    const auto differs = [&](auto&& property) {
        return std::any_of(group.begin(), group.end(),
                           [&](qsizetype each) { return property(people.at(each)) != property(me); });
    };
    if (differs([](const Invitation& each) { return each.sequence; }))
        findings.add(Finding::Kind::BadGroup, index, "sequence", reasons::groupStepsDiffer(name));
    if (differs([](const Invitation& each) { return each.requiredGroupMembers; }))
        findings.add(Finding::Kind::BadGroup, index, "groupNeeded", reasons::groupNeedsDiffer(name));
    else if (me.requiredGroupMembers > group.size())
        findings.add(Finding::Kind::BadGroup, index, "groupNeeded",
                     reasons::groupNeedsTooMany(me.requiredGroupMembers, name, group.size()));
}

void checkWitness(RoutingFindings& findings, const QList<Invitation>& people, qsizetype index)
{
    const Invitation& me = people.at(index);
    Q_ASSERT(me.isWitness);
    const Message who = recipientDisplayName(me, index);
    const qsizetype signer = witnessedSigner(people, index);
    if (me.actionType != ActionType::Signer)
        findings.add(Finding::Kind::BadWitness, index, "actionType", reasons::witnessMustSign(who));
    else if (signer < 0)
        findings.add(Finding::Kind::BadWitness, index, "witness", reasons::witnessHasNobody(who));
    else if (people.at(signer).sequence != me.sequence)
        findings.add(Finding::Kind::BadWitness, index, "sequence", reasons::witnessOtherStep(who));
}

void checkNamed(RoutingFindings& findings, const QList<Invitation>& people, qsizetype index)
{
    const Invitation& me = people.at(index);
    Q_ASSERT(me.isNamedByPrevious);
    const qsizetype namer = namingRecipient(people, index);
    if (namer < 0) {
        findings.add(Finding::Kind::RecipientNotNamed, index, "namedByPrevious",
                     reasons::nobodyNamesRecipient(recipientDisplayName(me, index)));
    } else if (!me.isWitness && isUnnamed(me) && mayBeReleased(people, namer)) {
        findings.add(Finding::Kind::RecipientNotNamed, index, "namedByPrevious",
                     reasons::namerMayBeReleased(recipientDisplayName(people.at(namer), namer)));
    }
}

/** The minimum number of days before each step begins. */
QMap<int, qint64> daysBeforeSteps(const QList<Invitation>& people)
{
    QMap<int, qint64> longest;
    for (qsizetype i = 0; i < people.size(); ++i)
        if (mustAct(people.at(i).actionType))
            longest[stepOf(people, i)] =
                std::max<qint64>(longest.value(stepOf(people, i)), people.at(i).startAfterDays);
    QMap<int, qint64> before;
    qint64 days = 0;
    for (auto step = longest.cbegin(); step != longest.cend(); ++step) {
        before.insert(step.key(), days);
        days += step.value();
    }
    return before;
}

/** Reports the required tags of recipients whom other group members can replace. Signatures, read-only tags
 * and computed tags are excluded. */
void checkOwners(RoutingFindings& findings, const Document& document)
{
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        const qsizetype owner = tag.invitationIndex - 1;
        if (!tag.isMandatory || isSignatureLike(tag.type) || tag.style.readOnly || isComputed(tag) ||
            owner < 0 || owner >= document.invitations.size() || !mayBeReleased(document.invitations, owner))
            continue;
        findings.tag(i, reasons::tagMayStayEmpty(tag.name, document.invitations.at(owner).group.trimmed()));
    }
}

} // namespace

QList<qsizetype> groupOf(const QList<Invitation>& people, qsizetype index)
{
    const QString key = groupKey(people.at(index));
    QList<qsizetype> members;
    if (key.isEmpty()) return members;
    for (qsizetype i = 0; i < people.size(); ++i)
        if (groupKey(people.at(i)) == key) members.append(i);
    Q_ASSERT(members.contains(index));
    return members;
}

bool mayBeReleased(const QList<Invitation>& people, qsizetype index)
{
    const Invitation& me = people.at(index);
    if (me.isWitness) {
        const qsizetype signer = witnessedSigner(people, index);
        return signer >= 0 && mayBeReleased(people, signer);
    }
    return !me.group.isEmpty() && me.requiredGroupMembers < groupOf(people, index).size();
}

qsizetype witnessedSigner(const QList<Invitation>& people, qsizetype index)
{
    for (qsizetype i = index - 1; i >= 0; --i)
        if (!people.at(i).isWitness && isSigner(people.at(i).actionType)) return i;
    return -1;
}

int stepOf(const QList<Invitation>& people, qsizetype index)
{
    if (!people.at(index).isWitness) return people.at(index).sequence;
    const qsizetype signer = witnessedSigner(people, index);
    return people.at(signer < 0 ? index : signer).sequence;
}

bool isUnnamed(const Invitation& invitation)
{
    return invitation.isNamedByPrevious &&
           (invitation.hasPlaceholderName || invitation.recipientName.trimmed().isEmpty() ||
            invitation.recipientEmail.isEmpty());
}

qsizetype namingRecipient(const QList<Invitation>& people, qsizetype index)
{
    if (people.at(index).isWitness) return witnessedSigner(people, index);
    for (qsizetype i = index - 1; i >= 0; --i)
        if (mustAct(people.at(i).actionType) && !people.at(i).isWitness &&
            people.at(i).sequence < people.at(index).sequence)
            return i;
    return -1;
}

QList<qsizetype> peopleToName(const QList<Invitation>& people, qsizetype index)
{
    QList<qsizetype> open;
    for (qsizetype i = index + 1; i < people.size(); ++i)
        if (isUnnamed(people.at(i)) && canTransition(people.at(i).status, InvitationStatus::Cancelled) &&
            namingRecipient(people, i) == index)
            open.append(i);
    return open;
}

std::optional<Timestamp> startOf(const Invitation& invitation)
{
    if (invitation.status != InvitationStatus::NotSent || !invitation.readyTime ||
        invitation.startAfterDays <= 0)
        return std::nullopt;
    return *invitation.readyTime + std::chrono::days(invitation.startAfterDays);
}

QString formatMinute(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toUTC()
        .toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

// Index(checkRouting): Routing: groups, witnesses, named recipients, and what preflight proves
QList<Finding> checkRouting(const Document& document)
{
    const QList<Invitation>& people = document.invitations;
    RoutingFindings findings;
    const QMap<int, qint64> before = daysBeforeSteps(people);
    for (qsizetype i = 0; i < people.size(); ++i) {
        const Invitation& me = people.at(i);
        if (!groupKey(me).isEmpty()) checkGroup(findings, people, i);
        if (me.isWitness) checkWitness(findings, people, i);
        if (me.isNamedByPrevious) checkNamed(findings, people, i);
        if (me.startAfterDays > 0 && mustAct(me.actionType) && document.type == DocumentType::Document &&
            before.value(stepOf(people, i)) + me.startAfterDays >= document.setting.expireDaysAfterSent)
            findings.add(Finding::Kind::StartsTooLate, i, "startAfterDays",
                         reasons::startsAfterExpiry(recipientDisplayName(me, i)));
    }
    checkOwners(findings, document);
    return findings.take();
}

bool usesRouting(const Document& document)
{
    return document.setting.sendAt ||
           std::any_of(document.invitations.begin(), document.invitations.end(), [](const Invitation& each) {
               return !each.group.isEmpty() || each.isWitness || each.isNamedByPrevious ||
                      each.receivesCopyAtEnd || each.startAfterDays > 0;
           });
}

} // namespace ink::domain
