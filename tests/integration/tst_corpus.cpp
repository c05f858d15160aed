// Every corpus file through the real service over HTTP: uploaded, tagged, sent, signed, sealed and verified,
// or rejected at upload with a reason. The result is checked by qpdf, poppler, MuPDF and OpenSSL: all must
// agree. Prints the outcome of each.
#include "app/api/apiclient.h"
#include "app/api/networktransport.h"
#include "app/api/signercalls.h"
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/document/reasons.h"
#include "app/domain/document/tagplacement.h"
#include "app/pdf/stamp/signedstamper.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "app/service/host/servicehost.h"
#include "app/service/rules/reasons.h"
#include "tests/integration/processes.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_corpus {

using namespace ink;
using namespace ink::domain;

namespace {
constexpr int stepMs = 120'000; // nothing that goes on takes so long, on any machine
} // namespace

class TestCorpus final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    SystemClock m_clock;
    std::unique_ptr<service::ServiceHost> m_host;
    std::unique_ptr<api::NetworkTransport> m_transport;
    std::unique_ptr<api::ApiClient> m_client;
    QByteArray m_signature;
    QMap<QString, int> m_outcomes;

    /** Runs one call to its end. */
    template <typename T, typename Start> Result<T> wait(Start start)
    {
        std::optional<Result<T>> answer;
        start([&](Result<T> result) { answer = std::move(result); });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }, stepMs))
            return fail(ErrorCode::Timeout, Message::literal(QStringLiteral("no answer")));
        return *answer;
    }
    Result<Document> retrieve(DocumentId id)
    {
        return wait<Document>(
            [&](api::Done<Document> done) { m_client->retrieve(id, this, std::move(done)); });
    }

    struct Run
    {
        int exitCode = -1;
        QString output;
    };
    static Run run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        if (!process.waitForFinished(stepMs)) return {};
        return {process.exitCode(), QString::fromUtf8(process.readAll())};
    }
    QString saved(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_dir.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }

    /** The objections of other programs to the seal, the last signature of the file; empty when all agree. */
    QString othersSay(const QByteArray& sealed, const QString& upload) const
    {
        const QString path = saved(QStringLiteral("sealed.pdf"), sealed);
        // Errors in the uploaded streams remain, but there are no new ones.
        const QStringList check{QStringLiteral("--check")};
        if (const Run now = run(QStringLiteral("qpdf"), check + QStringList{path}); now.exitCode != 0)
            if (const Run before = run(QStringLiteral("qpdf"), check + QStringList{upload});
                before.exitCode <= 0 || now.exitCode < 0 || (before.exitCode == 3 && now.exitCode == 2) ||
                now.output.contains(QStringLiteral("reconstruct")))
                return QStringLiteral("qpdf: ") + now.output;
        const Run pdfsig = run(QStringLiteral("pdfsig"), {QStringLiteral("-nocert"), path});
        // Only the seal covers the whole file, whatever the order of the fields.
        if (!pdfsig.output.contains(QStringLiteral("Total document signed")) ||
            !pdfsig.output.contains(QStringLiteral("Signature is Valid")))
            return QStringLiteral("pdfsig: ") + pdfsig.output;
        const auto valid = [](const Run& told) {
            return told.output.count(QStringLiteral("Signature is Valid"));
        };
        const Run earlier = run(QStringLiteral("pdfsig"), {QStringLiteral("-nocert"), upload});
        if (valid(pdfsig) <= valid(earlier))
            return QStringLiteral("pdfsig, earlier signatures: ") + pdfsig.output;
        const QStringList draw{QStringLiteral("draw"), QStringLiteral("-q"), QStringLiteral("-F"),
                               QStringLiteral("txt"),  QStringLiteral("-o"), QStringLiteral("/dev/null")};
        if (const Run now = run(QStringLiteral("mutool"), draw + QStringList{path}); now.exitCode != 0)
            if (run(QStringLiteral("mutool"), draw + QStringList{upload}).exitCode == 0)
                return QStringLiteral("mutool: ") + now.output;

        const auto rangeAt = sealed.lastIndexOf("/ByteRange");
        const auto numbers = QString::fromLatin1(sealed.mid(rangeAt, 80))
                                 .section(QLatin1Char('['), 1)
                                 .section(QLatin1Char(']'), 0, 0)
                                 .simplified()
                                 .split(QLatin1Char(' '));
        if (numbers.size() != 4) return QStringLiteral("no byte range");
        const auto start = numbers.at(1).toLongLong();
        const auto end = numbers.at(2).toLongLong();
        const QString content = saved(QStringLiteral("content"), sealed.left(start) + sealed.mid(end));
        const QString value =
            saved(QStringLiteral("value"), QByteArray::fromHex(sealed.mid(start + 1, end - start - 2)));
        const Run cms = run(QStringLiteral("openssl"),
                            {QStringLiteral("cms"), QStringLiteral("-verify"), QStringLiteral("-binary"),
                             QStringLiteral("-noverify"), QStringLiteral("-inform"), QStringLiteral("DER"),
                             QStringLiteral("-in"), value, QStringLiteral("-content"), content,
                             QStringLiteral("-out"), QStringLiteral("/dev/null")});
        if (cms.exitCode != 0) return QStringLiteral("openssl: ") + cms.output;
        return {};
    }

    /** Where to sign: in the middle, or on the first blank place of a file with signatures. */
    static PageRect placeFor(const Document& document, const QByteArray& bytes)
    {
        const QSizeF page = document.pageAt(1).page->size;
        Tag tag = makeTag(document, TagType::Signature, 1, {page.width() / 2, page.height() / 2}, 1,
                          QStringLiteral("en"));
        if (!document.files.constFirst().intake.hasSignatures) return tag.rect;
        QList<pdf::StampItem> tries;
        for (int top = 10; top < int(page.height()) - 30; top += 12)
            for (int left = 10; left < int(page.width()) - 60; left += 50) {
                pdf::StampItem item;
                item.type = TagType::Signature;
                item.rect = {left, top, 50, 20};
                tries.append(item);
            }
        const auto places = pdf::checkPlacements(bytes, tries);
        const auto free = places ? places->indexOf(pdf::StampPlacement::Free) : -1;
        return free < 0 ? tag.rect : tries.at(free).rect;
    }

    /** `completed`, or the failure; `refused: …` is a valid outcome too. */
    QString outcomeOf(const QString& path)
    {
        Document draft;
        draft.title = QFileInfo(path).fileName();
        draft.senderName = QStringLiteral("Sam");
        draft.senderEmail = QStringLiteral("sam@example.com");
        Invitation anna;
        anna.recipientName = QStringLiteral("Anna");
        anna.recipientEmail = QStringLiteral("anna@example.com");
        draft.invitations = {anna};
        auto created = wait<Document>([&](api::Done<Document> done) {
            m_client->create(draft, {{draft.title, path}}, {}, this, std::move(done));
        });
        if (!created) {
            const Error& error = created.error();
            if (error.code != ErrorCode::UnreadablePdf || error.detail.english().size() < 15)
                return QStringLiteral("FAULT refused badly: %1 %2")
                    .arg(errorCodeName(error.code), error.detail.english());
            return QStringLiteral("refused: ") + error.detail.english();
        }
        const QByteArray upload = test::contentOf(path);
        QList<Tag> tags{makeTag(*created, TagType::Signature, 1, {}, 1, QStringLiteral("en"))};
        tags.first().rect = placeFor(*created, upload);
        if (auto placed = wait<QList<Tag>>([&](api::Done<QList<Tag>> done) {
                m_client->replaceTags(created->id, tags, this, std::move(done));
            });
            !placed)
            return QStringLiteral("FAULT tags: ") + placed.error().detail.english();
        wire::DocumentPatch patch;
        patch.signingStatus = SigningStatus::InProgress;
        auto sent = wait<Document>([&](api::Done<Document> done) {
            m_client->update(created->id, patch, {}, this, std::move(done));
        });
        if (!sent) {
            // Signed fields take their whole page: nothing can be placed there, which is said before sending.
            static const QStringList full{QStringLiteral("extensions-indirect-not-all-paths.pdf"),
                                          QStringLiteral("extensions-update-direct.pdf"),
                                          QStringLiteral("form-update-override-appearance-stream.pdf")};
            static const QStringList dynamic{QStringLiteral("pdfium-bug_972518.pdf"),
                                             QStringLiteral("pdfium-dynamic_table_color_and_width.pdf"),
                                             QStringLiteral("pdfium-rectangles_multi_page_xfa.pdf"),
                                             QStringLiteral("pdfium-simple_xfa.pdf"),
                                             QStringLiteral("pdfjs-issue14130.pdf")};
            const QString why = sent.error().detail.english();
            const bool isFull = full.contains(draft.title) && sent.error().code == ErrorCode::Validation &&
                                why == reasons::tagOverSignedText().english();
            const bool isDynamic =
                dynamic.contains(draft.title) && why.endsWith(reasons::fileHasDynamicForm().english());
            const bool isRight = isFull || isDynamic;
            return (isRight ? QStringLiteral("refused: ") : QStringLiteral("FAULT send: ")) +
                   sent.error().detail.english();
        }
        const QString url = sent->invitations.first().signingUrl;
        auto view = wait<wire::SignerView>(
            [&](api::Done<wire::SignerView> done) { m_client->signer(url).view(this, std::move(done)); });
        if (!view) return QStringLiteral("FAULT open: ") + view.error().detail.english();
        wire::SignerValues values;
        values.values = {{view->tags.first().tag.id, {}, m_signature}};
        if (auto signedView = wait<wire::SignerView>([&](api::Done<wire::SignerView> done) {
                m_client->signer(url).finish(values, this, std::move(done));
            });
            !signedView)
            return QStringLiteral("FAULT sign: ") + signedView.error().detail.english();
        std::optional<Document> end;
        (void)QTest::qWaitFor(
            [&] {
                auto now = retrieve(created->id);
                if (now && isFinal(now->status)) end = *now;
                const bool isHeld = now && now->waitingFor.is(reason::sealingRetried) &&
                                    now->waitingFor.args().value(0).toLongLong() > 2;
                return end.has_value() || isHeld;
            },
            stepMs);
        if (!end || end->status != SigningStatus::Completed) {
            const auto now = retrieve(created->id);
            return QStringLiteral("FAULT never completed: ") +
                   (now ? now->waitingFor.english() + QLatin1Char(' ') +
                              (now->histories.isEmpty() ? QString() : now->histories.constLast().detail)
                        : QString());
        }
        using Downloaded = api::ApiClient::Download;
        auto got = wait<Downloaded>([&](api::Done<Downloaded> done) {
            m_client->download(created->id, QStringLiteral("esign"), {}, this, std::move(done));
        });
        if (!got) return QStringLiteral("FAULT download: ") + got.error().detail.english();
        // A file that was rewritten or decrypted at intake begins with the stored version.
        const bool isKept = created->files.constFirst().intake.uploadedSha256.isEmpty();
        if (isKept && !got->bytes.startsWith(upload))
            return QStringLiteral("FAULT does not begin with the upload");
        pdf::VerifyOptions options;
        options.now = m_clock.now();
        options.ownFingerprints = {m_host->sealFingerprint()};
        const pdf::VerifyReport report = pdf::verifyPdf(got->bytes, options);
        // A file that already had signatures may have findings about them; ours is the last.
        if (report.signatures.isEmpty() || report.signatures.last().integrity != pdf::Integrity::Intact ||
            !report.signatures.last().coversWholeFile)
            return QStringLiteral("FAULT verify: %1").arg(pdf::integrityName(report.integrity));
        const pdf::VerifyReport before = pdf::verifyPdf(upload, options);
        for (const pdf::SignatureReport& old : before.signatures) {
            if (old.integrity != pdf::Integrity::Intact) continue;
            const bool intact = std::any_of(
                report.signatures.begin(), report.signatures.end(), [&](const pdf::SignatureReport& now) {
                    return now.fieldName == old.fieldName && now.revision == old.revision &&
                           now.integrity == pdf::Integrity::Intact;
                });
            QStringList why;
            for (const pdf::VerifyFinding& finding : report.findings)
                if (finding.level == pdf::VerifyFinding::Level::Error)
                    why.append(finding.id + QLatin1Char(' ') + finding.detail.english());
            if (!intact)
                return QStringLiteral("FAULT the signature %1 is no longer intact: %2")
                    .arg(old.fieldName, why.join(QStringLiteral("; ")));
        }
        if (const QString others = othersSay(got->bytes, path); !others.isEmpty())
            return QStringLiteral("FAULT ") + others;
        return QStringLiteral("completed%1%2, %3")
            .arg(isRepaired(created->files.constFirst()) ? QStringLiteral(" (repaired)") : QString(),
                 created->files.constFirst().intake.hasSignatures ? QStringLiteral(" (was signed)")
                                                                  : QString(),
                 pdf::integrityName(report.integrity));
    }

private Q_SLOTS:
    void initTestCase()
    {
        service::ServiceHost::Options options;
        options.dataFolder = m_dir.filePath(QStringLiteral("service"));
        auto host = service::ServiceHost::start(options, m_clock);
        QVERIFY2(host.has_value(), host ? "" : qPrintable(host.error().detail.english()));
        m_host = std::move(*host);
        const auto key = m_host->localKey();
        QVERIFY(key.has_value());
        api::NetworkTransport::Options network;
        network.baseUrl = QUrl(m_host->baseUrl());
        network.key = *key;
        m_transport = std::make_unique<api::NetworkTransport>(network);
        m_client = std::make_unique<api::ApiClient>(*m_transport);
        QImage image(200, 60, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setPen(QPen(Qt::darkBlue, 4));
        painter.drawLine(5, 50, 190, 10);
        painter.end();
        QBuffer buffer(&m_signature);
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(image.save(&buffer, "PNG"));
    }

    void everyFile_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* folder : {"pdf", "signed"}) {
            const QDir dir(ink::test::corpusPath() + QLatin1Char('/') + QLatin1String(folder));
            if (!test::requireCorpus(dir.exists())) return;
            for (const QString& name : dir.entryList({QStringLiteral("*.pdf")}, QDir::Files))
                QTest::newRow(qPrintable(name)) << dir.filePath(name);
        }
    }
    void everyFile()
    {
        QFETCH(QString, path);
        const QString outcome = outcomeOf(path);
        std::printf("%-60s %s\n", QTest::currentDataTag(), qPrintable(outcome));
        ++m_outcomes[outcome.section(QLatin1Char(':'), 0, 0)];
        QVERIFY2(!outcome.startsWith(QStringLiteral("FAULT")), qPrintable(outcome));
    }
    void summary()
    {
        for (auto it = m_outcomes.cbegin(); it != m_outcomes.cend(); ++it)
            std::printf("%5d  %s\n", it.value(), qPrintable(it.key()));
    }
};

INK_TEST(TestCorpus, "tst_corpus")

} // namespace tst_corpus

#include "tst_corpus.moc"
