// External evidence about a signature: OCSP responses inside the file, plain ECDSA, keys that are no longer
// trusted, and the history attached to a sealed file.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/history/historyrecord.h"
#include "app/domain/history/withheldhistory.h"
#include "app/pdf/crypto/derwriter.h"
#include "app/pdf/crypto/sealedform.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <openssl/x509.h>

namespace tst_verifyproofs {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;
using namespace Qt::Literals::StringLiterals;

class TestVerifyProofs final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    bool write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool openssl(const char* arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(u"openssl"_s, QString::fromLatin1(arguments).split(u' ', Qt::SkipEmptyParts));
        const bool done = process.waitForFinished(30'000) && process.exitCode() == 0;
        if (!done) qWarning("openssl %s: %s", arguments, process.readAllStandardError().constData());
        return done;
    }
    static QByteArray covered(const PreparedSignature& prepared)
    {
        return prepared.bytes.left(prepared.contentsStart) + prepared.bytes.mid(prepared.contentsEnd);
    }
    static void fill(HandwrittenPdf& file, const PreparedSignature& prepared, const QByteArray& value)
    {
        QByteArray bytes = prepared.bytes;
        bytes.replace(prepared.contentsStart + 1, value.size() * 2, value.toHex());
        file.setBytes(bytes);
    }
    /** Signs with `openssl cms`. */
    bool sign(HandwrittenPdf& file, const char* options) const
    {
        const PreparedSignature prepared = file.prepare("Sig1", {}, {}, {}, 8192);
        if (!write(u"data"_s, covered(prepared)) ||
            !openssl(QByteArray("cms -sign -binary -nosmimecap -in data -outform DER -out value ")
                         .append(options)
                         .constData()))
            return false;
        fill(file, prepared, read(u"value"_s));
        return true;
    }
    VerifyReport verify(const QByteArray& bytes, std::chrono::hours later = {}) const
    {
        VerifyOptions options;
        options.now = SystemClock().now() + later;
        options.useSystemStore = false;
        options.trustedCertificates = {read(u"ca.pem"_s)};
        return verifyPdf(bytes, options);
    }
    static QByteArray said(const VerifyReport& report)
    {
        QStringList lines{integrityName(report.integrity), trustName(report.trust)};
        for (const VerifyFinding& f : report.findings)
            lines.append(u"[%1] %2: %3"_s.arg(f.signature).arg(f.id, f.detail.english()));
        return lines.join(u'\n').toUtf8();
    }
    /** A revision that adds the root and an OCSP response. */
    void addAnswer(HandwrittenPdf& file, const QByteArray& answer) const
    {
        const int first = file.nextObject();
        const auto ref = [](int number) { return QByteArray::number(number) + " 0 R "; };
        QVERIFY(openssl("x509 -in ca.pem -outform DER -out ca.der"));
        file.append(
            {{1, file.catalog("/DSS " + ref(first))},
             {first, "<< /Type /DSS /Certs [" + ref(first + 1) + "] /OCSPs [" + ref(first + 2) + "] >>"},
             {first + 1, HandwrittenPdf::stream(read(u"ca.der"_s))},
             {first + 2, HandwrittenPdf::stream(answer)}});
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requireProgram("openssl")) return;
        QVERIFY(write(u"ext"_s,
                      "[signer]\nkeyUsage=critical,digitalSignature\n"
                      "authorityInfoAccess=OCSP;URI:http://localhost/ocsp\n"
                      "[responder]\nextendedKeyUsage=OCSPSigning\n"
                      "[stranger]\nkeyUsage=critical,digitalSignature\n"
                      "[expired]\nextendedKeyUsage=OCSPSigning\n"
                      "[mute]\nextendedKeyUsage=OCSPSigning\nkeyUsage=critical,keyEncipherment\n"
                      "[tls]\nextendedKeyUsage=serverAuth\n"
                      "[client]\nextendedKeyUsage=clientAuth\n"
                      "[ocsp]\nextendedKeyUsage=OCSPSigning\n"
                      "[stamps]\nextendedKeyUsage=critical,timeStamping\n"
                      "[code]\nextendedKeyUsage=codeSigning\n"
                      "[cipher]\nkeyUsage=critical,keyEncipherment\n"
                      "[authority]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign\n"
                      "[mail]\nextendedKeyUsage=clientAuth,emailProtection\n"
                      "[documents]\nextendedKeyUsage=1.3.6.1.5.5.7.3.36\n"
                      "[any]\nextendedKeyUsage=anyExtendedKeyUsage\n"
                      "[commitment]\nkeyUsage=critical,nonRepudiation\n"
                      "[plain]\nsubjectKeyIdentifier=hash\n"));
        QVERIFY(openssl("req -x509 -newkey rsa:2048 -nodes -subj /CN=Root -keyout ca.key -out ca.pem -days "
                        "4000 -addext keyUsage=critical,keyCertSign,cRLSign,digitalSignature"));
        const std::pair<const char*, const char*> all[] = {
            {"signer", "2"}, {"responder", "3"}, {"stranger", "4"}, {"mute", "5"}};
        QVERIFY(
            openssl("req -new -newkey rsa:2048 -nodes -out request -subj /CN=expired -keyout expired.key"));
        QVERIFY(write(u"db"_s, {}) && write(u"serial"_s, "06\n"));
        QVERIFY(write(u"ca.conf"_s, "[ca]\ndefault_ca=c\n[c]\ndatabase=db\nserial=serial\nnew_certs_dir=.\n"
                                    "certificate=ca.pem\nprivate_key=ca.key\ndefault_md=sha256\npolicy=p\n"
                                    "[p]\ncommonName=supplied\n"));
        QVERIFY(
            openssl("ca -config ca.conf -batch -in request -out expired.pem -extfile ext -extensions expired "
                    "-startdate 20200101000000Z -enddate 20210101000000Z -notext"));
        for (const auto& [name, serial] : all) {
            QVERIFY(openssl(QByteArray("req -new -newkey rsa:2048 -nodes -out request -subj /CN=")
                                .append(name)
                                .append(" -keyout ")
                                .append(name)
                                .append(".key")
                                .constData()));
            QVERIFY(openssl(QByteArray("x509 -req -in request -CA ca.pem -CAkey ca.key -days 3000 -extfile "
                                       "ext -set_serial ")
                                .append(serial)
                                .append(" -extensions ")
                                .append(name)
                                .append(" -out ")
                                .append(name)
                                .append(".pem")
                                .constData()));
        }
    }

    void answersOfResponders_data()
    {
        QTest::addColumn<QByteArray>("index");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<int>("laterHours");
        QTest::addColumn<Revocation>("expected");
        QTest::addColumn<Trust>("trust");
        const QByteArray good = "V\t491231235959Z\t\t02\tunknown\t/CN=signer\n";
        const QByteArray revoked = "R\t491231235959Z\t200101000000Z\t02\tunknown\t/CN=signer\n";
        QTest::newRow("good") << good << QByteArray("responder") << 0 << Revocation::Good << Trust::Trusted;
        QTest::newRow("good, by the issuer")
            << good << QByteArray("ca") << 0 << Revocation::Good << Trust::Trusted;
        QTest::newRow("revoked") << revoked << QByteArray("responder") << 0 << Revocation::Revoked
                                 << Trust::Untrusted;
        QTest::newRow("unknown") << QByteArray() << QByteArray("responder") << 0 << Revocation::Unknown
                                 << Trust::Trusted;
        // Nothing proves that the signature is as old as the response.
        QTest::newRow("good, and its time is over")
            << good << QByteArray("responder") << 48 << Revocation::Unknown << Trust::Trusted;
        QTest::newRow("good, by a responder that has expired")
            << good << QByteArray("expired") << 0 << Revocation::Unknown << Trust::Trusted;
        QTest::newRow("good, by a responder whose key may not sign")
            << good << QByteArray("mute") << 0 << Revocation::Unknown << Trust::Trusted;
        QTest::newRow("revoked, and its time is over")
            << revoked << QByteArray("responder") << 48 << Revocation::Revoked << Trust::Untrusted;
        QTest::newRow("by somebody without leave")
            << revoked << QByteArray("stranger") << 0 << Revocation::Unknown << Trust::Trusted;
    }
    void answersOfResponders()
    {
        QFETCH(QByteArray, index);
        QFETCH(QByteArray, by);
        QFETCH(int, laterHours);
        QFETCH(Revocation, expected);
        QFETCH(Trust, trust);
        QVERIFY(write(u"index.txt"_s, index));
        QVERIFY(
            openssl(QByteArray("ocsp -index index.txt -CA ca.pem -issuer ca.pem -cert signer.pem -no_nonce "
                               "-noverify -nmin 5 -respout answer -rsigner ")
                        .append(by)
                        .append(".pem -rkey ")
                        .append(by)
                        .append(".key")
                        .constData()));
        HandwrittenPdf file = HandwrittenPdf::form();
        QVERIFY(sign(file, "-signer signer.pem -inkey signer.key -md sha256 -cades"));
        addAnswer(file, read(u"answer"_s));
        const VerifyReport report = verify(file.bytes(), std::chrono::hours(laterHours));
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        QVERIFY2(report.signatures.first().revocation == expected, said(report).constData());
        QVERIFY2(report.trust == trust, said(report).constData());
        QCOMPARE(said(report).contains("certificate.revoked:"), expected == Revocation::Revoked);

        // If it is changed or truncated, it is ignored.
        for (const QByteArray& bad : {read(u"answer"_s).chopped(1), QByteArray("no answer"), [&] {
                                          QByteArray bytes = read(u"answer"_s);
                                          const qsizetype at = 80; // in the signed part
                                          bytes[at] = static_cast<char>(bytes.at(at) ^ 1);
                                          return bytes;
                                      }()}) {
            HandwrittenPdf other = HandwrittenPdf::form();
            QVERIFY(sign(other, "-signer signer.pem -inkey signer.key -md sha256"));
            addAnswer(other, bad);
            const VerifyReport unproven = verify(other.bytes());
            QCOMPARE(unproven.integrity, Integrity::Intact);
            QCOMPARE(unproven.signatures.first().revocation, Revocation::Unknown);
        }
    }

    /** A certificate under a trusted root is trusted for what it was issued for only. */
    void purposes_data()
    {
        QTest::addColumn<bool>("fit");
        for (const char* other : {"tls", "client", "ocsp", "stamps", "code", "cipher", "authority"})
            QTest::newRow(other) << false;
        for (const char* fit : {"signer", "mail", "documents", "any", "commitment", "plain"})
            QTest::newRow(fit) << true;
    }
    void purposes()
    {
        QFETCH(bool, fit);
        const QByteArray name = QTest::currentDataTag();
        QVERIFY(openssl(("req -new -newkey rsa:2048 -nodes -out request -subj /CN=" + name + " -keyout p.key")
                            .constData()));
        QVERIFY(
            openssl(("x509 -req -in request -CA ca.pem -CAkey ca.key -days 300 -extfile ext -set_serial 77 "
                     "-out p.pem -extensions " +
                     name)
                        .constData()));
        HandwrittenPdf file = HandwrittenPdf::form();
        QVERIFY(sign(file, "-signer p.pem -inkey p.key -md sha256 -cades"));
        const VerifyReport report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        QVERIFY2(report.trust == (fit ? Trust::Trusted : Trust::Untrusted), said(report).constData());
        QVERIFY2(said(report).contains("certificate.purpose") != fit, said(report).constData());
    }
    /** Nor is one by an authority that issues certificates for something else. */
    void purposeOfTheAuthority()
    {
        QVERIFY(write(u"sub"_s,
                      "[sub]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign\n"
                      "extendedKeyUsage=serverAuth,clientAuth\n[leaf]\nsubjectKeyIdentifier=hash\n"));
        QVERIFY(openssl("req -new -newkey rsa:2048 -nodes -out request -subj /CN=Web -keyout web.key"));
        QVERIFY(
            openssl("x509 -req -in request -CA ca.pem -CAkey ca.key -days 300 -extfile sub -extensions sub "
                    "-set_serial 81 -out web.pem"));
        QVERIFY(openssl("req -new -newkey rsa:2048 -nodes -out request -subj /CN=Leaf -keyout p.key"));
        QVERIFY(openssl(
            "x509 -req -in request -CA web.pem -CAkey web.key -days 300 -extfile sub -extensions leaf "
            "-set_serial 82 -out p.pem"));
        HandwrittenPdf file = HandwrittenPdf::form();
        QVERIFY(sign(file, "-signer p.pem -inkey p.key -certfile web.pem -md sha256 -cades"));
        const VerifyReport report = verify(file.bytes());
        QCOMPARE(report.integrity, Integrity::Intact);
        QVERIFY2(report.trust == Trust::Untrusted, said(report).constData());
        QVERIFY2(said(report).contains("issued for other purposes"), said(report).constData());
    }

    /** BSI TR-03111: r and s concatenated, with a separate OID. */
    void plainEcdsa_data()
    {
        QTest::addColumn<QString>("curve");
        QTest::addColumn<QString>("digest");
        QTest::addColumn<int>("half"); ///< bytes of r
        QTest::addColumn<QByteArray>("oid");
        QTest::newRow("P-256") << u"prime256v1"_s << u"sha256"_s << 32
                               << QByteArray::fromHex("060a04007f00070101040103");
        QTest::newRow("P-384") << u"secp384r1"_s << u"sha384"_s << 48
                               << QByteArray::fromHex("060a04007f00070101040104");
    }
    void plainEcdsa()
    {
        QFETCH(QString, curve);
        QFETCH(QString, digest);
        QFETCH(int, half);
        QFETCH(QByteArray, oid);
        QVERIFY(openssl(QByteArray("req -x509 -newkey ec -nodes -subj /CN=Plain -keyout plain.key -out "
                                   "plain.pem -days 300 -pkeyopt ec_paramgen_curve:")
                            .append(curve.toLatin1())
                            .constData()));
        QVERIFY(openssl("x509 -in plain.pem -outform DER -out plain.der"));
        const QByteArray certificate = read(u"plain.der"_s);
        const auto method = half == 32 ? QCryptographicHash::Sha256 : QCryptographicHash::Sha384;
        HandwrittenPdf file = HandwrittenPdf::form();
        const PreparedSignature prepared = file.prepare("Sig1", {}, {}, {}, 8192);
        const QByteArray attributes =
            sealedform::signedAttributes(QCryptographicHash::hash(covered(prepared), method),
                                         QCryptographicHash::hash(certificate, QCryptographicHash::Sha256));
        QVERIFY(write(u"data"_s, der::encode(der::setTag, {attributes})));
        QVERIFY(openssl(QByteArray("dgst -sign plain.key -out signature -")
                            .append(digest.toLatin1())
                            .append(" data")
                            .constData()));
        // SEQUENCE { INTEGER r, INTEGER s } as two numbers of one width.
        const QByteArray signature = read(u"signature"_s);
        QByteArray plain;
        qsizetype at = signature.at(1) < 0 ? 3 : 2;
        for (int i = 0; i < 2; ++i) {
            QByteArray number = signature.mid(at + 2, quint8(signature.at(at + 1)));
            at += 2 + quint8(signature.at(at + 1));
            while (number.size() > half)
                number.remove(0, 1);
            plain += number.rightJustified(half, '\0');
        }
        const unsigned char* from = reinterpret_cast<const unsigned char*>(certificate.constData());
        X509* const parsed = d2i_X509(nullptr, &from, static_cast<long>(certificate.size()));
        const QByteArray who = sealedform::issuerAndSerial(parsed);
        X509_free(parsed);
        const auto value = [&](const QByteArray& name, const QByteArray& bits) {
            const QByteArray one = QByteArray::fromHex("020101");
            const QByteArray data = QByteArray::fromHex("06092a864886f70d010701");
            const QByteArray how = half == 32 ? QByteArray::fromHex("300b0609608648016503040201")
                                              : QByteArray::fromHex("300b0609608648016503040202");
            const QByteArray signer =
                der::sequence({one, who, how, der::encode(der::contextTag(0), {attributes}),
                               der::sequence({name}), der::encode(der::octetStringTag, {bits})});
            return der::sequence(
                {QByteArray::fromHex("06092a864886f70d010702"),
                 der::encode(der::contextTag(0),
                             {der::sequence({one, der::encode(der::setTag, {how}), der::sequence({data}),
                                             der::encode(der::contextTag(0), {certificate}),
                                             der::encode(der::setTag, {signer})})})});
        };
        fill(file, prepared, value(oid, plain));
        VerifyReport report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        QCOMPARE(report.signatures.first().algorithm,
                 half == 32 ? u"ECDSA P-256 SHA-256"_s : u"ECDSA P-384 SHA-384"_s);
        QVERIFY(!said(report).contains("algorithm.weak"));

        QByteArray forged = plain;
        forged[5] = static_cast<char>(forged.at(5) ^ 1);
        fill(file, prepared, value(oid, forged));
        QCOMPARE(verify(file.bytes()).integrity, Integrity::Broken);
        fill(file, prepared, value(oid, signature)); // DER under the plain name
        QCOMPARE(verify(file.bytes()).integrity, Integrity::Broken);
        QByteArray changed = prepared.bytes;
        fill(file, prepared, value(oid, plain));
        changed = file.bytes();
        changed[changed.indexOf("Hello")] = 'J';
        QCOMPARE(verify(changed).integrity, Integrity::Broken);
    }

    /** Valid signatures by keys that should not be used: reported, and never trusted. */
    void dsa()
    {
        QVERIFY(openssl("dsaparam -out dsa.param 2048"));
        QVERIFY(openssl("req -x509 -newkey dsa:dsa.param -nodes -subj /CN=Old -keyout dsa.key -out dsa.pem "
                        "-days 300"));
        HandwrittenPdf file = HandwrittenPdf::form();
        QVERIFY(sign(file, "-signer dsa.pem -inkey dsa.key -md sha256"));
        const VerifyReport report = verify(file.bytes());
        QVERIFY2(report.signatures.first().algorithm.startsWith(u"DSA-2048"_s), said(report).constData());
        QVERIFY2(said(report).contains("algorithm.weak"), said(report).constData());
        QVERIFY(report.trust != Trust::Trusted && report.trust != Trust::Own);
        QByteArray bad = file.bytes();
        bad[bad.indexOf("Hello")] = 'J';
        QCOMPARE(verify(bad).integrity, Integrity::Broken);
    }

    /** A history is believed under the seal of the service that recorded it, and under no other one. */
    void whoseHistory()
    {
        domain::Document document;
        document.guid = u"0b6f2d0e-0000-4000-8000-000000000002"_s;
        domain::HistoryEntry entry;
        entry.event = domain::HistoryEvent::fromCode(u"created"_s);
        domain::appendHistory(document, entry);
        const QString service = test::rsaKey().fingerprint();
        const auto sealed = [&](const QByteArray& bytes, const QByteArray& attached, const SealKey& key) {
            auto writer = IncrementalWriter::open(bytes);
            if (!attached.isEmpty())
                (void)writer->attach(u"history.json"_s, u"application/json"_s, attached, SystemClock().now());
            return seal(std::move(*std::move(*writer).finishForSigning({})), key).value_or(QByteArray());
        };
        const auto verified = [&](const QByteArray& bytes, bool own, const QStringList& pinned = {}) {
            VerifyOptions options;
            options.now = SystemClock().now();
            options.useSystemStore = false;
            options.pinnedFingerprints = pinned;
            if (own) options.ownFingerprints = {service};
            return verifyPdf(bytes, options);
        };
        using Witness = AttachedHistory::Witness;
        const QByteArray form = HandwrittenPdf::form().bytes();
        const QByteArray named = domain::historyRecord(document, SystemClock().now(), service);
        const QByteArray unnamed = domain::historyRecord(document, SystemClock().now());

        const QByteArray good = sealed(form, named, test::rsaKey());
        VerifyReport report = verified(good, true);
        QVERIFY2(report.attachedHistory && report.attachedHistory->witness == Witness::Service,
                 said(report).constData());
        QVERIFY(report.attachedHistory->isReliable());
        QCOMPARE(report.attachedHistory->sealedBy, u"Ada Lovelace"_s);
        QVERIFY2(said(report).contains("Ada Lovelace recorded and sealed it"), said(report).constData());
        QCOMPARE(verified(sealed(form, unnamed, test::rsaKey()), true).attachedHistory->witness,
                 Witness::Service);
        QCOMPARE(verified(good, false, {service}).attachedHistory->witness,
                 Witness::Service); // trusted by fingerprint
        QCOMPARE(verified(good, false).attachedHistory->witness, Witness::Untrusted);

        // A history without some of its details isn't called complete.
        domain::Document described = document;
        described.histories.first() = domain::withheldEntry(described.histories.first());
        report = verified(
            sealed(form, domain::historyRecord(described, SystemClock().now(), service), test::rsaKey()),
            true);
        QVERIFY2(report.attachedHistory && report.attachedHistory->isReliable(), said(report).constData());
        QCOMPARE(report.attachedHistory->withheldCount, 1);
        QVERIFY2(said(report).contains("history.partial"), said(report).constData());
        QVERIFY2(said(report).contains("1 of its 1 entries are withheld"), said(report).constData());

        // A stranger attaches a genuine history to a text of their own.
        for (const QByteArray& history : {named, unnamed}) {
            report = verified(sealed(form, history, test::ecKey()), true);
            QCOMPARE(report.integrity, Integrity::Intact);
            QVERIFY2(report.attachedHistory && report.attachedHistory->witness == Witness::Other,
                     said(report).constData());
            QVERIFY(!report.attachedHistory->isReliable());
            QVERIFY2(said(report).contains("sealed with the certificate of Grace Hopper"),
                     said(report).constData());
        }
        // They upload it to the service, whose signature over the whole file is not about the history.
        HandwrittenPdf upload = HandwrittenPdf::form();
        auto writer = IncrementalWriter::open(upload.bytes());
        QVERIFY(writer->attach(u"history.json"_s, u"application/json"_s, named, SystemClock().now()));
        const auto attached = std::move(*writer).finish();
        QVERIFY(attached);
        report = verified(sealed(*attached, {}, test::rsaKey()), true);
        QVERIFY2(report.attachedHistory && report.attachedHistory->witness == Witness::Nobody,
                 said(report).constData());
        // After the service's seal it stays the service's, whoever signs later.
        report = verified(sealed(good, {}, test::ecKey()), true);
        QVERIFY2(report.attachedHistory && report.attachedHistory->witness == Witness::Service,
                 said(report).constData());
    }

    /** The history inside a sealed file, changed before sealing: the seal is valid, the history isn't. */
    void aChangedHistory()
    {
        domain::Document document;
        document.guid = u"0b6f2d0e-0000-4000-8000-000000000001"_s;
        document.title = u"Lease"_s;
        for (const char* event : {"created", "sent", "signed"}) {
            domain::HistoryEntry entry;
            entry.event = domain::HistoryEvent::fromCode(QString::fromLatin1(event));
            entry.actor = u"Ada <ada@example.org>"_s;
            entry.detail = u"a detail"_s;
            domain::appendHistory(document, entry);
        }
        const QByteArray record = domain::historyRecord(document, SystemClock().now());
        const auto verified = [&](const QByteArray& attached) {
            auto writer = IncrementalWriter::open(HandwrittenPdf::form().bytes());
            if (!writer ||
                !writer->attach(u"history.json"_s, u"application/json"_s, attached, SystemClock().now()))
                return VerifyReport();
            auto ready = std::move(*writer).finishForSigning({});
            return verify(seal(std::move(*ready), test::rsaKey()).value_or(QByteArray()));
        };
        const VerifyReport good = verified(record);
        QCOMPARE(good.integrity, Integrity::Intact);
        QVERIFY(good.attachedHistory && good.attachedHistory->isValid);
        QCOMPARE(good.attachedHistory->entryCount, 3);
        QVERIFY(!said(good).contains("history.broken"));

        QByteArray head = record;
        head.replace(head.lastIndexOf("\"head\":\"") + 8, 1, head.contains("\"head\":\"0") ? "1" : "0");
        const QByteArray all[] = {QByteArray(record).replace("a detail", "b detail"),
                                  QByteArray(record).replace("ada@example.org", "bob@example.org"),
                                  QByteArray(record).replace("\"event\":\"sent\"", "\"event\":\"seen\""),
                                  head};
        for (const QByteArray& changed : all) {
            QVERIFY(changed != record);
            const VerifyReport report = verified(changed);
            QCOMPARE(report.integrity, Integrity::Intact); // the sealed content is unchanged
            QVERIFY(report.attachedHistory && !report.attachedHistory->isValid &&
                    !report.attachedHistory->problem.isEmpty());
            QVERIFY2(said(report).contains("history.broken"), said(report).constData());
        }
    }
};

INK_TEST(TestVerifyProofs, "tst_verifyproofs")

} // namespace tst_verifyproofs

#include "tst_verifyproofs.moc"
