// Takes the pictures of every screen, light, dark and in every language, into build/…/screens, and checks
// that none is blank and that all words on it have room.
#include "tests/support/testmain.h"
#include "tests/ui/textfits.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/pages/documentspage.h"
#include "ui/pages/editorpage.h"
#include "ui/pages/editorrecipients.h"
#include "ui/pages/editorworkspace.h"
#include "ui/pages/signingpage.h"
#include "ui/pages/verifypage.h"
#include "ui/viewer/pageview.h"

#include <QDialog>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTreeView>

using namespace ink;

class TestScreens final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyScreen_data()
    {
        QTest::addColumn<settings::Theme>("theme");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("language");
        const QString english = QStringLiteral("en");
        QTest::newRow("light") << settings::Theme::Light << QStringLiteral("light") << english;
        QTest::newRow("dark") << settings::Theme::Dark << QStringLiteral("dark") << english;
        QTest::newRow("contrast") << settings::Theme::HighContrast << QStringLiteral("contrast") << english;
        QTest::newRow("French") << settings::Theme::Light << QStringLiteral("french") << QStringLiteral("fr");
        QTest::newRow("German") << settings::Theme::Light << QStringLiteral("german") << QStringLiteral("de");
        QTest::newRow("Spanish") << settings::Theme::Light << QStringLiteral("spanish")
                                 << QStringLiteral("es");
        QTest::newRow("Arabic") << settings::Theme::Light << QStringLiteral("arabic") << QStringLiteral("ar");
    }

    void everyScreen()
    {
        QFETCH(settings::Theme, theme);
        QFETCH(QString, name);
        QFETCH(QString, language);
        m_cut.clear();
        test::WindowFixture desk;
        QVERIFY(desk.start());
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        auto& window = *desk.window;
        QCOMPARE(window.layoutDirection(),
                 language == QLatin1String("ar") ? Qt::RightToLeft : Qt::LeftToRight);
        window.resize(1280, 800);
        window.start();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        shoot(window, QStringLiteral("welcome-") + name);

        QTest::mouseClick(window.findChild<QWidget*>(QStringLiteral("chooseLocal")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), qobject_cast<QWidget*>(&window.documentsPage()),
                                  20000);
        shoot(window, QStringLiteral("empty-") + name);

        QVERIFY(callBack(desk, QStringLiteral("http://127.0.0.1:9/signed"))); // nobody listens there
        domain::FolderId clients = folder(desk, QStringLiteral("Clients"));
        folder(desk, QStringLiteral("North"), clients);
        folder(desk, QStringLiteral("Suppliers"));
        using P = QStringList;
        const QString anna = QStringLiteral("Anna Berg"), ben = QStringLiteral("Ben Ünal"),
                      cara = QStringLiteral("Cara Lopez"), dev = QStringLiteral("Dev Patel");
        const auto nda = desk.create(QStringLiteral("NDA Contoso"), P{anna}, true);
        desk.create(QStringLiteral("Framework agreement 2026"), P{anna, dev}, false);
        desk.create(QStringLiteral("Offer letter, Cara Lopez"), P{cara}, true, clients);
        const auto order = desk.create(QStringLiteral("Purchase order 4711"), P{ben, cara, dev, anna}, true);
        desk.create(QStringLiteral("Board minutes, March"), P{dev, anna, ben}, true);
        const auto lease = desk.create(QStringLiteral("Lease 14B"), P{anna, ben}, true, clients);
        QVERIFY(desk.sign(nda, 0));
        QVERIFY(desk.sign(order, 0));
        QVERIFY(desk.sign(lease, 0));
        auto& page = window.documentsPage();
        auto* model = window.findChild<ui::DocumentTableModel*>();
        QTRY_VERIFY_WITH_TIMEOUT((page.refresh(), QTest::qWait(200), completed(*model)), 30000);
        page.select(lease.id);
        QTRY_VERIFY(window.findChild<QWidget*>(QStringLiteral("detailsTitle")));
        QTest::qWait(400);
        shoot(window, QStringLiteral("documents-") + name);
        window.resize(1000, 640);
        shoot(window, QStringLiteral("small-") + name);
        window.resize(1280, 800);
        page.select(nda.id);
        QTRY_VERIFY(window.findChild<QWidget*>(QStringLiteral("downloadSigned")));
        QTRY_VERIFY_WITH_TIMEOUT(
            (page.refresh(), QTest::qWait(100), window.findChild<QPushButton*>(QStringLiteral("redeliver"))),
            10000);
        QTest::qWait(300);
        shoot(window, QStringLiteral("completed-") + name);
        window.actions().action(QStringLiteral("view.palette"))->trigger();
        QTest::qWait(100);
        shoot(window, QStringLiteral("palette-") + name);
        page.setFocus();

        const QString signedFile = desk.path(QStringLiteral("NDA Contoso (signed).pdf"));
        desk.prompts.willChoose(QStringLiteral("download"), {signedFile});
        page.select(nda.id);
        QTRY_VERIFY(window.findChild<QPushButton*>(QStringLiteral("downloadSigned")));
        window.findChild<QPushButton*>(QStringLiteral("downloadSigned"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(signedFile), 10000);
        window.openFiles({signedFile});
        QTRY_VERIFY_WITH_TIMEOUT(window.verifyPage().report(), 10000);
        QTest::qWait(100);
        shoot(window, QStringLiteral("verify-") + name);

        const QWidget* signing = &window.signingPage();
        window.signInPerson(lease.id, lease.invitations.at(1).guid);
        QTRY_VERIFY_WITH_TIMEOUT(signing->findChild<QWidget*>(QStringLiteral("signatureCanvas")), 10000);
        auto* view = window.findChild<ui::PageView*>(QStringLiteral("signingView"));
        QTRY_VERIFY_WITH_TIMEOUT(view->isPagePainted(3), 10000);
        auto* canvas = signing->findChild<QWidget*>(QStringLiteral("signatureCanvas"));
        QVERIFY(canvas);
        draw(*canvas);
        QTest::qWait(300);
        shoot(window, QStringLiteral("signing-") + name);
        QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("signingNext")), Qt::LeftButton);
        auto* place = window.signingPage().findChild<QLineEdit*>(QStringLiteral("signingInput"));
        QVERIFY(place);
        QTest::keyClicks(place, QStringLiteral("Appleford"));
        QCOMPARE(place->text(), QStringLiteral("Appleford"));
        QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("signingNext")), Qt::LeftButton);
        QTest::qWait(200);
        shoot(window, QStringLiteral("signing-review-") + name);
        window.openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), 20000);
        fillEditor(window.editorPage());
        if (QTest::currentTestFailed()) return;
        shoot(window, QStringLiteral("editor-") + name);
        window.actions().action(QStringLiteral("document.send"))->trigger();
        auto* send = window.findChild<QDialog*>(QStringLiteral("sendDialog"));
        QVERIFY(send);
        QTest::qWait(100);
        shoot(*send, QStringLiteral("send-") + name);
        send->reject();
        auto* palette = window.editorPage().findChild<QListWidget*>(QStringLiteral("tagPalette"));
        QVERIFY(palette);
        Q_EMIT palette->itemActivated(palette->item(2));
        QTest::qWait(500);
        shoot(window, QStringLiteral("editor-tag-") + name);
        for (const char* where : {"templates", "bulk", "reports", "outbox"}) {
            QAction* go = window.actions().action(QStringLiteral("view.") + QLatin1String(where));
            QVERIFY2(go, where);
            go->trigger();
            QTest::qWait(200);
            shoot(window, QLatin1String(where) + QLatin1Char('-') + name);
        }
        window.showSettings();
        auto* sections = window.findChild<QListWidget*>(QStringLiteral("settingsSections"));
        QVERIFY(sections);
        for (int row = 0; row < sections->count(); ++row) {
            sections->setCurrentRow(row);
            QTest::qWait(200);
            shoot(window, QStringLiteral("settings-%1-%2").arg(row).arg(name));
        }
        window.resize(1000, 640);
        shoot(window, QStringLiteral("settings-small-") + name);
        QVERIFY2(m_cut.isEmpty(), qPrintable(QLatin1Char('\n') + m_cut.join(QLatin1Char('\n'))));
    }

private:
    static bool completed(const ui::DocumentTableModel& model)
    {
        for (const auto& row : model.rows().knownRows())
            if (row.status == domain::SigningStatus::Completed) return true;
        return false;
    }
    static bool callBack(test::WindowFixture& desk, const QString& base)
    {
        wire::SettingsPatch patch;
        patch.userSetting.emplace().postBackBase = base;
        std::optional<bool> done;
        desk.session().client()->updateSettings(
            patch, desk.window.get(),
            [&done](const Result<domain::AccountDetails>& result) { done = result.has_value(); });
        return QTest::qWaitFor([&done] { return done.has_value(); }) && *done;
    }
    static domain::FolderId folder(test::WindowFixture& desk, const QString& name,
                                   domain::FolderId parent = {})
    {
        domain::Folder wanted;
        wanted.name = name;
        wanted.parent = parent;
        std::optional<Result<domain::Folder>> made;
        desk.session().client()->createFolder(
            wanted, desk.window.get(), [&made](const Result<domain::Folder>& result) { made = result; });
        return QTest::qWaitFor([&made] { return made.has_value(); }) && *made ? (**made).id
                                                                              : domain::FolderId();
    }
    /** Two recipients in two steps with their tags on the signature page; one is selected. */
    static void fillEditor(ui::EditorPage& page)
    {
        auto& view = page.workspace().view();
        auto& people = page.workspace().recipients();
        for (const QString& who : {QStringLiteral("Anna Berg"), QStringLiteral("Ben Ünal")}) {
            people.addRecipient();
            auto* row = people.findChild<QWidget*>(
                QStringLiteral("recipient%1").arg(view.document().invitations.size()));
            QVERIFY(row);
            QTest::keyClicks(row->findChild<QLineEdit*>(QStringLiteral("recipientName")), who);
            QTest::keyClicks(row->findChild<QLineEdit*>(QStringLiteral("recipientEmail")),
                             who.section(QLatin1Char(' '), 0, 0).toLower() + QStringLiteral("@example.org"));
        }
        people.findChild<QWidget*>(QStringLiteral("recipient2"))
            ->findChild<QSpinBox*>(QStringLiteral("recipientStep"))
            ->setValue(2);
        const auto place = [&](int owner, domain::TagType type, double x, double y) {
            people.setActive(owner);
            view.placeTag(type, {2, {x, y}});
        };
        using domain::TagType;
        place(2, TagType::Signature, 150, 301);
        place(2, TagType::Text, 353, 313);
        place(2, TagType::SignDate, 472, 313);
        place(1, TagType::Checkbox, 90.5, 514);
        place(1, TagType::SignDate, 472, 191);
        place(1, TagType::Text, 353, 191);
        place(1, TagType::Signature, 150, 180);
        QCOMPARE(view.document().tags.size(), 7);
        view.goToTag(view.document().tags.last().id);
        QCOMPARE(view.selectedTags().size(), 1);
        view.setFocus();
        QTRY_VERIFY(view.isPagePainted(3));
        QTest::qWait(1500); // saved, thumbnails painted
    }
    static void draw(QWidget& canvas)
    {
        const auto at = [&canvas](double x, double y) {
            return QPoint(static_cast<int>(x * canvas.width()), static_cast<int>(y * canvas.height()));
        };
        QTest::mousePress(&canvas, Qt::LeftButton, {}, at(0.15, 0.6));
        for (int i = 1; i <= 60; ++i) {
            const double t = i / 60.0;
            QTest::mouseMove(&canvas, at(0.15 + 0.65 * t, 0.52 + 0.25 * std::sin(t * 17) * (1.1 - t)));
        }
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, at(0.8, 0.5));
    }
    void shoot(QWidget& window, const QString& name)
    {
        const QString folder = QStringLiteral(INKSTONE_BIN_DIR "/../screens");
        QVERIFY(QDir().mkpath(folder));
        QTest::qWait(50);
        const QImage image = window.grab().toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 7)
            for (int x = 0; x < image.width(); x += 7)
                colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 12, qPrintable(name));
        QVERIFY(image.save(folder + QLatin1Char('/') + name + QStringLiteral(".png")));
        for (const QString& text : test::cutTexts(window))
            m_cut << name + QStringLiteral(": ") + text;
    }
    QStringList m_cut; ///< words without room, of all screens of this row
};

INK_TEST(TestScreens, "tst_screens")
#include "tst_screens.moc"
