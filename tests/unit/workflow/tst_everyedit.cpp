#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/routing/filevisibility.h"
#include "app/wire/json.h"
#include "app/workflow/documents/documentcopy.h"
#include "app/workflow/drafts/draftconflict.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "app/workflow/drafts/journaltext.h"
#include "app/workflow/templates/templateversions.h"
#include "tests/support/everymember.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_everyedit {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::Office;
using ink::test::Outcome;
using namespace std::chrono_literals;

namespace {

/** A draft with a value in every member that a person can edit, as a service has it. */
Document filledDraft()
{
    Document made = test::filledDocument();
    made.id = DocumentId(41);
    made.status = SigningStatus::Draft;
    made.setting.sendAt.reset();
    made.setting.sendFault = {};
    for (Invitation& person : made.invitations)
        copyProgress(person, Invitation());
    for (Tag& tag : made.tags) {
        tag.image.clear();
        tag.facts.isFree = false;
    }
    return made;
}

/** The changes that people can make: excludes members that the service determines, and of the files all
 * except their visibility. */
QList<test::MemberChange<Document>> everyEdit(const Document& draft)
{
    QList<test::MemberChange<Document>> edits;
    for (const auto& change : test::changesOfEveryMember(draft))
        if (!test::isOfService(change.path) &&
            (!change.path.startsWith(QLatin1StringView("files")) ||
             change.path.startsWith(QLatin1StringView("files[0].visibleTo"))))
            edits.append(change);
    return edits;
}

/** The service's state after a patch has gone over the wire. */
Document patched(const wire::DocumentPatch& patch, Document service)
{
    const auto read = wire::patchFromJson(*wire::parseJsonObject(wire::toBytes(wire::toJson(patch))));
    if (read) wire::applyFields(*read, service);
    if (read) setVisibility(service.files, read->visibility);
    return service;
}

} // namespace

class TestEveryEdit final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isSentToTheService();
    void isJournalled();
    void isMergedWithOthers();
    void isAnotherVersionOfATemplate();
    void isSavedByTheEditorAndThereAgain();
    void isCopied();
    void anotherOrderOfFilesIsMerged();
    void listsFollowTheirRecipients();
    void journalsOfEarlierVersionsKeepFilesHidden();
};

void TestEveryEdit::isSentToTheService()
{
    const Document service = filledDraft();
    QVERIFY(isEmpty(differences(service, service, {})));
    const auto edits = everyEdit(service);
    QVERIFY(edits.size() > 80);
    for (const auto& edit : edits) {
        Document ours = service;
        edit.apply(ours);
        const auto patch = differences(ours, service, {});
        QVERIFY2(!isEmpty(patch), qPrintable(edit.path));
        QVERIFY2(haveSameEdits(patched(patch, service), ours), qPrintable(edit.path));
    }
}

void TestEveryEdit::isJournalled()
{
    const Document draft = filledDraft();
    JournalText text;
    for (const auto& edit : everyEdit(draft)) {
        Document ours = draft;
        edit.apply(ours);
        const auto read = wire::documentFromJson(*wire::parseJsonObject(text.serialize(ours)));
        QVERIFY2(read, qPrintable(edit.path));
        Document restored = draft;
        copyEdits(restored, *read);
        QVERIFY2(haveSameEdits(restored, ours), qPrintable(edit.path));
    }
}

void TestEveryEdit::isMergedWithOthers()
{
    const Document base = filledDraft();
    for (const auto& edit : everyEdit(base)) {
        Document mine = base;
        edit.apply(mine);
        QCOMPARE(differingParts(base, mine).size(), 1);
        // Nobody else changed anything: mine is the result.
        const DraftMerge alone = mergeDrafts(base, mine, base);
        QVERIFY2(alone.conflicts.isEmpty() && haveSameEdits(alone.merged, mine), qPrintable(edit.path));
        // Only the others changed it: theirs is.
        const DraftMerge theirs = mergeDrafts(base, base, mine);
        QVERIFY2(theirs.conflicts.isEmpty() && haveSameEdits(theirs.merged, mine), qPrintable(edit.path));
        // Both changed the same part differently: somebody has to choose.
        Document other = base;
        const bool isContent = edit.path.startsWith(QLatin1StringView("invitations")) ||
                               edit.path.startsWith(QLatin1StringView("tags"));
        if (!isContent) continue;
        other.tags.last().rect.left += 7;
        if (haveSameEdits(other, mine)) continue;
        QCOMPARE(mergeDrafts(base, mine, other).conflicts, QList<DraftPart>{DraftPart::Content});
    }
}

void TestEveryEdit::isAnotherVersionOfATemplate()
{
    const Document before = filledDraft();
    QVERIFY(changesBetween(before, before).isEmpty());
    for (const auto& edit : everyEdit(before)) {
        if (edit.path == QLatin1StringView("folderId")) continue; // the place of a template is no content
        Document after = before;
        edit.apply(after);
        QVERIFY2(!changesBetween(before, after).isEmpty(), qPrintable(edit.path));
    }
}

void TestEveryEdit::isSavedByTheEditorAndThereAgain()
{
    Office office;
    QVERIFY(office.open());
    const DocumentId id = office.service.add(filledDraft());
    const Document start = office.service.document(id);
    for (const auto& edit : everyEdit(start)) {
        // An edit that leaves no valid place for a tag is another test's.
        if (edit.path.contains(QLatin1StringView("pageIndex")) ||
            edit.path == QLatin1StringView("invitations[-]"))
            continue;
        office.service.document(id) = start;
        DraftEditor editor(office.session, *office.journal);
        editor.setSaveDelay(1ms);
        Outcome<void> opened;
        editor.open(id, this, opened.done());
        QVERIFY(opened.wait() && opened.result);
        Document ours = editor.document();
        edit.apply(ours);
        editor.apply(ours);
        QVERIFY2(editor.saveState() == DraftEditor::SaveState::Unsaved, qPrintable(edit.path));
        Outcome<void> saved;
        editor.flush(this, saved.done());
        QVERIFY2(saved.wait() && saved.result, qPrintable(edit.path));
        QVERIFY2(haveSameEdits(office.service.document(id), ours), qPrintable(edit.path));
        DraftEditor again(office.session, *office.journal);
        Outcome<void> reopened;
        again.open(id, this, reopened.done());
        QVERIFY(reopened.wait() && reopened.result);
        QVERIFY2(haveSameEdits(again.document(), ours), qPrintable(edit.path));
    }
}

void TestEveryEdit::isCopied()
{
    // Members that differ in a copy: folder, type, files, and what recipients enter.
    static const QRegularExpression own(
        QStringLiteral("^(folderId|type|files|tags\\[0\\]\\.image|invitations\\[0\\]\\.hasPlaceholderName)"));
    const Document source = filledDraft();
    const Document copy = copyOf(source, DocumentType::Document);
    Document same = source;
    same.folderId = {};
    QVERIFY(haveSameEdits(copy.invitations, same.invitations));
    QVERIFY(haveSameEdits(copy.tags, same.tags));
    QVERIFY(haveSameEdits(copy.setting, same.setting));
    for (const auto& edit : everyEdit(source)) {
        if (own.match(edit.path).hasMatch()) continue;
        Document changed = source;
        edit.apply(changed);
        QVERIFY2(!haveSameEdits(copyOf(changed, DocumentType::Document), copy), qPrintable(edit.path));
    }
}

void TestEveryEdit::anotherOrderOfFilesIsMerged()
{
    const Document base = filledDraft();
    Document mine = base;
    std::reverse(mine.files.begin(), mine.files.end());
    mine.tags = moveTagsToPages(base.tags, base, mine);
    QVERIFY(!haveSameEdits(base, mine));
    Document theirs = base;
    theirs.title = QStringLiteral("Another title");
    const DraftMerge merge = mergeDrafts(base, mine, theirs);
    QVERIFY(merge.conflicts.isEmpty());
    QCOMPARE(merge.merged.title, theirs.title);
    QCOMPARE(fileOrder(merge.merged.files), fileOrder(mine.files));
    QVERIFY(haveSameEdits(merge.merged.tags, mine.tags));
}

void TestEveryEdit::listsFollowTheirRecipients()
{
    Document service = filledDraft();
    Invitation other = service.invitations.constFirst();
    other.id = InvitationId(77);
    other.guid = QStringLiteral("other");
    other.recipientEmail = QStringLiteral("other@example.com");
    service.invitations = {service.invitations.constFirst(), other};
    service.tags.clear();
    service.files[0].visibleTo = {1};
    Document ours = service;
    ours.invitations.swapItemsAt(0, 1);
    ours.files[0].visibleTo = {2};
    const auto patch = differences(ours, service, {});
    QVERIFY(patch.fileOrder);
    QCOMPARE(patch.visibility.value(service.files.constFirst().id), (QList<int>{2}));
    QVERIFY(haveSameEdits(patched(patch, service).files, ours.files));
    // A file that somebody else added meanwhile stays visible to the same people.
    Document theirs = service;
    File added = theirs.files.constFirst();
    added.id = FileId(99);
    theirs.files.append(added);
    copyEdits(theirs, ours);
    QCOMPARE(theirs.files.constLast().visibleTo, (QList<int>{2}));
    // Without a hidden file, nothing is sent.
    service.files[0].visibleTo.clear();
    ours.files[0].visibleTo.clear();
    QVERIFY(differences(ours, service, {}).visibility.isEmpty());
    QVERIFY(!differences(ours, service, {}).fileOrder);
}

void TestEveryEdit::journalsOfEarlierVersionsKeepFilesHidden()
{
    Office office;
    QVERIFY(office.open());
    const DocumentId id = office.service.add(filledDraft());
    Document edited = office.service.document(id);
    QCOMPARE(edited.files.constFirst().visibleTo, (QList<int>{1}));
    edited.title = QStringLiteral("Edited");
    QByteArray body = JournalText().serialize(edited);
    QVERIFY(body.contains("\"visibleTo\":[1]"));
    body.replace("\"visibleTo\":[1]", "\"more\":1");
    QVERIFY(
        office.journal->write({office.session.current()->id, id, office.service.document(id).version, body}));
    DraftEditor editor(office.session, *office.journal);
    Outcome<void> opened;
    editor.open(id, this, opened.done());
    QVERIFY(opened.wait() && opened.result);
    QCOMPARE(editor.document().title, edited.title);
    QCOMPARE(editor.document().files.constFirst().visibleTo, (QList<int>{1}));
}

INK_TEST(TestEveryEdit, "tst_everyedit")

} // namespace tst_everyedit

#include "tst_everyedit.moc"
