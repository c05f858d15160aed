#pragma once

#include "app/workflow/callbacks/callbacktest.h"
#include "app/workflow/callbacks/testreceiver.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTextEdit;
class QTreeWidget;

namespace ink::ui {

class CallbackSecret;
class ErrorBanner;
class FormField;
class Prompts;
class QuietLabel;

/** Receives test callbacks on this computer, and displays them with the verification of their signatures. */
class ReceiverPanel final : public QWidget
{
    Q_OBJECT
public:
    ReceiverPanel(workflow::Session& session, const CallbackSecret& secret, Prompts& prompts,
                  const Clock& clock, QWidget* parent = nullptr);
    [[nodiscard]] const workflow::TestReceiver& receiver() const { return m_receiver; }

Q_SIGNALS:
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);
    /** Emitted when `url` should become the account's callback address. */
    void addressChosen(const QString& url);
    void stopped(const QString& url); ///< emitted when the user has stopped the receiver, which no longer
                                      ///< listens at this address
    void testSigned();
    void callbackReceived();

private:
    void layOut();
    void toggle();
    void showState();
    void showPosts();
    void showPost();
    void sendTest();
    void showTest();
    void showProgress();
    void saveFile();

    Prompts& m_prompts;
    const CallbackSecret& m_secret;
    workflow::TestReceiver m_receiver;
    workflow::CallbackTest m_test;
    QString m_testFile;      ///< the test document, until it is uploaded
    int m_callbackCount = 0; ///< number of callbacks since the test began
    QLabel* m_title;
    QuietLabel* m_hint;
    QComboBox* m_address;
    FormField* m_addressField;
    QSpinBox* m_port;
    FormField* m_portField;
    QComboBox* m_response;
    FormField* m_responseField;
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

} // namespace ink::ui
