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
    QString actor; ///< as the history names them
    QString text;
    bool operator==(const QuestionAnswer&) const = default;
};

/** A recipient's question or comment. Only the history keeps it: the pages that are sealed never show it. */
struct Question
{
    qint64 number = 0; ///< 1-based in its document
    Timestamp time{};
    QString actor; ///< as the history names them
    QString text;
    int pageIndex = 0; ///< joined over all files; 0 = about the whole document
    int left = 0;      ///< of the place on the page, in points from its top left
    int top = 0;
    QList<QuestionAnswer> answers;
    bool operator==(const Question&) const = default;
};

constexpr qsizetype maxQuestionLength = 2000; ///< of a question and of an answer, in UTF-16 units
// Number(maxQuestionsPerHour, questions): Questions of a recipient in an hour
// Index(maxQuestionsPerHour): Questions: how many, how long, and whose
constexpr int maxQuestionsPerHour = 10; ///< per recipient
constexpr qsizetype maxQuestions = 200; ///< of a document, answered or not
constexpr qsizetype maxAnswers = 20;    ///< to one question

/** The detail of the history entry that keeps a question. */
[[nodiscard]] Message questionDetail(const Question& question);
[[nodiscard]] Message answerDetail(qint64 number, const QString& text);

/** All questions of a history with their answers, the oldest first. */
[[nodiscard]] QList<Question> questionsOf(const QList<HistoryEntry>& history);
/** Returns whether this recipient asked: by their address, or by their name when they have none. */
[[nodiscard]] bool isAskedBy(const Question& question, const Invitation& invitation);
/** Counts the unanswered questions of every recipient (`Invitation::openQuestions`). */
void countOpenQuestions(Document& document);

} // namespace ink::domain
