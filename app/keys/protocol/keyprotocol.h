#pragma once

#include "app/keys/protocol/signingalgorithm.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <optional>
#include <variant>

/**
 * The protocol between a key source and its helper process `inkstone-keys`, over the helper's standard input
 * and output. The helper begins with a greeting. After that, each order gets progress notes and then one
 * answer; the next order follows the answer. Neither side trusts the other: sizes and counts are checked
 * before memory is allocated, and whatever is longer or shorter than its description is malformed.
 *
 * An order has a header of eight bytes: the sizes of its secret and of its payload (little-endian). The
 * secret (a PIN or a password) follows, then the payload. So the helper reads a secret into locked memory
 * only. An answer has a header of four bytes with the size of its payload.
 */
namespace ink::keys {

inline constexpr qsizetype orderHeaderBytes = 8;
inline constexpr qsizetype answerHeaderBytes = 4;
inline constexpr qsizetype maxSecretBytes = 1024;
inline constexpr qsizetype maxOrderBytes = 160LL * 1024;
inline constexpr qsizetype maxAnswerBytes = 8LL * 1024 * 1024;
inline constexpr qsizetype maxSignedBytes = 64LL * 1024;      ///< data to sign: attributes, not documents
inline constexpr qsizetype maxCertificateBytes = 64LL * 1024; ///< one certificate
inline constexpr qsizetype maxTextBytes = 1024; ///< a label or a path's component; longer texts are cut
inline constexpr qsizetype maxPathBytes = 8LL * 1024;
inline constexpr qsizetype maxIdBytes = 1024;        ///< CKA_ID
inline constexpr qsizetype maxSignatureBytes = 4096; ///< RSA with 32768 bits
inline constexpr qsizetype maxTokens = 64;           ///< slots of a module
inline constexpr qsizetype maxObjects = 128;         ///< certificates and keys of a token

enum class SourceKind : quint8 {
    Pkcs11 = 1, ///< a PKCS#11 module: a shared library
    Pkcs12 = 2  ///< a PKCS#12 file (RFC 7292)
};

/** The steps of an order, for errors that name the place. The first ones are functions of PKCS#11. */
enum class Step : quint8 {
    None = 0,
    Load,
    Initialize,
    GetSlotList,
    GetSlotInfo,
    GetTokenInfo,
    GetMechanisms,
    OpenSession,
    Login,  ///< with a PIN
    PinPad, ///< C_Login: the person enters the PIN on the reader, or in a dialog of the module
    FindObjects,
    GetAttributes,
    SignInit,
    ContextLogin, ///< C_Login for one signature
    Sign,
    ReadFile,
    OpenFile
};
inline constexpr Step lastStep = Step::OpenFile;
/** The function of PKCS#11, such as `C_SignInit`, or another technical name. */
[[nodiscard]] const char* stepName(Step step);

/** What is known of the remaining attempts to enter a PIN. */
enum class PinState : quint8 { Normal = 0, Low, FinalTry, Blocked };

/** The kind of a failure within the helper. */
enum class Fault : quint8 {
    None = 0,
    ModuleMissing,   ///< no such file
    ModuleNotLoaded, ///< `text` is the system's reason
    NotAModule,      ///< not a PKCS#11 library
    Returned,        ///< the module returned `code` (CKR_…) in `step`
    InvalidAnswer,   ///< the module's answer in `step` isn't possible
    TokenGone,       ///< removed or exchanged
    SecretNeeded,    ///< a PIN or password
    PinBlocked,
    KeyMissing, ///< no private key belongs to the certificate
    AlgorithmUnsupported,
    FileUnreadable,
    FileTooLarge,
    FileInvalid,  ///< not PKCS#12
    FileOutdated, ///< encrypted with an algorithm that is no longer supported, `text`
    FileCostly,   ///< more iterations than allowed
    PasswordWrong,
    FileWithoutKey
};
inline constexpr Fault lastFault = Fault::FileWithoutKey;

/** What the helper is to open; the first order. */
struct OpenOrder
{
    SourceKind kind = SourceKind::Pkcs11;
    QString path;
    bool operator==(const OpenOrder&) const = default;
};
/** Lists tokens with their keys and certificates. For a file, the secret is its password. */
struct ListOrder
{
    bool operator==(const ListOrder&) const = default;
};
/** Names a token, so that another one in the same slot isn't taken for it. */
struct TokenName
{
    QByteArray label;
    QByteArray manufacturer;
    QByteArray model;
    QByteArray serial;
    bool operator==(const TokenName&) const = default;
};
/** Signs `data`. The secret is the PIN, or empty if none is needed or the reader has a PIN pad. */
struct SignOrder
{
    TokenName token;
    QByteArray keyId;       ///< CKA_ID
    QByteArray certificate; ///< DER; empty for a key without one
    SigningAlgorithm algorithm;
    QByteArray data;
    bool operator==(const SignOrder&) const = default;
};
using Order = std::variant<OpenOrder, ListOrder, SignOrder>;

enum class KeyType : quint8 { Other = 0, Rsa, Ec, Edwards };
enum class KeyPresence : quint8 {
    Unknown = 0, ///< private keys can't be seen before the PIN is entered
    Present,
    Absent,
    Different ///< the key with the certificate's id isn't the certificate's
};

/** A certificate with its key, or a key without a certificate. */
struct KeyRecord
{
    QByteArray id; ///< CKA_ID
    QString label;
    QByteArray certificate; ///< DER; empty = none
    KeyPresence presence = KeyPresence::Unknown;
    KeyType type = KeyType::Other; ///< of the private key, if it is visible
    bool maySign = true;           ///< CKA_SIGN
    bool alwaysAuthenticate = false;
    bool operator==(const KeyRecord&) const = default;
};

/** A failure in the helper. */
struct FaultReport
{
    Fault fault = Fault::None;
    Step step = Step::None;
    quint32 code = 0; ///< CKR_…
    PinState pin = PinState::Normal;
    QString text;
    bool operator==(const FaultReport&) const = default;
};

/** A slot of a module, with its token. A file is one token. */
struct TokenRecord
{
    QString slot; ///< the reader's name
    bool isPresent = false;
    TokenName name;
    bool isInitialized = true;
    bool needsLogin = false;
    bool hasPin = true; ///< the user's PIN has been set
    bool hasPinPad = false;
    PinState pin = PinState::Normal;
    QList<SigningAlgorithm> algorithms; ///< of any key type
    QList<KeyRecord> keys;
    FaultReport fault; ///< why its keys couldn't be listed
    bool operator==(const TokenRecord&) const = default;
};

struct Listing
{
    QString library; ///< the module's own description, with its manufacturer and version
    QList<TokenRecord> tokens;
    bool operator==(const Listing&) const = default;
};
struct Opened
{
    bool operator==(const Opened&) const = default;
};
struct SignatureValue
{
    QByteArray value; ///< as in CMS: ECDSA values are DER
    bool operator==(const SignatureValue&) const = default;
};
/** A step has begun; the answer follows later. */
struct Progress
{
    Step step = Step::None;
    bool operator==(const Progress&) const = default;
};
using Answer = std::variant<Progress, Opened, Listing, SignatureValue, FaultReport>;

/** The helper's greeting: its version, which must equal the program's. */
[[nodiscard]] QByteArray greeting();

/** The sizes in an order's header. */
struct OrderSizes
{
    qsizetype secret = 0;
    qsizetype payload = 0;
};
[[nodiscard]] QByteArray orderHeader(OrderSizes sizes);
/** Returns nothing if a size exceeds its limit. */
[[nodiscard]] std::optional<OrderSizes> orderSizes(const char* header);
[[nodiscard]] QByteArray answerHeader(qsizetype payload);
/** Returns nothing if the size exceeds its limit. */
[[nodiscard]] std::optional<qsizetype> answerSize(const char* header);

[[nodiscard]] QByteArray toPayload(const Order& order);
[[nodiscard]] QByteArray toPayload(const Answer& answer);
/** Return nothing if the payload is malformed. */
[[nodiscard]] std::optional<Order> orderFrom(QByteArrayView payload);
[[nodiscard]] std::optional<Answer> answerFrom(QByteArrayView payload);

} // namespace ink::keys
