// Every file of the corpus is either rejected with a reason, or can be stamped and prepared for a signature
// so that other readers accept the result. Prints one line per file.
#include "app/domain/document/document.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/handwrittenpdf.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/QPDF.hh>

#include <cstdio>

namespace tst_corpus {

using namespace ink;
using namespace ink::pdf;
using ink::test::rsaKey;

namespace {

QByteArray signaturePicture()
{
    QImage image(240, 80, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(20, 40, 160), 5));
    painter.drawLine(10, 70, 120, 10);
    painter.drawLine(120, 10, 230, 70);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QString qpdfReads(const QByteArray& bytes)
{
    try {
        QPDF qpdf;
        qpdf.setSuppressWarnings(true);
        qpdf.processMemoryFile("result", bytes.constData(), static_cast<size_t>(bytes.size()));
        for (const auto& warning : qpdf.getWarnings())
            if (QByteArray(warning.what()).contains("damaged")) return QString::fromUtf8(warning.what());
        return {};
    } catch (const std::exception& e) {
        return QString::fromUtf8(e.what());
    }
}

} // namespace

class TestCorpus : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        const auto certificate = makeCertificate({}, {});
        QVERIFY(certificate);
        m_certificate = *certificate;
    }

    void every_data()
    {
        QTest::addColumn<QString>("path");
        const QDir dir(ink::test::corpusPath(QStringLiteral("pdf")));
        const auto names = dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << dir.filePath(name);
        if (names.isEmpty()) QTest::newRow("absent") << QString();
    }

    void every()
    {
        QFETCH(QString, path);
        if (!test::requireCorpus(!path.isEmpty())) return;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray original = file.readAll();
        test::WorkTimer timer;
        const auto report = [&](const char* outcome, const QString& detail) {
            std::printf("%-60s %-8s %4lld ms  %s\n", qPrintable(QFileInfo(path).fileName()), outcome,
                        static_cast<long long>(timer.elapsed()), qPrintable(detail));
            std::fflush(stdout);
        };

        const auto intake = acceptPdf(original);
        QVERIFY2(timer.elapsed() < 5000, "inspection took too long");
        if (!intake) {
            QCOMPARE(intake.error().code, ErrorCode::UnreadablePdf);
            QVERIFY(intake.error().detail.english().endsWith(QLatin1Char('.')));
            QPdfDocument viewer;
            QBuffer buffer;
            buffer.setData(original);
            buffer.open(QIODevice::ReadOnly);
            viewer.load(&buffer);
            ++m_refused;
            report("refused", intake.error().detail.english() + (viewer.error() == QPdfDocument::Error::None
                                                                     ? QStringLiteral("  [PDFium opens it]")
                                                                     : QString()));
            return;
        }
        const PdfInfo* const info = &intake->info;
        if (!intake->rebuilt.isEmpty()) original = intake->rebuilt;
        auto writer = IncrementalWriter::open(original);
        QVERIFY2(writer, qPrintable(writer ? QString() : writer.error().detail.english()));
        QCOMPARE(writer->pageCount(), info->pages.size());
        const QSizeF size = info->pages.first().size;
        StampItem item;
        item.pageIndex = 1;
        item.rect = {int(size.width() / 4), int(size.height() / 4), std::max(1, int(size.width() / 2)),
                     std::max(1, int(size.height() / 4))};
        item.type = domain::TagType::Signature;
        item.image = signaturePicture();
        StampItem words = item;
        words.type = domain::TagType::Text;
        words.rect.top = 0;
        words.image.clear();
        words.text = QStringLiteral("Inkstone was here");
        const auto stamped = writer->stamp({item, words});
        QVERIFY2(stamped, qPrintable(stamped ? QString() : stamped.error().detail.english()));
        const auto appended = writer->appendPages(m_certificate);
        QVERIFY2(appended, qPrintable(appended ? QString() : appended.error().detail.english()));
        const auto attached =
            writer->attach(QStringLiteral("history.json"), QStringLiteral("application/json"), "[]", {});
        QVERIFY2(attached, qPrintable(attached ? QString() : attached.error().detail.english()));
        SignatureRequest request;
        request.signerName = QStringLiteral("Søren");
        const auto prepared = std::move(*writer).finishForSigning(request);
        QVERIFY2(prepared, qPrintable(prepared ? QString() : prepared.error().detail.english()));
        const QByteArray& result = prepared->bytes;
        QVERIFY(result.startsWith(original));
        QVERIFY2(timer.elapsed() < 5000, "writing took too long");
        QCOMPARE(qpdfReads(result), QString());

        const auto sealed = seal(*prepared, rsaKey());
        QVERIFY2(sealed, qPrintable(sealed ? QString() : sealed.error().detail.english()));
        VerifyOptions options;
        options.ownFingerprints = {rsaKey().fingerprint()};
        const auto verdict = verifyPdf(*sealed, options);
        QString findings;
        for (const auto& finding : verdict.findings)
            findings += QStringLiteral(" (%1: %2)").arg(finding.id, finding.detail.english());
        QVERIFY2(!verdict.signatures.isEmpty(), qPrintable(findings));
        const auto& own = verdict.signatures.last();
        QVERIFY2(own.integrity == Integrity::Intact && own.coversWholeFile && own.trust == Trust::Own,
                 qPrintable(findings));
        // A file that was already signed keeps the faults of its old signatures.
        if (!info->isSigned) QVERIFY2(verdict.integrity == Integrity::Intact, qPrintable(findings));

        const auto again = inspectPdf(result);
        QVERIFY2(again, qPrintable(again ? QString() : again.error().detail.english()));
        QVERIFY(again->isSigned);
        QCOMPARE(again->pages.first(info->pages.size()), info->pages);
        QCOMPARE(again->pages.size(), info->pages.size() + 1);

        QBuffer before;
        before.setData(original);
        before.open(QIODevice::ReadOnly);
        QPdfDocument viewerBefore;
        viewerBefore.load(&before);
        QBuffer buffer;
        buffer.setData(result);
        buffer.open(QIODevice::ReadOnly);
        QPdfDocument viewer;
        viewer.load(&buffer);
        QString note = info->isDamaged ? QStringLiteral("mended") : QString();
        if (viewerBefore.error() != QPdfDocument::Error::None)
            note += QStringLiteral(" [PDFium can't open the upload]");
        if (viewer.error() != QPdfDocument::Error::None) {
            note += QStringLiteral(" [PDFium can't open the result]");
            QVERIFY2(viewerBefore.error() != QPdfDocument::Error::None,
                     "the result is worse than the upload");
        } else {
            if (viewer.pageCount() != info->pages.size() + 1)
                note += QStringLiteral(" [PDFium: %1 pages, here %2]")
                            .arg(viewer.pageCount())
                            .arg(info->pages.size() + 1);
            const QSizeF seen = viewer.pagePointSize(0);
            if (std::abs(seen.width() - size.width()) > 1 || std::abs(seen.height() - size.height()) > 1)
                note += QStringLiteral(" [PDFium: %1 x %2, here %3 x %4]")
                            .arg(seen.width())
                            .arg(seen.height())
                            .arg(size.width())
                            .arg(size.height());
            const QImage picture = viewer.render(0, QSize(300, 300));
            int blue = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) {
                    const QRgb pixel = picture.pixel(x, y);
                    if (qAbs(qRed(pixel) - 20) < 60 && qAbs(qGreen(pixel) - 40) < 60 &&
                        qAbs(qBlue(pixel) - 160) < 60)
                        ++blue;
                }
            if (!viewer.getAllText(0).text().simplified().contains(QStringLiteral("Inkstone was here")) &&
                words.rect.width > 60 && !info->isSigned) // PDFium's text excludes form fields
                note += QStringLiteral(" [words not found]");
            if (blue < 20) note += QStringLiteral(" [stamp not seen: %1 px]").arg(blue);
        }
        if (qEnvironmentVariableIsSet("INKSTONE_KEEP")) {
            QFile keep(qEnvironmentVariable("INKSTONE_KEEP") + QLatin1Char('/') + QFileInfo(path).fileName());
            if (keep.open(QIODevice::WriteOnly)) keep.write(*sealed);
        }
        ++m_stamped;
        report("stamped", note);
        QVERIFY2(!note.contains(QLatin1Char('[')), qPrintable(note));
    }

    void cleanupTestCase() { std::printf("stamped %d, refused %d\n", m_stamped, m_refused); }

private:
    QByteArray m_certificate;
    int m_stamped = 0;
    int m_refused = 0;
};

INK_TEST(TestCorpus, "tst_corpus")

} // namespace tst_corpus

#include "tst_corpus.moc"
