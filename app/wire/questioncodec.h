#pragma once

#include "app/base/result.h"
#include "app/domain/history/questions.h"

#include <QJsonObject>

namespace ink::wire {

class ObjectReader;

/** `{"number","time","askedBy","text","pageIndex","left","top","answers":[{"time","answeredBy","text"}]}`;
 * without a position for a question about the whole document. */
[[nodiscard]] QJsonObject toJson(const domain::Question& question);
[[nodiscard]] domain::Question readQuestion(ObjectReader& reader);

/** `POST /sign/{GUID}/questions`: `{"text":"…","pageIndex":1,"left":100,"top":200}`; the position is
 * optional. */
struct QuestionRequest
{
    QString text;
    int pageIndex = 0; ///< 0 = about the whole document
    int left = 0;
    int top = 0;
    bool operator==(const QuestionRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const QuestionRequest& request);
[[nodiscard]] Result<QuestionRequest> questionRequestFromJson(const QJsonObject& object);

/** `POST /v1/documents/{docID}/questions/{number}/answers`: `{"text":"…"}`. */
[[nodiscard]] Result<QString> answerRequestFromJson(const QJsonObject& object);

/** `POST /v1/documents/{docID}/signedCopy`: `{"to":["…"]}`. The addresses aren't checked. */
[[nodiscard]] Result<QStringList> copyRequestFromJson(const QJsonObject& object);

} // namespace ink::wire
