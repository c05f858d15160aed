#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/pdf/crypto/qcstatements.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <variant>

namespace ink::trust {

using pdf::CertificateUse;

/** A statement of a Qualifications extension (ETSI TS 119 612 §5.5.9.2) about the certificates that match its
 * criteria. */
enum class Qualifier {
    QcStatement,           ///< the certificate is qualified
    NotQualified,          ///< the certificate isn't qualified
    ForSignature,          ///< QCForESig
    ForSeal,               ///< QCForESeal
    ForWebsite,            ///< QCForWSA
    ForLegalPerson,        ///< QCForLegalPerson; before 2016-07-01
    WithDevice,            ///< QCWithQSCD, QCWithSSCD: the key is in a qualified signature creation device
    WithoutDevice,         ///< QCNoQSCD, QCNoSSCD
    DeviceAsInCertificate, ///< QCQSCDStatusAsInCert, QCSSCDStatusAsInCert
    DeviceManagedOnBehalf, ///< QCQSCDManagedOnBehalf: a qualified device that is managed for the signer
};

struct CriteriaList;

/** The certificate's key usage has the bits named here, with these values (RFC 5280 §4.2.1.3). */
struct KeyUsageCriterion
{
    QList<std::pair<QString, bool>> bits; ///< names as in X.509, e.g. `nonRepudiation`
    bool operator==(const KeyUsageCriterion&) const = default;
};
/** The certificate has all of these policies (OIDs). */
struct PolicyCriterion
{
    QStringList policies;
    bool operator==(const PolicyCriterion&) const = default;
};
/** The certificate has all of these extended key usages (OIDs). */
struct ExtendedKeyUsageCriterion
{
    QStringList purposes;
    bool operator==(const ExtendedKeyUsageCriterion&) const = default;
};
/** The certificate's subject has all of these attributes (OIDs). */
struct SubjectCriterion
{
    QStringList attributes;
    bool operator==(const SubjectCriterion&) const = default;
};
/** A criterion that isn't supported; the result for the certificate is then indeterminate. */
struct UnknownCriterion
{
    bool operator==(const UnknownCriterion&) const = default;
};

using Criterion = std::variant<KeyUsageCriterion, PolicyCriterion, ExtendedKeyUsageCriterion,
                               SubjectCriterion, std::shared_ptr<const CriteriaList>, UnknownCriterion>;

/** Criteria and how many of them must match (ETSI TS 119 612 §5.5.9.2.2). */
struct CriteriaList
{
    enum class Assert { All, AtLeastOne, None };
    Assert assert = Assert::All;
    QList<Criterion> criteria;
};

/** Qualifiers for the certificates that match the criteria. */
struct Qualification
{
    QList<Qualifier> qualifiers;
    CriteriaList criteria;
    bool hasUnknown = false; ///< it also has qualifiers that are not supported
};

/** A service's status from a point in time until the next period. */
struct ServicePeriod
{
    Timestamp from{};
    QString status; ///< the last part of the status URI, e.g. `granted`
    QList<Qualification> qualifications;
    QList<CertificateUse>
        uses; ///< AdditionalServiceInformation: ForeSignatures, ForeSeals, ForWebSiteAuthentication
    bool hasUnknownCritical = false; ///< a critical extension isn't supported
};

/** A trust service of a list (ETSI TS 119 612 §5.5). */
struct TrustService
{
    QString type; ///< the last parts of the type URI, e.g. `CA/QC`, `TSA/QTST`
    QString name;
    QString provider;
    QList<QByteArray> certificates; ///< DER
    QList<ServicePeriod> periods;   ///< the newest first
};

/** A pointer to another list, with the certificates that may sign it. */
struct ListPointer
{
    QString territory;
    QString location; ///< URL
    bool isListOfLists = false;
    bool isXml = true;         ///< false: a version for people (PDF)
    QList<QByteArray> signers; ///< DER
};

/** A trusted list (ETSI TS 119 612) or a list of trusted lists. */
struct TrustedList
{
    QString territory; ///< e.g. `DE`; `EU` for the list of lists
    QString operatorName;
    qint64 sequence = 0;
    bool isListOfLists = false;
    Timestamp issued{};
    std::optional<Timestamp> nextUpdate; ///< nothing = the list is closed
    QList<ListPointer> pointers;
    QList<TrustService> services;
};

} // namespace ink::trust
