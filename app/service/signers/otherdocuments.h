#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {
struct Invitation;
}

namespace ink::service {

class DocumentWriter;
class ServiceCore;
class SignerGate;
struct SignerActor;
struct Stores;

/** Lists the other documents, of all senders, that wait for a signer's email address, after a code to that
 * address. */
class OtherDocuments final
{
public:
    OtherDocuments(const ServiceCore& core, const DocumentWriter& writer, const SignerGate& gate);

    /** A document that waits for somebody. */
    struct Item
    {
        QString title;
        QString senderName; ///< or the address
        QString signingUrl;
        bool operator==(const Item&) const = default;
    };
    struct Listing
    {
        bool isPossible = false;              ///< a code can be sent to this signer
        QByteArray token;                     ///< shows later that the code was right; only from `unlock`
        std::optional<QList<Item>> documents; ///< nothing unless the code was right
    };
    /** Without a token that `unlock` gave to this address, nothing but whether a code can be sent. */
    [[nodiscard]] Result<Listing> list(const SignerActor& signer, const QByteArray& token) const;
    /** Queues a mail with a one-time code to the signer's address, once a minute for each address. The same
     * whether other documents wait or not. */
    [[nodiscard]] Result<void> sendCode(const SignerActor& signer);
    /** Attempts are counted for each address, like those of `SignerGate::unlock`. */
    [[nodiscard]] Result<Listing> unlock(const SignerActor& signer, const QString& code);

private:
    /** Other documents that wait for this recipient's address. */
    [[nodiscard]] Result<QList<Item>> waitingFor(const domain::Invitation& invitation) const;

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const SignerGate& m_gate;
};

} // namespace ink::service
