#include "app/workflow/today/todayitem.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_todayitem {

using namespace ink;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using Kind = TodayItem::Kind;

namespace {

constexpr Timestamp present = Timestamp(24h * 1000);

domain::Invitation pendingPerson(const QString& name, int sequence = 1)
{
    domain::Invitation person;
    person.guid = name.toLower();
    person.recipientName = name;
    person.recipientEmail = name.toLower() + u"@example.org"_s;
    person.sequence = sequence;
    person.status = domain::InvitationStatus::WaitToOpen;
    return person;
}

/** A document in progress that was sent `ago` and expires after a year. */
domain::DocumentSummary runningDocument(std::chrono::milliseconds ago,
                                        const QList<domain::Invitation>& people)
{
    domain::DocumentSummary document;
    document.id = domain::DocumentId(4);
    document.title = u"Lease"_s;
    document.senderEmail = u"nora@example.org"_s;
    document.status = domain::SigningStatus::InProgress;
    document.sentTime = present - ago;
    document.setting.expireDaysAfterSent = 365;
    document.invitations = people;
    return document;
}

QList<Kind> kindsOf(const domain::DocumentSummary& document, const QStringList& own = {})
{
    QList<Kind> kinds;
    for (const TodayItem& item : todayItems(document, own, present))
        kinds.append(item.kind);
    return kinds;
}

} // namespace

class TestTodayItem final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aWeekIsLong()
    {
        QVERIFY(kindsOf(runningDocument(24h * 7 - 1min, {pendingPerson(u"Anna"_s)})).isEmpty());
        QCOMPARE(kindsOf(runningDocument(24h * 7, {pendingPerson(u"Anna"_s)})), QList{Kind::LongWait});
    }

    /** The time since the previous step counts, not since sending. */
    void theTurnCounts()
    {
        domain::Invitation anna = pendingPerson(u"Anna"_s);
        anna.status = domain::InvitationStatus::Finalized;
        anna.finishedTime = present - 24h;
        QVERIFY(kindsOf(runningDocument(24h * 30, {anna, pendingPerson(u"Ben"_s, 2)})).isEmpty());
        anna.finishedTime = present - 24h * 8;
        QCOMPARE(kindsOf(runningDocument(24h * 30, {anna, pendingPerson(u"Ben"_s, 2)})),
                 QList{Kind::LongWait});
    }

    void whoWasRemindedIsLeftAlone()
    {
        domain::Invitation anna = pendingPerson(u"Anna"_s);
        anna.lastReminderSent = present - 24h * 2;
        QVERIFY(kindsOf(runningDocument(24h * 9, {anna})).isEmpty());
        anna.lastReminderSent = present - 24h * 3;
        QCOMPARE(kindsOf(runningDocument(24h * 9, {anna})), QList{Kind::LongWait});
    }

    /** A person is listed once, under the most urgent heading. */
    void theMostUrgentKind()
    {
        domain::Invitation anna = pendingPerson(u"Anna"_s);
        auto document = runningDocument(24h * 9, {anna});
        document.setting.expireDaysAfterSent = 10; // one day left
        QCOMPARE(kindsOf(document), QList{Kind::Deadline});
        QCOMPARE(todayItems(document, {}, present).constFirst().deadline, std::optional(present + 24h));
        document.invitations[0].openQuestions = 1;
        QCOMPARE(kindsOf(document), QList{Kind::Question});
        document.invitations[0].mail =
            domain::MailProgress{domain::MailProgress::State::Failed, {}, std::nullopt};
        QCOMPARE(kindsOf(document), QList{Kind::Undelivered});
        // Neither is a reason to leave out a person who was reminded.
        document.invitations[0].lastReminderSent = present;
        QCOMPARE(kindsOf(document), QList{Kind::Undelivered});
    }

    void ownDocuments()
    {
        const auto document = runningDocument(24h * 9, {pendingPerson(u"Anna"_s), pendingPerson(u"Ben"_s)});
        QCOMPARE(kindsOf(document, {u"ben@example.org"_s}), (QList{Kind::LongWait, Kind::Sign}));
        const TodayItem own = todayItems(document, {u"ben@example.org"_s}, present).constLast();
        QCOMPARE(own.person.guid, u"ben"_s);
        QCOMPARE(own.sender, u"nora@example.org"_s);
    }

    void whatIsNotListed()
    {
        auto document = runningDocument(24h * 9, {pendingPerson(u"Anna"_s)});
        document.deleted = true;
        QVERIFY(kindsOf(document).isEmpty());
        document.deleted = false;
        document.status = domain::SigningStatus::Completed;
        QVERIFY(kindsOf(document).isEmpty());
        document.status = domain::SigningStatus::Draft;
        QCOMPARE(kindsOf(document), QList{Kind::Draft});
        document.type = domain::DocumentType::RegularTemplate;
        QVERIFY(kindsOf(document).isEmpty());
    }

    void order()
    {
        const auto item = [](Kind kind, Timestamp since, std::optional<Timestamp> deadline = {}) {
            TodayItem one;
            one.kind = kind;
            one.since = since;
            one.deadline = deadline;
            return one;
        };
        const QList<TodayItem> wanted{item(Kind::Sign, present - 3h),
                                      item(Kind::Sign, present - 2h),
                                      item(Kind::Deadline, present - 1h, present + 1h),
                                      item(Kind::Deadline, present - 5h, present + 2h),
                                      item(Kind::LongWait, present - 200h),
                                      item(Kind::Draft, present - 1h),
                                      item(Kind::Draft, present - 4h)};
        QList<TodayItem> items(wanted.crbegin(), wanted.crend());
        sortByUrgency(items);
        QCOMPARE(items, wanted);
    }
};

INK_TEST(TestTodayItem, "tst_todayitem")

} // namespace tst_todayitem

#include "tst_todayitem.moc"
