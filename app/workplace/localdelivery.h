#pragma once

#include "app/service/mail/mailer.h"
#include "app/service/sms/smssender.h"
#include "app/workflow/session/backgroundworker.h"
#include "app/workflow/session/delivery.h"
#include "app/workplace/localhandover.h"

#include <atomic>
#include <memory>

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class Session;
}

namespace ink {

class Workplace;

/** Manages the email, text messages and links of the workplace's service. */
class LocalDelivery final : public workflow::Delivery
{
    Q_OBJECT
public:
    /** All references must outlive this object. `program` is the executable that checkLinkReach() starts. */
    LocalDelivery(Workplace& workplace, workflow::Session& session, settings::Settings& settings,
                  QString program);
    ~LocalDelivery() override; ///< aborts a test message that is being sent

    [[nodiscard]] QStringList networkNames() const override;
    [[nodiscard]] bool hasPassword() const override;
    void setPassword(const Secret& password, QObject* context, api::Done<void> done) override;
    void sendTest(const workflow::TestMessage& message, QObject* context, api::Done<void> done) override;
    [[nodiscard]] bool hasSmsSecret() const override;
    void setSmsSecret(const Secret& secret, QObject* context, api::Done<void> done) override;
    [[nodiscard]] Result<void> checkSms(const workflow::SmsAccount& account,
                                        const std::optional<Secret>& secret) const override;
    void sendTestSms(const workflow::TestSms& message, QObject* context, api::Done<void> done) override;
    [[nodiscard]] Result<void> restart() override;
    [[nodiscard]] bool ownsPort() const override;
    void checkLinkReach(QObject* context, api::Done<workflow::ReachResult> done) override;
    [[nodiscard]] LocalHandOver& phoneHandover() override { return m_handOver; }

private:
    Workplace& m_workplace;
    workflow::Session& m_session;
    settings::Settings& m_settings;
    QString m_program;
    std::shared_ptr<service::mail::Mailer> m_mailer; ///< sends the last test message
    std::shared_ptr<std::atomic_bool> m_stopMailbox; ///< stops the mailbox check of the last test
    std::shared_ptr<service::sms::SmsSender> m_sms;  ///< sends the last test SMS
    LocalHandOver m_handOver;
    workflow::BackgroundWorker m_background; ///< destroyed first
};

} // namespace ink
