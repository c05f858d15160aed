#pragma once

#include "app/domain/document/ids.h"

#include <QObject>

#include <memory>

namespace ink::store {
class DraftJournal;
}

namespace ink::workflow {

class Session;

/** Saves the edits that a crash left in the journal: whenever a profile is opened, its entries are sent to
 * the service sequentially, without an open editor. Conflicts are left to the editor: an entry stays if its
 * draft has been changed elsewhere or is in the trash. An entry is dropped if its document was sent or
 * deleted permanently. If the service is unreachable, the remaining entries are sent the next time. */
class DraftRecovery final : public QObject
{
    Q_OBJECT
public:
    /** Starts at once when a profile is already open. */
    DraftRecovery(Session& session, store::DraftJournal& journal, QObject* parent = nullptr);
    ~DraftRecovery() override;

    [[nodiscard]] bool isRunning() const;

Q_SIGNALS:
    void recovered(ink::domain::DocumentId document); ///< emitted when the document's entry was saved or
                                                      ///< dropped
    void finished();                                  ///< emitted when all entries were processed, or the
                                                      ///< service can't be used now

private:
    void begin();
    void recoverNext();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
