// What the Edit menu says while a document is edited: the step that Undo takes back has a name.
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/editorpage.h"
#include "ui/pages/editorworkspace.h"
#include "ui/shell/actionregistry.h"
#include "ui/viewer/pageview.h"

#include <QAction>

using namespace ink;

class TestEditMenu final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void stepsAreNamed()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.show();
        const auto text = [&window](const char* id) {
            return window.actions().action(QLatin1String(id))->text();
        };
        QCOMPARE(text("edit.undo"), QStringLiteral("&Undo"));
        window.openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), 20000);
        ui::PageView& view = window.editorPage().workspace().view();
        view.placeTag(domain::TagType::Signature, {0, {200, 300}});
        QCOMPARE(text("edit.undo"), QStringLiteral("&Undo: Add Signature"));
        view.moveSelected({10, 0});
        QCOMPARE(text("edit.undo"), QStringLiteral("&Undo: Move 1 tag"));
        QCOMPARE(text("edit.redo"), QStringLiteral("&Redo"));
        window.actions().action(QStringLiteral("edit.undo"))->trigger();
        QCOMPARE(text("edit.undo"), QStringLiteral("&Undo: Add Signature"));
        QCOMPARE(text("edit.redo"), QStringLiteral("&Redo: Move 1 tag"));
        desk.settings().set(settings::options::language, QStringLiteral("de"));
        QTRY_VERIFY(text("edit.undo").contains(QStringLiteral("ckgängig: Add Signature")));
        view.selectAll();
        view.duplicateSelected();
        view.selectAll();
        view.removeSelected();
        QTRY_VERIFY(text("edit.undo").contains(QStringLiteral("ckgängig: ")));
        QVERIFY2(!text("edit.undo").contains(QStringLiteral("Delete")), qPrintable(text("edit.undo")));
        QVERIFY2(!text("edit.undo").contains(QStringLiteral("(s)")), qPrintable(text("edit.undo")));
        window.editorPage().undo();
        window.editorPage().undo();
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        // Elsewhere it is about something else.
        window.actions().action(QStringLiteral("view.documents"))->trigger();
        QTRY_COMPARE(text("edit.undo"), QStringLiteral("&Undo"));
    }
};

INK_TEST(TestEditMenu, "tst_editmenu")
#include "tst_editmenu.moc"
