#include "app/pdf/revisionjudge.h"

#include "app/pdf/streamlimits.h"

#include <qpdf/QPDF.hh>

namespace ink::pdf {

namespace {

constexpr int revisionLimit = 1000;

RevisionChange unreadable(const QString& why)
{
    RevisionChange change;
    change.faults.append(
        {QStringLiteral("revision.unreadable"),
         QStringLiteral("A later revision cannot be compared with the signed one: %1.").arg(why)});
    return change;
}

} // namespace

std::unique_ptr<QPDF> openRevision(const QByteArray& bytes, qint64 size, bool repair)
{
    auto pdf = std::make_unique<QPDF>();
    pdf->setSuppressWarnings(true);
    pdf->setAttemptRecovery(repair);
    // Only cross-reference streams are unpacked here: a small file must not unpack without end.
    const StreamBudget few(StreamBudget::forCrossReference(static_cast<size_t>(size)));
    pdf->processMemoryFile("file", bytes.constData(), static_cast<size_t>(size));
    return pdf;
}

RevisionJudge::RevisionJudge(const QByteArray& bytes, QList<qint64> revisionEnds,
                             RevisionComparison::Deadline deadline)
    : m_bytes(bytes), m_ends(std::move(revisionEnds)), m_deadline(deadline)
{
}

void RevisionJudge::compare(const QList<int>& signedRevisions)
{
    if (signedRevisions.isEmpty()) return;
    const int last = static_cast<int>(m_ends.size()) - 1;
    std::unique_ptr<RevisionComparison> comparison;
    for (int revision = signedRevisions.first() + 1; revision <= last; ++revision) {
        if (m_changes.size() > revisionLimit || std::chrono::steady_clock::now() > m_deadline) {
            m_changes[revision] = unreadable(QStringLiteral("it would take too long"));
            return;
        }
        int base = signedRevisions.first();
        for (const int candidate : signedRevisions)
            if (candidate < revision) base = std::max(base, candidate);
        try {
            if (!comparison)
                comparison = std::make_unique<RevisionComparison>(
                    openRevision(m_bytes, m_ends.at(base), false), m_deadline);
            auto later = openRevision(m_bytes, m_ends.at(revision), false);
            m_changes[revision] = comparison->with(*later);
            if (signedRevisions.contains(revision)) comparison->moveTo(std::move(later));
        } catch (const std::exception& error) {
            m_changes[revision] = unreadable(QString::fromUtf8(error.what()));
            comparison.reset();
        }
    }
}

Integrity RevisionJudge::judge(const SignatureSite& site, int revision, int signature,
                               QList<VerifyFinding>& findings) const
{
    Integrity integrity = Integrity::Intact;
    QSet<QString> told;
    const auto tell = [&](const QString& id, VerifyFinding::Level level, const QString& detail) {
        if (level == VerifyFinding::Level::Error) integrity = Integrity::Modified;
        if (told.contains(id + detail)) return;
        told.insert(id + detail);
        findings.append({id, level, detail, signature});
    };
    using Level = VerifyFinding::Level;
    for (auto it = m_changes.upper_bound(revision); it != m_changes.end(); ++it) {
        const RevisionChange& change = it->second;
        for (const RevisionChange::Fault& fault : change.faults)
            tell(fault.id, Level::Error, fault.detail);
        if (change.formFilled && site.docMdpLevel == 1)
            tell(QStringLiteral("docmdp.level"), Level::Error,
                 QStringLiteral("The signature allows no changes, but the form was filled or signed later."));
        if (change.visibleSignatureField && site.docMdpLevel > 0)
            tell(QStringLiteral("docmdp.signature-field"), Level::Error,
                 QStringLiteral("A visible signature field was added to a certified document."));
        for (const QString& field : change.changedFields)
            if (site.lock.locks(field) || site.fieldLock.locks(field))
                tell(
                    QStringLiteral("fieldmdp.locked"), Level::Error,
                    QStringLiteral("The field “%1” was changed although the signature locks it.").arg(field));
        if (integrity == Integrity::Intact && change.formFilled)
            tell(QStringLiteral("revision.form-filled"), Level::Info,
                 QStringLiteral("Fields were filled or signed after this signature, as it allows."));
    }
    return integrity;
}

} // namespace ink::pdf
