// The legal status of signatures by trusted lists.
#include "app/pdf/seal/sealraise.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/reasons.h"
#include "app/pdf/verify/verifier.h"
#include "app/trust/lists/reasons.h"
#include "app/trust/lists/trustedlists.h"
#include "handwrittenpdf.h"
#include "tests/support/testmain.h"
#include "tests/support/trustedlistmaker.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_qualification {

using namespace ink;
using namespace ink::pdf;
using namespace ink::test;

class TestQualification final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;
    KeyPair m_authority;
    KeyPair m_listSigner;
    const Timestamp m_now = SystemClock().now();

    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_dir.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QByteArray sealedBy(const KeyPair& pair) const
    {
        const auto key =
            SealKey::fromPkcs12(pair.p12("test", {m_authority.certificate}), Secret(QByteArray("test")));
        if (!key) return {};
        auto writer = IncrementalWriter::open(HandwrittenPdf::form().bytes());
        if (!writer) return {};
        SignatureRequest request;
        request.signerName = key->commonName();
        request.time = m_now;
        request.contentsBytes = maxSignatureBytes(*key, false);
        auto prepared = std::move(*writer).finishForSigning(request);
        if (!prepared) return {};
        const auto sealed = sealToLevel(*std::move(prepared), *key, {}, m_now);
        return sealed ? sealed->bytes : QByteArray();
    }
    [[nodiscard]] VerifyReport verify(const QByteArray& bytes, bool withLists = true) const
    {
        VerifyOptions options;
        options.now = m_now;
        if (withLists) options.trustedLists = trust::TrustedLists::loadCached({m_dir.path()}, m_now);
        return verifyPdf(bytes, options);
    }
    [[nodiscard]] CertificatePlan plan() const
    {
        CertificatePlan plan;
        plan.issuer = &m_authority;
        plan.claimsQualified = true;
        plan.claimsDevice = true;
        return plan;
    }

private Q_SLOTS:
    void initTestCase()
    {
        CertificatePlan authority;
        authority.name = QStringLiteral("Qualified CA");
        authority.isAuthority = true;
        m_authority = makeKeyPair(authority);
        authority.name = QStringLiteral("List signer");
        m_listSigner = makeKeyPair(authority);
        ListPlan list;
        list.nextUpdate = QStringLiteral("2100-01-01T00:00:00Z");
        list.services = {ServicePlan{m_authority.certificate}};
        write(QStringLiteral("signer.pem"), m_listSigner.certificatePem());
        write(QStringLiteral("de.xml"), signedList(listXml(list), m_listSigner));
    }

    void qualifiedSignaturesAreNamed()
    {
        const QByteArray file = sealedBy(makeKeyPair(plan()));
        const VerifyReport report = verify(file);
        QCOMPARE(report.signatures.size(), 1);
        const auto& qualification = report.signatures.first().qualification;
        QVERIFY(qualification);
        QVERIFY2(qualification->status == trust::QualifiedStatus::QualifiedSignature,
                 qPrintable(qualification->reason.english()));
        QCOMPARE(qualification->at, m_now);
        QCOMPARE(qualification->service, QStringLiteral("Qualified CA"));
        // Nothing in the file shows whether the certificate was revoked.
        QVERIFY(qualification->doubt.is(reason::qualifiedUnlessRevoked));
        QVERIFY(!verify(file, false).signatures.first().qualification);
    }

    void changedFilesHaveNoStatus()
    {
        QByteArray file = sealedBy(makeKeyPair(plan()));
        file.replace("%PDF-1.7", "%PDF-1.6");
        const VerifyReport report = verify(file);
        QCOMPARE(report.integrity, Integrity::Broken);
        QVERIFY(!report.signatures.first().qualification);
    }

    void certificatesMustBeValidThen()
    {
        CertificatePlan over = plan();
        over.to = QStringLiteral("2100-01-01");
        QByteArray file = sealedBy(makeKeyPair(over));
        VerifyOptions options;
        options.now = m_now + std::chrono::years(90);
        ListPlan list;
        list.nextUpdate = QStringLiteral("2200-01-01T00:00:00Z");
        list.services = {ServicePlan{m_authority.certificate}};
        list.sequence = 2;
        write(QStringLiteral("de-2.xml"), signedList(listXml(list), m_listSigner));
        options.trustedLists = trust::TrustedLists::loadCached({m_dir.path()}, options.now);
        const VerifyReport report = verifyPdf(file, options);
        const auto& qualification = report.signatures.first().qualification;
        QVERIFY(qualification);
        QVERIFY(qualification->status == trust::QualifiedStatus::NotQualified);
        QVERIFY2(qualification->reason.is(reason::certificateEndedWhenSigned),
                 qPrintable(qualification->reason.english()));
        QFile::remove(m_dir.filePath(QStringLiteral("de-2.xml")));
    }

    void othersAreNotQualified()
    {
        CertificatePlan stranger = plan();
        stranger.issuer = nullptr;
        const auto report = verify(sealedBy(makeKeyPair(stranger)));
        const auto& qualification = report.signatures.first().qualification;
        QVERIFY(qualification);
        QVERIFY(qualification->status == trust::QualifiedStatus::NotQualified);
        QVERIFY(qualification->reason.is(reason::issuerNotListed));
    }
};

INK_TEST(TestQualification, "tst_qualification")

} // namespace tst_qualification

#include "tst_qualification.moc"
