#pragma once

#include <QString>

#include <functional>

namespace ink {

class ServiceCommand;
class SubcommandLine;

/** Adds `--sender-name`. */
void addSenderName(SubcommandLine& line, QString& member);
/** Saves a name from `--sender-name` in the account; then calls `next`. Without one, ends the command with an
 * error if recipients would read no sender's name: workflow::isSenderUnknown(). `documentSender` is the
 * sender of the template, if there is one. */
void requireSender(ServiceCommand& command, const QString& name, const QString& documentSender,
                   std::function<void()> next);

} // namespace ink
