#include "ui/shell/window/openrequests.h"

#include <QCoreApplication>
#include <QFileOpenEvent>
#include <QUrl>

#include <utility>

namespace ink::ui {

OpenRequests::OpenRequests(std::function<void(const QStringList&)> open,
                           std::function<void(const QString&)> openLink, QObject* parent)
    : QObject(parent), m_open(std::move(open)), m_openLink(std::move(openLink))
{
    m_together.setSingleShot(true);
    connect(&m_together, &QTimer::timeout, this, [this] { m_open(std::exchange(m_files, {})); });
    QCoreApplication::instance()->installEventFilter(this);
}

bool OpenRequests::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen) return QObject::eventFilter(watched, event);
    const auto* request = static_cast<QFileOpenEvent*>(event);
    if (request->url().scheme() == QLatin1StringView("inkstone")) {
        m_openLink(request->url().toString(QUrl::FullyEncoded));
        return true;
    }
    QString file = request->file();
    if (file.isEmpty() && request->url().isLocalFile()) file = request->url().toLocalFile();
    if (file.isEmpty()) return QObject::eventFilter(watched, event);
    if (!m_files.contains(file)) m_files.append(file);
    m_together.start(0);
    return true;
}

} // namespace ink::ui

#include "moc_openrequests.cpp"
