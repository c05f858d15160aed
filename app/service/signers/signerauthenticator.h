#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/domain/document/invitation.h"

#include <QByteArray>

#include <chrono>

namespace ink::store {
class Transaction;
}

namespace ink::service {

class DocumentWriter;
class ServiceCore;
struct DocumentChange;
struct SignerActor;
struct Stores;

/** Returns the language for a recipient who has not passed authentication yet: the recipient's own choice, or
 * else the invitation's, or else the browser's. */
[[nodiscard]] QString languageOf(const domain::Invitation& invitation, const SignerActor& signer);
/** Returns the invitation of this signer, which must exist in the document. */
[[nodiscard]] domain::Invitation invitationOf(const domain::Document& document, const SignerActor& signer);

/**
 * Authenticates people with a signing link. While a code (access code, one-time code by email or SMS) is
 * required, all calls by the signer are Forbidden, with the field `code`, `emailCode` or `smsCode` naming the
 * required one. Contract §3, authentication of an invitation.
 */
class SignerAuthenticator final
{
public:
    SignerAuthenticator(const ServiceCore& core, const DocumentWriter& writer);

    /**
     * Called before the body of a request is received. NotFound or Deleted if there is no such invitation. If
     * `unlocked` is set, also Forbidden unless every required code has been entered.
     */
    [[nodiscard]] Result<void> admit(const SignerActor& signer, bool unlocked) const;
    struct UnlockResult
    {
        QByteArray token;        ///< required in every call for this invitation
        bool isComplete = false; ///< false: another code is required
        std::chrono::seconds validFor{};
    };
    /** Checks the next required code. Forbidden if it is wrong. RateLimit after five consecutive wrong codes
     * of any kind: for 5 minutes, then 15, then an hour each time. Counted in the database. */
    [[nodiscard]] Result<UnlockResult> unlock(const SignerActor& signer, const QString& code);
    /** Queues an email or SMS with a new one-time code, valid for ten minutes; at most once a minute. State
     * error if none is required, Unavailable if the service can't send it. */
    [[nodiscard]] Result<void> sendCode(const SignerActor& signer);

    // Used by the calls that require authentication.

    /** Loads the whole document of an invitation, regardless of its codes and of hidden files: for changes,
     * never for a response. */
    [[nodiscard]] Result<domain::Document> load(const SignerActor& signer) const;
    // Index(loadUnlocked): Files that a recipient may not see: where all requests of signers load the document
    /** Calls `load` and `requirePass`, and returns the document as this signer sees it
     * (`domain::documentSeenBy`). */
    [[nodiscard]] Result<domain::Document> loadUnlocked(const SignerActor& signer) const;
    /** Like loadUnlocked(), but with the hidden files: only for `SignerViews::viewFor`, which leaves them
     * out. */
    [[nodiscard]] Result<domain::Document> loadForView(const SignerActor& signer) const;
    /** Fails with Forbidden unless this signer has entered every code that the invitation requires.
     * `enteredCodes` are the bits of codes entered in this call. */
    [[nodiscard]] Result<void> requirePass(const domain::Invitation& invitation, const SignerActor& signer,
                                           int enteredCodes = 0) const;
    /** Checks the next required code in its own transaction, and returns its bit. */
    [[nodiscard]] Result<int> tryCode(const domain::Invitation& invitation, const SignerActor& signer,
                                      const QString& code);

private:
    [[nodiscard]] Result<int> tryCodeOnce(const domain::Invitation& invitation, const SignerActor& signer,
                                          const QString& code);
    [[nodiscard]] Result<void> queueMailCode(store::Transaction& transaction, domain::DocumentId document,
                                             const domain::Invitation& invitation, Timestamp now);
    /** Records in the history, and notifies the sender, that the invitation is temporarily locked. */
    [[nodiscard]] Result<void> recordLock(DocumentChange& change, const SignerActor& signer, int wrong,
                                          std::chrono::minutes lock) const;

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
};

} // namespace ink::service
