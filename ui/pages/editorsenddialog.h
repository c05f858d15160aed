#pragma once

#include "app/domain/document.h"
#include "app/workflow/senddocument.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QUndoStack;

namespace ink::ui {

class DraftTarget;
class ErrorBanner;

/** Names who gets what and when, then sends, with progress and Retry. Open it with open(). */
class EditorSendDialog final : public QDialog
{
    Q_OBJECT
public:
    EditorSendDialog(workflow::Session& session, workflow::DraftEditor& editor, DraftTarget& target,
                     QUndoStack& stack, const QString& notice, QWidget* parent = nullptr);

    void reject() override;

Q_SIGNALS:
    void sent(ink::domain::DocumentId document);

private:
    [[nodiscard]] QWidget* makeOrder(const domain::Document& document);
    void send();
    void showStep();

    DraftTarget& m_target;
    QUndoStack& m_stack;
    workflow::SendDocument m_send;
    ErrorBanner* m_error;
    QPlainTextEdit* m_message;
    QSpinBox* m_expire;
    QCheckBox* m_signatures;
    QProgressBar* m_progress;
    QLabel* m_step;
    QPushButton* m_sendButton;
    QPushButton* m_cancelButton;
};

} // namespace ink::ui
