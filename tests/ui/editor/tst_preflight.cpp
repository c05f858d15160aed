// Preflight: findings are updated after edits, lead to their places, and can be fixed by undoable steps.
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "tests/ui/settled.h"
#include "ui/commands/settagrects.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/findings/editorfindingspanel.h"
#include "ui/pages/editor/findings/findingrepair.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QUndoStack>

#include <algorithm>
#include <ctime>

namespace tst_preflight {

using namespace ink;
using namespace ink::ui;
using namespace ink::domain;
using Kind = Finding::Kind;

namespace {

/** A draft over pages of text, in an editor's workspace. */
class Desk final
{
public:
    explicit Desk(const Document& document, const QByteArray& pdf) : draft(document)
    {
        workspace.resize(1440, 900);
        draft.onChange = [this] { workspace.setDocument(draft.document()); };
        workspace.setTarget(&draft, &stack);
        workspace.setDocument(draft.document());
        workspace.setFileBytes(draft.document().files.first().id, pdf);
        panel = workspace.findChild<EditorFindingsPanel*>();
        list = workspace.findChild<QListView*>(QStringLiteral("findingsList"));
        workspace.show();
    }
    ~Desk() { stack.clear(); }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] { return workspace.findings().isComplete(); }, 20000);
    }
    [[nodiscard]] QList<Kind> kinds()
    {
        QList<Kind> all;
        for (const Finding& finding : workspace.findings().findings())
            all.append(finding.kind);
        return all;
    }
    /** Chooses the first finding of a kind in the list. */
    bool choose(Kind kind)
    {
        const qsizetype row = kinds().indexOf(kind);
        if (row < 0) return false;
        list->setCurrentIndex(list->model()->index(static_cast<int>(row), 0));
        return true;
    }

    test::LocalDraft draft;
    QUndoStack stack;
    EditorWorkspace workspace;
    EditorFindingsPanel* panel = nullptr;
    QListView* list = nullptr;
};

Document draftOf(int pages)
{
    Document document = test::sendableDraft();
    document.title = QStringLiteral("Lease");
    document.status = SigningStatus::Draft;
    File file;
    file.id = FileId(1);
    file.name = QStringLiteral("lease.pdf");
    for (int i = 0; i < pages; ++i) {
        Page page;
        page.id = PageId(i + 1);
        page.pageIndex = i + 1;
        page.size = QSizeF(595, 842);
        file.pages.append(page);
    }
    document.files = {file};
    document.invitations = {
        test::invitation(QStringLiteral("Anna"), QStringLiteral("anna@example.org"), ActionType::Signer, 1),
        test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org"), ActionType::Signer, 2)};
    document.tags.clear();
    return document;
}

Tag tagAt(qint64 id, TagType type, const QString& name, int owner, PageRect rect, int page = 1)
{
    Tag tag = test::tag(type, name, page, owner, rect.left, rect.top);
    tag.id = TagId(id);
    tag.rect = rect;
    return tag;
}

/** CPU time of this thread in nanoseconds, independent of other load. */
qint64 cpuTime()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

QByteArray textPages(int pages, int lines = 12)
{
    QList<QList<test::SheetLine>> all;
    for (int p = 0; p < pages; ++p) {
        QList<test::SheetLine> page;
        for (int i = 0; i < lines; ++i)
            page.append({60, 100.0 + 16 * i,
                         "The tenant keeps the rooms tidy and pays on the first of the month.", 0});
        all.append(page);
    }
    return test::sheetPdf(all);
}

} // namespace

class TestPreflight final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsWhatIsWrong()
    {
        Document document = draftOf(2);
        document.invitations[1].recipientEmail = document.invitations[0].recipientEmail;
        document.invitations[1].sequence = 4;
        document.tags = {tagAt(1, TagType::Signature, QStringLiteral("Sign"), 1, {60, 500, 200, 40}),
                         tagAt(2, TagType::Text, QStringLiteral("Over text"), 1, {60, 110, 200, 20}),
                         tagAt(3, TagType::Text, QStringLiteral("Edge"), 1, {2, 600, 80, 16}),
                         tagAt(4, TagType::Text, QStringLiteral("On top"), 1, {80, 510, 90, 16}),
                         tagAt(5, TagType::Text, QStringLiteral("Outside"), 1, {560, 400, 90, 16}, 2)};
        document.tags[3].style.condition = TagCondition{QStringLiteral("Not there"), QStringLiteral("x")};
        Desk desk(document, textPages(2));
        QVERIFY(desk.settle());
        const QList<Kind> kinds = desk.kinds();
        for (const Kind kind :
             {Kind::SignerWithoutSignature, Kind::TagsOverlap, Kind::TagOverText, Kind::TagInMargin,
              Kind::TagOutsidePage, Kind::ConditionOnMissingTag, Kind::SequenceGap, Kind::DuplicateEmail})
            QVERIFY2(kinds.contains(kind), qPrintable(QString::number(static_cast<int>(kind))));
        // Most severe first.
        const QList<Finding>& all = desk.workspace.findings().findings();
        for (qsizetype i = 1; i < all.size(); ++i)
            QVERIFY(all.at(i - 1).severity <= all.at(i).severity);
    }
    void followsTheEdits()
    {
        Document document = draftOf(1);
        document.tags = {tagAt(1, TagType::Signature, QStringLiteral("A"), 1, {60, 500, 200, 40}),
                         tagAt(2, TagType::Signature, QStringLiteral("B"), 2, {300, 500, 200, 40})};
        Desk desk(document, textPages(1));
        desk.panel->show();
        QVERIFY(desk.settle());
        QCOMPARE(desk.list->model()->rowCount(), 0);
        auto* nothing = desk.workspace.findChild<QLabel*>(QStringLiteral("findingsNothing"));
        QTRY_VERIFY(nothing->isVisible());
        QCOMPARE(nothing->text(), QStringLiteral("No issues"));
        desk.stack.push(
            new SetTagRects(desk.draft, {{TagId(1), {1, {60, 120, 200, 40}}}}, QStringLiteral("Move")));
        QTRY_COMPARE(desk.list->model()->rowCount(), 1);
        QVERIFY(desk.list->model()->index(0, 0).data().toString().contains(QStringLiteral("covers text")));
        QTRY_VERIFY(desk.workspace.findings().text().contains(QStringLiteral("covers text")));
        desk.stack.undo();
        QTRY_COMPARE(desk.list->model()->rowCount(), 0);
    }
    void leadsToItsPlace()
    {
        Document document = draftOf(3);
        document.tags = {tagAt(1, TagType::Signature, QStringLiteral("A"), 1, {60, 500, 200, 40}),
                         tagAt(2, TagType::Signature, QStringLiteral("B"), 2, {300, 500, 200, 40}),
                         tagAt(3, TagType::Text, QStringLiteral("Over"), 1, {60, 120, 200, 20}, 3)};
        Desk desk(document, textPages(3));
        desk.workspace.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.workspace));
        QVERIFY(desk.settle());
        QTest::mouseClick(&desk.workspace.findings(), Qt::LeftButton);
        QVERIFY(desk.panel->isVisible());
        const QRect row = desk.list->visualRect(desk.list->model()->index(0, 0));
        QTest::mouseClick(desk.list->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(desk.workspace.view().selection().ids(), QList{TagId(3)});
        QCOMPARE(desk.workspace.view().currentPage(), 3);
        // The same by keyboard only.
        desk.workspace.view().selection().select({});
        desk.workspace.view().goToPage(1);
        desk.list->setFocus();
        QTest::keyClick(desk.list, Qt::Key_Return);
        QCOMPARE(desk.workspace.view().selection().ids(), QList{TagId(3)});
        desk.workspace.view().selection().select({});
        QTest::keyClick(&desk.workspace.view(), Qt::Key_F4);
        QCOMPARE(desk.workspace.view().selection().ids(), QList{TagId(3)});
        QTest::keyClick(desk.list, Qt::Key_Escape);
        QVERIFY(!desk.panel->isVisible());
    }
    void filters()
    {
        Document document = draftOf(1);
        document.tags = {tagAt(1, TagType::Signature, QStringLiteral("A"), 1, {60, 120, 200, 40}),
                         tagAt(2, TagType::Text, QStringLiteral("Edge"), 1, {2, 600, 80, 16})};
        Desk desk(document, textPages(1));
        QVERIFY(desk.settle());
        desk.panel->show();
        QTRY_COMPARE(desk.list->model()->rowCount(), 3); // no signature for Ben, over text, margin
        const auto count = [&](const char* name) {
            auto* button = desk.workspace.findChild<QToolButton*>(QLatin1String(name));
            button->click();
            return desk.list->model()->rowCount();
        };
        QCOMPARE(count("findingsErrors"), 1);
        QCOMPARE(count("findingsWarnings"), 1);
        QCOMPARE(count("findingsHints"), 1);
        QCOMPARE(count("findingsAll"), 3);
        QCOMPARE(desk.workspace.findChild<QToolButton*>(QStringLiteral("findingsErrors"))->text(),
                 QStringLiteral("1"));
    }
    void repairs_data()
    {
        QTest::addColumn<int>("kind");
        for (const Kind kind : {Kind::SignerWithoutSignature, Kind::TagOutsidePage, Kind::TagInMargin,
                                Kind::TagTooSmall, Kind::SequenceGap, Kind::DuplicateEmail,
                                Kind::DuplicateTagName, Kind::ConditionOnMissingTag, Kind::TagsOverlap})
            QTest::addRow("%d", static_cast<int>(kind)) << static_cast<int>(kind);
    }
    /** Each fix removes its finding, causes no error, and can be undone exactly. */
    void repairs()
    {
        QFETCH(int, kind);
        const auto wanted = static_cast<Kind>(kind);
        Document document = draftOf(2);
        document.invitations[1].sequence = 4;
        document.tags = {tagAt(1, TagType::Signature, QStringLiteral("A"), 1, {60, 500, 200, 40}, 2),
                         tagAt(2, TagType::Text, QStringLiteral("Outside"), 1, {560, 400, 90, 16}),
                         tagAt(3, TagType::Text, QStringLiteral("Edge"), 1, {2, 600, 80, 16}),
                         tagAt(4, TagType::Text, QStringLiteral("Small"), 1, {80, 700, 4, 16}),
                         tagAt(5, TagType::Text, QStringLiteral("edge"), 1, {80, 640, 80, 16}),
                         tagAt(6, TagType::Text, QStringLiteral("Twice"), 1, {300, 640, 80, 16}),
                         tagAt(7, TagType::Text, QStringLiteral("Twice again"), 1, {300, 640, 80, 16})};
        document.tags[4].style.condition = TagCondition{QStringLiteral("Not there"), QStringLiteral("x")};
        if (wanted == Kind::DuplicateEmail) {
            document.invitations[1].recipientEmail = document.invitations[0].recipientEmail;
            document.invitations[1].recipientName = document.invitations[0].recipientName;
        }
        Desk desk(document, textPages(2));
        QVERIFY(desk.settle());
        desk.panel->show();
        QVERIFY(desk.choose(wanted));
        auto* button = desk.workspace.findChild<QPushButton*>(QStringLiteral("findingRepair"));
        QVERIFY(button->isVisible());
        QVERIFY(!button->text().isEmpty());
        const int errors = desk.workspace.findings().errorCount();
        const auto before = desk.kinds().count(wanted);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(desk.stack.count(), 1);
        QCOMPARE(desk.kinds().count(wanted), before - 1);
        QVERIFY(desk.workspace.findings().errorCount() <= errors);
        desk.stack.undo();
        QCOMPARE(desk.draft.document(), document);
        desk.stack.redo();
        QCOMPARE(desk.kinds().count(wanted), before - 1);
    }
    void aSignatureGetsAFreePlace()
    {
        Document document = draftOf(1);
        document.tags = {tagAt(1, TagType::Signature, QStringLiteral("A"), 1, {60, 320, 200, 40})};
        Desk desk(document, textPages(1));
        QVERIFY(desk.settle());
        desk.panel->show();
        QVERIFY(desk.choose(Kind::SignerWithoutSignature));
        QTest::keyClick(desk.list, Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(desk.draft.document().tags.size(), 2);
        QCOMPARE(desk.draft.document().tags.last().invitationIndex, 2);
        QVERIFY(desk.settle());
        QVERIFY2(desk.workspace.findings().findings().isEmpty(),
                 qPrintable(desk.workspace.findings().text())); // covers neither text nor the other tag
    }
    /** A newer file that differs only near its end is read again. */
    void filesAreComparedWhole()
    {
        const auto lease = [](double lastLine) {
            QList<QList<test::SheetLine>> pages;
            for (int page = 0; page < 40; ++page)
                pages.append({{60, page < 39 ? 100.0 : lastLine, "The tenant pays on the first.", 0}});
            return test::sheetPdf(pages);
        };
        QByteArray before = lease(100);
        QByteArray after = lease(500);
        const qsizetype size = std::max({before.size(), after.size(), qsizetype{4200}});
        before.append(size - before.size(), '\n');
        after.append(size - after.size(), '\n');
        const auto differs = std::mismatch(before.cbegin(), before.cend(), after.cbegin()).first;
        QVERIFY2(differs - before.cbegin() >= 4096, qPrintable(QString::number(differs - before.cbegin())));

        Document document = draftOf(40);
        document.tags = {tagAt(1, TagType::Text, QStringLiteral("Rent"), 1, {60, 490, 200, 20}, 40)};
        Desk desk(document, before);
        QVERIFY(desk.settle());
        QVERIFY(!desk.kinds().contains(Kind::TagOverText));
        desk.workspace.setFileBytes(FileId(1), after);
        QTRY_VERIFY_WITH_TIMEOUT(desk.kinds().contains(Kind::TagOverText), 20000);
        // The same bytes again: the cached results are reused, and are complete again.
        desk.workspace.setFileBytes(FileId(1), QByteArray(after.constData(), after.size()));
        desk.workspace.setDocument(desk.draft.document());
        QVERIFY(desk.settle());
        QTRY_VERIFY_WITH_TIMEOUT(desk.kinds().contains(Kind::TagOverText), 20000);
    }
    void fillsWithTheEditor()
    {
        // With the real service: the panel follows edits, and sending opens it.
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1440, 900);
        page.show();
        page.createFrom({station.write(QStringLiteral("lease.pdf"), textPages(2))}, FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        auto* panel = page.findChild<EditorFindingsPanel*>();
        QVERIFY(!panel->isVisible());
        page.send();
        QVERIFY(panel->isVisible());
        page.workspace().view().editor().placeTag(TagType::Text, {0, {200, 120}});
        QTRY_VERIFY_WITH_TIMEOUT(page.workspace().findings().isComplete(), 20000);
        bool covers = false;
        for (const Finding& finding : page.workspace().findings().findings())
            covers = covers || finding.kind == Kind::TagOverText;
        QVERIFY(covers);
    }
    /** With 2,000 tags on 500 pages, findings don't block the event loop after an edit. */
    void doesNotStall()
    {
        Document document = draftOf(500);
        for (int i = 0; i < 2000; ++i)
            document.tags.append(tagAt(i + 1, i % 4 ? TagType::Text : TagType::Signature,
                                       QStringLiteral("Field %1").arg(i), 1 + i % 2,
                                       {60 + 120 * (i % 4), 500 + 20 * (i % 7), 100, 16}, 1 + i / 4));
        EditorFindings findings;
        EditorFindingsPanel panel(findings);
        panel.resize(1200, 208);
        panel.show();
        findings.setDocument(document);
        findings.setFileBytes(FileId(1), textPages(500, 6));
        QVERIFY(QTest::qWaitFor([&] { return findings.isComplete(); }, 60000));
        qint64 longest = 0;
        QSignalSpy changed(&findings, &EditorFindings::changed);
        for (int n = 0; n < 30; ++n) {
            document.tags[n].rect.top = 110 + n; // now over text
            qint64 from = cpuTime();
            findings.setDocument(document);
            longest = std::max(longest, cpuTime() - from);
            changed.clear();
            while (changed.isEmpty()) {
                from = cpuTime();
                QCoreApplication::processEvents(QEventLoop::AllEvents);
                longest = std::max(longest, cpuTime() - from);
            }
        }
        qInfo() << "longest turn of the event loop for findings:" << double(longest) / 1e6 << "ms";
        QVERIFY2(longest < 8'000'000, qPrintable(QString::number(longest)));
    }
    void looks()
    {
        if (!test::requireVariable("INKSTONE_SHOTS")) return;
        Document document = draftOf(2);
        document.invitations[1].sequence = 4;
        document.tags = {
            tagAt(1, TagType::Signature, QStringLiteral("Signature Anna"), 1, {60, 500, 200, 40}),
            tagAt(2, TagType::Text, QStringLiteral("Over text"), 1, {60, 110, 200, 20}),
            tagAt(3, TagType::Text, QStringLiteral("Edge"), 1, {2, 600, 80, 16}),
            tagAt(4, TagType::Text, QStringLiteral("On top"), 1, {80, 510, 90, 16})};
        for (const bool dark : {false, true}) {
            QApplication::setPalette(paletteOf(dark ? darkTokens() : lightTokens()));
            Desk desk(document, textPages(2));
            QVERIFY(desk.settle());
            desk.panel->openFirst();
            test::settle(desk.workspace);
            desk.workspace.grab().save(QStringLiteral("%1/preflight-%2.png")
                                           .arg(qEnvironmentVariable("INKSTONE_SHOTS"),
                                                dark ? QStringLiteral("dark") : QStringLiteral("light")));
        }
    }
};

INK_TEST(TestPreflight, "tst_preflight")

} // namespace tst_preflight

#include "tst_preflight.moc"
