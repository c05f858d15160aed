#pragma once

#include "app/domain/document/ids.h"

#include <QWidget>

#include <functional>

namespace ink {
class Clock;
}

namespace ink::workflow {
class AccountSettings;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class CallbackAddress;
class CallbackSecret;
class DeliveriesList;
class EventSubscriptionsList;
class Prompts;
class ReceiverPanel;

/** Callbacks and events: address, secret, the test receiver, event subscriptions, and the results of all
 * deliveries. */
class CallbackSection final : public QWidget
{
    Q_OBJECT
public:
    CallbackSection(workflow::Session& session, workflow::AccountSettings& account, Prompts& prompts,
                    const Clock& clock, QWidget* parent = nullptr);
    void refresh();

Q_SIGNALS:
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);
    void retryRequested();
    void documentRequested(ink::domain::DocumentId document);

private:
    void setAddress(const QString& address, const std::function<void()>& then);

    workflow::AccountSettings& m_account;
    CallbackAddress* m_address;
    CallbackSecret* m_secret;
    ReceiverPanel* m_receiver;
    EventSubscriptionsList* m_events;
    DeliveriesList* m_deliveries;
    QString m_addressBefore; ///< the callback address before that of the test receiver
};

} // namespace ink::ui
