#pragma once

#include <QUrl>
#include <QWidget>

namespace ink::updates {
class UpdateCheck;
}
namespace ink::settings {
class Settings;
}

namespace ink::ui {

class Banner;

/** Notices above the pages: the program is newer than at the last start, it crashed, or there is a newer
 * version. */
class StartNotices final : public QWidget
{
    Q_OBJECT
public:
    /** Remembers this version in the settings. */
    StartNotices(settings::Settings& settings, bool hasCrashed, updates::UpdateCheck* updates = nullptr,
                 QWidget* parent = nullptr);

Q_SIGNALS:
    void whatsNewRequested();
    void crashReportRequested();
    void downloadPageRequested(const QUrl& page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showRelease();

    updates::UpdateCheck* m_updates; ///< null = nobody looks for newer versions
    bool m_isUpdated = false;
    bool m_hasCrashed;
    Banner* m_news;
    Banner* m_crash;
    Banner* m_release;
};

} // namespace ink::ui
