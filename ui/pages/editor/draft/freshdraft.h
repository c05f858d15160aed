#pragma once

#include "app/domain/document/document.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class OpenDraft;

/** A draft that was just created from files: deleted if it is closed unchanged, because the user only wanted
 * to view the files. */
class FreshDraft final : public QObject
{
    Q_OBJECT
public:
    FreshDraft(workflow::Session& session, OpenDraft& draft) : m_session(session), m_draft(draft) {}

    /** Call it when the open draft has just been created from files. */
    void remember();
    void forget() { m_created.reset(); }
    /** Returns whether the draft is open and unchanged, and the service can be asked to delete it. */
    [[nodiscard]] bool canDiscard() const;
    /** Deletes the draft permanently, then always calls `then`. */
    void discard(const std::function<void()>& then);

private:
    workflow::Session& m_session;
    OpenDraft& m_draft;
    std::optional<domain::Document> m_created; ///< the draft as it was created
};

} // namespace ink::ui
