#include "app/pdf/verify/revisionjudge.h"

#include "app/pdf/file/revisionchain.h"
#include "app/pdf/file/worklimit.h"
#include "app/pdf/verify/reasons.h"
#include "app/pdf/verify/revisionindex.h"
#include "app/pdf/verify/structurerules.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <algorithm>
#include <utility>

namespace ink::pdf {

namespace {

constexpr int maxJudgedRevisions = 1000;

RevisionChange unreadableChange(const Message& why)
{
    RevisionChange change;
    change.faults.append({QStringLiteral("revision.unreadable"), reasons::laterRevisionNotComparable(why)});
    return change;
}

RevisionChange tooMuchWork()
{
    RevisionChange change;
    change.exceedsWorkLimit = true;
    return change;
}

} // namespace

RevisionJudge::RevisionJudge(const QByteArray& bytes, QList<qint64> revisionEnds, const WorkLimit& limit,
                             const PageRenderer* renderer, QByteArray password)
    : m_bytes(bytes), m_password(std::move(password)), m_renderer(renderer), m_ends(std::move(revisionEnds)),
      m_limit(limit)
{
}

/** The bytes up to the end of a revision, without a copy: the file must outlive them. */
QByteArray RevisionJudge::bytesOf(int revision) const
{
    return QByteArray::fromRawData(m_bytes.constData(), m_ends.at(revision));
}

RevisionJudge::LaterChanges RevisionJudge::changesBetween(int after, int upTo) const
{
    LaterChanges all;
    all.reached.emplace();
    for (auto it = m_changes.upper_bound(after); it != m_changes.end() && it->first <= upTo; ++it) {
        const RevisionChange& change = it->second;
        const bool isAllowed = !m_disallowed.contains(it->first);
        const bool isProven = change.reached && isAllowed;
        if (!isProven) all.reached.reset();
        if (all.reached) all.reached->unite(*change.reached).unite(change.pages);
        all.changedPages.unite(change.pages);
        if (isAllowed) all.areas += change.areas;
        all.hasPrintOnly = all.hasPrintOnly || change.hasPrintOnly;
        all.touchesTree = all.touchesTree || change.touchesTree || !isProven;
        const bool isValidation = change.addsValidationData && !change.isFormFilled &&
                                  !change.hasInvisibleChange && !change.addsVisibleSignatureField &&
                                  !change.changesMetadata && change.areas.isEmpty() &&
                                  change.annotationFaults.isEmpty();
        all.isMoreThanValidation = all.isMoreThanValidation || !isProven || !isValidation;
    }
    return all;
}

void RevisionJudge::compare(const QList<int>& signedRevisions, QPDF* whole)
{
    if (signedRevisions.isEmpty()) return;
    const int last = static_cast<int>(m_ends.size()) - 1;
    std::unique_ptr<RevisionComparison> comparison;
    RevisionChain chain(m_bytes, m_ends, m_password);
    OpenRevision unsignedBefore; // the previous revision, unless it is the base of the comparison
    const auto compareWith = [&](QPDF& now, const std::shared_ptr<const XRefTable>& table, int revision) {
        RevisionChange change =
            comparison->compareWith(now, table, m_bytes, m_ends.at(revision - 1), m_ends.at(revision));
        // Validation data of an unsigned revision must not be lost either.
        if (unsignedBefore.pdf &&
            compareValidationData(unsignedBefore.pdf->getRoot().getKey("/DSS"), now.getRoot().getKey("/DSS"))
                .hasLostData)
            change.faults.append(lostValidationDataFault());
        m_changes[revision] = std::move(change);
    };
    for (int revision = signedRevisions.first() + 1; revision <= last; ++revision) {
        if (m_changes.size() > maxJudgedRevisions || m_limit.isExceeded()) {
            m_changes[revision] = tooMuchWork();
            return;
        }
        int base = signedRevisions.first();
        for (const int candidate : signedRevisions)
            if (candidate < revision) base = std::max(base, candidate);
        m_bases[revision] = base;
        try {
            if (!comparison)
                comparison = std::make_unique<RevisionComparison>(chain.open(base), bytesOf(base), m_renderer,
                                                                  m_limit);
            if (revision == last && whole) {
                compareWith(*whole, std::make_shared<const XRefTable>(whole->getXRefTable()), revision);
                return;
            }
            OpenRevision later = chain.open(revision);
            compareWith(*later.pdf, later.table, revision);
            if (signedRevisions.contains(revision)) {
                comparison->moveTo(std::move(later), bytesOf(revision));
                unsignedBefore = {};
            } else {
                unsignedBefore = std::move(later);
            }
        } catch (const WorkLimitExceeded&) {
            m_changes[revision] = tooMuchWork();
            return;
        } catch (const std::exception& error) {
            m_changes[revision] = unreadableChange(Message::literal(QString::fromUtf8(error.what())));
            comparison.reset();
        }
    }
}

Integrity RevisionJudge::judge(const SignatureSite& site, int revision, int level, int signature,
                               QList<VerifyFinding>& findings)
{
    using Level = VerifyFinding::Level;
    Integrity integrity = Integrity::Intact;
    QSet<QString> reported; // each sentence once, regardless of the number of revisions that cause it
    bool annotated = false;
    bool filled = false;
    bool extended = false;
    bool rewritten = false;
    bool uncompared = false;
    bool isPartial = false; ///< something could not be compared
    for (auto it = m_changes.upper_bound(revision); it != m_changes.end(); ++it) {
        const RevisionChange& change = it->second;
        bool allowed = true;
        const auto wrong = [&](const QString& id, const Message& detail, ObjectKey object = {},
                               int page = -1) {
            allowed = false;
            const QString sentence = id + detail.english();
            if (reported.contains(sentence)) return;
            reported.insert(sentence);
            findings.append({id, Level::Error, detail, signature, it->first + 1, object.first, page});
        };
        for (const RevisionChange::Fault& fault : change.faults)
            wrong(fault.id, fault.detail, fault.object, fault.page);
        for (const RevisionChange::Fault& fault : change.annotationFaults)
            if (level != 3) wrong(fault.id, fault.detail, fault.object, fault.page);
        if (change.isFormFilled && level == 1)
            wrong(QStringLiteral("docmdp.level"), reasons::filledAlthoughForbidden());
        if (change.addsVisibleSignatureField && level > 0)
            wrong(QStringLiteral("docmdp.signature-field"), reasons::visibleFieldAddedToCertified());
        for (const QString& field : change.changedFields)
            if (site.lock.locks(field) || site.fieldLock.locks(field))
                wrong(QStringLiteral("fieldmdp.locked"), reasons::lockedFieldChanged(field));
        if (!allowed) {
            integrity = Integrity::Modified;
            m_disallowed.insert(it->first);
            continue;
        }
        if (change.exceedsWorkLimit || !change.unseenFields.isEmpty()) isPartial = true;
        uncompared = uncompared || change.exceedsWorkLimit;
        for (const QString& field : change.unseenFields)
            findings.append({QStringLiteral("revision.not-compared"), Level::Warning,
                             reasons::fieldNotCompared(field), signature});
        annotated = annotated || !change.annotationFaults.isEmpty();
        filled = filled || change.isFormFilled;
        extended = extended || change.addsValidationData;
        rewritten = rewritten || change.hasInvisibleChange;
    }
    const auto note = [&](bool happened, const char* id, const Message& detail) {
        if (happened) findings.append({QString::fromLatin1(id), Level::Info, detail, signature});
    };
    if (isPartial && integrity == Integrity::Intact) integrity = Integrity::Indeterminate;
    if (uncompared)
        findings.append({QStringLiteral("revision.not-compared"), Level::Warning,
                         reasons::revisionsNotCompared(), signature});
    note(annotated, "revision.annotated", reasons::commentsAddedAsAllowed());
    note(filled, "revision.form-filled", reasons::fieldsFilledAsAllowed());
    note(extended, "revision.validation-data", reasons::validationDataAddedAfterSignature());
    note(rewritten, "revision.unseen", reasons::partsRewrittenUnseen());
    return integrity;
}

QList<LaterChange> RevisionJudge::changes() const
{
    using Kind = LaterChange::Kind;
    QList<LaterChange> all;
    QList<LaterChange> current; // changes from the signed revision `base` to the last revision seen
    int base = -1;
    for (const auto& [revision, change] : m_changes) {
        const auto known = m_bases.find(revision);
        if (known == m_bases.end()) continue;
        if (known->second != base) {
            all += std::exchange(current, {});
            base = known->second;
        }
        QList<LaterChange> events = change.events;
        if (change.hasInvisibleChange) events.append(LaterChange{});
        for (LaterChange& event : events) {
            event.revision = revision + 1;
            event.isAllowed = !m_disallowed.contains(revision);
            const auto same = std::find_if(current.cbegin(), current.cend(), [&](const LaterChange& earlier) {
                return earlier.kind == event.kind && earlier.subject == event.subject &&
                       earlier.before == event.before && earlier.after == event.after;
            });
            if (same != current.cend()) event.revision = same->revision;
        }
        current = std::move(events);
    }
    all += current;
    const auto isNoise = [](const LaterChange& change) { return change.kind == Kind::Rewritten; };
    // Reported once: the number of occurrences isn't useful to the user.
    const auto first = std::find_if(all.begin(), all.end(), isNoise);
    if (first != all.end()) all.erase(std::remove_if(first + 1, all.end(), isNoise), all.end());
    return all;
}

QList<RevisionInfo> RevisionJudge::history() const
{
    QList<RevisionInfo> all;
    for (int revision = 0; revision < m_ends.size(); ++revision) {
        RevisionInfo info;
        info.end = m_ends.at(revision);
        const auto found = m_changes.find(revision);
        if (found != m_changes.end()) {
            const RevisionChange& change = found->second;
            info.wasCompared = true;
            info.isAllowed = !m_disallowed.contains(revision);
            using Level = VerifyFinding::Level;
            const auto notify = [&info, revision](const QString& id, Level level, const Message& detail,
                                                  ObjectKey object = {}, int page = -1) {
                info.changes.append({id, level, detail, -1, revision + 1, object.first, page});
            };
            const Level how = info.isAllowed ? Level::Info : Level::Error;
            for (const RevisionChange::Fault& fault : change.faults)
                notify(fault.id, Level::Error, fault.detail, fault.object, fault.page);
            for (const RevisionChange::Fault& fault : change.annotationFaults)
                notify(fault.id, how, fault.detail, fault.object, fault.page);
            QStringList fields(change.changedFields.begin(), change.changedFields.end());
            fields.sort();
            for (const QString& field : std::as_const(fields))
                notify(QStringLiteral("revision.field-changed"), Level::Info,
                       reasons::fieldFilledSigned(field));
            if (change.addsValidationData)
                notify(QStringLiteral("revision.validation-data"), Level::Info,
                       reasons::validationDataAddedLater());
            if (change.changesMetadata)
                notify(QStringLiteral("revision.metadata"), Level::Info,
                       reasons::descriptionDocumentChanged());
            info.pages = QList<int>(change.pages.begin(), change.pages.end());
            std::sort(info.pages.begin(), info.pages.end());
            for (const RevisionChange::Area& area : change.areas)
                info.areas.append({area.page, area.rect, area.subject});
        }
        all.append(info);
    }
    return all;
}

} // namespace ink::pdf
