#include "app/trust/lists/servicejudge.h"

#include "app/trust/lists/reasons.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace ink::trust {

namespace {

/** The day from which Regulation (EU) No 910/2014 applies; before it, other statuses mean "qualified". */
constexpr Timestamp regulationStart{std::chrono::sys_days(std::chrono::year(2016) / 7 / 1)};

bool isGranted(const QString& status)
{
    static const std::array granted{QLatin1StringView("granted"), QLatin1StringView("undersupervision"),
                                    QLatin1StringView("supervisionincessation"),
                                    QLatin1StringView("accredited")};
    return std::ranges::find(granted, status) != granted.end();
}

/** Nothing if the result isn't known. */
std::optional<bool> matches(const Criterion& criterion, const CertificateFacts& certificate)
{
    struct Visitor
    {
        const CertificateFacts& facts;
        [[nodiscard]] static bool hasAll(const QSet<QString>& owned, const QStringList& wanted)
        {
            return std::ranges::all_of(wanted, [&](const QString& oid) { return owned.contains(oid); });
        }
        std::optional<bool> operator()(const KeyUsageCriterion& usage) const
        {
            for (const auto& [name, value] : usage.bits)
                if (facts.keyUsage.value(name, false) != value) return false;
            return true;
        }
        std::optional<bool> operator()(const PolicyCriterion& policy) const
        {
            return hasAll(facts.policies, policy.policies);
        }
        std::optional<bool> operator()(const ExtendedKeyUsageCriterion& usage) const
        {
            return hasAll(facts.purposes, usage.purposes);
        }
        std::optional<bool> operator()(const SubjectCriterion& subject) const
        {
            return hasAll(facts.subjectAttributes, subject.attributes);
        }
        std::optional<bool> operator()(const std::shared_ptr<const CriteriaList>& list) const
        {
            return isMatch(*list, facts);
        }
        std::optional<bool> operator()(UnknownCriterion) const { return std::nullopt; }
    };
    return std::visit(Visitor{certificate}, criterion);
}

bool has(const QList<Qualifier>& qualifiers, Qualifier qualifier)
{
    return qualifiers.contains(qualifier);
}

/** Returns whether the qualifiers contradict each other (ETSI TS 119 615 §4.4.4 and §4.5.4). */
bool isContradictory(const QList<Qualifier>& q)
{
    using enum Qualifier;
    const bool withDevice = has(q, WithDevice) || has(q, DeviceManagedOnBehalf);
    const int uses = int(has(q, ForSignature)) + int(has(q, ForSeal)) + int(has(q, ForWebsite));
    return (has(q, QcStatement) && has(q, NotQualified)) || (withDevice && has(q, WithoutDevice)) ||
           (has(q, DeviceAsInCertificate) && (withDevice || has(q, WithoutDevice))) || uses > 1;
}

/** The qualifiers of a period for a certificate; nothing if they can't be determined. */
std::optional<QList<Qualifier>> qualifiersFor(const ServicePeriod& period,
                                              const CertificateFacts& certificate)
{
    QList<Qualifier> qualifiers;
    for (const Qualification& qualification : period.qualifications) {
        const std::optional<bool> match = isMatch(qualification.criteria, certificate);
        if (!match) return std::nullopt;
        if (!*match) continue;
        if (qualification.hasUnknown) return std::nullopt;
        for (const Qualifier qualifier : qualification.qualifiers)
            if (!qualifiers.contains(qualifier)) qualifiers.append(qualifier);
    }
    return qualifiers;
}

/** The use that the certificate states; a qualified one without QcType is for signatures (ETSI EN 319 412-5
 * §4.2.3). */
std::optional<CertificateUse> useInCertificate(const CertificateFacts& certificate)
{
    if (certificate.claimedUses.isEmpty())
        return certificate.claimsQualified ? std::optional(CertificateUse::Signature) : std::nullopt;
    return certificate.claimedUses.size() == 1 ? std::optional(certificate.claimedUses.first())
                                               : std::nullopt;
}

std::optional<CertificateUse> useOf(const QList<Qualifier>& q, const CertificateFacts& certificate,
                                    bool isEarly)
{
    if (isEarly) // the directive before the regulation knew signatures only
        return has(q, Qualifier::ForLegalPerson) ? std::nullopt : std::optional(CertificateUse::Signature);
    if (has(q, Qualifier::ForSignature)) return CertificateUse::Signature;
    if (has(q, Qualifier::ForSeal)) return CertificateUse::Seal;
    if (has(q, Qualifier::ForWebsite)) return CertificateUse::Website;
    return useInCertificate(certificate);
}

bool hasDevice(const QList<Qualifier>& q, const CertificateFacts& certificate)
{
    if (has(q, Qualifier::WithDevice) || has(q, Qualifier::DeviceManagedOnBehalf)) return true;
    return !has(q, Qualifier::WithoutDevice) && certificate.claimsDevice;
}

/** Returns whether a certificate is qualified, before its service's status is looked at. */
bool isQualified(const QList<Qualifier>& q, const CertificateFacts& certificate)
{
    if (has(q, Qualifier::NotQualified)) return false;
    return has(q, Qualifier::QcStatement) || certificate.claimsQualified;
}

} // namespace

QString dayText(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toUTC()
        .date()
        .toString(Qt::ISODate);
}

std::optional<bool> isMatch(const CriteriaList& criteria, const CertificateFacts& certificate)
{
    bool hasMatch = false;
    bool hasMiss = false;
    bool hasUnknown = false;
    for (const Criterion& criterion : criteria.criteria) {
        const std::optional<bool> match = matches(criterion, certificate);
        (!match ? hasUnknown : *match ? hasMatch : hasMiss) = true;
    }
    switch (criteria.assert) {
    case CriteriaList::Assert::All:
        if (hasMiss) return false;
        break;
    case CriteriaList::Assert::AtLeastOne:
        if (hasMatch) return true;
        if (!hasUnknown) return false;
        break;
    case CriteriaList::Assert::None:
        if (hasMatch) return false;
        break;
    }
    return hasUnknown ? std::nullopt : std::optional(true);
}

ServiceVerdict judgeByService(const TrustService& service, const QString& territory,
                              const CertificateFacts& certificate, Timestamp at)
{
    const auto period = std::ranges::find_if(service.periods, [&](const auto& p) { return p.from <= at; });
    if (period == service.periods.end())
        return {ServiceVerdict::Kind::Unlisted,
                {},
                false,
                reasons::serviceListedLater(service.name, territory, dayText(at))};
    if (period->hasUnknownCritical)
        return {ServiceVerdict::Kind::Unclear, {}, false, reasons::listEntryUnsupported(service.name)};
    const auto qualifiers = qualifiersFor(*period, certificate);
    if (!qualifiers)
        return {ServiceVerdict::Kind::Unclear, {}, false, reasons::listEntryUnsupported(service.name)};
    if (isContradictory(*qualifiers))
        return {ServiceVerdict::Kind::Unclear, {}, false, reasons::listEntryContradicts(service.name)};
    if (!isGranted(period->status))
        return {ServiceVerdict::Kind::NotQualified,
                {},
                false,
                reasons::serviceNotQualifiedThen(service.name, territory, dayText(at), period->status)};
    if (!isQualified(*qualifiers, certificate))
        return {ServiceVerdict::Kind::NotQualified,
                {},
                false,
                has(*qualifiers, Qualifier::NotQualified) ? reasons::certificateNotQualifiedByList(territory)
                                                          : reasons::certificateUnqualified()};
    const bool isEarly = at < regulationStart;
    const auto use = useOf(*qualifiers, certificate, isEarly);
    // Since the regulation, a service is listed for the uses of the certificates that it issues.
    if (!isEarly && use && !period->uses.isEmpty() && !period->uses.contains(*use))
        return {ServiceVerdict::Kind::NotQualified,
                {},
                false,
                reasons::serviceNotForUse(service.name, territory)};
    return {ServiceVerdict::Kind::Qualified, use, hasDevice(*qualifiers, certificate), {}};
}

} // namespace ink::trust
