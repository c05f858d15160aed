#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"

#include <QByteArray>

#include <chrono>

namespace ink::service {

class DocumentWriter;
class ServiceCore;
struct DocumentChange;
struct SignerActor;
struct Stores;

/** The language in which a recipient is spoken to before they have passed: their own choice, the
 * invitation's, the browser's. */
[[nodiscard]] QString languageOf(const domain::Invitation& invitation, const SignerActor& signer);
/** The invitation of this signer, who was found in the document. */
[[nodiscard]] domain::Invitation invitationOf(const domain::Document& document, const SignerActor& signer);

/**
 * Lets people with a link in. Whoever is asked for a code (access code, one-time code by mail) sees nothing
 * and does nothing before: all calls of the signer's side are Forbidden, with the field `code` (access code)
 * or `emailCode` telling what is asked for. Contract §3, authentication of an invitation.
 */
class SignerGate final
{
public:
    SignerGate(const ServiceCore& core, const DocumentWriter& writer);

    /**
     * Asked before the body of a request is taken: NotFound or Deleted when there is no such invitation;
     * with `unlocked` Forbidden, too, unless every code that it asks for has been given.
     */
    [[nodiscard]] Result<void> admit(const SignerActor& signer, bool unlocked) const;
    struct Unlocked
    {
        QByteArray token;   ///< to be brought along with every call of this invitation
        bool whole = false; ///< false: another code is required
        std::chrono::seconds good{};
    };
    /** Checks the next required code. Forbidden when it is wrong, RateLimit after five in a
     * row, of any kind: for 5 minutes, then 15, then an hour each time. Counted in the
     * database. */
    [[nodiscard]] Result<Unlocked> unlock(const SignerActor& signer, const QString& code);
    /** Queues a mail with a new one-time code, good for ten minutes; once a minute. State when none is asked
     * for. */
    [[nodiscard]] Result<void> sendCode(const SignerActor& signer);

    // For what stands behind the gate.

    /** The document of an invitation, whether its codes were given or not. */
    [[nodiscard]] Result<domain::Document> load(const SignerActor& signer) const;
    /** `load` and `needPass`. */
    [[nodiscard]] Result<domain::Document> loadUnlocked(const SignerActor& signer) const;
    /** Forbidden unless this signer has given every code that the invitation asks for. `given` are bits of
     * codes that came with this very call. */
    [[nodiscard]] Result<void> needPass(const domain::Invitation& invitation, const SignerActor& signer,
                                        int given = 0) const;
    /** Checks the next required code in a transaction of its own, and returns its bit. */
    [[nodiscard]] Result<int> tryCode(const domain::Invitation& invitation, const SignerActor& signer,
                                      const QString& code);

private:
    [[nodiscard]] Result<int> tryCodeOnce(const domain::Invitation& invitation, const SignerActor& signer,
                                          const QString& code);
    /** Records in the history, and notifies the sender, that the invitation is locked for a while. */
    [[nodiscard]] Result<void> noteLock(DocumentChange& change, const SignerActor& signer, int wrong,
                                        std::chrono::minutes lock) const;

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
};

} // namespace ink::service
