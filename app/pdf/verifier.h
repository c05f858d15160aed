#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::pdf {

/** Whether what was signed is still what a reader sees. Independent of who signed. */
enum class Integrity {
    Intact,    ///< every signature computes, and what came later is allowed
    Modified,  ///< a signature still computes, but what a reader sees or what it covers was changed in a way
               ///< not allowed
    Broken,    ///< the signed bytes do not match a signature
    Unsigned,  ///< there is no signature
    Unreadable ///< not a readable PDF
};

/** Whether the signer's certificate is known. Independent of integrity. */
enum class Trust {
    Own,     ///< the certificate of this workspace
    Trusted, ///< chains to a root of the system or of the given list
    SelfSigned,
    Untrusted, ///< chain incomplete, expired or unknown root
    None       ///< no signature
};

/** One observation; the UI owns the words by `id`, `detail` is the English sentence. */
struct VerifyFinding
{
    enum class Level { Info, Warning, Error };
    QString id; ///< stable, e.g. `byterange.gap`, `revision.page-content`, `cms.digest`, `algorithm.weak`
    Level level = Level::Info;
    QString detail;
    int signature = -1; ///< 0-based, -1 = about the whole file
};

struct SignatureReport
{
    QString fieldName;
    QString signerName; ///< common name of the certificate
    QString issuerName;
    QString fingerprint; ///< SHA-256 of the certificate's DER, hex
    QString subFilter;
    QString algorithm;                    ///< e.g. `RSA-3072 SHA-256`
    std::optional<Timestamp> claimedTime; ///< /M or signing-time: the signer's own clock
    std::optional<Timestamp> stampedTime; ///< by a time-stamp authority, when there is a stamp that computes
    QString reason;
    QString location;
    int revision = 0; ///< 1-based revision of the file that it covers
    bool coversWholeFile = false;
    bool isTimestamp = false; ///< ETSI.RFC3161 document time-stamp
    Integrity integrity = Integrity::Intact;
    Trust trust = Trust::Untrusted;
};

struct VerifyReport
{
    Integrity integrity = Integrity::Unsigned;
    Trust trust = Trust::None;
    QList<SignatureReport> signatures;
    QList<VerifyFinding> findings;
    int revisions = 0;
};

struct VerifyOptions
{
    QStringList ownFingerprints;           ///< certificates of this workspace
    QList<QByteArray> trustedCertificates; ///< extra roots, PEM
    Timestamp now{};
};

/** Judges any PDF by anyone. Never fails: a file that cannot be read gives Integrity::Unreadable and a
 * finding. */
[[nodiscard]] VerifyReport verifyPdf(const QByteArray& bytes, const VerifyOptions& options);

/** The words of the verdicts on the wire and on the command line: `intact`, `modified` … and `own`, `trusted`
 * … */
[[nodiscard]] QString integrityName(Integrity integrity);
[[nodiscard]] QString trustName(Trust trust);

} // namespace ink::pdf
