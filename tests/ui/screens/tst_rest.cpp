// Every screen at rest: selecting a row, a field or a recipient moves no control outside of the panel that
// shows the selection.
#include "app/domain/document/document.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/screens/office.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/today/todaypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/viewer/pageview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>
#include <vector>

namespace tst_rest {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::shownPart;

namespace {

constexpr int patience = 20'000;

QString nameOf(const QWidget& widget)
{
    QString name = QLatin1String(widget.metaObject()->className());
    for (const QWidget* at = &widget; at; at = at->parentWidget())
        if (!at->objectName().isEmpty() && !at->objectName().startsWith("qt_"_L1))
            return name + u' ' + at->objectName();
    return name;
}

bool isControl(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const PageView*>(&widget);
}

/** The positions of all visible controls of a window, outside of some panels, and of the columns and the
 * first rows of its lists. */
class Positions final
{
public:
    Positions(QWidget& window, const QStringList& panels)
    {
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || !isControl(*widget) || isInside(*widget, panels)) continue;
            m_all.push_back({widget, positionOf(*widget)});
        }
    }
    [[nodiscard]] size_t count() const { return m_all.size(); }
    /** One line for each control that is elsewhere now, or that is gone. */
    [[nodiscard]] QStringList moved() const
    {
        QStringList faults;
        for (const Entry& entry : m_all) {
            if (!entry.widget) {
                faults << u"a control was deleted"_s;
            } else if (!entry.widget->isVisible()) {
                faults << nameOf(*entry.widget) + u" disappeared"_s;
            } else if (const QList<QPoint> now = positionOf(*entry.widget); now != entry.position) {
                faults << u"%1 moved from %2 to %3"_s.arg(nameOf(*entry.widget), text(entry.position),
                                                          text(now));
            }
        }
        return faults;
    }

private:
    struct Entry
    {
        QPointer<QWidget> widget;
        QList<QPoint> position;
    };

    static bool isInside(const QWidget& widget, const QStringList& panels)
    {
        for (const QWidget* at = &widget; at; at = at->parentWidget())
            if (panels.contains(at->objectName()) ||
                (at->parentWidget() && qobject_cast<const QHeaderView*>(at)))
                return true; // headers are compared with their lists
        return false;
    }
    /** The top left corner in the window; of lists also that of each column, and of the first row. */
    static QList<QPoint> positionOf(QWidget& widget)
    {
        QList<QPoint> all{widget.mapTo(widget.window(), QPoint())};
        const auto* header = widget.findChild<QHeaderView*>();
        const auto* view = qobject_cast<QAbstractItemView*>(&widget);
        if (!view || !view->model()) return all;
        if (header && header->isVisible() && header->orientation() == Qt::Horizontal)
            for (int i = 0; i < header->count(); ++i)
                if (!header->isSectionHidden(i)) all << QPoint(header->sectionViewportPosition(i), 0);
        if (view->model()->rowCount() > 0)
            all << QPoint(0, view->visualRect(view->model()->index(0, 0)).top());
        return all;
    }
    static QString text(const QList<QPoint>& points)
    {
        QStringList all;
        for (const QPoint point : points)
            all << u"%1,%2"_s.arg(point.x()).arg(point.y());
        return all.join(u' ');
    }

    std::vector<Entry> m_all;
};

/** One line for each Tab that leads back: to the control before in the same row, or to one above in the same
 * column. Controls of different panels aren't compared. */
QStringList focusFaultsOf(QWidget& window)
{
    std::vector<QWidget*> stops;
    for (QWidget* at = window.nextInFocusChain(); at && at != &window; at = at->nextInFocusChain())
        if (at->isVisible() && at->isEnabled() && (at->focusPolicy() & Qt::TabFocus) && !at->focusProxy())
            stops.push_back(at);
    QStringList faults;
    for (size_t i = 1; i < stops.size(); ++i) {
        const QWidget& before = *stops[i - 1];
        const QWidget& after = *stops[i];
        if (before.parentWidget() != after.parentWidget()) continue;
        const QRect a = before.geometry();
        const QRect b = after.geometry();
        const int inRow = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
        const bool isSameRow = 2 * inRow > std::min(a.height(), b.height());
        const bool isBack =
            before.parentWidget()->isRightToLeft() ? b.left() > a.right() : b.right() < a.left();
        const bool isSameColumn = a.left() <= b.right() && b.left() <= a.right();
        if (isSameRow ? isBack : isSameColumn && b.bottom() < a.top())
            faults << u"Tab leads from %1 back to %2"_s.arg(nameOf(before), nameOf(after));
    }
    return faults;
}

} // namespace

class TestRest final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::Office> m_office;
    QStringList m_faults;

    test::DeskWindow& window() { return m_office->window(); }
    void settle() { m_office->desk().settle(); }

    /** Selects something and notes which controls moved; `panels` are the names of the panels that show what
     * is selected. */
    template <typename Select> void check(const char* what, const QStringList& panels, const Select& select)
    {
        settle();
        const Positions before(window(), panels);
        QVERIFY2(before.count() > 4, what);
        select();
        settle();
        for (const QString& fault : before.moved() + focusFaultsOf(window()))
            m_faults << QLatin1StringView(what) + u": "_s + fault;
    }
    /** Clicks rows of a list, from none on, with the mouse. */
    void checkRows(const char* what, QAbstractItemView& view, const QStringList& panels,
                   const QList<int>& rows = {0, 1, 2, 0})
    {
        view.clearSelection();
        for (const int row : rows) {
            const QModelIndex index = view.model()->index(std::min(row, view.model()->rowCount() - 1), 0);
            QVERIFY2(index.isValid(), what);
            check(what, panels, [&] {
                const QRect place = view.visualRect(index);
                QTest::mouseClick(
                    view.viewport(), Qt::LeftButton, {},
                    QPoint(std::min(place.left() + 60, place.center().x()), place.center().y()));
            });
        }
    }
    /** Clicks the visible fields of a page. */
    void checkPlaces(PageView& view, int invitationIndex)
    {
        int count = 0;
        for (const domain::Tag& tag : QList<domain::Tag>(view.document().tags)) {
            const QPoint place = view.tagViewportRect(tag.id).center().toPoint();
            if (tag.invitationIndex != invitationIndex || !view.viewport()->rect().contains(place)) continue;
            ++count;
            check("a field in person", {u"signingFieldEditor"_s},
                  [&] { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place); });
        }
        QVERIFY(count > 0);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_office = std::make_unique<test::Office>();
        window().resize(1280, 800);
        QVERIFY(m_office->furnish());
        m_office->desk().settings().set(settings::options::ownAddresses, QStringList{u"anna@example.org"_s});
    }
    void init() { m_faults.clear(); }
    void cleanup()
    {
        m_faults.removeDuplicates();
        for (const QString& fault : std::as_const(m_faults))
            qWarning("%s", qPrintable(fault)); // the message of a failure is cut at 1 KiB
        QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
    }

    void documents()
    {
        window().showDocuments();
        auto* table = test::find<QAbstractItemView>(window().documentsPage(), "documentTable");
        QVERIFY(table);
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 5, patience);
        checkRows("documents", *table, {u"detailsPane"_s}, {0, 3, 4, 5});
    }
    /** The right button, which opens a menu, shows no other folder. */
    void sideBar()
    {
        window().showDocuments();
        auto* tree = test::find<QTreeView>(window(), "folderTree");
        const QModelIndex before = tree->currentIndex();
        QModelIndex other = tree->indexBelow(before);
        while (other.isValid() && !(other.flags() & Qt::ItemIsSelectable))
            other = tree->indexBelow(other);
        QVERIFY(before.isValid() && other.isValid());
        const auto press = [&](Qt::MouseButton button) {
            QTest::mouseClick(tree->viewport(), button, {}, tree->visualRect(other).center());
        };
        check("right button in the side bar", {}, [&] { press(Qt::RightButton); });
        QCOMPARE(tree->currentIndex(), before);
        press(Qt::LeftButton);
        QCOMPARE(tree->currentIndex(), other);
        tree->setCurrentIndex(before);
    }
    void templates()
    {
        window().showTemplates();
        auto& table = *window().templatesPage().table();
        QTRY_VERIFY_WITH_TIMEOUT(table.model()->rowCount() > 1, patience);
        checkRows("templates", table, {u"templateDetails"_s});
    }
    void today()
    {
        window().showToday();
        auto* table = test::find<QAbstractItemView>(window(), "todayTable");
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 1, patience);
        checkRows("today", *table, {}, {1, 2, 3});
    }
    void waiting()
    {
        window().showWaiting();
        auto* table = test::find<QAbstractItemView>(window(), "waitingTable");
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 1, patience);
        checkRows("waiting", *table, {});
    }
    void stack()
    {
        window().showStack();
        auto* table = test::find<QAbstractItemView>(window(), "stackTable");
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 0, patience);
        checkRows("stack", *table, {});
    }
    void bulk()
    {
        auto& page = window().bulkPage();
        window().showBulk();
        if (auto* back = shownPart<QPushButton>(page, "bulkBack")) back->click();
        auto* runs = test::find<QTreeWidget>(page, "bulkRuns");
        QTRY_VERIFY_WITH_TIMEOUT(runs->topLevelItemCount() > 0, patience);
        checkRows("bulk runs", *runs, {});
        page.begin(m_office->offer);
        page.setup().openTable(m_office->peoplePath);
        QTRY_VERIFY_WITH_TIMEOUT(page.setup().rows().plan().has_value(), patience);
        checkRows("bulk rows", *test::find<QAbstractItemView>(page, "bulkGrid"), {});
        page.setup().clear();
    }
    void report()
    {
        auto& page = window().reportPage();
        window().showReports();
        page.open(m_office->tenancy);
        QTRY_VERIFY_WITH_TIMEOUT(page.table()->model()->rowCount() >= 6 && !page.report().isLoading(),
                                 patience);
        checkRows("report", *page.table(), {u"reportPlace"_s});
    }
    void settings()
    {
        window().showSettings();
        auto* sections = test::find<QListWidget>(window(), "settingsSections");
        QVERIFY(sections);
        checkRows("settings", *sections, {u"settingsStack"_s}, {1, 2, 3, 4, 0});
    }
    void editor()
    {
        window().edit(m_office->draft.id);
        auto& editor = window().editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == m_office->draft.id, patience);
        auto& view = editor.workspace().view();
        view.goToPage(view.document().tags.first().pageIndex);
        QTRY_VERIFY_WITH_TIMEOUT(view.isPagePainted(view.document().tags.first().pageIndex), patience);
        settle();
        const QPoint scrolled(view.horizontalScrollBar()->value(), view.verticalScrollBar()->value());
        for (const domain::Tag& tag : QList<domain::Tag>(view.document().tags)) {
            const QRectF place = view.tagViewportRect(tag.id);
            if (!view.viewport()->rect().contains(place.center().toPoint())) continue;
            check("a field in the editor", {u"tagPanel"_s, u"arrangeBar"_s, u"fieldList"_s}, [&] {
                QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place.center().toPoint());
                QCOMPARE(view.selection().ids(), QList{tag.id});
            });
            QCOMPARE(view.tagViewportRect(tag.id), place);
        }
        QCOMPARE(QPoint(view.horizontalScrollBar()->value(), view.verticalScrollBar()->value()), scrolled);
        check("no field in the editor", {u"tagPanel"_s, u"arrangeBar"_s, u"fieldList"_s},
              [&] { view.selection().select({}); });
        editor.closeDocument();
    }
    void inPerson()
    {
        window().signInPerson(m_office->lease.id, m_office->lease.invitations.at(1).guid);
        auto* view = test::find<PageView>(window(), "signingView");
        QTRY_VERIFY_WITH_TIMEOUT(view->isVisible() && view->isPagePainted(view->currentPage()), patience);
        auto* fields = test::find<QListWidget>(window().signingPage(), "signingFields");
        QTRY_VERIFY_WITH_TIMEOUT(fields->count() > 0, patience);
        for (const QSize size : {QSize(1280, 800), QSize(911, 512), QSize(1920, 1200), QSize(1280, 800)}) {
            window().resize(size);
            settle();
            if (size.height() < 600) // 1366×768 at 150 %: the list is hidden, fields are selected on the page
                QVERIFY(!fields->isVisible());
            else
                checkRows("in person", *fields, {u"signingFieldEditor"_s}, {0, 1, 0});
            checkPlaces(*view, 2);
        }
        window().showDocuments();
    }
    void cleanupTestCase() { m_office.reset(); }
};

INK_TEST(TestRest, "tst_rest")

} // namespace tst_rest

#include "tst_rest.moc"
