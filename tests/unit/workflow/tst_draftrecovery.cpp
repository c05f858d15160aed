#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftrecovery.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_draftrecovery {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

class TestDraftRecovery final : public QObject
{
    Q_OBJECT

    /** A draft on the service whose last edits are only in the journal. */
    static DocumentId killed(Office& office, const QString& title)
    {
        const DocumentId id = office.service.add(test::sendableDraft());
        DraftEditor editor(office.session, *office.journal);
        editor.setSaveDelay(10min);
        Outcome<void> opened;
        editor.open(id, &editor, opened.done());
        if (!opened.wait() || !opened.result) return {};
        Document next = editor.document();
        next.title = title;
        Tag tag = test::tag(TagType::Text, u"Name"_s, 1, 1, 200);
        tag.id = editor.nextLocalTagId();
        next.tags.append(tag);
        editor.apply(next);
        return id;
    }
    static QList<DocumentId> journaled(Office& office)
    {
        QList<DocumentId> ids;
        const auto entries = office.journal->all(office.session.current()->id).value();
        for (const auto& entry : entries)
            ids.append(entry.document);
        return ids;
    }
    /** Opens the profile again, with a recovery waiting for it. */
    static bool recover(Office& office)
    {
        DraftRecovery recovery(office.session, *office.journal);
        QSignalSpy finished(&recovery, &DraftRecovery::finished);
        return test::waitFor([&] { return finished.count() == 1; }) && !recovery.isRunning();
    }

private Q_SLOTS:
    void whatAKillLeftIsSaved_data()
    {
        QTest::addColumn<bool>("inPatches");
        QTest::newRow("one write") << true;
        QTest::newRow("tags by their own call") << false;
    }
    void whatAKillLeftIsSaved()
    {
        QFETCH(bool, inPatches);
        Office office;
        QVERIFY(office.open());
        office.service.takesTagsInPatches = inPatches;
        const DocumentId first = killed(office, u"First"_s);
        const DocumentId second = killed(office, u"Second"_s);
        QCOMPARE(journaled(office).size(), 2);
        office.transport->clearLog();

        DraftRecovery recovery(office.session, *office.journal);
        QSignalSpy finished(&recovery, &DraftRecovery::finished);
        QSignalSpy recovered(&recovery, &DraftRecovery::recovered);
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(recovered.count(), 2);
        QCOMPARE(office.service.document(first).title, u"First"_s);
        QCOMPARE(office.service.document(second).title, u"Second"_s);
        QCOMPARE(office.service.document(second).tags.size(), 2);
        QVERIFY(journaled(office).isEmpty());
        const QStringList log = office.transport->log();
        for (const QString& line : log)
            QVERIFY2(!line.contains(u"/files"_s), qPrintable(line)); // pages are not fetched

        // And again whenever the profile is opened.
        const DocumentId third = killed(office, u"Third"_s);
        Q_EMIT office.session.currentChanged();
        QTRY_COMPARE(finished.count(), 2);
        QCOMPARE(office.service.document(third).title, u"Third"_s);
    }

    void conflictsAreKeptForTheEditor()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId id = killed(office, u"Ours"_s);
        office.service.document(id).title = u"Theirs"_s;
        office.service.document(id).version += 2;
        QVERIFY(recover(office));
        QCOMPARE(office.service.document(id).title, u"Theirs"_s);
        QCOMPARE(journaled(office), QList<DocumentId>{id});
        DraftEditor editor(office.session, *office.journal);
        editor.setSaveDelay(10min);
        Outcome<void> opened;
        editor.open(id, this, opened.done());
        QVERIFY(opened.wait());
        QCOMPARE(editor.saveState(), DraftEditor::SaveState::Conflict);
        QCOMPARE(editor.document().title, u"Ours"_s);
    }

    void aConflictInBetweenIsKeptToo()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId id = killed(office, u"Ours"_s);
        const QString path = u"/v1/documents/%1"_s.arg(id.value());
        office.transport->hang(path);
        DraftRecovery recovery(office.session, *office.journal);
        QSignalSpy finished(&recovery, &DraftRecovery::finished);
        QTRY_COMPARE(office.transport->open(), 1);
        const auto before = office.service.handle(office.transport->last());
        office.service.document(id).title = u"Theirs"_s; // while our response is in flight
        office.service.document(id).version += 1;
        office.transport->release(before);
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(office.service.document(id).title, u"Theirs"_s);
        QCOMPARE(journaled(office), QList<DocumentId>{id});
    }

    void whatIsSentOrGoneIsDropped()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId sent = killed(office, u"Sent"_s);
        const DocumentId trashed = killed(office, u"Trashed"_s);
        const DocumentId gone(424'242);
        auto entry = office.journal->read(office.session.current()->id, sent).value().value();
        entry.document = gone;
        QVERIFY(office.journal->write(entry));
        office.service.document(sent).status = SigningStatus::InProgress;
        office.service.document(trashed).deleted = true;
        const int writes = office.service.writes;
        QVERIFY(recover(office));
        QCOMPARE(office.service.writes, writes);
        QCOMPARE(journaled(office), QList<DocumentId>{trashed}); // it may be restored
        office.service.document(trashed).deleted = false;
        QVERIFY(recover(office));
        QCOMPARE(office.service.document(trashed).title, u"Trashed"_s);
        QVERIFY(journaled(office).isEmpty());
    }

    void a404OfSomebodyElseDropsNothing()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId id = killed(office, u"Ours"_s);
        office.transport->setHandler([](const api::Request&) { // a proxy without its service
            api::Response response;
            response.status = 404;
            response.body = "<html>not here</html>";
            return response;
        });
        QVERIFY(recover(office));
        QCOMPARE(journaled(office), QList<DocumentId>{id});
    }

    void anEntryThatIsBeingWrittenIsLeftAlone()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId id = killed(office, u"Old"_s);
        office.transport->hang(u"/v1/documents/%1"_s.arg(id.value()));
        DraftRecovery recovery(office.session, *office.journal);
        QSignalSpy finished(&recovery, &DraftRecovery::finished);
        QTRY_COMPARE(office.transport->open(), 1);
        const auto answer = office.service.handle(office.transport->last());
        // RelatedRowsWriter the document is opened, and the next edit is journalled.
        auto entry = office.journal->read(office.session.current()->id, id).value().value();
        entry.body.replace("Old", "New");
        QVERIFY(office.journal->write(entry));
        office.transport->release(answer);
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(journaled(office), QList<DocumentId>{id});
    }

    void aServiceThatIsAwayKeepsEverything()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId first = killed(office, u"First"_s);
        const DocumentId second = killed(office, u"Second"_s);
        office.transport->setHandler([](const api::Request&) { return fail(ErrorCode::Tls); });
        office.transport->clearLog();
        QVERIFY(recover(office));
        QCOMPARE(office.transport->requests().size(), 1); // the second isn't attempted
        QCOMPARE(journaled(office), QList({first, second}));
    }
};

INK_TEST(TestDraftRecovery, "tst_draftrecovery")

} // namespace tst_draftrecovery

#include "tst_draftrecovery.moc"
