#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

struct evp_pkey_st;

namespace ink::test {

/** A certificate with its key. */
struct KeyPair
{
    QByteArray certificate; ///< DER
    std::shared_ptr<evp_pkey_st> key;
    [[nodiscard]] QByteArray keyPem() const;
    [[nodiscard]] QByteArray certificatePem() const;
    /** Both as a PKCS#12 file without a passphrase. */
    [[nodiscard]] QByteArray p12(const QByteArray& passphrase, const QList<QByteArray>& chain = {}) const;
};

/** What a certificate of a test states. */
struct CertificatePlan
{
    QString name = QStringLiteral("Erika Muster");
    const KeyPair* issuer = nullptr; ///< null = self-signed
    QString from = QStringLiteral("2020-01-01");
    QString to = QStringLiteral("2035-01-01");
    bool isAuthority = false;
    bool claimsQualified = false; ///< QcCompliance
    bool claimsDevice = false;    ///< QcSSCD
    QStringList types = {};       ///< QcType: OIDs
    QString keyUsage = {};        ///< OpenSSL's syntax; empty = none
    QStringList policies = {};    ///< OIDs
};
[[nodiscard]] KeyPair makeKeyPair(const CertificatePlan& plan);

/** A service of a list in XML. */
struct ServicePlan
{
    QByteArray certificate; ///< DER of the authority
    QString name = QStringLiteral("Qualified CA");
    QString type = QStringLiteral("CA/QC");
    /** Status and starting time, the newest first. */
    QList<std::pair<QString, QString>> periods = {
        {QStringLiteral("granted"), QStringLiteral("2017-01-01T00:00:00Z")}};
    QString extensions = {}; ///< XML inside ServiceInformationExtensions, for the current period
};

/** A list in XML. */
struct ListPlan
{
    QString territory = QStringLiteral("DE");
    qint64 sequence = 1;
    bool isListOfLists = false;
    QString issued = QStringLiteral("2026-01-01T00:00:00Z");
    QString nextUpdate = QStringLiteral("2026-07-01T00:00:00Z"); ///< empty = closed
    QList<ServicePlan> services = {};
    /** Territories and the certificates (DER) that may sign their lists; `EU` is the list of lists. */
    QList<std::pair<QString, QList<QByteArray>>> pointers = {};
};
/** The list without a signature. */
[[nodiscard]] QByteArray listXml(const ListPlan& plan);
/** Signs a list (enveloped, the whole document unless `reference` names an ID). `digest`: sha256 or sha1. */
[[nodiscard]] QByteArray signedList(const QByteArray& xml, const KeyPair& signer,
                                    const QString& reference = {},
                                    const QString& digest = QStringLiteral("sha256"));
/** An element Qualifications with one QualificationElement, as an extension. `criteria`: XML of the criteria.
 */
[[nodiscard]] QString qualification(const QStringList& qualifiers, const QString& criteria,
                                    const QString& assert = QStringLiteral("all"));
/** AdditionalServiceInformation, as an extension: e.g. `ForeSignatures`. */
[[nodiscard]] QString serviceUse(const QString& use);

} // namespace ink::test
