#include "app/domain/document/document.h"
#include "app/domain/history/fileparties.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/routing/visibilitymatrix.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_filevisibility {

using namespace ink;
using namespace ink::domain;

namespace {

Tag tagOn(int page, int owner, TagType type, const QString& name)
{
    Tag tag;
    tag.pageIndex = page;
    tag.invitationIndex = owner;
    tag.type = type;
    tag.name = name;
    return tag;
}

/** Three files of two pages; Ada, Ben and Cleo, of whom only Ben and Cleo see the second file. */
Document lease()
{
    Document document;
    for (int i = 1; i <= 3; ++i) {
        File file;
        file.id = FileId(i);
        file.name = QStringLiteral("%1.pdf").arg(i);
        file.pages.resize(2);
        document.files.append(file);
        Invitation person;
        person.id = InvitationId(i + 10);
        person.guid = QString::number(i);
        person.recipientName = QStringLiteral("Person %1").arg(i);
        document.invitations.append(person);
    }
    document.files[1].visibleTo = {2, 3};
    document.tags = {tagOn(1, 1, TagType::Signature, QStringLiteral("A")),
                     tagOn(3, 2, TagType::Initial, QStringLiteral("B")),
                     tagOn(4, 3, TagType::Text, QStringLiteral("C")),
                     tagOn(6, 1, TagType::Text, QStringLiteral("D"))};
    return document;
}

} // namespace

class TestFileVisibility final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsLeft()
    {
        const Document whole = lease();
        QCOMPARE(documentSeenBy(whole, 2), whole);
        const Document seen = documentSeenBy(whole, 1);
        QCOMPARE(seen.files.size(), 2);
        QCOMPARE(seen.files.at(1).id, FileId(3));
        QCOMPARE(seen.pageCount(), 4);
        QCOMPARE(seen.tags.size(), 2);
        QCOMPARE(seen.tags.at(1).name, QStringLiteral("D"));
        QCOMPARE(seen.tags.at(1).pageIndex, 4);
        QCOMPARE(documentSeenBy(seen, 1), seen);
        for (int page = 1; page <= 4; ++page) // back to the same page
            QCOMPARE(whole.pageAt(wholePageOf(whole, 1, page)).file->id, seen.pageAt(page).file->id);
        QCOMPARE(seenPageOf(whole, 1, 5), 3);
        QCOMPARE(seenPageOf(whole, 1, 3), 0);
        QCOMPARE(seenPageOf(whole, 1, 0), 0);
        QCOMPARE(wholePageOf(whole, 1, 3), 5);
        QCOMPARE(wholePageOf(whole, 1, 5), 0);
        QCOMPARE(wholePageOf(whole, 1, 0), 0);
        QCOMPARE(wholePageOf(whole, 3, 5), 5);
    }

    void whatIsNamedTogether()
    {
        const Document whole = lease();
        QCOMPARE(filesKnownWith(whole, whole.files.at(0)).size(), 2); // Ada reads it, too
        QCOMPARE(filesKnownWith(whole, whole.files.at(1)).size(), 3);
    }

    void editorsWriteNothingHidden()
    {
        Document document = lease();
        document.status = SigningStatus::InProgress;
        document.invitations[0].actionType = ActionType::Editor;
        QCOMPARE(writableTags(document, 1), (QList<bool>{true, false, false, true}));
    }

    void faults()
    {
        Document document = lease();
        QVERIFY(checkVisibility(document).isEmpty());
        document.files[1].visibleTo = {3};
        QList<Finding> found = checkVisibility(document);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.constFirst().field, QStringLiteral("files[1].visibleTo"));
        document.files[1].visibleTo = {2, 4};
        QCOMPARE(checkVisibility(document).size(), 1);
        document = lease();
        document.tags[3].style.formula = QStringLiteral("{C} + 1");
        QCOMPARE(checkVisibility(document).size(), 1);
        document = lease();
        document.files[0].visibleTo = {2, 3};
        document.files[2].visibleTo = {2};
        document.tags.removeIf([](const Tag& tag) { return tag.invitationIndex == 1; });
        QCOMPARE(checkVisibility(document).size(), 1); // Ada sees nothing
        QVERIFY(checkDraftVisibility(document).isEmpty());
    }

    void tagsShowTheirFiles()
    {
        Document document = lease();
        const Document before = document;
        showToTagOwners(document);
        QCOMPARE(document, before);
        document.tags[1].invitationIndex = 1;
        showToTagOwners(document);
        QCOMPARE(document.files.at(1).visibleTo, (QList<int>{1, 2, 3}));
        QVERIFY(document.files.at(0).visibleTo.isEmpty());
    }

    void matrix()
    {
        using Lock = VisibilityMatrix::Lock;
        const Document document = lease();
        VisibilityMatrix matrix(document);
        QCOMPARE(matrix.fileCount(), 3);
        QCOMPARE(matrix.recipientCount(), 3);
        QCOMPARE(matrix.visibility(), visibilityOf(document.files));
        QCOMPARE(matrix.ofFile(1), VisibilityMatrix::Summary::Some);
        QCOMPARE(matrix.ofRecipient(1), VisibilityMatrix::Summary::All);
        QCOMPARE(matrix.cell(0, 0), (VisibilityMatrix::Cell{true, Lock::OwnsField, QStringLiteral("A")}));
        QVERIFY(!matrix.setVisible(0, 0, false));
        QCOMPARE(matrix.cell(1, 0).lock, Lock::None);
        QVERIFY(matrix.setVisible(1, 0, true));
        QCOMPARE(matrix.visibility().value(FileId(2)), QList<int>()); // visible to all: empty list
        QVERIFY(matrix.setVisible(1, 0, false));
        // Hides it from all recipients without fields in it.
        QVERIFY(matrix.setFile(0, false));
        QCOMPARE(matrix.visibility().value(FileId(1)), (QList<int>{1}));
        QVERIFY(matrix.setFile(0, true));
        QCOMPARE(matrix.ofFile(0), VisibilityMatrix::Summary::All);
    }

    void matrixLeavesEverybodyAFile()
    {
        using Lock = VisibilityMatrix::Lock;
        Document document = lease();
        document.tags.clear();
        VisibilityMatrix matrix(document);
        QVERIFY(matrix.setRecipient(0, false));
        QCOMPARE(matrix.ofRecipient(0), VisibilityMatrix::Summary::Some);
        QVERIFY(matrix.isVisible(0, 0));
        QCOMPARE(matrix.cell(0, 0).lock, Lock::OnlyFile);
        QVERIFY(matrix.setVisible(0, 1, false) && matrix.setVisible(0, 2, false));
        QVERIFY(matrix.setVisible(2, 0, true));
        QCOMPARE(matrix.cell(0, 0).lock, Lock::OnlyRecipient);
        QVERIFY(!matrix.setFile(0, false));
        QVERIFY(matrix.setRecipient(0, true));
        QCOMPARE(matrix.ofRecipient(0), VisibilityMatrix::Summary::All);
        // A list that hides a file from all stays unchanged, and so does one that names all recipients.
        document.files[1].visibleTo = {0};
        document.files[2].visibleTo = {1, 2, 3};
        QCOMPARE(VisibilityMatrix(document).visibility(), visibilityOf(document.files));
    }

    void matrixKnowsWhatDepends()
    {
        using Lock = VisibilityMatrix::Lock;
        Document document = lease();
        document.tags[3].style.formula = QStringLiteral("{C} + 1"); // D in the third file, C in the second
        document.files[1].visibleTo.clear();
        VisibilityMatrix matrix(document);
        QCOMPARE(matrix.cell(1, 0), (VisibilityMatrix::Cell{true, Lock::FieldDepends, QStringLiteral("D")}));
        document.tags.removeIf(
            [](const Tag& tag) { return tag.invitationIndex == 1 && tag.name != QStringLiteral("D"); });
        document.tags.last().invitationIndex = 2;
        matrix = VisibilityMatrix(document);
        QVERIFY(matrix.setVisible(2, 0, false) && matrix.setVisible(1, 0, false));
        QCOMPARE(matrix.cell(2, 0),
                 (VisibilityMatrix::Cell{false, Lock::DependsHidden, QStringLiteral("D")}));
        QVERIFY(!matrix.setVisible(2, 0, true));
        QVERIFY(matrix.setRecipient(0, true)); // both at once
        QCOMPARE(matrix.ofRecipient(0), VisibilityMatrix::Summary::All);
    }

    void recipientsMove()
    {
        Document document = lease();
        QVERIFY(moveVisibility(document, {{1, 2}, {2, 1}, {3, 3}}).isEmpty());
        QCOMPARE(document.files.at(1).visibleTo, (QList<int>{1, 3}));
        QVERIFY(moveVisibility(document, {{3, 1}}).isEmpty());
        QCOMPARE(document.files.at(1).visibleTo, (QList<int>{1}));
        QCOMPARE(moveVisibility(document, {{2, 1}}), (QList<qsizetype>{1}));
        QCOMPARE(document.files.at(1).visibleTo, (QList<int>{1})); // never everybody
        QCOMPARE(filesSeenOnlyBy(document, 1).size(), 1);
        document = lease();
        QVERIFY(moveVisibility(document, {{1, 1}, {2, 2}, {3, 2}}).isEmpty()); // merged
        QCOMPARE(document.files.at(1).visibleTo, (QList<int>{2}));
    }

    void partsAndResults()
    {
        Document document = lease();
        document.status = SigningStatus::InProgress;
        setFileResults(document);
        QCOMPARE(document.files.at(0).parties.size(), 3);
        QCOMPARE(document.files.at(0).parties.at(0).part, FilePart::Signs);
        QCOMPARE(document.files.at(1).parties.size(), 2);
        QCOMPARE(document.files.at(1).parties.at(0).part, FilePart::Initials);
        QCOMPARE(document.files.at(1).parties.at(1).part, FilePart::Fills);
        QCOMPARE(document.files.at(2).parties.at(1).part, FilePart::Views);
        QCOMPARE(document.files.at(0).result->state, FileState::Pending);
        document.invitations[0].status = InvitationStatus::Finalized;
        document.invitations[0].finishedTime = Timestamp(std::chrono::hours(5));
        document.tags[0].image = "x";
        setFileResults(document);
        QCOMPARE(document.files.at(0).result->state, FileState::Signed);
        QCOMPARE(document.files.at(0).result->signers.size(), 1);
        QCOMPARE(document.files.at(2).result->signers.size(), 0);
        QCOMPARE(document.files.at(1).result->state, FileState::Pending);
        document.status = SigningStatus::Rejected;
        setFileResults(document);
        QCOMPARE(document.files.at(1).result->state, FileState::Ended);
        clearFileResults(document);
        QVERIFY(document.files.at(0).parties.isEmpty() && !document.files.at(0).result);
    }
};

INK_TEST(TestFileVisibility, "tst_filevisibility")

} // namespace tst_filevisibility

#include "tst_filevisibility.moc"
