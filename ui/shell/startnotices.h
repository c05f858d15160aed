#pragma once

#include <QWidget>

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class Banner;

/** What a start has to say above the pages: that the program is newer than at the last start, or crashed. */
class StartNotices final : public QWidget
{
    Q_OBJECT
public:
    /** Remembers this version in the settings. */
    StartNotices(settings::Settings& settings, bool hasCrashed, QWidget* parent = nullptr);

Q_SIGNALS:
    void whatsNewRequested();
    void crashReportRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    bool m_isUpdated = false;
    bool m_hasCrashed;
    Banner* m_news;
    Banner* m_crash;
};

} // namespace ink::ui
