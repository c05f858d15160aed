// The sealed file's title: that of the document, with the file's name where there are several.
#include "app/domain/document/document.h"
#include "app/service/documents/documents.h"
#include "app/service/files/downloads.h"
#include "tests/support/builders.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/rawpdf.h"
#include "tests/unit/service/world.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_sealedtitle {

using namespace ink;
using namespace ink::test;
using namespace Qt::StringLiterals;
using domain::SigningStatus;

namespace {

QByteArray titled(const QByteArray& title)
{
    return rawPdf({"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                   "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400]>>", "<</Title (" + title + ")>>"},
                  XRefStyle::Table, "/Info 4 0 R");
}

} // namespace

class TestSealedTitle : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void titles_data()
    {
        QTest::addColumn<QList<QByteArray>>("uploads");
        QTest::addColumn<bool>("eachSigns");
        QTest::addColumn<QStringList>("expected");
        const QString title = u"Mietvertrag Größe 1"_s;
        for (const bool each : {false, true}) {
            const auto row = [&](const char* name, const QList<QByteArray>& uploads,
                                 const QStringList& expected) {
                QTest::addRow("%s%s", name, each ? ", a signature for each signer" : "")
                    << uploads << each << expected;
            };
            row("untitled", {"untitled"}, {title});
            row("a title of its own", {"Deed"}, {u"Deed"_s});
            row("two files", {"Document1", "Deed"}, {title + u" – file1"_s, u"Deed"_s});
        }
    }
    void titles()
    {
        QFETCH(QList<QByteArray>, uploads);
        QFETCH(bool, eachSigns);
        QFETCH(QStringList, expected);
        if (!requireProgram("pdfinfo")) return;
        World world;
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.title = u"Mietvertrag  Größe\u202E 1"_s;
        creation.document.setting.signaturePerSigner = eachSigns;
        creation.files.clear();
        for (qsizetype i = 0; i < uploads.size(); ++i)
            creation.files.append(world.stage(u"file%1.pdf"_s.arg(i + 1), titled(uploads.at(i))));
        auto signature = tag(domain::TagType::Signature, u"Signature"_s, 1, 1, 0, 0);
        signature.rect = {20, 300, 100, 30};
        creation.document.tags = {signature};
        const auto sent = world.create(std::move(creation));
        QVERIFY(world.sign(sent, 1));
        const auto done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        for (qsizetype i = 0; i < expected.size(); ++i) {
            const auto artifacts = world.stores->documents.artifacts(done.id);
            QVERIFY(artifacts && artifacts->size() > i);
            const auto blob = world.stores->blobs.read(artifacts->at(i).sha256);
            QVERIFY(blob);
            const QString info = outputOf(u"pdfinfo"_s, {u"FILE"_s},
                                          QByteArray(blob->bytes().constData(), blob->bytes().size()));
            QVERIFY2(info.contains(QRegularExpression(
                         u"Title: +%1\n"_s.arg(QRegularExpression::escape(expected.at(i))))),
                     qPrintable(info));
        }
    }
};

INK_TEST(TestSealedTitle, "tst_sealedtitle")

} // namespace tst_sealedtitle

#include "tst_sealedtitle.moc"
