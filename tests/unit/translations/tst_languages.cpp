// The compiled translations are bundled and can be switched at run time.
#include "app/base/languages.h"
#include "tests/support/testmain.h"
#include "ui/models/words.h"
#include "ui/shell/window/languages.h"

#include <QCoreApplication>
#include <QTest>

namespace tst_languages {

using namespace ink;
using namespace Qt::Literals::StringLiterals;

class TestLanguages final : public QObject
{
    Q_OBJECT

    static QString tags(int count)
    {
        return QCoreApplication::translate("ink::ui::RemoveTags", "Delete %n field(s)", nullptr, count);
    }

private Q_SLOTS:
    void theSystemsFormatsAreKept()
    {
        const QLocale london(u"en_GB"_s);
        QCOMPARE(ui::localeFor(u"en"_s, london), london);
        QCOMPARE(ui::localeFor(u""_s, london), london);
        QCOMPARE(ui::localeFor(u"de"_s, london), QLocale(u"de"_s));
        QCOMPARE(ui::localeFor(u"en"_s, QLocale(u"de_AT"_s)), QLocale(u"en_US"_s));
        QCOMPARE(ui::localeFor(u"en"_s, QLocale::c()), QLocale(u"en_US"_s));
    }

    void switchesAtRunTime()
    {
        const QLocale before;
        {
            ui::Languages languages(*QCoreApplication::instance());
            languages.apply(QStringLiteral("fr"));
            QCOMPARE(ui::statusText(domain::SigningStatus::Draft), QStringLiteral("Brouillon"));
            QCOMPARE(tags(1), QStringLiteral("Supprimer 1 champ"));
            QCOMPARE(tags(3), QStringLiteral("Supprimer 3 champs"));
            QCOMPARE(QLocale().language(), QLocale::French);

            languages.apply(QStringLiteral("de"));
            QCOMPARE(ui::statusText(domain::SigningStatus::Draft), QStringLiteral("Entwurf"));
            QCOMPARE(tags(1), QStringLiteral("1 Feld löschen"));
            QCOMPARE(tags(3), QStringLiteral("3 Felder löschen"));
            QCOMPARE(tags(12484), QStringLiteral("12.484 Felder löschen"));

            languages.apply(QStringLiteral("en"));
            QCOMPARE(ui::statusText(domain::SigningStatus::Draft), QStringLiteral("Draft"));
            QCOMPARE(tags(1), QStringLiteral("Delete 1 field"));
            QCOMPARE(tags(3), QStringLiteral("Delete 3 fields"));
            QCOMPARE(tags(12484), QStringLiteral("Delete 12,484 fields"));

            // No file for Danish: English, with its plurals.
            languages.apply(QStringLiteral("da"));
            QCOMPARE(ui::statusText(domain::SigningStatus::Draft), QStringLiteral("Draft"));
            QCOMPARE(tags(1), QStringLiteral("Delete 1 field"));
        }
        QCOMPARE(tags(1), QStringLiteral("Delete 1 field(s)"));
        QLocale::setDefault(before);
    }

    void daysFollowTheirNumber_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("days"); // 1, 2, 3, 11, 100
        QTest::addColumn<QStringList>("everyDays");
        QTest::newRow("en") << u"en"_s
                            << QStringList{u"1 day"_s, u"2 days"_s, u"3 days"_s, u"11 days"_s, u"100 days"_s}
                            << QStringList{u"Every day"_s, u"Every 2 days"_s, u"Every 3 days"_s,
                                           u"Every 11 days"_s, u"Every 100 days"_s};
        QTest::newRow("de") << u"de"_s
                            << QStringList{u"1 Tag"_s, u"2 Tage"_s, u"3 Tage"_s, u"11 Tage"_s, u"100 Tage"_s}
                            << QStringList{u"Jeden Tag"_s, u"Alle 2 Tage"_s, u"Alle 3 Tage"_s,
                                           u"Alle 11 Tage"_s, u"Alle 100 Tage"_s};
        QTest::newRow("fr") << u"fr"_s
                            << QStringList{u"1 jour"_s, u"2 jours"_s, u"3 jours"_s, u"11 jours"_s,
                                           u"100 jours"_s}
                            << QStringList{u"Chaque jour"_s, u"Tous les 2 jours"_s, u"Tous les 3 jours"_s,
                                           u"Tous les 11 jours"_s, u"Tous les 100 jours"_s};
        QTest::newRow("es") << u"es"_s
                            << QStringList{u"1 día"_s, u"2 días"_s, u"3 días"_s, u"11 días"_s, u"100 días"_s}
                            << QStringList{u"Cada día"_s, u"Cada 2 días"_s, u"Cada 3 días"_s,
                                           u"Cada 11 días"_s, u"Cada 100 días"_s};
        QTest::newRow("ar") << u"ar"_s
                            << QStringList{u"يوم واحد"_s, u"يومان"_s, u"3 أيام"_s, u"11 يومًا"_s, u"100 يوم"_s}
                            << QStringList{u"كل يوم"_s, u"كل يومين"_s, u"كل 3 أيام"_s, u"كل 11 يومًا"_s,
                                           u"كل 100 يوم"_s};
    }
    void daysFollowTheirNumber()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, days);
        QFETCH(QStringList, everyDays);
        const QLocale before;
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(language);
        for (int i = 0; const int number : {1, 2, 3, 11, 100}) {
            QCOMPARE(ui::daysText(number), days.at(i));
            QCOMPARE(ui::everyDaysText(number), everyDays.at(i++));
        }
        QLocale::setDefault(before);
    }

    void everyLanguageHasItsWords_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& code : languageCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void everyLanguageHasItsWords()
    {
        QFETCH(QString, language);
        const QLocale before;
        {
            ui::Languages languages(*QCoreApplication::instance());
            languages.apply(language);
            const bool isEnglish = language == QLatin1String("en");
            QCOMPARE(ui::statusText(domain::SigningStatus::Completed) == QLatin1String("Completed"),
                     isEnglish);
            QVERIFY(!tags(2).contains(QLatin1String("(s)")));
            // Numbers appear next to ids and amounts: the same digits everywhere.
            QCOMPARE(QLocale().toString(1204).remove(QLocale().groupSeparator()), QStringLiteral("1204"));
        }
        QLocale::setDefault(before);
    }
};

INK_TEST(TestLanguages, "tst_languages")

} // namespace tst_languages

#include "tst_languages.moc"
