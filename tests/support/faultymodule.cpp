// A PKCS#11 module around another one (FAULTY_REAL) that misbehaves as the variable FAULTY_MODULE says. It
// lists rules, separated by blanks: `C_Sign=crash` misbehaves in that function, `C_Sign=crash@2` in its
// second call only, and `any=…@7` in the seventh call of any function.
//
// crash, exit, hang, print, flood (writes to all files), rv:NUMBER (returns that code), lie (changes the
// result), short, long (wrong lengths), low, final, locked, pinpad, removed (states of the token). Linux
// only: files by their numbers.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <optional>
#include <p11-kit/pkcs11.h>
#include <sstream>
#include <string>
#include <unistd.h>

namespace {

CK_FUNCTION_LIST* real = nullptr;
CK_FUNCTION_LIST ours{};
std::map<std::string, int> calls;

/** Returns what a function is to do in this call. */
std::string ruleFor(const std::string& function, const char* kind = nullptr)
{
    const char* const text = std::getenv("FAULTY_MODULE");
    std::istringstream rules(text ? text : "");
    for (std::string rule; rules >> rule;) {
        const std::size_t equals = rule.find('=');
        const std::size_t at = rule.find('@');
        const std::string name = rule.substr(0, equals);
        if (name != function && name != "any") continue;
        const std::string act = rule.substr(equals + 1, at == std::string::npos ? at : at - equals - 1);
        if (kind && act != kind) continue;
        if (at != std::string::npos && calls[name] != std::atoi(rule.c_str() + at + 1)) continue;
        return act;
    }
    return {};
}

void writeTo(int file)
{
    static constexpr char noise[] = "Please insert your card!\n\x01\x02\x03\xff\xff\xff\xff";
    if (::write(file, noise, sizeof noise) < 0) return;
}

/** Returns a code if the function isn't to be called. */
std::optional<CK_RV> before(const char* function)
{
    ++calls[function];
    ++calls["any"];
    const std::string act = ruleFor(function);
    if (act == "crash") std::raise(SIGSEGV);
    if (act == "exit") ::_exit(0);
    if (act == "hang")
        while (true)
            ::pause();
    if (act == "print") {
        writeTo(1);
        writeTo(2);
        std::printf("%s: a message of the module\n", function);
        std::fflush(stdout);
    }
    if (act == "flood")
        for (int file = 3; file < 64; ++file)
            writeTo(file);
    if (act.rfind("rv:", 0) == 0) return std::strtoul(act.c_str() + 3, nullptr, 0);
    return std::nullopt;
}

#define FORWARD(name, parameters, arguments)                                                                 \
    CK_RV name parameters                                                                                    \
    {                                                                                                        \
        if (const auto code = before(#name)) return *code;                                                   \
        return real->name arguments;                                                                         \
    }

FORWARD(C_Initialize, (void* args), (args))
FORWARD(C_OpenSession,
        (CK_SLOT_ID slot, CK_FLAGS flags, void* application, CK_NOTIFY notify, CK_SESSION_HANDLE* session),
        (slot, flags, application, notify, session))
FORWARD(C_CloseSession, (CK_SESSION_HANDLE session), (session))
FORWARD(C_GetSessionInfo, (CK_SESSION_HANDLE session, CK_SESSION_INFO* info), (session, info))
FORWARD(C_GetMechanismList, (CK_SLOT_ID slot, CK_MECHANISM_TYPE* list, CK_ULONG* count), (slot, list, count))
FORWARD(C_GetMechanismInfo, (CK_SLOT_ID slot, CK_MECHANISM_TYPE type, CK_MECHANISM_INFO* info),
        (slot, type, info))
FORWARD(C_FindObjectsInit, (CK_SESSION_HANDLE session, CK_ATTRIBUTE* pattern, CK_ULONG count),
        (session, pattern, count))
FORWARD(C_FindObjects, (CK_SESSION_HANDLE session, CK_OBJECT_HANDLE* objects, CK_ULONG most, CK_ULONG* count),
        (session, objects, most, count))
FORWARD(C_FindObjectsFinal, (CK_SESSION_HANDLE session), (session))
FORWARD(C_SignInit, (CK_SESSION_HANDLE session, CK_MECHANISM* mechanism, CK_OBJECT_HANDLE key),
        (session, mechanism, key))

CK_RV C_GetSlotList(unsigned char present, CK_SLOT_ID* slotIds, CK_ULONG* count)
{
    if (const auto code = before("C_GetSlotList")) return *code;
    const CK_RV code = real->C_GetSlotList(present, slotIds, count);
    if (!ruleFor("C_GetSlotList", "long").empty()) *count = 4'000'000'000UL;
    return code;
}

CK_RV C_GetSlotInfo(CK_SLOT_ID slot, CK_SLOT_INFO* info)
{
    if (const auto code = before("C_GetSlotInfo")) return *code;
    const CK_RV code = real->C_GetSlotInfo(slot, info);
    if (!ruleFor("C_GetSlotInfo", "removed").empty()) info->flags &= ~CK_FLAGS(CKF_TOKEN_PRESENT);
    return code;
}

CK_RV C_GetTokenInfo(CK_SLOT_ID slot, CK_TOKEN_INFO* info)
{
    if (const auto code = before("C_GetTokenInfo")) return *code;
    const CK_RV code = real->C_GetTokenInfo(slot, info);
    const auto isAsked = [](const char* state) { return !ruleFor("C_GetTokenInfo", state).empty(); };
    if (isAsked("low")) info->flags |= CKF_USER_PIN_COUNT_LOW;
    if (isAsked("final")) info->flags |= CKF_USER_PIN_FINAL_TRY;
    if (isAsked("locked")) info->flags |= CKF_USER_PIN_LOCKED;
    if (isAsked("pinpad")) info->flags |= CKF_PROTECTED_AUTHENTICATION_PATH;
    if (isAsked("lie")) std::memset(info->serialNumber, 'X', sizeof info->serialNumber);
    return code;
}

CK_RV C_GetAttributeValue(CK_SESSION_HANDLE session, CK_OBJECT_HANDLE object, CK_ATTRIBUTE* attributes,
                          CK_ULONG count)
{
    if (const auto code = before("C_GetAttributeValue")) return *code;
    const CK_RV code = real->C_GetAttributeValue(session, object, attributes, count);
    for (CK_ULONG i = 0; i < count; ++i) {
        if (!ruleFor("C_GetAttributeValue", "long").empty()) attributes[i].ulValueLen = 3'000'000'000UL;
        if (!ruleFor("C_GetAttributeValue", "lie").empty() && attributes[i].pValue)
            std::memset(attributes[i].pValue, 0x5A, attributes[i].ulValueLen);
    }
    return code;
}

CK_RV C_Login(CK_SESSION_HANDLE session, CK_USER_TYPE user, unsigned char* pin, CK_ULONG size)
{
    if (const auto code = before("C_Login")) return *code;
    const char* const entered = std::getenv("FAULTY_PIN");
    if (pin || !entered) return real->C_Login(session, user, pin, size);
    // The PIN as somebody enters it on the reader.
    std::string typed = entered;
    return real->C_Login(session, user, reinterpret_cast<unsigned char*>(typed.data()), typed.size());
}

CK_RV C_Sign(CK_SESSION_HANDLE session, unsigned char* data, CK_ULONG dataSize, unsigned char* value,
             CK_ULONG* size)
{
    if (const auto code = before("C_Sign")) return *code;
    const CK_RV code = real->C_Sign(session, data, dataSize, value, size);
    if (code == CKR_OK && !ruleFor("C_Sign", "lie").empty()) value[*size / 2] ^= 1;
    if (code == CKR_OK && !ruleFor("C_Sign", "short").empty()) *size -= 1;
    if (code == CKR_OK && !ruleFor("C_Sign", "long").empty()) *size = 1'000'000;
    if (code == CKR_OK && !ruleFor("C_Sign", "nothing").empty()) *size = 0;
    return code;
}

bool load()
{
    const char* const path = std::getenv("FAULTY_REAL");
    void* const library = path ? ::dlopen(path, RTLD_NOW | RTLD_LOCAL) : nullptr;
    if (!library) return false;
    const auto get = reinterpret_cast<CK_C_GetFunctionList>(::dlsym(library, "C_GetFunctionList"));
    if (!get || get(&real) != CKR_OK) return false;
    ours = *real;
#define USE(name) ours.name = name
    USE(C_Initialize);
    USE(C_OpenSession);
    USE(C_CloseSession);
    USE(C_GetSessionInfo);
    USE(C_GetMechanismList);
    USE(C_GetMechanismInfo);
    USE(C_FindObjectsInit);
    USE(C_FindObjects);
    USE(C_FindObjectsFinal);
    USE(C_SignInit);
    USE(C_GetSlotList);
    USE(C_GetSlotInfo);
    USE(C_GetTokenInfo);
    USE(C_GetAttributeValue);
    USE(C_Login);
    USE(C_Sign);
    return true;
}

} // namespace

extern "C" __attribute__((visibility("default"))) CK_RV C_GetFunctionList(CK_FUNCTION_LIST** list)
{
    if (!real && !load()) return CKR_GENERAL_ERROR;
    *list = &ours;
    return CKR_OK;
}
