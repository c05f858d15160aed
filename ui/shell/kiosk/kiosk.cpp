#include "ui/shell/kiosk/kiosk.h"

#include "app/base/files.h"
#include "ui/shell/kiosk/kioskdialogs.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QKeyEvent>
#include <QScreen>
#include <QWidget>

namespace ink::ui {

namespace {
constexpr Qt::WindowStates largeStates = Qt::WindowMaximized | Qt::WindowFullScreen;
} // namespace

Kiosk::Kiosk(const QString& marker, const Clock& clock, QObject* parent)
    : QObject(parent), m_marker(marker), m_pin(clock), m_wasInterrupted(QFile::exists(marker))
{
}

Kiosk::~Kiosk() = default;

void Kiosk::clearInterruption()
{
    m_wasInterrupted = false;
    removeFile(m_marker);
}

void Kiosk::writeMarker()
{
    QFile file(m_marker);
    if (!file.open(QIODevice::WriteOnly)) {
        qWarning("The locked screen can't be marked in the data folder.");
        return;
    }
    (void)flushToDisk(file);
}

void Kiosk::offerLock()
{
    if (isLocked()) return;
    auto* dialog = new KioskLockDialog(m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { lock(dialog->pin()); });
    dialog->open();
}

void Kiosk::lock(const QString& pin)
{
    if (isLocked() || !workflow::KioskPin::isAcceptable(pin)) return;
    // The sender's other windows (the log, a preview) would stay in front.
    for (QWidget* other : QApplication::topLevelWidgets())
        if (other != m_window && other->isVisible()) other->close();
    m_pin.set(pin);
    writeMarker();
    m_before = {m_window->windowState() & largeStates, m_window->normalGeometry(), m_window->screen()};
    m_window->showFullScreen();
    QCoreApplication::instance()->installEventFilter(this);
    Q_EMIT lockedChanged(true);
}

void Kiosk::unlock()
{
    m_pin.clear();
    removeFile(m_marker);
    QCoreApplication::instance()->removeEventFilter(this);
    restoreWindow();
    Q_EMIT lockedChanged(false);
}

/** Gives the window the screen and the state that it had before it was locked. */
void Kiosk::restoreWindow()
{
    if (m_before.screen && m_window->screen() != m_before.screen) {
        m_window->setWindowState(m_window->windowState() & ~largeStates);
        m_window->setGeometry(m_before.geometry);
    }
    m_window->setWindowState((m_window->windowState() & ~largeStates) | m_before.state);
}

void Kiosk::ask(PinPurpose what, const std::function<void(bool)>& then)
{
    if (m_isAsking) return then(false);
    m_isAsking = true;
    auto* dialog = new KioskPinDialog(m_pin, m_window);
    dialog->setForFiles(what == PinPurpose::Files);
    connect(dialog, &QDialog::finished, this, [this, then](int result) {
        m_isAsking = false;
        then(result == QDialog::Accepted);
    });
    dialog->open();
}

void Kiosk::askToUnlock(const std::function<void()>& then)
{
    if (!isLocked()) return then();
    ask(PinPurpose::Leave, [this, then](bool right) {
        if (!right) return;
        unlock();
        then();
    });
}

void Kiosk::askToAllow(std::function<void(bool)> allowed)
{
    if (!isLocked()) return allowed(true);
    ask(PinPurpose::Files, std::move(allowed));
}

// Index(eventFilter): In person: what a locked screen lets through
bool Kiosk::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Shortcut:
    case QEvent::ContextMenu:
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        event->ignore();
        return true;
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        return key == Qt::Key_F1 || key == Qt::Key_Help || key == Qt::Key_Menu;
    }
    case QEvent::WindowStateChange:
        // Reverts a change by a window manager or a script after it has taken effect.
        if (watched == m_window && (!m_window->isFullScreen() || m_window->isMinimized()))
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (!isLocked()) return;
                    m_window->showFullScreen();
                    m_window->activateWindow();
                },
                Qt::QueuedConnection);
        return false;
    default:
        return false;
    }
}

} // namespace ink::ui

#include "moc_kiosk.cpp"
