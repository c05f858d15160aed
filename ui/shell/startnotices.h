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

/** Notices above the pages: the program was updated since the last start, it crashed, or an update is
 * available. */
class StartNotices final : public QWidget
{
    Q_OBJECT
public:
    /** Stores this version in the settings. */
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

    updates::UpdateCheck* m_updates; ///< null = no update check
    bool m_isUpdated = false;
    bool m_hasCrashed;
    Banner* m_news;
    Banner* m_crash;
    Banner* m_release;
};

} // namespace ink::ui
