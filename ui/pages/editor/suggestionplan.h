#pragma once

#include "app/domain/document.h"
#include "app/pdf/suggest/suggest.h"

namespace ink::ui {

/** A place of a document that asks for a tag. */
struct SuggestedTag
{
    domain::TagId id;  ///< among the suggestions of a document
    int pageIndex = 1; ///< 1-based over all files
    pdf::TagSuggestion what;
};

/** The changes to a draft when suggestions are accepted: tags without ids, and who takes part then. */
struct SuggestionPlan
{
    QList<domain::Invitation> invitations;
    QList<domain::Tag> tags;
};

/** The owner of a suggested tag: the n-th signer, in the order in which they are listed; 1-based. Beyond
 * the signers that are there it is a recipient who is still to come. */
[[nodiscard]] int suggestedOwner(const domain::Document& document, const SuggestedTag& suggestion);
/** The tag as it would be, with the suggestion's id and name. */
[[nodiscard]] domain::Tag suggestedTag(const domain::Document& document, const SuggestedTag& suggestion);
[[nodiscard]] SuggestionPlan planSuggestions(const domain::Document& document,
                                             const QList<SuggestedTag>& suggestions);

} // namespace ink::ui
