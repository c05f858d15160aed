#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

namespace tst_verifylevels {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

/** Algorithms, time-stamps, chains, revocation and levels, with signatures by the openssl program, compared
 * with pdfsig. */
class TestVerifyLevels : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QByteArray read(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool openssl(const QStringList& arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral("openssl"), arguments);
        const bool done = process.waitForFinished(20'000) && process.exitCode() == 0;
        if (!done)
            qWarning("openssl %s: %s", qPrintable(arguments.join(QLatin1Char(' '))),
                     process.readAllStandardError().constData());
        return done;
    }
    static QStringList words(const char* line)
    {
        return QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }
    /** Signs a prepared file with `openssl cms`. */
    bool signWith(HandwrittenPdf& file, const QByteArray& name, const QString& key, const char* options,
                  const char* chain = "")
    {
        const PreparedSignature prepared = file.prepare(name, {}, {}, {}, 8192);
        write(QStringLiteral("data"),
              prepared.bytes.left(prepared.contentsStart) + prepared.bytes.mid(prepared.contentsEnd));
        if (!openssl(words("cms -sign -binary -nosmimecap -in data -outform DER -out value -signer") +
                     QStringList{key + QStringLiteral(".pem"), QStringLiteral("-inkey"),
                                 key + QStringLiteral(".key")} +
                     words(options) + words(chain)))
            return false;
        fill(file, prepared, read(path(QStringLiteral("value"))));
        return true;
    }
    static void fill(HandwrittenPdf& file, const PreparedSignature& prepared, const QByteArray& value)
    {
        QByteArray bytes = prepared.bytes;
        bytes.replace(prepared.contentsStart + 1, value.size() * 2, value.toHex());
        file.setBytes(bytes);
    }
    /** A document time-stamp by our own authority. */
    bool stamp(HandwrittenPdf& file, const QByteArray& name)
    {
        PreparedSignature prepared = file.prepare(name, {}, {}, {}, 8192);
        const QByteArray from = "/SubFilter /ETSI.CAdES.detached";
        const qsizetype at = prepared.bytes.lastIndexOf(from);
        prepared.bytes.replace(at, from.size(),
                               QByteArray("/SubFilter /ETSI.RFC3161").leftJustified(from.size()));
        write(QStringLiteral("data"),
              prepared.bytes.left(prepared.contentsStart) + prepared.bytes.mid(prepared.contentsEnd));
        if (!openssl(words("ts -query -data data -sha256 -cert -out query")) ||
            !openssl(words("ts -reply -config ts.conf -section tsa -queryfile query -token_out -out token")))
            return false;
        fill(file, prepared, read(path(QStringLiteral("token"))));
        return true;
    }
    QByteArray der(const QString& name, const char* kind)
    {
        openssl(words(kind) + QStringList{QStringLiteral("-in"), name, QStringLiteral("-outform"),
                                          QStringLiteral("DER"), QStringLiteral("-out"),
                                          QStringLiteral("der")});
        return read(path(QStringLiteral("der")));
    }
    /** A revision that adds certificates and a revocation list. */
    void addStore(HandwrittenPdf& file, const QByteArray& crl)
    {
        const int first = file.nextObject();
        const auto ref = [](int number) { return QByteArray::number(number) + " 0 R "; };
        file.append({{1, file.catalog("/DSS " + ref(first))},
                     {first, "<< /Type /DSS /Certs [" + ref(first + 1) + ref(first + 2) + "] /CRLs [" +
                                 ref(first + 3) + "] >>"},
                     {first + 1, HandwrittenPdf::stream(der(QStringLiteral("ca.pem"), "x509"))},
                     {first + 2, HandwrittenPdf::stream(der(QStringLiteral("tsa.pem"), "x509"))},
                     {first + 3, HandwrittenPdf::stream(crl)}});
    }
    /** A revocation list; with `since`, it includes the signer. */
    QByteArray crl(const QDateTime& since = {})
    {
        QByteArray entry;
        if (since.isValid())
            entry = "R\t491231235959Z\t" + since.toUTC().toString(QStringLiteral("yyMMddHHmmss")).toLatin1() +
                    "Z\t02\tunknown\t/CN=Signer\n";
        write(QStringLiteral("index.txt"), entry);
        openssl(words("ca -config ca.conf -gencrl -out list.pem"));
        return der(QStringLiteral("list.pem"), "crl");
    }
    VerifyReport verify(const QByteArray& bytes, bool trust = true) const
    {
        VerifyOptions options;
        options.now = SystemClock().now();
        options.useSystemStore = false;
        if (trust) options.trustedCertificates = {read(path(QStringLiteral("ca.pem")))};
        return verifyPdf(bytes, options);
    }
    static QByteArray said(const VerifyReport& report)
    {
        QStringList lines{integrityName(report.integrity), trustName(report.trust)};
        for (const SignatureReport& s : report.signatures)
            lines.append(s.algorithm + QLatin1Char(' ') + levelName(s));
        for (const VerifyFinding& f : report.findings)
            lines.append(QStringLiteral("[%1] %2: %3").arg(f.signature).arg(f.id, f.detail.english()));
        return lines.join(QLatin1Char('\n')).toUtf8();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requireProgram("openssl")) return;
        write(QStringLiteral("ext"),
              "[ca]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign\n"
              "[signer]\nkeyUsage=critical,digitalSignature\n"
              "crlDistributionPoints=URI:http://localhost/list\n"
              "[tsa]\nextendedKeyUsage=critical,timeStamping\n");
        write(QStringLiteral("ts.conf"), "[tsa]\nserial=serial\nsigner_cert=tsa.pem\ncerts=ca.pem\nsigner_"
                                         "key=tsa.key\nsigner_digest=sha256\n"
                                         "default_policy=1.2.3.4\ndigests=sha256\ness_cert_id_alg=sha256\n");
        write(QStringLiteral("ca.conf"),
              "[ca]\ndefault_ca=c\n[c]\ndatabase=index.txt\ncertificate=ca.pem\nprivate_key=ca.key\n"
              "default_md=sha256\ndefault_crl_days=3000\n");
        write(QStringLiteral("serial"), "01\n");
        const auto issue = [this](const QString& name, const char* serial) {
            return openssl(words("req -new -newkey rsa:2048 -nodes") +
                           QStringList{QStringLiteral("-subj"), QStringLiteral("/CN=") + name,
                                       QStringLiteral("-keyout"), name.toLower() + QStringLiteral(".key"),
                                       QStringLiteral("-out"), QStringLiteral("request")}) &&
                   openssl(words("x509 -req -in request -CA ca.pem -CAkey ca.key -days 3000 -extfile ext") +
                           QStringList{QStringLiteral("-set_serial"), QString::fromLatin1(serial),
                                       QStringLiteral("-extensions"), name.toLower(), QStringLiteral("-out"),
                                       name.toLower() + QStringLiteral(".pem")});
        };
        QVERIFY(openssl(
            words("req -x509 -newkey rsa:2048 -nodes -subj /CN=Root -keyout ca.key -out ca.pem -days 4000 "
                  "-addext keyUsage=critical,keyCertSign,cRLSign")));
        QVERIFY(issue(QStringLiteral("Signer"), "2"));
        QVERIFY(issue(QStringLiteral("Tsa"), "3"));
    }

    void algorithms_data()
    {
        QTest::addColumn<QString>("newKey");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<bool>("weak");
        const auto row = [](const char* name, const char* key, const char* options, const char* expected,
                            bool weak) {
            QTest::newRow(name) << QString::fromLatin1(key) << QString::fromLatin1(options)
                                << QString::fromLatin1(expected) << weak;
        };
        row("RSA SHA-256", "rsa:2048", "-md sha256 -cades", "RSA-2048 SHA-256", false);
        row("RSA SHA-384", "rsa:2048", "-md sha384", "RSA-2048 SHA-384", false);
        row("RSA SHA-512, without attributes", "rsa:2048", "-md sha512 -noattr", "RSA-2048 SHA-512", false);
        row("RSA SHA3-256", "rsa:2048", "-md sha3-256", "RSA-2048 SHA3-256", false);
        row("RSA-PSS", "rsa:2048", "-md sha256 -keyopt rsa_padding_mode:pss", "RSA-2048 PSS SHA-256", false);
        row("RSA-PSS with a weak mask", "rsa:2048",
            "-md sha256 -keyopt rsa_padding_mode:pss -keyopt rsa_mgf1_md:sha1", "RSA-2048 PSS SHA-256", true);
        row("RSA-PSS, without attributes", "rsa:2048", "-md sha384 -noattr -keyopt rsa_padding_mode:pss",
            "RSA-2048 PSS SHA-384", false);
        row("SHA-1", "rsa:2048", "-md sha1", "RSA-2048 SHA-1", true);
        row("MD5", "rsa:2048", "-md md5", "RSA-2048 MD5", true);
        row("short RSA", "rsa:1024", "-md sha256", "RSA-1024 SHA-256", true);
        row("P-256", "ec:prime256v1", "-md sha256", "ECDSA P-256 SHA-256", false);
        row("P-384", "ec:secp384r1", "-md sha384", "ECDSA P-384 SHA-384", false);
        row("P-521", "ec:secp521r1", "-md sha512", "ECDSA P-521 SHA-512", false);
        row("brainpool", "ec:brainpoolP256r1", "-md sha256", "ECDSA brainpoolP256r1 SHA-256", false);
        row("P-192", "ec:prime192v1", "-md sha256", "ECDSA P-192 SHA-256", true);
    }
    void algorithms()
    {
        QFETCH(QString, newKey);
        QFETCH(QString, options);
        QFETCH(QString, expected);
        QFETCH(bool, weak);
        QStringList request =
            words("req -x509 -nodes -subj /CN=Own -keyout own.key -out own.pem -days 300 -sha256");
        if (newKey.startsWith(QLatin1String("ec:")))
            request +=
                QStringList{QStringLiteral("-newkey"), QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                            QStringLiteral("ec_paramgen_curve:") + newKey.mid(3)};
        else
            request += QStringList{QStringLiteral("-newkey"), newKey};
        QVERIFY(openssl(request));
        HandwrittenPdf file = HandwrittenPdf::form();
        QVERIFY(signWith(file, "Sig1", QStringLiteral("own"), options.toLatin1().constData()));
        const VerifyReport report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        const SignatureReport& signature = report.signatures.first();
        QCOMPARE(signature.algorithm, expected);
        QCOMPARE(signature.isPades, options.contains(QLatin1String("-cades")));
        QCOMPARE(levelName(signature),
                 signature.isPades ? QStringLiteral("PAdES-B-B") : QStringLiteral("PKCS7-B"));
        QVERIFY2(said(report).contains("algorithm.weak") == weak, said(report).constData());
        QByteArray bad = file.bytes();
        bad[bad.indexOf("Hello")] = 'J';
        QCOMPARE(verify(bad).integrity, Integrity::Broken);
    }

    void levels()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        QVERIFY(signWith(file, "Sig1", QStringLiteral("signer"), "-md sha256 -cades"));
        VerifyReport report = verify(file.bytes());
        QCOMPARE(levelName(report.signatures.first()), QStringLiteral("PAdES-B-B"));
        QCOMPARE(report.trust, Trust::Trusted);
        QCOMPARE(verify(file.bytes(), false).trust, Trust::Untrusted);
        VerifyOptions pinned;
        pinned.now = SystemClock().now();
        pinned.useSystemStore = false;
        pinned.pinnedFingerprints = {report.signatures.first().fingerprint.toUpper()};
        QCOMPARE(verifyPdf(file.bytes(), pinned).trust, Trust::Trusted);

        HandwrittenPdf onlyStore = file;
        addStore(onlyStore, crl());
        QCOMPARE(levelName(verify(onlyStore.bytes()).signatures.first()), QStringLiteral("PAdES-B-B"));

        QVERIFY(stamp(file, "Stamp1"));
        report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        const SignatureReport& stamped = report.signatures.first();
        QCOMPARE(levelName(stamped), QStringLiteral("PAdES-B-T"));
        QVERIFY(stamped.provenTime.has_value());
        QCOMPARE(stamped.times.size(), 1);
        QVERIFY(stamped.times.first().isTrusted);
        QCOMPARE(stamped.times.first().authority, QStringLiteral("Tsa"));
        QVERIFY(!verify(file.bytes(), false).signatures.first().provenTime.has_value());

        HandwrittenPdf incomplete = file;
        addStore(incomplete, "no list");
        QCOMPARE(levelName(verify(incomplete.bytes()).signatures.first()), QStringLiteral("PAdES-B-T"));
        addStore(file, crl());
        report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        QCOMPARE(levelName(report.signatures.first()), QStringLiteral("PAdES-B-LT"));
        QCOMPARE(report.signatures.first().revocation, Revocation::Good);
        QCOMPARE(report.signatures.first().chain.size(), 2);
        QCOMPARE(report.signatures.first().chain.last().subject, QStringLiteral("Root"));
        QVERIFY(stamp(file, "Stamp2"));
        report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        QCOMPARE(levelName(report.signatures.first()), QStringLiteral("PAdES-B-LTA"));
        QCOMPARE(report.signatures.size(), 3);
        QVERIFY(report.signatures.last().isTimestamp);
    }
    void revocation()
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        HandwrittenPdf file = HandwrittenPdf::form();
        QVERIFY(signWith(file, "Sig1", QStringLiteral("signer"), "-md sha256 -cades"));
        HandwrittenPdf unstamped = file;
        QVERIFY(stamp(file, "Stamp1"));

        HandwrittenPdf before = file;
        addStore(before, crl(now.addDays(-1)));
        VerifyReport report = verify(before.bytes());
        QCOMPARE(report.integrity, Integrity::Intact);
        QVERIFY2(report.trust == Trust::Untrusted, said(report).constData());
        QCOMPARE(report.signatures.first().revocation, Revocation::Revoked);
        QVERIFY(said(report).contains("certificate.revoked:"));

        HandwrittenPdf after = file;
        addStore(after, crl(now.addSecs(3600)));
        report = verify(after.bytes());
        QVERIFY2(report.trust == Trust::Trusted, said(report).constData());
        QVERIFY(said(report).contains("certificate.revoked-later:"));

        addStore(unstamped, crl(now.addSecs(-1)));
        QCOMPARE(verify(unstamped.bytes()).trust, Trust::Untrusted);
        // A list by another issuer is ignored.
        write(QStringLiteral("ca.conf"), read(path(QStringLiteral("ca.conf")))
                                             .replace("ca.pem", "signer.pem")
                                             .replace("ca.key", "signer.key"));
        const QByteArray foreign = crl(now.addDays(-1));
        write(QStringLiteral("ca.conf"), read(path(QStringLiteral("ca.conf")))
                                             .replace("signer.pem", "ca.pem")
                                             .replace("signer.key", "ca.key"));
        HandwrittenPdf other = file;
        addStore(other, foreign);
        QCOMPARE(verify(other.bytes()).signatures.first().revocation, Revocation::Unknown);
    }
    void certification()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        const int value = file.nextObject() + 1;
        file.sign(ink::test::rsaKey(), "Sig1",
                  {{1, file.catalog("/Perms << /DocMDP " + QByteArray::number(value) + " 0 R >>")}},
                  "/Lock << /Type /SigFieldLock /Action /Include /Fields [(name)] >>",
                  "/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type "
                  "/TransformParams /V "
                  "/1.2 /P 2 >> >>]");
        const VerifyReport report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        QVERIFY(report.signatures.first().isCertification);
        QCOMPARE(report.signatures.first().docMdpLevel, 2);
        QCOMPARE(report.signatures.first().lockedFields, QStringList{QStringLiteral("name")});
        QCOMPARE(report.signatures.size(), 1);
    }

    /** Validity by pdfsig, one entry per signature; empty if it is unknown. */
    static QList<std::optional<bool>> pdfsig(const QString& file)
    {
        QProcess process;
        process.start(QStringLiteral("pdfsig"), {QStringLiteral("-nocert"), file});
        QList<std::optional<bool>> verdicts;
        if (!process.waitForFinished(20'000)) return verdicts;
        const QString out = QString::fromUtf8(process.readAllStandardOutput());
        static const QRegularExpression line(QStringLiteral("Signature Validation: (.*)"));
        for (auto it = line.globalMatch(out); it.hasNext();) {
            const QString text = it.next().captured(1);
            verdicts.append(text.startsWith(QLatin1String("Signature is Valid")) ? std::optional(true)
                            : text.startsWith(QLatin1String("Signature is Invalid")) ||
                                    text.startsWith(QLatin1String("Digest Mismatch"))
                                ? std::optional(false)
                                : std::nullopt);
        }
        return verdicts;
    }
    void pdfsigAgrees()
    {
        if (!test::requireProgram("pdfsig")) return;
        QStringList files;
        QDirIterator corpus(ink::test::corpusPath(QStringLiteral("signed")), {QStringLiteral("*.pdf")},
                            QDir::Files);
        while (corpus.hasNext())
            files.append(corpus.next());
        HandwrittenPdf own = HandwrittenPdf::form();
        own.sign(ink::test::rsaKey(), "Sig1");
        write(QStringLiteral("own.pdf"), own.bytes());
        own.sign(ink::test::ecKey(), "Sig2");
        write(QStringLiteral("own2.pdf"), own.bytes());
        QByteArray bad = own.bytes();
        bad[bad.indexOf("Hello")] = 'J';
        write(QStringLiteral("bad.pdf"), bad);
        for (const char* name : {"own.pdf", "own2.pdf", "bad.pdf"})
            files.append(path(QString::fromLatin1(name)));
        int compared = 0;
        for (const QString& file : std::as_const(files)) {
            const VerifyReport report = verify(read(file));
            const auto theirs = pdfsig(file);
            if (theirs.size() != report.signatures.size()) continue;
            for (qsizetype i = 0; i < theirs.size(); ++i) {
                if (!theirs.at(i)) continue;
                ++compared;
                const bool ours = report.signatures.at(i).integrity != Integrity::Broken;
                QVERIFY2(ours == *theirs.at(i),
                         qPrintable(QStringLiteral("%1, signature %2: pdfsig says %3\n%4")
                                        .arg(file)
                                        .arg(i + 1)
                                        .arg(*theirs.at(i))
                                        .arg(QString::fromUtf8(said(report)))));
            }
        }
        qInfo("pdfsig and this program agree on %d signatures", compared);
        QVERIFY(compared >= 5);
    }
};

INK_TEST(TestVerifyLevels, "tst_verifylevels")

} // namespace tst_verifylevels

#include "tst_verifylevels.moc"
