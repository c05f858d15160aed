#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "app/pdf/suggest/suggest.h"

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** A suggested tag and its page. */
struct SuggestedTag
{
    domain::TagId id;  ///< among the suggestions of a document
    int pageIndex = 1; ///< 1-based across all files
    pdf::TagSuggestion what;
};

/** The changes of a draft when suggestions are accepted: tags without ids, and the recipients. */
struct SuggestionPlan
{
    QList<domain::Invitation> invitations;
    QList<domain::Tag> tags;
};

/** The owner of a suggested tag: the n-th signer in listed order, 1-based. Beyond the existing signers it is
 * a recipient who is still to be added. */
[[nodiscard]] int suggestedOwner(const domain::Document& document, const SuggestedTag& suggestion);
/** The resulting tag, with the suggestion's id and name. */
[[nodiscard]] domain::Tag makeTag(const domain::Document& document, const SuggestedTag& suggestion);
[[nodiscard]] SuggestionPlan planSuggestions(const domain::Document& document,
                                             const QList<SuggestedTag>& suggestions);

} // namespace ink::ui
