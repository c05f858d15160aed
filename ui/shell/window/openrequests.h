#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace ink::ui {

/**
 * Files that the desktop asks the running program to open: on macOS, a double click in the Finder or a drop
 * on the Dock sends one QFileOpenEvent per file. Files that arrive together are opened together. Links arrive
 * the same way.
 */
class OpenRequests final : public QObject
{
    Q_OBJECT
public:
    /** `openLink` receives `inkstone:` links. */
    OpenRequests(std::function<void(const QStringList&)> open, std::function<void(const QString&)> openLink,
                 QObject* parent = nullptr);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void(const QStringList&)> m_open;
    std::function<void(const QString&)> m_openLink;
    QStringList m_files;
    QTimer m_together;
};

} // namespace ink::ui
