#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/domain/history/questions.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace ink::api {
class ApiClient;
}

namespace ink::ui {

class ErrorBanner;

/** The sender's answer to a recipient's question. Stays open until the service has accepted it. */
class AnswerDialog final : public QDialog
{
    Q_OBJECT
public:
    AnswerDialog(const domain::Question& question, QWidget* parent);

    /** Shows why the answer couldn't be sent. */
    void showError(const Error& error);

Q_SIGNALS:
    void sendRequested(const QString& text);

private:
    void retranslate();
    void check();
    void send();

    QLabel* m_intro;
    QLabel* m_question;
    QLabel* m_answerTitle;
    QPlainTextEdit* m_answer;
    ErrorBanner* m_error;
    QPushButton* m_send;
    QPushButton* m_cancel;
    bool m_isSending = false;
};

/**
 * Asks for the answer to a question of this document, and sends it with the client that `client` returns
 * then. `done` gets each response; with `isShown`, the dialog is open and shows its error. `parent` is the
 * dialog's; there are no calls after `context` is destroyed.
 */
void askForAnswer(const domain::Question& question, domain::DocumentId document,
                  const std::function<api::ApiClient*()>& client, QWidget* parent, QObject* context,
                  const std::function<void(const Result<void>& result, bool isShown)>& done);

} // namespace ink::ui
