// Notifications on a private session bus, with a service like a desktop's.
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "ui/shell/window/notificationservice.h"

#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QVariantMap>

#ifdef INKSTONE_HAS_DBUS
#include <QDBusConnection>
#endif

namespace tst_notificationservice {

using namespace ink::ui;

/** A fake notification service; its methods have the names of the protocol. */
class Desktop final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    struct Shown
    {
        uint replaces = 0;
        QString title;
        QString text;
        QStringList actions;
        QVariantMap hints;
    };
    QStringList capabilities;
    QList<Shown> shown;

public Q_SLOTS:
    QStringList GetCapabilities() { return capabilities; }
    uint Notify(const QString& program, uint replaces, const QString& icon, const QString& title,
                const QString& text, const QStringList& actions, const QVariantMap& hints, int)
    {
        if (program == QLatin1StringView("Inkstone") && icon == QLatin1StringView("inkstone"))
            shown.append({replaces, title, text, actions, hints});
        return 7;
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString& action);
    void ActivationToken(uint id, const QString& token);
};

class TestNotificationService final : public QObject
{
    Q_OBJECT

#ifdef INKSTONE_HAS_DBUS
    QProcess m_bus;
    QByteArray m_address;

private Q_SLOTS:
    void initTestCase()
    {
        const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (!ink::test::require(!daemon.isEmpty(), "dbus-daemon")) return;
        m_bus.start(daemon, {QStringLiteral("--session"), QStringLiteral("--nofork"),
                             QStringLiteral("--print-address=1")});
        QVERIFY(m_bus.waitForReadyRead());
        m_address = m_bus.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_address);
    }
    void cleanupTestCase()
    {
        m_bus.terminate();
        m_bus.waitForFinished();
    }

    void aClickComesBack_data()
    {
        QTest::addColumn<QStringList>("capabilities");
        QTest::addColumn<QString>("text");
        QTest::newRow("markup") << QStringList{QStringLiteral("actions"), QStringLiteral("body-markup")}
                                << QStringLiteral("A &amp; &lt;B&gt; signed.");
        QTest::newRow("plain") << QStringList{QStringLiteral("actions")} << QStringLiteral("A & <B> signed.");
    }
    void aClickComesBack()
    {
        QFETCH(QStringList, capabilities);
        QFETCH(QString, text);
        QVERIFY(NotificationService::isSupported());
        auto bus = QDBusConnection::connectToBus(QString::fromLatin1(m_address), QStringLiteral("desktop"));
        Desktop desktop;
        desktop.capabilities = capabilities;
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"), &desktop,
                                   QDBusConnection::ExportAllContents));
        QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.Notifications")));

        NotificationService service;
        QSignalSpy clicked(&service, &NotificationService::clicked);
        service.notify(QStringLiteral("Lease"), QStringLiteral("A & <B> signed."));
        QTRY_COMPARE(desktop.shown.size(), 1);
        QCOMPARE(desktop.shown.first().title, QStringLiteral("Lease"));
        QCOMPARE(desktop.shown.first().text, text);
        QCOMPARE(desktop.shown.first().replaces, 0U);
        QCOMPARE(desktop.shown.first().actions.value(0), QStringLiteral("default"));
        QCOMPARE(desktop.shown.first().hints.value(QStringLiteral("desktop-entry")).toString(),
                 QStringLiteral("inkstone"));
        // The second replaces the first, whose id is known by then.
        QTRY_VERIFY([&] {
            desktop.shown.clear();
            service.notify(QStringLiteral("Rent"), QStringLiteral("Done"));
            return QTest::qWaitFor([&] { return !desktop.shown.isEmpty(); }) &&
                   desktop.shown.first().replaces == 7U;
        }());

        Q_EMIT desktop.ActionInvoked(8, QStringLiteral("default")); // of another program
        Q_EMIT desktop.ActivationToken(7, QStringLiteral("token"));
        Q_EMIT desktop.ActionInvoked(7, QStringLiteral("default"));
        QTRY_COMPARE(clicked.size(), 1);
        QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), QByteArrayLiteral("token"));
        bus.unregisterService(QStringLiteral("org.freedesktop.Notifications"));
        bus.unregisterObject(QStringLiteral("/org/freedesktop/Notifications"));
        QDBusConnection::disconnectFromBus(QStringLiteral("desktop"));
    }

    void withoutAServiceNothingHappens()
    {
        NotificationService service;
        QSignalSpy clicked(&service, &NotificationService::clicked);
        service.notify(QStringLiteral("Lease"), QStringLiteral("Signed."));
        QCoreApplication::processEvents();
        QCOMPARE(clicked.size(), 0);
    }
#else
private Q_SLOTS:
    void notSupported()
    {
        QVERIFY(!NotificationService::isSupported());
        NotificationService().notify(QStringLiteral("Lease"), QStringLiteral("Signed."));
    }
#endif
};

INK_TEST(TestNotificationService, "tst_notificationservice")

} // namespace tst_notificationservice

#include "tst_notificationservice.moc"
