#pragma once

#include "app/base/result.h"
#include "app/domain/document/invitation.h"
#include "app/domain/history/questions.h"
#include "app/wire/questioncodec.h"

namespace ink::domain {
struct Document;
}

namespace ink::service::questions {

/** Returns whether questions and answers may still be added to this document's history. */
[[nodiscard]] bool acceptsQuestions(const domain::Document& document);
/** Returns whether this recipient can see the pages and the history is still open. */
[[nodiscard]] bool canAsk(const domain::Document& document, const domain::Invitation& invitation);
/** Returns the recipient's own questions, without data that only the sender may see. */
[[nodiscard]] QList<domain::Question> ownQuestions(const domain::Document& document,
                                                   const domain::Invitation& invitation);
/** Returns the question in the form to be stored; nullopt if it repeats the last question because the
 * response was lost. State error if questions aren't possible now, RateLimit beyond `maxQuestionsPerHour`. */
[[nodiscard]] Result<std::optional<domain::Question>> checkQuestion(const domain::Document& document,
                                                                    const domain::Invitation& invitation,
                                                                    const wire::QuestionRequest& request,
                                                                    Timestamp now);

} // namespace ink::service::questions
