#pragma once

#include "app/base/result.h"
#include "app/store/journals/pendingwork.h"
#include "app/workflow/outbox/workoutbox.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace ink::workflow {

// Entries of the outbox as stored in the workstation's database.

/** The stored name of a kind, for example `create`. */
[[nodiscard]] QString outboxKindName(WorkOutbox::Kind kind);
[[nodiscard]] QByteArray serializeOutboxEntry(const WorkOutbox::Entry& entry);
/** Parses a stored entry; `folder` is the outbox's folder for files. */
[[nodiscard]] WorkOutbox::Entry parseOutboxEntry(const store::PendingWork::Entry& stored,
                                                 const QString& folder);
[[nodiscard]] QByteArray serializeOutboxError(const Error& error);
/** Parses JSON that this workstation wrote itself. */
[[nodiscard]] Result<QJsonObject> parseStoredObject(const QByteArray& body);

} // namespace ink::workflow
