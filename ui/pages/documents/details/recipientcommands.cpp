#include "ui/pages/documents/details/recipientcommands.h"

#include "ui/models/isolated.h"
#include "ui/models/words.h"

#include <algorithm>

namespace ink::ui {

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
    return turn.canImportScans && turn.invitation().actionType == domain::ActionType::Signer;
}

} // namespace

const QList<RecipientCommand>& recipientCommands()
{
    static const QList<RecipientCommand> commands{
        {.id = RecipientCommandId::CopyLink,
         .icon = Icon::Link,
         .label = [](const RecipientTurn&) { return RecipientCommand::tr("Copy signing link"); },
         .paletteLabel =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Copy signing link of %1").arg(nameInCommand(turn));
             },
         .applies = hasSigningLink,
         .shortText = [] { return RecipientCommand::tr("Copy link"); }},
        {.id = RecipientCommandId::ShowLink,
         .icon = Icon::Image,
         .label = [](const RecipientTurn&) { return RecipientCommand::tr("Show as QR code…"); },
         .paletteLabel =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Show QR code for %1…").arg(nameInCommand(turn));
             }},
        {.id = RecipientCommandId::MailLink,
         .icon = Icon::Mail,
         .label = [](const RecipientTurn&) { return RecipientCommand::tr("Send with your email app…"); }},
        {.id = RecipientCommandId::Print,
         .icon = Icon::Documents,
         .label = [](const RecipientTurn&) { return RecipientCommand::tr("Print for signing…"); },
         .applies = canSignOnPaper},
        {.id = RecipientCommandId::ImportScan,
         .icon = Icon::Inbox,
         .label = [](const RecipientTurn&) { return RecipientCommand::tr("Import signed scan…"); },
         .applies = canSignOnPaper},
        {.id = RecipientCommandId::Remind,
         .icon = Icon::Bell,
         .label =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Remind %1").arg(shortName(turn.invitation()));
             },
         .shortText = [] { return RecipientCommand::tr("Remind"); }},
        {.id = RecipientCommandId::Reassign,
         .icon = Icon::Person,
         .label =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Reassign to %1…", "a deputy")
                     .arg(isolated(turn.deputyPlan().deputy.name));
             },
         .applies = [](const RecipientTurn& turn) { return turn.deputyPlan().hasDeputy(); }},
        {.id = RecipientCommandId::SignHere,
         .icon = Icon::Pen,
         .label = [](const RecipientTurn&) { return RecipientCommand::tr("Sign here in person…"); },
         .paletteLabel =
             [](const RecipientTurn& turn) {
                 return RecipientCommand::tr("Sign here in person: %1…").arg(nameInCommand(turn));
             },
         .shortText = [] { return RecipientCommand::tr("Sign here…"); }},
    };
    return commands;
}

const RecipientCommand& recipientCommand(RecipientCommandId id)
{
    const auto found = std::find_if(recipientCommands().cbegin(), recipientCommands().cend(),
                                    [id](const RecipientCommand& command) { return command.id == id; });
    Q_ASSERT(found != recipientCommands().cend());
    return *found;
}

bool RecipientTurn::isPending() const
{
    return document.status == domain::SigningStatus::InProgress && !document.deleted &&
           isInTurn(invitation());
}

domain::DeputyPlan RecipientTurn::deputyPlan() const
{
    domain::AbsenceList list = absences;
    list.deputiesByDefault = true; // the sender can always choose the deputy here
    return domain::deputyPlan(document, index, list);
}

bool RecipientCommand::isAvailable(const RecipientTurn& turn) const
{
    return turn.isPending() && (!applies || applies(turn));
}

QString RecipientCommand::shortLabel(const RecipientTurn& turn) const
{
    return shortText ? shortText() : label(turn);
}

} // namespace ink::ui
