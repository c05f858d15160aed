#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/document/documentdata.h"
#include "app/inkstone/commandbase/command.h"

#include <QStringList>

namespace ink {

/** Adds `--data NAME=VALUE`, which may be repeated; `pairs` gets the values. */
void addDataOption(SubcommandLine& line, QStringList& pairs, const char* help);
/** Parses the values after SubcommandLine::parse(). */
[[nodiscard]] SubcommandLine::Fault parseData(const QStringList& pairs, domain::DocumentData& data);

/** State when the service's documents have no data: what is given would be lost. */
[[nodiscard]] Result<void> checkTakesData(const domain::Limits& limits, const domain::DocumentData& data);

} // namespace ink
