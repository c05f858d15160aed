#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "tests/support/testmain.h"
#include "tests/ui/account/teamservice.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/details/datadialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/widgets/banner.h"

#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace tst_documentdata_ui {

using namespace ink;
using namespace ink::ui;
using test::find;

namespace {
constexpr int patience = 20000;
} // namespace

/** Data of documents in the window, over the real service: the details, the columns. */
class TestDocumentDataUi final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        m_desk->window->resize(1600, 900);
        m_desk->window->show();
    }
    void cleanup()
    {
        delete m_desk->window->findChild<QDialog*>();
        m_desk.reset();
    }

    void isEditedWhileADraft()
    {
        const auto draft = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        (void)m_desk->create(QStringLiteral("Sent"), {QStringLiteral("Anna Berg")}, true);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(page().table()->selectDocument(draft.id), patience);
        QPushButton* edit = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((edit = page().findChild<QPushButton*>(QStringLiteral("detailsEditData"))),
                                 patience);
        edit->click();
        auto* dialog = m_desk->window->findChild<QDialog*>(QStringLiteral("dataDialog"));
        QVERIFY(dialog);
        auto* save = find<QPushButton>(*dialog, "dataSave");
        auto* fault = find<QLabel>(*dialog, "dataFault");
        QVERIFY(!save->isEnabled());
        find<QLineEdit>(*dialog, "dataName1")->setText(QStringLiteral("case no"));
        QVERIFY(!save->isEnabled() && !fault->isHidden());
        find<QLineEdit>(*dialog, "dataName1")->setText(QStringLiteral("caseNo"));
        find<QLineEdit>(*dialog, "dataValue1")->setText(QStringLiteral("A 1"));
        QVERIFY(save->isEnabled() && fault->isHidden());
        find<QPushButton>(*dialog, "dataAdd")->click();
        find<QLineEdit>(*dialog, "dataName2")->setText(QStringLiteral("caseNo"));
        QVERIFY(!save->isEnabled());
        QCOMPARE(fault->text(), QStringLiteral("“caseNo” appears more than once."));
        find<QToolButton>(*dialog, "dataRemove2")->click();
        QVERIFY(save->isEnabled());
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->window->findChild<QDialog*>(QStringLiteral("dataDialog")),
                                 patience);
        QLabel* shown = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((shown = page().findChild<QLabel*>(QStringLiteral("detailsData"))),
                                 patience);
        QVERIFY(shown->text().contains(QStringLiteral("A 1")));
        QTRY_COMPARE_WITH_TIMEOUT(model().dataNamesInUse(), QStringList{QStringLiteral("caseNo")}, patience);
    }

    /** A dialog that can't save says so, and can be closed or tried again. */
    void withoutAnAccountNothingIsSaved()
    {
        test::TeamService team;
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(team.open(*m_desk));
        m_desk->window->resize(1600, 900);
        m_desk->window->show();
        const auto draft = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(page().table()->selectDocument(draft.id), patience);
        QPushButton* edit = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((edit = page().findChild<QPushButton*>(QStringLiteral("detailsEditData"))),
                                 patience);
        edit->click();
        auto* dialog = m_desk->window->findChild<QDialog*>(QStringLiteral("dataDialog"));
        QVERIFY(dialog);
        find<QLineEdit>(*dialog, "dataName1")->setText(QStringLiteral("caseNo"));
        m_desk->session().remove(m_desk->session().current()->id);
        QVERIFY(!m_desk->session().client());
        auto* save = find<QPushButton>(*dialog, "dataSave");
        save->click();
        QVERIFY(save->isEnabled()); // not waiting for an answer that never comes
        const auto* banner = dialog->findChild<ErrorBanner*>();
        QVERIFY(banner && banner->isVisible());
    }

    /** Values belong to their rows, not to names that rows had before. */
    void aNameCanBeReused()
    {
        DataDialog dialog(
            {{QStringLiteral("a"), QStringLiteral("1")}, {QStringLiteral("b"), QStringLiteral("2")}},
            nullptr);
        find<QToolButton>(dialog, "dataRemove2")->click();
        find<QLineEdit>(dialog, "dataName1")->setText(QStringLiteral("b"));
        QCOMPARE(dialog.data(), (domain::DocumentData{{QStringLiteral("b"), QStringLiteral("1")}}));
        find<QToolButton>(dialog, "dataRemove1")->click();
        find<QPushButton>(dialog, "dataAdd")->click();
        find<QLineEdit>(dialog, "dataName3")->setText(QStringLiteral("a"));
        QCOMPARE(dialog.data(), (domain::DocumentData{{QStringLiteral("a"), QString()}}));
    }

    void hasColumns()
    {
        const auto one = m_desk->create(QStringLiteral("One"), {QStringLiteral("Anna Berg")}, false);
        const auto two = m_desk->create(QStringLiteral("Two"), {QStringLiteral("Anna Berg")}, false);
        setData(one.id, {{QStringLiteral("rank"), QStringLiteral("b")}});
        setData(two.id, {{QStringLiteral("rank"), QStringLiteral("a")}});
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().dataNamesInUse(), QStringList{QStringLiteral("rank")}, patience);
        DocumentTable& table = *page().table();
        Q_EMIT table.horizontalHeader()->customContextMenuRequested({5, 5});
        auto* menu = table.findChild<QMenu*>(QStringLiteral("columnMenu"));
        QVERIFY(menu);
        const auto actions = menu->actions();
        const auto action = std::find_if(actions.begin(), actions.end(), [](const QAction* each) {
            return each->text() == QStringLiteral("rank");
        });
        QVERIFY(action != actions.end() && !(*action)->isChecked());
        (*action)->setChecked(true);
        menu->close();
        const int column = DocumentTableModel::columns;
        QCOMPARE(model().columnCount(), column + 1);
        QVERIFY(!table.isColumnHidden(column));
        table.horizontalHeader()->setSortIndicator(column, Qt::AscendingOrder);
        QTRY_COMPARE_WITH_TIMEOUT(model().index(0, 0).data().toString(), QStringLiteral("Two"), patience);
        QCOMPARE(model().index(0, column).data().toString(), QStringLiteral("a"));
        // Remembered, and hidden for a service without data.
        const QByteArray state = table.columnState();
        table.showData(QStringLiteral("rank"), false);
        QCOMPARE(model().columnCount(), column);
        QCOMPARE(table.horizontalHeader()->sortIndicatorSection(),
                 static_cast<int>(DocumentTableModel::Column::Modified));
        table.setColumnState(state);
        QCOMPARE(model().dataNames(), QStringList{QStringLiteral("rank")});
        table.setHasData(false);
        QCOMPARE(model().columnCount(), column);
        QVERIFY(table.columnState().contains("rank"));
        table.setHasData(true);
        QCOMPARE(model().dataNames(), QStringList{QStringLiteral("rank")});
    }

private:
    [[nodiscard]] DocumentsPage& page() const { return *m_desk->window->findChild<DocumentsPage*>(); }
    [[nodiscard]] DocumentTableModel& model() const
    {
        return *qobject_cast<DocumentTableModel*>(page().table()->model());
    }
    void setData(domain::DocumentId id, const domain::DocumentData& data)
    {
        wire::DocumentPatch patch;
        patch.data = domain::dataPatchOf(data);
        bool isSet = false;
        m_desk->session().client()->update(id, patch, QString::number(id.value()), this,
                                           [&](const Result<domain::Document>& set) { isSet = bool(set); });
        QTRY_VERIFY_WITH_TIMEOUT(isSet, patience);
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestDocumentDataUi, "tst_documentdata")

} // namespace tst_documentdata_ui

#include "tst_documentdata.moc"
