#include "tests/unit/service/world.h"

#include "app/domain/document/document.h"
#include "app/service/documents/documents.h"
#include "app/service/signers/signeroperations.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/builders.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

namespace ink::test {

using namespace service;

QByteArray makePdf(int pages, const QString& text)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        QPainter painter(&writer);
        for (int i = 0; i < pages; ++i) {
            if (i > 0) writer.newPage();
            painter.drawText(400, 400, QStringLiteral("%1, page %2").arg(text).arg(i + 1));
        }
    }
    return bytes;
}

QByteArray signaturePng(int width, int height)
{
    QImage image(width, height, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setPen(QPen(Qt::black, 3));
    painter.drawLine(5, height - 5, width - 5, 5);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

const pdf::SealKey& testKey()
{
    static const pdf::SealKey key = pdf::SealKey::generate(pdf::KeyKind::P256, QStringLiteral("Test seal"),
                                                           QStringLiteral("Tests"), ManualClock::epoch)
                                        .value();
    return key;
}

QStringList events(const domain::Document& document)
{
    QStringList all;
    for (const auto& entry : document.histories)
        all.append(entry.event.code());
    return all;
}

wire::DocumentPatch statusPatch(domain::SigningStatus status)
{
    wire::DocumentPatch patch;
    patch.signingStatus = status;
    return patch;
}

World::World(const QString& address)
{
    database = (address.isEmpty() ? store::openSqlite(folder.filePath(QStringLiteral("inkstone.db")),
                                                      store::Schema::Service)
                                  : store::openDatabase(address, store::Schema::Service))
                   .value();
    stores = std::make_unique<Stores>(
        *database, store::BlobStore::open(folder.filePath(QStringLiteral("blobs"))).value());
    ServiceOptions options;
    options.baseUrl = QStringLiteral("http://127.0.0.1:1");
    options.wakeWorkers = [this] { ++wakeCount; };
    service = std::make_unique<SigningService>(*stores, clock, options);
    finalizer = std::make_unique<Finalizer>(
        *stores, clock, [] { return testKey(); }, Finalizer::Options{});
    actor = addAccount(QStringLiteral("sender@example.org"));
}

Actor World::addAccount(const QString& email)
{
    auto transaction = store::Transaction::begin(*database).value();
    const auto account = stores->accounts.create(transaction, email, QStringLiteral("Sam Sender")).value();
    if (!transaction.commit()) qFatal("no account");
    return {account.id, QStringLiteral("Sam Sender <%1>").arg(email), QStringLiteral("192.0.2.1"),
            QStringLiteral("tests")};
}

StagedFile World::stage(const QString& name, const QByteArray& bytes)
{
    return {name, stores->blobs.put(bytes).value(), bytes.size()};
}

Documents::Creation World::simple(domain::SigningStatus status)
{
    Documents::Creation creation;
    creation.document = emptyDraft();
    creation.document.status = status;
    creation.document.invitations = {invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"))};
    creation.document.tags = {tag(domain::TagType::Signature, QStringLiteral("Signature 1"), 1, 1, 72, 600),
                              tag(domain::TagType::Text, QStringLiteral("City"), 1, 1, 72, 500),
                              tag(domain::TagType::Checkbox, QStringLiteral("Agreed"), 2, 1, 72, 400),
                              tag(domain::TagType::SignDate, QStringLiteral("Signed on"), 2, 1, 72, 300)};
    creation.files = {stage(QStringLiteral("lease.pdf"), makePdf(2, QStringLiteral("Lease")))};
    return creation;
}

domain::Document World::create(Documents::Creation creation)
{
    auto made = service->documents().create(actor, {std::move(creation)});
    if (!made) qFatal("create: %s", qPrintable(made.error().detail.english()));
    return made->constFirst();
}

SignerActor World::signer(const domain::Document& document, int invitationIndex) const
{
    return {document.invitations.at(invitationIndex - 1).guid,
            QStringLiteral("198.51.100.7"),
            QStringLiteral("a browser"),
            {}};
}

wire::SignerValues World::valuesFor(const domain::Document& document, int invitationIndex) const
{
    wire::SignerValues values;
    for (const domain::Tag& tag : document.tags) {
        if (tag.invitationIndex != invitationIndex || tag.type == domain::TagType::SignDate) continue;
        wire::SignerValue value{tag.id, {}, {}};
        if (domain::isSignatureLike(tag.type))
            value.image = signaturePng();
        else if (tag.type == domain::TagType::Checkbox)
            value.text = QStringLiteral("true");
        else if (tag.type == domain::TagType::Date)
            value.text = QStringLiteral("2026-02-03");
        else
            value.text = QStringLiteral("Zürich");
        values.values.append(value);
    }
    return values;
}

Result<wire::SignerView> World::sign(const domain::Document& document, int invitationIndex)
{
    return service->signerOperations().finish(signer(document, invitationIndex),
                                              valuesFor(document, invitationIndex));
}

std::optional<store::Job> World::takeJob(store::JobKind kind)
{
    return stores->outbox.leaseNext({kind}, QStringLiteral("test"), clock.now(), OutboxWorker::leaseTime)
        .value();
}

domain::Document World::finalized(domain::DocumentId id)
{
    const auto job = takeJob(store::JobKind::Finalize);
    if (!job) qFatal("no job");
    const auto retry = finalizer->run(*job);
    if (retry) qFatal("finalize: %s", qPrintable(retry->reason.english()));
    return reload(id);
}

domain::Document World::reload(domain::DocumentId id) const
{
    return service->documents().retrieve(actor, id).value();
}

std::unique_ptr<service::SigningService> World::withMail() const
{
    service::ServiceOptions options;
    options.baseUrl = QStringLiteral("http://127.0.0.1:1");
    options.hasMail = true;
    return std::make_unique<service::SigningService>(*stores, clock, options);
}

} // namespace ink::test
