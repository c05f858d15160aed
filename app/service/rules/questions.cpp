// Questions of recipients and answers of the sender. Stored only in the history.
#include "app/service/rules/questions.h"

#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/amendment.h"
#include "app/service/core/lifecycle.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/requestchecks.h"

#include <algorithm>

namespace ink::service {

using domain::Invitation;
using domain::InvitationStatus;
using domain::Question;

namespace questions {

namespace {

Result<void> checkPlace(const domain::Document& document, const wire::QuestionRequest& request)
{
    if (request.pageIndex == 0) return {};
    const auto place = document.pageAt(request.pageIndex);
    if (!place.page) return fieldError(QStringLiteral("pageIndex"), reasons::questionPlaceOutside());
    if (request.left > place.page->size.width())
        return fieldError(QStringLiteral("left"), reasons::questionPlaceOutside());
    if (request.top > place.page->size.height())
        return fieldError(QStringLiteral("top"), reasons::questionPlaceOutside());
    return {};
}

} // namespace

// Index(acceptsQuestions): Questions: who may ask when, and who is notified
bool acceptsQuestions(const domain::Document& document)
{
    // The seal covers the history, which must not change during sealing.
    return document.type == domain::DocumentType::Document && !document.deleted &&
           document.status == domain::SigningStatus::InProgress && !lifecycle::isSealing(document);
}

bool canAsk(const domain::Document& document, const Invitation& invitation)
{
    const bool seesPages =
        domain::isOpen(invitation.status) || invitation.status == InvitationStatus::Finalized;
    return acceptsQuestions(document) && seesPages;
}

QList<Question> ownQuestions(const domain::Document& document, const Invitation& invitation)
{
    QList<Question> own = domain::questionsOf(document.histories);
    own.removeIf([&](const Question& each) { return !domain::isAskedBy(each, invitation); });
    for (Question& question : own) {
        question.actor.clear();
        for (domain::QuestionAnswer& answer : question.answers)
            answer.actor.clear();
    }
    return own;
}

Result<std::optional<Question>> checkQuestion(const domain::Document& document, const Invitation& invitation,
                                              const wire::QuestionRequest& request, Timestamp now)
{
    constexpr auto hour = std::chrono::hours(1);
    if (!acceptsQuestions(document)) return fail(ErrorCode::State, reasons::questionsClosed());
    if (!canAsk(document, invitation)) return fail(ErrorCode::State, reasons::questionsNotYet());
    const QString text = request.text.trimmed();
    if (text.isEmpty()) return fieldError(QStringLiteral("text"), reasons::questionNeeded());
    INK_TRY(checkPlace(document, request));
    const QList<Question> all = domain::questionsOf(document.histories);
    QList<Question> recent = all;
    recent.removeIf([&](const Question& each) {
        return each.time + hour <= now || !domain::isAskedBy(each, invitation);
    });
    Question question{all.size() + 1, now, domain::actorOf(invitation), text, request.pageIndex, request.left,
                      request.top,    {}};
    if (!recent.isEmpty()) {
        const Question& last = recent.constLast();
        if (last.answers.isEmpty() && last.text == question.text && last.pageIndex == question.pageIndex &&
            last.left == question.left && last.top == question.top)
            return std::nullopt;
    }
    if (recent.size() >= domain::maxQuestionsPerHour) {
        auto refused =
            fail(ErrorCode::RateLimit, reasons::questionsTooOften(qint64{domain::maxQuestionsPerHour}));
        refused.value().retryAfterMs = static_cast<int>((recent.constFirst().time + hour - now).count());
        return refused;
    }
    if (all.size() >= domain::maxQuestions)
        return fail(ErrorCode::State, reasons::questionsTooMany(qint64{domain::maxQuestions}));
    return question;
}

} // namespace questions

} // namespace ink::service
