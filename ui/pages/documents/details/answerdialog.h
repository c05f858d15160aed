#pragma once

#include "app/base/error.h"
#include "app/domain/history/questions.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

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

} // namespace ink::ui
