#include "app/domain/document/document.h"
#include "app/workflow/documents/documentwatch.h"
#include "app/workflow/documents/savedsearches.h"
#include "app/workflow/session/pollinterval.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

namespace tst_documentwatch {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::Office;
using Kind = DocumentNews::Kind;

class TestDocumentWatch final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatWasSoAlreadyIsNoNews()
    {
        Office office;
        const DocumentId id = office.service.add(sent());
        office.service.document(id).invitations[0].status = InvitationStatus::Viewed;
        DocumentWatch watch(office.session);
        QSignalSpy news(&watch, &DocumentWatch::happened);
        QVERIFY(office.open());
        QTRY_VERIFY(office.transport->log().join(QLatin1Char(' ')).contains(QStringLiteral("search2")));
        ink::test::processEvents();
        QCOMPARE(office.transport->open(), 0);
        QCOMPARE(news.count(), 0);
        office.service.document(id).invitations[0].status = InvitationStatus::Finalized;
        watch.check();
        QTRY_COMPARE(news.count(), 1);
        const auto events = news.takeFirst().at(0).value<QList<DocumentNews>>();
        QCOMPARE(events.size(), 1);
        QCOMPARE(events.constFirst().kind, Kind::Signed);
        QCOMPARE(events.constFirst().person, QStringLiteral("Ada"));
        const auto lists = [&office] {
            return office.transport->log().filter(QStringLiteral("search2")).size();
        };
        const auto asked = lists();
        watch.check();
        ink::test::processEvents();
        QCOMPARE(lists(), asked + 1);
        QCOMPARE(office.transport->open(), 0);
        QCOMPARE(news.count(), 0);
    }

    void questionsAreNews()
    {
        DocumentSummary before = summaryOf(sent());
        DocumentSummary after = before;
        after.invitations[0].openQuestions = 1;
        after.lastModifiedTime += std::chrono::minutes(1);
        const auto events = eventsBetween(before, after);
        QCOMPARE(events.size(), 1);
        QCOMPARE(events.constFirst().kind, Kind::QuestionAsked);
        QCOMPARE(eventsSince(before.lastModifiedTime, after).constFirst().kind, Kind::QuestionAsked);
        QVERIFY(eventsBetween(after, before).isEmpty()); // answered
        QVERIFY(eventsSince(after.lastModifiedTime, after).isEmpty());
    }

    void theMostTellingThingOfADocument()
    {
        DocumentSummary before = summaryOf(sent());
        DocumentSummary after = before;
        after.invitations[0].status = InvitationStatus::Viewed;
        QCOMPARE(eventsBetween(before, after).constFirst().kind, Kind::Viewed);
        after.invitations[0].status = InvitationStatus::Rejected;
        QCOMPARE(eventsBetween(before, after).constFirst().kind, Kind::Rejected);
        after.invitations[0].status = InvitationStatus::Finalized;
        after.status = SigningStatus::Completed;
        const auto events = eventsBetween(before, after);
        QCOMPARE(events.size(), 1);
        QCOMPARE(events.constFirst().kind, Kind::Completed);
        after.deleted = true;
        QVERIFY(eventsBetween(before, after).isEmpty());
        QVERIFY(eventsBetween(before, before).isEmpty());
    }

    void aDocumentFromFarBelowIsToldByItsTimes()
    {
        const Timestamp since(std::chrono::milliseconds(1'000'000));
        DocumentSummary row = summaryOf(sent());
        row.invitations[0].status = InvitationStatus::Viewed;
        row.invitations[0].openedTime = since - std::chrono::seconds(1);
        QVERIFY(eventsSince(since, row).isEmpty());
        row.invitations[0].openedTime = since + std::chrono::seconds(1);
        QCOMPARE(eventsSince(since, row).constFirst().kind, Kind::Viewed);
    }

    void thePaceFollowsThePerson()
    {
        const PollFacts looking;
        PollFacts acted = looking;
        acted.userActed = true;
        PollFacts moving = looking;
        moving.isDocumentActive = true;
        PollFacts away = looking;
        away.isActive = false;
        QVERIFY(pollInterval(acted) < pollInterval(moving));
        QVERIFY(pollInterval(moving) < pollInterval(looking));
        QVERIFY(pollInterval(looking) < pollInterval(away));
        PollFacts offline = acted;
        std::chrono::milliseconds last{0};
        for (offline.failures = 1; offline.failures < 20; ++offline.failures) {
            QVERIFY(pollInterval(offline) >= last);
            last = pollInterval(offline);
        }
        QCOMPARE(last, std::chrono::milliseconds(60'000));
    }

    void searchesAreKeptForTheirAccount()
    {
        Office office;
        SavedSearches searches(office.settings);
        QSignalSpy changed(&searches, &SavedSearches::changed);
        searches.setProfile(QStringLiteral("a"));
        DocumentFilter filter;
        filter.text = QStringLiteral("lease");
        filter.person = QStringLiteral("anna@example.org");
        filter.status = SigningStatus::InProgress;
        filter.folder = FolderId(9'007'199'254'740'993);
        filter.createdFrom = QDate(2026, 1, 2);
        filter.createdTo = QDate(2026, 3, 4);
        filter.completedFrom = QDate(2025, 1, 1);
        filter.completedTo = QDate(2025, 12, 31);
        filter.content = QStringLiteral("notice period");
        filter.expiresWithin = 7;
        filter.activeWithin = 30;
        filter.quietFor = 3;
        const QString first = searches.add(QStringLiteral("Leases"), filter);
        const QString second = searches.add(QStringLiteral("Offers"), {});
        QCOMPARE(searches.find(first)->filter, filter);
        QCOMPARE(documentFilterFromJson(toJson(filter)), filter);
        searches.shift(second, -1);
        QCOMPARE(searches.all().constFirst().id, second);
        searches.shift(second, -1); // already the first
        searches.rename(second, QStringLiteral(" Letters "));
        QCOMPARE(searches.find(second)->name, QStringLiteral("Letters"));
        QCOMPARE(searches.add(QStringLiteral("Leases"), {}), first); // the same name: replaced
        QVERIFY(searches.find(first)->filter.isEmpty());
        const SavedSearch gone = *searches.find(second);
        searches.remove(second);
        QCOMPARE(searches.all().size(), 1);
        searches.restore(gone, 0);
        QCOMPARE(searches.all().constFirst(), gone);
        searches.setProfile(QStringLiteral("b"));
        QVERIFY(searches.all().isEmpty());
        QVERIFY(changed.count() >= 8);
        DocumentQuery query;
        filter.applyTo(query);
        QCOMPARE(query.text, QStringLiteral("lease anna@example.org"));
        QCOMPARE(query.status, std::optional(SigningStatus::InProgress));
        QVERIFY(*query.createdFrom < *query.createdTo);
        QCOMPARE(*query.completedTo - *query.completedFrom + std::chrono::milliseconds(1),
                 std::chrono::milliseconds(QDate(2026, 1, 1).startOfDay().toMSecsSinceEpoch() -
                                           QDate(2025, 1, 1).startOfDay().toMSecsSinceEpoch()));
        QCOMPARE(query.content, QStringLiteral("notice period"));
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(query.expiresTo->time_since_epoch().count()).date(),
                 QDate::currentDate().addDays(7));
        const auto dayOf = [](Timestamp time) {
            return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).date();
        };
        // 30 days with today, and 3 without any activity.
        QCOMPARE(dayOf(*query.lastActionFrom), QDate::currentDate().addDays(-29));
        QCOMPARE(dayOf(*query.lastActionTo), QDate::currentDate().addDays(-3));
    }

private:
    static Document sent()
    {
        Document document = test::sendableDraft();
        document.id = DocumentId(77);
        document.status = SigningStatus::InProgress;
        document.invitations[0].recipientName = QStringLiteral("Ada");
        document.invitations[0].status = InvitationStatus::WaitToOpen;
        return document;
    }
};

INK_TEST(TestDocumentWatch, "tst_documentwatch")

} // namespace tst_documentwatch

#include "tst_documentwatch.moc"
