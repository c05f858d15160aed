// Dates as people write them: in the order of their locale, with names, with two-digit years, in any digits.
#include "tests/support/testmain.h"
#include "ui/models/dateparsing.h"
#include "ui/models/words.h"

#include <QTest>

namespace tst_dateparsing {

using namespace ink;
using namespace ink::ui;
using namespace Qt::StringLiterals;

class TestDateParsing final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void written_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QDate>("date");
        const QDate day(2026, 11, 28);
        const QDate early(2026, 4, 3);
        const auto row = [](const char* locale, const QString& text, QDate date) {
            QTest::addRow("%s %s", locale, qPrintable(text)) << QString::fromLatin1(locale) << text << date;
        };
        for (const char* locale : {"en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "ar_EG"}) {
            row(locale, u"2026-11-28"_s, day);
            row(locale, u"2026/11/28"_s, day);
            row(locale, u"28.11.2026"_s, day);
            row(locale, u" 28. 11. 2026 "_s, day);
            row(locale, u"28.11.26"_s, day);
            row(locale, u"28/11/2026"_s, day); // no month has the number 28
            row(locale, u"3.4.2026"_s, early);
            row(locale, u"28 November 2026"_s, day);
            row(locale, u"28 Nov 2026"_s, day);
            row(locale, u"November 28, 2026"_s, day);
            for (const auto& none :
                 {u""_s, u"28.11."_s, u"2811"_s, u"28112026"_s, u"30.2.2026"_s, u"13.13.2026"_s, u"1.1.202"_s,
                  u"0.1.2026"_s, u"tomorrow"_s, u"28.11.2026 10:00"_s})
                row(locale, none, {});
        }
        row("en_US", u"4/3/2026"_s, early);
        row("en_US", u"11-28-2026"_s, day);
        row("en_GB", u"3/4/2026"_s, early);
        row("de_DE", u"28. November 2026"_s, day);
        row("de_DE", u"3. März 2026"_s, QDate(2026, 3, 3));
        row("fr_FR", u"28 novembre 2026"_s, day);
        row("es_ES", u"28 de noviembre de 2026"_s, day);
        row("ar_EG", u"٢٨/١١/٢٠٢٦"_s, day);
    }
    void written()
    {
        QFETCH(QString, locale);
        QFETCH(QString, text);
        QFETCH(QDate, date);
        QCOMPARE(parseDate(text, QLocale(locale)).value_or(QDate()), date);
    }

    /** Everything that the program shows can be entered. */
    void shownDatesAreParsed()
    {
        const QDate day(2026, 4, 3);
        int checked = 0;
        for (const QLocale& locale :
             QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
            const QString text = shortDate(day, locale);
            QVERIFY2(parseDate(text, locale) == day, qPrintable(locale.name() + u' ' + text));
            ++checked;
        }
        QVERIFY(checked > 100);
    }

    /** A birthday isn't in the future. */
    void twoDigitYears()
    {
        const int year = QDate::currentDate().year();
        QCOMPARE(parseDate(u"15.3.81"_s, QLocale(u"de"_s)).value_or(QDate()), QDate(1981, 3, 15));
        const QString soon = QString::number(year + 5).last(2);
        QCOMPARE(parseDate(u"15.3."_s + soon, QLocale(u"de"_s)).value_or(QDate()), QDate(year + 5, 3, 15));
    }
};

INK_TEST(TestDateParsing, "tst_dateparsing")

} // namespace tst_dateparsing

#include "tst_dateparsing.moc"
