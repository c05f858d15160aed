#include "ui/shell/window/desktopnotifier.h"

#include "app/settings/settings.h"
#include "ui/models/isolated.h"
#include "ui/shell/window/notificationservice.h"
#include "ui/widgets/style/icons.h"

#include <QMenu>
#include <QSystemTrayIcon>
#include <QWidget>

#include <algorithm>

namespace ink::ui {

namespace options = settings::options;
using workflow::DocumentNews;
using EventKind = DocumentNews::Kind;

DesktopNotifier::DesktopNotifier(settings::Settings& settings, QWidget* window)
    : QObject(window), m_settings(settings), m_window(window), m_service(new NotificationService(this))
{
    connect(m_service, &NotificationService::clicked, this, &DesktopNotifier::showClicked);
    connect(&settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key == options::trayIcon.key || key == options::notify.key) applySettings();
    });
}

DesktopNotifier::~DesktopNotifier() = default;

void DesktopNotifier::applySettings()
{
    const bool wanted = m_settings.value(options::notify) && m_settings.value(options::trayIcon) &&
                        QSystemTrayIcon::isSystemTrayAvailable();
    if (wanted == (m_icon != nullptr)) return;
    m_icon.reset();
    if (!wanted) return;
    m_icon = std::make_unique<QSystemTrayIcon>(applicationIcon());
    m_icon->setToolTip(QStringLiteral("Inkstone"));
    connect(m_icon.get(), &QSystemTrayIcon::activated, this, [this] { Q_EMIT windowRequested(); });
    connect(m_icon.get(), &QSystemTrayIcon::messageClicked, this, &DesktopNotifier::showClicked);
    m_icon->show();
}

void DesktopNotifier::showClicked()
{
    Q_EMIT windowRequested();
    if (!m_last.isNull()) Q_EMIT documentRequested(m_last);
}

DesktopNotifier::Notification DesktopNotifier::composeNotification(const QList<DocumentNews>& events)
{
    if (events.isEmpty()) return {};
    if (events.size() == 1) {
        const DocumentNews& one = events.constFirst();
        switch (one.kind) {
        case EventKind::Viewed:
            return {one.title, tr("%1 opened the document.").arg(isolated(one.person))};
        case EventKind::Signed:
            return {one.title, tr("%1 signed.").arg(isolated(one.person))};
        case EventKind::Completed:
            return {one.title, tr("Everyone has signed. The document is sealed.")};
        case EventKind::Rejected:
            return {one.title, tr("%1 declined.").arg(isolated(one.person))};
        case EventKind::QuestionAsked:
            return {one.title, tr("%1 asked a question.").arg(isolated(one.person))};
        }
    }
    const auto count = [&events](EventKind kind) {
        return static_cast<int>(
            std::count_if(events.cbegin(), events.cend(),
                          [kind](const DocumentNews& event) { return event.kind == kind; }));
    };
    QStringList parts;
    if (const int n = count(EventKind::Completed)) parts.append(tr("%n completed", nullptr, n));
    if (const int n = count(EventKind::QuestionAsked)) parts.append(tr("%n questions", nullptr, n));
    if (const int n = count(EventKind::Rejected)) parts.append(tr("%n declined", nullptr, n));
    if (const int n = count(EventKind::Signed)) parts.append(tr("%n signatures", nullptr, n));
    if (const int n = count(EventKind::Viewed)) parts.append(tr("%n opened", nullptr, n));
    return {tr("Updates to your documents"), parts.join(QStringLiteral(" · "))};
}

void DesktopNotifier::notify(const QList<DocumentNews>& events)
{
    // No notification while the window is active, because its content is visible.
    if (events.isEmpty() || !m_settings.value(options::notify) || m_window->isActiveWindow()) return;
    const Notification note = composeNotification(events);
    const auto first = events.constFirst().id;
    const bool one = std::all_of(events.cbegin(), events.cend(),
                                 [first](const DocumentNews& event) { return event.id == first; });
    m_last = one ? first : domain::DocumentId();
    if (m_icon)
        m_icon->showMessage(note.title, note.text, applicationIcon());
    else
        m_service->notify(note.title, note.text);
    Q_EMIT notified(note.title, note.text);
}

} // namespace ink::ui

#include "moc_desktopnotifier.cpp"
