// Opens every screen and dialog with a busy office's data, in every language and theme, and checks it against
// the visual rules. With INKSTONE_SHOTS=<folder> each is also saved as a picture, at 1280×800 and at
// 1920×1080, or at INKSTONE_SHOT_SIZE=<width>x<height> (tests/tools/screens).
#include "app/domain/document/document.h"
#include "app/service/documents/reasons.h"
#include "app/workflow/outbox/workoutbox.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/screens/office.h"
#include "tests/ui/screens/screencheck.h"
#include "tests/ui/screens/wheelcheck.h"
#include "ui/dialogs/widgetprompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkgrid.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulkpreview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/documents/details/linkdialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/actionbar.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/exportdialog.h"
#include "ui/pages/documents/list/filterbar.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/outbox/conflictdialog.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/revisions/revisionspage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/today/todaypage.h"
#include "ui/pages/today/todaytable.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/window/sidebar.h"
#include "ui/viewer/comparisonview.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/toast.h"

#include <QCheckBox>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>

namespace tst_screens {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::shownPart;

namespace {

constexpr int patience = 20000;

template <typename T> T* part(QWidget& where, const char* name)
{
    return where.findChild<T*>(QLatin1StringView(name));
}

} // namespace

class TestScreens final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::Office> m_office;
    test::WindowFixture* m_desk = nullptr; ///< of the current row
    bool m_hasSigned = false;
    const QString m_folder = qEnvironmentVariable("INKSTONE_SHOTS");
    QString m_row;
    QStringList m_faults; ///< of all screens of this row
    int m_wheeled = 0;    ///< number of controls in this row that the wheel was turned over

    test::DeskWindow& window() { return m_office->window(); }

    static void addRows()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        const bool all = !qEnvironmentVariableIsEmpty("INKSTONE_SHOTS");
        using settings::Theme;
        QTest::newRow("de-dark") << u"de"_s << Theme::Dark;
        QTest::newRow("ar-light") << u"ar"_s << Theme::Light;
        if (all) QTest::newRow("de-light") << u"de"_s << Theme::Light;
        if (all) QTest::newRow("ar-dark") << u"ar"_s << Theme::Dark;
        if (all) QTest::newRow("en-light") << u"en"_s << Theme::Light;
        if (all) QTest::newRow("en-dark") << u"en"_s << Theme::Dark;
        QTest::newRow("fr-contrast") << u"fr"_s << Theme::HighContrast;
        if (all) QTest::newRow("de-contrast") << u"de"_s << Theme::HighContrast;
        if (all) QTest::newRow("ar-contrast") << u"ar"_s << Theme::HighContrast;
        if (all) QTest::newRow("es-light") << u"es"_s << Theme::Light;
    }
    void begin(test::WindowFixture& desk)
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        m_desk = &desk;
        m_row = QString::fromLatin1(QTest::currentDataTag());
        m_faults.clear();
        m_wheeled = 0;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
    }
    void end()
    {
        m_faults.removeDuplicates();
        for (const QString& fault : std::as_const(m_faults))
            qWarning("%s", qPrintable(fault)); // the message of a failure is cut at 1 KiB
        QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
    }

    void shoot(QWidget& shown, const char* name)
    {
        const auto take = [&](const QString& size) {
            m_desk->settle(shown);
            QCoreApplication::sendPostedEvents(); // what the last turn of the loop changed is laid out
            const QImage image = shown.grab().toImage();
            QSet<QRgb> colours;
            for (int y = 0; y < image.height(); y += 5)
                for (int x = 0; x < image.width(); x += 5)
                    colours.insert(image.pixel(x, y));
            QVERIFY2(colours.size() > 3, name);
            if (!m_folder.isEmpty()) {
                QVERIFY(QDir().mkpath(m_folder));
                QVERIFY(image.save(u"%1/%2-%3-%4.png"_s.arg(m_folder, QLatin1StringView(name), m_row, size)));
            }
            for (const QString& fault : test::faultsOf(shown))
                m_faults << QLatin1StringView(name) + u": "_s + fault;
            for (const QString& fault : test::wheelFaultsOf(shown, m_wheeled))
                m_faults << QLatin1StringView(name) + u": "_s + fault;
        };
        if (!shown.isWindow() || qobject_cast<QDialog*>(&shown)) {
            take(u"dialog"_s);
            if (shown.isWindow()) takeSmall(shown, name);
            return;
        }
        if (const QSize asked = askedSize(); !asked.isEmpty()) {
            shown.resize(asked);
            test::processEvents();
            checkSize(shown, name, asked);
            take(QString::number(asked.width()));
            shown.resize(1280, 800);
            return;
        }
        checkSize(shown, name, QSize(1280, 800));
        take(u"1280"_s);
        takeSmall(shown, name);
        if (!m_folder.isEmpty()) {
            shown.resize(1920, 1080);
            take(u"1920"_s);
        }
        shown.resize(1280, 800);
        test::processEvents();
    }
    /** A small screen at 150 %. */
    void takeSmall(QWidget& shown, const char* name)
    {
        const QString picture = u"%1/%2-%3-911.png"_s.arg(m_folder, QLatin1StringView(name), m_row);
        for (const QString& fault :
             test::smallScreenFaultsOf(shown, m_folder.isEmpty() ? QString() : picture))
            m_faults << QLatin1StringView(name) + u' ' + fault;
    }
    /** In device-independent pixels; empty for the default sizes. */
    static QSize askedSize()
    {
        const QStringList sides = qEnvironmentVariable("INKSTONE_SHOT_SIZE").split(u'x');
        return sides.size() == 2 ? QSize(sides.at(0).toInt(), sides.at(1).toInt()) : QSize();
    }
    /** The window has the screen's size: its content doesn't widen it. */
    void checkSize(const QWidget& shown, const char* name, QSize asked)
    {
        const QSize has = shown.size();
        if (has != asked)
            m_faults << QLatin1StringView(name) +
                            u": the window takes %1×%2 on a screen of %3×%4"_s.arg(has.width())
                                .arg(has.height())
                                .arg(asked.width())
                                .arg(asked.height());
        const auto* room = shown.findChild<QScrollArea*>(u"pageRoom"_s);
        if (room && asked == QSize(1280, 800) && room->verticalScrollBar()->maximum() > 0) {
            m_faults << QLatin1StringView(name) + u": the page is %1 pixels too high for the window"_s.arg(
                                                      room->verticalScrollBar()->maximum());
        }
        if (room && asked == QSize(1280, 800) && room->horizontalScrollBar()->maximum() > 0) {
            m_faults << QLatin1StringView(name) + u": the page is %1 pixels too wide for the window"_s.arg(
                                                      room->horizontalScrollBar()->maximum());
        }
    }
    /** The window size of a small notebook. */
    void shootSmall(const char* name)
    {
        window().resize(1000, 640);
        test::processEvents();
        checkSize(window(), name, QSize(1000, 640));
        for (const QString& fault : test::faultsOf(window()))
            m_faults << QLatin1StringView(name) + u" at 1000×640: "_s + fault;
        if (!m_folder.isEmpty())
            QVERIFY(
                window().grab().save(u"%1/%2-%3-1000.png"_s.arg(m_folder, QLatin1StringView(name), m_row)));
        window().resize(1280, 800);
    }
    void shootQuestion(const char* name, const Prompts::Confirm& question)
    {
        WidgetPrompts prompts;
        prompts.confirm(&window(), question, [](bool) {});
        shootDialog(name, question.id);
    }
    void shootDialog(const char* name, const QString& id)
    {
        auto* dialog = window().findChild<QDialog*>(id);
        QVERIFY2(dialog, name);
        QTRY_VERIFY(dialog->isVisible());
        shoot(*dialog, name);
        delete dialog;
    }
    void act(const char* action)
    {
        auto* found = window().actions().action(QLatin1StringView(action));
        QVERIFY2(found, action);
        found->trigger();
    }

    void documents();
    void documentDialogs();
    void templates();
    void bulk();
    void report();
    void settingsSections();
    void outbox();
    void otherLists();
    void verify();
    void signing();
    void editor();
    void checkFocusedWheel(EditorPage& editor);
    void commands();

private Q_SLOTS:
    void welcome_data() { addRows(); }
    void welcome()
    {
        test::WindowFixture desk;
        QVERIFY(desk.start());
        begin(desk);
        auto& first = *desk.window;
        first.resize(1280, 800);
        first.start();
        first.show();
        QVERIFY(QTest::qWaitForWindowExposed(&first));
        QCOMPARE(first.layoutDirection(), m_row.startsWith(u"ar") ? Qt::RightToLeft : Qt::LeftToRight);
        shoot(first, "welcome");
        first.welcomePage().showConnectForm();
        shoot(first, "connect");
        first.showWelcome();
        QTest::mouseClick(part<QWidget>(first, "chooseLocal"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(first.currentPage(), qobject_cast<QWidget*>(&first.documentsPage()),
                                  patience);
        const std::array<std::pair<const char*, void (test::DeskWindow::*)()>, 7> pages{
            {{"today-first", &test::DeskWindow::showToday},
             {"documents-first", &test::DeskWindow::showDocuments},
             {"templates-first", &test::DeskWindow::showTemplates},
             {"bulk-first", &test::DeskWindow::showBulk},
             {"reports-first", &test::DeskWindow::showReports},
             {"outbox-empty", &test::DeskWindow::showOutbox},
             {"verify-drop", &test::DeskWindow::showVerify}}};
        for (const auto& [name, show] : pages) {
            (first.*show)();
            shoot(first, name);
        }
        end();
    }

    void everyScreen_data() { addRows(); }
    void everyScreen()
    {
        if (!m_office) {
            m_office = std::make_unique<test::Office>();
            window().resize(1280, 800);
            QVERIFY(m_office->furnish());
        }
        begin(m_office->desk());
        using Part = void (TestScreens::*)();
        for (const Part step :
             {&TestScreens::documents, &TestScreens::documentDialogs, &TestScreens::templates,
              &TestScreens::bulk, &TestScreens::report, &TestScreens::settingsSections, &TestScreens::outbox,
              &TestScreens::otherLists, &TestScreens::verify, &TestScreens::signing, &TestScreens::editor,
              &TestScreens::commands}) {
            (this->*step)();
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY2(m_wheeled > 500, qPrintable(QString::number(m_wheeled)));
        end();
    }

    void offline_data() { addRows(); }
    void offline()
    {
        QVERIFY(m_office);
        begin(m_office->desk());
        m_office->desk().stopService();
        auto& page = window().documentsPage();
        window().showDocuments();
        page.refresh();
        auto* banner = part<QWidget>(window(), "offlineBanner");
        QVERIFY(banner);
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 40000);
        shoot(window(), "documents-offline");
        window().showTemplates();
        shoot(window(), "templates-offline");
        window().showOutbox();
        shoot(window(), "outbox-offline");
        window().showToday();
        shoot(window(), "today-offline");
        window().showWaiting();
        shoot(window(), "waiting-offline");
        window().showReports();
        shoot(window(), "reports-offline");
        end();
    }
    void cleanupTestCase() { m_office.reset(); }
};

void TestScreens::documents()
{
    auto& page = window().documentsPage();
    window().findChild<SideBar*>()->selectView({});
    window().showDocuments();
    page.refresh();
    page.select(m_office->lease.id);
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QToolButton>(page, "copyLink"), patience);
    shoot(window(), "documents");
    shootSmall("documents");
    page.select(m_office->signedNda.id);
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "downloadSigned"), patience);
    QVERIFY(m_desk->waitForDeliveryTries(m_office->signedNda.id, 1));
    page.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "redeliver"), patience);
    shoot(window(), "documents-completed");
    page.select(m_office->rejected.id);
    QTRY_COMPARE_WITH_TIMEOUT(part<QLabel>(page, "detailsTitle")->text(), m_office->rejected.title, patience);
    shoot(window(), "documents-rejected");
    page.select(m_office->longTitle.id);
    QTRY_COMPARE_WITH_TIMEOUT(part<QLabel>(page, "detailsTitle")->text(), m_office->longTitle.title,
                              patience);
    shoot(window(), "documents-long");

    workflow::DocumentFilter filter;
    filter.person = u"anna@example.org"_s;
    filter.createdFrom = QDate::currentDate().addDays(-300);
    filter.status = domain::SigningStatus::InProgress;
    auto* bar = page.findChild<FilterBar*>();
    auto& model = *page.findChild<DocumentTableModel*>();
    const int all = model.rowCount();
    bar->setFilter(filter);
    Q_EMIT bar->filterChanged();
    QTRY_VERIFY_WITH_TIMEOUT(model.rowCount() > 0 && model.rowCount() < all, patience);
    using Column = DocumentTableModel::Column;
    page.table()->setColumnShown(Column::WaitingFor, true);
    page.table()->setColumnShown(Column::Id, true);
    page.table()->selectAll();
    shoot(window(), "documents-many");
    page.table()->setColumnShown(Column::WaitingFor, false);
    page.table()->setColumnShown(Column::Id, false);
    page.selectionActions().exportFiles();
    QTRY_VERIFY(page.findChild<ExportDialog*>());
    part<QLineEdit>(*page.findChild<ExportDialog*>(), "exportFolder")->setText(u"/home/nora/Signed"_s);
    shootDialog("export", u"exportDialog"_s);
    filter.person = u"nobody"_s;
    bar->setFilter(filter);
    Q_EMIT bar->filterChanged();
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 0, patience);
    shoot(window(), "documents-nothing");
    bar->setFilter({});
    Q_EMIT bar->filterChanged();
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), all, patience);

    auto* acts = part<ActionBar>(page, "actionBar");
    QList<workflow::ActionResult> failed;
    for (const auto& row : model.rows().knownRows().mid(0, 3))
        failed.append({workflow::refOf(row), fail(ErrorCode::RateLimit, reasons::remindedTooOften())});
    acts->end(u"3 / 8"_s, failed);
    shoot(window(), "documents-failures");
    acts->end({}, {});

    auto* side = window().findChild<SideBar*>();
    side->selectView({.kind = FolderView::Kind::Folder, .folder = m_office->empty});
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 0, patience);
    shoot(window(), "folder-empty");
    side->selectView({.kind = FolderView::Kind::Trash});
    QTRY_VERIFY_WITH_TIMEOUT(model.rowCount() > 0, patience);
    shoot(window(), "trash");
    side->selectView({});
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), all, patience);
}

void TestScreens::documentDialogs()
{
    auto& page = window().documentsPage();
    page.select(m_office->lease.id);
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QToolButton>(page, "copyLink"), patience);
    LinkDialog link(m_office->lease, m_office->lease.invitations.at(1), &page);
    link.show();
    shoot(link, "link");
    link.hide();
    auto& prompts = m_office->desk().prompts;
    prompts.willConfirm(u"trashRunning"_s, false);
    page.selectionActions().trash();
    QTRY_VERIFY(prompts.isDone());
    shootQuestion("question", prompts.lastConfirm());
    WidgetPrompts asks;
    const auto words = [](const char* text) {
        return QCoreApplication::translate("ink::ui::RecipientActions", text);
    };
    asks.text(&window(),
              {u"reason"_s,
               words("Cancel signing"),
               words("Reason (recipients will see it)"),
               {},
               words("Cancel 1 document"),
               2000,
               true,
               true},
              [](const std::optional<QString>&) {});
    shootDialog("question-text", u"reason"_s);
    act("help.about");
    shootDialog("about", u"about"_s);
}

void TestScreens::templates()
{
    m_office->station.select(m_office->tenancy);
    auto& page = window().templatesPage();
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "templateUse"), patience);
    const auto hasVersions = [&page] { // they follow later
        const auto buttons = page.findChildren<QToolButton*>();
        return std::any_of(buttons.cbegin(), buttons.cend(), [](const QToolButton* button) {
            return button->objectName().startsWith("restoreVersion"_L1);
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasVersions(), patience);
    shoot(window(), "templates");
    if (auto* scroll = part<QScrollArea>(page, "templateDetailsScroll")) {
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        shoot(window(), "templates-versions");
    }
    m_office->station.select(m_office->consent);
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QWidget>(page, "openLink") || shownPart<QWidget>(page, "linkAddress"),
                             patience);
    shoot(window(), "templates-link");
    m_office->station.select(m_office->offer);
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "templateUse"), patience);
    page.folderView()->setCurrentIndex({});
    page.use(m_office->tenancy);
    QTRY_VERIFY_WITH_TIMEOUT(page.usePage().isReady(), patience);
    shoot(window(), "template-use");
    page.usePage().send(); // nothing is entered: each input shows its error
    shoot(window(), "template-use-faults");
    part<QToolButton>(page.usePage(), "useClose")->click();
}

void TestScreens::bulk()
{
    auto& page = window().bulkPage();
    window().showBulk();
    if (auto* back = shownPart<QPushButton>(page, "bulkBack")) back->click();
    auto* runs = part<QTreeWidget>(page, "bulkRuns");
    QTRY_VERIFY(runs->topLevelItemCount() > 0);
    runs->setCurrentItem(runs->topLevelItem(0));
    shoot(window(), "bulk-runs");
    part<QPushButton>(page, "openBulkRun")->click();
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "bulkGroupCounts"), patience);
    shoot(window(), "bulk-run");
    shownPart<QPushButton>(page, "bulkBack")->click();
    part<QPushButton>(page, "newBulkRun")->click();
    shoot(window(), "bulk-choose");
    page.begin(m_office->offer);
    page.setup().openTable(m_office->peoplePath);
    QTRY_VERIFY_WITH_TIMEOUT(page.setup().rows().plan().has_value(), patience);
    page.setup().grid()->setFocus();
    QTest::keyClick(page.setup().grid(), Qt::Key_F4);
    shoot(window(), "bulk-grid");
    page.setup().setPreviewVisible(true);
    QTRY_VERIFY_WITH_TIMEOUT(page.setup().preview()->view()->isPagePainted(1), patience);
    shoot(window(), "bulk-dryrun");
    page.setup().setPreviewVisible(false);
    page.setup().clear();
}

void TestScreens::report()
{
    auto& page = window().reportPage();
    window().showReports();
    page.open(m_office->tenancy);
    QTRY_VERIFY_WITH_TIMEOUT(page.table()->model()->rowCount() >= 6 && !page.report().isLoading(), patience);
    shoot(window(), "report");
    auto* table = page.table();
    for (int column = 0; column < table->model()->columnCount(); ++column)
        if (table->model()->headerData(column, Qt::Horizontal).toString() == u"City") {
            table->setCurrentIndex(table->model()->index(0, column));
            Q_EMIT table->clicked(table->currentIndex());
        }
    shoot(window(), "report-place");
    if (auto* close = shownPart<QToolButton>(page, "reportPlaceClose")) close->click();
}

void TestScreens::settingsSections()
{
    window().showSettings();
    auto* sections = part<QListWidget>(window(), "settingsSections");
    for (int row = 0; row < sections->count(); ++row) {
        sections->setCurrentRow(row);
        shoot(window(), qPrintable(u"settings-%1"_s.arg(row + 1)));
    }
    shootSmall("settings");
}

void TestScreens::outbox()
{
    auto& outbox = window().outbox();
    if (outbox.count() == 0) {
        const auto draft = [](const QString& title) {
            domain::Document document = test::emptyDraft(title);
            document.files.clear();
            document.senderName = u"Nora Lind"_s;
            document.senderEmail = u"nora@example.org"_s;
            return document;
        };
        const QList<workflow::WorkOutbox::LocalFile> files{
            {u"agreement.pdf"_s, test::WindowFixture::sample()}};
        const auto open = outbox.addDraft(draft(u"Addendum to the lease of the second floor"_s), files);
        const auto refused = outbox.addDraft(draft(u"Nobody signs this"_s), files);
        QVERIFY(open && refused && outbox.setSendsDocument(*refused, true));
        outbox.release(*refused);
        QTRY_COMPARE_WITH_TIMEOUT(outbox.find(*refused)->state, workflow::WorkOutbox::State::Failed,
                                  patience);
    }
    window().showOutbox();
    shoot(window(), "outbox");

    window().edit(m_office->leaving.id);
    auto& editor = window().editorPage();
    QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == m_office->leaving.id, patience);
    wire::DocumentPatch patch;
    patch.title = u"Termination agreement, as Émile wrote it, "_s + m_row;
    std::optional<bool> changed;
    m_office->desk().session().client()->update(
        m_office->leaving.id, patch, {}, this,
        [&changed](const Result<domain::Document>& answer) { changed = answer.has_value(); });
    QTRY_VERIFY_WITH_TIMEOUT(changed && *changed, patience);
    auto* title = part<QLineEdit>(editor, "documentTitle");
    title->setFocus();
    title->selectAll();
    QTest::keyClicks(title, u"Termination, mine"_s);
    QTest::keyClick(title, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(editor.findChild<ConflictDialog*>(), patience);
    auto* conflict = editor.findChild<ConflictDialog*>();
    shoot(*conflict, "conflict");
    part<QPushButton>(*conflict, "takeTheirs")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!editor.findChild<ConflictDialog*>(), patience);
    editor.closeDocument();
}

void TestScreens::otherLists()
{
    m_desk->settings().set(settings::options::ownAddresses, QStringList{u"anna@example.org"_s});
    window().showToday();
    auto& today = window().todayPage().table();
    QTRY_VERIFY_WITH_TIMEOUT(
        today.currentItem() && today.currentItem()->kind == workflow::TodayItem::Kind::Sign, patience);
    shoot(window(), "today");
    shootSmall("today");
    m_desk->settings().reset(settings::options::ownAddresses);
    window().showWaiting();
    auto* table = part<QTreeView>(window().waitingPage(), "waitingTable");
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 0, patience);
    table->selectAll();
    shoot(window(), "waiting");
    window().showStack();
    shoot(window(), "stack");
    window().showSigned(m_office->signedNda.id);
    auto* pages = part<PageView>(window(), "signedPages");
    QTRY_VERIFY_WITH_TIMEOUT(pages->isVisible() && pages->isPagePainted(1), patience);
    shoot(window(), "signed");
}

void TestScreens::verify()
{
    auto& page = window().verifyPage();
    window().openFiles({m_office->sealedPath});
    QTRY_VERIFY_WITH_TIMEOUT(page.isVisible() && page.report(), patience);
    shoot(window(), "verify");
    QSignalSpy finished(&page, &VerifyPage::finished);
    page.verifyFile(m_office->changedPath);
    QTRY_VERIFY_WITH_TIMEOUT(finished.count() == 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "compareRevisions"), patience);
    shoot(window(), "verify-changed");
    shownPart<QPushButton>(page, "compareRevisions")->click();
    auto* comparison = page.findChild<ComparisonView*>();
    QVERIFY(comparison);
    QTRY_VERIFY_WITH_TIMEOUT(comparison->isFinished(), patience);
    shoot(window(), "revisions");
    part<QPushButton>(page, "verifyBack")->click();
}

void TestScreens::signing()
{
    QWidget* page = &window().signingPage();
    window().signInPerson(m_office->lease.id, m_office->lease.invitations.at(1).guid);
    auto* view = part<PageView>(window(), "signingView");
    QTRY_VERIFY_WITH_TIMEOUT(view->isVisible() && view->isPagePainted(3), patience);
    auto* fields = part<QListWidget>(*page, "signingFields");
    const auto isAtSignature = [&] {
        if (shownPart<QWidget>(*page, "signatureCanvas")) return true;
        if (fields->count() > 0) Q_EMIT fields->itemActivated(fields->item(0));
        return false;
    };
    // Signatures made in the first row are stored, so later rows find the document signed.
    const bool isOpen = QTest::qWaitFor(isAtSignature, m_hasSigned ? 2'000 : patience);
    QVERIFY(isOpen || m_hasSigned);
    if (isOpen) test::drawSignature(*shownPart<QWidget>(*page, "signatureCanvas"));
    m_hasSigned = true;
    shoot(window(), "signing");
    auto* next = part<QPushButton>(*page, "signingNext");
    for (int step = 0; step < 2; ++step) {
        if (auto* place = shownPart<QLineEdit>(*page, "signingInput")) {
            place->clear();
            QTest::keyClicks(place, u"Appleford"_s);
        }
        QTest::mouseClick(next, Qt::LeftButton);
        m_desk->settle();
    }
    shoot(window(), "signing-review");
    window().showDocuments();
}

void TestScreens::editor()
{
    window().edit(m_office->draft.id);
    auto& editor = window().editorPage();
    QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == m_office->draft.id, patience);
    auto& view = editor.workspace().view();
    QTRY_VERIFY_WITH_TIMEOUT(view.isPagePainted(1), patience);
    shoot(window(), "editor");
    view.goToTag(view.document().tags.first().id);
    QTRY_VERIFY_WITH_TIMEOUT(view.isPagePainted(3), patience);
    shoot(window(), "editor-tag");
    editor.workspace().recipients().edit(1, u"recipientName"_s);
    part<QAbstractButton>(editor, "recipientSettings")->click();
    shoot(window(), "editor-recipient");
    checkFocusedWheel(editor);
    act("document.send");
    shootDialog("send", u"sendDialog"_s);
    part<QPushButton>(editor, "editorPreview")->click();
    shoot(window(), "editor-preview");
    if (auto* leave = shownPart<QAbstractButton>(editor, "previewLeave")) leave->click();
    editor.closeDocument();
}

/** With the focus, the wheel changes the values of the editor's panels. */
void TestScreens::checkFocusedWheel(EditorPage& editor)
{
    for (auto* section : editor.findChildren<TagPanelSection*>())
        section->setOpen(true);
    editor.workspace().recipients().edit(1, u"recipientName"_s);
    const int index = editor.undoStack()->index();
    window().activateWindow();
    QTRY_VERIFY(window().isActiveWindow());
    int checked = 0;
    const QStringList deaf = test::deafControlsOf(editor.workspace(), checked);
    QVERIFY2(deaf.isEmpty(), qPrintable(deaf.join(u'\n')));
    QVERIFY2(checked >= 8, qPrintable(QString::number(checked)));
    editor.undoStack()->setIndex(index);
}

void TestScreens::commands()
{
    window().showDocuments();
    act("view.palette");
    shoot(window(), "palette");
    QTest::keyClicks(part<QLineEdit>(window(), "commandInput"), u"e"_s);
    shoot(window(), "palette-found");
    QTest::keyClick(part<QLineEdit>(window(), "commandInput"), Qt::Key_Escape);
    window().findChild<Toast*>()->showMessage(
        QCoreApplication::translate("ink::ui::FolderActions", "Folder “%1” moved.").arg(u"Contoso"_s), [] {});
    shoot(window(), "toast");
}

INK_TEST(TestScreens, "tst_screens")

} // namespace tst_screens

#include "tst_screens.moc"
