#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QString>

#include <functional>

class QObject;

namespace ink::secrets {

/** Called once, after the function that received it has returned; not at all if `context` is destroyed
 * first. */
template <typename T> using Done = std::function<void(Result<T>)>;

/** The availability of a store for reading and writing. */
enum class Access {
    Ready,       ///< without a prompt
    NeedsPrompt, ///< with a prompt: the keychain is locked, or must be created first
    None         ///< not at all: no keychain exists
};

/** Stores secrets at rest, by name. Errors: NotFound (no such name), Keychain (denied, missing or no
 * response). */
class SecretStore
{
public:
    SecretStore() = default;
    SecretStore(const SecretStore&) = delete;
    SecretStore& operator=(const SecretStore&) = delete;
    virtual ~SecretStore() = default;

    virtual void read(const QString& name, QObject* context, Done<Secret> done) = 0;
    virtual void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) = 0;
    /** Determines the availability without a prompt. The default is Ready. */
    virtual void probe(QObject* context, std::function<void(Access)> done);
    /** Removes a secret. Succeeds if it doesn't exist. */
    virtual void remove(const QString& name, QObject* context, Done<void> done) = 0;
};

} // namespace ink::secrets
