#pragma once

#include "app/domain/document.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace ink::ui {

class Navigator;
struct Pages;
class SettingsPage;
class WindowFrame;
class Workspace;

/** Carries out what the pages and the side bar ask of each other: a page to be shown, a list to be brought up
 * to date, a message for the toast. */
class PageLinks final : public QObject
{
    Q_OBJECT
public:
    PageLinks(Workspace& workspace, Navigator& navigator);

Q_SIGNALS:
    void windowRequested(); ///< by a notification of the desktop

private:
    void linkSideBar();
    void linkDocuments();
    void linkNotifications();
    void linkEditor();
    void linkSigning();
    void linkTemplates();
    void linkBulkAndReports();
    void linkOutbox();
    void linkSettings(SettingsPage* page);
    void say(const QString& text, const std::function<void()>& undo);
    void saySaved(const QString& text, const QString& path);
    /** The editor's document is sent or scheduled. */
    void showSent(domain::DocumentId id, const QString& words);

    Workspace& m_workspace;
    Navigator& m_navigator;
    const Pages& m_pages;
    WindowFrame& m_frame;
    QTimer m_countsDelay;
};

} // namespace ink::ui
