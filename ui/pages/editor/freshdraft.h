#pragma once

#include "app/domain/document.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class OpenDraft;

/** A draft that was just made of files: left as it was made it is deleted, because somebody only looked. */
class FreshDraft final : public QObject
{
    Q_OBJECT
public:
    FreshDraft(workflow::Session& session, OpenDraft& draft) : m_session(session), m_draft(draft) {}

    /** The open draft was made of files just now. */
    void remember();
    void forget() { m_made.reset(); }
    /** It is open as it was made, and the service can be asked to delete it. */
    [[nodiscard]] bool canDiscard() const;
    /** Deletes it for good; `then` in any case. */
    void discard(const std::function<void()>& then);

private:
    workflow::Session& m_session;
    OpenDraft& m_draft;
    std::optional<domain::Document> m_made; ///< as it was before anything was done
};

} // namespace ink::ui
