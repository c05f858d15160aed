#pragma once

#include "app/base/clock.h"
#include "app/domain/history/questions.h"

#include <QWidget>

namespace ink::ui {

class RelativeTimeLabels;

/** A recipient's question with its answers, and buttons to answer it and to show its position on the page. */
class QuestionRow final : public QWidget
{
    Q_OBJECT
public:
    QuestionRow(const domain::Question& question, bool canAnswer, RelativeTimeLabels& timely,
                const Clock& clock, QWidget* parent = nullptr);

Q_SIGNALS:
    void answerRequested();
    void positionRequested();
};

} // namespace ink::ui
