// The cost of a seal for this program, by key and level: time-stamp authority, responder and lists are real
// (the openssl program), and their time is not counted.
#include "app/pdf/seal/sealraise.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "tests/support/authorities.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QUrl>

#include <cstdio>

using namespace ink;

namespace {

QByteArray tenPages()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    for (int page = 0; page < 10; ++page) {
        if (page > 0) writer.newPage();
        for (int line = 0; line < 40; ++line)
            painter.drawText(
                QPointF(800, 900 + line * 300),
                QStringLiteral("Page %1, line %2 of the terms that follow.").arg(page).arg(line));
    }
    painter.end();
    return bytes;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    test::Authorities authorities;
    if (!authorities.problem().isEmpty()) {
        std::fprintf(stderr, "%s\n", qPrintable(authorities.problem()));
        return 1;
    }
    const SystemClock clock;
    const QByteArray original = tenPages();
    qint64 elsewhere = 0;
    const auto answered = [&](const QString& path, const QByteArray& body) -> Result<QByteArray> {
        QElapsedTimer timer;
        timer.start();
        const auto answer = authorities.answer(path, body, {});
        elsewhere += timer.nsecsElapsed();
        return answer.body;
    };
    pdf::SealPlan plan;
    plan.timestampOptions.authorities = {{QStringLiteral("tsa"), [&](const QByteArray& query) {
                                              return answered(QStringLiteral("/tsa"), query);
                                          }}};
    plan.timestampOptions.trustAnchors = pdf::TrustAnchors::fromPem({authorities.rootPem()}, false).value();
    plan.validationSource = [&](const QString& url, const QByteArray& query) {
        return answered(QUrl(url).path(), query);
    };

    const Secret passphrase(test::Authorities::passphrase());
    const auto now = clock.now();
    const auto own = [&](pdf::KeyKind kind) {
        return pdf::SealKey::generate(kind, QStringLiteral("Bench"), QStringLiteral("Bench"), now).value();
    };
    const std::pair<const char*, pdf::SealKey> keys[] = {
        {"RSA-2048, authority's",
         pdf::SealKey::fromPkcs12(authorities.p12(QStringLiteral("rsa")), passphrase).value()},
        {"P-384, authority's",
         pdf::SealKey::fromPkcs12(authorities.p12(QStringLiteral("p384")), passphrase).value()},
        {"RSA-3072, own", own(pdf::KeyKind::Rsa3072)},
        {"P-256, own", own(pdf::KeyKind::P256)}};
    std::printf("ms a seal of a 10-page file, prepared, signed, raised and verified again; bytes added\n");
    for (const auto& [name, key] : keys)
        for (const auto level :
             {pdf::SealLevel::B, pdf::SealLevel::T, pdf::SealLevel::LT, pdf::SealLevel::LTA}) {
            constexpr int rounds = 20;
            plan.target = level;
            elsewhere = 0;
            qsizetype size = 0;
            QElapsedTimer timer;
            timer.start();
            for (int i = 0; i < rounds; ++i) {
                auto writer = pdf::IncrementalWriter::open(original).value();
                pdf::SignatureRequest request;
                request.time = now;
                request.contentsBytes = pdf::maxSignatureBytes(key, level != pdf::SealLevel::B);
                auto prepared = std::move(writer).finishForSigning(request).value();
                const auto sealed = pdf::sealToLevel(std::move(prepared), key, plan, now).value();
                pdf::VerifyOptions how;
                how.ownFingerprints = {key.fingerprint()};
                how.now = now;
                if (sealed.level != level ||
                    pdf::verifyPdf(sealed.bytes, how).integrity != pdf::Integrity::Intact) {
                    std::fprintf(stderr, "%s\n", qPrintable(sealed.missingReason.english()));
                    return 1;
                }
                size = sealed.bytes.size();
            }
            const auto mine = double(timer.nsecsElapsed() - elsewhere) / 1e6 / rounds;
            std::printf("%-24s %-6s %7.2f ms %8lld bytes\n", name, qPrintable(pdf::sealLevelName(level)),
                        mine, static_cast<long long>(size - original.size()));
        }
    return 0;
}
