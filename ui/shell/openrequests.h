#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace ink::ui {

/**
 * Files that the desktop asks the running program to open: on macOS a double click in the Finder and a drop
 * on the Dock arrive as one QFileOpenEvent a file. Those that arrive together are opened together. Links
 * arrive the same way.
 */
class OpenRequests final : public QObject
{
    Q_OBJECT
public:
    /** `openLink` takes `inkstone:` links. */
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
