// Screenshots of the editor, light and dark and in every language, checked against the visual rules. With
// INKSTONE_SHOTS=<folder> each is saved for review.
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "tests/ui/screens/screencheck.h"
#include "tests/ui/settled.h"
#include "ui/pages/editor/blocks/tagblocks.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/suggestions/tagsuggestions.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/rebase/rebasereview.h"
#include "ui/shell/window/languages.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>

namespace tst_editorlooks {

using namespace ink;
using namespace ink::ui;

namespace {

using test::SheetLine;

/** Two pages of a lease; the newer version has another clause, and no date for the tenant. */
QByteArray lease(bool newer)
{
    QList<SheetLine> first{{72, 80, "LEASE AGREEMENT"}};
    double y = 130;
    const QList<QByteArray> clauses{
        "1. The landlord lets the rooms on the second floor of the mill to the tenant.",
        "2. The rent amounts to nine hundred euros and is due on the third working day.",
        "3. Repairs up to the value of a hundred euros are borne by the tenant alone.",
        "4. Keys are handed over in the presence of a witness on the day of moving in.",
        "5. Notice is given in writing three months before the end of a quarter."};
    for (qsizetype i = 0; i < clauses.size(); ++i) {
        first.append({72, y, clauses.at(i)});
        y += 28;
        if (newer && i == 1) {
            first.append({72, y, "2a. A deposit of two months' rent is paid before moving in."});
            y += 28;
        }
    }
    first.append({72, y + 40, "Initials:", 300});
    QList<SheetLine> second{{72, 80, "SIGNATURES"}, {72, 160, "Tenant signature:", 330}};
    if (!newer) second.append({72, 230, "Date:", 260});
    second.append({72, 340, "Landlord signature:", 330});
    second.append({72, 410, "Date:", 260});
    return test::sheetPdf({first, second});
}

} // namespace

class TestEditorLooks final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void atWork_data()
    {
        QTest::addColumn<ThemeMode>("theme");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        const QSize usual(1360, 860);
        QTest::newRow("light") << ThemeMode::Light << QStringLiteral("en") << usual;
        QTest::newRow("dark") << ThemeMode::Dark << QStringLiteral("en") << usual;
        QTest::newRow("contrast") << ThemeMode::HighContrast << QStringLiteral("en") << usual;
        QTest::newRow("french") << ThemeMode::Light << QStringLiteral("fr") << usual;
        QTest::newRow("german") << ThemeMode::Light << QStringLiteral("de") << usual;
        QTest::newRow("spanish") << ThemeMode::Light << QStringLiteral("es") << usual;
        QTest::newRow("arabic") << ThemeMode::Light << QStringLiteral("ar") << usual;
        QTest::newRow("arabic-dark") << ThemeMode::Dark << QStringLiteral("ar") << QSize(1280, 800);
        if (!qEnvironmentVariableIsEmpty("INKSTONE_SHOTS"))
            QTest::newRow("german-dark-large")
                << ThemeMode::Dark << QStringLiteral("de") << QSize(1920, 1080);
        QTest::newRow("german-small") << ThemeMode::Light << QStringLiteral("de") << QSize(1120, 700);
    }

    void atWork()
    {
        QFETCH(ThemeMode, theme);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        Theme looks(*qApp);
        looks.setMode(theme);
        Languages languages(*qApp);
        languages.apply(language);
        const auto back = qScopeGuard([&] { languages.apply(QStringLiteral("en")); });
        m_cut.clear();

        test::EditorStation desk;
        QVERIFY(desk.open());
        EditorPage page(desk.session, *desk.journal, desk.settings, desk.prompts);
        page.resize(size);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        PageView& view = page.workspace().view();
        const auto& document = view.document();
        page.createFrom({desk.write(QStringLiteral("Lease 14B.pdf"), lease(false))}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        for (const auto& [name, mail] :
             {std::pair{"Anna Lindqvist", "anna@example.org"}, std::pair{"Ben Okafor", "ben@example.org"}})
            addPerson(page, QLatin1String(name), QLatin1String(mail));
        TagSuggestions& found = page.workspace().suggestions();
        QTRY_VERIFY_WITH_TIMEOUT(!found.isSearching(), 20000);
        QVERIFY(found.openSuggestions().size() >= 4);
        view.goToPage(2);
        QTRY_VERIFY_WITH_TIMEOUT(view.isPagePainted(2), 20000);
        view.proposals().highlight(found.openSuggestions().at(1).id);
        shoot(page, "suggestions");

        page.findChild<QPushButton*>(QStringLiteral("acceptSuggestions"))->click();
        QVERIFY(document.tags.size() >= 4);
        TagBlocks(desk.settings).add(QStringLiteral("Our signature block"), {document.tags.first()});
        view.goToTag(document.tags.last().id);
        shoot(page, "tag");
        guides(page);
        view.selection().selectAll();
        shoot(page, "several");
        page.findChild<QAction*>(QStringLiteral("tabOrder"))->trigger();
        shoot(page, "order");
        view.modes().setTabOrderMode(false);
        view.modes().arm(domain::TagType::Radio, true);
        shoot(page, "armed");
        view.modes().disarm();

        // An error with a fix.
        domain::Tag tag = document.tags.first();
        view.editor().placeTagIn(domain::TagType::Text, {tag.pageIndex, tag.rect});
        view.editor().placeTagIn(domain::TagType::Text, {1, {74, 118, 160, 20}});
        view.editor().placeTagIn(domain::TagType::Text, {1, {1, 600, 80, 20}});
        page.workspace().findings().openList();
        QTRY_VERIFY_WITH_TIMEOUT(page.workspace().findings().isComplete(), 20000);
        shoot(page, "preflight");
        for (int i = 0; i < 3; ++i)
            page.undoStack()->undo();
        page.workspace().findings().openList();

        page.openPreview();
        shoot(page, "preview");
        QTest::keyClick(&page, Qt::Key_Escape);
        QTRY_VERIFY(view.isVisible());

        const QString newer = desk.write(QStringLiteral("Lease 14B, newer.pdf"), lease(true));
        page.reviewReplacement(document.files.first().id, newer);
        QTRY_VERIFY_WITH_TIMEOUT(page.review() && page.review()->isReady(), 20000);
        shoot(page, "rebase");
        page.findChild<QPushButton*>(QStringLiteral("rebaseCancel"))->click();
        page.closeDocument();
        QVERIFY2(m_cut.isEmpty(), qPrintable(QLatin1Char('\n') + m_cut.join(QLatin1Char('\n'))));
    }

private:
    static void addPerson(EditorPage& page, const QString& name, const QString& mail)
    {
        EditorRecipients& people = page.workspace().recipients();
        people.addRecipient();
        auto* row = people.findChild<QWidget*>(
            QStringLiteral("recipient%1").arg(page.workspace().view().document().invitations.size()));
        QVERIFY(row);
        auto* edit = row->findChild<QLineEdit*>(QStringLiteral("recipientName"));
        edit->selectAll();
        QTest::keyClicks(edit, name);
        QTest::keyClicks(row->findChild<QLineEdit*>(QStringLiteral("recipientEmail")), mail);
    }
    /** A drag that is held where its tag is aligned and equally spaced with others. */
    void guides(EditorPage& page)
    {
        PageView& view = page.workspace().view();
        const int before = page.undoStack()->index();
        view.editor().placeTagIn(domain::TagType::Text, {2, {140, 520, 120, 22}});
        view.editor().placeTagIn(domain::TagType::Text, {2, {140, 562, 120, 22}});
        view.editor().placeTagIn(domain::TagType::Text, {2, {300, 660, 120, 22}});
        view.goToTag(view.document().tags.last().id);
        const QPoint from = view.tagViewportRect(view.document().tags.last().id).center().toPoint();
        const double zoom = view.pageLayout().zoom();
        const QPoint to = from + QPoint(static_cast<int>(-158 * zoom), static_cast<int>(-55 * zoom));
        QWidget* target = view.viewport();
        QTest::mousePress(target, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 6; ++step)
            QTest::mouseMove(target, from + (to - from) * step / 6);
        shoot(page, "guides");
        QTest::keyClick(&view, Qt::Key_Escape);
        QTest::mouseRelease(target, Qt::LeftButton, {}, to);
        while (page.undoStack()->index() > before)
            page.undoStack()->undo();
    }
    void shoot(EditorPage& page, const char* what)
    {
        test::settle(page);
        const QString row = QString::fromLatin1(QTest::currentDataTag());
        for (const QString& fault : test::faultsOf(page))
            m_cut << QLatin1String(what) + QStringLiteral(": ") + fault;
        const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
        if (folder.isEmpty()) return;
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(page.grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(what), row)));
    }
    QStringList m_cut; ///< truncated texts
};

INK_TEST(TestEditorLooks, "tst_editorlooks")

} // namespace tst_editorlooks

#include "tst_editorlooks.moc"
