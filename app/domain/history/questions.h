#pragma once

#include "app/domain/document/historyentry.h"
#include "app/domain/document/invitation.h"

#include <QList>
#include <QString>

namespace ink::domain {

struct Document;

/** The sender's answer to a question. */
struct QuestionAnswer
{
    Timestamp time{};
    QString actor; ///< as named in the history
    QString text;
    bool operator==(const QuestionAnswer&) const = default;
};

/** A recipient's question or comment. Stored only in the history: the sealed pages never show it. */
struct Question
{
    qint64 number = 0; ///< 1-based in its document
    Timestamp time{};
    QString actor; ///< as named in the history
    QString text;
    int pageIndex = 0; ///< 1-based, across all files; 0 = the whole document
    int left = 0;      ///< position on the page, in points from its top left
    int top = 0;
    QList<QuestionAnswer> answers;
    bool operator==(const Question&) const = default;
};

constexpr qsizetype maxQuestionLength = 2000; ///< maximum for a question or answer, in UTF-16 code units
// Number(maxQuestionsPerHour, questions): Questions of a recipient in an hour
// Index(maxQuestionsPerHour): Questions: how many, how long, and whose
constexpr int maxQuestionsPerHour = 10; ///< per recipient
constexpr qsizetype maxQuestions = 200; ///< per document, answered or not
constexpr qsizetype maxAnswers = 20;    ///< per question

/** The detail of the history entry that stores a question. */
[[nodiscard]] Message questionDetail(const Question& question);
[[nodiscard]] Message answerDetail(qint64 number, const QString& text);

/** All questions in a history with their answers, oldest first. */
[[nodiscard]] QList<Question> questionsOf(const QList<HistoryEntry>& history);
/** Returns whether this recipient asked the question: compares the email addresses, or the names of
 * recipients without an address. */
[[nodiscard]] bool isAskedBy(const Question& question, const Invitation& invitation);
/** Counts the unanswered questions of every recipient (`Invitation::openQuestions`). */
void countOpenQuestions(Document& document);

} // namespace ink::domain
