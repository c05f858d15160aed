#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "ui/pages/account/accountfields.h"

#include <optional>

class QPushButton;

namespace ink::ui {

class Prompts;

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
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void secretChanged();

private:
    void showSecret(const Result<Secret>& secret);
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

} // namespace ink::ui
