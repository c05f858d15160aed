#pragma once

#include "app/base/result.h"
#include "app/domain/document/editlock.h"

#include <QJsonObject>

// The edit lock of a document in progress [ours].
namespace ink::wire {

/** The body that takes or renews a lock: `{"computer":"…"}`. */
[[nodiscard]] QJsonObject editLockBody(const QString& computer);
/** The name of the computer; Validation when it isn't text. */
[[nodiscard]] Result<QString> computerFromBody(const QJsonObject& object);

/** `{"success":true,"editLock":{"name":"…","since":ms,"until":ms,"own":true}}`. */
[[nodiscard]] QJsonObject editLockAnswer(const domain::EditLock& lock);
[[nodiscard]] Result<domain::EditLock> editLockFromAnswer(const QJsonObject& object);

} // namespace ink::wire
