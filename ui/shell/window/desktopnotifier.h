#pragma once

#include "app/workflow/documents/documentwatch.h"

#include <QObject>
#include <QString>

#include <memory>

class QSystemTrayIcon;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class NotificationService;

/**
 * Shows desktop notifications about other people's actions while the window is not active; several events
 * share one notification. Uses the tray icon, or the desktop's notification service if there is no tray. The
 * user can turn it off.
 */
class DesktopNotifier final : public QObject
{
    Q_OBJECT
public:
    explicit DesktopNotifier(settings::Settings& settings, QWidget* window);
    ~DesktopNotifier() override;

    /** Shows or hides the tray icon as configured. Queries the desktop for a tray, so call it only after the
     * window is visible. */
    void applySettings();
    void notify(const QList<workflow::DocumentNews>& events);
    /** The text of a notification: a title and a line. */
    struct Notification
    {
        QString title;
        QString text;
    };
    [[nodiscard]] static Notification composeNotification(const QList<workflow::DocumentNews>& events);

Q_SIGNALS:
    void notified(const QString& title, const QString& text);
    void documentRequested(ink::domain::DocumentId id);
    void windowRequested();

private:
    void showClicked();

    settings::Settings& m_settings;
    QWidget* m_window;
    std::unique_ptr<QSystemTrayIcon> m_icon;
    NotificationService* m_service;
    domain::DocumentId m_last; ///< document of the last notification; null if it was about several
};

} // namespace ink::ui
