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

/** Notices above the pages: the program was updated since the last start, it crashed, an update is available,
 * or a bulk run is unfinished. */
class StartNotices final : public QWidget
{
    Q_OBJECT
public:
    /** Stores this version in the settings. */
    StartNotices(settings::Settings& settings, bool hasCrashed, updates::UpdateCheck* updates = nullptr,
                 QWidget* parent = nullptr);

    /** Shows a notice about a bulk run that an earlier session didn't finish; an empty `id` hides it. */
    void showUnfinishedRun(const QString& id, const QString& title = {}, int sent = 0, int total = 0);

    /** Hides the notice while the page lists unfinished runs itself. */
    void setRunListed(bool isListed);

Q_SIGNALS:
    void whatsNewRequested();
    void bulkRunRequested(const QString& id);
    void crashReportRequested();
    void downloadPageRequested(const QUrl& page);

private:
    void retranslate();
    void showRelease();
    void showRun();

    updates::UpdateCheck* m_updates; ///< null = no update check
    bool m_isUpdated = false;
    bool m_hasCrashed;
    Banner* m_news;
    Banner* m_crash;
    Banner* m_release;
    Banner* m_run;
    bool m_isRunListed = false;
    QString m_runId;
    QString m_runTitle;
    int m_runSent = 0;
    int m_runTotal = 0;
};

} // namespace ink::ui
