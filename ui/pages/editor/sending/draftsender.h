#pragma once

#include "app/base/error.h"
#include "app/domain/document/ids.h"
#include "app/workflow/session/peoplebook.h"

#include <QObject>

#include <functional>

class QWidget;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

class EditorWorkspace;
class OfflineDraft;
class OpenDraft;

/** Sends the open draft now, at a scheduled time or when the connection is back; completes a template. */
class DraftSender final : public QObject
{
    Q_OBJECT
public:
    /** `settings` stores the recipients used before. */
    DraftSender(workflow::Session& session, OpenDraft& draft, OfflineDraft& offline,
                EditorWorkspace& workspace, settings::Settings& settings);

    [[nodiscard]] workflow::PeopleBook& people() { return m_people; }
    /** Shows the findings first, then a summary with the button that sends. `page` is the parent of the
     * dialog. */
    void open(QWidget& page);
    /** Opens the dialog to edit which recipients see which files. */
    void chooseVisibility(QWidget& page);
    /** Saves the draft or template, then calls `then`. */
    void saveThen(const std::function<void()>& then);

Q_SIGNALS:
    void sent(ink::domain::DocumentId id);
    void scheduled(ink::domain::DocumentId id, bool isPlanned);
    void queuedOffline();
    void settingsRequested(); ///< the email and link settings should be shown
    void failed(const ink::Error& error);
    void saveFailed(const ink::Error& error, const std::function<void()>& again);

private:
    void queueOffline();
    void rememberPeople();

    workflow::Session& m_session;
    OpenDraft& m_draft;
    OfflineDraft& m_offline;
    EditorWorkspace& m_workspace;
    workflow::PeopleBook m_people;
};

} // namespace ink::ui
