#pragma once

#include "app/domain/history/questions.h"
#include "app/wire/questioncodec.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace ink::workflow {
class InPersonSession;
}

namespace ink::ui {

class ContentScroll;
class ErrorBanner;
class PageView;
class QuietLabel;
class ToneLabel;

/** The questions of a person who signs in person: those asked so far with the sender's answers, and a new
 * one, about the whole document or a position on a page. */
class SigningQuestionDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `view` displays the pages; marking a position begins in the middle of its visible part. */
    SigningQuestionDialog(workflow::InPersonSession& signing, PageView& view, QWidget* parent);

    /** Returns the question that is being written. */
    [[nodiscard]] wire::QuestionRequest draft() const;
    void setDraft(const wire::QuestionRequest& draft);

Q_SIGNALS:
    void sent();

private:
    void layOut();
    void retranslate();
    /** Shows the questions and whether another one can be asked; closes when signing has ended. */
    void updateQuestions();
    [[nodiscard]] QString senderName() const; ///< for display; empty if it is unknown
    void showQuestions();
    [[nodiscard]] QWidget* makeRow(const domain::Question& question);
    void showPlace();
    void choosePosition();
    void showPlaceOf(const domain::Question& question);
    void check();
    void send();

    workflow::InPersonSession& m_signing;
    PageView& m_view;
    QList<domain::Question> m_questions; ///< as shown
    wire::QuestionRequest m_place;       ///< only its position is used
    bool m_isSending = false;
    ContentScroll* m_scroll;
    QuietLabel* m_intro;
    QVBoxLayout* m_list = nullptr;
    QWidget* m_new;
    QLabel* m_textTitle;
    QPlainTextEdit* m_text;
    QPushButton* m_mark;
    QPushButton* m_unmark;
    ToneLabel* m_sent;
    ToneLabel* m_fault;
    ErrorBanner* m_error;
    QPushButton* m_send;
    QPushButton* m_close;
};

} // namespace ink::ui
