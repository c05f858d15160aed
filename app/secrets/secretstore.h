#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QString>

#include <functional>

class QObject;

namespace ink::secrets {

/** Called exactly once, never before the call returns and never after `context` is gone. */
template <typename T> using Done = std::function<void(Result<T>)>;

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
    /** Removing what is not there succeeds. */
    virtual void remove(const QString& name, QObject* context, Done<void> done) = 0;
};

} // namespace ink::secrets
