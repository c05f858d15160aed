#pragma once

#include <QString>
#include <QtGlobal>

namespace ink::service {

/**
 * Returns the last port of a service without a fixed port. It is stored as text in the file `port` of the
 * data folder, so that existing signing links still work after a restart.
 */
[[nodiscard]] quint16 savedPort(const QString& folder); ///< 0 = none or invalid
/** Stores the port. If that fails, only a warning is logged. */
void savePort(const QString& folder, quint16 port);

} // namespace ink::service
