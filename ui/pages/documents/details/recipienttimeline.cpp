#include "ui/pages/documents/details/recipienttimeline.h"

#include "app/base/clock.h"
#include "app/domain/routing/reasons.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/routingwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/details/detailparts.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::SigningStatus;

namespace {

/** Facts about a pending recipient in addition to the status, one per line. */
QString turnFacts(const domain::Invitation& invitation, const std::optional<Timestamp>& sentTime,
                  Timestamp now)
{
    QStringList facts;
    if (!invitation.openedTime && invitation.status == domain::InvitationStatus::WaitToOpen) {
        const auto turn = invitation.invitedTime ? invitation.invitedTime : sentTime;
        // The state is that of the last email: after a reminder, it no longer describes the first one.
        const bool byMail = invitation.mail && invitation.mail->state == domain::MailProgress::State::Sent &&
                            invitation.mail->time && !invitation.lastReminderSent;
        if (byMail)
            facts.append(RecipientTimeline::tr("Notified %1").arg(relativeTime(*invitation.mail->time, now)));
        else if (turn)
            facts.append(RecipientTimeline::tr("Their turn started %1").arg(relativeTime(*turn, now)));
    }
    if (invitation.lastReminderSent)
        facts.append(RecipientTimeline::tr("Reminded %n times, last %1", nullptr,
                                           std::max(1, invitation.reminderEmailCount))
                         .arg(relativeTime(*invitation.lastReminderSent, now)));
    return facts.join(QLatin1Char('\n'));
}

/** Returns whether the filled button runs this command for this recipient only. */
bool isMain(RecipientCommandId command, const RecipientTurn& turn, const RecipientTimeline::Parts& parts)
{
    if (!parts.main) return false;
    if (const auto* request = std::get_if<RecipientRequest>(&*parts.main))
        return *request == RecipientRequest{command, turn.index};
    return *parts.main == MainAction(DocumentCommandId::Remind) && command == RecipientCommandId::Remind &&
           parts.turns.size() == 1;
}

} // namespace

RecipientTimeline::RecipientTimeline(const domain::Document& document, const Parts& parts, QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("recipientTimeline"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::m);
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        QVBoxLayout* column = addRecipient(document, i, parts);
        for (const RecipientTurn& turn : parts.turns)
            if (turn.index == i) addTurn(column, turn, parts);
    }
}

QVBoxLayout* RecipientTimeline::addEntry(QLabel* sign)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::s);
    row->addWidget(sign, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    row->addLayout(column, 1);
    m_column->addLayout(row);
    m_signs.append(sign);
    return column;
}

void RecipientTimeline::paintEvent(QPaintEvent*)
{
    constexpr int gap = 4;
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    painter.setPen(QPen(t.line, std::max(2, t.lineWidth)));
    for (qsizetype i = 1; i < m_signs.size(); ++i) {
        const QRect from = m_signs.at(i - 1)->geometry();
        const QRect to = m_signs.at(i)->geometry();
        painter.drawLine(from.center().x(), from.bottom() + gap, to.center().x(), to.top() - gap);
    }
}

QVBoxLayout* RecipientTimeline::addRecipient(const domain::Document& document, qsizetype index,
                                             const Parts& parts)
{
    const domain::Invitation& invitation = document.invitations.at(index);
    const bool active = document.status == SigningStatus::InProgress && !document.deleted;
    const Tokens& t = tokens(palette());
    QVBoxLayout* column =
        addEntry(detailIcon(invitationIcon(invitation), toneColour(invitationTone(invitation), t), 18, this));
    auto* name = new ElidedLabel;
    name->setFullText(personName(invitation));
    column->addWidget(name);
    if (!invitation.recipientEmail.isEmpty() && invitation.recipientEmail != personName(invitation)) {
        auto* address = new ElidedLabel;
        address->setObjectName(QStringLiteral("recipientAddress"));
        address->setFont(quietFont());
        address->setForegroundRole(QPalette::PlaceholderText);
        address->setFullText(invitation.recipientEmail);
        column->addWidget(address);
    }
    if (const auto& absent = invitation.onBehalfOf) {
        auto* behalf = new QuietLabel(tr("on behalf of %1").arg(isolated(domain::displayName(*absent))));
        behalf->setObjectName(QStringLiteral("recipientOnBehalf"));
        behalf->setTextFormat(Qt::PlainText);
        behalf->setToolTip(absent->email);
        column->addWidget(behalf);
    }
    const auto when = invitation.finishedTime ? invitation.finishedTime : invitation.openedTime;
    QString role;
    if (invitation.actionType != domain::ActionType::Signer)
        role = actionText(invitation.actionType) + QStringLiteral(" · ");
    QString details;
    if (const QString routing = routingText(document.invitations, index); !routing.isEmpty())
        details += QStringLiteral(" · ") + routing;
    if (active && invitation.waitingFor.is(reason::waitingUntilStart))
        details += QStringLiteral(" · ") + messageText(invitation.waitingFor);
    else if (const QString after = active ? turnOrderText(document.invitations, index) : QString();
             !after.isEmpty())
        details += QStringLiteral(" · ") + after;
    if (!invitation.rejectReason.isEmpty())
        details += QStringLiteral(": ") + tr("“%1”").arg(isolated(invitation.rejectReason));
    auto* state = new QuietLabel;
    const QString beginning = role + invitationStatusText(invitation);
    parts.timely.add(*state, [&clock = parts.clock, beginning, when, details] {
        return beginning + (when ? QStringLiteral(" · ") + relativeTime(*when, clock.now()) : QString()) +
               details;
    });
    state->setTextFormat(Qt::PlainText);
    state->setWordWrap(true);
    state->setToolTip(when ? exactTime(*when) : invitation.recipientEmail);
    column->addWidget(state);
    if (const QString words = mailStatusText(invitation.mail); !words.isEmpty())
        column->addWidget(progressLine(words, *invitation.mail, QStringLiteral("mailTrouble")));
    if (const QString words = smsStatusText(invitation.sms); !words.isEmpty())
        column->addWidget(progressLine(words, *invitation.sms, QStringLiteral("smsTrouble")));
    return column;
}

/** Adds the facts about a turn and its commands. */
void RecipientTimeline::addTurn(QVBoxLayout* column, const RecipientTurn& turn, const Parts& parts)
{
    const auto facts = [&clock = parts.clock, invitation = turn.invitation(),
                        sentTime = turn.document.sentTime] {
        return turnFacts(invitation, sentTime, clock.now());
    };
    if (!facts().isEmpty()) {
        auto* line = new QuietLabel;
        parts.timely.add(*line, facts);
        line->setObjectName(QStringLiteral("recipientFacts"));
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
        column->addWidget(line);
    }
    if (QWidget* absent = makeAbsenceLine(turn)) column->addWidget(absent);
    auto* actions = new WrapRow;
    actions->setSpacing(space::xs);
    const auto add = [this, actions, &turn, &parts](RecipientCommandId id,
                                                    const QString& name) -> QToolButton* {
        if (isMain(id, turn, parts)) return nullptr;
        const RecipientCommand& command = recipientCommand(id);
        QToolButton* button =
            makeTextButton(command.icon, command.shortLabel(turn), command.label(turn), name);
        // The buttons of several people would have the same name.
        if (parts.turns.size() > 1 && command.paletteLabel)
            button->setAccessibleName(command.paletteLabel(turn));
        connect(button, &QToolButton::clicked, this, requestFunction(id, turn));
        actions->add(button);
        return button;
    };
    add(RecipientCommandId::Remind, QStringLiteral("remind"));
    QToolButton* link = add(RecipientCommandId::CopyLink, QStringLiteral("copyLink"));
    link->setEnabled(recipientCommand(RecipientCommandId::CopyLink).isAvailable(turn));
    link->setMenu(makeLinkMenu(turn, link));
    link->setPopupMode(QToolButton::MenuButtonPopup);
    add(RecipientCommandId::SignHere, QStringLiteral("signHere"));
    column->addLayout(actions);
}

QMenu* RecipientTimeline::makeLinkMenu(const RecipientTurn& turn, QWidget* parent)
{
    auto* menu = new QMenu(parent);
    menu->setObjectName(QStringLiteral("linkWays"));
    const auto add = [this, menu, &turn](RecipientCommandId id) -> QAction* {
        const RecipientCommand& command = recipientCommand(id);
        if (!command.isAvailable(turn)) return nullptr;
        QAction* action = menu->addAction(icon(command.icon), command.label(turn));
        connect(action, &QAction::triggered, this, requestFunction(id, turn));
        return action;
    };
    add(RecipientCommandId::ShowLink);
    add(RecipientCommandId::MailLink);
    if (recipientCommand(RecipientCommandId::Print).isAvailable(turn)) menu->addSeparator();
    if (QAction* print = add(RecipientCommandId::Print)) print->setObjectName(QStringLiteral("paperPrint"));
    if (QAction* scan = add(RecipientCommandId::ImportScan))
        scan->setObjectName(QStringLiteral("paperImport"));
    return menu;
}

std::function<void()> RecipientTimeline::requestFunction(RecipientCommandId command,
                                                         const RecipientTurn& turn)
{
    return [this, command, guid = turn.invitation().guid] { Q_EMIT commandRequested(command, guid); };
}

QWidget* RecipientTimeline::makeAbsenceLine(const RecipientTurn& turn)
{
    const domain::DeputyPlan plan = turn.deputyPlan();
    if (!plan.isAbsent()) return nullptr;
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, space::xs);
    column->setSpacing(space::xs);
    auto* words = new ToneLabel(Tone::Warning);
    words->setObjectName(QStringLiteral("recipientAbsent"));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setText(plan.hasDeputy() ? tr("Absent until %1.").arg(dateText(plan.until))
                                    : messageText(plan.message));
    column->addWidget(words);
    const RecipientCommand& command = recipientCommand(RecipientCommandId::Reassign);
    if (!command.isAvailable(turn)) return box;
    auto* reassign = new QPushButton(icon(command.icon), command.label(turn));
    reassign->setObjectName(QStringLiteral("reassign"));
    column->addWidget(reassign);
    column->setAlignment(reassign, Qt::AlignLeading);
    connect(reassign, &QPushButton::clicked, this, requestFunction(RecipientCommandId::Reassign, turn));
    return box;
}

} // namespace ink::ui

#include "moc_recipienttimeline.cpp"
