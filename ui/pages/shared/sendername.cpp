#include "ui/pages/shared/sendername.h"

#include "app/workflow/session/sendername.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <utility>

namespace ink::ui {

void SenderName::require(workflow::Session& session, Prompts& prompts, QWidget* parent,
                         const QString& documentSender, std::function<void()> next)
{
    workflow::querySenderUnknown(
        session, documentSender, parent,
        [&session, &prompts, parent = QPointer(parent), documentSender,
         next = std::move(next)](bool isUnknown) {
            if (!isUnknown) return next();
            Prompts::Text question;
            question.id = QStringLiteral("senderName");
            question.title = tr("Your name");
            question.label =
                tr("Recipients read this name as the sender. It's saved for your next documents.");
            question.acceptText = tr("Continue");
            prompts.text(parent, question, [=, &session, &prompts](const std::optional<QString>& name) {
                if (!name) return;
                workflow::saveSenderName(session, *name, parent,
                                         [=, &session, &prompts](const Result<void>& saved) {
                                             if (saved) return next();
                                             // Asks again, or reports by sending that the service can't be
                                             // reached.
                                             require(session, prompts, parent, documentSender, next);
                                         });
            });
        });
}

} // namespace ink::ui
