#include "app/inkstone/commands/democommand.h"

#include "app/api/networktransport.h"
#include "app/api/signercalls.h"
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/signingorder.h"
#include "app/inkstone/commandbase/commandfiles.h"
#include "app/inkstone/commands/demodocument.h"
#include "app/inkstone/commands/signerstrokes.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "app/workflow/templates/sampledocument.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace ink {

using namespace domain;

namespace {

constexpr int pollMs = 25;
constexpr int finalizeWithinMs = 60'000;

/** The content of a file; empty if it can't be read. */
QByteArray contentOf(const QString& path)
{
    return readFile(path).value_or(QByteArray());
}

} // namespace

ParsedCommand parseDemo(SubcommandLine& line)
{
    DemoRequest request;
    line.add("out", "DIR", request.out,
             "Where the signed PDFs and the certificate are left (default: inkstone-demo).");
    line.add("workspace", "DIR", request.workspace, "The data folder to run in (default: DIR/workspace).");
    line.refuseArguments(QStringLiteral("demo takes no file."));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<DemoCommand>(request);
}

DemoCommand::DemoCommand(const DemoRequest& request, const CommandContext& context)
    : m_out(QDir(request.out).absolutePath()),
      m_folder(request.workspace.isEmpty() ? m_out + QStringLiteral("/workspace") : request.workspace),
      m_settings(m_folder + QStringLiteral("/settings.ini"), QString()),
      m_workplace(std::make_unique<Workplace>(m_folder, m_settings, context.secrets, context.clock))
{
    m_poll.setInterval(pollMs);
}

DemoCommand::~DemoCommand() = default;

template <typename T, typename Next> api::Done<T> DemoCommand::then(const QString& failing, Next next)
{
    return [this, failing, next](Result<T> result) {
        if (!result) {
            finishWithError(failing, result.error());
            return;
        }
        if constexpr (std::is_void_v<T>)
            next();
        else
            next(std::move(*result));
    };
}

void DemoCommand::step(const QString& what)
{
    printLine(QStringLiteral("%1 ms  %2").arg(m_step.restart(), 6).arg(what));
}

void DemoCommand::finishWithError(const QString& failing, const Error& error)
{
    m_poll.stop();
    printErrorLine(QStringLiteral("The demo stopped: %1: %2").arg(failing, errorText(error)));
    Q_EMIT finished(1);
}

void DemoCommand::start()
{
    m_total.start();
    m_step.start();
    prepare();
}

void DemoCommand::prepare()
{
    if (!pdf::hasAnyFont()) {
        finishWithError(QStringLiteral("preparing"),
                        fail(ErrorCode::State,
                             Message::literal(
                                 QStringLiteral("No font was found, so text would appear as boxes. Install a "
                                                "font such as DejaVu Sans.")))
                            .value());
        return;
    }
    if (!QDir().mkpath(m_out)) {
        finishWithError(
            QStringLiteral("preparing"),
            fail(ErrorCode::Io, Message::literal(QStringLiteral("Cannot create the folder %1.").arg(m_out)))
                .value());
        return;
    }
    const workflow::DocumentContent content = workflow::sampleDocument();
    for (qsizetype i = 0; i < content.files.size(); ++i) {
        const QString name = content.document.files.at(i).name;
        Sample sample{name, m_out + QStringLiteral("/") + name, content.files.at(i)};
        if (contentOf(sample.path) != sample.bytes)
            if (const auto written = writeFile(sample.path, sample.bytes); !written)
                return finishWithError(QStringLiteral("preparing"), written.error());
        m_samples.append(sample);
    }
    // One idempotency key, kept until the end: after a kill the demo continues with the same document.
    const QString statePath = m_out + QStringLiteral("/demo.json");
    m_createKey =
        QJsonDocument::fromJson(contentOf(statePath)).object().value(QStringLiteral("createKey")).toString();
    if (m_createKey.isEmpty()) {
        m_createKey = QUuid::createUuid().toString(QUuid::WithoutBraces);
        const QJsonObject state{{QStringLiteral("createKey"), m_createKey}};
        if (const auto written = writeFile(statePath, QJsonDocument(state).toJson()); !written)
            return finishWithError(QStringLiteral("preparing"), written.error());
    }
    connect(&m_workplace->localSecrets(), &LocalSecrets::changed, this, [this] {
        if (m_workplace->localSecrets().state() != LocalSecrets::State::Open)
            finishWithError(QStringLiteral("sealing"),
                            fail(ErrorCode::Keychain, reasons::sealKeyLocked()).value());
    });
    m_workplace->unlock(this, [this] { connectClient(); });
}

void DemoCommand::connectClient()
{
    const auto host = m_workplace->service();
    if (!host) return finishWithError(QStringLiteral("starting the service"), host.error());
    m_service = *host;
    const auto key = m_service->localKey();
    if (!key) return finishWithError(QStringLiteral("starting the service"), key.error());
    api::NetworkTransport::Options options;
    options.baseUrl = QUrl(m_service->localUrl());
    options.key = *key;
    m_transport = std::make_unique<api::NetworkTransport>(options);
    m_client = std::make_unique<api::ApiClient>(*m_transport);
    step(QStringLiteral("Started the signing service at %1").arg(m_service->baseUrl()));
    createDocument();
}

void DemoCommand::createDocument()
{
    QList<api::Upload> uploads;
    for (const Sample& sample : m_samples)
        uploads.append({sample.name, sample.path});
    m_client->create(demo::makeDocument(), uploads, m_createKey, this,
                     then<Document>(QStringLiteral("creating the document"), [this](Document created) {
                         step(QStringLiteral("Created the draft “%1” with %2 files")
                                  .arg(created.title)
                                  .arg(created.files.size()));
                         // A repeated request gets the first response: retrieve the current state.
                         m_client->retrieve(
                             created.id, this,
                             then<Document>(QStringLiteral("reading the document"), [this](Document now) {
                                 m_document = std::move(now);
                                 sendDocument();
                             }));
                     }));
}

void DemoCommand::sendDocument()
{
    if (m_document.status != SigningStatus::Draft) {
        step(QStringLiteral("Went on with the document that an earlier run had sent"));
        return signNext();
    }
    wire::DocumentPatch patch;
    patch.signingStatus = SigningStatus::InProgress;
    patch.version = m_document.version;
    m_client->update(
        m_document.id, patch, m_createKey + QStringLiteral("-send"), this,
        then<Document>(QStringLiteral("sending"), [this](Document sent) {
            m_document = std::move(sent);
            step(QStringLiteral("Sent it to %1 people in two steps").arg(m_document.invitations.size()));
            signNext();
        }));
}

void DemoCommand::signNext()
{
    m_client->retrieve(m_document.id, this,
                       then<Document>(QStringLiteral("reading the document"), [this](Document now) {
                           m_document = std::move(now);
                           const QList<qsizetype> turn = m_document.status == SigningStatus::InProgress
                                                             ? invitationsInTurn(m_document)
                                                             : QList<qsizetype>();
                           if (turn.isEmpty())
                               waitUntilCompleted();
                           else
                               signAs(m_document.invitations.at(turn.first()));
                       }));
}

void DemoCommand::signAs(const Invitation& invitation)
{
    const QString name = invitation.recipientName;
    const QString url = invitation.signingUrl;
    const int sequence = invitation.sequence;
    m_client->signer(url).view(
        this,
        then<wire::SignerView>(QStringLiteral("opening as %1").arg(name), [this, name, url, sequence](
                                                                              const wire::SignerView& view) {
            const wire::SignerValues values = demo::valuesFor(view, drawSignature(name));
            m_client->signer(url).finish(
                values, this,
                then<wire::SignerView>(QStringLiteral("signing as %1").arg(name),
                                       [this, name, sequence](const wire::SignerView&) {
                                           step(
                                               QStringLiteral("%1 signed (step %2)").arg(name).arg(sequence));
                                           signNext();
                                       }));
        }));
}

void DemoCommand::waitUntilCompleted()
{
    auto waited = std::make_shared<QElapsedTimer>();
    waited->start();
    m_poll.disconnect(this);
    connect(&m_poll, &QTimer::timeout, this, [this, waited] {
        m_poll.stop();
        m_client->retrieve(
            m_document.id, this,
            then<Document>(QStringLiteral("waiting for the seal"), [this, waited](Document now) {
                m_document = std::move(now);
                if (m_document.status == SigningStatus::Completed) {
                    step(QStringLiteral("Stamped, sealed and checked: the document is completed"));
                    return downloadNext();
                }
                if (m_document.status != SigningStatus::InProgress || waited->elapsed() > finalizeWithinMs)
                    return finishWithError(
                        QStringLiteral("waiting for the seal"),
                        fail(ErrorCode::State,
                             Message::literal(QStringLiteral("The document is %1.")
                                                  .arg(signingStatusName(m_document.status))))
                            .value());
                m_poll.start();
            }));
    });
    m_poll.start();
}

void DemoCommand::downloadNext()
{
    const bool certificate = m_downloaded == m_document.files.size();
    if (m_downloaded > m_document.files.size()) return verifyAll();
    const QString content = certificate ? QStringLiteral("audit") : QStringLiteral("esign");
    const FileId file = certificate ? FileId() : m_document.files.at(m_downloaded).id;
    const QString path = certificate
                             ? m_out + QStringLiteral("/certificate.pdf")
                             : m_out + QStringLiteral("/signed-") + m_document.files.at(m_downloaded).name;
    m_client->download(m_document.id, content, file, this,
                       then<api::ApiClient::Download>(
                           QStringLiteral("downloading"), [this, path](const api::ApiClient::Download& got) {
                               if (const auto written = writeFile(path, got.bytes); !written)
                                   return finishWithError(QStringLiteral("downloading"), written.error());
                               step(QStringLiteral("Saved %1 (%2 bytes)").arg(path).arg(got.bytes.size()));
                               ++m_downloaded;
                               downloadNext();
                           }));
}

void DemoCommand::verifyAll()
{
    bool held = true;
    const auto expect = [&](bool good, const QString& what) {
        held = held && good;
        step((good ? QStringLiteral("✓ ") : QStringLiteral("✕ ")) + what);
    };
    pdf::VerifyOptions options;
    options.ownFingerprints = {m_service->sealFingerprint()};
    options.now = SystemClock().now();
    const auto check = [&](const QString& path) {
        const pdf::VerifyReport report = pdf::verifyPdf(contentOf(path), options);
        expect(report.integrity == pdf::Integrity::Intact && report.trust == pdf::Trust::Own,
               QStringLiteral("%1: %2, %3")
                   .arg(QFileInfo(path).fileName(), pdf::integrityName(report.integrity),
                        pdf::trustName(report.trust)));
    };
    for (const Sample& sample : std::as_const(m_samples)) {
        const QString path = m_out + QStringLiteral("/signed-") + sample.name;
        check(path);
        expect(contentOf(path).startsWith(sample.bytes),
               QStringLiteral("signed-%1 begins with the %2 bytes that were uploaded")
                   .arg(sample.name)
                   .arg(sample.bytes.size()));
    }
    check(m_out + QStringLiteral("/certificate.pdf"));
    expect(firstBrokenLink(m_document.histories) < 0,
           QStringLiteral("the history chain of %1 entries holds").arg(m_document.histories.size()));
    if (held) QFile::remove(m_out + QStringLiteral("/demo.json"));
    printLine(held ? QStringLiteral("Done in %1 ms.").arg(m_total.elapsed())
                   : QStringLiteral("Not everything held."));
    Q_EMIT finished(held ? 0 : 1);
}

} // namespace ink

#include "moc_democommand.cpp"
