#include "tests/support/testmain.h"
#include "ui/models/words.h"

#include <QDateTime>
#include <QtTest>

using namespace ink;
using namespace ink::ui;

namespace {
Timestamp at(const char* iso)
{
    return Timestamp(std::chrono::milliseconds(
        QDateTime::fromString(QString::fromLatin1(iso), Qt::ISODate).toMSecsSinceEpoch()));
}
} // namespace

class TestWords final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void relative_data()
    {
        QTest::addColumn<QByteArray>("then");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* then, const char* words) {
            QTest::newRow(then) << QByteArray(then) << QString::fromLatin1(words);
        };
        row("2026-05-20T12:00:30", "just now");
        row("2026-05-20T11:58:40", "2 min ago");
        row("2026-05-20T00:30:00", "11 h ago");
        row("2026-05-19T23:59:00", "yesterday"); // half a day ago, but another day
        row("2026-05-14T08:00:00", "6 days ago");
        row("2026-05-13T23:00:00", "13 May");
        row("2025-12-31T23:00:00", "31 Dec 2025");
        row("2026-05-20T12:05:00", "20 May 2026"); // a clock ahead of ours is not "in -4 min"
    }
    void relative()
    {
        QFETCH(QByteArray, then);
        QFETCH(QString, words);
        QCOMPARE(relativeTime(at(then.constData()), at("2026-05-20T12:01:00"), QLocale::c()), words);
    }

    void whoHoldsIt()
    {
        domain::Invitation anna;
        anna.recipientName = QStringLiteral("Anna Berg");
        anna.status = domain::InvitationStatus::Finalized;
        domain::Invitation ben;
        ben.recipientEmail = QStringLiteral("ben@example.org");
        ben.status = domain::InvitationStatus::Viewed;
        domain::Invitation reader;
        reader.recipientName = QStringLiteral("Cara");
        reader.actionType = domain::ActionType::Viewer;
        reader.status = domain::InvitationStatus::WaitToOpen;
        QCOMPARE(waitsFor({anna, ben, reader}), QStringLiteral("Waits for ben"));
        QCOMPARE(waitsFor({anna}), QString());
        QCOMPARE(shortName(anna), QStringLiteral("Anna"));
    }
};

INK_TEST(TestWords, "tst_words")
#include "tst_words.moc"
