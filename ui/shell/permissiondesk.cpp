#include "ui/shell/permissiondesk.h"

#include "ui/dialogs/permissiondialog.h"
#include "ui/shell/kiosk/kiosk.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace ink::ui {

namespace {

using permission::Answer;

/** Further questions are rejected, so that a program can't flood the window with dialogs. */
constexpr qsizetype maxWaiting = 4;

} // namespace

PermissionDesk::PermissionDesk(QWidget& window, Kiosk& kiosk, QObject* parent,
                               std::chrono::milliseconds pause)
    : QObject(parent), m_window(window), m_kiosk(kiosk), m_firstPause(pause)
{
    connect(&kiosk, &Kiosk::lockedChanged, this, [this](bool locked) {
        if (locked) endAll(Answer::Unavailable);
    });
}

bool PermissionDesk::isLocked() const
{
    return m_kiosk.isLocked() || m_kiosk.wasInterrupted();
}

void PermissionDesk::ask(const permission::Question& question, QObject* asker, Reply reply)
{
    if (isLocked() || m_waiting.size() >= maxWaiting) return reply(Answer::Unavailable);
    if (pause().count() > 0 && !m_sinceRefusal.hasExpired(m_pause.count())) return reply(Answer::Refused);
    connect(asker, &QObject::destroyed, this, [this] {
        const bool isShown = !m_waiting.isEmpty() && m_waiting.constFirst().asker.isNull();
        m_waiting.removeIf([](const Waiting& each) { return each.asker.isNull(); });
        if (!isShown) return;
        pauseAfterRefusal();
        delete m_dialog.data();
        showNext();
    });
    m_waiting.append({question, asker, std::move(reply)});
    if (!m_dialog) showNext();
}

std::chrono::milliseconds PermissionDesk::pause() const
{
    return m_sinceRefusal.isValid() ? m_pause : std::chrono::milliseconds(0);
}

void PermissionDesk::showNext()
{
    if (m_waiting.isEmpty()) return;
    auto* dialog = new PermissionDialog(m_waiting.constFirst().question, &m_window);
    m_dialog = dialog;
    connect(dialog, &QDialog::finished, this, [this, dialog](int result) {
        dialog->deleteLater();
        if (dialog != m_dialog) return;
        m_dialog = nullptr;
        const Waiting answered = m_waiting.takeFirst();
        const bool isGranted = result == QDialog::Accepted;
        if (isGranted)
            m_sinceRefusal.invalidate();
        else
            pauseAfterRefusal();
        if (answered.asker) answered.reply(isGranted ? Answer::Granted : Answer::Refused);
        showNext();
    });
    Q_EMIT asking();
    dialog->open();
    dialog->raise();
    dialog->activateWindow();
}

void PermissionDesk::pauseAfterRefusal()
{
    m_pause = m_sinceRefusal.isValid() ? std::min(2 * m_pause, maxPause) : m_firstPause;
    m_sinceRefusal.start();
}

void PermissionDesk::endAll(Answer answer)
{
    delete m_dialog.data();
    for (const Waiting& each : std::exchange(m_waiting, {}))
        if (each.asker) each.reply(answer);
}

} // namespace ink::ui

#include "moc_permissiondesk.cpp"
