// Verifying compared with the unavoidable work: a file with fifty signatures with hashing their ranges and
// verifying fifty RSA signatures; a file of 100 MB with SHA-256 over it. In the same run, one core.
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QRandomGenerator>

#include <openssl/evp.h>
#include <openssl/pem.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace ink;

namespace {

constexpr int signatureCount = 50;
constexpr qsizetype largeFile = 100'000'000;
constexpr int rounds = 3;

[[noreturn]] void die(const char* what)
{
    std::fprintf(stderr, "bench_verify: %s failed\n", what);
    std::exit(1);
}

/** Ten pages of text. */
QByteArray pages()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QPainter painter(&writer);
    for (int page = 0; page < 10; ++page) {
        if (page > 0) writer.newPage();
        for (int line = 0; line < 40; ++line)
            painter.drawText(
                QPointF(800, 900 + line * 300),
                QStringLiteral("Page %1, line %2: the parties agree.").arg(page + 1).arg(line + 1));
    }
    painter.end();
    return bytes;
}

/** A file of `size` bytes: one page and a stream of noise. */
QByteArray large(qsizetype size)
{
    QByteArray noise(size, Qt::Uninitialized);
    QRandomGenerator random(7);
    random.fillRange(reinterpret_cast<quint32*>(noise.data()), size / 4);
    QByteArray file = "%PDF-1.7\n";
    QList<qint64> offsets;
    const auto add = [&](const QByteArray& object) {
        offsets.append(file.size());
        file += QByteArray::number(offsets.size()) + " 0 obj\n" + object + "\nendobj\n";
    };
    add("<< /Type /Catalog /Pages 2 0 R >>");
    add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /X 4 0 R >> >> >>");
    add("<< /Type /XObject /Subtype /Image /Width 1000 /Height " + QByteArray::number(size / 1000) +
        " /ColorSpace /DeviceGray /BitsPerComponent 8 /Length " + QByteArray::number(size) + " >>\nstream\n" +
        noise + "\nendstream");
    const qint64 xref = file.size();
    file += "xref\n0 5\n0000000000 65535 f \n";
    for (const qint64 offset : std::as_const(offsets))
        file += QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
    return file + "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n" + QByteArray::number(xref) + "\n%%EOF\n";
}

QByteArray signedOnce(const QByteArray& file, const pdf::SealKey& key, Timestamp now)
{
    auto writer = pdf::IncrementalWriter::open(file);
    if (!writer) die("opening");
    pdf::SignatureRequest request;
    request.signerName = QStringLiteral("Bench");
    request.time = now;
    request.contentsBytes = pdf::maxSignatureBytes(key);
    auto prepared = std::move(*writer).finishForSigning(request);
    if (!prepared) die("writing");
    auto sealed = pdf::seal(std::move(*prepared), key);
    if (!sealed) die("sealing");
    return *sealed;
}

double milliseconds(const std::function<void()>& once, int times)
{
    once();
    double best = 1e9;
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        once();
        best = std::min(best, double(timer.nsecsElapsed()) / 1e6);
    }
    return best;
}

void hash(const QByteArray& bytes, qsizetype size)
{
    unsigned char out[EVP_MAX_MD_SIZE];
    unsigned int length = 0;
    if (EVP_Digest(bytes.constData(), static_cast<size_t>(size), out, &length, EVP_sha256(), nullptr) != 1)
        die("hashing");
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const Timestamp now = SystemClock().now();
    const auto key =
        pdf::SealKey::generate(pdf::KeyKind::Rsa2048, QStringLiteral("Bench"), QStringLiteral("Bench"), now);
    if (!key) die("making a key");
    const QByteArray keyPem = *key->privateKeyPem(Secret());
    BIO* keyBio = BIO_new_mem_buf(keyPem.constData(), static_cast<int>(keyPem.size()));
    EVP_PKEY* privateKey = PEM_read_bio_PrivateKey(keyBio, nullptr, nullptr, nullptr);
    if (!privateKey) die("reading the key");

    pdf::VerifyOptions options;
    options.now = now;
    options.ownFingerprints = {key->fingerprint()};
    const auto verify = [&](const QByteArray& file) {
        const pdf::VerifyReport report = pdf::verifyPdf(file, options);
        if (report.integrity != pdf::Integrity::Intact) {
            for (const auto& finding : report.findings)
                std::fprintf(stderr, "%s\n", qPrintable(finding.detail.english()));
            die("verifying");
        }
    };

    std::vector<unsigned char> digest(32, 7);
    std::vector<unsigned char> value(512);
    size_t valueSize = value.size();
    EVP_PKEY_CTX* context = EVP_PKEY_CTX_new(privateKey, nullptr);
    if (EVP_PKEY_sign_init(context) != 1 || EVP_PKEY_CTX_set_signature_md(context, EVP_sha256()) != 1 ||
        EVP_PKEY_sign(context, value.data(), &valueSize, digest.data(), digest.size()) != 1)
        die("signing");
    if (EVP_PKEY_verify_init(context) != 1 || EVP_PKEY_CTX_set_signature_md(context, EVP_sha256()) != 1)
        die("verifying");

    QByteArray many = pages();
    std::vector<qsizetype> sizes;
    for (int i = 0; i < signatureCount; ++i) {
        many = signedOnce(many, *key, now);
        sizes.push_back(many.size());
    }
    if (argc > 1 && qstrcmp(argv[1], "--many") == 0) { // for a profiler
        std::printf("%.2f ms\n", milliseconds([&] { verify(many); }, 200));
        return 0;
    }
    const QByteArray big = signedOnce(large(largeFile), *key, now);
    std::printf("%d signatures in %lld bytes; 1 signature in %lld bytes; RSA-2048\n", signatureCount,
                static_cast<long long>(many.size()), static_cast<long long>(big.size()));
    for (int round = 0; round < rounds; ++round) {
        const double bare = milliseconds(
            [&] {
                for (const qsizetype size : sizes) {
                    hash(many, size);
                    if (EVP_PKEY_verify(context, value.data(), valueSize, digest.data(), digest.size()) != 1)
                        die("bare RSA");
                }
            },
            10);
        const double all = milliseconds([&] { verify(many); }, 10);
        std::printf("%d signatures: bare %7.2f ms   verified %7.2f ms   ratio %.2f (aim 5)\n", signatureCount,
                    bare, all, all / bare);
        const double sha = milliseconds([&] { hash(big, big.size()); }, 5);
        const double whole = milliseconds([&] { verify(big); }, 5);
        std::printf("100 MB: SHA-256 %7.2f ms   verified %7.2f ms   ratio %.2f (aim 3)\n", sha, whole,
                    whole / sha);
    }
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(privateKey);
    BIO_free(keyBio);
    return 0;
}
