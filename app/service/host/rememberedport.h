#pragma once

#include <QString>
#include <QtGlobal>

namespace ink::service {

/**
 * The last port of a service without a fixed port, stored as text in the file `port` of its data
 * folder, so that existing signing links still work after a restart.
 */
[[nodiscard]] quint16 rememberedPort(const QString& folder); ///< 0 = none or invalid
/** A port that can't be stored only causes a warning. */
void rememberPort(const QString& folder, quint16 port);

} // namespace ink::service
