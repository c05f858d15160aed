#pragma once

#include "app/workflow/signing/offlinesignature.h"
#include "app/workflow/signing/signingcache.h"

#include <QObject>

#include <optional>

namespace ink::workflow {

class Session;

/** Determines whether a recipient can sign in person while offline, and caches the required data. */
class OfflineSigner final : public QObject
{
    Q_OBJECT
public:
    explicit OfflineSigner(Session& session) : m_session(session) {}

    void setSupport(const OfflineSupport& desk) { m_support = desk; }
    /** Resets the state before a document is opened; cached data is no longer used. */
    void reset();
    /** Returns true if the cached copy is used instead of the service. */
    [[nodiscard]] bool isOffline() const { return m_isOffline; }
    /** Returns true if the last signature has not been submitted yet. */
    [[nodiscard]] bool isSubmissionPending() const { return m_isWaiting; }

    /** Caches a signing that the service has just returned, if the service accepts offline signatures
     * and no code protects it; otherwise removes it from the cache. */
    void cacheSigning(const CachedSigning& signing);
    /** Caches values that couldn't be saved. */
    void cacheEnteredValues(CachedSigning signing);
    /** The values of a signing that were not saved to the service. */
    [[nodiscard]] wire::SignerValues enteredValues(domain::DocumentId document,
                                                   const QString& invitation) const;
    /** Returns the cached copy, to be used instead of the service from now on; nothing if there is none.
     * Fails with State once the document's deadline has passed: the service, whose clock decides, would
     * refuse the signature. */
    [[nodiscard]] Result<std::optional<CachedSigning>> cachedCopy(domain::DocumentId document,
                                                                  const QString& invitation);
    /** Returns true if the service, although unreachable now, will accept a signature of this recipient
     * later. */
    [[nodiscard]] bool canSubmitLater() const { return m_isOffline || m_isTaken; }
    /** Stores the signature until it is submitted. `now` is the signed state; returns the state for the next
     * hosted person, or the final state. Fails with State if the document's deadline has passed, or if the
     * day of signing isn't the displayed one. */
    [[nodiscard]] Result<CachedSigning> submitSignature(wire::FinishRequest request, CachedSigning now,
                                                        const QString& signer);
    /** Called after finishing online. Caches the next hosted person's part, if any. */
    void handleOnlineFinish(const CachedSigning& now);

private:
    [[nodiscard]] Result<void> checkDeadline(const domain::Document& document) const;
    /** The day (ISO) of a time in the account's time zone. */
    [[nodiscard]] QString dayAt(Timestamp time) const;

    Session& m_session;
    OfflineSupport m_support;
    bool m_isOffline = false;
    bool m_isWaiting = false;
    bool m_isTaken = false; ///< the service accepts offline signatures of this recipient
    QString m_timeZone;
    quint64 m_turn = 0; ///< incremented with each recipient; responses for an earlier one are dropped
};

} // namespace ink::workflow
