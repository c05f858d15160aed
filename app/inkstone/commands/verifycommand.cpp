#include "app/inkstone/commands/verifycommand.h"

#include "app/base/clock.h"
#include "app/base/secret.h"
#include "app/inkstone/commandbase/secretprompt.h"
#include "app/inkstone/commands/verifyjson.h"
#include "app/pdf/verify/laterchanges.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "app/render/qtpagerenderer.h"
#include "app/render/readerprocess.h"
#include "app/settings/settings.h"
#include "app/trust/lists/trustedlists.h"
#include "app/workplace/workplace.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <chrono>
#include <cstdio>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace ink {

namespace {

/** Exit code with --strict: intact, but values were filled in or replaced, comments were added or the
 * description was changed after a signature, or the signature is weak. */
constexpr int exitChangedLater = 4;

struct VerifyRequest
{
    QStringList files;
    bool json = false;
    QStringList trusted; ///< PEM files with root certificates
    QStringList pinned;  ///< SHA-256 fingerprints of trusted certificates
    QStringList lists;   ///< files and folders with trusted lists
    bool withoutSystemTrust = false;
    bool strict = false;  ///< see exitChangedLater
    QString passwordFile; ///< empty = none, `-` = the standard input
};

/** The verdict on an intact file in one line, with the most important later changes. */
QString intactVerdict(const pdf::VerifyReport& report)
{
    QString line =
        pdf::hasReplacedValues(report) ? QStringLiteral("Intact, but a value was replaced after signing.")
        : pdf::isWeak(report)          ? QStringLiteral("Intact, but weakly signed.")
        : report.alteration == pdf::Alteration::Allowed
            ? QStringLiteral("Intact: what was signed is unchanged, and later changes are allowed.")
        : report.alteration == pdf::Alteration::Unseen
            ? QStringLiteral("Intact: parts of the file were rewritten after signing without changing what "
                             "it shows.")
            : QStringLiteral("Intact: nothing was changed since it was signed.");
    for (const Message& sentence : pdf::headlineOf(report))
        line += QLatin1Char(' ') + sentence.english();
    return line;
}

QString verdict(const pdf::VerifyReport& report)
{
    switch (report.integrity) {
    case pdf::Integrity::Intact:
        return intactVerdict(report);
    case pdf::Integrity::Indeterminate:
        return QStringLiteral("Indeterminate: not everything that was added after signing could be compared "
                              "with what was signed.");
    case pdf::Integrity::Modified:
        if (report.alteration == pdf::Alteration::Visible)
            return QStringLiteral("Modified: the visible content was changed after signing.");
        if (report.alteration == pdf::Alteration::ReadersDiffer)
            return QStringLiteral("Modified: different programs may show different content for this file.");
        if (report.alteration == pdf::Alteration::ValidationDataLost)
            return QStringLiteral(
                "Modified: validation data was removed after signing; the content is unchanged.");
        return QStringLiteral(
            "Modified: the file was changed after signing in a way that the signature doesn't "
            "allow.");
    case pdf::Integrity::Broken:
        if (report.alteration == pdf::Alteration::Unchecked)
            return QStringLiteral(
                "Broken: the signature can't be checked because the signer's certificate is "
                "missing.");
        return QStringLiteral("Broken: the signed bytes do not match a signature.");
    case pdf::Integrity::Unsigned:
        return QStringLiteral("Unsigned: there is no signature in this file.");
    case pdf::Integrity::Unreadable:
        return pdf::needsPassword(report)
                   ? QStringLiteral("Unreadable: this file is password-protected. Specify --password-file.")
                   : QStringLiteral("Unreadable: this is not a PDF that can be read.");
    }
    return {};
}

QString trustWords(pdf::Trust trust)
{
    switch (trust) {
    case pdf::Trust::Own:
        return QStringLiteral("sealed by this workspace");
    case pdf::Trust::Trusted:
        return QStringLiteral("trusted by this computer");
    case pdf::Trust::SelfSigned:
        return QStringLiteral("self-signed certificate");
    case pdf::Trust::Untrusted:
        return QStringLiteral("not trusted by this computer");
    case pdf::Trust::None:
        return QStringLiteral("no signer");
    }
    return {};
}

QString dateText(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).toUTC().toString(Qt::ISODate);
}

/** Prints to the terminal, if there is one, how many pages have been compared. Prints nothing for a file that
 * takes little time. */
class PageProgress final
{
public:
    void operator()(int done, int all)
    {
        constexpr std::chrono::milliseconds quick(500);
        const auto now = std::chrono::steady_clock::now();
        if (!m_isTerminal || now - m_begin < quick || now - m_last < quick / 5) return;
        m_last = now;
        std::fprintf(stderr, "\rComparing pages: %d of %d", done, all);
        std::fflush(stderr);
        m_isShown = true;
    }
    void clear()
    {
        if (m_isShown) std::fputs("\r\x1b[K", stderr);
        m_isShown = false;
        m_begin = std::chrono::steady_clock::now();
    }

private:
    using Time = std::chrono::steady_clock::time_point;
#ifdef Q_OS_WIN
    bool m_isTerminal = ::_isatty(2) != 0;
#else
    bool m_isTerminal = ::isatty(STDERR_FILENO) != 0;
#endif
    bool m_isShown = false;
    Time m_begin = std::chrono::steady_clock::now();
    Time m_last{};
};

/** Prints the results of the other PDF readers on one line. */
void print(const QList<pdf::ReaderReport>& readers)
{
    QStringList words;
    for (const pdf::ReaderReport& reader : readers)
        words.append(QStringLiteral("%1 %2").arg(
            reader.name, reader.hasFailed ? QStringLiteral("failed")
                         : reader.differs ? QStringLiteral("shows a difference")
                         : reader.pageCount == 1
                             ? QStringLiteral("(1 page compared)")
                             : QStringLiteral("(%1 pages compared)").arg(reader.pageCount)));
    if (!words.isEmpty()) printLine(QStringLiteral("Rendered by: %1.").arg(words.join(QStringLiteral(", "))));
}

/** Prints a recipient of the attached history on one line. */
void print(const domain::HistoryVerdict::Recipient& recipient)
{
    QStringList proofs;
    for (const domain::HistoryVerdict::Proof proof : recipient.proofs)
        proofs.append(proofName(proof));
    printLine(
        QStringLiteral("Recipient: %1 <%2>, %3%4")
            .arg(recipient.name, recipient.email,
                 recipient.finishedTime ? QStringLiteral("finished ") + dateText(*recipient.finishedTime)
                                        : QStringLiteral("not finished"),
                 proofs.isEmpty() ? QString() : QStringLiteral(", ") + proofs.join(QStringLiteral(", "))));
}

QString docMdpWords(int level)
{
    return level == 1   ? QStringLiteral("no changes")
           : level == 2 ? QStringLiteral("filling the form and signing")
                        : QStringLiteral("filling the form, signing and comments");
}

/** Prints the legal status of a signature, with its reason and the list that it comes from. */
void print(const trust::CertificateQualification& q)
{
    QStringList words{trust::qualifiedStatusText(q.status).english() + QLatin1Char('.')};
    for (const Message& why : {q.reason, q.doubt})
        if (!why.isEmpty()) words.append(why.english());
    printLine(QStringLiteral("  Legal status on %1: %2").arg(dateText(q.at), words.join(QLatin1Char(' '))));
    if (q.listSequence > 0)
        printLine(QStringLiteral("  Trust service: %1, %2 (list %3 of %4, issued %5)")
                      .arg(q.service, q.provider, QString::number(q.listSequence), q.territory,
                           dateText(q.listIssued)));
}

/** Prints a signature. `isOnly`: the file has no other, so the trust in it was printed for the file. */
void print(const pdf::SignatureReport& s, int number, bool isOnly)
{
    const QString kind = s.isTimestamp       ? QStringLiteral("Document time-stamp")
                         : s.isCertification ? QStringLiteral("Certification")
                                             : QStringLiteral("Signature");
    QString line = QStringLiteral("%1 %2 (%3): %4").arg(kind).arg(number).arg(s.fieldName, s.signerName);
    if (s.claimedTime) line += QStringLiteral(", %1 (signer's clock)").arg(dateText(*s.claimedTime));
    const QString level = pdf::levelName(s);
    printLine(line + QStringLiteral(", %1, %2, %3%4")
                         .arg(s.algorithm, pdf::integrityName(s.integrity),
                              s.coversWholeFile ? QStringLiteral("covers the whole file")
                                                : QStringLiteral("covers revision %1").arg(s.revision),
                              level.isEmpty() ? QString() : QStringLiteral(", ") + level));
    printLine(QStringLiteral("  Certificate: %1, issued by %2%3")
                  .arg(s.signerName, s.issuerName,
                       isOnly ? QString() : QStringLiteral(", ") + trustWords(s.trust)));
    printLine(QStringLiteral("  Fingerprint: %1").arg(s.fingerprint));
    if (s.revocation != pdf::Revocation::Unknown)
        printLine(QStringLiteral("  Revocation: %1").arg(pdf::revocationName(s.revocation)));
    for (const pdf::TimeProof& proof : s.times)
        printLine(QStringLiteral("  Time-stamp: %1 by %2%3")
                      .arg(dateText(proof.time), proof.authority,
                           proof.isTrusted ? QStringLiteral(" (trusted)") : QString()));
    if (s.qualification) print(*s.qualification);
    if (s.docMdpLevel > 0) printLine(QStringLiteral("  Allows later: %1").arg(docMdpWords(s.docMdpLevel)));
    if (!s.lockedFields.isEmpty())
        printLine(QStringLiteral("  Locks: %1").arg(s.lockedFields.join(QStringLiteral(", "))));
}

/** The location of a change and the rule that applies */
QString placeWords(int revision, int page, int object, const QString& rule)
{
    QStringList words{QStringLiteral("revision %1").arg(revision)};
    if (page >= 0) words.append(QStringLiteral("page %1").arg(page + 1));
    if (object > 0) words.append(QStringLiteral("object %1").arg(object));
    return QStringLiteral(" (%1%2)").arg(words.join(QStringLiteral(", ")),
                                         rule.isEmpty() ? QString() : QStringLiteral("; ") + rule);
}

void print(const pdf::VerifyReport& report)
{
    printLine(verdict(report));
    if (report.signatures.isEmpty() && report.findings.isEmpty()) return;
    if (!report.signatures.isEmpty()) printLine(QStringLiteral("Trust: %1.").arg(trustWords(report.trust)));
    int number = 0;
    for (const pdf::SignatureReport& s : report.signatures)
        print(s, ++number, report.signatures.size() == 1);
    if (report.integrity == pdf::Integrity::Intact && report.attachedHistory &&
        report.attachedHistory->isReliable())
        for (const auto& recipient : report.attachedHistory->recipients)
            print(recipient);
    number = 0;
    for (const pdf::RevisionInfo& revision : report.history) {
        ++number;
        if (!revision.wasCompared) continue;
        QStringList pages;
        for (const int page : revision.pages)
            pages.append(QString::number(page + 1));
        printLine(QStringLiteral("Revision %1: %2%3")
                      .arg(number)
                      .arg(revision.isAllowed ? QStringLiteral("allowed") : QStringLiteral("not allowed"),
                           pages.isEmpty() ? QString()
                                           : QStringLiteral(", pages ") + pages.join(QStringLiteral(", "))));
    }
    print(report.readers);
    for (const pdf::LaterChange& change : report.changes)
        printLine(QStringLiteral("  %1: %2%3")
                      .arg(change.isAllowed ? QStringLiteral("allowed change") : QStringLiteral("change"),
                           pdf::sentenceOf(change).english(),
                           placeWords(change.revision, change.page, change.object, pdf::ruleOf(change))));
    for (const pdf::VerifyFinding& f : report.findings)
        printLine(
            QStringLiteral("  %1: %2%3%4")
                .arg(findingLevelName(f.level),
                     f.signature >= 0 && report.signatures.size() > 1
                         ? QStringLiteral("signature %1: ").arg(f.signature + 1)
                         : QString(),
                     f.detail.english(),
                     f.revision > 0 ? placeWords(f.revision, f.page, f.object, pdf::ruleOf(f)) : QString()));
}

/** Reads certificates from PEM files. If a file can't be read, prints an error and returns nothing. */
std::optional<QList<QByteArray>> readPems(const QStringList& paths)
{
    QList<QByteArray> pems;
    for (const QString& path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly) || file.size() > 16 * 1024 * 1024) {
            printErrorLine(QStringLiteral("Cannot read %1: %2").arg(path, file.errorString()));
            return std::nullopt;
        }
        pems.append(file.readAll());
        if (!pems.last().contains("-----BEGIN CERTIFICATE-----") &&
            !pems.last().contains("-----BEGIN TRUSTED CERTIFICATE-----")) {
            printErrorLine(QStringLiteral("%1 has no certificate in PEM.").arg(path));
            return std::nullopt;
        }
    }
    return pems;
}

/** Reads the first line of a file, or of the standard input. If that fails, prints an error and returns
 * nothing. */
std::optional<Secret> readPassword(const QString& path)
{
    if (path == QLatin1Char('-')) {
        const auto line = readSecretLine(QStringLiteral("Password of the PDF:"));
        if (line) return Secret(line->toUtf8());
        printErrorLine(line.error().detail.english());
        return std::nullopt;
    }
    constexpr qint64 maxLength = 4096;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        printErrorLine(QStringLiteral("Cannot read %1: %2").arg(path, file.errorString()));
        return std::nullopt;
    }
    QByteArray line = file.readLine(maxLength);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return Secret(std::move(line));
}

int exitCodeOf(const pdf::VerifyReport& report, bool strict)
{
    switch (report.integrity) {
    case pdf::Integrity::Intact:
        if (report.attachedHistory && !report.attachedHistory->isValid) return 1;
        return strict && pdf::needsAttention(report) ? exitChangedLater : 0;
    case pdf::Integrity::Indeterminate:
    case pdf::Integrity::Modified:
    case pdf::Integrity::Broken:
        return 1;
    case pdf::Integrity::Unsigned:
        return 2;
    case pdf::Integrity::Unreadable:
        return 3;
    }
    return 3;
}

/** The worse of two exit codes: an intact file that was filled in later is better than one that isn't
 * intact. */
int worse(int a, int b)
{
    const auto rank = [](int code) { return code == exitChangedLater ? 1 : code * 2; };
    return rank(a) >= rank(b) ? a : b;
}

/** Verifies a file; Unreadable if it can't be opened. */
pdf::VerifyReport verifyFile(const QString& path, const pdf::VerifyOptions& options)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        pdf::VerifyReport report;
        report.integrity = pdf::Integrity::Unreadable;
        report.findings.append(
            {QStringLiteral("file.open"), pdf::VerifyFinding::Level::Error,
             Message::literal(QStringLiteral("Cannot open %1: %2").arg(path, file.errorString())), -1});
        return report;
    }
    // Mapped if the system supports it, so that a large file is not copied.
    const uchar* mapped = file.size() > 0 ? file.map(0, file.size()) : nullptr;
    return pdf::verifyPdf(mapped ? QByteArray::fromRawData(reinterpret_cast<const char*>(mapped), file.size())
                                 : file.readAll(),
                          options);
}

/** Verifies files with the readers, the renderer and the seal of this computer. */
class Verification final
{
public:
    Verification(const QString& ownSeal, Timestamp now) : m_readers(render::installedReaders())
    {
        m_options.ownFingerprints = {ownSeal};
        m_options.now = now;
        m_options.renderer = &m_renderer;
        for (const auto& reader : m_readers)
            m_options.otherReaders.append(reader.get());
        m_options.missingReaders = render::missingReaders();
    }
    [[nodiscard]] pdf::VerifyOptions& options() { return m_options; }
    [[nodiscard]] pdf::VerifyReport verify(const QString& path) const { return verifyFile(path, m_options); }

private:
    render::QtPageRenderer m_renderer;
    decltype(render::installedReaders()) m_readers;
    pdf::VerifyOptions m_options;
};

/** Loads the lists of the command line, else those of the settings; null if there are none. Prints why a file
 * can't be used. */
std::shared_ptr<const trust::TrustedLists> trustedListsFor(const VerifyRequest& request,
                                                           const CommandContext& context)
{
    QStringList paths = request.lists;
    if (const QString folder = context.settings.value(settings::options::trustedLists);
        paths.isEmpty() && !folder.isEmpty())
        paths = {folder};
    if (paths.isEmpty()) return nullptr;
    auto lists = trust::TrustedLists::loadCached(paths, context.clock.now());
    if (!lists->problem().isEmpty()) printErrorLine(lists->problem().english());
    for (const trust::ListEntry& entry : lists->entries())
        for (const Message& note : {entry.problem, entry.warning})
            if (!note.isEmpty()) printErrorLine(QStringLiteral("%1: %2").arg(entry.path, note.english()));
    return lists;
}

int verify(const VerifyRequest& request, const CommandContext& context)
{
    const auto trusted = readPems(request.trusted);
    if (!trusted) return exitUsage;
    Secret password;
    if (!request.passwordFile.isEmpty()) {
        auto read = readPassword(request.passwordFile);
        if (!read) return exitUsage;
        password = std::move(*read);
    }
    int exitCode = 0;
    QJsonArray reports;
    PageProgress progress;
    Verification verification(context.workplace.sealFingerprint(), context.clock.now());
    verification.options().password = std::move(password);
    verification.options().trustedCertificates = *trusted;
    verification.options().pinnedFingerprints = request.pinned;
    verification.options().useSystemStore = !request.withoutSystemTrust;
    verification.options().trustedLists = trustedListsFor(request, context);
    verification.options().progress = [&progress](int done, int all) { progress(done, all); };
    for (const QString& path : request.files) {
        const pdf::VerifyReport report = verification.verify(path);
        progress.clear();
        exitCode = worse(exitCode, exitCodeOf(report, request.strict));
        if (!request.json) {
            if (request.files.size() > 1) printLine(path);
            print(report);
            continue;
        }
        QJsonObject o = reportJson(report);
        if (request.files.size() > 1) o.insert(QStringLiteral("file"), path);
        reports.append(o);
    }
    if (request.json) printJson(request.files.size() == 1 ? reports.first() : QJsonValue(reports));
    return exitCode;
}

} // namespace

QJsonObject verifyReport(const QString& path, const QString& ownSeal, Timestamp now)
{
    return reportJson(Verification(ownSeal, now).verify(path));
}

ParsedCommand parseVerify(SubcommandLine& line)
{
    VerifyRequest request;
    line.addJson(request.json, "Prints the report as JSON.");
    line.add("strict", request.strict,
             "Exits with 4 when a file is intact, but values were filled in or replaced, comments were "
             "added, or the description was changed after a signature, or a signature is weak.");
    line.add("trust", "FILE", request.trusted, "Trusts the certificates in this PEM file too. Repeatable.");
    line.add("pin", "FINGERPRINT", request.pinned,
             "Trusts the certificate with this SHA-256 fingerprint, whoever issued it. Repeatable.");
    line.add(
        "trusted-lists", "PATH", request.lists,
        "Says which signatures are qualified, by trusted lists (ETSI TS 119 612): an XML file, or a folder "
        "with the lists and the certificates that may sign the first one. Repeatable.");
    line.add("no-system-trust", request.withoutSystemTrust, "Does not trust this computer's roots.");
    line.add("password-file", "FILE", request.passwordFile,
             "Opens encrypted files with the password in the first line of this file; \"-\" asks for it, or "
             "reads the standard input.");
    line.addArgument("file", "FILE…", "A PDF.");
    line.acceptArguments(request.files, 1, SubcommandLine::unlimited, QStringLiteral("verify needs a file."));
    if (auto end = line.parse()) return *std::move(end);
    static const QRegularExpression fingerprint(QStringLiteral("^([0-9A-Fa-f]{2}[: ]?){32}$"));
    for (const QString& pin : std::as_const(request.pinned))
        if (!fingerprint.match(pin).hasMatch())
            return line.fault(QStringLiteral("“%1” isn't a SHA-256 fingerprint.").arg(pin));
    return immediateCommand([request](const CommandContext& context) { return verify(request, context); });
}

} // namespace ink
