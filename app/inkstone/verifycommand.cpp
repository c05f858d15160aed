#include "app/inkstone/verifycommand.h"

#include "app/base/clock.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimeZone>

#include <algorithm>

namespace ink {

namespace {

QString levelName(pdf::VerifyFinding::Level level)
{
    switch (level) {
    case pdf::VerifyFinding::Level::Info:
        return QStringLiteral("info");
    case pdf::VerifyFinding::Level::Warning:
        return QStringLiteral("warning");
    case pdf::VerifyFinding::Level::Error:
        return QStringLiteral("error");
    }
    return {};
}

QString verdict(pdf::Integrity integrity)
{
    switch (integrity) {
    case pdf::Integrity::Intact:
        return QStringLiteral("Intact: nothing was changed since it was signed.");
    case pdf::Integrity::Modified:
        return QStringLiteral("Modified: what a reader sees was changed after it was signed.");
    case pdf::Integrity::Broken:
        return QStringLiteral("Broken: the signed bytes do not match a signature.");
    case pdf::Integrity::Unsigned:
        return QStringLiteral("Unsigned: there is no signature in this file.");
    case pdf::Integrity::Unreadable:
        return QStringLiteral("Unreadable: this is not a PDF that can be read.");
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
        return QStringLiteral("self-signed, the signer is not vouched for by anyone");
    case pdf::Trust::Untrusted:
        return QStringLiteral("not trusted by this computer");
    case pdf::Trust::None:
        return QStringLiteral("no signer");
    }
    return {};
}

void print(const pdf::VerifyReport& report)
{
    say(verdict(report.integrity));
    if (report.signatures.isEmpty() && report.findings.isEmpty()) return;
    if (!report.signatures.isEmpty()) say(QStringLiteral("Trust: %1.").arg(trustWords(report.trust)));
    int number = 0;
    for (const pdf::SignatureReport& s : report.signatures) {
        QString line = QStringLiteral("Signature %1 (%2): %3").arg(++number).arg(s.fieldName, s.signerName);
        if (s.claimedTime)
            line += QStringLiteral(", %1").arg(
                QDateTime::fromMSecsSinceEpoch(s.claimedTime->time_since_epoch().count(), QTimeZone::utc())
                    .toString(Qt::ISODate));
        say(line + QStringLiteral(", %1, %2, %3")
                       .arg(s.algorithm, pdf::integrityName(s.integrity),
                            s.coversWholeFile ? QStringLiteral("covers the whole file")
                                              : QStringLiteral("covers revision %1").arg(s.revision)));
    }
    for (const pdf::VerifyFinding& f : report.findings)
        say(QStringLiteral("  %1: %2").arg(levelName(f.level), f.detail));
}

} // namespace

QJsonObject toJson(const pdf::VerifyReport& report)
{
    QJsonArray signatures;
    for (const pdf::SignatureReport& s : report.signatures) {
        QJsonObject o{{QStringLiteral("field"), s.fieldName},
                      {QStringLiteral("signer"), s.signerName},
                      {QStringLiteral("issuer"), s.issuerName},
                      {QStringLiteral("fingerprint"), s.fingerprint},
                      {QStringLiteral("subFilter"), s.subFilter},
                      {QStringLiteral("algorithm"), s.algorithm},
                      {QStringLiteral("reason"), s.reason},
                      {QStringLiteral("location"), s.location},
                      {QStringLiteral("revision"), s.revision},
                      {QStringLiteral("coversWholeFile"), s.coversWholeFile},
                      {QStringLiteral("timestamp"), s.isTimestamp},
                      {QStringLiteral("integrity"), pdf::integrityName(s.integrity)},
                      {QStringLiteral("trust"), pdf::trustName(s.trust)}};
        if (s.claimedTime)
            o.insert(QStringLiteral("claimedTime"), qint64(s.claimedTime->time_since_epoch().count()));
        signatures.append(o);
    }
    QJsonArray findings;
    for (const pdf::VerifyFinding& f : report.findings) {
        QJsonObject o{{QStringLiteral("id"), f.id},
                      {QStringLiteral("level"), levelName(f.level)},
                      {QStringLiteral("detail"), f.detail}};
        if (f.signature >= 0) o.insert(QStringLiteral("signature"), f.signature);
        findings.append(o);
    }
    return {{QStringLiteral("integrity"), pdf::integrityName(report.integrity)},
            {QStringLiteral("trust"), pdf::trustName(report.trust)},
            {QStringLiteral("revisions"), report.revisions},
            {QStringLiteral("signatures"), signatures},
            {QStringLiteral("findings"), findings}};
}

int exitCodeOf(pdf::Integrity integrity)
{
    switch (integrity) {
    case pdf::Integrity::Intact:
        return 0;
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

VerifyCommand::VerifyCommand(QStringList files, bool json, QStringList ownFingerprints)
    : m_files(std::move(files)), m_json(json), m_ownFingerprints(std::move(ownFingerprints))
{
}

void VerifyCommand::start()
{
    int exitCode = 0;
    QJsonArray reports;
    for (const QString& path : std::as_const(m_files)) {
        pdf::VerifyReport report;
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) {
            pdf::VerifyOptions options;
            options.ownFingerprints = m_ownFingerprints;
            options.now = SystemClock().now();
            // Mapped where the system can, so that a large file is not copied.
            const uchar* mapped = file.size() > 0 ? file.map(0, file.size()) : nullptr;
            report = pdf::verifyPdf(
                mapped ? QByteArray::fromRawData(reinterpret_cast<const char*>(mapped), file.size())
                       : file.readAll(),
                options);
        } else {
            report.integrity = pdf::Integrity::Unreadable;
            report.findings.append({QStringLiteral("file.open"), pdf::VerifyFinding::Level::Error,
                                    QStringLiteral("Cannot open %1: %2").arg(path, file.errorString()), -1});
        }
        exitCode = std::max(exitCode, exitCodeOf(report.integrity));
        if (!m_json) {
            if (m_files.size() > 1) say(path);
            print(report);
            continue;
        }
        QJsonObject o = toJson(report);
        if (m_files.size() > 1) o.insert(QStringLiteral("file"), path);
        reports.append(o);
    }
    if (m_json) {
        const QJsonDocument document =
            m_files.size() == 1 ? QJsonDocument(reports.first().toObject()) : QJsonDocument(reports);
        say(QString::fromUtf8(document.toJson(QJsonDocument::Indented)).trimmed());
    }
    Q_EMIT finished(exitCode);
}

} // namespace ink
