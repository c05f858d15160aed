#pragma once

#include "app/domain/document/documentdata.h"
#include "app/inkstone/commandbase/command.h"

#include <QStringList>

namespace ink {

/** Adds `--data NAME=VALUE`, which may be repeated; `pairs` gets the values. */
void addDataOption(SubcommandLine& line, QStringList& pairs, const char* help);
/** Parses the values after SubcommandLine::parse(). */
[[nodiscard]] SubcommandLine::Fault parseData(const QStringList& pairs, domain::DocumentData& data);

} // namespace ink
