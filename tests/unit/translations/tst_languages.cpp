// The compiled translations are really inside and switch while the program runs.
#include "tests/support/testmain.h"
#include "ui/models/words.h"
#include "ui/shell/languages.h"

#include <QCoreApplication>
#include <QtTest>

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

            languages.apply(QStringLiteral("en"));
            QCOMPARE(ui::statusWord(domain::SigningStatus::Draft), QStringLiteral("Draft"));
            QCOMPARE(tags(1), QStringLiteral("Delete 1 tag"));
            QCOMPARE(tags(3), QStringLiteral("Delete 3 tags"));

            // No file for Danish: English, with its plurals.
            languages.apply(QStringLiteral("da"));
            QCOMPARE(ui::statusWord(domain::SigningStatus::Draft), QStringLiteral("Draft"));
            QCOMPARE(tags(1), QStringLiteral("Delete 1 tag"));
        }
        QCOMPARE(tags(1), QStringLiteral("Delete 1 tag(s)"));
        QLocale::setDefault(before);
    }
};

INK_TEST(TestLanguages, "tst_languages")
#include "tst_languages.moc"
