#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {
struct Document;
struct Invitation;
} // namespace ink::domain

namespace ink::service {

class DocumentWriter;
class ServiceCore;
class SignerAuthenticator;
struct SignerActor;
struct Stores;

/** Lists the other documents, of all senders, that are waiting for the owner of a signer's email
 * address, after verifying a code sent to that address. */
class OtherDocuments final
{
public:
    OtherDocuments(const ServiceCore& core, const DocumentWriter& writer, const SignerAuthenticator& gate);

    /** A document that is waiting for the signer. */
    struct Item
    {
        QString title;
        QString senderName; ///< the email address if there is no name
        QString signingUrl;
        int series = 0; ///< a number shared by the documents of one template; 0 = none
        bool operator==(const Item&) const = default;
    };
    struct Listing
    {
        bool canSendCode = false; ///< a code can be sent to this signer
        QByteArray token;         ///< proves in later calls that the code was correct; set only by `unlock`
        std::optional<QList<Item>> documents; ///< set only if the code was correct
        int series = 0;                       ///< series of the signer's own document, as in `Item`
    };
    /** Lists the documents. Without a token that `unlock` issued for this address, only returns whether a
     * code can be sent. */
    [[nodiscard]] Result<Listing> list(const SignerActor& signer, const QByteArray& token) const;
    /** Queues an email with a one-time code to the signer's address, at most once a minute for each address.
     * Behaves the same if there are no other documents. */
    [[nodiscard]] Result<void> sendCode(const SignerActor& signer);
    /** Checks a code. Counts attempts for each address, like `SignerAuthenticator::unlock`. */
    [[nodiscard]] Result<Listing> unlock(const SignerActor& signer, const QString& code);

private:
    /** Adds the other documents that are waiting for the owner of this recipient's address. */
    [[nodiscard]] Result<void> addWaiting(Listing& listing, const domain::Document& document,
                                          const domain::Invitation& invitation) const;

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const SignerAuthenticator& m_authenticator;
};

} // namespace ink::service
