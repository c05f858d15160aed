#pragma once

#include <QCoreApplication>

#include <functional>

class QWidget;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class Prompts;

/** The question for the sender's name. */
class SenderName final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::SenderName)
public:
    /** Calls `next` if recipients will read a sender's name: workflow::isSenderUnknown(). Otherwise asks for
     * the name first and saves it in the account; `next` isn't called if the user cancels. `documentSender`
     * is the sender of the template. */
    static void require(workflow::Session& session, Prompts& prompts, QWidget* parent,
                        const QString& documentSender, std::function<void()> next);
};

} // namespace ink::ui
