#pragma once

#include "app/base/result.h"
#include "app/domain/document/invitation.h"
#include "app/domain/history/questions.h"
#include "app/wire/questioncodec.h"

namespace ink::domain {
struct Document;
}

namespace ink::service::questions {

/** True if questions and answers may still be added to this document's history. */
[[nodiscard]] bool acceptsQuestions(const domain::Document& document);
/** True if this recipient can see the pages and the history is still open. */
[[nodiscard]] bool mayAsk(const domain::Document& document, const domain::Invitation& invitation);
/** The recipient's own questions, without data that only the sender may see. */
[[nodiscard]] QList<domain::Question> ownQuestions(const domain::Document& document,
                                                   const domain::Invitation& invitation);
/** The question in the form to be stored. Nothing when it repeats the last one, whose response was lost.
 * State when questions aren't possible now, RateLimit beyond `maxQuestionsPerHour`. */
[[nodiscard]] Result<std::optional<domain::Question>> checked(const domain::Document& document,
                                                              const domain::Invitation& invitation,
                                                              const wire::QuestionRequest& request,
                                                              Timestamp now);

} // namespace ink::service::questions
