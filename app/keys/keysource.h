#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/keys/identity.h"

#include <functional>

class QObject;

namespace ink::keys {

/** Called exactly once, in the caller's thread, never before the call returns and never after `context` is
 * destroyed. */
template <typename T> using Done = std::function<void(Result<T>)>;

/** A reader, token or file of a source. */
struct SlotState
{
    QString name; ///< the reader's name
    bool hasToken = false;
    QString tokenLabel;
    bool isInitialized = true;
    PinState pin = PinState::Normal;
    int keyCount = 0;
    std::optional<Error> error; ///< why its keys couldn't be listed
    bool operator==(const SlotState&) const = default;
};

/** What one source has. */
struct SourceListing
{
    QString source;  ///< KeySource::id()
    QString name;    ///< KeySource::name()
    QString library; ///< the module's own description
    QList<SlotState> slotStates;
    QList<Identity> identities;
    std::optional<Error> error; ///< why nothing could be listed
    bool operator==(const SourceListing&) const = default;
};

/** A signature to be made. */
struct SignatureRequest
{
    KeyPlace place;
    QByteArray certificate; ///< DER; the signature is verified with its key
    SigningAlgorithm algorithm;
    QByteArray data; ///< what is signed, e.g. the signed attributes of CMS in DER; at most maxSignedBytes
    Secret secret;   ///< the PIN or the file's password; empty if it isn't needed, or entered on the reader
    std::function<void()> onPinPad = {}; ///< called when the person has to enter the PIN on the reader
};
/** The request for an identity with its preferred algorithm. */
[[nodiscard]] SignatureRequest requestFor(const Identity& identity, QByteArray data);

/**
 * Keys that sign: those of a PKCS#11 module, of a file, or of a system's store. All sources work in the
 * background and leave secrets nowhere. Errors have reasons of app/keys/reasons.h: after `keyPinNeeded` or a
 * wrong PIN, the same request can be made again with another one.
 */
class KeySource
{
public:
    KeySource() = default;
    virtual ~KeySource() = default;
    Q_DISABLE_COPY_MOVE(KeySource)

    /** Identifies the source within a program, e.g. the module's path. */
    [[nodiscard]] virtual QString id() const = 0;
    /** The source's name for people, e.g. `OpenSC`. */
    [[nodiscard]] virtual QString name() const = 0;
    /** Lists all keys, also those that can't sign. `secret` is a file's password; modules need none. An error
     * that concerns the whole source is an error of the call. */
    virtual void list(Secret secret, QObject* context, Done<SourceListing> done) = 0;
    /** Signs. The value has been verified with the certificate's key; ECDSA values are DER. */
    virtual void sign(SignatureRequest request, QObject* context, Done<QByteArray> done) = 0;
    /** Ends all calls in progress with ErrorCode::Cancelled, and logs out of all tokens. */
    virtual void cancel() = 0;
};

} // namespace ink::keys
