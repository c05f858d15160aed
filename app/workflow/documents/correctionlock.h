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

/** Keeps a running document's edit lock while it is being corrected, and waits for it while somebody else has
 * it. Released on destruction. Does nothing on servers without edit locks. */
class CorrectionLock final : public QObject
{
    Q_OBJECT
public:
    explicit CorrectionLock(Session& session, QObject* parent = nullptr);
    ~CorrectionLock() override;

    void hold(domain::DocumentId id);
    /** The editor who was first; none when corrections are possible. */
    [[nodiscard]] const std::optional<domain::EditLock>& other() const { return m_other; }

Q_SIGNALS:
    /** `other` is somebody else now, or nobody any more: then the document may have changed. */
    void othersChanged();

private:
    void renew();
    void take(const Result<domain::EditLock>& answer);

    QPointer<Session> m_session;
    domain::DocumentId m_id;
    QTimer m_timer;
    bool m_isHeld = false;
    bool m_isNew = true;
    std::optional<domain::EditLock> m_other;
};

} // namespace ink::workflow
