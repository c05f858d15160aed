// The notice of a newer version: its text, its link, and that it stays closed.
#include "app/api/networktransport.h"
#include "app/settings/settings.h"
#include "app/updates/updatecheck.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"
#include "ui/shell/window/startnotices.h"
#include "ui/widgets/banner.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace tst_releasenotice {

using namespace ink;
using namespace ink::ui;

namespace {

// For this test only.
constexpr char makerKey[] = "-----BEGIN PRIVATE KEY-----\n"
                            "MC4CAQAwBQYDK2VwBCIEIGGOmHI2OFCL06SeywqPD8VQAAxheE9qDkEKLowATHOx\n"
                            "-----END PRIVATE KEY-----\n";
constexpr char feed[] = R"({"format":1,"sequence":1,"version":"99.1","page":"https://example.org/get",)"
                        R"("notes":{"en":"Faster start.","de":"Schnellerer Start."}})";

} // namespace

class TestReleaseNotice final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    test::ManualClock m_clock;

private Q_SLOTS:
    void isQuietAndLeadsToThePage()
    {
        settings::Settings settings(m_folder.filePath(QStringLiteral("settings.ini")), QString());
        settings.set(settings::options::updateFeed, QByteArray(feed));
        settings.set(settings::options::updateSignature, updates::signFeed(feed, makerKey));
        updates::UpdateCheck check(
            settings, {QUrl(QStringLiteral("https://example.org/f.json")), updates::publicKeyOf(makerKey)},
            [](const QUrl&) { return std::unique_ptr<api::Transport>(); }, m_clock, QStringLiteral("0.1.0"));
        StartNotices notices(settings, false, &check);
        notices.show();
        const auto* banner = notices.findChild<Banner*>(QStringLiteral("releaseBanner"));
        QVERIFY(banner && banner->isVisible());
        QVERIFY2(banner->text().contains(QStringLiteral("99.1")), qPrintable(banner->text()));
        bool hasNotes = false;
        for (const auto* label : banner->findChildren<QLabel*>())
            hasNotes = hasNotes || label->text().contains(QStringLiteral("Faster start."));
        QVERIFY(hasNotes);
        QSignalSpy page(&notices, &StartNotices::downloadPageRequested);
        QTest::mouseClick(banner->findChild<QPushButton*>(QStringLiteral("bannerAction")), Qt::LeftButton);
        QCOMPARE(page.size(), 1);
        QCOMPARE(page.first().first().toUrl(), QUrl(QStringLiteral("https://example.org/get")));

        settings.set(settings::options::checkForUpdates, false);
        QVERIFY(!banner->isVisible());
        settings.set(settings::options::checkForUpdates, true);
        QVERIFY(banner->isVisible());
        QTest::mouseClick(banner->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(!banner->isVisible());
        const StartNotices next(settings, false, &check);
        QVERIFY(!next.findChild<Banner*>(QStringLiteral("releaseBanner"))->isVisibleTo(&next));
    }
};

INK_TEST(TestReleaseNotice, "tst_releasenotice")

} // namespace tst_releasenotice

#include "tst_releasenotice.moc"
