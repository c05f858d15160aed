#pragma once

#include "app/base/result.h"
#include "app/domain/document/editlock.h"

#include <QJsonObject>

// The edit lock of a document in progress; not part of the contract.
namespace ink::wire {

/** The body of a request that acquires or renews a lock: `{"computer":"…"}`. */
[[nodiscard]] QJsonObject editLockBody(const QString& computer);
/** The name of the computer; Validation when it isn't text. */
[[nodiscard]] Result<QString> computerFromBody(const QJsonObject& object);

/** `{"success":true,"editLock":{"name":"…","since":ms,"until":ms,"own":true}}`. */
[[nodiscard]] QJsonObject editLockResponse(const domain::EditLock& lock);
[[nodiscard]] Result<domain::EditLock> editLockFromResponse(const QJsonObject& object);

} // namespace ink::wire
