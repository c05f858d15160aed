#include "app/settings/settings.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ink::settings;

namespace {
void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(text);
}
QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
} // namespace

class TestSettings final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsEveryTypeOverARestart();
    void theAdministratorWins();
    void tellsChangesOnce();
    void brokenValuesCountAsDefaults();
    void anUnwritableFileIsTold();
};

void TestSettings::keepsEveryTypeOverARestart()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("inkstone.ini"));
    const Option<bool> flag{QStringLiteral("x/flag"), false};
    const Option<int> number{QStringLiteral("x/number"), 3};
    const Option<double> real{QStringLiteral("x/real"), 0.5};
    const QJsonArray profiles{
        QJsonObject{{QStringLiteral("label"), QStringLiteral("Büro, 1. Stock; \"A\"")}}};
    const QByteArray blob = QByteArray::fromHex("00ff0a0d2c3b");
    const QStringList folders{QStringLiteral("/home/ä"), QStringLiteral("C:\\x, y")};
    {
        Settings settings(path, {});
        QCOMPARE(settings.value(options::theme), Theme::System);
        QCOMPARE(settings.value(options::units), Units::Millimetres);
        QCOMPARE(settings.value(number), 3);
        QVERIFY(settings.set(options::language, QStringLiteral("fr, été")));
        QVERIFY(settings.set(options::theme, Theme::HighContrast));
        QVERIFY(settings.set(options::units, Units::Inches));
        QVERIFY(settings.set(options::windowGeometry, blob));
        QVERIFY(settings.set(options::profiles, profiles));
        QVERIFY(settings.set(options::recentFolders, folders));
        QVERIFY(settings.set(flag, true));
        QVERIFY(settings.set(number, -7));
        QVERIFY(settings.set(real, 2.25));
        QVERIFY(settings.sync());
    }
    Settings settings(path, {});
    QCOMPARE(settings.value(options::language), QStringLiteral("fr, été"));
    QCOMPARE(settings.value(options::theme), Theme::HighContrast);
    QCOMPARE(settings.value(options::units), Units::Inches);
    QCOMPARE(settings.value(options::windowGeometry), blob);
    QCOMPARE(settings.value(options::profiles), profiles);
    QCOMPARE(settings.value(options::recentFolders), folders);
    QCOMPARE(settings.value(flag), true);
    QCOMPARE(settings.value(number), -7);
    QCOMPARE(settings.value(real), 2.25);
    QVERIFY(contentOf(path).contains("theme=highcontrast"));
}

void TestSettings::theAdministratorWins()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.ini"));
    const QString lock = dir.filePath(QStringLiteral("locked.ini"));
    write(path, "[app]\ntheme=light\nunits=in\n");
    write(lock, "[app]\ntheme=dark\n");
    Settings settings(path, lock);
    QSignalSpy changes(&settings, &Settings::changed);
    QVERIFY(settings.isLocked(options::theme));
    QVERIFY(!settings.isLocked(options::units));
    QCOMPARE(settings.value(options::theme), Theme::Dark);
    QVERIFY(!settings.set(options::theme, Theme::Light));
    QVERIFY(!settings.reset(options::theme));
    QCOMPARE(settings.value(options::theme), Theme::Dark);
    QCOMPARE(changes.count(), 0);
    QVERIFY(settings.set(options::units, Units::Points));
    settings.sync();
    QCOMPARE(contentOf(lock), QByteArray("[app]\ntheme=dark\n"));
    QVERIFY(contentOf(path).contains("theme=light"));
}

void TestSettings::tellsChangesOnce()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.ini"));
    const Option<bool> flag{QStringLiteral("x/flag"), false};
    write(path, "[x]\nflag=true\n");
    Settings settings(path, {});
    QSignalSpy changes(&settings, &Settings::changed);
    settings.set(flag, true); // as it is in the file
    QCOMPARE(changes.count(), 0);
    settings.set(flag, false);
    settings.set(flag, false);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes.first().first().toString(), flag.key);
    settings.reset(flag);
    settings.reset(flag);
    QCOMPARE(changes.count(), 2);
}

void TestSettings::brokenValuesCountAsDefaults()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.ini"));
    write(path, "[app]\ntheme=purple\nlanguage=de\n[window]\ngeometry=***\n[accounts]\nprofiles={broken\n");
    Settings settings(path, {});
    QCOMPARE(settings.value(options::theme), Theme::System);
    QCOMPARE(settings.value(options::language), QStringLiteral("de"));
    QVERIFY(settings.value(options::windowGeometry).isEmpty());
    QVERIFY(settings.value(options::profiles).isEmpty());
    QCOMPARE(settings.value(Option<int>{QStringLiteral("app/language"), 9}), 9);
}

void TestSettings::anUnwritableFileIsTold()
{
    Settings settings(QStringLiteral("/proc/nowhere/a.ini"), {});
    settings.set(options::theme, Theme::Dark);
    QVERIFY(!settings.sync());
    QCOMPARE(settings.value(options::theme), Theme::Dark); // for this run
}

INK_TEST(TestSettings, "tst_settings")
#include "tst_settings.moc"
