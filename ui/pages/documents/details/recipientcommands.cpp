#include "ui/pages/documents/details/recipientcommands.h"

#include "ui/models/isolated.h"
#include "ui/models/words.h"

#include <algorithm>

namespace ink::ui {

using TurnCommand = RecipientCommand::Id;

namespace {

QString nameInCommand(const RecipientTurn& turn)
{
    return isolated(personName(turn.invitation()));
}

bool hasSigningLink(const RecipientTurn& turn)
{
    return !turn.invitation().signingUrl.isEmpty();
}

bool canSignOnPaper(const RecipientTurn& turn)
{
    return turn.takesScans && turn.invitation().actionType == domain::ActionType::Signer;
}

} // namespace

const QList<RecipientCommand>& recipientCommands()
{
    static const QList<RecipientCommand> commands{
        {.id = TurnCommand::CopyLink,
         .sign = Icon::Link,
         .text = [](const RecipientTurn&) { return RecipientCommand::tr("Copy signing link"); },
         .paletteText =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Copy signing link of %1").arg(nameInCommand(turn));
             },
         .applies = hasSigningLink},
        {.id = TurnCommand::ShowLink,
         .sign = Icon::Image,
         .text = [](const RecipientTurn&) { return RecipientCommand::tr("Show as QR code…"); },
         .paletteText =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Show QR code for %1…").arg(nameInCommand(turn));
             }},
        {.id = TurnCommand::MailLink,
         .sign = Icon::Mail,
         .text = [](const RecipientTurn&) { return RecipientCommand::tr("Send with your email app…"); }},
        {.id = TurnCommand::Print,
         .sign = Icon::Documents,
         .text = [](const RecipientTurn&) { return RecipientCommand::tr("Print for signing…"); },
         .applies = canSignOnPaper},
        {.id = TurnCommand::ImportScan,
         .sign = Icon::Inbox,
         .text = [](const RecipientTurn&) { return RecipientCommand::tr("Import signed scan…"); },
         .applies = canSignOnPaper},
        {.id = TurnCommand::Remind,
         .sign = Icon::Bell,
         .text =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Remind %1").arg(shortName(turn.invitation()));
             }},
        {.id = TurnCommand::HandOver,
         .sign = Icon::Person,
         .text =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Reassign to %1…", "a deputy")
                     .arg(isolated(turn.deputyPlan().deputy.name));
             },
         .applies = [](const RecipientTurn& turn) { return turn.deputyPlan().hasDeputy(); }},
        {.id = TurnCommand::SignHere,
         .sign = Icon::Pen,
         .text = [](const RecipientTurn&) { return RecipientCommand::tr("Sign here in person…"); },
         .paletteText =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Sign here in person: %1…").arg(nameInCommand(turn));
             }},
    };
    return commands;
}

const RecipientCommand& recipientCommand(TurnCommand id)
{
    const auto found = std::find_if(recipientCommands().cbegin(), recipientCommands().cend(),
                                    [id](const RecipientCommand& command) { return command.id == id; });
    Q_ASSERT(found != recipientCommands().cend());
    return *found;
}

bool RecipientTurn::isTheirs() const
{
    return document.status == domain::SigningStatus::InProgress && !document.deleted &&
           holdsItNow(invitation());
}

domain::DeputyPlan RecipientTurn::deputyPlan() const
{
    domain::AbsenceList list = absences;
    list.deputiesByDefault = true; // the sender can always choose the deputy here
    return domain::deputyPlan(document, index, list);
}

bool RecipientCommand::isAvailable(const RecipientTurn& turn) const
{
    return turn.isTheirs() && (!applies || applies(turn));
}

} // namespace ink::ui
