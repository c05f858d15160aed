#include "ui/pages/account/callbacksection.h"

#include "ui/pages/account/callbackfields.h"
#include "ui/pages/account/deliverieslist.h"
#include "ui/pages/account/eventsubscriptionslist.h"
#include "ui/pages/account/receiverpanel.h"
#include "ui/widgets/style/theme.h"

#include <QVBoxLayout>

namespace ink::ui {

CallbackSection::CallbackSection(workflow::Session& session, workflow::AccountSettings& account,
                                 Prompts& prompts, const Clock& clock, QWidget* parent)
    : QWidget(parent), m_account(account), m_address(new CallbackAddress(session, account, this)),
      m_secret(new CallbackSecret(session, prompts, this)),
      m_receiver(new ReceiverPanel(session, *m_secret, prompts, clock, this)),
      m_events(new EventSubscriptionsList(session, prompts, clock, this)),
      m_deliveries(new DeliveriesList(session, clock, this))
{
    setObjectName(QStringLiteral("callbackSection"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xl);
    column->addWidget(m_address);
    column->addWidget(m_secret);
    column->addWidget(m_receiver);
    column->addWidget(m_events);
    column->addWidget(m_deliveries);
    column->addStretch(1);
    connect(m_address, &AccountFields::messageRequested, this, &CallbackSection::messageRequested);
    connect(m_address, &AccountFields::retryRequested, this, &CallbackSection::retryRequested);
    connect(m_secret, &CallbackSecret::messageRequested, this, &CallbackSection::messageRequested);
    connect(m_receiver, &ReceiverPanel::messageRequested, this, &CallbackSection::messageRequested);
    connect(m_receiver, &ReceiverPanel::saved, this, &CallbackSection::saved);
    connect(m_receiver, &ReceiverPanel::testSigned, m_deliveries, &DeliveriesList::refresh);
    connect(m_receiver, &ReceiverPanel::callbackReceived, m_deliveries, &DeliveriesList::refresh);
    connect(m_receiver, &ReceiverPanel::addressChosen, this, [this](const QString& url) {
        const auto& details = m_account.details();
        if (!details) return;
        const QString before = details->userSetting.postBackBase;
        if (before != url) m_addressBefore = before;
        setAddress(url, [this, before] {
            Q_EMIT messageRequested(tr("Callbacks now go to the test receiver."),
                                    [this, before] { setAddress(before, [] {}); });
        });
    });
    connect(m_receiver, &ReceiverPanel::stopped, this, [this](const QString& url) {
        const auto& details = m_account.details();
        if (!details || details->userSetting.postBackBase != url) return;
        setAddress(m_addressBefore, [this] {
            Q_EMIT messageRequested(
                tr("The test receiver has stopped and is no longer the callback address."), {});
        });
    });
    connect(&m_receiver->receiver(), &workflow::TestReceiver::changed, this,
            [this] { m_events->setSuggestedAddress(m_receiver->receiver().url()); });
    connect(m_events, &EventSubscriptionsList::messageRequested, this, &CallbackSection::messageRequested);
    connect(m_events, &EventSubscriptionsList::deliveriesChanged, m_deliveries, &DeliveriesList::refresh);
    connect(m_deliveries, &DeliveriesList::messageRequested, this, &CallbackSection::messageRequested);
    connect(m_deliveries, &DeliveriesList::documentRequested, this, &CallbackSection::documentRequested);
}

void CallbackSection::setAddress(const QString& address, const std::function<void()>& then)
{
    m_account.change(
        [address](domain::UserSetting& user, domain::NotificationSetting&) { user.postBackBase = address; },
        this,
        [then](const Result<void>& done) {
            if (done) then();
        });
}

void CallbackSection::refresh()
{
    m_secret->refresh();
    m_events->refresh();
    m_deliveries->refresh();
}

} // namespace ink::ui

#include "moc_callbacksection.cpp"
