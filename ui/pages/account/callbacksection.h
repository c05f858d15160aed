#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "ui/pages/account/accountfields.h"

#include <optional>

class QPushButton;

namespace ink::ui {

class DeliveriesList;
class Prompts;
class ReceiverPanel;

/** The callback address of the account (contract §4 and §7): one line that is saved automatically. */
class CallbackAddress final : public AccountFields
{
    Q_OBJECT
public:
    CallbackAddress(workflow::Session& session, workflow::AccountSettings& account,
                    QWidget* parent = nullptr);
    [[nodiscard]] QLineEdit* line() const { return m_callback; }

protected:
    void retranslate() override;

private:
    QLineEdit* m_callback;
};

/** The secret that signs callbacks: masked until revealed; can be copied and changed. */
class CallbackSecret final : public QWidget
{
    Q_OBJECT
public:
    CallbackSecret(workflow::Session& session, Prompts& prompts, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] const std::optional<Secret>& secret() const { return m_secret; }

Q_SIGNALS:
    void said(const QString& text, const std::function<void()>& undo);
    void secretChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void take(const Result<Secret>& secret);
    void change();

    workflow::Session& m_session;
    Prompts& m_prompts;
    std::optional<Secret> m_secret;
    FormField* m_field;
    QLineEdit* m_line;
    QPushButton* m_show;
    QPushButton* m_copy;
    QPushButton* m_change;
    ErrorBanner* m_error;
};

/** Callbacks: address, secret, the test receiver, and the results of all deliveries. */
class CallbackSection final : public QWidget
{
    Q_OBJECT
public:
    CallbackSection(workflow::Session& session, workflow::AccountSettings& account, Prompts& prompts,
                    const Clock& clock, QWidget* parent = nullptr);
    void refresh();

Q_SIGNALS:
    void said(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);
    void retryRequested();
    void documentRequested(ink::domain::DocumentId document);

private:
    workflow::AccountSettings& m_account;
    CallbackAddress* m_address;
    CallbackSecret* m_secret;
    ReceiverPanel* m_receiver;
    DeliveriesList* m_deliveries;
};

} // namespace ink::ui
