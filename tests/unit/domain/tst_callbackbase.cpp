// Where a document's number stands in its callback address.
#include "app/domain/document/callbackbase.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_callbackbase {

class TestCallbackBase final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void address_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("address");
        const auto row = [](const char* base, const char* address) {
            QTest::newRow(base) << QString::fromLatin1(base) << QString::fromLatin1(address);
        };
        row("https://example.com/hook", "https://example.com/hook/12");
        row("https://example.com/hook///", "https://example.com/hook/12");
        row("https://example.com", "https://example.com/12");
        row("https://example.com?a=b", "https://example.com/12?a=b");
        row("https://example.com/hook/?", "https://example.com/hook/12?");
        // Power Automate and Logic Apps.
        row("https://prod-1.example.com:443/workflows/ab/triggers/manual/paths/invoke?api-version=2016-06-01&"
            "sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=a/b/",
            "https://prod-1.example.com:443/workflows/ab/triggers/manual/paths/invoke/"
            "12?api-version=2016-06-01&"
            "sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=a/b/");
        // Refused today; a setting of an earlier version may have one.
        row("https://example.com/hook#part", "https://example.com/hook/12");
        row("https://example.com/hook?a=b#part?c", "https://example.com/hook/12?a=b");
    }
    void address()
    {
        QFETCH(QString, base);
        QFETCH(QString, address);
        QCOMPARE(ink::domain::callbackAddress(base, QStringLiteral("12")), address);
    }
};

INK_TEST(TestCallbackBase, "tst_callbackbase")

} // namespace tst_callbackbase

#include "tst_callbackbase.moc"
