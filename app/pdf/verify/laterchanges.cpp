#include "app/pdf/verify/laterchanges.h"

#include "app/pdf/verify/reasons.h"

#include <QStringList>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace ink::pdf {

namespace {

using Kind = LaterChange::Kind;

constexpr qsizetype maxNamedChanges = 3; ///< maximum changes named in a headline
constexpr qsizetype maxSaidValue = 120;  ///< maximum characters of a value within a sentence
constexpr qsizetype maxNamedPersons = 10;

QString said(const QString& value)
{
    const QString line = value.simplified();
    return line.size() <= maxSaidValue ? line : line.left(maxSaidValue - 1) + QChar(0x2026);
}

bool isValue(const LaterChange& change)
{
    return change.kind == Kind::Filled || change.kind == Kind::Replaced || change.kind == Kind::Cleared;
}

bool isReplacement(const LaterChange& change)
{
    return change.isAllowed && (change.kind == Kind::Replaced || change.kind == Kind::Cleared);
}

/** The signers of these signatures, each once. */
QString persons(const VerifyReport& report, const QList<int>& signatures)
{
    QStringList names;
    for (const int signature : signatures)
        if (const QString name = signerDisplayName(report.signatures.at(signature));
            !names.contains(name) && names.size() < maxNamedPersons)
            names.append(name);
    return names.join(QStringLiteral(", "));
}

/** A change as one sentence that also names the signers who signed before it. */
Message sentenceAfter(const LaterChange& change, const VerifyReport& report)
{
    const QString before = persons(report, change.unseenBy);
    if (before.isEmpty()) return sentenceOf(change);
    switch (change.kind) {
    case Kind::Filled:
        return reasons::fieldFilledAfter(change.subject, said(change.after), before);
    case Kind::Replaced:
        return reasons::fieldReplacedAfter(change.subject, said(change.before), said(change.after), before);
    case Kind::Cleared:
        return reasons::fieldClearedAfter(change.subject, said(change.before), before);
    case Kind::Signed:
        if (!change.signedBy.isEmpty())
            return reasons::fieldSignedByAfter(change.subject, persons(report, change.signedBy), before);
        break;
    default:
        break;
    }
    return sentenceOf(change);
}

} // namespace

void assignSignatures(VerifyReport& report)
{
    for (LaterChange& change : report.changes) {
        // A value applies until the next revision that changes it again.
        int until = report.revisionCount + 1;
        for (const LaterChange& other : std::as_const(report.changes))
            if (isValue(change) && isValue(other) && other.subject == change.subject &&
                other.revision > change.revision)
                until = std::min(until, other.revision);
        for (int i = 0; i < report.signatures.size(); ++i) {
            const SignatureReport& signature = report.signatures.at(i);
            if (signature.isTimestamp || signature.integrity == Integrity::Broken || signature.revision == 0)
                continue;
            const bool own = change.kind != Kind::Signed || signature.fieldName == change.subject;
            if (signature.revision < change.revision)
                change.unseenBy.append(i);
            else if (signature.revision < until && own)
                change.signedBy.append(i);
        }
    }
}

QString signerDisplayName(const SignatureReport& signature)
{
    const QString certificate = signature.signerName.simplified();
    const QString claimed = said(signature.claimedName);
    if (certificate.isEmpty()) return claimed.isEmpty() ? QStringLiteral("?") : claimed;
    if (claimed.isEmpty() || claimed == certificate) return certificate;
    return QStringLiteral("%1 (%2)").arg(claimed, certificate);
}

bool hasReplacedValues(const VerifyReport& report)
{
    return std::any_of(report.changes.cbegin(), report.changes.cend(), isReplacement);
}

bool isWeak(const VerifyReport& report)
{
    return std::any_of(report.findings.cbegin(), report.findings.cend(), [&](const VerifyFinding& finding) {
        return finding.id == QLatin1String("algorithm.weak") && finding.signature >= 0 &&
               report.signatures.at(finding.signature).integrity == Integrity::Intact;
    });
}

bool needsPassword(const VerifyReport& report)
{
    return std::any_of(report.findings.cbegin(), report.findings.cend(), [](const VerifyFinding& finding) {
        return finding.id == QLatin1StringView("file.password") ||
               finding.id == QLatin1StringView("file.password-wrong") ||
               finding.id == QLatin1StringView("file.attachments-password");
    });
}

bool needsAttention(const VerifyReport& report)
{
    if (isWeak(report)) return true;
    return std::any_of(report.changes.cbegin(), report.changes.cend(), [](const LaterChange& change) {
        return isValue(change) || change.kind == Kind::Commented ||
               (change.kind == Kind::Description && !change.subject.isEmpty());
    });
}

Message sentenceOf(const LaterChange& change)
{
    switch (change.kind) {
    case Kind::Filled:
        return reasons::fieldFilledWith(change.subject, said(change.after));
    case Kind::Replaced:
        return reasons::fieldReplaced(change.subject, said(change.before), said(change.after));
    case Kind::Cleared:
        return reasons::fieldCleared(change.subject, said(change.before));
    case Kind::Appearance:
        return reasons::fieldLookAdded(change.subject);
    case Kind::FieldAdded:
        return reasons::signatureFieldAddedLater(change.subject);
    case Kind::Signed:
        return reasons::fieldSigned(change.subject);
    case Kind::Commented:
        return reasons::commentsAddedLater();
    case Kind::ValidationData:
        return reasons::validationDataAddedLater();
    case Kind::Description:
        if (change.subject == QLatin1String("Title"))
            return reasons::titleChanged(said(change.before), said(change.after));
        if (change.subject == QLatin1String("Author"))
            return reasons::authorChanged(said(change.before), said(change.after));
        if (change.subject == QLatin1String("Subject"))
            return reasons::subjectChanged(said(change.before), said(change.after));
        if (change.subject == QLatin1String("Keywords"))
            return reasons::keywordsChanged(said(change.before), said(change.after));
        return reasons::descriptionChangedLater();
    case Kind::Rewritten:
        break;
    }
    return reasons::rewrittenLater();
}

// Index(headlineOf): Verify: what is said about changes after a signature
QList<Message> headlineOf(const VerifyReport& report)
{
    QList<Message> sentences;
    if (report.integrity != Integrity::Intact) return sentences;
    if (isWeak(report))
        for (const VerifyFinding& finding : report.findings)
            if (finding.id == QLatin1String("algorithm.weak")) {
                sentences.append(reasons::weakSignature(finding.detail));
                break;
            }
    // Replacements first, then additions; invisible changes only if there are no others.
    const auto rank = [](const LaterChange& change) {
        switch (change.kind) {
        case Kind::Replaced:
        case Kind::Cleared:
            return 0;
        case Kind::Filled:
            return 1;
        case Kind::Commented:
            return 2;
        case Kind::Description:
            return change.subject.isEmpty() ? 5 : 2;
        case Kind::Signed:
            return 3;
        case Kind::Appearance:
        case Kind::FieldAdded:
            return 4;
        case Kind::ValidationData:
        case Kind::Rewritten:
            break;
        }
        return 5;
    };
    QList<LaterChange> changes;
    for (const LaterChange& change : report.changes)
        if (change.kind != Kind::Rewritten) changes.append(change);
    std::stable_sort(changes.begin(), changes.end(),
                     [&](const LaterChange& a, const LaterChange& b) { return rank(a) < rank(b); });
    for (const LaterChange& change : changes.first(std::min(changes.size(), maxNamedChanges))) {
        sentences.append(sentenceAfter(change, report));
        if (!isReplacement(change)) continue;
        if (!change.unseenBy.isEmpty())
            sentences.append(reasons::allowedButNeverSeen(persons(report, change.unseenBy)));
        sentences.append(change.signedBy.isEmpty()
                             ? reasons::newValueUnsigned()
                             : reasons::newValueSignedBy(persons(report, change.signedBy)));
    }
    if (changes.size() > maxNamedChanges)
        sentences.append(reasons::andMoreChanges(changes.size() - maxNamedChanges));
    for (const VerifyFinding& finding : report.findings)
        if (finding.id == QLatin1String("reader.missing") || finding.id == QLatin1String("reader.failed"))
            sentences.append(finding.detail);
    return sentences;
}

QString ruleOf(const LaterChange& change)
{
    switch (change.kind) {
    case Kind::Filled:
    case Kind::Replaced:
    case Kind::Cleared:
    case Kind::Appearance:
    case Kind::FieldAdded:
    case Kind::Signed:
    case Kind::Commented:
        return QStringLiteral("ISO 32000-2, 12.8.2.2");
    case Kind::ValidationData:
        return QStringLiteral("ISO 32000-2, 12.8.4.3; ETSI EN 319 142-1, 5.4");
    case Kind::Description:
        return QStringLiteral("ISO 32000-2, 14.3");
    case Kind::Rewritten:
        break;
    }
    return QStringLiteral("ISO 32000-2, 7.5.6");
}

QString ruleOf(const VerifyFinding& finding)
{
    struct Rule
    {
        const char* prefix;
        const char* clause;
    };
    // The first matching prefix is used.
    static constexpr Rule rules[] = {{"revision.syntax", "ISO 32000-2, 7.2 and 7.3"},
                                     {"file.syntax", "ISO 32000-2, 7.2 and 7.3"},
                                     {"revision.open-reference", "ISO 32000-2, 7.3.10"},
                                     {"revision.generation", "ISO 32000-2, 7.3.10"},
                                     {"revision.ambiguous-section", "ISO 32000-2, 7.5.4 and 7.5.8"},
                                     {"revision.ambiguous", "ISO 32000-2, 7.3.7"},
                                     {"revision.hidden-object", "ISO 32000-2, 7.5.4"},
                                     {"revision.object-stream", "ISO 32000-2, 7.5.7"},
                                     {"revision.object-removed", "ISO 32000-2, 7.5.6"},
                                     {"revision.appearance-box", "ISO 32000-2, 8.10.2"},
                                     {"revision.structure", "ISO 32000-2, 14.7"},
                                     {"revision.dss", "ISO 32000-2, 12.8.4.3"},
                                     {"revision.validation-data", "ISO 32000-2, 12.8.4.3"},
                                     {"revision.metadata", "ISO 32000-2, 14.3"},
                                     {"fieldmdp.", "ISO 32000-2, 12.8.2.4"},
                                     {"docmdp.", "ISO 32000-2, 12.8.2.2"},
                                     {"revision.", "ISO 32000-2, 12.8.2.2"},
                                     {"byterange.", "ISO 32000-2, 12.8.1"},
                                     {"timestamp.", "ISO 32000-2, 12.8.5"},
                                     {"certificate.", "RFC 5280"}};
    for (const Rule& rule : rules)
        if (finding.id.startsWith(QLatin1String(rule.prefix))) return QString::fromLatin1(rule.clause);
    return {};
}

QString changeKindName(LaterChange::Kind kind)
{
    switch (kind) {
    case Kind::Filled:
        return QStringLiteral("filled");
    case Kind::Replaced:
        return QStringLiteral("replaced");
    case Kind::Cleared:
        return QStringLiteral("cleared");
    case Kind::Appearance:
        return QStringLiteral("appearance");
    case Kind::FieldAdded:
        return QStringLiteral("field-added");
    case Kind::Signed:
        return QStringLiteral("signed");
    case Kind::Commented:
        return QStringLiteral("commented");
    case Kind::ValidationData:
        return QStringLiteral("validation-data");
    case Kind::Description:
        return QStringLiteral("description");
    case Kind::Rewritten:
        return QStringLiteral("rewritten");
    }
    return {};
}

} // namespace ink::pdf
