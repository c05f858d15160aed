#include "app/wire/questioncodec.h"

#include "app/domain/document/documentfields.h"
#include "app/wire/documentparts.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

void readText(ObjectReader& r, QString& text)
{
    r.read(text, r.string({"text"_L1}, maxQuestionLength));
    if (text.trimmed().isEmpty()) r.addIssue({"text"_L1}, reasons::isNeeded());
}

} // namespace

QJsonObject toJson(const Question& question)
{
    QJsonArray answers;
    for (const QuestionAnswer& answer : question.answers) {
        QJsonObject o{{"time"_L1, milliseconds(answer.time)}, {"text"_L1, answer.text}};
        putText(o, "answeredBy"_L1, answer.actor);
        answers.append(o);
    }
    QJsonObject o{{"number"_L1, question.number},
                  {"time"_L1, milliseconds(question.time)},
                  {"text"_L1, question.text},
                  {"answers"_L1, answers}};
    putText(o, "askedBy"_L1, question.actor);
    if (question.pageIndex > 0) {
        o.insert("pageIndex"_L1, question.pageIndex);
        o.insert("left"_L1, question.left);
        o.insert("top"_L1, question.top);
    }
    return o;
}

Question readQuestion(ObjectReader& r)
{
    Question question;
    r.read(question.number, r.integer({"number"_L1}, 1));
    r.read(question.time, r.time({"time"_L1}));
    r.read(question.actor, r.string({"askedBy"_L1}));
    r.read(question.text, r.string({"text"_L1}));
    r.read(question.pageIndex, r.int32({"pageIndex"_L1}, 0));
    r.read(question.left, r.int32({"left"_L1}, 0, maxCoordinate));
    r.read(question.top, r.int32({"top"_L1}, 0, maxCoordinate));
    r.readObjects({"answers"_L1}, maxAnswers, [&](ObjectReader& a, qsizetype) {
        QuestionAnswer answer;
        a.read(answer.time, a.time({"time"_L1}));
        a.read(answer.actor, a.string({"answeredBy"_L1}));
        a.read(answer.text, a.string({"text"_L1}));
        question.answers.append(answer);
    });
    return question;
}

QJsonObject toJson(const QuestionRequest& request)
{
    QJsonObject o{{"text"_L1, request.text}};
    if (request.pageIndex > 0) {
        o.insert("pageIndex"_L1, request.pageIndex);
        o.insert("left"_L1, request.left);
        o.insert("top"_L1, request.top);
    }
    return o;
}

Result<QuestionRequest> questionRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        QuestionRequest request;
        readText(r, request.text);
        r.read(request.pageIndex, r.int32({"pageIndex"_L1}, 1));
        r.read(request.left, r.int32({"left"_L1}, 0, maxCoordinate));
        r.read(request.top, r.int32({"top"_L1}, 0, maxCoordinate));
        return request;
    });
}

Result<QString> answerRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        QString text; // a missing text is reported once the question is known
        r.read(text, r.string({"text"_L1}, maxQuestionLength));
        return text;
    });
}

Result<QStringList> copyRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        QStringList to;
        r.read(to, r.strings({"to"_L1}));
        return to;
    });
}

} // namespace ink::wire
