#include "app/inkstone-keys/pkcs11module.h"

#include "app/inkstone-keys/digests.h"
#include "app/inkstone-keys/mechanisms.h"
#include "app/inkstone-keys/modulelibrary.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <vector>

namespace ink::inkstonekeys {

namespace {

using namespace ink::keys;

/** A failed call of the module. */
struct CallFault
{
    Step step;
    CK_RV code;
};
FaultReport reportOf(const CallFault& fault, PinState pin = PinState::Normal)
{
    FaultReport report;
    report.fault = Fault::Returned;
    report.step = fault.step;
    report.code = static_cast<quint32>(fault.code);
    report.pin = pin;
    switch (fault.code) {
    case CKR_DEVICE_REMOVED:
    case CKR_TOKEN_NOT_PRESENT:
    case CKR_SLOT_ID_INVALID:
        report.fault = Fault::TokenGone;
        break;
    case CKR_PIN_LOCKED:
        report.fault = Fault::PinBlocked;
        report.pin = PinState::Blocked;
        break;
    default:
        break;
    }
    return report;
}
FaultReport reportOf(Fault fault, Step step, PinState pin = PinState::Normal)
{
    FaultReport report;
    report.fault = fault;
    report.step = step;
    report.pin = pin;
    return report;
}

/** A text that PKCS#11 pads with blanks to a fixed size. */
template <std::size_t size> QByteArray padded(const CK_UTF8CHAR (&text)[size])
{
    return QByteArray(reinterpret_cast<const char*>(text), static_cast<qsizetype>(size)).trimmed();
}

PinState pinStateOf(CK_FLAGS flags)
{
    if ((flags & CKF_USER_PIN_LOCKED) != 0) return PinState::Blocked;
    if ((flags & CKF_USER_PIN_FINAL_TRY) != 0) return PinState::FinalTry;
    if ((flags & CKF_USER_PIN_COUNT_LOW) != 0) return PinState::Low;
    return PinState::Normal;
}

TokenName nameOf(const CK_TOKEN_INFO& info)
{
    return {padded(info.label), padded(info.manufacturerID), padded(info.model),
            QByteArray(reinterpret_cast<const char*>(info.serialNumber), sizeof info.serialNumber).trimmed()};
}

KeyType keyTypeOf(CK_KEY_TYPE type)
{
    switch (type) {
    case CKK_RSA:
        return KeyType::Rsa;
    case CKK_EC:
        return KeyType::Ec;
    case CKK_EC_EDWARDS:
        return KeyType::Edwards;
    default:
        return KeyType::Other;
    }
}

struct FreeKey
{
    void operator()(EVP_PKEY* key) const noexcept { EVP_PKEY_free(key); }
};
using KeyPtr = std::unique_ptr<EVP_PKEY, FreeKey>;

/** The public key of a certificate; null if it can't be read. */
KeyPtr publicKeyOf(const QByteArray& certificate)
{
    const auto* at = reinterpret_cast<const unsigned char*>(certificate.constData());
    X509* const parsed = d2i_X509(nullptr, &at, static_cast<long>(certificate.size()));
    KeyPtr key(parsed ? X509_get_pubkey(parsed) : nullptr);
    X509_free(parsed);
    return key;
}

/** The modulus of an RSA key without leading zeros; empty for other keys. */
QByteArray modulusOf(const KeyPtr& key)
{
    BIGNUM* modulus = nullptr;
    if (!key || EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_RSA_N, &modulus) != 1) return {};
    QByteArray bytes(BN_num_bytes(modulus), Qt::Uninitialized);
    BN_bn2bin(modulus, reinterpret_cast<unsigned char*>(bytes.data()));
    BN_free(modulus);
    return bytes;
}

QByteArray withoutZeros(const QByteArray& number)
{
    qsizetype at = 0;
    while (at < number.size() && number.at(at) == 0)
        ++at;
    return number.mid(at);
}

/** What is read of a private or public key. */
struct KeyObject
{
    CK_OBJECT_HANDLE handle = 0;
    QByteArray id;
    QByteArray label;
    CK_KEY_TYPE type = 0;
    bool maySign = true;
    bool alwaysAuthenticate = false;
    QByteArray modulus;
};

/** A certificate's key as far as it decides which private key may be its own. */
struct WantedKey
{
    KeyType type = KeyType::Other;
    QByteArray modulus;
    int bits = 0;
};
WantedKey wantedKeyOf(const QByteArray& certificate)
{
    WantedKey wanted;
    const KeyPtr key = publicKeyOf(certificate);
    if (!key) return wanted;
    wanted.bits = EVP_PKEY_get_bits(key.get());
    wanted.modulus = modulusOf(key);
    const auto is = [&key](const char* name) { return EVP_PKEY_is_a(key.get(), name) == 1; };
    if (is("RSA") || is("RSA-PSS"))
        wanted.type = KeyType::Rsa;
    else if (is("EC"))
        wanted.type = KeyType::Ec;
    else if (is("ED25519") || is("ED448"))
        wanted.type = KeyType::Edwards;
    return wanted;
}

/** Returns whether a key may belong to a certificate, as far as the token shows it. */
bool mayBelong(const KeyObject& key, const WantedKey& wanted)
{
    return keyTypeOf(key.type) == wanted.type && (key.modulus.isEmpty() || key.modulus == wanted.modulus);
}

constexpr qsizetype maxAttributeBytes = 64LL * 1024;

} // namespace

struct Pkcs11Module::Private
{
    OnStep onStep;
    std::unique_ptr<ModuleLibrary> library;
    CK_FUNCTION_LIST* module = nullptr;
    QString description;
    /** Sessions in which the person is logged in, by slot. */
    std::map<CK_SLOT_ID, CK_SESSION_HANDLE> sessions;

    /** Calls a function of the module. A module without the function doesn't support it. */
    template <typename Function, typename... Arguments>
    CK_RV call(Step step, Function function, Arguments... arguments) const
    {
        onStep(step);
        return function ? function(arguments...) : CKR_FUNCTION_NOT_SUPPORTED;
    }

    [[nodiscard]] std::optional<FaultReport> initialize();
    [[nodiscard]] std::optional<FaultReport> readSlots(std::vector<CK_SLOT_ID>& slotIds) const;
    [[nodiscard]] TokenRecord describe(CK_SLOT_ID slot);
    [[nodiscard]] std::optional<FaultReport> listObjects(CK_SLOT_ID slot, TokenRecord& record) const;
    [[nodiscard]] QList<CK_MECHANISM_TYPE> mechanismsOf(CK_SLOT_ID slot) const;
    [[nodiscard]] std::optional<CallFault> find(CK_SESSION_HANDLE session, CK_OBJECT_CLASS wanted,
                                                std::vector<CK_OBJECT_HANDLE>& found) const;
    [[nodiscard]] QByteArray attribute(CK_SESSION_HANDLE session, CK_OBJECT_HANDLE object,
                                       CK_ATTRIBUTE_TYPE type) const;
    [[nodiscard]] std::optional<CallFault> readKeys(CK_SESSION_HANDLE session, CK_OBJECT_CLASS wanted,
                                                    std::vector<KeyObject>& keys) const;
    [[nodiscard]] std::optional<FaultReport> openSession(CK_SLOT_ID slot, CK_SESSION_HANDLE& session);
    [[nodiscard]] std::optional<FaultReport> logIn(CK_SESSION_HANDLE session, CK_USER_TYPE user,
                                                   CK_SLOT_ID slot, const CK_TOKEN_INFO& info,
                                                   const SecretPage& secret);
    [[nodiscard]] PinState readPinState(CK_SLOT_ID slot) const;
    void closeSession(CK_SLOT_ID slot);
    [[nodiscard]] std::optional<CK_SLOT_ID> findToken(const TokenName& name, CK_TOKEN_INFO& info) const;
    [[nodiscard]] Answer signIn(CK_SLOT_ID slot, const CK_TOKEN_INFO& info, const SignOrder& order,
                                const SecretPage& secret);
};

Pkcs11Module::Pkcs11Module(OnStep onStep) : d(std::make_unique<Private>())
{
    d->onStep = std::move(onStep);
}

Pkcs11Module::~Pkcs11Module() = default;

Answer Pkcs11Module::open(const OpenOrder& order)
{
    d->onStep(Step::Load);
    d->library = std::make_unique<ModuleLibrary>(order.path);
    if (d->library->fault().fault != Fault::None) return d->library->fault();
    const auto getFunctions = reinterpret_cast<CK_C_GetFunctionList>(d->library->find("C_GetFunctionList"));
    if (!getFunctions || getFunctions(&d->module) != CKR_OK || !d->module)
        return reportOf(Fault::NotAModule, Step::Load);
    if (const auto fault = d->initialize()) return *fault;
    return Opened();
}

std::optional<FaultReport> Pkcs11Module::Private::initialize()
{
    CK_C_INITIALIZE_ARGS threads{};
    threads.flags = CKF_OS_LOCKING_OK;
    CK_RV code = call(Step::Initialize, module->C_Initialize, &threads);
    if (code == CKR_CANT_LOCK ||
        code == CKR_ARGUMENTS_BAD) // one thread calls it, so that it may have no locks
        code = call(Step::Initialize, module->C_Initialize, nullptr);
    if (code != CKR_OK && code != CKR_CRYPTOKI_ALREADY_INITIALIZED)
        return reportOf(CallFault{Step::Initialize, code});
    CK_INFO info{};
    if (module->C_GetInfo && module->C_GetInfo(&info) == CKR_OK)
        description = shortened(QStringLiteral("%1, %2 %3.%4")
                                    .arg(QString::fromUtf8(padded(info.libraryDescription)),
                                         QString::fromUtf8(padded(info.manufacturerID)))
                                    .arg(info.libraryVersion.major)
                                    .arg(info.libraryVersion.minor));
    return std::nullopt;
}

std::optional<FaultReport> Pkcs11Module::Private::readSlots(std::vector<CK_SLOT_ID>& slotIds) const
{
    CK_RV code = CKR_BUFFER_TOO_SMALL;
    // A reader may be plugged in between the two calls.
    for (int attempt = 0; attempt < 3 && code == CKR_BUFFER_TOO_SMALL; ++attempt) {
        CK_ULONG count = 0;
        code = call(Step::GetSlotList, module->C_GetSlotList, CK_BBOOL(CK_FALSE), nullptr, &count);
        if (code != CKR_OK) break;
        if (count > static_cast<CK_ULONG>(maxTokens))
            return reportOf(Fault::InvalidAnswer, Step::GetSlotList);
        slotIds.resize(count);
        if (count == 0) return std::nullopt;
        code = call(Step::GetSlotList, module->C_GetSlotList, CK_BBOOL(CK_FALSE), slotIds.data(), &count);
        if (code == CKR_OK && count > slotIds.size())
            return reportOf(Fault::InvalidAnswer, Step::GetSlotList);
        if (code == CKR_OK) slotIds.resize(count);
    }
    if (code != CKR_OK) return reportOf(CallFault{Step::GetSlotList, code});
    return std::nullopt;
}

QList<CK_MECHANISM_TYPE> Pkcs11Module::Private::mechanismsOf(CK_SLOT_ID slot) const
{
    constexpr CK_ULONG maxMechanisms = 1000;
    CK_ULONG count = 0;
    if (call(Step::GetMechanisms, module->C_GetMechanismList, slot, nullptr, &count) != CKR_OK ||
        count > maxMechanisms)
        return {};
    std::vector<CK_MECHANISM_TYPE> all(count);
    if (count == 0 ||
        call(Step::GetMechanisms, module->C_GetMechanismList, slot, all.data(), &count) != CKR_OK ||
        count > all.size())
        return {};
    all.resize(count);
    QList<CK_MECHANISM_TYPE> signing;
    for (const CK_MECHANISM_TYPE type : all) {
        CK_MECHANISM_INFO info{};
        if (call(Step::GetMechanisms, module->C_GetMechanismInfo, slot, type, &info) == CKR_OK &&
            (info.flags & CKF_SIGN) != 0)
            signing.append(type);
    }
    return signing;
}

std::optional<CallFault> Pkcs11Module::Private::find(CK_SESSION_HANDLE session, CK_OBJECT_CLASS wanted,
                                                     std::vector<CK_OBJECT_HANDLE>& found) const
{
    CK_ATTRIBUTE pattern{CKA_CLASS, &wanted, sizeof wanted};
    CK_RV code = call(Step::FindObjects, module->C_FindObjectsInit, session, &pattern, CK_ULONG(1));
    while (code == CKR_OK && found.size() < static_cast<std::size_t>(maxObjects)) {
        std::array<CK_OBJECT_HANDLE, 16> some{};
        CK_ULONG count = 0;
        code = call(Step::FindObjects, module->C_FindObjects, session, some.data(), CK_ULONG(some.size()),
                    &count);
        if (code != CKR_OK || count == 0) break;
        count = std::min<CK_ULONG>(count, some.size());
        found.insert(found.end(), some.begin(), some.begin() + static_cast<std::ptrdiff_t>(count));
    }
    (void)call(Step::FindObjects, module->C_FindObjectsFinal, session);
    if (code != CKR_OK) return CallFault{Step::FindObjects, code};
    if (found.size() > static_cast<std::size_t>(maxObjects))
        found.resize(static_cast<std::size_t>(maxObjects));
    return std::nullopt;
}

QByteArray Pkcs11Module::Private::attribute(CK_SESSION_HANDLE session, CK_OBJECT_HANDLE object,
                                            CK_ATTRIBUTE_TYPE type) const
{
    CK_ATTRIBUTE wanted{type, nullptr, 0};
    if (call(Step::GetAttributes, module->C_GetAttributeValue, session, object, &wanted, CK_ULONG(1)) !=
            CKR_OK ||
        wanted.ulValueLen == CK_UNAVAILABLE_INFORMATION ||
        wanted.ulValueLen > static_cast<CK_ULONG>(maxAttributeBytes))
        return {};
    QByteArray value(static_cast<qsizetype>(wanted.ulValueLen), '\0');
    wanted.pValue = value.data();
    if (call(Step::GetAttributes, module->C_GetAttributeValue, session, object, &wanted, CK_ULONG(1)) !=
            CKR_OK ||
        wanted.ulValueLen > static_cast<CK_ULONG>(value.size()))
        return {};
    value.truncate(static_cast<qsizetype>(wanted.ulValueLen));
    return value;
}

std::optional<CallFault> Pkcs11Module::Private::readKeys(CK_SESSION_HANDLE session, CK_OBJECT_CLASS wanted,
                                                         std::vector<KeyObject>& keys) const
{
    std::vector<CK_OBJECT_HANDLE> found;
    if (const auto fault = find(session, wanted, found)) return fault;
    const auto isTrue = [](const QByteArray& value, bool absent) {
        return value.size() == 1 ? value.at(0) != 0 : absent;
    };
    for (const CK_OBJECT_HANDLE handle : found) {
        KeyObject key;
        key.handle = handle;
        key.id = attribute(session, handle, CKA_ID).left(maxIdBytes);
        key.label = attribute(session, handle, CKA_LABEL);
        const QByteArray type = attribute(session, handle, CKA_KEY_TYPE);
        if (type.size() != sizeof key.type) continue;
        std::copy_n(type.constData(), sizeof key.type, reinterpret_cast<char*>(&key.type));
        if (wanted == CKO_PRIVATE_KEY) {
            key.maySign = isTrue(attribute(session, handle, CKA_SIGN), true);
            key.alwaysAuthenticate = isTrue(attribute(session, handle, CKA_ALWAYS_AUTHENTICATE), false);
        }
        if (key.type == CKK_RSA) key.modulus = withoutZeros(attribute(session, handle, CKA_MODULUS));
        keys.push_back(std::move(key));
    }
    return std::nullopt;
}

std::optional<FaultReport> Pkcs11Module::Private::listObjects(CK_SLOT_ID slot, TokenRecord& record) const
{
    CK_SESSION_HANDLE session = 0;
    CK_RV code = call(Step::OpenSession, module->C_OpenSession, slot, CK_FLAGS(CKF_SERIAL_SESSION), nullptr,
                      nullptr, &session);
    if (code != CKR_OK) return reportOf(CallFault{Step::OpenSession, code});
    std::vector<CK_OBJECT_HANDLE> certificates;
    std::vector<KeyObject> privateKeys;
    std::vector<KeyObject> publicKeys;
    auto fault = find(session, CKO_CERTIFICATE, certificates);
    if (!fault) fault = readKeys(session, CKO_PRIVATE_KEY, privateKeys);
    if (!fault) fault = readKeys(session, CKO_PUBLIC_KEY, publicKeys);
    const bool seesPrivateKeys = !record.needsLogin || !privateKeys.empty();
    std::vector<bool> isUsed(privateKeys.size());
    if (!fault)
        for (const CK_OBJECT_HANDLE handle : certificates) {
            KeyRecord key;
            key.certificate = attribute(session, handle, CKA_VALUE);
            if (key.certificate.isEmpty() || key.certificate.size() > maxCertificateBytes) continue;
            key.id = attribute(session, handle, CKA_ID).left(maxIdBytes);
            key.label = shortened(QString::fromUtf8(attribute(session, handle, CKA_LABEL)));
            key.presence = seesPrivateKeys ? KeyPresence::Absent : KeyPresence::Unknown;
            const WantedKey wanted = wantedKeyOf(key.certificate);
            for (std::size_t i = 0; i < privateKeys.size(); ++i) {
                const KeyObject& candidate = privateKeys.at(i);
                const bool isSameKey = !candidate.modulus.isEmpty() && candidate.modulus == wanted.modulus;
                if (!isSameKey && (key.id.isEmpty() || candidate.id != key.id)) continue;
                isUsed.at(i) = true;
                if (!mayBelong(candidate, wanted)) {
                    if (key.presence != KeyPresence::Present) key.presence = KeyPresence::Different;
                    continue;
                }
                key.presence = KeyPresence::Present;
                key.type = keyTypeOf(candidate.type);
                key.maySign = candidate.maySign;
                key.alwaysAuthenticate = candidate.alwaysAuthenticate;
            }
            record.keys.append(key);
        }
    // Keys without a certificate. Before the person has logged in, only their public halves can be seen.
    const auto hasCertificate = [&record](const KeyObject& key) {
        return std::any_of(record.keys.begin(), record.keys.end(),
                           [&key](const KeyRecord& known) { return known.id == key.id; });
    };
    const auto appendKey = [&record](const KeyObject& key, KeyPresence presence) {
        KeyRecord alone;
        alone.id = key.id;
        alone.label = shortened(QString::fromUtf8(key.label));
        alone.presence = presence;
        alone.type = keyTypeOf(key.type);
        alone.maySign = key.maySign;
        alone.alwaysAuthenticate = key.alwaysAuthenticate;
        if (record.keys.size() < maxObjects) record.keys.append(alone);
    };
    for (std::size_t i = 0; i < privateKeys.size(); ++i)
        if (!isUsed.at(i)) appendKey(privateKeys.at(i), KeyPresence::Present);
    for (const KeyObject& key : publicKeys)
        if (!hasCertificate(key)) appendKey(key, KeyPresence::Unknown);
    (void)call(Step::OpenSession, module->C_CloseSession, session);
    if (fault) return reportOf(*fault);
    return std::nullopt;
}

TokenRecord Pkcs11Module::Private::describe(CK_SLOT_ID slot)
{
    TokenRecord record;
    CK_SLOT_INFO slotInfo{};
    CK_RV code = call(Step::GetSlotInfo, module->C_GetSlotInfo, slot, &slotInfo);
    if (code != CKR_OK) {
        record.fault = reportOf(CallFault{Step::GetSlotInfo, code});
        return record;
    }
    record.slot = shortened(QString::fromUtf8(padded(slotInfo.slotDescription)));
    if ((slotInfo.flags & CKF_TOKEN_PRESENT) == 0) {
        closeSession(slot);
        return record;
    }
    CK_TOKEN_INFO info{};
    code = call(Step::GetTokenInfo, module->C_GetTokenInfo, slot, &info);
    if (code == CKR_TOKEN_NOT_PRESENT || code == CKR_DEVICE_REMOVED) return record;
    record.isPresent = true;
    if (code != CKR_OK) {
        record.fault = reportOf(CallFault{Step::GetTokenInfo, code});
        return record;
    }
    record.name = nameOf(info);
    record.isInitialized = (info.flags & CKF_TOKEN_INITIALIZED) != 0;
    record.needsLogin = (info.flags & CKF_LOGIN_REQUIRED) != 0;
    record.hasPin = (info.flags & CKF_USER_PIN_INITIALIZED) != 0;
    record.hasPinPad = (info.flags & CKF_PROTECTED_AUTHENTICATION_PATH) != 0;
    record.pin = pinStateOf(info.flags);
    if (!record.isInitialized) return record;
    record.algorithms = algorithmsOf(mechanismsOf(slot));
    if (const auto fault = listObjects(slot, record)) {
        record.keys.clear();
        record.fault = *fault;
    }
    return record;
}

Answer Pkcs11Module::list(const SecretPage&)
{
    std::vector<CK_SLOT_ID> slotIds;
    if (const auto fault = d->readSlots(slotIds)) return *fault;
    Listing listing;
    listing.library = d->description;
    for (const CK_SLOT_ID slot : slotIds)
        listing.tokens.append(d->describe(slot));
    return listing;
}

PinState Pkcs11Module::Private::readPinState(CK_SLOT_ID slot) const
{
    CK_TOKEN_INFO info{};
    if (call(Step::GetTokenInfo, module->C_GetTokenInfo, slot, &info) != CKR_OK) return PinState::Normal;
    return pinStateOf(info.flags);
}

void Pkcs11Module::Private::closeSession(CK_SLOT_ID slot)
{
    const auto known = sessions.find(slot);
    if (known == sessions.end()) return;
    (void)call(Step::OpenSession, module->C_CloseSession, known->second);
    sessions.erase(known);
}

std::optional<FaultReport> Pkcs11Module::Private::openSession(CK_SLOT_ID slot, CK_SESSION_HANDLE& session)
{
    if (const auto known = sessions.find(slot); known != sessions.end()) {
        CK_SESSION_INFO info{};
        if (call(Step::OpenSession, module->C_GetSessionInfo, known->second, &info) == CKR_OK) {
            session = known->second;
            return std::nullopt;
        }
        sessions.erase(known); // the card was pulled out in between
    }
    const CK_RV code = call(Step::OpenSession, module->C_OpenSession, slot, CK_FLAGS(CKF_SERIAL_SESSION),
                            nullptr, nullptr, &session);
    if (code != CKR_OK) return reportOf(CallFault{Step::OpenSession, code});
    sessions[slot] = session;
    return std::nullopt;
}

std::optional<FaultReport> Pkcs11Module::Private::logIn(CK_SESSION_HANDLE session, CK_USER_TYPE user,
                                                        CK_SLOT_ID slot, const CK_TOKEN_INFO& info,
                                                        const SecretPage& secret)
{
    const Step step = user == CKU_CONTEXT_SPECIFIC ? Step::ContextLogin : Step::Login;
    const PinState pin = pinStateOf(info.flags);
    if (pin == PinState::Blocked) return reportOf(Fault::PinBlocked, step, pin);
    CK_RV code = CKR_OK;
    if ((info.flags & CKF_PROTECTED_AUTHENTICATION_PATH) != 0 && secret.isEmpty()) {
        code = call(Step::PinPad, module->C_Login, session, user, nullptr, CK_ULONG(0));
    } else {
        if (secret.isEmpty()) return reportOf(Fault::SecretNeeded, step, pin);
        // The parameter isn't const, but modules only read it.
        auto* const text = reinterpret_cast<CK_UTF8CHAR*>(const_cast<char*>(secret.value().data()));
        code = call(step, module->C_Login, session, user, text, static_cast<CK_ULONG>(secret.value().size()));
    }
    if (code == CKR_OK || (code == CKR_USER_ALREADY_LOGGED_IN && user == CKU_USER)) return std::nullopt;
    FaultReport report = reportOf(CallFault{step, code});
    if (code == CKR_PIN_INCORRECT) report.pin = readPinState(slot);
    if (report.pin == PinState::Blocked) report.fault = Fault::PinBlocked;
    return report;
}

std::optional<CK_SLOT_ID> Pkcs11Module::Private::findToken(const TokenName& name, CK_TOKEN_INFO& info) const
{
    std::vector<CK_SLOT_ID> slotIds;
    if (readSlots(slotIds)) return std::nullopt;
    for (const CK_SLOT_ID slot : slotIds) {
        CK_SLOT_INFO slotInfo{};
        if (call(Step::GetSlotInfo, module->C_GetSlotInfo, slot, &slotInfo) != CKR_OK ||
            (slotInfo.flags & CKF_TOKEN_PRESENT) == 0)
            continue;
        if (call(Step::GetTokenInfo, module->C_GetTokenInfo, slot, &info) == CKR_OK && nameOf(info) == name)
            return slot;
    }
    return std::nullopt;
}

Answer Pkcs11Module::sign(const SignOrder& order, const SecretPage& secret)
{
    CK_TOKEN_INFO info{};
    const auto slot = d->findToken(order.token, info);
    if (!slot) {
        d->sessions.clear(); // they ended with their cards
        return reportOf(Fault::TokenGone, Step::GetTokenInfo);
    }
    Answer answer = d->signIn(*slot, info, order, secret);
    // A failed signature leaves operations and, with some modules, sessions in an unknown state. The next one
    // begins afresh, except that a login isn't repeated if only a PIN is missing.
    if (const auto* fault = std::get_if<FaultReport>(&answer); fault && fault->fault != Fault::SecretNeeded)
        d->closeSession(*slot);
    return answer;
}

Answer Pkcs11Module::Private::signIn(CK_SLOT_ID slot, const CK_TOKEN_INFO& info, const SignOrder& order,
                                     const SecretPage& secret)
{
    const auto mechanism = chooseMechanism(order.algorithm, mechanismsOf(slot));
    if (!mechanism) return reportOf(Fault::AlgorithmUnsupported, Step::GetMechanisms);
    CK_SESSION_HANDLE session = 0;
    if (const auto fault = openSession(slot, session)) return *fault;
    CK_SESSION_INFO state{};
    CK_RV code = call(Step::OpenSession, module->C_GetSessionInfo, session, &state);
    if (code != CKR_OK) return reportOf(CallFault{Step::OpenSession, code});
    if ((info.flags & CKF_LOGIN_REQUIRED) != 0 && state.state != CKS_RO_USER_FUNCTIONS &&
        state.state != CKS_RW_USER_FUNCTIONS)
        if (const auto fault = logIn(session, CKU_USER, slot, info, secret)) return *fault;

    std::vector<KeyObject> all;
    if (const auto fault = readKeys(session, CKO_PRIVATE_KEY, all)) return reportOf(*fault);
    const WantedKey wanted = wantedKeyOf(order.certificate);
    const auto isCandidate = [&](const KeyObject& key) {
        if (!order.certificate.isEmpty() && !mayBelong(key, wanted)) return false;
        return (!order.keyId.isEmpty() && key.id == order.keyId) ||
               (!wanted.modulus.isEmpty() && key.modulus == wanted.modulus);
    };
    auto key = std::find_if(all.begin(), all.end(), isCandidate);
    if (key == all.end() && all.size() == 1 && !order.certificate.isEmpty() && mayBelong(all.front(), wanted))
        key = all.begin(); // the token's only key; the program checks the signature with the certificate
    if (key == all.end()) return reportOf(Fault::KeyMissing, Step::FindObjects);

    MechanismChoice choice = *mechanism;
    CK_MECHANISM parameters{choice.type, nullptr, 0};
    if (order.algorithm.scheme == Scheme::RsaPss) {
        parameters.pParameter = &choice.pss;
        parameters.ulParameterLen = sizeof choice.pss;
    }
    constexpr int bitsOfByte = 8;
    const int orderBytes =
        order.algorithm.scheme == Scheme::Ecdsa ? (wanted.bits + bitsOfByte - 1) / bitsOfByte : 0;
    QByteArray input = inputFor(choice, order.algorithm, order.data, orderBytes);
    code = call(Step::SignInit, module->C_SignInit, session, &parameters, key->handle);
    if (code != CKR_OK) return reportOf(CallFault{Step::SignInit, code});
    if (key->alwaysAuthenticate)
        if (const auto fault = logIn(session, CKU_CONTEXT_SPECIFIC, slot, info, secret)) {
            closeSession(slot); // ends the operation that C_SignInit began
            return *fault;
        }
    QByteArray value(maxSignatureBytes, '\0');
    auto size = static_cast<CK_ULONG>(value.size());
    code = call(Step::Sign, module->C_Sign, session, reinterpret_cast<CK_BYTE*>(input.data()),
                static_cast<CK_ULONG>(input.size()), reinterpret_cast<CK_BYTE*>(value.data()), &size);
    if (code != CKR_OK) return reportOf(CallFault{Step::Sign, code});
    if (size == 0 || size > static_cast<CK_ULONG>(value.size()))
        return reportOf(Fault::InvalidAnswer, Step::Sign);
    value.truncate(static_cast<qsizetype>(size));
    if (order.algorithm.scheme == Scheme::Ecdsa) {
        if (orderBytes > 0 && value.size() != 2 * orderBytes)
            return reportOf(Fault::InvalidAnswer, Step::Sign);
        value = derOfPlain(value);
        if (value.isEmpty()) return reportOf(Fault::InvalidAnswer, Step::Sign);
    }
    return SignatureValue{value};
}

} // namespace ink::inkstonekeys
