#include "app/settings/optionlist.h"
#include "app/settings/settings.h"
#include "tests/support/filecontent.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_settings {

using namespace ink::settings;

namespace {
void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(text);
}
} // namespace

class TestSettings final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsEveryTypeOverARestart();
    void theAdministratorWins();
    void recommendedValuesCountUntilSomebodyChoosesOthers();
    void theFirstPlaceOfAPolicyCounts();
    void everySettingOfTheListIsReadAsItsDefaultSays();
    void theAdministratorsGuideIsRight();
    void settingsOfEarlierVersionsAreRead();
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
    QVERIFY(ink::test::contentOf(path).contains("theme=highcontrast"));
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
    QCOMPARE(ink::test::contentOf(lock), QByteArray("[app]\ntheme=dark\n"));
    QVERIFY(ink::test::contentOf(path).contains("theme=light"));
}

void TestSettings::recommendedValuesCountUntilSomebodyChoosesOthers()
{
    QTemporaryDir dir;
    const QString policy = dir.filePath(QStringLiteral("policy.ini"));
    write(policy, "[app]\nunits=in\n\n[recommended]\napp\\theme=dark\napp\\units=pt\n");
    Settings settings(dir.filePath(QStringLiteral("a.ini")), policy);
    QCOMPARE(settings.value(options::theme), Theme::Dark);
    QVERIFY(!settings.isLocked(options::theme));
    QCOMPARE(settings.origin(options::theme.key), Origin::Recommended);
    QCOMPARE(settings.value(options::units), Units::Inches); // a lock takes precedence
    QCOMPARE(settings.origin(options::units.key), Origin::Locked);
    QCOMPARE(settings.policy().locationOf(options::theme.key), QDir::toNativeSeparators(policy));
    QVERIFY(settings.set(options::theme, Theme::Light));
    QCOMPARE(settings.value(options::theme), Theme::Light);
    QCOMPARE(settings.origin(options::theme.key), Origin::User);
    QVERIFY(settings.reset(options::theme));
    QCOMPARE(settings.value(options::theme), Theme::Dark);
    QCOMPARE(settings.origin(options::notify.key), Origin::Default);
}

void TestSettings::theFirstPlaceOfAPolicyCounts()
{
    QTemporaryDir dir;
    const QString first = dir.filePath(QStringLiteral("first.ini"));
    const QString second = dir.filePath(QStringLiteral("second.ini"));
    write(first, "[app]\ntheme=dark\n");
    write(second, "[app]\ntheme=light\nunits=in\n");
    const Policy policy({dir.filePath(QStringLiteral("none.ini")), first, second});
    QCOMPARE(policy.lockedValue(options::theme.key).toString(), QStringLiteral("dark"));
    QCOMPARE(policy.locationOf(options::theme.key), QDir::toNativeSeparators(first));
    QCOMPARE(policy.locationOf(options::units.key), QDir::toNativeSeparators(second));
    QCOMPARE(policy.keys(), QStringList({QStringLiteral("app/theme"), QStringLiteral("app/units")}));
    QVERIFY(!Policy::systemLocations().isEmpty());
}

void TestSettings::everySettingOfTheListIsReadAsItsDefaultSays()
{
    QStringList keys;
    for (const KnownOption& option : knownOptions()) {
        QVERIFY2(!keys.contains(option.key), qPrintable(option.key));
        QVERIFY2(!option.summary.isEmpty(), qPrintable(option.key));
        keys.append(option.key);
    }
    for (const QString& key : {options::language.key, options::serverAddress.key, options::mailServer.key})
        QVERIFY2(keys.contains(key), qPrintable(key));
    // Window state isn't subject to a policy.
    QVERIFY(!keys.contains(options::windowGeometry.key));
}

void TestSettings::theAdministratorsGuideIsRight()
{
    const QString guide =
        QString::fromUtf8(
            ink::test::contentOf(ink::test::sourcePath(QStringLiteral("docs/administrators-guide.md"))))
            .section(QStringLiteral("## Workstations"), 1);
    QByteArray example;
    for (const QString& line : guide.split(QLatin1Char('\n')))
        if (line.startsWith(QLatin1StringView("    "))) example += line.trimmed().toUtf8() + '\n';
    QTemporaryDir dir;
    const QString policy = dir.filePath(QStringLiteral("policy.ini"));
    write(policy, example);
    const Settings settings(dir.filePath(QStringLiteral("a.ini")), policy);
    QCOMPARE(settings.value(options::language), QStringLiteral("de"));
    QCOMPARE(settings.value(options::serverAddress), QStringLiteral("https://sign.example.com"));
    QCOMPARE(settings.value(options::localService), false);
    QCOMPARE(settings.value(options::proxyPort), 3128);
    QCOMPARE(settings.value(options::theme), Theme::Dark);
    QVERIFY(settings.isLocked(options::language) && !settings.isLocked(options::theme));
    for (const KnownOption& option : knownOptions())
        QVERIFY2(guide.contains(option.key.section(QLatin1Char('/'), 1) + QLatin1Char('`')),
                 qPrintable(option.key));
}

void TestSettings::settingsOfEarlierVersionsAreRead()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("settings.ini"));
    write(path,
          ink::test::contentOf(ink::test::sourcePath(QStringLiteral("tests/golden/upgrade/settings.ini"))));
    Settings settings(path, {});
    QCOMPARE(settings.value(options::language), QStringLiteral("fr"));
    QCOMPARE(settings.value(options::theme), Theme::Dark);
    QCOMPARE(settings.value(options::units), Units::Inches);
    QCOMPARE(settings.value(options::profiles).size(), 1);
    QCOMPARE(settings.value(options::profiles).at(0).toObject().value(QStringLiteral("label")).toString(),
             QStringLiteral("Team"));
    QCOMPARE(settings.value(options::savedSearches).size(), 1);
    QCOMPARE(settings.value(options::recentPeople).size(), 1);
    QCOMPARE(settings.value(options::notify), false);
    QCOMPARE(settings.value(options::exportPattern), QStringLiteral("{date} {title}"));
    QCOMPARE(settings.value(options::proxyKind), QStringLiteral("socks"));
    QCOMPARE(settings.value(options::proxyPort), 1080);
    QCOMPARE(settings.value(options::mailPort), 587);
    QCOMPARE(settings.value(options::linkReach), QStringLiteral("network"));
    QCOMPARE(settings.value(options::sealLevel), QStringLiteral("LTA"));
    QCOMPARE(settings.value(options::timestampAuthorities).size(), 2);
    QCOMPARE(settings.value(options::singlePage), true);
    // An obsolete setting is kept, so that an older version finds it again.
    QVERIFY(settings.set(options::notify, true));
    settings.sync();
    QVERIFY(ink::test::contentOf(path).contains("state=AAAA"));
}

void TestSettings::tellsChangesOnce()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.ini"));
    const Option<bool> flag{QStringLiteral("x/flag"), false};
    write(path, "[x]\nflag=true\n");
    Settings settings(path, {});
    QSignalSpy changes(&settings, &Settings::changed);
    settings.set(flag, true); // the value in the file
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

} // namespace tst_settings

#include "tst_settings.moc"
