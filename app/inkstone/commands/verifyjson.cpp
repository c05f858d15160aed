#include "app/inkstone/commands/verifyjson.h"

#include "app/pdf/verify/laterchanges.h"
#include "app/pdf/verify/verifynames.h"

#include <QJsonArray>

namespace ink {

QString findingLevelName(pdf::VerifyFinding::Level level)
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

QString proofName(domain::HistoryVerdict::Proof proof)
{
    using Proof = domain::HistoryVerdict::Proof;
    switch (proof) {
    case Proof::PersonalLink:
        return QStringLiteral("personal-link");
    case Proof::InPerson:
        return QStringLiteral("in-person");
    case Proof::Paper:
        return QStringLiteral("paper");
    case Proof::EmailCode:
        return QStringLiteral("email-code");
    case Proof::SmsCode:
        return QStringLiteral("sms-code");
    case Proof::AccessCode:
        return QStringLiteral("access-code");
    }
    return {};
}

namespace {

QJsonValue timeOrNull(const std::optional<Timestamp>& time)
{
    return time ? QJsonValue(qint64(time->time_since_epoch().count())) : QJsonValue();
}

QJsonObject findingJson(const pdf::VerifyFinding& f)
{
    QJsonObject o{{QStringLiteral("id"), f.id},
                  {QStringLiteral("level"), findingLevelName(f.level)},
                  {QStringLiteral("detail"), f.detail.english()}};
    if (f.signature >= 0) o.insert(QStringLiteral("signature"), f.signature);
    if (f.revision > 0) o.insert(QStringLiteral("revision"), f.revision);
    if (f.page >= 0) o.insert(QStringLiteral("page"), f.page + 1);
    if (f.object > 0) o.insert(QStringLiteral("object"), f.object);
    if (const QString rule = pdf::ruleOf(f); !rule.isEmpty()) o.insert(QStringLiteral("rule"), rule);
    return o;
}

QJsonArray signaturesJson(const QList<int>& signatures)
{
    QJsonArray array;
    for (const int signature : signatures)
        array.append(signature);
    return array;
}

QJsonObject changeJson(const pdf::LaterChange& change)
{
    QJsonObject o{{QStringLiteral("kind"), pdf::changeKindName(change.kind)},
                  {QStringLiteral("allowed"), change.isAllowed},
                  {QStringLiteral("revision"), change.revision},
                  {QStringLiteral("sentence"), pdf::sentenceOf(change).english()},
                  {QStringLiteral("rule"), pdf::ruleOf(change)},
                  {QStringLiteral("signedBy"), signaturesJson(change.signedBy)},
                  {QStringLiteral("unseenBy"), signaturesJson(change.unseenBy)}};
    using Kind = pdf::LaterChange::Kind;
    const bool isField = change.kind != Kind::Description;
    if (!change.subject.isEmpty())
        o.insert(isField ? QStringLiteral("field") : QStringLiteral("entry"), change.subject);
    if (change.kind == Kind::Filled || change.kind == Kind::Replaced || change.kind == Kind::Cleared ||
        (change.kind == Kind::Description && !change.subject.isEmpty())) {
        o.insert(QStringLiteral("oldValue"), change.before);
        o.insert(QStringLiteral("newValue"), change.after);
    }
    if (change.page >= 0) o.insert(QStringLiteral("page"), change.page + 1);
    if (change.object > 0) o.insert(QStringLiteral("object"), change.object);
    return o;
}

QJsonObject qualificationJson(const trust::CertificateQualification& q)
{
    QJsonObject o{{QStringLiteral("status"), trust::qualifiedStatusName(q.status)},
                  {QStringLiteral("at"), timeOrNull(q.at)}};
    if (!q.reason.isEmpty()) o.insert(QStringLiteral("reason"), q.reason.toJson());
    if (!q.doubt.isEmpty()) o.insert(QStringLiteral("doubt"), q.doubt.toJson());
    if (q.listSequence == 0) return o;
    o.insert(QStringLiteral("service"), q.service);
    o.insert(QStringLiteral("provider"), q.provider);
    o.insert(QStringLiteral("territory"), q.territory);
    o.insert(QStringLiteral("listSequence"), q.listSequence);
    o.insert(QStringLiteral("listIssued"), timeOrNull(q.listIssued));
    o.insert(QStringLiteral("listNextUpdate"), timeOrNull(q.listNextUpdate));
    return o;
}

QJsonObject signatureJson(const pdf::SignatureReport& s)
{
    QJsonArray times;
    for (const pdf::TimeProof& proof : s.times)
        times.append(QJsonObject{{QStringLiteral("time"), qint64(proof.time.time_since_epoch().count())},
                                 {QStringLiteral("authority"), proof.authority},
                                 {QStringLiteral("kind"), proof.kind == pdf::TimeProof::Kind::Signature
                                                              ? QStringLiteral("signature")
                                                              : QStringLiteral("document")},
                                 {QStringLiteral("trusted"), proof.isTrusted}});
    QJsonArray chain;
    for (const pdf::CertificateInfo& c : s.chain)
        chain.append(
            QJsonObject{{QStringLiteral("subject"), c.subject},
                        {QStringLiteral("issuer"), c.issuer},
                        {QStringLiteral("fingerprint"), c.fingerprint},
                        {QStringLiteral("validFrom"), qint64(c.validFrom.time_since_epoch().count())},
                        {QStringLiteral("validTo"), qint64(c.validTo.time_since_epoch().count())}});
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
                  {QStringLiteral("trust"), pdf::trustName(s.trust)},
                  {QStringLiteral("level"), pdf::levelName(s)},
                  {QStringLiteral("certifies"), s.isCertification},
                  {QStringLiteral("docMdp"), s.docMdpLevel},
                  {QStringLiteral("lockedFields"), QJsonArray::fromStringList(s.lockedFields)},
                  {QStringLiteral("revocation"), pdf::revocationName(s.revocation)},
                  {QStringLiteral("stampedTime"), timeOrNull(s.timestampTime)},
                  {QStringLiteral("provenTime"), timeOrNull(s.provenTime)},
                  {QStringLiteral("times"), times},
                  {QStringLiteral("chain"), chain}};
    if (s.claimedTime)
        o.insert(QStringLiteral("claimedTime"), qint64(s.claimedTime->time_since_epoch().count()));
    if (s.revokedAt) o.insert(QStringLiteral("revokedAt"), timeOrNull(s.revokedAt));
    if (s.qualification) o.insert(QStringLiteral("qualification"), qualificationJson(*s.qualification));
    return o;
}

QJsonObject revisionJson(const pdf::RevisionInfo& revision)
{
    QJsonArray pages;
    for (const int page : revision.pages)
        pages.append(page + 1);
    QJsonArray changes;
    for (const pdf::VerifyFinding& f : revision.changes)
        changes.append(findingJson(f));
    return {{QStringLiteral("end"), revision.end},
            {QStringLiteral("signatures"), signaturesJson(revision.signatures)},
            {QStringLiteral("signedBy"), QJsonArray::fromStringList(revision.signedBy)},
            {QStringLiteral("compared"), revision.wasCompared},
            {QStringLiteral("allowed"), revision.isAllowed},
            {QStringLiteral("pages"), pages},
            {QStringLiteral("changes"), changes}};
}

QJsonObject recipientJson(const domain::HistoryVerdict::Recipient& recipient)
{
    QJsonArray proofs;
    for (const domain::HistoryVerdict::Proof proof : recipient.proofs)
        proofs.append(proofName(proof));
    QJsonObject o{{QStringLiteral("name"), recipient.name},
                  {QStringLiteral("email"), recipient.email},
                  {QStringLiteral("finishedTime"), timeOrNull(recipient.finishedTime)},
                  {QStringLiteral("authentication"), proofs}};
    if (!recipient.inPersonWith.isEmpty()) o.insert(QStringLiteral("inPersonWith"), recipient.inPersonWith);
    if (!recipient.paperRecordedBy.isEmpty())
        o.insert(QStringLiteral("paperRecordedBy"), recipient.paperRecordedBy);
    if (recipient.deviceTime) o.insert(QStringLiteral("deviceTime"), timeOrNull(recipient.deviceTime));
    return o;
}

} // namespace

QJsonObject reportJson(const pdf::VerifyReport& report)
{
    QJsonArray signatures;
    for (const pdf::SignatureReport& s : report.signatures)
        signatures.append(signatureJson(s));
    QJsonArray findings;
    for (const pdf::VerifyFinding& f : report.findings)
        findings.append(findingJson(f));
    QJsonArray history;
    for (const pdf::RevisionInfo& revision : report.history)
        history.append(revisionJson(revision));
    QJsonArray changes;
    for (const pdf::LaterChange& change : report.changes)
        changes.append(changeJson(change));
    QJsonArray readers;
    for (const pdf::ReaderReport& reader : report.readers)
        readers.append(QJsonObject{{QStringLiteral("name"), reader.name},
                                   {QStringLiteral("pages"), reader.pageCount},
                                   {QStringLiteral("failed"), reader.hasFailed},
                                   {QStringLiteral("differs"), reader.differs}});
    QJsonObject o{{QStringLiteral("integrity"), pdf::integrityName(report.integrity)},
                  {QStringLiteral("alteration"), pdf::alterationName(report.alteration)},
                  {QStringLiteral("replaced"), pdf::hasReplacedValues(report)},
                  {QStringLiteral("weak"), pdf::isWeak(report)},
                  {QStringLiteral("changes"), changes},
                  {QStringLiteral("trust"), pdf::trustName(report.trust)},
                  {QStringLiteral("revisions"), report.revisionCount},
                  {QStringLiteral("signatures"), signatures},
                  {QStringLiteral("revisionList"), history},
                  {QStringLiteral("readers"), readers},
                  {QStringLiteral("findings"), findings}};
    if (const auto& record = report.attachedHistory) {
        QJsonArray recipients;
        for (const auto& recipient : record->recipients)
            recipients.append(recipientJson(recipient));
        o.insert(QStringLiteral("history"),
                 QJsonObject{{QStringLiteral("intact"), record->isValid},
                             {QStringLiteral("confirmed"), record->isReliable()},
                             {QStringLiteral("sealedBy"), record->sealedBy},
                             {QStringLiteral("document"), record->documentGuid},
                             {QStringLiteral("title"), record->title},
                             {QStringLiteral("head"), record->lastHash},
                             {QStringLiteral("entries"), record->entryCount},
                             {QStringLiteral("withheld"), record->withheldCount},
                             {QStringLiteral("original"), record->originalName},
                             {QStringLiteral("originalSha256"), record->originalSha256},
                             {QStringLiteral("recipients"), recipients}});
    }
    return o;
}

} // namespace ink
