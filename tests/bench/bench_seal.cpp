// SealingState a 10-page file compared with bare OpenSSL CMS over the same number of bytes, with the same
// key, in the same run.
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRandomGenerator>

#include <openssl/cms.h>
#include <openssl/pem.h>

#include <algorithm>
#include <cstdio>
#include <functional>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace ink;

#ifdef __GLIBC__
namespace {

/** Memory allocated by the program since counting started. */
struct Held
{
    bool counts = false;
    long long bytes = 0;
    long long highest = 0;
    long long pieces = 0;

    void take(void* piece)
    {
        if (!counts || !piece) return;
        ++pieces;
        bytes += static_cast<long long>(malloc_usable_size(piece));
        highest = std::max(highest, bytes);
    }
    void give(void* piece)
    {
        if (counts && piece) bytes -= static_cast<long long>(malloc_usable_size(piece));
    }
};
Held held;

} // namespace

extern "C" {
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* piece, size_t size);
void __libc_free(void* piece);

void* malloc(size_t size)
{
    void* const piece = __libc_malloc(size);
    held.take(piece);
    return piece;
}
void* calloc(size_t count, size_t size)
{
    void* const piece = __libc_calloc(count, size);
    held.take(piece);
    return piece;
}
void* realloc(void* piece, size_t size)
{
    held.give(piece);
    void* const grown = __libc_realloc(piece, size);
    held.take(grown);
    return grown;
}
void free(void* piece)
{
    held.give(piece);
    __libc_free(piece);
}
}
#endif

namespace {

constexpr qint64 measureForMs = 3'000;
constexpr int rounds = 3;

/** Ten pages of text with a small picture each: about 100 kB. */
QByteArray tenPages()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QPainter painter(&writer);
    QRandomGenerator random(7);
    for (int page = 0; page < 10; ++page) {
        if (page > 0) writer.newPage();
        for (int line = 0; line < 40; ++line)
            painter.drawText(
                QPointF(800, 900 + line * 300),
                QStringLiteral("Page %1, line %2: the parties agree to the terms that follow, no. %3.")
                    .arg(page + 1)
                    .arg(line + 1)
                    .arg(random.generate()));
        QImage noise(48, 48, QImage::Format_RGB32);
        for (int y = 0; y < 48; ++y)
            for (int x = 0; x < 48; ++x)
                noise.setPixel(x, y, random.generate() | 0xff000000U);
        painter.drawImage(QRectF(7000, 12'500, 900, 900), noise);
    }
    painter.end();
    return bytes;
}

QByteArray signaturePicture()
{
    QImage image(300, 100, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::darkBlue, 4));
    painter.drawLine(10, 90, 290, 10);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

double perSecond(const std::function<void()>& once)
{
    once();
    QElapsedTimer timer;
    timer.start();
    int count = 0;
    while (timer.elapsed() < measureForMs) {
        once();
        ++count;
    }
    return count * 1000.0 / double(timer.elapsed());
}

/** Prints a job's peak memory, number of allocations and remaining memory. */
void printMemory(const char* what, const std::function<void()>& once, QByteArray& result)
{
#ifdef __GLIBC__
    once(); // fills one-time caches
    result = {};
    held = {};
    held.counts = true;
    once();
    result = {};
    held.counts = false;
    std::printf("memory: %s takes %lld kB at its highest in %lld allocations and leaves %lld bytes\n", what,
                held.highest / 1024, held.pieces, held.bytes);
#else
    Q_UNUSED(what)
    Q_UNUSED(once)
    Q_UNUSED(result)
#endif
}

[[noreturn]] void die(const char* what)
{
    std::fprintf(stderr, "bench_seal: %s failed\n", what);
    std::exit(1);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const Timestamp now = SystemClock().now();
    const QByteArray upload = tenPages();
    const auto key =
        pdf::SealKey::generate(pdf::KeyKind::Rsa2048, QStringLiteral("Bench"), QStringLiteral("Bench"), now);
    if (!key) die("making a key");

    const QByteArray keyPem = *key->privateKeyPem(Secret());
    const QByteArray certPem = key->certificatePem();
    BIO* keyBio = BIO_new_mem_buf(keyPem.constData(), static_cast<int>(keyPem.size()));
    BIO* certBio = BIO_new_mem_buf(certPem.constData(), static_cast<int>(certPem.size()));
    EVP_PKEY* privateKey = PEM_read_bio_PrivateKey(keyBio, nullptr, nullptr, nullptr);
    X509* certificate = PEM_read_bio_X509(certBio, nullptr, nullptr, nullptr);
    if (!privateKey || !certificate) die("reading the key");

    const auto bare = [&] {
        BIO* data = BIO_new_mem_buf(upload.constData(), static_cast<int>(upload.size()));
        CMS_ContentInfo* cms =
            CMS_sign(certificate, privateKey, nullptr, data, CMS_DETACHED | CMS_BINARY | CMS_NOSMIMECAP);
        if (!cms) die("CMS_sign");
        CMS_ContentInfo_free(cms);
        BIO_free(data);
    };
    pdf::StampItem item;
    item.rect = {100, 600, 180, 60};
    item.type = domain::TagType::Signature;
    item.image = signaturePicture();
    pdf::SignatureRequest request;
    request.signerName = QStringLiteral("Bench");
    request.time = now;
    request.contentsBytes = pdf::maxSignatureBytes(*key);
    QByteArray sealed;
    pdf::VerifyOptions options;
    options.now = now;
    options.ownFingerprints = {key->fingerprint()}; // as finalizing does
    const auto seal = [&] {
        auto writer = pdf::IncrementalWriter::open(upload);
        if (!writer || !writer->stamp({item})) die("stamping");
        auto prepared = std::move(*writer).finishForSigning(request);
        if (!prepared) die("writing");
        options.startDigest = prepared->startDigest;
        auto result = pdf::seal(std::move(*prepared), *key);
        if (!result) die("sealing");
        sealed = std::move(*result);
    };
    const auto sealAndVerify = [&] {
        seal();
        if (pdf::verifyPdf(sealed, options).integrity != pdf::Integrity::Intact) die("verifying");
    };

    std::printf("10 pages, %lld bytes, RSA-2048, one core\n", static_cast<long long>(upload.size()));
    for (int round = 0; round < rounds; ++round) {
        const double limit = perSecond(bare);
        const double whole = perSecond(seal);
        const double checked = perSecond(sealAndVerify);
        std::printf("bare CMS %8.0f/s   stamp+write+seal %8.0f/s  ratio %.2f   and re-verified "
                    "%8.0f/s  ratio %.2f (aim 0.50)\n",
                    limit, whole, whole / limit, checked, checked / limit);
    }
    printMemory("sealing one file", seal, sealed);
    printMemory("sealing and re-verifying one file", sealAndVerify, sealed);
    EVP_PKEY_free(privateKey);
    X509_free(certificate);
    BIO_free(keyBio);
    BIO_free(certBio);
    return 0;
}
