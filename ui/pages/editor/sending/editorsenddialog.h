#pragma once

#include "app/workflow/drafts/documentsender.h"
#include "app/workflow/session/absences.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QDateTimeEdit;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QUndoStack;
class QVBoxLayout;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class CountBox;
class DraftTarget;
class ErrorBanner;
class FileVisibilityPanel;
class Fold;
class FormField;

/** Summarizes the recipients and the schedule, then sends, with progress and Retry. Open it with open(). */
class EditorSendDialog final : public QDialog
{
    Q_OBJECT
public:
    /** Returns a notice about the document in the current language; empty = none. */
    using Notice = std::function<QString()>;
    EditorSendDialog(workflow::Session& session, workflow::DraftEditor& editor, DraftTarget& target,
                     QUndoStack& stack, Notice notice, QWidget* parent = nullptr);

    /** Offers to send the document when the server can be reached: as the only option, or as a fallback. */
    void offerLater(bool only, std::function<void()> later);
    void reject() override;

Q_SIGNALS:
    void sent(ink::domain::DocumentId document);
    /** Emitted when sending was scheduled, or its schedule was cancelled. */
    void scheduled(ink::domain::DocumentId document, bool isPlanned);
    void settingsRequested(); ///< the email and link settings should be shown; the dialog is closed

private:
    void retranslate();
    void showSpending();
    void updateStepText();
    [[nodiscard]] QWidget* makeOrder(const domain::Document& document);
    void updateOptions();
    /** Returns whether the sender's name is known; otherwise asks for it. */
    bool isSenderKnown();
    void applyDetails();
    void saveSenderName();
    void send();
    void sendLater();
    void showStep();
    void makeSchedule(const domain::Document& document);
    void showSchedule();

    workflow::Session& m_session;
    DraftTarget& m_target;
    QUndoStack& m_stack;
    workflow::DocumentSender m_send;
    workflow::Absences m_absences;
    Notice m_notice;
    QLabel* m_title;
    QLabel* m_explain;
    ErrorBanner* m_error;
    QLabel* m_orderTitle;
    QVBoxLayout* m_order;
    Fold* m_options = nullptr; ///< rarely changed options
    FileVisibilityPanel* m_visibility;
    QLabel* m_subjectTitle;
    QLineEdit* m_subject;
    QLabel* m_messageTitle;
    QPlainTextEdit* m_message;
    QLabel* m_languageLabel;
    QComboBox* m_language; ///< for recipients whose language isn't set
    QLabel* m_expireLabel;
    CountBox* m_expire;
    QLabel* m_remindLabel;
    CountBox* m_remind;
    QLabel* m_remindersLabel;
    QSpinBox* m_reminders;
    QCheckBox* m_signatures;
    QCheckBox* m_atTime; ///< lets the service send the document automatically later
    QDateTimeEdit* m_time;
    QLabel* m_warning;
    QLabel* m_reach;     ///< recipients who can't be notified, and the alternative
    QLabel* m_reachNote; ///< states how recipients are notified
    QLabel* m_spending;  ///< shown when most of the spending limit is used once this is sent
    std::function<QString()> m_spendText;
    QPushButton* m_settings;
    FormField* m_sender; ///< the person's name, while the account has none
    QProgressBar* m_progress;
    QLabel* m_step;
    QPushButton* m_sendButton;
    QPushButton* m_cancelButton;
    QPushButton* m_laterButton;
    QPushButton* m_unplanButton; ///< cancels the scheduled sending
    std::function<void()> m_later;
    bool m_onlyLater = false;
};

} // namespace ink::ui
