#pragma once

#include "app/base/result.h"
#include "app/domain/document/editlock.h"

#include <QJsonObject>

// The edit lock of a document in progress; not part of the contract.
namespace ink::wire {

/** Returns the body of a request that acquires or renews a lock: `{"computer":"…"}`. */
[[nodiscard]] QJsonObject editLockBody(const QString& computer);
/** Returns the name of the computer; Validation error if it isn't text. */
[[nodiscard]] Result<QString> computerFromBody(const QJsonObject& object);

/** `{"success":true,"editLock":{"name":"…","since":ms,"until":ms,"own":true}}`. */
[[nodiscard]] QJsonObject editLockResponse(const domain::EditLock& lock);
[[nodiscard]] Result<domain::EditLock> editLockFromResponse(const QJsonObject& object);

} // namespace ink::wire
