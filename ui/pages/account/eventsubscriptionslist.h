#pragma once

#include "app/wire/eventcodec.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ink {
class Clock;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class Prompts;
class QuietLabel;

/** Lists the account's event subscriptions; adds, pauses, resumes, tests and removes them, and sends their
 * past events again. */
class EventSubscriptionsList final : public QWidget
{
    Q_OBJECT
public:
    EventSubscriptionsList(workflow::Session& session, Prompts& prompts, const Clock& clock,
                           QWidget* parent = nullptr);
    void refresh();
    /** The address that the dialog suggests for a new subscription. */
    void setSuggestedAddress(const QString& address) { m_suggestedAddress = address; }

Q_SIGNALS:
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void deliveriesChanged(); ///< deliveries were queued or removed

private:
    void fill();
    [[nodiscard]] QWidget* makeRow(const domain::EventSubscription& subscription);
    void add();
    void setPaused(const domain::EventSubscription& subscription, bool isPaused);
    void test(const domain::EventSubscription& subscription);
    void replay(const domain::EventSubscription& subscription);
    void remove(const domain::EventSubscription& subscription);

    workflow::Session& m_session;
    Prompts& m_prompts;
    const Clock& m_clock;
    wire::SubscriptionList m_list;
    QString m_suggestedAddress;
    quint64 m_request = 0;
    bool m_isUnsupported = false;
    QLabel* m_title;
    QuietLabel* m_hint;
    QPushButton* m_add;
    QuietLabel* m_none;
    ErrorBanner* m_error;
    QVBoxLayout* m_rows;
};

} // namespace ink::ui
