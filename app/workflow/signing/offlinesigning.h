#pragma once

#include "app/workflow/signing/keptsignings.h"
#include "app/workflow/signing/offlinesignature.h"

#include <QObject>

#include <optional>

namespace ink::workflow {

class Session;

/** Decides when one recipient can sign in person without a connection, and keeps what that takes. */
class OfflineSigning final : public QObject
{
    Q_OBJECT
public:
    explicit OfflineSigning(Session& session) : m_session(session) {}

    void setDesk(const OfflineDesk& desk) { m_desk = desk; }
    /** Another document, or the same one again: nothing stands in any more. */
    void reset();
    /** The stored copy replaces the service. */
    [[nodiscard]] bool isOffline() const { return m_isOffline; }
    /** The last signature waits to be submitted. */
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }

    /** Keeps a signing that the service has just answered, when the service takes what is signed offline and
     * no code protects it; else nothing is kept of it any more. */
    void keep(const KeptSigning& signing);
    /** Keeps values that couldn't be saved. */
    void keepEntered(KeptSigning signing);
    /** The values of a signing that the service didn't get. */
    [[nodiscard]] wire::SignerValues entered(domain::DocumentId document, const QString& invitation) const;
    /** The stored copy, used when the service is unavailable. */
    [[nodiscard]] std::optional<KeptSigning> standIn(domain::DocumentId document, const QString& invitation);
    /** The service, which isn't reached, will take a signature of this recipient later. */
    [[nodiscard]] bool canHandIn() const { return m_isOffline || m_isTaken; }
    /** Keeps the signature until it is handed in. `now` is what was signed; gives what the next hosted person
     * sees, or the end. */
    [[nodiscard]] Result<KeptSigning> handIn(wire::FinishRequest request, KeptSigning now,
                                             const QString& signer);
    /** It was finished with a connection: the next hosted person's part is kept, or nothing any more. */
    void finishedOnline(const KeptSigning& now);

private:
    Session& m_session;
    OfflineDesk m_desk;
    bool m_isOffline = false;
    bool m_isWaiting = false;
    bool m_isTaken = false; ///< the service takes what is signed offline of this recipient
    QString m_timeZone;
    quint64 m_turn = 0; ///< answers for an earlier recipient are dropped
};

} // namespace ink::workflow
