#pragma once

#include "app/domain/document/ids.h"

#include <QObject>

#include <memory>

namespace ink::store {
class DraftJournal;
}

namespace ink::workflow {

class Session;

/**
 * Sends what a kill left in the journal: whenever a profile is opened, its entries go to the service one
 * after the other, without an editor on the screen. Nothing is decided here: an entry whose draft was
 * changed elsewhere since, or lies in the trash, stays for the editor to show; one of a document that is sent
 * or gone for good is dropped. When the service cannot be reached the rest waits for the next time.
 */
class DraftRecovery final : public QObject
{
    Q_OBJECT
public:
    /** Begins at once when a profile is open already. */
    DraftRecovery(Session& session, store::DraftJournal& journal, QObject* parent = nullptr);
    ~DraftRecovery() override;

    [[nodiscard]] bool isRunning() const;

Q_SIGNALS:
    void recovered(ink::domain::DocumentId document); ///< the service has everything of this one now
    void finished();                                  ///< the entries of the open profile were gone through

private:
    void begin();
    void next();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
