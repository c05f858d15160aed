#include "app/inkstone/commands/keyscommand.h"

#include "app/inkstone/commandbase/secretprompt.h"
#include "app/keys/helperkeys.h"
#include "app/keys/keydoctor.h"
#include "app/keys/keymodules.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace ink {

namespace {

using keys::Identity;

QString dayOf(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toUTC()
        .date()
        .toString(Qt::ISODate);
}

QStringList purposesOf(const Identity& identity)
{
    QStringList purposes;
    if (identity.isForNonRepudiation) purposes << QStringLiteral("non-repudiation");
    if (identity.isForDigitalSignature) purposes << QStringLiteral("digital signature");
    return purposes;
}

QString qualifiedWords(const keys::QualifiedClaims& claims)
{
    if (!claims.isQualified) return {};
    QString words = QStringLiteral("qualified");
    if (claims.type == keys::QualifiedClaims::Type::Signature) words += QStringLiteral(" signature");
    if (claims.type == keys::QualifiedClaims::Type::Seal) words += QStringLiteral(" seal");
    if (claims.type == keys::QualifiedClaims::Type::Website) words += QStringLiteral(" website");
    if (claims.isOnDevice) words += QStringLiteral(" on a device");
    return words + QStringLiteral(" (claimed by the certificate)");
}

QString pinName(keys::PinState state)
{
    static const std::array<const char*, 4> names{"normal", "low", "final", "blocked"};
    return QString::fromLatin1(names.at(static_cast<std::size_t>(state)));
}

QJsonObject jsonOf(const Identity& identity)
{
    QJsonObject object{{QStringLiteral("id"), identity.id},
                       {QStringLiteral("holder"), identity.holder},
                       {QStringLiteral("canSign"), identity.canSign()},
                       {QStringLiteral("token"), identity.tokenLabel},
                       {QStringLiteral("reader"), identity.slot},
                       {QStringLiteral("source"), identity.place.source},
                       {QStringLiteral("pinPad"), identity.hasPinPad},
                       {QStringLiteral("pinEachTime"), identity.alwaysAuthenticate},
                       {QStringLiteral("pin"), pinName(identity.pin)}};
    if (!identity.certificate.isEmpty() && !identity.serialNumber.isEmpty()) {
        object.insert(QStringLiteral("issuer"), identity.issuer);
        object.insert(QStringLiteral("serialNumber"), identity.serialNumber);
        object.insert(QStringLiteral("notBefore"), dayOf(identity.notBefore));
        object.insert(QStringLiteral("notAfter"), dayOf(identity.notAfter));
        object.insert(QStringLiteral("purposes"), QJsonArray::fromStringList(purposesOf(identity)));
        object.insert(QStringLiteral("algorithm"), identity.keyAlgorithm);
        object.insert(QStringLiteral("claimsQualified"), identity.qualified.isQualified);
        object.insert(QStringLiteral("claimsQualifiedDevice"), identity.qualified.isOnDevice);
        object.insert(QStringLiteral("issuersOnToken"), identity.chain.size());
        if (!identity.email.isEmpty()) object.insert(QStringLiteral("email"), identity.email);
    }
    if (!identity.canSign()) object.insert(QStringLiteral("problem"), identity.flawText.toJson());
    return object;
}

void print(const Identity& identity)
{
    printLine(QStringLiteral("%1  %2").arg(
        identity.id, identity.holder.isEmpty() ? QStringLiteral("(no name)") : identity.holder));
    const auto detail = [](const QString& text) { printLine(QStringLiteral("    ") + text); };
    if (!identity.issuer.isEmpty())
        detail(QStringLiteral("issued by %1, valid from %2 to %3")
                   .arg(identity.issuer, dayOf(identity.notBefore), dayOf(identity.notAfter)));
    QStringList facts;
    if (!identity.keyAlgorithm.isEmpty()) facts << identity.keyAlgorithm;
    facts << purposesOf(identity);
    if (const QString words = qualifiedWords(identity.qualified); !words.isEmpty()) facts << words;
    if (!facts.isEmpty()) detail(facts.join(QStringLiteral(", ")));
    QString place = identity.tokenLabel;
    if (!identity.slot.isEmpty()) place += QStringLiteral(" in %1").arg(identity.slot);
    if (identity.hasPinPad) place += QStringLiteral(", PIN on the reader");
    if (identity.alwaysAuthenticate) place += QStringLiteral(", PIN for each signature");
    if (identity.pin == keys::PinState::Low) place += QStringLiteral(", few attempts left for the PIN");
    if (identity.pin == keys::PinState::FinalTry) place += QStringLiteral(", one attempt left for the PIN");
    detail(place);
    if (!identity.canSign()) detail(QStringLiteral("can't sign: ") + identity.flawText.english());
}

void printProblems(const QList<keys::SourceListing>& listings, const QList<keys::LayerFinding>& missing)
{
    for (const keys::LayerFinding& finding : missing) {
        const bool isShown =
            finding.layer == keys::KeyLayer::Certificate || finding.layer == keys::KeyLayer::Pin;
        if (isShown && !finding.source.isEmpty() &&
            std::any_of(listings.begin(), listings.end(),
                        [](const auto& each) { return !each.identities.isEmpty(); }))
            continue; // below its certificate
        printErrorLine((finding.source.isEmpty() ? QString() : finding.source + QStringLiteral(": ")) +
                       finding.text.english());
    }
}

void printAsJson(const QList<keys::SourceListing>& listings, const QList<Identity>& identities,
                 const QList<keys::LayerFinding>& missing)
{
    QJsonArray sources;
    for (const keys::SourceListing& listing : listings) {
        QJsonArray readers;
        for (const keys::SlotState& slot : listing.slotStates) {
            QJsonObject reader{{QStringLiteral("name"), slot.name},
                               {QStringLiteral("hasCard"), slot.hasToken}};
            if (slot.hasToken) reader.insert(QStringLiteral("card"), slot.tokenLabel);
            if (slot.hasToken) reader.insert(QStringLiteral("pin"), pinName(slot.pin));
            if (slot.error) reader.insert(QStringLiteral("problem"), slot.error->detail.toJson());
            readers.append(reader);
        }
        QJsonObject source{{QStringLiteral("id"), listing.source},
                           {QStringLiteral("name"), listing.name},
                           {QStringLiteral("library"), listing.library},
                           {QStringLiteral("readers"), readers}};
        if (listing.error) source.insert(QStringLiteral("problem"), listing.error->detail.toJson());
        sources.append(source);
    }
    QJsonArray all;
    for (const Identity& identity : identities)
        all.append(jsonOf(identity));
    QJsonArray layers;
    for (const keys::LayerFinding& finding : missing) {
        QJsonObject layer = finding.text.toJson();
        layer.insert(QStringLiteral("layer"), QString::fromLatin1(keys::layerName(finding.layer)));
        if (!finding.source.isEmpty()) layer.insert(QStringLiteral("source"), finding.source);
        layers.append(layer);
    }
    printJson(QJsonObject{{QStringLiteral("identities"), all},
                          {QStringLiteral("sources"), sources},
                          {QStringLiteral("missing"), layers}});
}

} // namespace

ParsedCommand parseKeys(SubcommandLine& line)
{
    KeysRequest request;
    line.add("module", "PATH", request.modules,
             "Uses this PKCS#11 module instead of the installed ones. May be repeated.");
    line.add("file", "FILE", request.files,
             "Adds a certificate file (PKCS#12, .p12 or .pfx). Its password is asked for. May be repeated.");
    line.add("test", "ID", request.test,
             "Signs a random value with this certificate and verifies the signature. The PIN is asked on the "
             "terminal, or read from standard input.");
    line.addJson(request.json);
    line.refuseArguments(QStringLiteral("keys takes no arguments."));
    if (auto end = line.parse()) return *std::move(end);
    if (request.json && !request.test.isEmpty())
        return line.fault(QStringLiteral("--json and --test can't be combined."));
    return commandFor<KeysCommand>(request);
}

KeysCommand::KeysCommand(const KeysRequest& request, const CommandContext& context)
    : m_request(request), m_clock(context.clock)
{
}

void KeysCommand::start()
{
    const auto add = [this](const keys::KeyModule& module) {
        m_ring.add(std::make_unique<keys::HelperKeys>(
            keys::HelperKeys::Setup{keys::SourceKind::Pkcs11, module.path, module.name, module.server},
            m_clock));
    };
    if (m_request.modules.isEmpty() && m_request.files.isEmpty())
        for (const keys::KeyModule& module : keys::installedModules())
            add(module);
    for (const QString& path : m_request.modules)
        add({QFileInfo(path).fileName(), QFileInfo(path).absoluteFilePath(), {}});
    openFiles(0);
}

void KeysCommand::openFiles(qsizetype next)
{
    if (next == m_request.files.size()) {
        m_ring.list(this, [this](QList<keys::SourceListing> listings) {
            // A file's password was needed once; the opened file lists its keys without.
            report(listings);
        });
        return;
    }
    const QString path = QFileInfo(m_request.files.at(next)).absoluteFilePath();
    auto file = std::make_unique<keys::HelperKeys>(
        keys::HelperKeys::Setup{keys::SourceKind::Pkcs12, path, QFileInfo(path).fileName()}, m_clock);
    keys::KeySource* const source = file.get();
    m_ring.add(std::move(file));
    auto password = readSecret(QStringLiteral("Password of %1:").arg(m_request.files.at(next)));
    if (!password) return end(reportFailure(password.error(), 1));
    source->list(std::move(*password), this, [this, next](const Result<keys::SourceListing>& listing) {
        if (!listing) return end(reportFailure(listing.error(), 1));
        openFiles(next + 1);
    });
}

void KeysCommand::report(const QList<keys::SourceListing>& listings)
{
    const QList<Identity> identities = keys::identitiesOf(listings);
    if (!m_request.test.isEmpty()) return test(identities);
    const QList<keys::LayerFinding> missing = keys::missingLayers(listings, keys::hasSmartCardService());
    if (m_request.json) {
        printAsJson(listings, identities, missing);
    } else {
        for (const Identity& identity : identities)
            print(identity);
        for (const keys::SourceListing& listing : listings)
            if (listing.error && missing.isEmpty())
                printErrorLine(QStringLiteral("%1: %2").arg(listing.name, errorText(*listing.error)));
        printProblems(listings, missing);
    }
    end(missing.isEmpty() ? 0 : 1);
}

void KeysCommand::test(const QList<Identity>& identities)
{
    QList<Identity> found;
    for (const Identity& identity : identities)
        if (identity.id.startsWith(m_request.test)) found.append(identity);
    if (found.size() != 1) {
        printErrorLine(
            found.isEmpty()
                ? QStringLiteral("No certificate has the id “%1”.").arg(m_request.test)
                : QStringLiteral("Several certificates have ids that begin with “%1”.").arg(m_request.test));
        return end(1);
    }
    const Identity& identity = found.constFirst();
    if (!identity.canSign()) {
        printErrorLine(QStringLiteral("%1: %2").arg(identity.holder, identity.flawText.english()));
        return end(1);
    }
    constexpr int randomWords = 8;
    QByteArray data(randomWords * static_cast<int>(sizeof(quint32)), Qt::Uninitialized);
    QRandomGenerator::system()->generate(data.begin(), data.end());
    keys::SignatureRequest request = keys::requestFor(identity, data);
    if (identity.needsPin && !identity.hasPinPad) {
        auto pin = readSecret(QStringLiteral("PIN of %1:").arg(identity.tokenLabel));
        if (!pin) return end(reportFailure(pin.error(), 1));
        request.secret = std::move(*pin);
    }
    request.onPinPad = [] { printErrorLine(QStringLiteral("Enter the PIN on the card reader.")); };
    m_ring.sign(std::move(request), this, [this, identity](const Result<QByteArray>& signature) {
        if (!signature) return end(reportFailure(signature.error(), 1));
        printLine(QStringLiteral("%1 signed a random value (%2). The signature is valid.")
                      .arg(identity.holder, identity.keyAlgorithm));
        end(0);
    });
}

} // namespace ink

#include "moc_keyscommand.cpp"
