#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QString>

#include <functional>

class QObject;

namespace ink::secrets {

/** Called exactly once, never before the call returns and never after `context` is gone. */
template <typename T> using Done = std::function<void(Result<T>)>;

/** The obstacle to reading and writing. */
enum class Access {
    Ready, ///< none
    Asks,  ///< a person is asked: the keychain is locked, or none was made yet
    None   ///< there is no keychain
};

/** Keeps secrets at rest, by name. Errors: NotFound (no such name), Keychain (refused, absent or hanging). */
class SecretStore
{
public:
    SecretStore() = default;
    SecretStore(const SecretStore&) = delete;
    SecretStore& operator=(const SecretStore&) = delete;
    virtual ~SecretStore() = default;

    virtual void read(const QString& name, QObject* context, Done<Secret> done) = 0;
    virtual void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) = 0;
    /** Finds out what reading would take, without asking anybody. The default is Ready. */
    virtual void probe(QObject* context, std::function<void(Access)> done);
    /** Removing what is not there succeeds. */
    virtual void remove(const QString& name, QObject* context, Done<void> done) = 0;
};

} // namespace ink::secrets
