#include "tests/support/softtokens.h"

#include <QDir>
#include <QFile>
#include <QProcess>

namespace ink::test {

namespace {

constexpr char configuration[] = "SOFTHSM2_CONF";

}

SoftTokens::SoftTokens()
{
    QDir(m_dir.path()).mkdir(QStringLiteral("tokens"));
    QFile file(path(QStringLiteral("softhsm2.conf")));
    if (!file.open(QIODevice::WriteOnly)) m_problem = file.errorString();
    file.write("directories.tokendir = " + QFile::encodeName(path(QStringLiteral("tokens"))) +
               "\nobjectstore.backend = file\nlog.level = ERROR\n");
    file.close();
    qputenv(configuration, QFile::encodeName(file.fileName()));
}

SoftTokens::~SoftTokens()
{
    qunsetenv(configuration);
}

QString SoftTokens::module()
{
    for (const char* place : {"/usr/lib/softhsm/libsofthsm2.so", "/usr/lib64/pkcs11/libsofthsm2.so",
                              "/usr/lib64/softhsm/libsofthsm.so"})
        if (QFile::exists(QString::fromLatin1(place))) return QString::fromLatin1(place);
    return {};
}

QByteArray SoftTokens::run(const QString& program, const QStringList& arguments)
{
    if (!m_problem.isEmpty()) return {};
    QProcess process;
    process.start(program, arguments, QIODevice::ReadOnly);
    constexpr int patience = 60'000;
    const bool isEnded = process.waitForFinished(patience);
    if (!isEnded || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        m_problem = QStringLiteral("%1 %2: %3")
                        .arg(program, arguments.join(QLatin1Char(' ')),
                             QString::fromLocal8Bit(process.readAllStandardError()) + process.errorString());
    return process.readAllStandardOutput();
}

void SoftTokens::addToken(const QString& label)
{
    run(QStringLiteral("softhsm2-util"),
        {QStringLiteral("--init-token"), QStringLiteral("--free"), QStringLiteral("--label"), label,
         QStringLiteral("--pin"), QString::fromLatin1(pin), QStringLiteral("--so-pin"),
         QString::fromLatin1(soPin)});
}

void SoftTokens::makeKey(const Key& key)
{
    const QString keyFile = path(key.name + QStringLiteral(".key"));
    const QString certificate = path(key.name + QStringLiteral(".pem"));
    run(QStringLiteral("openssl"), QStringList{QStringLiteral("genpkey"), QStringLiteral("-out"), keyFile,
                                               QStringLiteral("-algorithm")} +
                                       key.options);
    QStringList request{QStringLiteral("req"),
                        QStringLiteral("-x509"),
                        QStringLiteral("-new"),
                        QStringLiteral("-key"),
                        keyFile,
                        QStringLiteral("-out"),
                        certificate,
                        QStringLiteral("-days"),
                        key.days,
                        QStringLiteral("-subj"),
                        QStringLiteral("/CN=%1").arg(key.name)};
    if (!key.usage.isEmpty())
        request << QStringLiteral("-addext") << QStringLiteral("keyUsage=critical,%1").arg(key.usage);
    for (const QString& extension : key.extensions)
        request << QStringLiteral("-addext") << extension;
    run(QStringLiteral("openssl"), request);
    run(QStringLiteral("openssl"),
        {QStringLiteral("x509"), QStringLiteral("-in"), certificate, QStringLiteral("-outform"),
         QStringLiteral("DER"), QStringLiteral("-out"), path(key.name + QStringLiteral(".der"))});
}

void SoftTokens::addKey(const QString& token, const QString& id, const Key& key)
{
    makeKey(key);
    const QStringList place{QStringLiteral("--module"),      module(),
                            QStringLiteral("--token-label"), token,
                            QStringLiteral("--login"),       QStringLiteral("--pin"),
                            QString::fromLatin1(pin)};
    const QStringList names{QStringLiteral("--id"), id, QStringLiteral("--label"), key.name};
    if (key.hasKey && key.alwaysAuthenticate) {
        const QString der = path(key.name + QStringLiteral(".key.der"));
        run(QStringLiteral("openssl"),
            {QStringLiteral("pkey"), QStringLiteral("-in"), path(key.name + QStringLiteral(".key")),
             QStringLiteral("-outform"), QStringLiteral("DER"), QStringLiteral("-out"), der});
        run(QStringLiteral("pkcs11-tool"),
            place + names +
                QStringList{QStringLiteral("--write-object"), der, QStringLiteral("--type"),
                            QStringLiteral("privkey"), QStringLiteral("--usage-sign"),
                            QStringLiteral("--always-auth")});
    } else if (key.hasKey) {
        run(QStringLiteral("softhsm2-util"),
            {QStringLiteral("--import"), path(key.name + QStringLiteral(".key")), QStringLiteral("--token"),
             token, QStringLiteral("--label"), key.name, QStringLiteral("--id"), id, QStringLiteral("--pin"),
             QString::fromLatin1(pin)});
    }
    if (!key.hasCertificate) return;
    const QString owner = key.certificateOf.isEmpty() ? key.name : key.certificateOf;
    run(QStringLiteral("pkcs11-tool"),
        place + names +
            QStringList{QStringLiteral("--write-object"), path(owner + QStringLiteral(".der")),
                        QStringLiteral("--type"), QStringLiteral("cert")});
}

void SoftTokens::resetPin(const QString& token, const QString& newPin)
{
    run(QStringLiteral("pkcs11-tool"),
        {QStringLiteral("--module"), module(), QStringLiteral("--token-label"), token,
         QStringLiteral("--login"), QStringLiteral("--login-type"), QStringLiteral("so"),
         QStringLiteral("--so-pin"), QString::fromLatin1(soPin), QStringLiteral("--init-pin"),
         QStringLiteral("--new-pin"), newPin});
}

void SoftTokens::exportFile(const QString& name, const QString& password, const QStringList& options)
{
    run(QStringLiteral("openssl"),
        QStringList{QStringLiteral("pkcs12"), QStringLiteral("-export"), QStringLiteral("-inkey"),
                    path(name + QStringLiteral(".key")), QStringLiteral("-in"),
                    path(name + QStringLiteral(".pem")), QStringLiteral("-out"),
                    path(name + QStringLiteral(".p12")), QStringLiteral("-passout"),
                    QStringLiteral("pass:") + password} +
            options);
}

} // namespace ink::test
