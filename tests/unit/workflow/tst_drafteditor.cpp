#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "app/domain/routing/reasons.h"
#include "app/workflow/drafts/documentsender.h"
#include "app/workflow/drafts/drafteditor.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QFile>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>
#include <QTimer>

namespace tst_drafteditor {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;
using namespace std::chrono_literals;
using State = DraftEditor::SaveState;

namespace {

/** An editor with an open, sendable draft. */
struct Desk
{
    Office office;
    DocumentId id;
    std::unique_ptr<DraftEditor> editor;

    bool open()
    {
        if (!office.open()) return false;
        if (id.isNull()) id = office.service.add(test::sendableDraft());
        return reopen();
    }
    bool reopen()
    {
        editor = std::make_unique<DraftEditor>(office.session, *office.journal);
        editor->setSaveDelay(20ms);
        Outcome<void> opened;
        editor->open(id, editor.get(), opened.done());
        return opened.wait() && opened.result;
    }
    /** Simulates a kill of the process: nothing is sent any more. */
    void kill() { editor.reset(); }
    Document& onService() { return office.service.document(id); }
    void addTag(const QString& name, int left = 200)
    {
        Document next = editor->document();
        Tag tag = test::tag(TagType::Text, name, 1, 1, left);
        tag.id = editor->nextLocalTagId();
        next.tags.append(tag);
        editor->apply(next);
    }
    void setTitle(const QString& title)
    {
        Document next = editor->document();
        next.title = title;
        editor->apply(next);
    }
    bool isSaved() const { return editor->saveState() == State::Saved; }
    int journaled() const
    {
        return static_cast<int>(office.journal->all(office.session.current()->id)->size());
    }
};

} // namespace

class TestDraftEditor final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void makesADraftOfFiles();
    void opensWithTheBytesOfItsFiles();
    void savesAMomentAfterTheLastChange();
    void localIdsStayWhileTheServiceHasItsOwn();
    void anUndoneDeletionComesBackUnderANewId();
    void changesWhileSavingAreSavedNext();
    void aKillLosesNothing();
    void aKillAfterTheAnswerDoublesNothing();
    void aKillAfterTheAnswerIsNoConflictWithLaterEdits();
    void aConflictWaitsUntilSomebodyHasChosen();
    void aPartEditedDuringAConflictIsAskedAbout();
    void changesOfOtherPartsAreBothKept();
    void aFileThatIsReplacedElsewhereKeepsItsTags();
    void tagsFollowTheirFileIntoAMerge();
    void theirsCanBeTaken();
    void aDraftThatWasSentElsewhereIsReadOnly();
    void failuresAreToldAndTriedAgain();
    void serversWithSeparateCallsForTags();
    void aServerThatHidesNoFilesIsToldOf();
    void removingAFileTakesItsTags();
    void neverWritesToAnotherAccount();
    void closingSendsWhatIsLeft();
    void closingDuringASaveLeavesNoOldEdits();
    void editsOnAnOlderVersionAreTold();
    void typingWithoutAPauseIsSavedToo();
    void aNewOrderOfTabIsSaved();
    void aTurnOfTheEventLoopIsJournalledOnce();

    void sends();
    void doesNotSendWhatIsNotValid();
    void whoeverIsToldOfAStepMayCancel();
    void aRetryAfterALostAnswerSendsOnce();
    void aRetryAfterARestartUsesTheSameKey();
    void keysOfOtherDocumentsStay();
    void keysStayWhenTheJournalFails();
};

void TestDraftEditor::makesADraftOfFiles()
{
    Office office;
    QVERIFY(office.open());
    const QString path = office.dir.filePath(QStringLiteral("Lease 2026.v2.pdf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("%PDF-1.7 local");
    file.close();
    DraftEditor editor(office.session, *office.journal);
    Outcome<void> made;
    editor.create({path}, FolderId(5), this, made.done());
    QVERIFY(made.wait());
    QVERIFY2(made.result, made.result ? "" : qPrintable(made.result.error().detail.english()));
    QVERIFY(editor.isOpen() && !editor.isReadOnly());
    QCOMPARE(editor.document().title, QStringLiteral("Lease 2026.v2"));
    QCOMPARE(editor.document().senderEmail, QStringLiteral("grace@example.com"));
    QCOMPARE(editor.document().senderName, QStringLiteral("Grace"));
    QCOMPARE(editor.document().folderId, FolderId(5));
    QCOMPARE(editor.document().status, SigningStatus::Draft);
    QVERIFY(!editor.fileBytes(editor.document().files.first().id).isEmpty());
    QVERIFY(office.transport->log().contains(QStringLiteral("POST /v1/documents/array")));
}

void TestDraftEditor::opensWithTheBytesOfItsFiles()
{
    Desk desk;
    QVERIFY(desk.open());
    for (const File& file : desk.editor->document().files)
        QCOMPARE(desk.editor->fileBytes(file.id), "%PDF of " + QByteArray::number(file.id.value()));
    DraftEditor other(desk.office.session, *desk.office.journal);
    Outcome<void> missing;
    other.open(DocumentId(77), this, missing.done());
    QCOMPARE(missing.calls, 0);
    QVERIFY(missing.wait());
    QCOMPARE(missing.result.error().code, ErrorCode::NotFound);
    QVERIFY(!other.isOpen());
}

void TestDraftEditor::savesAMomentAfterTheLastChange()
{
    Desk desk;
    QVERIFY(desk.open());
    QSignalSpy changes(desk.editor.get(), &DraftEditor::changed);
    const auto before = desk.office.transport->requests().size();
    for (int i = 0; i < 5; ++i)
        desk.setTitle(QStringLiteral("Title %1").arg(i));
    desk.setTitle(QStringLiteral("Title 4")); // nothing new
    QCOMPARE(changes.count(), 5);
    QCOMPARE(desk.editor->saveState(), State::Unsaved);
    QTRY_COMPARE(desk.journaled(), 1); // at the end of the turn
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.office.transport->requests().size(), before + 1);
    QCOMPARE(desk.onService().title, QStringLiteral("Title 4"));
    QCOMPARE(desk.journaled(), 0);
    QCOMPARE(desk.editor->document().version, desk.onService().version);
    QCOMPARE(changes.count(), 5); // saving is no change of the document
}

void TestDraftEditor::localIdsStayWhileTheServiceHasItsOwn()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.addTag(QStringLiteral("Name"));
    desk.addTag(QStringLiteral("City"), 300);
    const Document local = desk.editor->document();
    QVERIFY(local.tags.at(1).id.value() < 0);
    QVERIFY(local.tags.at(1).id != local.tags.at(2).id);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.editor->document().tags, local.tags); // an undo stack still finds them
    QCOMPARE(desk.onService().tags.size(), 3);
    const TagId theirs = desk.onService().tags.at(1).id;
    QVERIFY(theirs.value() > 0);
    // Moved: the service's tag moves too.
    Document moved = desk.editor->document();
    moved.tags[1].rect.left = 20;
    desk.editor->apply(moved);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().tags.at(1).id, theirs);
    QCOMPARE(desk.onService().tags.at(1).rect.left, 20);
    QCOMPARE(desk.onService().tags.at(1).invitationId, desk.onService().invitations.first().id);
}

void TestDraftEditor::anUndoneDeletionComesBackUnderANewId()
{
    Desk desk;
    QVERIFY(desk.open());
    const Document before = desk.editor->document();
    Document without = before;
    without.tags.clear();
    desk.editor->apply(without);
    QTRY_VERIFY(desk.isSaved());
    QVERIFY(desk.onService().tags.isEmpty());
    desk.editor->apply(before); // undo: with the old id, which the service has deleted
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().tags.size(), 1);
    QCOMPARE(desk.editor->document().tags, before.tags);
    Document moved = before;
    moved.tags[0].rect.top += 40;
    desk.editor->apply(moved);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().tags.first().rect.top, moved.tags.first().rect.top);
}

void TestDraftEditor::changesWhileSavingAreSavedNext()
{
    Desk desk;
    QVERIFY(desk.open());
    const QString path = QStringLiteral("/v1/documents/%1").arg(desk.id.value());
    desk.office.transport->hang(path);
    desk.addTag(QStringLiteral("Name"));
    QTRY_COMPARE(desk.editor->saveState(), State::Saving);
    QTRY_COMPARE(desk.office.transport->open(), 1);
    const auto slow = desk.office.transport->last();
    desk.addTag(QStringLiteral("City"), 300);
    Outcome<void> flushed;
    desk.editor->flush(this, flushed.done());
    desk.office.transport->release(desk.office.service.handle(slow));
    QVERIFY(flushed.wait());
    QVERIFY(flushed.result);
    QVERIFY(desk.isSaved());
    QCOMPARE(desk.onService().tags.size(), 3);
    QCOMPARE(desk.onService().version, desk.editor->document().version);
    QCOMPARE(desk.journaled(), 0);
}

void TestDraftEditor::aKillLosesNothing()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.editor->setSaveDelay(10min);
    desk.addTag(QStringLiteral("Name"));
    desk.setTitle(QStringLiteral("Written before the kill"));
    desk.kill();
    QVERIFY(desk.onService().title != QStringLiteral("Written before the kill"));
    QVERIFY(desk.reopen());
    QCOMPARE(desk.editor->document().title, QStringLiteral("Written before the kill"));
    QCOMPARE(desk.editor->document().tags.size(), 2);
    QVERIFY(desk.editor->document().tags.at(1).id.value() < 0);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().title, QStringLiteral("Written before the kill"));
    QCOMPARE(desk.onService().tags.size(), 2);
    QCOMPARE(desk.journaled(), 0);
}

void TestDraftEditor::aKillAfterTheAnswerDoublesNothing()
{
    Desk desk;
    QVERIFY(desk.open());
    const QString path = QStringLiteral("/v1/documents/%1").arg(desk.id.value());
    desk.office.transport->hang(path);
    desk.addTag(QStringLiteral("Name"));
    QTRY_COMPARE(desk.office.transport->open(), 1);
    // The service has it, but the response never arrives.
    QCOMPARE(desk.office.service.handle(desk.office.transport->last())->status, 200);
    desk.kill();
    QCOMPARE(desk.journaled(), 1);
    const int writes = desk.office.service.writes;
    QVERIFY(desk.reopen());
    QVERIFY(desk.isSaved());
    QCOMPARE(desk.editor->document().tags.size(), 2);
    QCOMPARE(desk.journaled(), 0);
    Outcome<void> flushed;
    desk.editor->flush(this, flushed.done());
    QVERIFY(flushed.wait());
    QCOMPARE(desk.office.service.writes, writes);
}

/** A change saved by this editor isn't a conflict, even if the response was lost. */
void TestDraftEditor::aKillAfterTheAnswerIsNoConflictWithLaterEdits()
{
    for (const bool isChangedElsewhere : {false, true}) {
        Desk desk;
        QVERIFY(desk.open());
        desk.office.transport->hang(QStringLiteral("/v1/documents/%1").arg(desk.id.value()));
        desk.addTag(QStringLiteral("Name"));
        QTRY_COMPARE(desk.office.transport->open(), 1);
        QCOMPARE(desk.office.service.handle(desk.office.transport->last())->status, 200);
        desk.setTitle(QStringLiteral("Later"));
        desk.addTag(QStringLiteral("Place"), 300);
        QTRY_VERIFY(
            desk.office.journal->all(desk.office.session.current()->id)->constFirst().body.contains("Place"));
        if (isChangedElsewhere) {
            desk.onService().title = QStringLiteral("theirs");
            desk.onService().version += 1;
        }
        desk.kill();
        QVERIFY(desk.reopen());
        QCOMPARE(desk.editor->document().title, QStringLiteral("Later"));
        if (isChangedElsewhere) {
            QCOMPARE(desk.editor->saveState(), State::Conflict);
            continue;
        }
        QTRY_VERIFY(desk.isSaved());
        QCOMPARE(desk.onService().title, QStringLiteral("Later"));
        QCOMPARE(desk.onService().tags.size(), 3);
        QCOMPARE(desk.journaled(), 0);
        QSqlQuery facts(desk.office.database->connection());
        QVERIFY(facts.exec(QStringLiteral("SELECT count(*) FROM fact")) && facts.next());
        QCOMPARE(facts.value(0).toInt(), 0);
    }
}

void TestDraftEditor::aConflictWaitsUntilSomebodyHasChosen()
{
    Desk desk;
    QVERIFY(desk.open());
    QList<State> states;
    connect(desk.editor.get(), &DraftEditor::saveStateChanged, this,
            [&] { states.append(desk.editor->saveState()); });
    desk.onService().message = QStringLiteral("theirs");
    desk.onService().title = QStringLiteral("theirs");
    desk.onService().version += 3;
    desk.setTitle(QStringLiteral("ours"));
    QTRY_COMPARE(desk.editor->saveState(), State::Conflict);
    // Theirs isn't overwritten without a decision; the local version is kept.
    const auto conflict = desk.editor->conflict();
    QVERIFY(conflict);
    QCOMPARE(conflict->mine.title, QStringLiteral("ours"));
    QCOMPARE(conflict->theirs.title, QStringLiteral("theirs"));
    QCOMPARE(conflict->parts, QList<DraftPart>{DraftPart::Title});
    QCOMPARE(desk.onService().title, QStringLiteral("theirs"));
    desk.setTitle(QStringLiteral("ours, at last"));
    QCOMPARE(desk.journaled(), 1);
    Outcome<void> flushed;
    desk.editor->flush(this, flushed.done());
    QVERIFY(flushed.wait());
    QCOMPARE(flushed.result.error().code, ErrorCode::Version);
    desk.editor->resolve(DraftEditor::Resolution::Mine);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().title, QStringLiteral("ours, at last"));
    QCOMPARE(desk.onService().message, QStringLiteral("theirs")); // changed only by the other side
    QCOMPARE(desk.editor->document().version, desk.onService().version);
    QVERIFY(!desk.editor->conflict());
}

/** The user edits a part during the conflict that only the others had changed until then. */
void TestDraftEditor::aPartEditedDuringAConflictIsAskedAbout()
{
    for (const auto choice : {DraftEditor::Resolution::Mine, DraftEditor::Resolution::Theirs}) {
        Desk desk;
        QVERIFY(desk.open());
        desk.onService().message = QStringLiteral("theirs");
        desk.onService().title = QStringLiteral("theirs");
        desk.onService().senderName = QStringLiteral("Theirs");
        desk.onService().version += 1;
        desk.setTitle(QStringLiteral("ours"));
        QTRY_COMPARE(desk.editor->saveState(), State::Conflict);
        Document next = desk.editor->document();
        next.message = QStringLiteral("ours");
        desk.editor->apply(next);
        QList<State> states;
        connect(desk.editor.get(), &DraftEditor::saveStateChanged, desk.editor.get(),
                [&] { states.append(desk.editor->saveState()); });
        desk.editor->resolve(DraftEditor::Resolution::Mine);
        QCOMPARE(desk.editor->saveState(), State::Conflict);
        QVERIFY(states.contains(State::Unsaved)); // so that a view asks again
        QVERIFY(desk.editor->conflict());
        QCOMPARE(desk.editor->conflict()->parts, QList<DraftPart>{DraftPart::Message});
        QCOMPARE(desk.editor->conflict()->mine.message, QStringLiteral("ours"));
        QCOMPARE(desk.editor->conflict()->theirs.message, QStringLiteral("theirs"));
        QCOMPARE(desk.onService().message, QStringLiteral("theirs"));
        desk.editor->resolve(choice);
        QTRY_VERIFY(desk.isSaved());
        const bool isMine = choice == DraftEditor::Resolution::Mine;
        QCOMPARE(desk.onService().message, isMine ? QStringLiteral("ours") : QStringLiteral("theirs"));
        QCOMPARE(desk.onService().title, isMine ? QStringLiteral("ours") : QStringLiteral("theirs"));
        QCOMPARE(desk.onService().senderName, QStringLiteral("Theirs"));
        QVERIFY(!desk.editor->conflict());
    }
}

void TestDraftEditor::changesOfOtherPartsAreBothKept()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.onService().message = QStringLiteral("theirs");
    desk.onService().version += 1;
    desk.setTitle(QStringLiteral("ours"));
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().title, QStringLiteral("ours"));
    QCOMPARE(desk.onService().message, QStringLiteral("theirs"));
    QCOMPARE(desk.editor->document().message, QStringLiteral("theirs"));
    QVERIFY(!desk.editor->conflict());
}

namespace {

/** The file as another person has uploaded it again: ids of its own, and the same layout. */
void replaceFile(File& file, qint64 number)
{
    file.id = FileId(number);
    for (Page& page : file.pages)
        page.id = PageId(++number);
}

} // namespace

void TestDraftEditor::aFileThatIsReplacedElsewhereKeepsItsTags()
{
    for (const bool editsTags : {false, true}) {
        Desk desk;
        QVERIFY(desk.open());
        const auto before = desk.editor->document().tags.size();
        QVERIFY(before > 0);
        replaceFile(desk.onService().files[0], 9000);
        desk.onService().version += 1;
        if (editsTags)
            desk.addTag(QStringLiteral("mine"));
        else
            desk.setTitle(QStringLiteral("ours"));
        QTRY_VERIFY(desk.isSaved());
        QVERIFY(!desk.editor->conflict());
        QCOMPARE(desk.editor->document().tags.size(), before + (editsTags ? 1 : 0));
        QCOMPARE(desk.onService().tags.size(), before + (editsTags ? 1 : 0));
        QCOMPARE(desk.onService().files.at(0).id, FileId(9000));
    }
}

/** Another person puts a file first while tags of the second one are edited here. */
void TestDraftEditor::tagsFollowTheirFileIntoAMerge()
{
    Desk desk;
    QVERIFY(desk.open());
    File first = desk.onService().files.constFirst();
    replaceFile(first, 9000);
    desk.onService().files.prepend(first);
    const auto pages = static_cast<int>(first.pages.size());
    for (Tag& tag : desk.onService().tags)
        tag.pageIndex += pages;
    desk.onService().version += 1;
    desk.addTag(QStringLiteral("mine"));
    QTRY_VERIFY(desk.isSaved() || desk.editor->conflict());
    const auto tags = desk.editor->document().tags;
    for (const Tag& tag : tags)
        QCOMPARE(tag.pageIndex, (tag.name == QStringLiteral("mine") ? 1 : 2) + pages);
}

void TestDraftEditor::theirsCanBeTaken()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.onService().title = QStringLiteral("theirs");
    desk.onService().version += 1;
    desk.setTitle(QStringLiteral("ours"));
    QTRY_VERIFY(desk.editor->conflict());
    desk.editor->resolve(DraftEditor::Resolution::Theirs);
    QCOMPARE(desk.editor->document().title, QStringLiteral("theirs"));
    QVERIFY(desk.isSaved());
    QCOMPARE(desk.journaled(), 0);
    desk.setTitle(QStringLiteral("later"));
    QTRY_COMPARE(desk.onService().title, QStringLiteral("later"));
}

void TestDraftEditor::aDraftThatWasSentElsewhereIsReadOnly()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.onService().status = SigningStatus::InProgress;
    desk.onService().version += 1;
    desk.setTitle(QStringLiteral("too late"));
    Outcome<void> flushed;
    desk.editor->flush(this, flushed.done());
    QVERIFY(flushed.wait());
    QCOMPARE(flushed.result.error().code, ErrorCode::State);
    QVERIFY(desk.editor->isReadOnly());
    QCOMPARE(desk.editor->saveState(), State::Failed);
    QCOMPARE(desk.onService().title, test::sendableDraft().title);
    QVERIFY(desk.reopen()); // read-only, and the journal doesn't interfere
    QVERIFY(desk.editor->isReadOnly());
    QCOMPARE(desk.journaled(), 0);
}

void TestDraftEditor::failuresAreToldAndTriedAgain()
{
    Desk desk;
    QVERIFY(desk.open());
    const QString path = QStringLiteral("/v1/documents/%1").arg(desk.id.value());
    desk.office.transport->answer(path, {{QStringLiteral("code"), QStringLiteral("spend_limit")}}, 402);
    desk.setTitle(QStringLiteral("A"));
    QTRY_COMPARE(desk.editor->saveState(), State::Failed);
    QCOMPARE(desk.editor->saveError()->code, ErrorCode::SpendLimit);
    QCOMPARE(desk.journaled(), 1);
    Outcome<void> flushed;
    desk.editor->flush(this, flushed.done());
    QVERIFY(flushed.wait());
    QVERIFY(flushed.result);
    QVERIFY(desk.isSaved());
    QVERIFY(!desk.editor->saveError());
    QCOMPARE(desk.onService().title, QStringLiteral("A"));
}

void TestDraftEditor::serversWithSeparateCallsForTags()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.office.service.takesTagsInPatches = false;
    Document next = desk.editor->document();
    next.invitations.append(test::invitation(QStringLiteral("Bo"), QStringLiteral("bo@example.com")));
    next.invitations.last().guid.clear();
    Tag tag = test::tag(TagType::Signature, QStringLiteral("Bo signs"), 1, 2, 300);
    tag.id = desk.editor->nextLocalTagId();
    next.tags.append(tag);
    desk.editor->apply(next);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().invitations.size(), 2);
    QCOMPARE(desk.onService().tags.size(), 2);
    QCOMPARE(desk.onService().tags.at(1).invitationId, desk.onService().invitations.at(1).id);
    QCOMPARE(desk.editor->document().version, desk.onService().version);
    QCOMPARE(desk.editor->document().invitations.at(1).guid, desk.onService().invitations.at(1).guid);
    const int writes = desk.office.service.writes;
    Outcome<void> flushed;
    desk.editor->flush(this, flushed.done());
    QVERIFY(flushed.wait());
    QCOMPARE(desk.office.service.writes, writes); // no further writes
}

void TestDraftEditor::aServerThatHidesNoFilesIsToldOf()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.office.service.hidesFiles = false;
    Document next = desk.editor->document();
    next.files[0].visibleTo = {1};
    desk.editor->apply(next);
    QTRY_COMPARE(desk.editor->saveState(), State::Failed);
    QVERIFY(desk.editor->saveError()->detail.is(reason::serviceHidesNoFiles));
    desk.office.service.hidesFiles = true;
    next.title = QStringLiteral("Another");
    desk.editor->apply(next);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().files.constFirst().visibleTo, (QList<int>{1}));
}

void TestDraftEditor::removingAFileTakesItsTags()
{
    Desk desk;
    QVERIFY(desk.office.open());
    Document draft = test::sendableDraft(); // two pages
    File second = test::file(QStringLiteral("annex.pdf"), 2, 501);
    second.sequence = 2;
    draft.files.append(second);
    draft.tags.append(test::tag(TagType::Text, QStringLiteral("On annex"), 4));
    desk.id = desk.office.service.add(draft);
    QVERIFY(desk.reopen());
    const TagId annex = desk.editor->document().tags.last().id;
    Outcome<void> removed;
    desk.editor->removeFile(desk.editor->document().files.first().id, this, removed.done());
    QVERIFY(removed.wait());
    QVERIFY2(removed.result, removed.result ? "" : qPrintable(removed.result.error().detail.english()));
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.editor->document().files.size(), 1);
    QCOMPARE(desk.editor->document().tags.size(), 1);
    QCOMPARE(desk.editor->document().tags.first().id, annex);
    QCOMPARE(desk.editor->document().tags.first().pageIndex, 2);
    QCOMPARE(desk.onService().tags.first().pageIndex, 2);
}

void TestDraftEditor::neverWritesToAnotherAccount()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.editor->setSaveDelay(10min);
    desk.setTitle(QStringLiteral("mine"));
    Outcome<void> other;
    desk.office.session.connectTo(QUrl(QStringLiteral("https://other.example.com")), Secret("k2"), this,
                                  other.done());
    QVERIFY(other.wait());
    QVERIFY(other.result);
    const int writes = desk.office.service.writes;
    Outcome<void> flushed;
    desk.editor->flush(this, flushed.done());
    QVERIFY(flushed.wait());
    QCOMPARE(flushed.result.error().code, ErrorCode::State);
    QCOMPARE(desk.office.service.writes, writes);
}

void TestDraftEditor::closingSendsWhatIsLeft()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.editor->setSaveDelay(10min);
    desk.setTitle(QStringLiteral("last words"));
    desk.editor->close();
    QVERIFY(!desk.editor->isOpen());
    QTRY_COMPARE(desk.onService().title, QStringLiteral("last words"));
    QTRY_COMPARE(desk.journaled(), 0);
}

void TestDraftEditor::closingDuringASaveLeavesNoOldEdits()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.office.transport->hang(QStringLiteral("/v1/documents/%1").arg(desk.id.value()));
    desk.setTitle(QStringLiteral("ours"));
    QTRY_COMPARE(desk.office.transport->open(), 1);
    const auto slow = desk.office.transport->last();
    desk.editor->close();
    desk.office.transport->release(desk.office.service.handle(slow));
    QCOMPARE(desk.onService().title, QStringLiteral("ours"));
    QTRY_COMPARE(desk.journaled(), 0);
    desk.onService().title = QStringLiteral("theirs, later");
    desk.onService().version += 1;
    QVERIFY(desk.reopen());
    QCOMPARE(desk.editor->document().title, QStringLiteral("theirs, later"));
}

void TestDraftEditor::editsOnAnOlderVersionAreTold()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.editor->setSaveDelay(10min);
    desk.setTitle(QStringLiteral("ours"));
    desk.kill();
    desk.onService().message = QStringLiteral("theirs");
    desk.onService().version += 1;
    QVERIFY(desk.reopen());
    QCOMPARE(desk.editor->saveState(), State::Conflict);
    QCOMPARE(desk.editor->saveError()->code, ErrorCode::Version);
    QVERIFY(desk.editor->conflict());
    QCOMPARE(desk.onService().message, QStringLiteral("theirs"));
    desk.editor->resolve(DraftEditor::Resolution::Mine);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().title, QStringLiteral("ours"));
}

void TestDraftEditor::typingWithoutAPauseIsSavedToo()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.editor->setSaveDelay(400ms);
    const int writes = desk.office.service.writes;
    int typed = 0;
    QTimer keys;
    connect(&keys, &QTimer::timeout, this, [&] { desk.setTitle(QStringLiteral("Title %1").arg(++typed)); });
    keys.start(50);
    QVERIFY(QTest::qWaitFor([&] { return desk.office.service.writes > writes; }, 6000));
    QVERIFY(typed > 40);
}

void TestDraftEditor::aNewOrderOfTabIsSaved()
{
    Desk desk;
    QVERIFY(desk.open());
    Document next = desk.editor->document();
    next.tags.first().facts.tabPosition = 3;
    desk.editor->apply(next);
    QTRY_VERIFY(desk.isSaved());
    QCOMPARE(desk.onService().tags.first().facts.tabPosition, 3);
    // Killed before it was saved: it comes back.
    desk.editor->setSaveDelay(10min);
    next.tags.first().facts.tabPosition = 5;
    desk.editor->apply(next);
    desk.kill();
    QVERIFY(desk.reopen());
    QCOMPARE(desk.editor->document().tags.first().facts.tabPosition, 5);
}

void TestDraftEditor::aTurnOfTheEventLoopIsJournalledOnce()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.editor->setSaveDelay(10min);
    desk.addTag(QStringLiteral("Name"));
    desk.setTitle(QStringLiteral("A title"));
    QCOMPARE(desk.journaled(), 0);
    QCoreApplication::processEvents();
    QCOMPARE(desk.journaled(), 1);
    const QByteArray kept = desk.office.journal->all(desk.office.session.current()->id)->first().body;
    QVERIFY(kept.contains("A title"));
    QVERIFY(kept.contains("\"Name\""));
}

void TestDraftEditor::sends()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.setTitle(QStringLiteral("To be sent"));
    DocumentSender send(desk.office.session, *desk.editor);
    QList<DocumentSender::Step> steps;
    connect(&send, &DocumentSender::stepChanged, this, [&] { steps.append(send.step()); });
    send.start();
    QTRY_COMPARE(send.step(), DocumentSender::Step::Sent);
    QCOMPARE(steps, (QList{DocumentSender::Step::Preparing, DocumentSender::Step::Uploading,
                           DocumentSender::Step::Sending, DocumentSender::Step::Sent}));
    QCOMPARE(desk.office.service.sends, 1);
    QCOMPARE(send.sentDocument().status, SigningStatus::InProgress);
    QCOMPARE(desk.onService().title, QStringLiteral("To be sent"));
    QVERIFY(desk.editor->isReadOnly());
    QCOMPARE(desk.journaled(), 0);
}

void TestDraftEditor::doesNotSendWhatIsNotValid()
{
    Desk desk;
    QVERIFY(desk.open());
    Document next = desk.editor->document();
    next.tags.clear();
    desk.editor->apply(next);
    DocumentSender send(desk.office.session, *desk.editor);
    send.start();
    QCOMPARE(send.step(), DocumentSender::Step::Preparing);
    QTRY_COMPARE(send.step(), DocumentSender::Step::Failed);
    QCOMPARE(send.error()->code, ErrorCode::Validation);
    QCOMPARE(desk.office.service.sends, 0);
}

void TestDraftEditor::whoeverIsToldOfAStepMayCancel()
{
    for (const auto step : {DocumentSender::Step::Uploading, DocumentSender::Step::Sending}) {
        Desk desk;
        QVERIFY(desk.open());
        DocumentSender send(desk.office.session, *desk.editor);
        bool isCancelled = false;
        connect(&send, &DocumentSender::stepChanged, this, [&] {
            if (send.step() != step || isCancelled) return;
            isCancelled = true;
            send.cancel();
        });
        send.start();
        QTRY_VERIFY(isCancelled);
        test::processEvents();
        QTRY_COMPARE(desk.office.transport->open(), 0);
        QCOMPARE(desk.office.service.sends, 0);
        QVERIFY(send.step() == DocumentSender::Step::Idle || send.step() == DocumentSender::Step::Failed);
    }
}

void TestDraftEditor::aRetryAfterALostAnswerSendsOnce()
{
    Desk desk;
    QVERIFY(desk.open());
    const QString path = QStringLiteral("/v1/documents/%1").arg(desk.id.value());
    DocumentSender send(desk.office.session, *desk.editor);
    desk.office.transport->hang(path);
    send.start();
    QTRY_COMPARE(desk.office.transport->open(), 1);
    const auto request = desk.office.transport->last();
    QVERIFY(!request.idempotencyKey.isEmpty());
    QCOMPARE(desk.office.service.handle(request)->status, 200); // completed, but the response is lost
    desk.office.transport->release(fail(ErrorCode::Timeout));
    QTRY_COMPARE(send.step(), DocumentSender::Step::Failed);
    send.retry();
    QTRY_COMPARE(send.step(), DocumentSender::Step::Sent);
    QCOMPARE(desk.office.transport->last().idempotencyKey, request.idempotencyKey);
    QCOMPARE(desk.office.transport->last().body, request.body);
    QCOMPARE(desk.office.service.sends, 1);
}

void TestDraftEditor::aRetryAfterARestartUsesTheSameKey()
{
    Desk desk;
    QVERIFY(desk.open());
    const QString path = QStringLiteral("/v1/documents/%1").arg(desk.id.value());
    QByteArray key;
    {
        DocumentSender send(desk.office.session, *desk.editor);
        desk.office.transport->hang(path);
        send.start();
        QTRY_COMPARE(desk.office.transport->open(), 1);
        key = desk.office.transport->last().idempotencyKey;
    }
    desk.kill();
    QVERIFY(desk.reopen());
    DocumentSender again(desk.office.session, *desk.editor);
    again.start();
    QTRY_COMPARE(again.step(), DocumentSender::Step::Sent);
    QCOMPARE(desk.office.transport->last().idempotencyKey, key);
    QCOMPARE(desk.office.service.sends, 1);
    // It was sent: the key is obsolete.
    QSqlQuery facts(desk.office.database->connection());
    QVERIFY(facts.exec(QStringLiteral("SELECT count(*) FROM fact")) && facts.next());
    QCOMPARE(facts.value(0).toInt(), 0);
}

void TestDraftEditor::keysOfOtherDocumentsStay()
{
    Desk desk;
    QVERIFY(desk.open());
    const QByteArray key = desk.editor->stepKey(QStringLiteral("send"), "first");
    QCOMPARE(key, "first");
    Document other = test::sendableDraft();
    other.id = DocumentId(desk.id.value() * 10); // begins with the same digits
    other.status = SigningStatus::InProgress;
    desk.editor->adopt(other);
    QCOMPARE(desk.editor->stepKey(QStringLiteral("send"), "second"), "first");
    // Sent without this editor's knowledge, e.g. before a kill: cleared when it is opened again.
    desk.onService().status = SigningStatus::InProgress;
    QVERIFY(desk.reopen());
    QCOMPARE(desk.editor->stepKey(QStringLiteral("send"), "third"), "third");
}

/** A retry without a journal has the key of the first attempt. */
void TestDraftEditor::keysStayWhenTheJournalFails()
{
    Desk desk;
    QVERIFY(desk.open());
    QSqlQuery journal(desk.office.database->connection());
    QVERIFY(journal.exec(QStringLiteral("ALTER TABLE fact RENAME TO fact_gone")));
    QCOMPARE(desk.editor->stepKey(QStringLiteral("send"), "first"), "first");
    QCOMPARE(desk.editor->stepKey(QStringLiteral("send"), "second"), "first");
    QVERIFY(journal.exec(QStringLiteral("ALTER TABLE fact_gone RENAME TO fact")));
    QCOMPARE(desk.editor->stepKey(QStringLiteral("send"), "third"), "first");
    QVERIFY(desk.reopen()); // the journal has it now
    QCOMPARE(desk.editor->stepKey(QStringLiteral("send"), "fourth"), "first");
}

INK_TEST(TestDraftEditor, "tst_drafteditor")

} // namespace tst_drafteditor

#include "tst_drafteditor.moc"
