#include "app/workflow/documents/correctionlock.h"

#include "app/api/apiclient.h"
#include "app/workflow/session/session.h"

#include <QSysInfo>

namespace ink::workflow {

namespace {

constexpr int renewMs = 40'000; // a lock lasts two minutes
constexpr int waitMs = 5'000;
// Renews a new lock early, because an earlier dialog of this window may release it just after it was
// acquired.
constexpr int firstRenewMs = 3'000;

} // namespace

CorrectionLock::CorrectionLock(Session& session, QObject* parent) : QObject(parent), m_session(&session)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &CorrectionLock::renew);
}

CorrectionLock::~CorrectionLock()
{
    if (m_isHeld && m_session && m_session->client())
        m_session->client()->releaseEditLock(m_id, m_session, [](const Result<void>&) {});
}

void CorrectionLock::acquire(domain::DocumentId id)
{
    m_id = id;
    if (!m_session) return;
    m_session->queryLimits(this, [this](const Result<domain::Limits>& limits) {
        if (limits && limits->editLocks) renew();
    });
}

void CorrectionLock::renew()
{
    if (!m_session || !m_session->client()) return;
    m_session->client()->acquireEditLock(
        m_id, QSysInfo::machineHostName(), this,
        [this](const Result<domain::EditLock>& answer) { handleResponse(answer); });
}

void CorrectionLock::handleResponse(const Result<domain::EditLock>& answer)
{
    const bool waits = answer ? !answer->isOwn : m_otherEditor.has_value();
    m_timer.start(waits ? waitMs : m_isNew ? firstRenewMs : renewMs);
    m_isNew = false;
    if (!answer) return; // without a connection, saving reports the error
    m_isHeld = answer->isOwn;
    std::optional<domain::EditLock> other;
    if (!answer->isOwn) other = *answer;
    const bool isSame =
        other.has_value() == m_otherEditor.has_value() &&
        (!other || (other->name == m_otherEditor->name && other->since == m_otherEditor->since));
    m_otherEditor = other;
    if (!isSame) Q_EMIT otherEditorChanged();
}

} // namespace ink::workflow

#include "moc_correctionlock.cpp"
