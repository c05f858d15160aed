#pragma once

#include "app/base/error.h"
#include "app/domain/document/ids.h"
#include "app/workflow/session/absences.h"

#include <QObject>

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class Prompts;

/** Reassigns the part of an absent recipient to their deputy, after confirmation. */
class DeputyActions final : public QObject
{
    Q_OBJECT
public:
    DeputyActions(workflow::Session& session, Prompts& prompts, QWidget* parent);

    [[nodiscard]] const domain::AbsenceList& absences() const { return m_absences.list(); }
    /** Reloads the absences from the service. */
    void refresh() { m_absences.refresh(); }
    void handOver(domain::DocumentId id, const QString& invitationGuid, const QString& deputy);

Q_SIGNALS:
    void absencesChanged();
    void said(const QString& text);
    void failed(const ink::Error& error);
    void handedOver(ink::domain::DocumentId id);

private:
    workflow::Session& m_session;
    Prompts& m_prompts;
    QWidget* m_window;
    workflow::Absences m_absences;
};

} // namespace ink::ui
