#pragma once

#include "app/wire/questioncodec.h"

#include <QWidget>

class QPushButton;

namespace ink::workflow {
class InPersonSession;
}

namespace ink::ui {

class SigningQuestionDialog;
class PageView;
class ToneLabel;

/** Questions to the sender while signing in person: the button, and a notice when the sender has answered. */
class SigningQuestions final : public QWidget
{
    Q_OBJECT
public:
    SigningQuestions(workflow::InPersonSession& signing, PageView& view, QWidget* parent = nullptr);

    /** Opens the questions; hidden if there are none and none can be asked. */
    [[nodiscard]] QPushButton& button() { return *m_ask; }
    /** Clears the draft and the read state of the previous person. */
    void reset();

private:
    void updateState();
    void open();

    workflow::InPersonSession& m_signing;
    PageView& m_view;
    wire::QuestionRequest m_draft; ///< not sent yet
    qsizetype m_read = 0;          ///< answers that have been shown
    bool m_isOpen = false;         ///< the dialog is open
    QPushButton* m_ask;
    ToneLabel* m_answered;
    QPushButton* m_readAnswer;
};

} // namespace ink::ui
