// Finalizing through the real outbox compared with only stamping and sealing the same files, in the same run,
// alternately, with the same key and on the same processors: bench_finalize [documents] [threads] [folder].
// As in the service, finalizing has one thread more, because one mostly waits for the disk.
#include "app/domain/document/document.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/core/outboxworker.h"
#include "app/service/documents/documents.h"
#include "app/service/sealing/finalizer.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/signingservice.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/builders.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QStorageInfo>
#include <QTemporaryDir>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <thread>
#include <vector>

using namespace ink;

namespace {

constexpr int slices = 5; ///< the three kinds of work alternate, so that other load affects all of them alike

[[noreturn]] void die(const char* what, const QString& why = {})
{
    std::fprintf(stderr, "bench_finalize: %s failed %s\n", what, qPrintable(why));
    std::exit(1);
}

/** Two pages of text: about 40 kB with their font. */
QByteArray twoPages(int number)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QPainter painter(&writer);
    for (int page = 0; page < 2; ++page) {
        if (page > 0) writer.newPage();
        for (int line = 0; line < 40; ++line)
            painter.drawText(QPointF(800, 900 + line * 300),
                             QStringLiteral("Lease %1, page %2, line %3: the parties agree to what follows.")
                                 .arg(number)
                                 .arg(page + 1)
                                 .arg(line + 1));
    }
    painter.end();
    return bytes;
}

QByteArray signaturePicture()
{
    QImage image(300, 100, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setPen(QPen(Qt::darkBlue, 4));
    painter.drawLine(10, 90, 290, 10);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

/** Wall-clock seconds and CPU seconds of all processors. */
struct Spent
{
    double wall = 0;
    double cpu = 0;
    Spent& operator+=(const Spent& other)
    {
        wall += other.wall;
        cpu += other.cpu;
        return *this;
    }
};

Spent timed(const std::function<void()>& work)
{
    QElapsedTimer timer;
    const std::clock_t before = std::clock();
    timer.start();
    work();
    return {double(timer.nsecsElapsed()) / 1e9, double(std::clock() - before) / CLOCKS_PER_SEC};
}

void parallel(int threads, int count, const std::function<void(int)>& one)
{
    std::atomic_int next = 0;
    std::vector<std::thread> all;
    for (int i = 0; i < threads; ++i)
        all.emplace_back([&] {
            for (int n = next++; n < count; n = next++)
                one(n);
        });
    for (std::thread& thread : all)
        thread.join();
}

/** A service with one account and one key, and documents that everybody has signed. */
class Bench final
{
public:
    explicit Bench(const QString& folder)
        : m_database(
              store::openSqlite(folder + QStringLiteral("/inkstone.db"), store::Schema::Service).value()),
          m_stores(*m_database, store::BlobStore::open(folder + QStringLiteral("/blobs")).value()),
          m_key(pdf::SealKey::generate(pdf::KeyKind::Rsa3072, QStringLiteral("Bench"),
                                       QStringLiteral("Bench"), m_clock.now())
                    .value()),
          m_service(m_stores, m_clock, {QStringLiteral("http://127.0.0.1:1"), domain::Limits(), {}, {}}),
          m_picture(signaturePicture())
    {
        auto transaction = store::Transaction::begin(*m_database).value();
        const auto account = m_stores.accounts.create(transaction, QStringLiteral("bench@example.org"),
                                                      QStringLiteral("Bench"));
        if (!account || !transaction.commit()) die("making an account");
        m_actor.account = account->id;
        m_actor.name = QStringLiteral("Bench");
    }

    void prepare(int count)
    {
        m_documents.clear();
        m_uploads.clear();
        for (int i = 0; i < count; ++i) {
            service::Documents::Creation creation;
            creation.document = test::emptyDraft();
            creation.document.status = domain::SigningStatus::InProgress;
            creation.document.setting.postBackUrl = QStringLiteral("https://receiver.example/hook");
            creation.document.invitations = {
                test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"))};
            creation.document.tags = {
                test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 1, 1, 72, 600),
                test::tag(domain::TagType::Text, QStringLiteral("City"), 1, 1, 72, 500)};
            const QByteArray upload = twoPages(m_made++);
            creation.files = {
                {QStringLiteral("lease.pdf"), m_stores.blobs.put(upload).value(), upload.size()}};
            const auto sent = m_service.documents().create(m_actor, {creation});
            if (!sent) die("sending", sent.error().detail.english());
            const domain::Document& document = sent->constFirst();
            wire::SignerValues values;
            values.values = {{document.tags.at(0).id, {}, m_picture},
                             {document.tags.at(1).id, QStringLiteral("Paris"), {}}};
            const auto signedNow = m_service.signerOperations().finish(
                {document.invitations.at(0).guid, QStringLiteral("192.0.2.1"), QStringLiteral("bench"), {}},
                values);
            if (!signedNow) die("signing", signedNow.error().detail.english());
            m_documents.append(m_stores.documents.loadAny(document.id).value());
            m_uploads.append(upload);
        }
    }

    /** Only stamps, writes and seals each file in memory. */
    void stampAndSeal(int threads)
    {
        parallel(threads, int(m_documents.size()), [this](int n) {
            pdf::StampItem picture;
            picture.rect = m_documents.at(n).tags.at(0).rect;
            picture.type = domain::TagType::Signature;
            picture.image = m_picture;
            pdf::StampItem text;
            text.rect = m_documents.at(n).tags.at(1).rect;
            text.type = domain::TagType::Text;
            text.text = QStringLiteral("Paris");
            auto writer = pdf::IncrementalWriter::open(m_uploads.at(n));
            if (!writer || !writer->stamp({picture, text})) die("stamping");
            pdf::SignatureRequest request;
            request.signerName = m_key.commonName();
            request.time = m_clock.now();
            request.contentsBytes = pdf::maxSignatureBytes(m_key);
            auto prepared = std::move(*writer).finishForSigning(request);
            if (!prepared || !pdf::seal(std::move(*prepared), m_key)) die("sealing");
        });
    }

    /** All PDF work of finalizing (including the certificate, both verified again), in memory. */
    void allOfThePdfWork(int threads)
    {
        service::Finalizer finalizer(m_stores, m_clock, [this] { return m_key; }, {});
        parallel(threads, int(m_documents.size()), [&](int n) {
            const auto made = finalizer.sealFiles(m_key, m_documents.at(n), m_clock.now());
            if (!made || made->size() != 2) die("sealing");
        });
    }

    /** Only the pages of the certificate. */
    void certificates(int threads)
    {
        parallel(threads, int(m_documents.size()), [&](int n) {
            pdf::CertificateOptions how;
            how.finalizedTime = m_clock.now();
            if (!pdf::makeCertificate(m_documents.at(n), how)) die("making a certificate");
        });
    }

    void finalize(int threads)
    {
        std::atomic_int left = int(m_documents.size());
        std::atomic_flag done;
        service::OutboxWorker worker(m_stores.outbox, m_clock, QStringLiteral("bench"));
        service::Finalizer finalizer(m_stores, m_clock, [this] { return m_key; }, {});
        worker.addHandler(store::JobKind::Finalize, threads, [&](const store::Job& job) {
            const auto retry = finalizer.run(job);
            if (retry) die("finalizing", retry->reason.english());
            if (--left == 0) {
                done.test_and_set();
                done.notify_all();
            }
            return retry;
        });
        worker.start();
        done.wait(false);
        worker.stop();
    }

    void check() const
    {
        for (const domain::Document& document : m_documents) {
            const auto now = m_stores.documents.loadAny(document.id);
            if (!now || now->status != domain::SigningStatus::Completed) die("completing");
            if (m_stores.documents.artifacts(document.id)->size() != 2) die("keeping");
            if (m_stores.deliveries.list(document.id)->size() != 2) die("queueing the callbacks");
        }
    }

private:
    SystemClock m_clock;
    std::unique_ptr<store::Database> m_database;
    service::Stores m_stores;
    pdf::SealKey m_key;
    service::SigningService m_service;
    service::Actor m_actor;
    QByteArray m_picture;
    QList<domain::Document> m_documents;
    QList<QByteArray> m_uploads;
    int m_made = 0;
};

void say(const char* what, Spent spent, int count)
{
    std::printf("%-52s %8.2f ms wall %8.2f ms processor a document\n", what, spent.wall * 1000 / count,
                spent.cpu * 1000 / count);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const int count = argc > 1 ? std::max(slices, std::atoi(argv[1])) : 500;
    const int threads =
        argc > 2 ? std::max(1, std::atoi(argv[2])) : std::max(1, int(std::thread::hardware_concurrency()));
    const QTemporaryDir folder((argc > 3 ? QString::fromLocal8Bit(argv[3]) : QDir::tempPath()) +
                               QStringLiteral("/bench-XXXXXX"));
    Bench bench(folder.path());
    Spent alone;
    Spent certificates;
    Spent pdfWork;
    Spent whole;
    for (int slice = 0; slice < slices; ++slice) {
        bench.prepare(count / slices);
        alone += timed([&] { bench.stampAndSeal(threads); });
        certificates += timed([&] { bench.certificates(threads); });
        pdfWork += timed([&] { bench.allOfThePdfWork(threads); });
        whole += timed([&] { bench.finalize(threads + 2); });
        bench.check();
    }
    const int made = count / slices * slices;
    std::printf("%d two-page documents, %d threads, RSA-3072, SQLite and blobs on %s\n", made, threads,
                QStorageInfo(folder.path()).fileSystemType().constData());
    say("stamped and sealed alone", alone, made);
    say("certificate's pages alone", certificates, made);
    say("and with certificate, both sealed and verified", pdfWork, made);
    say("finalized (outbox, blobs, transactions, callbacks)", whole, made);
    std::printf("finalized / stamped and sealed alone %.2f (aim 1.50), processor %.2f\n",
                whole.wall / alone.wall, whole.cpu / alone.cpu);
    std::printf("finalized / the same work on PDFs alone %.2f, processor %.2f\n", whole.wall / pdfWork.wall,
                whole.cpu / pdfWork.cpu);
    return 0;
}
