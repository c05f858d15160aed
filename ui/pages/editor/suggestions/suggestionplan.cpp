#include "ui/pages/editor/suggestions/suggestionplan.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/values/tagoptions.h"
#include "ui/commands/tagcopies.h"

#include <QCoreApplication>

#include <algorithm>

namespace ink::ui {

namespace {

struct SuggestionWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::SuggestionPlan)
};

/** Sets formats, and allows only one of yes and no to be checked. */
void setStyle(domain::Tag& tag, const pdf::TagSuggestion& what)
{
    if (what.format == QLatin1String("iban"))
        tag.style.pattern = domain::textFormatPattern(domain::TextFieldFormat::Iban);
    else if (!what.format.isEmpty())
        tag.style.format = what.format;
    tag.style.fill = what.fill;
    tag.style.multiline = what.isMultiline;
    if (what.type == domain::TagType::Checkbox && !what.groupName.isEmpty()) tag.style.maxChosen = 1;
}

QList<int> signersOf(const QList<domain::Invitation>& invitations)
{
    QList<int> signers;
    for (qsizetype i = 0; i < invitations.size(); ++i)
        if (invitations.at(i).actionType == domain::ActionType::Signer)
            signers.append(static_cast<int>(i) + 1);
    return signers;
}

int ownerAmong(const QList<domain::Invitation>& invitations, int party)
{
    const QList<int> signers = signersOf(invitations);
    const int at = std::max(1, party);
    if (at <= signers.size()) return signers.at(at - 1);
    return static_cast<int>(invitations.size()) + at - static_cast<int>(signers.size());
}

/**
 * Returns whether the document already has the group of these buttons, because some were accepted earlier.
 */
bool goesOn(const domain::Document& document, const domain::Tag& tag, const QString& group)
{
    return std::any_of(document.tags.begin(), document.tags.end(), [&](const domain::Tag& other) {
        return other.groupName.compare(group, Qt::CaseInsensitive) == 0 && other.type == tag.type &&
               other.pageIndex == tag.pageIndex && other.invitationIndex == tag.invitationIndex;
    });
}

} // namespace

int suggestedOwner(const domain::Document& document, const SuggestedTag& suggestion)
{
    return ownerAmong(document.invitations, suggestion.what.recipient);
}

domain::Tag makeTag(const domain::Document& document, const SuggestedTag& suggestion)
{
    const pdf::TagSuggestion& what = suggestion.what;
    domain::Tag tag;
    tag.id = suggestion.id;
    tag.type = what.type;
    tag.name = what.name;
    tag.groupName = what.groupName;
    tag.pageIndex = suggestion.pageIndex;
    tag.invitationIndex = suggestedOwner(document, suggestion);
    tag.rect = what.rect;
    tag.isMandatory = what.isMandatory;
    setStyle(tag, what);
    return tag;
}

SuggestionPlan planSuggestions(const domain::Document& document, const QList<SuggestedTag>& suggestions)
{
    SuggestionPlan plan;
    plan.invitations = document.invitations;
    // In the order of parties, so that the second signer comes after the first.
    QList<SuggestedTag> byParty = suggestions;
    std::stable_sort(byParty.begin(), byParty.end(), [](const SuggestedTag& a, const SuggestedTag& b) {
        return a.what.recipient < b.what.recipient;
    });
    for (const SuggestedTag& suggestion : std::as_const(byParty))
        while (ownerAmong(plan.invitations, suggestion.what.recipient) > plan.invitations.size()) {
            domain::Invitation signer;
            const qsizetype number = signersOf(plan.invitations).size() + 1;
            const bool isNamed = number == suggestion.what.recipient && !suggestion.what.party.isEmpty();
            domain::setPlaceholderName(signer, isNamed ? suggestion.what.party
                                                       : SuggestionWords::tr("Signer %1").arg(number));
            if (!plan.invitations.isEmpty()) signer.sequence = plan.invitations.last().sequence;
            plan.invitations.append(signer);
        }
    domain::Document after = document;
    after.invitations = plan.invitations;
    TagCopier names(document);
    QHash<QString, QString> groups;
    for (const SuggestedTag& suggestion : suggestions) {
        const domain::Tag seen = makeTag(after, suggestion);
        domain::Tag tag =
            domain::makeTag(after, seen.type, seen.pageIndex, {}, seen.invitationIndex, windowLanguage());
        tag.name = names.reserveName(seen.name.isEmpty() ? tag.name : seen.name);
        tag.rect = seen.rect;
        tag.isMandatory = seen.isMandatory;
        setStyle(tag, suggestion.what);
        if (!seen.groupName.isEmpty()) {
            QString& group = groups[seen.groupName];
            if (group.isEmpty())
                group = goesOn(document, seen, seen.groupName) ? seen.groupName
                                                               : names.reserveGroup(seen.groupName);
            tag.groupName = group;
        }
        plan.tags.append(tag);
    }
    return plan;
}

} // namespace ink::ui
