// Modules are found where p11-kit's configuration and known software put them.
#include "app/keys/keymodules.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_keymodules {

using namespace ink::keys;

class TestKeyModules final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    ModulePlaces m_places;

    QString write(const QString& name, const QByteArray& content = "x") const
    {
        const QString path = m_dir.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) return {};
        return path;
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (const KeyModule& module : installedModules(m_places))
            all << module.name;
        return all;
    }

private Q_SLOTS:
    void init()
    {
        QDir(m_dir.path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_dir.path()));
        m_places = {{m_dir.filePath(QStringLiteral("system")), m_dir.filePath(QStringLiteral("own"))},
                    {m_dir.filePath(QStringLiteral("lib/pkcs11")), m_dir.filePath(QStringLiteral("lib"))}};
    }

    void nothingIsInstalled() { QVERIFY(names().isEmpty()); }

    void configuredModules()
    {
        const QString card = write(QStringLiteral("lib/pkcs11/card.so"));
        const QString token = write(QStringLiteral("elsewhere/token.so"));
        write(QStringLiteral("lib/pkcs11/trust.so"));
        write(QStringLiteral("system/card.module"), "# a comment\nmodule: card.so\npriority: 1\n");
        write(QStringLiteral("system/token.module"), "module: " + QFile::encodeName(token) + "\r\n");
        write(QStringLiteral("system/trust.module"), "module: trust.so\ntrust-policy: yes\n");
        write(QStringLiteral("system/missing.module"), "module: missing.so\n");
        write(QStringLiteral("system/other.module"), "module: trust.so\nenable-in: firefox, chromium\n");
        write(QStringLiteral("system/notours.module"), "module: trust.so\ndisable-in: firefox inkstone\n");
        write(QStringLiteral("system/noise.module"), QByteArray(100, '\xff') + ":\n:\n");
        const auto modules = installedModules(m_places);
        QCOMPARE(modules.size(), 2);
        QCOMPARE(modules.at(0), (KeyModule{QStringLiteral("card"), card, {}}));
        QCOMPARE(modules.at(1), (KeyModule{QStringLiteral("token"), token, {}}));
        // A person's own file of the same name changes single fields.
        write(QStringLiteral("own/card.module"), "disable-in: inkstone\n");
        QCOMPARE(names(), QStringList(QStringLiteral("token")));
    }

    void remoteModules()
    {
        const QString client = write(QStringLiteral("lib/pkcs11/p11-kit-client.so"));
        write(QStringLiteral("system/far.module"), "remote: unix:path=/run/p11\n");
        write(QStringLiteral("system/program.module"), "remote: |ssh host\n");
        const auto modules = installedModules(m_places);
        QCOMPARE(modules.size(), 1);
        QCOMPARE(modules.at(0),
                 (KeyModule{QStringLiteral("far"), client, QStringLiteral("unix:path=/run/p11")}));
    }

#ifdef Q_OS_LINUX
    void knownModulesOnce()
    {
        const QString path = write(QStringLiteral("lib/opensc-pkcs11.so"));
        QVERIFY(QDir().mkpath(m_dir.filePath(QStringLiteral("lib/pkcs11"))));
        QVERIFY(QFile::link(path, m_dir.filePath(QStringLiteral("lib/pkcs11/opensc-pkcs11.so"))));
        QCOMPARE(names(), QStringList(QStringLiteral("OpenSC")));
        write(QStringLiteral("system/opensc.module"), "module: opensc-pkcs11.so\n");
        QCOMPARE(names(), QStringList(QStringLiteral("opensc")));
        write(QStringLiteral("lib/p11-kit-proxy.so"));
        write(QStringLiteral("system/proxy.module"), "module: p11-kit-proxy.so\n");
        QCOMPARE(names(), QStringList(QStringLiteral("opensc")));
    }
#endif
};

INK_TEST(TestKeyModules, "tst_keymodules")

} // namespace tst_keymodules

#include "tst_keymodules.moc"
