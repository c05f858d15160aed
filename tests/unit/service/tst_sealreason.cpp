#include "app/pdf/verify/verifier.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QFile>
#include <QTest>

namespace tst_sealreason {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The reason in the seal is in the language of the certificate. */
class TestSealReason final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void followsTheCertificatesLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("reason");
        QTest::newRow("English") << u"en"_s << u"Sealed after every recipient had finished"_s;
        QTest::newRow("French") << u"fr"_s << u"Scellé après que tous les destinataires ont terminé"_s;
        QTest::newRow("German") << u"de-AT"_s << u"Gesiegelt, nachdem alle Empfänger abgeschlossen hatten"_s;
        QTest::newRow("another") << u"pt-BR"_s << u"Sealed after every recipient had finished"_s;
    }
    void followsTheCertificatesLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, reason);
        World world;
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.document.invitations[0].language = language;
        const auto sent = world.create(creation);
        QVERIFY(world.sign(sent, 1));
        const auto done = world.finalized(sent.id);
        QCOMPARE(done.status, domain::SigningStatus::Completed);
        const auto artifacts = world.stores->documents.artifacts(sent.id).value();
        QCOMPARE(artifacts.size(), 2); // the signed file and the certificate
        for (const auto& artifact : artifacts) {
            QFile file(world.stores->blobs.pathOf(artifact.sha256));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const pdf::VerifyReport report = pdf::verifyPdf(file.readAll(), {});
            QCOMPARE(report.signatures.size(), 1);
            QCOMPARE(report.signatures.first().reason, reason);
        }
    }
};

INK_TEST(TestSealReason, "tst_sealreason")

} // namespace tst_sealreason

#include "tst_sealreason.moc"
