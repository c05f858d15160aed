#include "ui/pages/shared/sendername.h"

#include "app/workflow/session/sendername.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"

#include <QPointer>
#include <QVariant>
#include <QWidget>

#include <optional>
#include <utility>

namespace ink::ui {

namespace {

/** Set while a page waits for the answers, so that a second click on its button doesn't send twice. */
constexpr auto waiting = "waitsForSenderName";

} // namespace

void SenderName::require(workflow::Session& session, Prompts& prompts, QWidget* parent,
                         const QString& documentSender, std::function<void()> next)
{
    if (parent->property(waiting).toBool()) return;
    parent->setProperty(waiting, true);
    workflow::querySenderUnknown(
        session, documentSender, parent,
        [&session, &prompts, parent = QPointer(parent), documentSender,
         next = std::move(next)](bool isUnknown) {
            const auto finish = [parent] {
                if (parent) parent->setProperty(waiting, {});
            };
            if (!isUnknown) {
                finish();
                return next();
            }
            Prompts::Text question;
            question.id = QStringLiteral("senderName");
            question.title = tr("Your name");
            question.label =
                tr("Recipients read this name as the sender. It's saved for your next documents.");
            question.acceptText = tr("Continue");
            prompts.text(parent, question, [=, &session, &prompts](const std::optional<QString>& name) {
                if (!name) return finish();
                workflow::saveSenderName(session, *name, parent,
                                         [=, &session, &prompts](const Result<void>& saved) {
                                             finish();
                                             if (saved) return next();
                                             // Asks again, or reports by sending that the service can't be
                                             // reached.
                                             require(session, prompts, parent, documentSender, next);
                                         });
            });
        });
}

} // namespace ink::ui
