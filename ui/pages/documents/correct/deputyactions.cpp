#include "ui/pages/documents/correct/deputyactions.h"

#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"

#include <QWidget>

namespace ink::ui {

DeputyActions::DeputyActions(workflow::Session& session, Prompts& prompts, QWidget* parent)
    : QObject(parent), m_session(session), m_prompts(prompts), m_window(parent), m_absences(session)
{
    connect(&m_absences, &workflow::Absences::changed, this, &DeputyActions::absencesChanged);
}

void DeputyActions::handOver(domain::DocumentId id, const QString& invitationGuid, const QString& deputy)
{
    const auto go = [this, id, invitationGuid, deputy] {
        if (!m_session.client()) return;
        m_session.client()->handOver(
            id, invitationGuid, this, [this, id, deputy](const Result<void>& result) {
                if (!result) {
                    Q_EMIT failed(result.error());
                    return refresh();
                }
                Q_EMIT handedOver(id);
                Q_EMIT said(tr("%1 is invited in place of the absent recipient.").arg(deputy));
            });
    };
    m_prompts.confirm(m_window,
                      {QStringLiteral("handOver"), tr("Reassign to %1?", "a deputy").arg(deputy),
                       tr("The deputy receives the invitation. The link of the absent recipient stops "
                          "working, and what they entered is removed. They are notified by email."),
                       tr("Reassign"), false},
                      [go](bool yes) {
                          if (yes) go();
                      });
}

} // namespace ink::ui

#include "moc_deputyactions.cpp"
