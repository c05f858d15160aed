#include "app/base/clock.h"
#include "app/pdf/crypto/signeddata.h"
#include "app/pdf/crypto/signingalgorithms.h"
#include "app/pdf/verify/verifier.h"
#include "tests/contract/contracttest.h"
#include "tests/support/opensslcard.h"
#include "tests/support/programrun.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QUrl>

namespace tst_certificates {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Signing with a certificate of one's own: `prepare`, a signature made elsewhere, `finish` with `cms`. */
class TestCertificates final : public ContractTest
{
    Q_OBJECT

    static QString text(const QByteArray& bytes) { return QString::fromLatin1(bytes.toBase64()); }
    static QByteArray binary(const QJsonValue& value)
    {
        return QByteArray::fromBase64(value.toString().toLatin1());
    }
    /** People who sign one after the other (or all at once), each with a signature and a text field; a person
     * with a requirement signs with a certificate. */
    QJsonObject sent(const QList<std::optional<QJsonObject>>& people, bool inTurn = true,
                     bool perSigner = false)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray invitations;
        QJsonArray tags;
        for (int i = 1; i <= people.size(); ++i) {
            QJsonObject person{{u"recipientName"_s, u"Signer %1"_s.arg(i)},
                               {u"recipientEmail"_s, u"s%1@example.com"_s.arg(i)},
                               {u"actionType"_s, 15},
                               {u"sequence"_s, inTurn ? i : 1}};
            if (people.at(i - 1)) person.insert(u"signingCertificate"_s, *people.at(i - 1));
            invitations.append(person);
            tags.append(ServiceFixture::tag(250, u"Signature %1"_s.arg(i), {60, 300 + 60 * i, 120, 30}, i));
            tags.append(ServiceFixture::tag(252, u"Place %1"_s.arg(i), {300, 300 + 60 * i, 120, 22}, i));
            tags.append(ServiceFixture::tag(270, u"Date %1"_s.arg(i), {450, 300 + 60 * i, 90, 22}, i));
        }
        wanted.insert(u"invitations"_s, invitations);
        wanted.insert(u"tags"_s, tags);
        if (perSigner) wanted.insert(u"documentSetting"_s, QJsonObject{{u"signaturePerSigner"_s, true}});
        return m_client.created(wanted);
    }
    QJsonArray values(const QByteArray& path)
    {
        return ServiceFixture::valuesFor(json(m_client.nobody("GET", path + "/values")), u"Lisbon"_s);
    }
    RawAnswer prepare(const QByteArray& path, const QList<QByteArray>& chain,
                      const QString& algorithm = u"ECDSA-SHA256"_s)
    {
        QJsonArray certificates;
        for (const QByteArray& each : chain)
            certificates.append(text(each));
        return m_client.nobody("POST", path + "/prepare",
                               ServiceFixture::bytes({{u"certificates"_s, certificates},
                                                      {u"algorithm"_s, algorithm},
                                                      {u"values"_s, values(path)}}));
    }
    /** The `cms` for what was prepared, after the client has checked it as the workstation does. */
    QJsonArray signatures(const QJsonObject& prepared, const OpenSslCard& card)
    {
        const auto* const algorithm = pdf::signingAlgorithm(prepared.value("algorithm"_L1).toString());
        QJsonArray all;
        for (const QJsonValue& file : prepared.value("files"_L1).toArray()) {
            const QByteArray path = QUrl(file["url"_L1].toString()).path().toLatin1();
            const RawAnswer got = m_client.nobody("GET", path);
            const QByteArray& bytes = got.body;
            const RawAnswer again =
                m_client.nobody("GET", path, {}, "If-None-Match: " + got.header("ETag") + "\r\n");
            const QByteArray sha256 = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
            const QJsonArray range = file["byteRange"_L1].toArray();
            const QByteArray covered = bytes.mid(range.at(0).toInteger(), range.at(1).toInteger()) +
                                       bytes.mid(range.at(2).toInteger(), range.at(3).toInteger());
            const QByteArray digest = QCryptographicHash::hash(covered, QCryptographicHash::Sha256);
            const QByteArray attributes = binary(file["signedAttributes"_L1]);
            const bool isAsTold = again.status == 304 && sha256 == file["sha256"_L1].toString().toLatin1() &&
                                  digest == binary(file["digest"_L1]) && attributes.contains(digest);
            const auto cms = pdf::makeSignedData(*algorithm, attributes, card.chain(),
                                                 card.sign(algorithm->name, attributes));
            [&] { QVERIFY2(isAsTold && cms, bytes.left(200).constData()); }();
            all.append(QJsonObject{{u"fileID"_s, file["fileID"_L1]},
                                   {u"value"_s, text(cms.value_or(QByteArray()))}});
        }
        return all;
    }
    RawAnswer finish(const QByteArray& path, const QJsonArray& cms)
    {
        return m_client.nobody("POST", path + "/finish",
                               ServiceFixture::bytes({{u"consent"_s, true}, {u"cms"_s, cms}}));
    }
    RawAnswer sign(const QByteArray& path, const OpenSslCard& card)
    {
        const RawAnswer prepared = prepare(path, card.chain());
        if (prepared.status != 200) return prepared;
        return finish(path, signatures(json(prepared), card));
    }
    /** A link signer's signature is added by a worker. */
    void waitForSignatures(const QJsonObject& document, qsizetype count)
    {
        QTRY_COMPARE_WITH_TIMEOUT(added(document).size(), count, 60'000);
    }
    QStringList added(const QJsonObject& document)
    {
        QStringList details;
        for (const QJsonValue& entry : now(document).value("histories"_L1).toArray())
            if (entry["event"_L1].toString() == "signature_added"_L1)
                details += entry["detail"_L1].toString();
        return details;
    }
    static QString reasonOf(const RawAnswer& answer)
    {
        const QJsonObject object = json(answer);
        const QJsonArray details = object.value("details"_L1).toArray();
        return (details.isEmpty() ? object : details.at(0).toObject()).value("reason"_L1).toString();
    }
    static QString placeOf(const RawAnswer& answer)
    {
        return json(answer).value("details"_L1)[0]["field"_L1].toString();
    }
    static QJsonObject byDigest(const OpenSslCard& card)
    {
        return {{u"issuers"_s,
                 QJsonArray{QString::fromLatin1(
                     QCryptographicHash::hash(card.authority(), QCryptographicHash::Sha256).toHex())}}};
    }

private Q_SLOTS:
    /** Two cards, a link and paper, in every order of the kinds: all signatures stay valid. */
    void mixed_data()
    {
        QTest::addColumn<QString>("order"); ///< c: certificate, l: link, p: paper
        for (const char* order : {"clpc", "lccp", "pclc"})
            QTest::newRow(order) << QString::fromLatin1(order);
    }
    void mixed()
    {
        QFETCH(QString, order);
        const OpenSslCard first;
        const OpenSslCard second("-algorithm RSA -pkeyopt rsa_keygen_bits:2048", "/CN=Ben Example");
        QList<std::optional<QJsonObject>> people;
        QList<const OpenSslCard*> cards;
        for (const QChar each : order) {
            cards += each != u'c' ? nullptr : cards.contains(&first) ? &second : &first;
            people += cards.constLast() ? std::optional(byDigest(*cards.constLast())) : std::nullopt;
        }
        const QJsonObject document = sent(people);
        QCOMPARE(document.value("documentSetting"_L1)["signaturePerSigner"_L1].toBool(), true);
        int electronic = 0;
        for (int i = 0; i < order.size(); ++i) {
            const QByteArray path = signingPath(document, i);
            waitForSignatures(document, electronic);
            if (order.at(i) == u'p') {
                const QByteArray paper =
                    ContractClient::pathOf(document) + "/invitations/" +
                    document.value("invitations"_L1)[i]["GUID"_L1].toString().toLatin1() + "/paper";
                QCOMPARE(m_client
                             .multipart(paper,
                                        part("files[]", ServiceFixture::sample(), "scan.pdf") + "--BB--",
                                        m_client.service.auth)
                             .status,
                         200);
                continue;
            }
            ++electronic;
            if (order.at(i) == u'l') {
                QCOMPARE(m_client.service.finish(path).status, 200);
                continue;
            }
            const bool isSecond = cards.at(i) == &second;
            const RawAnswer ready =
                prepare(path, cards.at(i)->chain(), isSecond ? u"RSA-PSS-SHA256"_s : u"ECDSA-SHA256"_s);
            QVERIFY2(ready.status == 200, ready.body.constData());
            const QJsonArray cms = signatures(json(ready), *cards.at(i));
            const RawAnswer done = finish(path, cms);
            QVERIFY2(done.status == 200, done.body.constData());
            QCOMPARE(finish(path, cms).status, 200); // the answer may be lost
        }
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 60'000);
        const QStringList details = added(document);
        QCOMPARE(details.size(), 3); // nothing twice
        QVERIFY2(
            details.join(u'\n').contains(u"with the certificate of Ada Example, issuer Card Authority CA"),
            qPrintable(details.join(u'\n')));

        const QByteArray file =
            m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=esign").body;
        QVERIFY(first.write(u"file.pdf"_s, file));
        const QString told = outputOf(u"pdfsig"_s, {u"-nocert"_s, first.path(u"file.pdf"_s)});
        QVERIFY2(told.count(u"Signature Validation:"_s) == 4 && told.count(u"Signature is Valid"_s) == 4,
                 qPrintable(told));
        const ProgramRun checked = runProgram(u"qpdf"_s, {u"--check"_s, u"FILE"_s}, file);
        QVERIFY2(checked.exitCode == 0, checked.errors.constData());
        pdf::VerifyOptions how;
        how.now = SystemClock().now();
        how.useSystemStore = false;
        how.trustedCertificates = {first.read(u"ca.pem"_s), second.read(u"ca.pem"_s)};
        const pdf::VerifyReport report = pdf::verifyPdf(file, how);
        QCOMPARE(report.signatures.size(), 4);
        int trusted = 0;
        for (const pdf::SignatureReport& each : report.signatures) {
            QCOMPARE(each.integrity, pdf::Integrity::Intact);
            QVERIFY(each.isPades);
            trusted += each.trust == pdf::Trust::Trusted ? 1 : 0;
        }
        QCOMPARE(trusted, 2); // the cards
        // OpenSSL verifies each value over its bytes.
        static const QRegularExpression ranges(
            u"/ByteRange\\s*\\[\\s*\\d+\\s+(\\d+)\\s+(\\d+)\\s+(\\d+)\\s*\\]"_s);
        int verified = 0;
        auto found = ranges.globalMatch(QString::fromLatin1(file));
        while (found.hasNext()) {
            const auto match = found.next();
            const qsizetype start = match.captured(1).toLongLong();
            const qsizetype end = match.captured(2).toLongLong();
            QByteArray value = QByteArray::fromHex(file.mid(start + 1, end - start - 2));
            const qsizetype length = 4 + (qsizetype(quint8(value.at(2))) << 8) + quint8(value.at(3));
            first.write(u"value"_s, value.left(length));
            first.write(u"content"_s, file.left(start) + file.mid(end, match.captured(3).toLongLong()));
            QVERIFY(
                first.run("cms -verify -binary -inform DER -in value -content content -noverify -out out"));
            ++verified;
        }
        QCOMPARE(verified, 4);
        const QString certificate =
            outputOf(u"pdftotext"_s, {u"-layout"_s, u"FILE"_s, u"-"_s},
                     m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=audit").body);
        QVERIFY2(certificate.simplified().contains(u"certificate of Ada Example"), qPrintable(certificate));
    }

    void theRequirement()
    {
        const OpenSslCard card;
        const QJsonObject required{{u"level"_s, u"qualified"_s},
                                   {u"issuers"_s, QJsonArray{u"Card Authority"_s}},
                                   {u"person"_s, u"ada@example.com"_s}};
        const QJsonObject document = sent({required});
        QCOMPARE(now(document).value("invitations"_L1)[0]["signingCertificate"_L1].toObject(), required);
        const QJsonObject view = json(m_client.nobody("GET", signingPath(document) + "/values"));
        QCOMPARE(view.value("signingCertificate"_L1).toObject(), required);
        QCOMPARE(view.value("canUseCertificate"_L1).toBool(), true);
        // Without a certificate nobody signs, neither by the link nor on paper.
        const RawAnswer plain = m_client.service.finish(signingPath(document));
        QCOMPARE(plain.status, 409);
        QCOMPARE(reasonOf(plain), u"certificate_needed"_s);
        QCOMPARE(placeOf(plain), u"cms"_s);
        // A reviewer has nothing to sign.
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonObject person = wanted.value("invitations"_L1)[0].toObject();
        person.insert(u"signingCertificate"_s, QJsonObject());
        person.insert(u"actionType"_s, 17);
        wanted.insert(u"invitations"_s, QJsonArray{person});
        m_client.service.mayFail = false;
        QCOMPARE(m_client.service.createOf(wanted, ServiceFixture::sample()).status, 400);
        // Without the setting, files have no place for signatures of the signers.
        const QJsonObject other = sent({std::nullopt});
        const RawAnswer notHere = prepare(signingPath(other), card.chain());
        QCOMPARE(notHere.status, 409);
        QCOMPARE(reasonOf(notHere), u"certificate_not_used_here"_s);
        // With it, anybody may.
        const QJsonObject third = sent({std::nullopt}, true, true);
        QCOMPARE(sign(signingPath(third), card).status, 200);
    }

    void refusedCertificates_data()
    {
        QTest::addColumn<QJsonObject>("required");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("reason");
        const auto issuer = [](const QString& name) { return QJsonObject{{u"issuers"_s, QJsonArray{name}}}; };
        QTest::newRow("any") << QJsonObject() << 200 << QString();
        QTest::newRow("qualified") << QJsonObject{{u"level"_s, u"qualified"_s}} << 403
                                   << u"certificate_not_qualified"_s;
        QTest::newRow("another person")
            << QJsonObject{{u"person"_s, u"Eve"_s}} << 403 << u"certificate_of_other_person"_s;
        QTest::newRow("another issuer")
            << issuer(u"Some Authority"_s) << 403 << u"certificate_of_other_issuer"_s;
        QTest::newRow("another digest")
            << issuer(QString(64, u'a')) << 403 << u"certificate_of_other_issuer"_s;
        // Everybody can make an authority of that name.
        QTest::newRow("a name without trust")
            << issuer(u"Card Authority CA"_s) << 403 << u"certificate_issuer_untrusted"_s;
        QTest::newRow("a person without trust")
            << QJsonObject{{u"person"_s, u"ADA@example.com"_s}} << 403 << u"certificate_issuer_untrusted"_s;
    }
    void refusedCertificates()
    {
        QFETCH(QJsonObject, required);
        QFETCH(int, status);
        QFETCH(QString, reason);
        const OpenSslCard card;
        const QJsonObject document = sent({required});
        QVERIFY(!values(signingPath(document)).isEmpty()); // opens it
        const QJsonObject before = now(document);
        const RawAnswer answer = prepare(signingPath(document), card.chain());
        QVERIFY2(answer.status == status, answer.body.constData());
        if (status == 200) return;
        QCOMPARE(reasonOf(answer), reason);
        QCOMPARE(placeOf(answer), u"certificates[0]"_s);
        QCOMPARE(now(document).value("version"_L1), before.value("version"_L1)); // nothing was changed
    }

    void thePerson()
    {
        const OpenSslCard card;
        for (const QString& person : {u"PNOXX-1"_s, u"ada  EXAMPLE"_s, u"Ada@example.com"_s}) {
            QJsonObject required = byDigest(card);
            required.insert(u"person"_s, person);
            const QJsonObject document = sent({required});
            const RawAnswer answer = sign(signingPath(document), card);
            QVERIFY2(answer.status == 200, answer.body.constData());
        }
    }

    void unusableCertificates()
    {
        const OpenSslCard card;
        const OpenSslCard cipher("-algorithm RSA -pkeyopt rsa_keygen_bits:2048", "/CN=Only for encryption",
                                 "keyUsage=critical,keyEncipherment\n");
        const QJsonObject document = sent({QJsonObject()});
        const QByteArray path = signingPath(document);
        const auto refused = [&](const QList<QByteArray>& chain, const QString& algorithm,
                                 const char* place) {
            const RawAnswer answer = prepare(path, chain, algorithm);
            QVERIFY2(answer.status == 400 && placeOf(answer) == QLatin1StringView(place),
                     answer.body.constData());
        };
        refused(cipher.chain(), u"RSA-SHA256"_s, "certificates[0]");
        refused({card.leaf()}, u"ECDSA-SHA256"_s, "certificates[1]");
        refused({card.leaf(), QByteArray(1024 * 1024, 'x')}, u"ECDSA-SHA256"_s, "certificates");
        refused(card.chain(), u"RSA-SHA256"_s, "algorithm");
        refused({}, u"ECDSA-SHA256"_s, "certificates");
    }

    void refusedSignatures()
    {
        const OpenSslCard card;
        const OpenSslCard other;
        const QJsonObject document = sent({QJsonObject()});
        const QJsonObject twin = sent({QJsonObject()});
        const QByteArray path = signingPath(document);
        QCOMPARE(reasonOf(finish(path, {QJsonObject{{u"fileID"_s, 1}, {u"value"_s, u"AAAA"_s}}})),
                 u"nothing_prepared"_s);
        const QJsonObject prepared = json(prepare(path, card.chain()));
        const QJsonObject ofTwin = json(prepare(signingPath(twin), card.chain()));
        const qint64 version = now(document).value("version"_L1).toInteger();
        const QJsonArray good = signatures(prepared, card);
        const auto with = [&](const QJsonValue& value) {
            QJsonObject one = good.at(0).toObject();
            one.insert(u"value"_s, value);
            return QJsonArray{one};
        };
        const auto refused = [&](const QJsonArray& cms, const char* place, const char* reason) {
            const RawAnswer answer = finish(path, cms);
            QVERIFY2(answer.status == 400 && placeOf(answer) == QLatin1StringView(place) &&
                         reasonOf(answer) == QLatin1StringView(reason),
                     answer.body.constData());
            QCOMPARE(now(document).value("version"_L1).toInteger(), version); // nothing was changed
        };
        // Of another document, by another certificate, with other attributes, nonsense.
        refused(with(signatures(ofTwin, card).at(0)["value"_L1]), "cms[0].value", "signed_attributes_differ");
        const QByteArray attributes = binary(prepared.value("files"_L1)[0]["signedAttributes"_L1]);
        const auto foreign = pdf::makeSignedData(*pdf::signingAlgorithm(u"ECDSA-SHA256"_s), attributes,
                                                 other.chain(), other.sign("ECDSA-SHA256", attributes));
        refused(with(text(*foreign)), "cms[0].value", "signature_by_other_certificate");
        QByteArray tampered = binary(good.at(0)["value"_L1]);
        const QByteArray digest = binary(prepared.value("files"_L1)[0]["digest"_L1]);
        tampered[tampered.indexOf(digest)] = static_cast<char>(tampered.at(tampered.indexOf(digest)) ^ 1);
        refused(with(text(tampered)), "cms[0].value", "signed_attributes_differ");
        refused(with(text("nonsense")), "cms[0].value", "signature_not_cms");
        refused(QJsonArray{good.at(0), good.at(0)}, "cms", "signature_of_no_file");
        // Values belong to prepare.
        const RawAnswer late = m_client.nobody(
            "POST", path + "/finish",
            ServiceFixture::bytes({{u"consent"_s, true}, {u"cms"_s, good}, {u"values"_s, values(path)}}));
        QCOMPARE(reasonOf(late), u"values_are_prepared"_s);
        QCOMPARE(finish(path, good).status, 200);
        // Once finished, another signature changes nothing.
        QCOMPARE(finish(path, with(text(tampered))).status, 409);
    }

    /** What was prepared ends when it is prepared again, and when the document changes. */
    void outdated()
    {
        const OpenSslCard card;
        const QJsonObject document = sent({QJsonObject(), std::nullopt, QJsonObject()}, false);
        const QByteArray path = signingPath(document);
        const QJsonArray first = signatures(json(prepare(path, card.chain())), card);
        const QJsonArray second = signatures(json(prepare(path, card.chain())), card);
        QCOMPARE(finish(path, first).status, 400); // replaced
        // Another value.
        QJsonArray others = values(path);
        for (QJsonValueRef each : others) {
            QJsonObject value = each.toObject();
            if (value.contains(u"text"_s)) value.insert(u"text"_s, u"Porto"_s);
            each = value;
        }
        QCOMPARE(
            m_client.nobody("PUT", path + "/values", ServiceFixture::bytes({{u"values"_s, others}})).status,
            200);
        RawAnswer answer = finish(path, second);
        QCOMPARE(answer.status, 409);
        QCOMPARE(reasonOf(answer), u"prepared_files_outdated"_s);
        // Two at the same time, and somebody with a link: the first to finish wins, the others prepare again.
        const QJsonArray third = signatures(json(prepare(path, card.chain())), card);
        const QByteArray parallel = signingPath(document, 2);
        QCOMPARE(sign(parallel, card).status, 200);
        answer = finish(path, third);
        QCOMPARE(reasonOf(answer), u"prepared_files_outdated"_s);
        const QJsonArray fourth = signatures(json(prepare(path, card.chain())), card);
        QCOMPARE(m_client.service.finish(signingPath(document, 1)).status, 200);
        waitForSignatures(document, 2);
        QCOMPARE(reasonOf(finish(path, fourth)), u"prepared_files_outdated"_s);
        QCOMPARE(sign(path, card).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 60'000);
        QCOMPARE(added(document).size(), 3);
    }

    /** Who doesn't see a file doesn't sign it; whoever does continues all files. */
    void hiddenFiles()
    {
        const OpenSslCard card;
        QJsonObject wanted = ServiceFixture::documentWithHiddenFile();
        QJsonArray people = wanted.value("invitations"_L1).toArray();
        for (QJsonValueRef each : people) {
            QJsonObject person = each.toObject();
            person.insert(u"signingCertificate"_s, QJsonObject());
            each = person;
        }
        wanted.insert(u"invitations"_s, people);
        const RawAnswer made = m_client.service.mine("POST", "/documents", ServiceFixture::bytes(wanted));
        QVERIFY2(made.status == 201, made.body.constData());
        const QJsonObject document = documentIn(made);
        for (int i = 0; i < 2; ++i) {
            const QByteArray path = signingPath(document, i);
            const RawAnswer prepared = prepare(path, card.chain());
            QVERIFY2(prepared.status == 200, prepared.body.constData());
            QCOMPARE(json(prepared).value("files"_L1).toArray().size(), i + 1);
            QCOMPARE(prepared.body.contains("salaries"), i == 1);
            QCOMPARE(finish(path, signatures(json(prepared), card)).status, 200);
        }
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 60'000);
    }

    void nobodyElseSeesWhatIsPrepared()
    {
        const OpenSslCard card;
        const QJsonObject document = sent({QJsonObject()});
        const QJsonObject prepared = json(prepare(signingPath(document), card.chain()));
        const QByteArray path = QUrl(prepared.value("files"_L1)[0]["url"_L1].toString()).path().toLatin1();
        QCOMPARE(m_client.nobody("GET", path).status, 200);
        const QJsonObject other = sent({QJsonObject()});
        const QByteArray id = QByteArray::number(prepared.value("files"_L1)[0]["fileID"_L1].toInteger());
        QCOMPARE(m_client.nobody("GET", signingPath(other) + "/prepared/" + id).status, 404);
    }
};

INK_TEST(TestCertificates, "tst_certificates")

} // namespace tst_certificates

#include "tst_certificates.moc"
