// Administration with the real program: options in a file, accounts, keys, backup, check, packaging.
#include "tests/integration/inkstoned/servingprocess.h"
#include "tests/integration/packagednginx.h"
#include "tests/support/paths.h"
#include "tests/support/rawhttp.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace tst_administration {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestAdministration final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    static Ended run(const QStringList& arguments, const QByteArray& input = {})
    {
        QProcess process;
        process.start(binary("inkstoned"), arguments);
        process.write(input);
        process.closeWriteChannel();
        Ended ended;
        if (!process.waitForFinished(60'000)) return ended;
        ended.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        ended.out = process.readAllStandardOutput();
        ended.err = process.readAllStandardError();
        return ended;
    }
    static QJsonObject json(const Ended& ended) { return QJsonDocument::fromJson(ended.out).object(); }
    static int login(quint16 port, const QByteArray& headers)
    {
        return RawClient(port).ask(get("/v1/user/", headers)).status;
    }

private Q_SLOTS:
    void optionsInAFile();
    void mistakesInAFileAreNamed_data();
    void mistakesInAFileAreNamed();
    void quotas();
    void connectionsToTheDatabase();
    void secretsOfFiles();
    void accounts();
    void keys();
    void madeKeysAreNamed();
    void backupRestoreCheck();
    void packagedExamples();
    void packagedUnits();
};

void TestAdministration::optionsInAFile()
{
    const QString conf = path(u"good.conf"_s);
    QVERIFY(
        writeContent(conf, "# a comment\n\n  data = " + path(u"filedata"_s).toUtf8() +
                               "\nlisten=nowhere\nno-rate-limit = yes\nlog-level = \"error\"\nallow-loopback-"
                               "callbacks = off\nallow-private-callbacks\n"));
    // The command line takes precedence over the file.
    const Ended wrong = run({u"serve"_s, u"--config"_s, conf, u"--check-config"_s});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY(wrong.err.contains("--listen"));
    const Ended good =
        run({u"serve"_s, u"--config"_s, conf, u"--listen"_s, u"127.0.0.1:0"_s, u"--check-config"_s});
    QVERIFY2(good.exitCode == 0, good.err.constData());
    QVERIFY(!QFileInfo::exists(path(u"filedata"_s))); // checked only
    ServingProcess served(path(u"otherdata"_s), {u"--config"_s, conf});
    QVERIFY(served.port != 0);
    QVERIFY(QFileInfo::exists(path(u"otherdata/inkstone.db"_s)) && !QFileInfo::exists(path(u"filedata"_s)));
    QCOMPARE(served.stop(), 0);
    QCOMPARE(served.log().size(), 0); // log-level = error
}

void TestAdministration::mistakesInAFileAreNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("unknown") << QByteArray("# x\n\nlisten = 127.0.0.1:0\nlisen = 1\n")
                             << QByteArray("line 4");
    QTest::newRow("twice") << QByteArray("data = a\ndata = b\n") << QByteArray("line 2");
    QTest::newRow("no value") << QByteArray("data =\n") << QByteArray("line 1");
    QTest::newRow("a name alone that takes a value")
        << QByteArray("data = a\nlisten\n") << QByteArray("line 2");
    QTest::newRow("no pair") << QByteArray("data = a\nserve\n") << QByteArray("line 2");
    QTest::newRow("flag") << QByteArray("no-rate-limit = perhaps\n") << QByteArray("yes or no");
    QTest::newRow("another command's") << QByteArray("email = a@b.example\n") << QByteArray("line 1");
    QTest::newRow("a file in a file") << QByteArray("config = /etc/passwd\n") << QByteArray("line 1");
    QTest::newRow("a secret") << QByteArray("key-passphrase = hunter2\n") << QByteArray("line 1");
    QTest::newRow("control") << QByteArray("data = a\001b\n") << QByteArray("line 1");
}

void TestAdministration::mistakesInAFileAreNamed()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, said);
    const QString conf = path(u"bad.conf"_s);
    QVERIFY(writeContent(conf, text));
    const Ended ended = run({u"serve"_s, u"--config"_s, conf, u"--check-config"_s});
    QCOMPARE(ended.exitCode, 2);
    QVERIFY2(ended.err.contains(said) && ended.err.contains("bad.conf"), ended.err.constData());
    QVERIFY(!ended.err.contains("hunter2"));
}

void TestAdministration::quotas()
{
    const auto check = [&](const QStringList& options, const QString& variable = {},
                           const QString& value = {}) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (!variable.isEmpty()) environment.insert(variable, value);
        return runToEnd(binary("inkstoned"),
                        QStringList{u"serve"_s, u"--data"_s, path(u"x"_s), u"--check-config"_s} + options,
                        environment);
    };
    for (const QString& size : {u"500MB"_s, u"20 GB"_s, u"1tb"_s, u"1048576"_s})
        QCOMPARE(check({u"--account-storage"_s, size}).exitCode, 0);
    for (const QString& size : {u"0"_s, u"-1GB"_s, u"many"_s, u"GB"_s, u"5XB"_s, u"9999999TB"_s}) {
        const Ended wrong = check({u"--account-storage"_s, size});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.err.contains("--account-storage"), wrong.err.constData());
    }
    QCOMPARE(check({u"--account-documents"_s, u"1000"_s}).exitCode, 0);
    QCOMPARE(check({u"--account-documents"_s, u"0"_s}).exitCode, 2);
    // Environment variables set options that are not on the command line.
    QCOMPARE(check({}, u"INKSTONE_ACCOUNT_STORAGE"_s, u"20GB"_s).exitCode, 0);
    QCOMPARE(check({}, u"INKSTONE_ACCOUNT_STORAGE"_s, u"much"_s).exitCode, 2);
    QCOMPARE(check({}, u"INKSTONE_ACCOUNT_DOCUMENTS"_s, u"x"_s).exitCode, 2);
    QCOMPARE(check({u"--account-documents"_s, u"7"_s}, u"INKSTONE_ACCOUNT_DOCUMENTS"_s, u"x"_s).exitCode, 0);
}

void TestAdministration::connectionsToTheDatabase()
{
    const auto check = [&](const QStringList& data, const QString& number) {
        return runToEnd(binary("inkstoned"),
                        QStringList{u"serve"_s, u"--check-config"_s, u"--database-connections"_s, number} +
                            data,
                        QProcessEnvironment::systemEnvironment());
    };
    const QStringList postgres{u"--database"_s, u"postgresql://inkstone@localhost/inkstone"_s};
    for (const QString& number : {u"3"_s, u"1000"_s})
        QCOMPARE(check(postgres, number).exitCode, 0);
    for (const QString& number : {u"2"_s, u"1001"_s, u"-5"_s, u"many"_s}) {
        const Ended wrong = check(postgres, number);
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.err.contains("--database-connections"), wrong.err.constData());
    }
    QCOMPARE(check({u"--data"_s, path(u"x"_s)}, u"20"_s).exitCode, 2);
}

void TestAdministration::secretsOfFiles()
{
    const QString file = path(u"passphrase"_s);
    QVERIFY(writeContent(file, "correct horse\nnot this line\n"));
    QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadOther);
    const QStringList with{u"--key-passphrase-file"_s, file};
    {
        ServingProcess served(path(u"sealed"_s), with);
        QVERIFY(served.port != 0);
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(path(u"sealed/seal.key.pem"_s)), 20'000);
        QCOMPARE(served.stop(), 0);
        QVERIFY(served.logText().contains("chmod 600")); // the file is world-readable
        QVERIFY(!served.logText().contains("correct horse"));
    }
    QVERIFY(contentOf(path(u"sealed/seal.key.pem"_s)).contains("ENCRYPTED PRIVATE KEY"));
    QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    {
        ServingProcess served(path(u"sealed"_s), with);
        QVERIFY(served.port != 0);
        QCOMPARE(served.stop(), 0);
        QVERIFY(!served.logText().contains("chmod"));
    }
    QVERIFY(writeContent(file, "wrong\n"));
    ServingProcess refused(path(u"sealed"_s), with);
    QCOMPARE(refused.port, quint16(0));
    QCOMPARE(refused.ended(), 1);
    QCOMPARE(refused.log().constLast().value(u"level"_s).toString(), u"error"_s);
}

void TestAdministration::accounts()
{
    const QString data = path(u"accounts"_s);
    const auto account = [&](const QString& what, const QStringList& more = {}) {
        return QStringList{u"account"_s,         what,       u"--data"_s, data, u"--email"_s,
                           u"ada@example.org"_s, u"--json"_s} +
               more;
    };
    for (const QString& zone : {u"Moon"_s, u"berlin"_s}) // nothing is made
        QCOMPARE(run(account(u"add"_s, {u"--time-zone"_s, zone})).exitCode, 1);
    const QByteArray key = json(run(account(u"add"_s, {u"--time-zone"_s, u"Europe/Berlin"_s})))
                               .value(u"apiKey"_s)
                               .toString()
                               .toLatin1();
    ServingProcess served(data);
    QCOMPARE(login(served.port, basicAuth(key)), 200);
    QCOMPARE(login(served.port, basicAuth("ada@example.org", "long enough")), 401);

    QCOMPARE(run(account(u"password"_s), "short\n").exitCode, 1);
    QCOMPARE(run(account(u"password"_s), "").exitCode, 1);
    QCOMPARE(run(account(u"password"_s), "long enough\nsecond line").exitCode, 0);
    QCOMPARE(login(served.port, basicAuth("ada@example.org", "long enough")), 200);
    QVERIFY(writeContent(path(u"password"_s), "another one\n"));
    QCOMPARE(run(account(u"password"_s, {u"--password-file"_s, path(u"password"_s)})).exitCode, 0);
    QCOMPARE(login(served.port, basicAuth("ada@example.org", "long enough")), 401);
    QCOMPARE(login(served.port, basicAuth("ada@example.org", "another one")), 200);
    QCOMPARE(run(account(u"password"_s, {u"--password"_s, u"in the open"_s})).exitCode, 2);

    QCOMPARE(run(account(u"disable"_s)).exitCode, 0);
    QCOMPARE(login(served.port, basicAuth(key)), 401);
    QCOMPARE(login(served.port, basicAuth("ada@example.org", "another one")), 401);
    const QJsonObject row = json(run({u"account"_s, u"list"_s, u"--data"_s, data, u"--json"_s}))
                                .value(u"accounts"_s)[0]
                                .toObject();
    QCOMPARE(row.value(u"timeZone"_s).toString(), u"Europe/Berlin"_s);
    QVERIFY(row.value(u"disabled"_s).toBool() && row.value(u"hasPassword"_s).toBool());
    QCOMPARE(run(account(u"enable"_s)).exitCode, 0);
    QCOMPARE(login(served.port, basicAuth(key)), 200);
    QCOMPARE(
        run({u"account"_s, u"disable"_s, u"--data"_s, data, u"--email"_s, u"nobody@example.org"_s}).exitCode,
        1);
}

void TestAdministration::keys()
{
    const QString data = path(u"keys"_s);
    const QStringList who{u"--data"_s, data, u"--email"_s, u"ada@example.org"_s, u"--json"_s};
    const QByteArray first =
        json(run(QStringList{u"account"_s, u"add"_s} + who)).value(u"apiKey"_s).toString().toLatin1();
    const auto list = [&] {
        return json(run(QStringList{u"key"_s, u"list"_s} + who)).value(u"apiKeys"_s).toArray();
    };
    const auto idOf = [](const QJsonValue& key) {
        return QString::number(key.toObject().value(u"id"_s).toInteger());
    };
    ServingProcess served(data);
    const auto rotate = [&](const QString& id, const QString& overlap) {
        return run(QStringList{u"key"_s, u"rotate"_s, u"--id"_s, id, u"--overlap"_s, overlap} + who);
    };
    const QByteArray second =
        json(rotate(idOf(list().at(0)), u"1h"_s)).value(u"apiKey"_s).toString().toLatin1();
    QVERIFY(!second.isEmpty() && second != first);
    QCOMPARE(login(served.port, basicAuth(first)), 200);
    QCOMPARE(login(served.port, basicAuth(second)), 200);
    QCOMPARE(list().size(), 2);
    QCOMPARE(list().at(0)[u"name"_s], list().at(1)[u"name"_s]);
    QVERIFY(list().at(0).toObject().contains(u"expires"_s));

    // A second one immediately; the overlap ends while the service is running.
    const QByteArray third =
        json(rotate(idOf(list().at(1)), u"2s"_s)).value(u"apiKey"_s).toString().toLatin1();
    QCOMPARE(login(served.port, basicAuth(second)), 200);
    QTRY_COMPARE_WITH_TIMEOUT(login(served.port, basicAuth(second)), 401, 10'000);
    QCOMPARE(login(served.port, basicAuth(third)), 200);
    QCOMPARE(login(served.port, basicAuth(first)), 200); // its hour has not expired

    const QByteArray fourth =
        json(rotate(idOf(list().at(2)), u"0s"_s)).value(u"apiKey"_s).toString().toLatin1();
    QCOMPARE(login(served.port, basicAuth(third)), 401);
    QCOMPARE(login(served.port, basicAuth(fourth)), 200);
    for (const QString& overlap : {u"-1h"_s, u"soon"_s, u"1y"_s, u"9999999999d"_s})
        QVERIFY(rotate(idOf(list().at(3)), overlap).exitCode != 0);
    QCOMPARE(rotate(u"4711"_s, u"1h"_s).exitCode, 1);
    QCOMPARE(run(QStringList{u"key"_s, u"add"_s, u"--expires"_s, u"12h"_s} + who).exitCode, 0);
    for (const QByteArray& key : {first, second, third, fourth})
        QVERIFY(!served.logText().contains(key));
}

/** A command prints the ID of the key that it has created, so that a script can revoke exactly that key. */
void TestAdministration::madeKeysAreNamed()
{
    const QString data = path(u"named"_s);
    const auto who = [&](const char* email) {
        return QStringList{u"--data"_s, data, u"--email"_s, QString::fromLatin1(email), u"--json"_s};
    };
    for (const char* email : {"a@example.org", "b@example.org"})
        QCOMPARE(run(QStringList{u"account"_s, u"add"_s} + who(email)).exitCode, 0);
    const QStringList last = who("b@example.org");
    const auto keys = [&] {
        return json(run(QStringList{u"key"_s, u"list"_s} + last)).value(u"apiKeys"_s).toArray();
    };
    const qint64 firstKey = keys().at(0)[u"id"_s].toInteger();
    const QJsonObject made = json(run(QStringList{u"key"_s, u"add"_s, u"--expires"_s, u"30"_s} + last));
    const qint64 id = made.value(u"id"_s).toInteger();
    QVERIFY(id != firstKey);
    QCOMPARE(made.value(u"keyId"_s).toInteger(), id);
    QCOMPARE(made.value(u"accountId"_s).toInteger(), 2);
    const auto endOf = [&](qint64 key) {
        for (const QJsonValue& each : keys())
            if (each[u"id"_s].toInteger() == key) return each[u"expires"_s];
        return QJsonValue();
    };
    QVERIFY(endOf(id).isDouble());
    QCOMPARE(endOf(id), made.value(u"expires"_s));
    const auto rotated = [&](qint64 key, const QStringList& more) {
        return json(run(QStringList{u"key"_s, u"rotate"_s, u"--id"_s, QString::number(key)} + more + last));
    };
    const QJsonObject next = rotated(id, {});
    QVERIFY(next.value(u"id"_s).toInteger() > id);
    QCOMPARE(endOf(next.value(u"id"_s).toInteger()), made.value(u"expires"_s)); // the successor ends as well
    const QJsonObject longer = rotated(next.value(u"id"_s).toInteger(), {u"--expires"_s, u"90"_s});
    QVERIFY(longer.value(u"expires"_s).toInteger() > made.value(u"expires"_s).toInteger());
    QVERIFY(rotated(firstKey, {}).value(u"expires"_s).isNull());
    // A limited key's successor is limited as well, also in a restored copy.
    const QJsonObject limited =
        json(run(QStringList{u"key"_s, u"add"_s, u"--scope"_s, u"read, send"_s} + last));
    QCOMPARE(limited.value(u"scopes"_s).toArray(), (QJsonArray{u"read"_s, u"send"_s}));
    const QJsonObject heir = rotated(limited.value(u"id"_s).toInteger(), {});
    QCOMPARE(heir.value(u"scopes"_s), limited.value(u"scopes"_s));
    const QString copy = path(u"namedcopy"_s);
    const QString again = path(u"namedagain"_s);
    QCOMPARE(run({u"backup"_s, u"--data"_s, data, u"--to"_s, copy}).exitCode, 0);
    QCOMPARE(run({u"restore"_s, u"--data"_s, again, u"--from"_s, copy}).exitCode, 0);
    const Ended listed =
        run({u"key"_s, u"list"_s, u"--data"_s, again, u"--email"_s, u"b@example.org"_s, u"--json"_s});
    const QJsonValue restored = json(listed).value(u"apiKeys"_s).toArray().last();
    QCOMPARE(restored[u"scopes"_s], limited.value(u"scopes"_s));
    for (const QString& scope : {QString(), u"write"_s, u"read,"_s})
        QVERIFY(run(QStringList{u"key"_s, u"add"_s, u"--scope"_s, scope} + last).exitCode != 0);
    QVERIFY(run(QStringList{u"key"_s, u"add"_s, u"--folder"_s, u"7"_s} + last).exitCode != 0);
    // The working key is still there after what was made is revoked.
    QCOMPARE(run(QStringList{u"key"_s, u"revoke"_s, u"--id"_s, QString::number(id)} + last).exitCode, 0);
    QVERIFY(!endOf(firstKey).isUndefined());
}

void TestAdministration::backupRestoreCheck()
{
    const QString data = path(u"kept"_s);
    const Ended added =
        run({u"account"_s, u"add"_s, u"--data"_s, data, u"--email"_s, u"ada@example.org"_s, u"--json"_s});
    const QByteArray key = json(added).value(u"apiKey"_s).toString().toLatin1();
    {
        ServingProcess served(data);
        QVERIFY(served.port != 0);
        const Ended made = run({u"backup"_s, u"--data"_s, data, u"--to"_s, path(u"copy"_s), u"--json"_s});
        QVERIFY2(made.exitCode == 0, made.err.constData());
    }
    QCOMPARE(run({u"backup"_s, u"--data"_s, data, u"--to"_s, path(u"copy"_s)}).exitCode, 1);
    const Ended back = run({u"restore"_s, u"--data"_s, path(u"again"_s), u"--from"_s, path(u"copy"_s)});
    QVERIFY2(back.exitCode == 0, back.err.constData());
    const Ended checked = run({u"check"_s, u"--data"_s, path(u"again"_s), u"--json"_s});
    QCOMPARE(checked.exitCode, 0);
    QVERIFY(json(checked).value(u"clean"_s).toBool());
    ServingProcess served(path(u"again"_s));
    QCOMPARE(login(served.port, basicAuth(key)), 200);
    // A mistyped folder is an error and is not created.
    for (const QStringList& command :
         {QStringList{u"check"_s}, QStringList{u"backup"_s, u"--to"_s, path(u"x"_s)}})
        QCOMPARE(run(command + QStringList{u"--data"_s, path(u"no such"_s)}).exitCode, 1);
    QVERIFY(!QFileInfo::exists(path(u"no such"_s)));
}

void TestAdministration::packagedExamples()
{
    const QString linux = ink::test::sourcePath(QStringLiteral("packaging/linux/"));
    const Ended conf = run({u"serve"_s, u"--config"_s, linux + u"inkstoned.conf"_s, u"--check-config"_s});
    QVERIFY2(conf.exitCode == 0, conf.err.constData());

    // The unit's command line is valid.
    const QString unit = QString::fromUtf8(contentOf(linux + u"inkstoned.service"_s));
    static const QRegularExpression exec(u"^ExecStart=/usr/bin/inkstoned (.*)$"_s,
                                         QRegularExpression::MultilineOption);
    QString arguments = exec.match(unit).captured(1);
    QVERIFY(!arguments.isEmpty());
    QVERIFY(writeContent(path(u"key-passphrase"_s), "\n"));
    arguments.replace(u"/etc/inkstone/inkstoned.conf"_s, linux + u"inkstoned.conf"_s);
    arguments.replace(u"%d"_s, m_dir.path());
    const Ended taken = run(arguments.split(u' ') + QStringList{u"--check-config"_s});
    QVERIFY2(taken.exitCode == 0, taken.err.constData());

    if (!requireNginx() || !requireProgram("openssl")) return;
    const Ended certificate = runToEnd(u"openssl"_s,
                                       {u"req"_s, u"-x509"_s, u"-newkey"_s, u"rsa:2048"_s, u"-nodes"_s,
                                        u"-subj"_s, u"/CN=localhost"_s, u"-keyout"_s, path(u"privkey.pem"_s),
                                        u"-out"_s, path(u"fullchain.pem"_s)},
                                       QProcessEnvironment::systemEnvironment());
    QCOMPARE(certificate.exitCode, 0);
    QByteArray server = contentOf(linux + u"nginx.conf"_s);
    server.replace("/etc/ssl/inkstone", m_dir.path().toUtf8());
    server.replace("/var/log/nginx", m_dir.path().toUtf8());
    QVERIFY(writeContent(path(u"server.conf"_s), server));
    QVERIFY(writeContent(path(u"nginx.conf"_s), "error_log stderr;\npid " + path(u"nginx.pid"_s).toUtf8() +
                                                    ";\nevents {}\nhttp { include " +
                                                    path(u"server.conf"_s).toUtf8() + "; }\n"));
    const Ended tested = runToEnd(nginxProgram(), {u"-t"_s, u"-q"_s, u"-c"_s, path(u"nginx.conf"_s)},
                                  QProcessEnvironment::systemEnvironment());
    QVERIFY2(tested.exitCode == 0, tested.err.constData());
}

void TestAdministration::packagedUnits()
{
    const QString linux = ink::test::sourcePath(QStringLiteral("packaging/linux/"));
    if (!requireProgram("systemd-analyze")) return;
    for (const char* name : {"inkstoned.service", "inkstone-backup.service"}) {
        QByteArray text = contentOf(linux + QLatin1String(name));
        text.replace("/usr/bin/inkstoned", binary("inkstoned").toUtf8());
        QVERIFY(writeContent(path(QLatin1String(name)), text));
        const Ended verified =
            runToEnd(u"systemd-analyze"_s, {u"verify"_s, u"--man=no"_s, path(QLatin1String(name))},
                     QProcessEnvironment::systemEnvironment());
        QVERIFY2(verified.exitCode == 0 && verified.err.isEmpty(), verified.err.constData());
    }
    const Ended exposed =
        runToEnd(u"systemd-analyze"_s,
                 {u"security"_s, u"--offline=yes"_s, u"--threshold=20"_s, path(u"inkstoned.service"_s)},
                 QProcessEnvironment::systemEnvironment());
    QVERIFY2(exposed.exitCode == 0, exposed.out.right(300).constData()); // at most 2.0 of 10
}

INK_TEST(TestAdministration, "tst_administration")

} // namespace tst_administration

#include "tst_administration.moc"
