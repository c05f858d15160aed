#pragma once

#include "app/base/result.h"
#include "app/domain/history/questions.h"

#include <QObject>
#include <QWidget>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {
class Session;
}

namespace ink::ui {

/** Answers recipients' questions about a document, and shows the places that they refer to. */
class QuestionActions final : public QObject
{
    Q_OBJECT
public:
    QuestionActions(workflow::Session& session, QWidget* window);

    /** Asks for the answer and sends it; a failure is shown where the answer was entered. */
    void answer(const domain::Document& document, const domain::Question& question);
    /** Shows the page; does nothing when the document has no such page. */
    void showPlace(const domain::Document& document, const domain::Question& question);

Q_SIGNALS:
    /** An answer was sent or rejected: the document may have changed. */
    void ended();
    void answered();
    /** It was rejected after the dialog was closed. */
    void failed(const ink::Error& error);

private:
    workflow::Session& m_session;
    QWidget* m_window;
};

} // namespace ink::ui
