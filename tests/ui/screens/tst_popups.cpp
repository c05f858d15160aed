// Everything that pops up over a screen: menus, the lists of combo boxes and of completions, calendars.
// Checked against the visual rules; INKSTONE_SHOTS=<folder> saves pictures.
#include "app/domain/document/document.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/screens/paintcheck.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/absencedialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"

#include <QAbstractItemView>
#include <QCalendarWidget>
#include <QComboBox>
#include <QDateEdit>
#include <QDir>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QToolButton>

namespace tst_popups {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::shownPart;

class TestPopups final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    const QString m_folder = qEnvironmentVariable("INKSTONE_SHOTS");
    QString m_row;
    QStringList m_faults;
    int m_shown = 0;

    test::DeskWindow& window() { return *m_desk->window; }

    /** Looks at what is popped up now. */
    void look(QWidget& popup, const QString& name)
    {
        QTRY_VERIFY2(popup.isVisible(), qPrintable(name));
        m_desk->settle(popup);
        ++m_shown;
        if (!m_folder.isEmpty()) {
            QVERIFY(QDir().mkpath(m_folder));
            QVERIFY(popup.grab().save(u"%1/popup-%2-%3.png"_s.arg(m_folder, name, m_row)));
        }
        const QRect screen = popup.screen()->availableGeometry();
        if (!screen.contains(popup.geometry())) m_faults << u"%1: reaches beyond the screen"_s.arg(name);
        if (popup.layoutDirection() != window().layoutDirection())
            m_faults << u"%1: is not mirrored"_s.arg(name);
        for (const QString& fault : test::paintFaultsOf(popup))
            m_faults << name + u": "_s + fault;
    }
    void lookAtMenu(QMenu& menu, const QPoint& at, const QString& name)
    {
        menu.popup(at);
        if (!menu.isVisible()) return; // empty menus don't pop up
        look(menu, name);
        menu.close();
    }
    /** The menus of the menu bar and of all visible buttons, and the lists of all visible combo boxes. */
    void lookAround(QWidget& where, const QString& screen)
    {
        for (auto* button : where.findChildren<QAbstractButton*>()) {
            const auto* tool = qobject_cast<QToolButton*>(button);
            const auto* push = qobject_cast<QPushButton*>(button);
            QMenu* menu = tool ? tool->menu() : push ? push->menu() : nullptr;
            if (menu && button->isVisible() && button->isEnabled())
                lookAtMenu(*menu, button->mapToGlobal(button->rect().bottomLeft()),
                           screen + u'-' + button->objectName());
        }
        for (auto* box : where.findChildren<QComboBox*>()) {
            if (!box->isVisible() || !box->isEnabled() || box->count() == 0) continue;
            box->showPopup();
            QWidget& popup = *box->view()->window();
            const QString name = screen + u'-' + box->objectName();
            look(popup, name);
            for (int row = 0; row < box->count(); ++row) {
                const QModelIndex index = box->model()->index(row, box->modelColumn(), box->rootModelIndex());
                const int needs = box->view()->sizeHintForIndex(index).width();
                if (needs > box->view()->viewport()->width() &&
                    index.data(Qt::ToolTipRole).toString().isEmpty())
                    m_faults << u"%1: “%2” has %3, needs %4"_s.arg(name, index.data().toString())
                                    .arg(box->view()->viewport()->width())
                                    .arg(needs);
            }
            box->hidePopup();
        }
    }

private Q_SLOTS:
    void everyPopup_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        using settings::Theme;
        const bool all = !m_folder.isEmpty();
        QTest::newRow("en-light") << u"en"_s << Theme::Light;
        QTest::newRow("de-dark") << u"de"_s << Theme::Dark;
        QTest::newRow("ar-light") << u"ar"_s << Theme::Light;
        if (all) QTest::newRow("en-dark") << u"en"_s << Theme::Dark;
        if (all) QTest::newRow("de-light") << u"de"_s << Theme::Light;
        if (all) QTest::newRow("ar-dark") << u"ar"_s << Theme::Dark;
        QTest::newRow("fr-contrast") << u"fr"_s << Theme::HighContrast;
    }
    void everyPopup()
    {
        QFETCH(const QString, language);
        QFETCH(const settings::Theme, theme);
        m_row = QString::fromLatin1(QTest::currentDataTag());
        m_faults.clear();
        m_shown = 0;
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, language);
        m_desk->settings().set(settings::options::theme, theme);
        QVERIFY(m_desk->showLocal({780, 720})); // within the screen of the platform
        const auto lease = m_desk->create(u"Lease 14B"_s, {u"Anna Berg"_s, u"Ben Ünal"_s}, true);
        const auto draft = m_desk->create(u"Framework agreement"_s, {u"Anna Berg"_s}, false);

        auto& page = window().documentsPage();
        window().showDocuments();
        page.refresh();
        page.select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(page.selectedCount() == 1, test::settlePatience);
        m_desk->settle();
        for (QAction* entry : window().menuBar()->actions())
            if (entry->menu() && entry->isVisible())
                lookAtMenu(*entry->menu(), window().mapToGlobal(QPoint(20, 24)),
                           u"menu-%1"_s.arg(window().menuBar()->actions().indexOf(entry)));
        lookAround(window(), u"documents"_s);
        auto* table = page.table();
        const QPoint row = table->visualRect(table->currentIndex()).center();
        Q_EMIT table->customContextMenuRequested(row);
        if (QWidget* popup = QApplication::activePopupWidget()) {
            look(*popup, u"documents-context"_s);
            popup->close();
        }

        auto& editor = window().editorPage();
        window().edit(draft.id);
        QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == draft.id, 20'000);
        auto& view = editor.workspace().view();
        QTRY_VERIFY_WITH_TIMEOUT(view.isPagePainted(1), 20'000);
        view.goToTag(view.document().tags.first().id);
        m_desk->settle();
        lookAround(editor, u"editor"_s);
        // Two columns at every height, also after a scroll bar came and went.
        const auto* palette = editor.findChild<QListWidget*>(u"tagPalette"_s);
        for (const int height : {720, 560, 640, 720, 480, 800}) {
            window().resize(1280, height);
            m_desk->settle();
            QTRY_COMPARE(palette->visualItemRect(palette->item(0)).top(),
                         palette->visualItemRect(palette->item(1)).top());
        }
        window().resize(780, 720);
        editor.closeDocument();

        window().showSettings();
        m_desk->settle();
        lookAround(window().settingsPage(), u"settings"_s);

        workflow::Absences absences(m_desk->session());
        AbsenceDialog absence(absences, {}, &window());
        absence.show();
        auto* edit = absence.findChild<QDateEdit*>();
        QVERIFY(edit);
        QVERIFY(QTest::qWaitForWindowExposed(&absence));
        QTest::mousePress(edit, Qt::LeftButton, {},
                          {edit->isRightToLeft() ? 8 : edit->width() - 8, edit->height() / 2});
        QWidget* calendar = QApplication::activePopupWidget();
        QVERIFY(calendar && calendar->findChild<QCalendarWidget*>());
        look(*calendar, u"calendar"_s);
        calendar->close();
        lookAround(absence, u"absence"_s);
        QVERIFY2(m_shown > 12, qPrintable(QString::number(m_shown)));
        m_faults.removeDuplicates();
        QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
    }
};

INK_TEST(TestPopups, "tst_popups")

} // namespace tst_popups

#include "tst_popups.moc"
