#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/routing/routing.h"
#include "app/domain/routing/routingprogress.h"
#include "app/domain/routing/signingorder.h"
#include "app/domain/values/validation.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_routing {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;
using Kind = Finding::Kind;

namespace {

constexpr auto day = std::chrono::milliseconds(std::chrono::days(1));

Invitation person(const QString& name, int step, ActionType type = ActionType::Signer)
{
    return test::invitation(name, name.toLower() + u"@x.example"_s, type, step);
}

Document running(const QList<Invitation>& people)
{
    Document d = test::sendableDraft();
    d.invitations = people;
    d.tags.clear();
    for (qsizetype i = 0; i < people.size(); ++i)
        if (isSigner(people.at(i).actionType))
            d.tags.append(test::tag(TagType::Signature, u"Signature %1"_s.arg(i), 1, static_cast<int>(i) + 1,
                                    72, 40 + 50 * static_cast<int>(i % 14)));
    d.status = SigningStatus::InProgress;
    d.sentTime = Timestamp{};
    advance(d, Timestamp{});
    return d;
}

bool has(const QList<Finding>& findings, Kind kind, qsizetype person)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) {
        return f.kind == kind && f.invitationIndex == person && !f.detail.english().isEmpty();
    });
}

// The reference implementation has no state: the allowed actions follow from the list of past actions, by the
// rules of the user guide.

struct Act
{
    int who = 0;
    bool declined = false;
    qint64 day = 0;
};

struct Part
{
    bool acts = true;
    bool atEnd = false; ///< of a recipient of a copy
    int step = 1;
    int group = 0; ///< 0 = none
    int needed = 1;
    int witnessOf = -1;
    int namedBy = -1;
    int delay = 0; ///< days
};

class Reference final
{
public:
    Reference(QList<Part> parts, bool skipsDecliners)
        : m_parts(std::move(parts)), m_skipsDecliners(skipsDecliners)
    {
    }

    QList<Act> acts;

    [[nodiscard]] bool hasFinished(int who) const { return find(who, false); }
    [[nodiscard]] bool hasDeclined(int who) const { return find(who, true); }
    [[nodiscard]] bool isReleased(int who) const
    {
        const Part& part = m_parts.at(who);
        if (!part.acts || hasFinished(who) || hasDeclined(who)) return false;
        if (part.witnessOf >= 0) return hasDeclined(part.witnessOf) || isReleased(part.witnessOf);
        return part.group > 0 && finishedOf(part.group) >= part.needed;
    }
    [[nodiscard]] bool isDone(int who) const
    {
        return !m_parts.at(who).acts || hasFinished(who) || hasDeclined(who) || isReleased(who);
    }
    /** The first day on which a step (or a witness) can start; -1 = not yet. */
    [[nodiscard]] qint64 readyDay(int who) const
    {
        Reference past(m_parts, m_skipsDecliners);
        if (past.mayFollow(who)) return 0;
        for (const Act& act : acts) {
            past.acts.append(act);
            if (past.mayFollow(who)) return act.day;
        }
        return -1;
    }
    [[nodiscard]] bool isOpen(int who, qint64 today) const
    {
        const Part& part = m_parts.at(who);
        if (!part.acts && part.atEnd) return false;
        if (part.acts && isDone(who)) return false;
        const qint64 ready = readyDay(who);
        return ready >= 0 && ready + part.delay <= today;
    }
    /** The result after the last act; 0 = continues, 1 = completed, -1 = declined. */
    [[nodiscard]] int end() const
    {
        if (!acts.isEmpty() && acts.constLast().declined) {
            const int who = acts.constLast().who;
            const Part& part = m_parts.at(who);
            for (int i = 0; i < m_parts.size(); ++i)
                if (m_parts.at(i).namedBy == who && m_parts.at(i).witnessOf < 0) return -1;
            int left = 0;
            for (int i = 0; i < m_parts.size(); ++i)
                left +=
                    part.group > 0 && m_parts.at(i).group == part.group && !hasDeclined(i) && !isReleased(i)
                        ? 1
                        : 0;
            const bool isReplaced = part.group > 0 && left >= part.needed;
            if (!isReplaced && !m_skipsDecliners) return -1;
        }
        bool somebody = false;
        for (int i = 0; i < m_parts.size(); ++i) {
            if (!isDone(i)) return 0;
            somebody = somebody || hasFinished(i);
        }
        return somebody ? 1 : -1;
    }

private:
    [[nodiscard]] bool find(int who, bool declined) const
    {
        return std::any_of(acts.begin(), acts.end(),
                           [&](const Act& act) { return act.who == who && act.declined == declined; });
    }
    [[nodiscard]] int finishedOf(int group) const
    {
        return static_cast<int>(std::count_if(acts.begin(), acts.end(), [&](const Act& act) {
            return !act.declined && m_parts.at(act.who).group == group;
        }));
    }
    [[nodiscard]] bool mayFollow(int who) const
    {
        const Part& part = m_parts.at(who);
        for (int i = 0; i < m_parts.size(); ++i)
            if (m_parts.at(i).step < part.step && !isDone(i)) return false;
        return part.witnessOf < 0 || hasFinished(part.witnessOf);
    }

    QList<Part> m_parts;
    bool m_skipsDecliners = false;
};

class Dice final
{
public:
    explicit Dice(quint32 seed) : m_random(seed) {}
    int below(int count) { return static_cast<int>(m_random() % static_cast<quint32>(count)); }
    bool oneIn(int count) { return below(count) == 0; }

private:
    std::mt19937 m_random;
};

/** A random list of people, valid or not. */
QList<Invitation> anyPeople(Dice& dice)
{
    QList<Invitation> people;
    const int count = 1 + dice.below(12);
    const int steps = 1 + dice.below(4);
    for (int i = 0; i < count; ++i) {
        Invitation p = person(u"P%1"_s.arg(i), 1 + 2 * dice.below(steps));
        if (dice.oneIn(6)) p.actionType = ActionType::Viewer;
        if (dice.oneIn(7)) p.actionType = ActionType::Reviewer;
        if (p.actionType == ActionType::Viewer) p.receivesCopyAtEnd = dice.oneIn(2);
        if (dice.oneIn(5)) p.startAfterDays = 1 + dice.below(40);
        if (i > 0 && dice.oneIn(6)) {
            p.isWitness = true;
            p.sequence = people.constLast().sequence;
        } else if (dice.oneIn(2)) {
            p.group = u"G%1"_s.arg(p.sequence + (dice.oneIn(12) ? 2 : 0));
            p.requiredGroupMembers = 1 + p.sequence / 2 + (dice.oneIn(12) ? 1 : 0);
        }
        if (dice.oneIn(5)) {
            p.isNamedByPrevious = true;
            p.recipientName.clear();
            p.recipientEmail.clear();
        }
        people.append(p);
    }
    if (dice.oneIn(8)) return people;
    for (qsizetype i = 0; i < people.size(); ++i) { // groups that make sense
        const QList<qsizetype> group = groupOf(people, i);
        if (group.isEmpty() || group.constFirst() != i) continue;
        const int needed = 1 + dice.below(static_cast<int>(group.size()));
        for (const qsizetype member : group) {
            people[member].requiredGroupMembers = needed;
            people[member].sequence = people.at(i).sequence;
            if (people.at(member).actionType == ActionType::Viewer) people[member].group.clear();
        }
    }
    for (qsizetype i = 0; i < people.size(); ++i) // the remaining members
        if (const auto size = groupOf(people, i).size(); size > 0 && people.at(i).requiredGroupMembers > size)
            people[i].requiredGroupMembers = static_cast<int>(size);
    for (qsizetype i = 0; i < people.size(); ++i)
        if (people.at(i).isWitness && witnessedSigner(people, i) >= 0)
            people[i].sequence = people.at(witnessedSigner(people, i)).sequence;
    return people;
}

Reference referenceOf(const QList<Invitation>& people, bool skipsDecliners)
{
    QList<Part> parts;
    QStringList groups{QString()};
    int signer = -1;
    for (int i = 0; i < people.size(); ++i) {
        const Invitation& p = people.at(i);
        Part part;
        part.acts = p.actionType != ActionType::Viewer;
        part.atEnd = p.receivesCopyAtEnd;
        part.step = p.sequence;
        if (!p.group.isEmpty() && !groups.contains(p.group)) groups.append(p.group);
        part.group = static_cast<int>(groups.indexOf(p.group));
        part.needed = p.requiredGroupMembers;
        part.delay = p.startAfterDays;
        if (p.isWitness) part.witnessOf = signer;
        if (p.isNamedByPrevious) {
            part.namedBy = p.isWitness ? signer : -1;
            for (int k = 0; k < i && !p.isWitness; ++k)
                if (parts.at(k).acts && parts.at(k).witnessOf < 0 && parts.at(k).step < part.step)
                    part.namedBy = k;
        }
        if (!p.isWitness && p.actionType == ActionType::Signer) signer = i;
        parts.append(part);
    }
    return Reference(parts, skipsDecliners);
}

int routingsWanted()
{
    const int wanted = qEnvironmentVariableIntValue("INKSTONE_RANDOM_ROUTINGS");
    return wanted > 0 ? wanted : 600;
}

} // namespace

class TestRouting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneOfAGroupIsEnough();
    void aGroupCanLoseMembers();
    void witnessesFollowTheirSigner();
    void peopleAreNamed();
    void stepsComeLater();
    void copiesAtTheEnd();
    void preflight();
    void randomRoutingsEnd();
};

void TestRouting::oneOfAGroupIsEnough()
{
    QList<Invitation> people{person(u"A"_s, 1), person(u"B"_s, 1), person(u"C"_s, 1), person(u"D"_s, 2)};
    for (int i = 0; i < 3; ++i)
        people[i].group = i == 1 ? u" BOARD"_s : u"Board"_s;
    people[0].requiredGroupMembers = people[1].requiredGroupMembers = people[2].requiredGroupMembers = 2;
    Document d = running(people);
    QVERIFY(toResult(validate(d)).has_value());
    QCOMPARE(invitationsInTurn(d), (QList<qsizetype>{0, 1, 2}));
    d.tags.append(test::tag(TagType::Text, u"Note of B"_s, 1, 2));
    d.tags.last().text = u"not signed"_s;

    d.invitations[0].status = InvitationStatus::Finalized;
    QVERIFY(advance(d, Timestamp{}).released.isEmpty());
    d.invitations[2].status = InvitationStatus::Finalized;
    QCOMPARE(advance(d, Timestamp{}).released, QList<qsizetype>{1});
    QCOMPARE(d.invitations.at(1).status, InvitationStatus::Cancelled);
    QVERIFY(d.invitations.at(1).isReleased && d.tags.constLast().text.isEmpty());
    QCOMPARE(d.invitations.at(3).status, InvitationStatus::WaitToOpen);
    d.invitations[3].status = InvitationStatus::Finalized;
    QVERIFY(advance(d, Timestamp{}).isFinished);
}

void TestRouting::aGroupCanLoseMembers()
{
    QList<Invitation> people{person(u"A"_s, 1), person(u"B"_s, 1), person(u"C"_s, 2)};
    people[0].group = people[1].group = u"Board"_s;
    Document d = running(people);
    d.invitations[0].status = InvitationStatus::Rejected;
    QVERIFY(continuesAfterDecline(d, 0, false)); // B remains
    d.invitations[1].status = InvitationStatus::Rejected;
    QVERIFY(!continuesAfterDecline(d, 1, false));
    QVERIFY(continuesAfterDecline(d, 1, true)); // by the account's setting
}

void TestRouting::witnessesFollowTheirSigner()
{
    QList<Invitation> people{person(u"A"_s, 1), person(u"W"_s, 1), person(u"B"_s, 1), person(u"C"_s, 2)};
    people[1].isWitness = true;
    Document d = running(people);
    QCOMPARE(witnessedSigner(d.invitations, 1), 0);
    QCOMPARE(invitationsInTurn(d), (QList<qsizetype>{0, 2}));
    QCOMPARE(d.invitations.at(1).status, InvitationStatus::NotSent);
    d.invitations[0].status = InvitationStatus::Finalized;
    advance(d, Timestamp{});
    QCOMPARE(d.invitations.at(1).status, InvitationStatus::WaitToOpen); // B is still pending
    d.invitations[2].status = InvitationStatus::Finalized;
    advance(d, Timestamp{});
    QCOMPARE(d.invitations.at(3).status, InvitationStatus::NotSent); // waits for the witness
    d.invitations[1].status = InvitationStatus::Finalized;
    advance(d, Timestamp{});
    QCOMPARE(d.invitations.at(3).status, InvitationStatus::WaitToOpen);

    d = running(people);
    d.invitations[0].status = InvitationStatus::Rejected;
    QVERIFY(continuesAfterDecline(d, 0, true));
    QCOMPARE(advance(d, Timestamp{}).released, QList<qsizetype>{1}); // there is nothing to witness
}

void TestRouting::peopleAreNamed()
{
    QList<Invitation> people{person(u"A"_s, 1), person(u"Manager"_s, 2)};
    people[1].isNamedByPrevious = true;
    people[1].hasPlaceholderName = true;
    people[1].recipientEmail.clear();
    Document d = running(people);
    QVERIFY(toResult(validate(d)).has_value());
    QCOMPARE(peopleToName(d.invitations, 0), QList<qsizetype>{1});
    d.invitations[0].status = InvitationStatus::Rejected;
    QVERIFY(!continuesAfterDecline(d, 0, true)); // no other recipient remains
    d.invitations[1].hasPlaceholderName = false;
    d.invitations[1].recipientEmail = u"m@x.example"_s;
    QVERIFY(peopleToName(d.invitations, 0).isEmpty());
    QVERIFY(continuesAfterDecline(d, 0, true));
}

void TestRouting::stepsComeLater()
{
    QList<Invitation> people{person(u"A"_s, 1), person(u"B"_s, 2)};
    people[1].startAfterDays = 14;
    Document d = running(people);
    d.invitations[0].status = InvitationStatus::Finalized;
    const Timestamp finished = Timestamp{} + 3 * day;
    advance(d, finished);
    QCOMPARE(d.invitations.at(1).status, InvitationStatus::NotSent);
    QCOMPARE(startOf(d.invitations.at(1)), std::optional(finished + 14 * day));
    QVERIFY(waitingMessage(d.invitations, 1).english().contains(u"1970-01-18"_s));
    advance(d, finished + 13 * day);
    QCOMPARE(d.invitations.at(1).status, InvitationStatus::NotSent);
    advance(d, finished + 14 * day);
    QCOMPARE(d.invitations.at(1).status, InvitationStatus::WaitToOpen);
}

void TestRouting::copiesAtTheEnd()
{
    QList<Invitation> people{person(u"A"_s, 1), person(u"V"_s, 1, ActionType::Viewer)};
    people[1].receivesCopyAtEnd = true;
    Document d = running(people);
    d.invitations[0].status = InvitationStatus::Finalized;
    QVERIFY(advance(d, Timestamp{}).isFinished);
    QCOMPARE(d.invitations.at(1).status, InvitationStatus::NotSent);
}

void TestRouting::preflight()
{
    QList<Invitation> people{person(u"A"_s, 1), person(u"B"_s, 1), person(u"C"_s, 2)};
    people[0].group = people[1].group = u"Board"_s;
    people[1].requiredGroupMembers = 2;
    QVERIFY(has(checkRouting(running(people)), Kind::BadGroup, 0));
    people[0].requiredGroupMembers = 2;
    QVERIFY(checkRouting(running(people)).isEmpty());
    people[0].requiredGroupMembers = people[1].requiredGroupMembers = 3;
    QVERIFY(has(checkRouting(running(people)), Kind::BadGroup, 0));
    people[0].requiredGroupMembers = people[1].requiredGroupMembers = 1;
    people[2].isNamedByPrevious = true;
    people[2].recipientName.clear();
    QVERIFY(has(checkRouting(running(people)), Kind::RecipientNotNamed, 2)); // B may be skipped
    people[2].isNamedByPrevious = false;
    people[2].isWitness = true;
    QVERIFY(has(checkRouting(running(people)), Kind::BadWitness, 2)); // in a different step from B
    people[2] = person(u"C"_s, 2);
    people[2].startAfterDays = 200;
    QVERIFY(has(checkRouting(running(people)), Kind::StartsTooLate, 2));

    people[2].startAfterDays = 0;
    Document d = running(people);
    d.tags.append(test::tag(TagType::Text, u"IBAN"_s, 1, 1));
    const QList<Finding> findings = checkRouting(d);
    QCOMPARE(findings.size(), 1);
    QVERIFY(findings.constFirst().kind == Kind::MayRemainEmpty &&
            findings.constFirst().severity == Severity::Warning);
}

/** Each routing that preflight accepts ends whatever people do, and at every moment exactly the people may
 * act whom the reference allows. */
void TestRouting::randomRoutingsEnd()
{
    const int wanted = routingsWanted();
    int ran = 0;
    int declined = 0;
    int refused = 0;
    qint64 acts = 0;
    for (quint32 seed = 1; ran < wanted; ++seed) {
        Dice dice(seed);
        const QList<Invitation> people = anyPeople(dice);
        const bool skipsDecliners = dice.oneIn(2);
        Document d = running(people);
        const bool hasErrors = !toResult(checkRouting(d)).has_value();
        const bool somebodyActs = std::any_of(people.begin(), people.end(),
                                              [](const Invitation& p) { return mustAct(p.actionType); });
        if (hasErrors || !somebodyActs) {
            ++refused;
            continue;
        }
        ++ran;
        Reference reference = referenceOf(people, skipsDecliners);
        qint64 today = 0;
        int end = 0;
        for (int round = 0; end == 0; ++round) {
            QVERIFY2(round < 500, qPrintable(u"routing %1 doesn't end"_s.arg(seed)));
            QList<int> open;
            for (int i = 0; i < people.size(); ++i) {
                const InvitationStatus status = d.invitations.at(i).status;
                const bool isOpen = status == InvitationStatus::WaitToOpen;
                QVERIFY2(isOpen == reference.isOpen(i, today),
                         qPrintable(u"routing %1: turn of %2 on day %3"_s.arg(seed).arg(i).arg(today)));
                QVERIFY2(d.invitations.at(i).isReleased == reference.isReleased(i),
                         qPrintable(u"routing %1: release of %2"_s.arg(seed).arg(i)));
                if (isOpen && mustAct(people.at(i).actionType)) open.append(i);
            }
            std::optional<Timestamp> start;
            for (const Invitation& p : std::as_const(d.invitations))
                if (const auto at = startOf(p)) start = std::min(start.value_or(*at), *at);
            QVERIFY2(!open.isEmpty() || start, qPrintable(u"routing %1 is stuck"_s.arg(seed)));
            if (start && (open.isEmpty() || dice.oneIn(3))) { // time passes
                today = start->time_since_epoch() / day;
                advance(d, *start);
                continue;
            }
            const int who = open.at(dice.below(static_cast<int>(open.size())));
            const Act act{who, dice.oneIn(5), today};
            const Timestamp now = Timestamp{} + today * day;
            reference.acts.append(act);
            ++acts;
            end = reference.end();
            if (!act.declined) {
                for (const qsizetype next : peopleToName(d.invitations, who)) {
                    d.invitations[next].recipientName = u"Named %1"_s.arg(next);
                    d.invitations[next].recipientEmail = u"named%1@x.example"_s.arg(next);
                }
                d.invitations[who].status = InvitationStatus::Finalized;
                QVERIFY(advance(d, now).isFinished == (end == 1));
                continue;
            }
            d.invitations[who].status = InvitationStatus::Rejected;
            const bool goesOn = continuesAfterDecline(d, who, skipsDecliners);
            QVERIFY2(goesOn == (end >= 0), qPrintable(u"routing %1: after a refusal"_s.arg(seed)));
            if (goesOn) QVERIFY(advance(d, now).isFinished == (end == 1));
        }
        if (end < 0) {
            ++declined;
            continue;
        }
        for (int i = 0; i < people.size(); ++i) { // no step is lost
            const Invitation& p = d.invitations.at(i);
            if (!mustAct(p.actionType)) continue;
            QVERIFY(p.status == InvitationStatus::Finalized || p.status == InvitationStatus::Rejected ||
                    p.isReleased);
            QVERIFY2(p.status != InvitationStatus::Finalized || !isUnnamed(p),
                     qPrintable(u"routing %1: nobody was named"_s.arg(seed)));
        }
    }
    qInfo("%d routings (%d ended by a refusal), %lld acts; preflight refused %d others", ran, declined, acts,
          refused);
}

INK_TEST(TestRouting, "tst_routing")

} // namespace tst_routing

#include "tst_routing.moc"
