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

/** Says on the desktop what others did while the window is not in front: one message for one thing, one for
 * many. By the icon in the tray, or where there is none by the desktop's notification service. Off when the
 * person has switched it off. */
class DesktopNotes final : public QObject
{
    Q_OBJECT
public:
    explicit DesktopNotes(settings::Settings& settings, QWidget* window);
    ~DesktopNotes() override;

    /** Shows or hides the icon in the tray as the settings say. Asks the desktop whether it has a tray, so
     * not before the window is on the screen. */
    void applySettings();
    void tell(const QList<workflow::DocumentEvent>& events);
    /** The text of an event: a headline and a line. */
    struct Note
    {
        QString title;
        QString text;
    };
    [[nodiscard]] static Note noteOf(const QList<workflow::DocumentEvent>& events);

Q_SIGNALS:
    void told(const QString& title, const QString& text);
    void documentRequested(ink::domain::DocumentId id);
    void windowRequested();

private:
    void showClicked();

    settings::Settings& m_settings;
    QWidget* m_window;
    std::unique_ptr<QSystemTrayIcon> m_icon;
    NotificationService* m_service;
    domain::DocumentId m_last; ///< of the last message, when it was about one document
};

} // namespace ink::ui
