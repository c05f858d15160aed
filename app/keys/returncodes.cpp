#include "app/keys/returncodes.h"

#include "app/keys/reasons.h"

#include <algorithm>

namespace ink::keys {

namespace {

/** What a code means for a person. */
enum class Meaning {
    Token,    ///< the card or the reader failed
    Software, ///< the module is used wrongly or is faulty itself
    Memory,
    Pin,
    PinForm,
    PinExpired,
    PinNotSet,
    PinAgain,
    Rejected,
    InUse,
    Lost,
    Unknown, ///< the card isn't recognized
    Forbidden,
    Algorithm,
    UsedUp,
    Damaged
};

struct ReturnCode
{
    quint32 code;
    const char* name;
    Meaning meaning;
};

/** The return codes of PKCS #11 3.0 (section 5.1). A code that isn't here means that the card failed. */
constexpr ReturnCode codes[] = {
    {0x001, "CKR_CANCEL", Meaning::Rejected},
    {0x002, "CKR_HOST_MEMORY", Meaning::Memory},
    {0x003, "CKR_SLOT_ID_INVALID", Meaning::Lost},
    {0x005, "CKR_GENERAL_ERROR", Meaning::Token},
    {0x006, "CKR_FUNCTION_FAILED", Meaning::Token},
    {0x007, "CKR_ARGUMENTS_BAD", Meaning::Software},
    {0x008, "CKR_NO_EVENT", Meaning::Software},
    {0x009, "CKR_NEED_TO_CREATE_THREADS", Meaning::Software},
    {0x00A, "CKR_CANT_LOCK", Meaning::Software},
    {0x010, "CKR_ATTRIBUTE_READ_ONLY", Meaning::Software},
    {0x011, "CKR_ATTRIBUTE_SENSITIVE", Meaning::Software},
    {0x012, "CKR_ATTRIBUTE_TYPE_INVALID", Meaning::Software},
    {0x013, "CKR_ATTRIBUTE_VALUE_INVALID", Meaning::Software},
    {0x01B, "CKR_ACTION_PROHIBITED", Meaning::Forbidden},
    {0x020, "CKR_DATA_INVALID", Meaning::Algorithm},
    {0x021, "CKR_DATA_LEN_RANGE", Meaning::Algorithm},
    {0x030, "CKR_DEVICE_ERROR", Meaning::Token},
    {0x031, "CKR_DEVICE_MEMORY", Meaning::Memory},
    {0x032, "CKR_DEVICE_REMOVED", Meaning::Lost},
    {0x040, "CKR_ENCRYPTED_DATA_INVALID", Meaning::Software},
    {0x041, "CKR_ENCRYPTED_DATA_LEN_RANGE", Meaning::Software},
    {0x042, "CKR_AEAD_DECRYPT_FAILED", Meaning::Software},
    {0x050, "CKR_FUNCTION_CANCELED", Meaning::Rejected},
    {0x051, "CKR_FUNCTION_NOT_PARALLEL", Meaning::Software},
    {0x054, "CKR_FUNCTION_NOT_SUPPORTED", Meaning::Algorithm},
    {0x060, "CKR_KEY_HANDLE_INVALID", Meaning::Lost},
    {0x062, "CKR_KEY_SIZE_RANGE", Meaning::Algorithm},
    {0x063, "CKR_KEY_TYPE_INCONSISTENT", Meaning::Algorithm},
    {0x064, "CKR_KEY_NOT_NEEDED", Meaning::Software},
    {0x065, "CKR_KEY_CHANGED", Meaning::Lost},
    {0x066, "CKR_KEY_NEEDED", Meaning::Software},
    {0x067, "CKR_KEY_INDIGESTIBLE", Meaning::Software},
    {0x068, "CKR_KEY_FUNCTION_NOT_PERMITTED", Meaning::Forbidden},
    {0x069, "CKR_KEY_NOT_WRAPPABLE", Meaning::Software},
    {0x06A, "CKR_KEY_UNEXTRACTABLE", Meaning::Software},
    {0x070, "CKR_MECHANISM_INVALID", Meaning::Algorithm},
    {0x071, "CKR_MECHANISM_PARAM_INVALID", Meaning::Algorithm},
    {0x082, "CKR_OBJECT_HANDLE_INVALID", Meaning::Lost},
    {0x090, "CKR_OPERATION_ACTIVE", Meaning::Software},
    {0x091, "CKR_OPERATION_NOT_INITIALIZED", Meaning::Software},
    {0x0A0, "CKR_PIN_INCORRECT", Meaning::Pin},
    {0x0A1, "CKR_PIN_INVALID", Meaning::PinForm},
    {0x0A2, "CKR_PIN_LEN_RANGE", Meaning::PinForm},
    {0x0A3, "CKR_PIN_EXPIRED", Meaning::PinExpired},
    {0x0A4, "CKR_PIN_LOCKED", Meaning::Pin},
    {0x0B0, "CKR_SESSION_CLOSED", Meaning::Lost},
    {0x0B1, "CKR_SESSION_COUNT", Meaning::InUse},
    {0x0B3, "CKR_SESSION_HANDLE_INVALID", Meaning::Lost},
    {0x0B4, "CKR_SESSION_PARALLEL_NOT_SUPPORTED", Meaning::Software},
    {0x0B5, "CKR_SESSION_READ_ONLY", Meaning::Software},
    {0x0B6, "CKR_SESSION_EXISTS", Meaning::InUse},
    {0x0B7, "CKR_SESSION_READ_ONLY_EXISTS", Meaning::InUse},
    {0x0B8, "CKR_SESSION_READ_WRITE_SO_EXISTS", Meaning::InUse},
    {0x0C0, "CKR_SIGNATURE_INVALID", Meaning::Software},
    {0x0C1, "CKR_SIGNATURE_LEN_RANGE", Meaning::Software},
    {0x0D0, "CKR_TEMPLATE_INCOMPLETE", Meaning::Software},
    {0x0D1, "CKR_TEMPLATE_INCONSISTENT", Meaning::Software},
    {0x0E0, "CKR_TOKEN_NOT_PRESENT", Meaning::Lost},
    {0x0E1, "CKR_TOKEN_NOT_RECOGNIZED", Meaning::Unknown},
    {0x0E2, "CKR_TOKEN_WRITE_PROTECTED", Meaning::Software},
    {0x0F0, "CKR_UNWRAPPING_KEY_HANDLE_INVALID", Meaning::Software},
    {0x0F1, "CKR_UNWRAPPING_KEY_SIZE_RANGE", Meaning::Software},
    {0x0F2, "CKR_UNWRAPPING_KEY_TYPE_INCONSISTENT", Meaning::Software},
    {0x100, "CKR_USER_ALREADY_LOGGED_IN", Meaning::InUse},
    {0x101, "CKR_USER_NOT_LOGGED_IN", Meaning::PinAgain},
    {0x102, "CKR_USER_PIN_NOT_INITIALIZED", Meaning::PinNotSet},
    {0x103, "CKR_USER_TYPE_INVALID", Meaning::Software},
    {0x104, "CKR_USER_ANOTHER_ALREADY_LOGGED_IN", Meaning::InUse},
    {0x105, "CKR_USER_TOO_MANY_TYPES", Meaning::InUse},
    {0x110, "CKR_WRAPPED_KEY_INVALID", Meaning::Software},
    {0x112, "CKR_WRAPPED_KEY_LEN_RANGE", Meaning::Software},
    {0x113, "CKR_WRAPPING_KEY_HANDLE_INVALID", Meaning::Software},
    {0x114, "CKR_WRAPPING_KEY_SIZE_RANGE", Meaning::Software},
    {0x115, "CKR_WRAPPING_KEY_TYPE_INCONSISTENT", Meaning::Software},
    {0x120, "CKR_RANDOM_SEED_NOT_SUPPORTED", Meaning::Software},
    {0x121, "CKR_RANDOM_NO_RNG", Meaning::Token},
    {0x130, "CKR_DOMAIN_PARAMS_INVALID", Meaning::Algorithm},
    {0x140, "CKR_CURVE_NOT_SUPPORTED", Meaning::Algorithm},
    {0x150, "CKR_BUFFER_TOO_SMALL", Meaning::Software},
    {0x160, "CKR_SAVED_STATE_INVALID", Meaning::Software},
    {0x170, "CKR_INFORMATION_SENSITIVE", Meaning::Software},
    {0x180, "CKR_STATE_UNSAVEABLE", Meaning::Software},
    {0x190, "CKR_CRYPTOKI_NOT_INITIALIZED", Meaning::Software},
    {0x191, "CKR_CRYPTOKI_ALREADY_INITIALIZED", Meaning::Software},
    {0x1A0, "CKR_MUTEX_BAD", Meaning::Software},
    {0x1A1, "CKR_MUTEX_NOT_LOCKED", Meaning::Software},
    {0x1B0, "CKR_NEW_PIN_MODE", Meaning::PinExpired},
    {0x1B1, "CKR_NEXT_OTP", Meaning::PinAgain},
    {0x1B5, "CKR_EXCEEDED_MAX_ITERATIONS", Meaning::UsedUp},
    {0x1B6, "CKR_FIPS_SELF_TEST_FAILED", Meaning::Damaged},
    {0x1B7, "CKR_LIBRARY_LOAD_FAILED", Meaning::Software},
    {0x1B8, "CKR_PIN_TOO_WEAK", Meaning::PinForm},
    {0x1B9, "CKR_PUBLIC_KEY_INVALID", Meaning::Software},
    // The same codes as p11-kit's header numbers them.
    {0x1C0, "CKR_EXCEEDED_MAX_ITERATIONS", Meaning::UsedUp},
    {0x1C1, "CKR_FIPS_SELF_TEST_FAILED", Meaning::Damaged},
    {0x1C2, "CKR_LIBRARY_LOAD_FAILED", Meaning::Software},
    {0x1C3, "CKR_PIN_TOO_WEAK", Meaning::PinForm},
    {0x1C4, "CKR_PUBLIC_KEY_INVALID", Meaning::Software},
    {0x200, "CKR_FUNCTION_REJECTED", Meaning::Rejected},
    {0x201, "CKR_TOKEN_RESOURCE_EXCEEDED", Meaning::Memory},
    {0x202, "CKR_OPERATION_CANCEL_FAILED", Meaning::Software},
    {0x203, "CKR_KEY_EXHAUSTED", Meaning::UsedUp},
};

const ReturnCode* rowOf(quint32 code)
{
    const auto* const row = std::find_if(std::begin(codes), std::end(codes),
                                         [code](const ReturnCode& each) { return each.code == code; });
    return row == std::end(codes) ? nullptr : row;
}

Message wrongPin(PinState state)
{
    switch (state) {
    case PinState::Low:
        return reasons::keyPinIncorrectLow();
    case PinState::FinalTry:
        return reasons::keyPinIncorrectFinal();
    case PinState::Blocked:
        return reasons::keyPinBlocked();
    case PinState::Normal:
        break;
    }
    return reasons::keyPinIncorrect();
}

Message returnedMessage(const FaultReport& report, const QString& source)
{
    const QString name = returnCodeName(report.code);
    const QString place = QStringLiteral("%1, %2").arg(name, QString::fromLatin1(stepName(report.step)));
    const ReturnCode* const row = rowOf(report.code);
    switch (row ? row->meaning : Meaning::Token) {
    case Meaning::Token:
        break;
    case Meaning::Software:
        return reasons::keyModuleFault(source, place);
    case Meaning::Memory:
        return reasons::keyTokenOutOfMemory(place);
    case Meaning::Pin:
        return wrongPin(report.pin);
    case Meaning::PinForm:
        return reasons::keyPinForm(name);
    case Meaning::PinExpired:
        return reasons::keyPinExpired(name);
    case Meaning::PinNotSet:
        return reasons::keyPinNotSet();
    case Meaning::PinAgain:
        return reasons::keyPinAgain();
    case Meaning::Rejected:
        return reasons::keyRejected(name);
    case Meaning::InUse:
        return reasons::keyTokenInUse(place);
    case Meaning::Lost:
        return reasons::keyConnectionLost(place);
    case Meaning::Unknown:
        return reasons::keyTokenNotRecognized(source);
    case Meaning::Forbidden:
        return reasons::keyMayNotSign(name);
    case Meaning::Algorithm:
        return reasons::keyAlgorithmRefused(place);
    case Meaning::UsedUp:
        return reasons::keyTokenUsedUp(name);
    case Meaning::Damaged:
        return reasons::keyTokenDamaged(name);
    }
    return reasons::keyTokenFault(place);
}

} // namespace

QString returnCodeName(quint32 code)
{
    if (const ReturnCode* const row = rowOf(code)) return QString::fromLatin1(row->name);
    constexpr quint32 vendorDefined = 0x80000000U;
    const QString number = QStringLiteral("0x%1").arg(code, 0, 16);
    return code >= vendorDefined ? QStringLiteral("CKR_VENDOR_DEFINED %1").arg(number) : number;
}

Message messageOf(const FaultReport& report, const QString& source)
{
    const QString step = QString::fromLatin1(stepName(report.step));
    switch (report.fault) {
    case Fault::None:
        break;
    case Fault::ModuleMissing:
        return reasons::keyModuleMissing(source);
    case Fault::ModuleNotLoaded:
        return reasons::keyModuleNotLoaded(source, report.text);
    case Fault::NotAModule:
        return reasons::keyModuleNotPkcs11(source);
    case Fault::Returned:
        return returnedMessage(report, source);
    case Fault::InvalidAnswer:
        return reasons::keyAnswerInvalid(source, step);
    case Fault::TokenGone:
        return reasons::keyTokenGone();
    case Fault::SecretNeeded:
        return report.step == Step::OpenFile ? reasons::keyFilePasswordNeeded() : reasons::keyPinNeeded();
    case Fault::PinBlocked:
        return reasons::keyPinBlocked();
    case Fault::KeyMissing:
        return reasons::keyPrivateKeyMissing();
    case Fault::AlgorithmUnsupported:
        return reasons::keyAlgorithmRefused(step);
    case Fault::FileUnreadable:
        return reasons::keyFileUnreadable();
    case Fault::FileTooLarge:
        return reasons::keyFileTooLarge();
    case Fault::FileInvalid:
        return reasons::pkcs12Invalid();
    case Fault::FileOutdated:
        return reasons::keyFileOutdated(report.text);
    case Fault::FileCostly:
        return reasons::keyFileCostly();
    case Fault::PasswordWrong:
        return reasons::keyFilePasswordWrong();
    case Fault::FileWithoutKey:
        return reasons::keyFileWithoutKey();
    }
    return {};
}

Error errorOf(const FaultReport& report, const QString& source)
{
    Error error;
    error.code = ErrorCode::Crypto;
    error.detail = messageOf(report, source);
    return error;
}

} // namespace ink::keys
