#include "app/domain/text/datetext.h"
#include "app/domain/text/localecodes.h"
#include "app/domain/values/signdate.h"
#include "tests/support/testmain.h"

#include <QScopeGuard>
#include <QTest>

namespace tst_localecodes {

using namespace ink;
using namespace ink::domain;

class TestLocaleCodes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void zonesOfTheDatabaseAreKnown();
    void theComputersZoneIsReadEachTime();
    void aDayIsThatOfItsZone();
    void languagesAreKnownOnes();
    void dateFormatsOfOthersAreRewritten_data();
    void dateFormatsOfOthersAreRewritten();
    void otherFormatsAreNoDates_data();
    void otherFormatsAreNoDates();
};

void TestLocaleCodes::zonesOfTheDatabaseAreKnown()
{
    for (const char* zone : {"Europe/Berlin", "America/Argentina/Ushuaia", "Etc/UTC", "Etc/GMT-3",
                             "US/Pacific", "UTC", "GMT", "EST5EDT", "UTC+02:00", "Asia/Calcutta"})
        QVERIFY2(isTimeZone(QString::fromLatin1(zone)), zone);
    for (const char* zone : {"", "Moon", "berlin", "Europe", "europe/berlin", "Europe/Moon", "Mars/Olympus",
                             "CET-1CEST,M3.5.0,M10.5.0/3", "../../etc/passwd", "/etc/localtime", "posixrules",
                             "right/UTC", "Etc/GMT+20", "Europe/Berlin/", " UTC", "UTC\n"})
        QVERIFY2(!isTimeZone(QString::fromLatin1(zone)), zone);
}

void TestLocaleCodes::theComputersZoneIsReadEachTime()
{
    const QByteArray before = qgetenv("TZ");
    const auto restore =
        qScopeGuard([&] { before.isNull() ? (void)qunsetenv("TZ") : (void)qputenv("TZ", before); });
    qputenv("TZ", "America/Los_Angeles");
    QCOMPARE(computerTimeZone(), QStringLiteral("America/Los_Angeles"));
    qputenv("TZ", "Asia/Tokyo");
    QCOMPARE(computerTimeZone(), QStringLiteral("Asia/Tokyo"));
    qputenv("TZ", "Nonsense");
    QCOMPARE(computerTimeZone(), QStringLiteral("UTC"));
}

void TestLocaleCodes::aDayIsThatOfItsZone()
{
    const Timestamp time{std::chrono::milliseconds{1'795'932'480'000}}; // 2026-11-29 06:08 UTC
    QCOMPARE(dayIn(QStringLiteral("America/Los_Angeles"), time), QDate(2026, 11, 28));
    QCOMPARE(dayIn(QStringLiteral("Pacific/Kiritimati"), time), QDate(2026, 11, 29));
    QCOMPARE(dayIn(QString(), time), QDate(2026, 11, 29));
    QCOMPARE(dayIn(QStringLiteral("Moon"), time), QDate(2026, 11, 29));
}

void TestLocaleCodes::languagesAreKnownOnes()
{
    for (const char* tag : {"en", "fr", "de-AT", "pt-BR", "es-419", "zh-Hant-TW", "fil", "DE"})
        QVERIFY2(isLanguageTag(QString::fromLatin1(tag)), tag);
    for (const char* tag : {"", "xx", "klingon-long", "english", "en-XX", "en-XXX", "de_DE", "und", "C",
                            "en-", "zh-Xyzq", "en us", "e"})
        QVERIFY2(!isLanguageTag(QString::fromLatin1(tag)), tag);
}

void TestLocaleCodes::dateFormatsOfOthersAreRewritten_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("form");
    const auto row = [](const char* format, const char* form) {
        QTest::newRow(format) << QString::fromUtf8(format) << QString::fromUtf8(form);
    };
    row("yyyy-MM-dd", "yyyy-MM-dd");
    row("DD/MM/YYYY", "dd/MM/yyyy");
    row("MM/DD/YYYY", "MM/dd/yyyy");
    row("mm/dd/yyyy", "MM/dd/yyyy");
    row("DD-MMM-YYYY", "dd-MMM-yyyy");
    row("D MMMM YYYY", "d MMMM yyyy");
    row("d. MMMM y", "d. MMMM yyyy");
    row("dddd, d MMMM yyyy", "dddd, d MMMM yyyy");
    row("d 'de' MMMM 'de' yyyy", "d 'de' MMMM 'de' yyyy");
    row("D [de] MMMM [de] YYYY", "d 'de' MMMM 'de' yyyy");
    row("%d/%m/%Y", "dd/MM/yyyy");
    row("%-d %B %y", "d MMMM yy");
    row("yyyy年M月d日", "yyyy'年'M'月'd'日'");
    row("  dd.MM.yyyy ", "dd.MM.yyyy");
}

void TestLocaleCodes::dateFormatsOfOthersAreRewritten()
{
    QFETCH(const QString, format);
    QFETCH(const QString, form);
    QCOMPARE(toDateFormat(format), form);
    QCOMPARE(toDateFormat(form), form); // once more changes nothing
    const QDate day(2027, 4, 3);
    QCOMPARE(DateFormat(form).parse(DateFormat(form).format(day)), day);
}

void TestLocaleCodes::otherFormatsAreNoDates_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"",
                               "hello",
                               "MM/yyyy",
                               "dd.MM.",
                               "yyyy",
                               "dddd MMMM yyyy",
                               "HH:mm dd.MM.yyyy",
                               "dd/MM/yyyy HH:mm",
                               "DDD MM YYYY",
                               "dd/MM/yyyyy",
                               "ddddd MM yyyy",
                               "%d/%m",
                               "%d/%m/%Y %H:%M",
                               "31.12.2026",
                               "dd'MM'yyyy",
                               "d 'de MMMM yyyy",
                               "dd/MM/YYYY GG",
                               "Do MMMM YYYY",
                               "%",
                               "dd\nMM\tyyyyxx"})
        QTest::newRow(format) << QString::fromUtf8(format);
    QTest::newRow("long") << QString(200, QLatin1Char('d'));
}

void TestLocaleCodes::otherFormatsAreNoDates()
{
    QFETCH(const QString, format);
    QVERIFY(!toDateFormat(format));
}

INK_TEST(TestLocaleCodes, "tst_localecodes")

} // namespace tst_localecodes

#include "tst_localecodes.moc"
