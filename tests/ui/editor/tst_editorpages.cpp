// Reading and searching the pages in the editor, and changing a tag's recipient and type by keyboard.
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "app/settings/settings.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/paths.h"
#include "tests/support/scriptedprompts.h"
#include "tests/support/testmain.h"
#include "ui/pages/editor/workspace/editortagactions.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/findbar.h"
#include "ui/viewer/pagefinder.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

namespace tst_editorpages {

using namespace ink;
using namespace ink::ui;

namespace {

QByteArray agreement()
{
    QFile file(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Desk
{
    test::LocalDraft target;
    QUndoStack stack;
    EditorWorkspace workspace;
    PageView& view;

    Desk() : target(draft()), view(workspace.view())
    {
        target.onChange = [this] { workspace.setDocument(target.document()); };
        workspace.resize(1280, 800);
        workspace.setTarget(&target, &stack);
        workspace.setDocument(target.document());
        workspace.setFileBytes(target.document().files.first().id, agreement());
        workspace.show();
        workspace.activateWindow();
    }
    static domain::Document draft()
    {
        domain::Document document = test::emptyDraft();
        document.id = domain::DocumentId(7);
        document.files = {test::file(QStringLiteral("agreement.pdf"), 3)};
        document.invitations = {test::invitation(QStringLiteral("Anna"), QStringLiteral("anna@example.org")),
                                test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org"))};
        domain::Tag tag =
            domain::makeTag(document, domain::TagType::Text, 1, {300, 300}, 1, QStringLiteral("en"));
        tag.id = domain::TagId(20);
        tag.style.colour = QStringLiteral("#112233");
        tag.text = QStringLiteral("old");
        document.tags.append(tag);
        return document;
    }
    [[nodiscard]] const domain::Tag& tag() const { return target.document().tags.first(); }
};

} // namespace

class TestEditorPages final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onePageAtATimeIsRemembered()
    {
        const QTemporaryDir dir;
        settings::Settings settings(dir.filePath(QStringLiteral("settings.ini")), QString());
        test::ScriptedPrompts prompts;
        {
            Desk desk;
            desk.workspace.setSettings(settings, prompts);
            QCOMPARE(desk.view.pageMode(), PageView::PageMode::Continuous);
            desk.workspace.findChild<QToolButton*>(QStringLiteral("singlePage"))->click();
            QCOMPARE(desk.view.pageMode(), PageView::PageMode::SinglePage);
        }
        QVERIFY(settings.value(settings::options::singlePage));
        Desk again;
        again.workspace.setSettings(settings, prompts);
        QCOMPARE(again.view.pageMode(), PageView::PageMode::SinglePage);
        QVERIFY(again.workspace.findChild<QToolButton*>(QStringLiteral("singlePage"))->isChecked());
    }

    void aKeyGoesToThePagesNumber()
    {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.workspace)); // shortcuts work only in the active window
        auto* number = desk.workspace.findChild<QLineEdit*>(QStringLiteral("pageNumberEdit"));
        QVERIFY(number);
        desk.view.setFocus();
        QTest::keyClick(&desk.view, Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(number->hasFocus());
        QTest::keyClicks(number, QStringLiteral("2"));
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(desk.view.currentPage(), 2);
        QVERIFY(desk.view.hasFocus());
    }

    void recipientByKey()
    {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.workspace)); // shortcuts work only in the active window
        desk.view.setFocus();
        desk.view.selection().select({domain::TagId(20)});
        QTest::keyClick(&desk.view, Qt::Key_2, Qt::AltModifier);
        QCOMPARE(desk.tag().invitationIndex, 2);
        QCOMPARE(desk.stack.count(), 1);
        QTest::keyClick(&desk.view, Qt::Key_3, Qt::AltModifier); // there is no third
        QCOMPARE(desk.stack.count(), 1);
        desk.stack.undo();
        QCOMPARE(desk.tag().invitationIndex, 1);
    }

    void typeFromTheMenu()
    {
        Desk desk;
        desk.view.selection().select({domain::TagId(20)});
        const domain::Tag before = desk.tag();
        auto* acts = desk.workspace.findChild<EditorTagActions*>();
        QVERIFY(acts);
        QMenu menu;
        acts->addTo(menu);
        auto* types = menu.findChild<QMenu*>(QStringLiteral("tagTypeMenu"));
        QVERIFY(types);
        QAction* signature = nullptr;
        for (QAction* act : types->actions())
            if (act->text() == QLatin1String("Signature")) signature = act;
        QVERIFY(signature);
        signature->trigger();
        QCOMPARE(desk.tag().type, domain::TagType::Signature);
        QCOMPARE(desk.tag().id, before.id);
        QCOMPARE(desk.tag().rect, before.rect);
        QCOMPARE(desk.tag().name, before.name);
        QCOMPARE(desk.tag().style.colour, before.style.colour);
        QVERIFY(desk.tag().text.isEmpty()); // a text value is not a signature
        QCOMPARE(desk.stack.count(), 1);
        acts->setType(domain::TagType::Signature);
        QCOMPARE(desk.stack.count(), 1); // no undo step without a change
        desk.stack.undo();
        QCOMPARE(desk.tag(), before);
    }

    /** With INKSTONE_SHOTS=DIR: saves pictures for review. */
    void looks()
    {
        Desk desk;
        desk.view.setZoomFactor(1);
        desk.view.setFocus();
        desk.view.openFindBar();
        auto* text = desk.view.findChild<QLineEdit*>(QStringLiteral("findText"));
        QTest::keyClicks(text, QStringLiteral("the"));
        QTRY_VERIFY(desk.view.finder().isFinished());
        QVERIFY(desk.view.finder().hitCount() > 3);
        desk.view.finder().goToNext();
        QTRY_VERIFY(desk.view.isPagePainted(1));
        const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
        if (folder.isEmpty()) return;
        Theme theme(*qApp);
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
            theme.setMode(mode);
            QCoreApplication::processEvents();
            const QString name = themeModeName(mode);
            QVERIFY(desk.workspace.grab().save(QStringLiteral("%1/find-%2.png").arg(folder, name)));
            desk.view.setPageMode(PageView::PageMode::SinglePage);
            desk.view.setZoomMode(PageView::ZoomMode::FitPage);
            desk.view.goToPage(2);
            QTRY_VERIFY(desk.view.isPagePainted(2));
            QVERIFY(desk.workspace.grab().save(QStringLiteral("%1/single-%2.png").arg(folder, name)));
            desk.view.setPageMode(PageView::PageMode::Continuous);
            desk.view.setZoomFactor(1);
            desk.view.goToPage(1);
        }
    }
};

INK_TEST(TestEditorPages, "tst_editorpages")

} // namespace tst_editorpages

#include "tst_editorpages.moc"
