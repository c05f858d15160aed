#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/actbar.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/pages/documents/exportdialog.h"
#include "ui/pages/documents/filterbar.h"
#include "ui/pages/documents/linkdialog.h"
#include "ui/pages/documentspage.h"
#include "ui/shell/sidebar.h"

#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QSet>
#include <QToolButton>

using namespace ink;
using namespace ink::ui;
using Column = DocumentTableModel::Column;

/** Pictures of the documents page for a designer's eye, in build/…/screens; here only that they are drawn. */
class TestDocumentScreens final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void all_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<settings::Theme>("theme");
        QTest::addColumn<QString>("language");
        QTest::newRow("small-light-en") << QSize(1280, 800) << settings::Theme::Light << QStringLiteral("en");
        QTest::newRow("large-dark-en") << QSize(1920, 1080) << settings::Theme::Dark << QStringLiteral("en");
        QTest::newRow("small-dark-de") << QSize(1280, 800) << settings::Theme::Dark << QStringLiteral("de");
        QTest::newRow("large-light-ar")
            << QSize(1920, 1080) << settings::Theme::Light << QStringLiteral("ar");
    }

    void all()
    {
        QFETCH(QSize, size);
        QFETCH(settings::Theme, theme);
        QFETCH(QString, language);
        m_name = QString::fromLatin1(QTest::currentDataTag());
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.resize(size);
        window.show();
        auto& page = window.documentsPage();
        auto& model = *page.findChild<DocumentTableModel*>();
        using P = QStringList;
        const QString anna = QStringLiteral("Anna Berg"), ben = QStringLiteral("Ben Ünal"),
                      cara = QStringLiteral("Cara Lopez"), dev = QStringLiteral("Dev Patel");
        for (const QString& title :
             {QStringLiteral("Framework agreement 2026"), QStringLiteral("Offer letter, Cara Lopez"),
              QStringLiteral("Purchase order 4711"), QStringLiteral("Board minutes, March"),
              QStringLiteral("Data processing agreement with a very long title that does not fit")})
            (void)desk.create(title, P{anna, ben, cara, dev}, true);
        const auto nda = desk.create(QStringLiteral("NDA Contoso"), P{anna}, true);
        const auto lease = desk.create(QStringLiteral("Lease 14B"), P{anna, ben}, true);
        (void)desk.create(QStringLiteral("Minutes, draft"), P{dev}, false);
        QVERIFY(desk.sign(nda, 0));
        QVERIFY(desk.sign(lease, 0));
        QTRY_COMPARE_WITH_TIMEOUT((page.refresh(), QTest::qWait(150), completed(model)), 1, 20000);
        page.select(lease.id);
        QTRY_VERIFY(page.findChild<QToolButton*>(QStringLiteral("copyLink")));
        QTest::qWait(300);
        shoot(window, "list");

        page.findChild<QToolButton*>(QStringLiteral("copyLink"))->menu()->actions().constFirst()->trigger();
        auto* link = page.findChild<QDialog*>(QStringLiteral("linkDialog"));
        QTRY_VERIFY(link && link->isVisible());
        QTest::qWait(100);
        shoot(*link, "link");
        delete link;

        workflow::DocumentFilter filter;
        filter.person = QStringLiteral("anna@example.org");
        filter.createdFrom = QDate::currentDate().addDays(-6);
        filter.status = domain::SigningStatus::InProgress;
        auto* bar = page.findChild<FilterBar*>();
        bar->setFilter(filter);
        Q_EMIT bar->filterChanged();
        QTest::qWait(300);
        (void)page.searches().add(QStringLiteral("Anna's open documents"), filter);
        (void)page.searches().add(QStringLiteral("Leases of this year"), filter);
        page.table()->showColumn(Column::Waits, true);
        page.table()->showColumn(Column::Id, true);
        page.table()->selectAll();
        QTest::qWait(200);
        shoot(window, "many");
        page.table()->showColumn(Column::Waits, false);
        page.table()->showColumn(Column::Id, false);

        page.exportSelected();
        auto* dialog = page.findChild<ExportDialog*>();
        QTRY_VERIFY(dialog && dialog->isVisible());
        dialog->findChild<QLineEdit*>(QStringLiteral("exportFolder"))
            ->setText(QStringLiteral("/home/nora/Signed"));
        QTest::qWait(100);
        shoot(*dialog, "export");
        delete dialog;

        filter.person = QStringLiteral("nobody");
        bar->setFilter(filter);
        Q_EMIT bar->filterChanged();
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 0, 10000);
        QTest::qWait(200);
        shoot(window, "nothing");
        bar->setFilter({});
        Q_EMIT bar->filterChanged();
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 8, 10000);

        auto* acts = page.findChild<ActBar*>(QStringLiteral("actBar"));
        QList<workflow::ActResult> failed;
        for (const auto& row : model.rows().knownRows().mid(0, 3))
            failed.append(
                {workflow::refOf(row),
                 fail(ErrorCode::RateLimit, QStringLiteral("At most one reminder in ten minutes."))});
        acts->end(QStringLiteral("3 of 8 documents failed."), failed);
        QTest::qWait(100);
        shoot(window, "failures");
        acts->end({}, {});

        desk.stopService();
        page.refresh();
        auto* offline = page.findChild<QWidget*>(QStringLiteral("offlineBanner"));
        QTRY_VERIFY_WITH_TIMEOUT(offline->isVisible(), 40000);
        QTest::qWait(200);
        shoot(window, "offline");
    }

private:
    static int completed(const DocumentTableModel& model)
    {
        int count = 0;
        for (const auto& row : model.rows().knownRows())
            count += row.status == domain::SigningStatus::Completed ? 1 : 0;
        return count;
    }
    void shoot(QWidget& widget, const char* what) const
    {
        const QString folder = QStringLiteral(INKSTONE_BIN_DIR "/../screens");
        QVERIFY(QDir().mkpath(folder));
        QTest::qWait(50);
        const QImage image = widget.grab().toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 7)
            for (int x = 0; x < image.width(); x += 7)
                colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 5, what);
        QVERIFY(
            image.save(QStringLiteral("%1/documents-%2-%3.png").arg(folder, QLatin1String(what), m_name)));
    }
    QString m_name;
};

INK_TEST(TestDocumentScreens, "tst_documentscreens")
#include "tst_documentscreens.moc"
