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
[[nodiscard]] bool isOpenForWords(const domain::Document& document);
/** True if this recipient can see the pages and the history is still open. */
[[nodiscard]] bool mayAsk(const domain::Document& document, const domain::Invitation& invitation);
/** The recipient's own questions, without the data for the sender only. */
[[nodiscard]] QList<domain::Question> ownQuestions(const domain::Document& document,
                                                   const domain::Invitation& invitation);
/**
 * The question as it is to be kept. Nothing when it is the last one again, whose answer was lost on the way.
 * State when questions aren't possible now, RateLimit beyond `maxQuestionsPerHour`.
 */
[[nodiscard]] Result<std::optional<domain::Question>> checked(const domain::Document& document,
                                                              const domain::Invitation& invitation,
                                                              const wire::QuestionRequest& request,
                                                              Timestamp now);

} // namespace ink::service::questions
