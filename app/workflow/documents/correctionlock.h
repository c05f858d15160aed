#pragma once

#include "app/base/result.h"
#include "app/domain/document/editlock.h"
#include "app/domain/document/ids.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace ink::workflow {

class Session;

/** Holds the edit lock of a document in progress while it is being corrected, or waits for the lock while
 * another editor holds it. Releases it on destruction. Does nothing on servers without edit locks. */
class CorrectionLock final : public QObject
{
    Q_OBJECT
public:
    explicit CorrectionLock(Session& session, QObject* parent = nullptr);
    ~CorrectionLock() override;

    void acquire(domain::DocumentId id);
    /** The other editor who holds the lock; nothing if corrections are possible. */
    [[nodiscard]] const std::optional<domain::EditLock>& otherEditor() const { return m_otherEditor; }

Q_SIGNALS:
    /** Emitted when otherEditor() has changed. If there is no other editor anymore, the document may have
     * been changed. */
    void otherEditorChanged();

private:
    void renew();
    void handleResponse(const Result<domain::EditLock>& answer);

    QPointer<Session> m_session;
    domain::DocumentId m_id;
    QTimer m_timer;
    bool m_isHeld = false;
    bool m_isNew = true;
    std::optional<domain::EditLock> m_otherEditor;
};

} // namespace ink::workflow
