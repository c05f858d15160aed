#include "app/inkstone/commands/sendername.h"

#include "app/inkstone/commandbase/servicecommand.h"
#include "app/workflow/session/sendername.h"

#include <utility>

namespace ink {

void addSenderName(SubcommandLine& line, QString& member)
{
    line.add("sender-name", "NAME", member,
             "Your name: recipients read it as the sender. It is saved in the account.");
}

void requireSender(ServiceCommand& command, const QString& name, const QString& documentSender,
                   std::function<void()> next)
{
    if (!name.trimmed().isEmpty())
        return workflow::saveSenderName(command.session(), name, &command,
                                        command.then<void>(std::move(next)));
    workflow::querySenderUnknown(
        command.session(), documentSender, &command, [&command, next = std::move(next)](bool isUnknown) {
            if (!isUnknown) return next();
            command.finishWithError(
                fail(ErrorCode::Validation,
                     Message::literal(QStringLiteral(
                         "Nothing was sent: your name isn't known, and recipients would read no sender. Add "
                         "--sender-name \"Your name\"; it is saved for your next documents.")))
                    .value());
        });
}

} // namespace ink
