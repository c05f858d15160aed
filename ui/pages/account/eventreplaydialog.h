#pragma once

#include "app/base/result.h"
#include "app/domain/history/documentevent.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <optional>

class QDateTimeEdit;
class QPushButton;

namespace ink {
class Clock;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class FormField;
class QuietLabel;

/** Sends the events of a subscription since a time again. States beforehand how many there are. */
class EventReplayDialog final : public QDialog
{
    Q_OBJECT
public:
    EventReplayDialog(workflow::Session& session, const domain::EventSubscription& subscription,
                      const Clock& clock, QWidget* parent);

Q_SIGNALS:
    void replayed(qint64 count); ///< this many events are sent again

private:
    /** Fetches the events since the entered time. */
    void preview();
    void showPreview();
    [[nodiscard]] QString previewText() const;
    void send();
    void setBusy(bool isBusy);
    void showFailure(const Error& error, const std::function<void()>& retry);

    workflow::Session& m_session;
    domain::EventSubscription m_subscription;
    QuietLabel* m_about;
    QDateTimeEdit* m_since;
    FormField* m_sinceField;
    QuietLabel* m_preview;
    ErrorBanner* m_error;
    QPushButton* m_send;
    QPushButton* m_cancel;
    QTimer m_pause;                          ///< waits until the time has been entered
    std::optional<domain::EventPage> m_page; ///< since the entered time; nothing until it is fetched
    std::function<void()> m_retry;           ///< repeats the failed request
    qint64 m_after = 0;                      ///< events after this number are sent again
    qint64 m_count = 0;                      ///< events that are being sent again so far
    quint64 m_request = 0;
};

} // namespace ink::ui
