#include "app/domain/history/questions.h"

#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "app/domain/history/reasons.h"

#include <algorithm>

namespace ink::domain {

namespace {

qint64 numberIn(const Message& detail, qsizetype gap)
{
    Q_ASSERT(gap >= 1);
    return detail.args().value(gap - 1).toLongLong();
}

} // namespace

Message questionDetail(const Question& question)
{
    if (question.pageIndex == 0) return reasons::historyQuestion(question.text);
    return reasons::historyQuestionAt(question.pageIndex, question.left, question.top, question.text);
}

Message answerDetail(qint64 number, const QString& text)
{
    return reasons::historyAnswer(number, text);
}

QList<Question> questionsOf(const QList<HistoryEntry>& history)
{
    QList<Question> questions;
    for (const HistoryEntry& entry : history) {
        if (entry.event != HistoryEvent::QuestionAsked && entry.event != HistoryEvent::QuestionAnswered)
            continue;
        const Message detail = historyDetail(entry);
        if (detail.is(reason::historyAnswer)) {
            const qint64 number = numberIn(detail, 1);
            if (number >= 1 && number <= questions.size())
                questions[number - 1].answers.append({entry.time, entry.actor, detail.argumentText(2)});
            continue;
        }
        Question question;
        question.number = questions.size() + 1;
        question.time = entry.time;
        question.actor = entry.actor;
        question.text = entry.detail;
        if (detail.is(reason::historyQuestion)) {
            question.text = detail.argumentText(1);
        } else if (detail.is(reason::historyQuestionAt)) {
            question.pageIndex = static_cast<int>(numberIn(detail, 1));
            question.left = static_cast<int>(numberIn(detail, 2));
            question.top = static_cast<int>(numberIn(detail, 3));
            question.text = detail.argumentText(4);
        }
        questions.append(question);
        Q_ASSERT(questions.constLast().number == questions.size());
    }
    return questions;
}

bool isAskedBy(const Question& question, const Invitation& invitation)
{
    if (invitation.recipientEmail.isEmpty()) return question.actor == actorOf(invitation);
    return question.actor.endsWith(QStringLiteral("<%1>").arg(invitation.recipientEmail),
                                   Qt::CaseInsensitive) ||
           question.actor.compare(invitation.recipientEmail, Qt::CaseInsensitive) == 0;
}

void countOpenQuestions(Document& document)
{
    const QList<Question> questions = questionsOf(document.histories);
    for (Invitation& invitation : document.invitations)
        invitation.openQuestions =
            static_cast<int>(std::count_if(questions.begin(), questions.end(), [&](const Question& each) {
                return each.answers.isEmpty() && isAskedBy(each, invitation);
            }));
}

} // namespace ink::domain
