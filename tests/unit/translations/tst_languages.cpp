// The compiled translations are bundled and can be switched at run time.
#include "app/base/languages.h"
#include "tests/support/testmain.h"
#include "ui/models/words.h"
#include "ui/shell/languages.h"

#include <QCoreApplication>
#include <QTest>

namespace tst_languages {

using namespace ink;

class TestLanguages final : public QObject
{
    Q_OBJECT

    static QString tags(int count)
    {
        return QCoreApplication::translate("ink::ui::RemoveTags", "Delete %n tag(s)", nullptr, count);
    }

private Q_SLOTS:
    void switchesAtRunTime()
    {
        const QLocale before;
        {
            ui::Languages languages(*QCoreApplication::instance());
            languages.apply(QStringLiteral("fr"));
            QCOMPARE(ui::statusWord(domain::SigningStatus::Draft), QStringLiteral("Brouillon"));
            QCOMPARE(tags(1), QStringLiteral("Supprimer 1 champ"));
            QCOMPARE(tags(3), QStringLiteral("Supprimer 3 champs"));
            QCOMPARE(QLocale().language(), QLocale::French);

            languages.apply(QStringLiteral("de"));
            QCOMPARE(ui::statusWord(domain::SigningStatus::Draft), QStringLiteral("Entwurf"));
            QCOMPARE(tags(1), QStringLiteral("1 Feld löschen"));
            QCOMPARE(tags(3), QStringLiteral("3 Felder löschen"));
            QCOMPARE(tags(12484), QStringLiteral("12.484 Felder löschen"));

            languages.apply(QStringLiteral("en"));
            QCOMPARE(ui::statusWord(domain::SigningStatus::Draft), QStringLiteral("Draft"));
            QCOMPARE(tags(1), QStringLiteral("Delete 1 tag"));
            QCOMPARE(tags(3), QStringLiteral("Delete 3 tags"));
            QCOMPARE(tags(12484), QStringLiteral("Delete 12,484 tags"));

            // No file for Danish: English, with its plurals.
            languages.apply(QStringLiteral("da"));
            QCOMPARE(ui::statusWord(domain::SigningStatus::Draft), QStringLiteral("Draft"));
            QCOMPARE(tags(1), QStringLiteral("Delete 1 tag"));
        }
        QCOMPARE(tags(1), QStringLiteral("Delete 1 tag(s)"));
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
            QCOMPARE(ui::statusWord(domain::SigningStatus::Completed) == QLatin1String("Completed"),
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
