#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/trust/lists/qualification.h"
#include "app/trust/lists/trustedlist.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace ink::trust {

/** A file that was read as a list. */
struct ListEntry
{
    QString path;
    TrustedList list;  ///< without services; empty if the file can't be read
    Message problem;   ///< why it isn't used; empty = it is used
    Message warning;   ///< e.g. that it has expired; it is used for the time before
    QByteArray signer; ///< DER; empty = its signature isn't valid
};

/** Trusted lists (ETSI TS 119 612) whose signatures are valid. Immutable; can be used by several threads. */
class TrustedLists final
{
public:
    TrustedLists() = default;
    /**
     * Reads lists from files and from the files of folders. `.pem`, `.crt`, `.cer` and `.der` files are
     * certificates that may sign the first list (for the European list of lists: those that the Official
     * Journal names). A newer list of lists whose certificates were published in earlier ones (pivots) needs
     * these, too. National lists are signed with certificates that a list of lists names, or with one of the
     * files. Files that can't be used are entries with a problem. `now` decides which lists have expired.
     */
    [[nodiscard]] static TrustedLists load(const QStringList& paths, Timestamp now);
    /** The same, but files that haven't changed since the last call aren't read again. Thread-safe. */
    [[nodiscard]] static std::shared_ptr<const TrustedLists> loadCached(const QStringList& paths,
                                                                        Timestamp now);

    [[nodiscard]] bool isEmpty() const { return m_entries.isEmpty(); }
    /** All files, in the order of their paths. */
    [[nodiscard]] const QList<ListEntry>& entries() const { return m_entries; }
    /** A problem that isn't about one file; empty = none. */
    [[nodiscard]] const Message& problem() const { return m_problem; }

    /** Determines the status of signatures made with a certificate at a time (ETSI TS 119 615 §4.4 to §4.6):
     * the first of `chain` (DER), with the certificates of authorities behind it in any order. The signature
     * itself, and whether the certificate was revoked, are judged elsewhere. */
    [[nodiscard]] CertificateQualification qualify(const QList<QByteArray>& chain, Timestamp at) const;

private:
    struct ServiceMatch
    {
        qsizetype entry = 0;
        qsizetype service = 0;
    };
    struct Issuer
    {
        QByteArray certificate;
        ServiceMatch match;
    };
    class Loader;
    [[nodiscard]] QList<ServiceMatch> servicesFor(const QList<QByteArray>& chain) const;

    QList<ListEntry> m_entries;
    Message m_problem;
    QList<QList<TrustService>> m_services;      ///< by entry; only services that issue qualified certificates
    QHash<QByteArray, QList<Issuer>> m_issuers; ///< by the DER of the certificate's subject
};

} // namespace ink::trust
