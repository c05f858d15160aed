#pragma once

#include "app/workflow/callbacks/callbacktest.h"
#include "app/workflow/callbacks/testreceiver.h"
#include "ui/pages/account/accountfields.h"

class QComboBox;
class QPushButton;
class QTextEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace ink::ui {

class DeliveriesList;
class Prompts;

/** The callback address of the account (contract §4 and §7): one line that is saved by itself. */
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

/** The secret by which callbacks are signed: masked until somebody asks, to copy, to change. */
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

/** A listener on this computer that shows the two POSTs as they arrive and what their signatures say. */
class ReceiverPanel final : public QWidget
{
    Q_OBJECT
public:
    ReceiverPanel(workflow::Session& session, const CallbackSecret& secret, Prompts& prompts,
                  const Clock& clock, QWidget* parent = nullptr);
    [[nodiscard]] const workflow::TestReceiver& receiver() const { return m_receiver; }

Q_SIGNALS:
    void said(const QString& text, const std::function<void()>& undo);
    /** It should be the account's callback address from now on. */
    void addressChosen(const QString& url);
    void testSigned();
    void arrived();

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void retranslate();
    void toggle();
    void showState();
    void showPosts();
    void showPost();
    void sendTest();
    void showTest();
    void saveFile();

    Prompts& m_prompts;
    const CallbackSecret& m_secret;
    workflow::TestReceiver m_receiver;
    workflow::CallbackTest m_test;
    QString m_testFile; ///< until it is uploaded
    QLabel* m_title;
    QuietLabel* m_hint;
    QComboBox* m_where;
    FormField* m_whereField;
    QSpinBox* m_port;
    FormField* m_portField;
    QComboBox* m_answer;
    FormField* m_answerField;
    QPushButton* m_toggle;
    QLineEdit* m_url;
    QPushButton* m_use;
    QPushButton* m_send;
    QuietLabel* m_progress;
    ErrorBanner* m_error;
    QTreeWidget* m_posts;
    QTextEdit* m_body;
    QPushButton* m_save;
    QPushButton* m_clear;
};

/** Callbacks: address, secret, the receiver for trying them out, and how all of them went. */
class CallbackSection final : public QWidget
{
    Q_OBJECT
public:
    CallbackSection(workflow::Session& session, workflow::AccountSettings& account, Prompts& prompts,
                    const Clock& clock, QWidget* parent = nullptr);
    void refresh();

Q_SIGNALS:
    void said(const QString& text, const std::function<void()>& undo);
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
