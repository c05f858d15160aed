#include "tests/support/authorities.h"

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QSemaphore>
#include <QTcpServer>
#include <QTcpSocket>

namespace ink::test {

namespace {

QByteArray configuration(const QByteArray& base)
{
    QByteArray text = "[root]\ndatabase=root.txt\nserial=root.serial\nnew_certs_dir=certs\n"
                      "certificate=root.pem\nprivate_key=root.key\n"
                      "default_md=sha256\npolicy=any\ndefault_days=365\ndefault_crl_days=30\n"
                      "unique_subject=no\nx509_extensions=none\n"
                      "[ca]\ndatabase=ca.txt\nserial=ca.serial\nnew_certs_dir=certs\n"
                      "certificate=ca.pem\nprivate_key=ca.key\n"
                      "default_md=sha256\npolicy=any\ndefault_days=365\ndefault_crl_days=30\n"
                      "unique_subject=no\nx509_extensions=none\n"
                      "[any]\ncommonName=supplied\n"
                      "[req]\ndistinguished_name=dn\n[dn]\n"
                      "[x_root]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign\n"
                      "subjectKeyIdentifier=hash\n"
                      "[x_ca]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign\n"
                      "crlDistributionPoints=URI:@/root.crl\nsubjectKeyIdentifier=hash\n"
                      "[x_tsa]\nbasicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\n"
                      "extendedKeyUsage=critical,timeStamping\ncrlDistributionPoints=URI:@/root.crl\n"
                      "[x_signer]\nbasicConstraints=critical,CA:FALSE\n"
                      "keyUsage=critical,digitalSignature,nonRepudiation\n"
                      "authorityInfoAccess=OCSP;URI:@/ocsp\ncrlDistributionPoints=URI:@/ca.crl\n"
                      "[x_bare]\nbasicConstraints=critical,CA:FALSE\n"
                      "keyUsage=critical,digitalSignature,nonRepudiation\n"
                      "[x_ocsp]\nbasicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\n"
                      "extendedKeyUsage=critical,OCSPSigning\nnoCheck=ignored\n"
                      "[stamps]\nserial=tsa.serial\ndigests=sha256,sha384,sha512\nsigner_digest=sha256\n"
                      "default_policy=1.2.3.4.1\naccuracy=secs:1\nordering=no\ntsa_name=no\n"
                      "ess_cert_id_chain=no\ness_cert_id_alg=sha256\n";
    return text.replace('@', base);
}

/** One connection: reads a request, responds, closes. Runs in the server's thread. */
void serve(QTcpSocket* socket, Authorities& authorities)
{
    QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    QObject::connect(
        socket, &QTcpSocket::readyRead, socket, [socket, &authorities, bytes = QByteArray()]() mutable {
            bytes += socket->readAll();
            const qsizetype end = bytes.indexOf("\r\n\r\n");
            if (end < 0) return;
            qsizetype length = 0;
            QByteArray authorization;
            const auto lines = bytes.first(end).split('\n');
            for (const QByteArray& line : lines) {
                if (line.toLower().startsWith("content-length:"))
                    length = line.mid(15).trimmed().toLongLong();
                if (line.toLower().startsWith("authorization:")) authorization = line.mid(14).trimmed();
            }
            if (bytes.size() - end - 4 < length) return;
            const QString path = QString::fromLatin1(lines.constFirst().split(' ').value(1));
            if (path == QStringLiteral("/hang")) return; // forever
            const auto answer = authorities.answer(path, bytes.mid(end + 4, length), authorization);
            bytes.clear();
            socket->write("HTTP/1.1 " + QByteArray::number(answer.status) +
                          " Said\r\nContent-Type: " + answer.contentType +
                          "\r\nLocation: /tsa\r\nContent-Length: " + QByteArray::number(answer.body.size()) +
                          "\r\nConnection: close\r\n\r\n" + answer.body);
            socket->disconnectFromHost();
        });
}

} // namespace

Authorities::Authorities()
{
    QSemaphore listening;
    m_thread.reset(QThread::create([this, &listening] {
        QTcpServer server;
        QObject::connect(&server, &QTcpServer::pendingConnectionAvailable, &server, [&server, this] {
            while (QTcpSocket* const socket = server.nextPendingConnection())
                serve(socket, *this);
        });
        if (server.listen(QHostAddress::LocalHost)) m_port = server.serverPort();
        listening.release();
        QEventLoop().exec(); // until quit
    }));
    m_thread->start();
    listening.acquire();
    if (m_port == 0) m_problem = QStringLiteral("no loopback");
    makeAll();
}

Authorities::~Authorities()
{
    m_thread->quit();
    m_thread->wait();
}

QString Authorities::url(const QString& path) const
{
    return QStringLiteral("http://127.0.0.1:%1%2").arg(m_port).arg(path);
}

QByteArray Authorities::bytes(const QString& file) const
{
    QFile it(path(file));
    return it.open(QIODevice::ReadOnly) ? it.readAll() : QByteArray();
}

void Authorities::write(const QString& file, const QByteArray& text) const
{
    QFile it(path(file));
    if (!it.open(QIODevice::WriteOnly) || it.write(text) != text.size()) m_problem = file;
}

bool Authorities::openssl(const QStringList& arguments, QByteArray* output) const
{
    QProcess process;
    process.setWorkingDirectory(m_dir.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral("openssl"), arguments);
    const bool done = process.waitForFinished(20'000) && process.exitStatus() == QProcess::NormalExit &&
                      process.exitCode() == 0;
    const QByteArray said = process.readAll();
    if (output) *output = said;
    if (!done && !output) m_problem = arguments.join(u' ') + QStringLiteral(": ") + QString::fromUtf8(said);
    return done;
}

void Authorities::makeKey(const QString& name, const QString& kind) const
{
    const QString file = name + QStringLiteral(".key");
    if (kind == QStringLiteral("rsa"))
        (void)openssl({QStringLiteral("genpkey"), QStringLiteral("-quiet"), QStringLiteral("-algorithm"),
                       QStringLiteral("RSA"), QStringLiteral("-pkeyopt"),
                       QStringLiteral("rsa_keygen_bits:2048"), QStringLiteral("-out"), file});
    else
        (void)openssl({QStringLiteral("genpkey"), QStringLiteral("-algorithm"), QStringLiteral("EC"),
                       QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:") + kind,
                       QStringLiteral("-out"), file});
}

void Authorities::issue(const QString& name, const QString& commonName, const QString& issuer,
                        const QString& extensions, bool expired) const
{
    const QString request = name + QStringLiteral(".csr");
    (void)openssl({QStringLiteral("req"), QStringLiteral("-new"), QStringLiteral("-config"),
                   QStringLiteral("conf"), QStringLiteral("-key"), name + QStringLiteral(".key"),
                   QStringLiteral("-subj"), QStringLiteral("/CN=") + commonName, QStringLiteral("-out"),
                   request});
    QStringList arguments{QStringLiteral("ca"),
                          QStringLiteral("-batch"),
                          QStringLiteral("-notext"),
                          QStringLiteral("-config"),
                          QStringLiteral("conf"),
                          QStringLiteral("-name"),
                          issuer,
                          QStringLiteral("-extensions"),
                          extensions,
                          QStringLiteral("-in"),
                          request,
                          QStringLiteral("-out"),
                          name + QStringLiteral(".pem")};
    if (name == issuer) arguments += QStringLiteral("-selfsign");
    if (expired)
        arguments += {QStringLiteral("-startdate"), QStringLiteral("20200101000000Z"),
                      QStringLiteral("-enddate"), QStringLiteral("20210101000000Z")};
    (void)openssl(arguments);
}

void Authorities::makeAll()
{
    QDir(m_dir.path()).mkdir(QStringLiteral("certs"));
    QByteArray text = configuration(url({}).toLatin1());
    text.replace("noCheck=ignored\n", "1.3.6.1.5.5.7.48.1.5=ASN1:NULL\n");
    write(QStringLiteral("conf"), text);
    for (const auto* name : {"root", "ca"}) {
        write(QString::fromLatin1(name) + QStringLiteral(".txt"), {});
        write(QString::fromLatin1(name) + QStringLiteral(".serial"), "1000\n");
    }
    write(QStringLiteral("tsa.serial"), "01\n");

    const QString curve = QStringLiteral("P-256");
    for (const auto* name : {"root", "ca", "tsa", "ocsp", "expired", "stranger", "bare", "old"})
        makeKey(QString::fromLatin1(name), curve);
    makeKey(QStringLiteral("rsa"), QStringLiteral("rsa"));
    makeKey(QStringLiteral("p384"), QStringLiteral("P-384"));

    const QString root = QStringLiteral("root");
    const QString ca = QStringLiteral("ca");
    issue(root, QStringLiteral("Test root"), root, QStringLiteral("x_root"));
    issue(ca, QStringLiteral("Test authority"), root, QStringLiteral("x_ca"));
    issue(QStringLiteral("tsa"), QStringLiteral("Test time"), root, QStringLiteral("x_tsa"));
    issue(QStringLiteral("expired"), QStringLiteral("Old time"), root, QStringLiteral("x_tsa"), true);
    issue(QStringLiteral("ocsp"), QStringLiteral("Test responder"), ca, QStringLiteral("x_ocsp"));
    issue(QStringLiteral("rsa"), QStringLiteral("Ada Lovelace"), ca, QStringLiteral("x_signer"));
    issue(QStringLiteral("p384"), QStringLiteral("Grace Hopper"), ca, QStringLiteral("x_signer"));
    issue(QStringLiteral("old"), QStringLiteral("Old signer"), ca, QStringLiteral("x_signer"), true);
    issue(QStringLiteral("bare"), QStringLiteral("Alan Turing"), ca, QStringLiteral("x_bare"));
    // An unknown signer with a separate root.
    (void)openssl({QStringLiteral("req"), QStringLiteral("-new"), QStringLiteral("-x509"),
                   QStringLiteral("-config"), QStringLiteral("conf"), QStringLiteral("-extensions"),
                   QStringLiteral("x_tsa"), QStringLiteral("-key"), QStringLiteral("stranger.key"),
                   QStringLiteral("-subj"), QStringLiteral("/CN=Stranger"), QStringLiteral("-days"),
                   QStringLiteral("30"), QStringLiteral("-out"), QStringLiteral("stranger.pem")});

    write(QStringLiteral("chain.pem"), bytes(QStringLiteral("ca.pem")) + rootPem());
    for (const auto* each : {"rsa", "p384", "bare", "old", "legacy"}) {
        const QString file = QString::fromLatin1(each);
        const bool legacy = file == QStringLiteral("legacy"); // encrypted with RC2-40
        const QString name = legacy ? QStringLiteral("rsa") : file;
        (void)openssl(
            QStringList{QStringLiteral("pkcs12"), QStringLiteral("-export"), QStringLiteral("-inkey"),
                        name + QStringLiteral(".key"), QStringLiteral("-in"), name + QStringLiteral(".pem"),
                        QStringLiteral("-certfile"), QStringLiteral("chain.pem"), QStringLiteral("-passout"),
                        QStringLiteral("pass:") + QString::fromLatin1(passphrase()), QStringLiteral("-out"),
                        file + QStringLiteral(".p12")} +
            (legacy ? QStringList{QStringLiteral("-legacy")} : QStringList()));
    }
}

void Authorities::revoke(const QString& name)
{
    const std::lock_guard lock(m_mutex);
    (void)openssl({QStringLiteral("ca"), QStringLiteral("-config"), QStringLiteral("conf"),
                   QStringLiteral("-name"), QStringLiteral("ca"), QStringLiteral("-revoke"),
                   name + QStringLiteral(".pem")});
}

QByteArray Authorities::stamped(const QByteArray& request, const QString& signer)
{
    const QString id = QString::number(++m_count);
    write(id + QStringLiteral(".tsq"), request);
    QByteArray said;
    if (!openssl({QStringLiteral("ts"), QStringLiteral("-reply"), QStringLiteral("-config"),
                  QStringLiteral("conf"), QStringLiteral("-section"), QStringLiteral("stamps"),
                  QStringLiteral("-signer"), signer + QStringLiteral(".pem"), QStringLiteral("-inkey"),
                  signer + QStringLiteral(".key"), QStringLiteral("-queryfile"), id + QStringLiteral(".tsq"),
                  QStringLiteral("-out"), id + QStringLiteral(".tsr")},
                 &said))
        return "no reply: " + said;
    return bytes(id + QStringLiteral(".tsr"));
}

Authorities::Answer Authorities::answer(const QString& path, const QByteArray& body,
                                        const QByteArray& authorization)
{
    ++m_requests;
    if (m_down) return {503, {}, "text/plain"};
    const std::lock_guard lock(m_mutex);
    const QByteArray reply = "application/timestamp-reply";
    if (path == QStringLiteral("/tsa")) return {200, stamped(body, QStringLiteral("tsa")), reply};
    if (path == QStringLiteral("/tsa-auth")) {
        if (authorization != "Basic " + QByteArray("ink:stone").toBase64()) return {401, {}, "text/plain"};
        return {200, stamped(body, QStringLiteral("tsa")), reply};
    }
    if (path == QStringLiteral("/nonce") || path == QStringLiteral("/imprint")) {
        // A copy of the request with one bit changed: in the nonce, which is before "certReq TRUE" (3 bytes),
        // or in the digest.
        QByteArray other = body;
        const qsizetype at = path == QStringLiteral("/nonce") ? other.size() - 4 : 40;
        other[at] = static_cast<char>(other.at(at) ^ 1);
        return {200, stamped(other, QStringLiteral("tsa")), reply};
    }
    if (path == QStringLiteral("/expired")) return {200, stamped(body, QStringLiteral("expired")), reply};
    if (path == QStringLiteral("/unknown")) return {200, stamped(body, QStringLiteral("stranger")), reply};
    if (path == QStringLiteral("/garbage")) return {200, "not a time-stamp", reply};
    if (path == QStringLiteral("/flood")) return {200, QByteArray(4'000'000, 'x'), reply};
    if (path == QStringLiteral("/redirect")) return {302, {}, "text/plain"};
    if (path == QStringLiteral("/root.crl") || path == QStringLiteral("/ca.crl")) {
        const QString name = path.mid(1).chopped(4);
        (void)openssl({QStringLiteral("ca"), QStringLiteral("-config"), QStringLiteral("conf"),
                       QStringLiteral("-name"), name, QStringLiteral("-gencrl"), QStringLiteral("-out"),
                       QStringLiteral("crl.pem")});
        (void)openssl({QStringLiteral("crl"), QStringLiteral("-in"), QStringLiteral("crl.pem"),
                       QStringLiteral("-outform"), QStringLiteral("DER"), QStringLiteral("-out"),
                       QStringLiteral("crl.der")});
        return {200, bytes(QStringLiteral("crl.der")), "application/pkix-crl"};
    }
    if (path == QStringLiteral("/ocsp")) {
        write(QStringLiteral("ocsp.req"), body);
        QByteArray said;
        const bool done =
            openssl({QStringLiteral("ocsp"), QStringLiteral("-index"), QStringLiteral("ca.txt"),
                     QStringLiteral("-CA"), QStringLiteral("ca.pem"), QStringLiteral("-rsigner"),
                     QStringLiteral("ocsp.pem"), QStringLiteral("-rkey"), QStringLiteral("ocsp.key"),
                     QStringLiteral("-reqin"), QStringLiteral("ocsp.req"), QStringLiteral("-respout"),
                     QStringLiteral("ocsp.res"), QStringLiteral("-ndays"), QStringLiteral("1")},
                    &said);
        return done ? Answer{200, bytes(QStringLiteral("ocsp.res")), "application/ocsp-response"}
                    : Answer{500, said, "text/plain"};
    }
    if (path == QStringLiteral("/500")) return {500, {}, "text/plain"};
    return {404, {}, "text/plain"};
}

} // namespace ink::test
