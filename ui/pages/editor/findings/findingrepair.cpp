#include "ui/pages/editor/findings/findingrepair.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/logic/tagreferences.h"
#include "ui/commands/addtags.h"
#include "ui/commands/assigninvitation.h"
#include "ui/commands/mergerecipients.h"
#include "ui/commands/removetags.h"
#include "ui/commands/setinvitations.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/settagrects.h"
#include "ui/models/isolated.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace ink::ui {

using domain::Document;
using domain::Finding;
using domain::PageRect;
using domain::Tag;
using FindingKind = Finding::Kind;

namespace {

struct RepairWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::FindingRepair)
};

using Command = std::unique_ptr<QUndoCommand>;

FindingRepair moving(const Tag& tag, int pageIndex, const PageRect& rect, const QString& words)
{
    return {words, [id = tag.id, pageIndex, rect, words](DraftTarget& target) -> Command {
                return std::make_unique<SetTagRects>(
                    target, QHash<domain::TagId, TagGeometry>{{id, {pageIndex, rect}}}, words);
            }};
}

FindingRepair changing(const Tag& tag, const QString& property, const QString& words,
                       const std::function<void(Tag&)>& change)
{
    return {words, [id = tag.id, property, words, change](DraftTarget& target) -> Command {
                return std::make_unique<SetTagProperties>(target, QList{id}, property, change, words);
            }};
}

/** Moves a tag out of the margin that printers need. */
std::optional<FindingRepair> moveInside(const Document& document, const Tag& tag)
{
    const auto place = document.pageAt(tag.pageIndex);
    if (!place.page) return std::nullopt;
    const QSizeF size = place.page->size;
    PageRect rect = domain::clampedTo(tag.rect, size);
    const int right = static_cast<int>(size.width()) - pdf::printMargin;
    const int bottom = static_cast<int>(size.height()) - pdf::printMargin;
    rect.width = std::min(rect.width, right - pdf::printMargin);
    rect.height = std::min(rect.height, bottom - pdf::printMargin);
    rect.left = std::clamp(rect.left, pdf::printMargin, right - rect.width);
    rect.top = std::clamp(rect.top, pdf::printMargin, bottom - rect.height);
    if (rect == tag.rect) return std::nullopt;
    return moving(tag, tag.pageIndex, rect, RepairWords::tr("Move onto the page"));
}

std::optional<FindingRepair> enlarge(const Document& document, const Tag& tag)
{
    const auto place = document.pageAt(tag.pageIndex);
    if (!place.page) return std::nullopt;
    const QSize usual = domain::defaultTagSize(tag.type);
    PageRect rect = tag.rect;
    if (rect.width < domain::minimumTagExtent) rect.width = usual.width();
    if (rect.height < domain::minimumTagExtent) rect.height = usual.height();
    return moving(tag, tag.pageIndex, domain::clampedTo(rect, place.page->size),
                  RepairWords::tr("Use the default size"));
}

/** Adds a signature at the bottom of the last page, or to the right of an existing one. */
std::optional<FindingRepair> addSignature(const Document& document, qsizetype invitation,
                                          const pdf::TextAreasByFile& textAreas)
{
    if (invitation < 0 || invitation >= document.invitations.size() || document.pageCount() == 0)
        return std::nullopt;
    int page = document.pageCount();
    for (const Tag& tag : document.tags) // the last page on which other recipients sign
        if (domain::isSignatureLike(tag.type) && document.pageAt(tag.pageIndex).page) page = tag.pageIndex;
    const auto place = document.pageAt(page);
    QList<PageRect> taken;
    for (const Tag& tag : document.tags)
        if (tag.pageIndex == page) taken.append(tag.rect);
    pdf::TextAreas areas;
    areas.size = place.page->size;
    const QList<pdf::TextAreas> known = textAreas.value(place.file->id);
    if (place.indexInFile >= 1 && place.indexInFile <= known.size()) areas = known.at(place.indexInFile - 1);
    const QSize size = domain::defaultTagSize(domain::TagType::Signature);
    const auto free = pdf::findFreeRect(areas, taken, size);
    if (!free) return std::nullopt;
    return FindingRepair{
        RepairWords::tr("Add a signature field on page %1").arg(page),
        [page, rect = *free, invitation](DraftTarget& target) -> Command {
            Tag tag = domain::makeTag(target.document(), domain::TagType::Signature, page,
                                      QRectF(rect.left, rect.top, rect.width, rect.height).center(),
                                      static_cast<int>(invitation) + 1, windowLanguage());
            tag.id = target.nextTagId();
            tag.rect = rect;
            return std::make_unique<AddTags>(target, QList{tag}, RepairWords::tr("Add a signature field"));
        }};
}

FindingRepair renumber(const Document& document)
{
    QList<domain::Invitation> invitations = document.invitations;
    std::set<int> used;
    for (const domain::Invitation& invitation : invitations)
        used.insert(invitation.sequence);
    QList<int> origins;
    for (domain::Invitation& invitation : invitations) {
        invitation.sequence =
            1 + static_cast<int>(std::distance(used.begin(), used.find(invitation.sequence)));
        origins.append(static_cast<int>(origins.size()) + 1);
    }
    return {RepairWords::tr("Renumber the steps"), [invitations, origins](DraftTarget& target) -> Command {
                return std::make_unique<SetInvitations>(target, invitations, origins,
                                                        RepairWords::tr("Renumber the steps"));
            }};
}

std::optional<FindingRepair> merge(const Document& document, qsizetype goes)
{
    if (goes < 1 || goes >= document.invitations.size()) return std::nullopt;
    const domain::Invitation& twin = document.invitations.at(goes);
    for (qsizetype i = 0; i < goes; ++i) {
        const domain::Invitation& other = document.invitations.at(i);
        const bool same = other.recipientEmail.compare(twin.recipientEmail, Qt::CaseInsensitive) == 0 &&
                          other.actionType == twin.actionType && other.hostedSigners == twin.hostedSigners &&
                          (twin.recipientName.isEmpty() ||
                           other.recipientName.compare(twin.recipientName, Qt::CaseInsensitive) == 0);
        if (!same) continue;
        const int stays = static_cast<int>(i) + 1;
        const int gone = static_cast<int>(goes) + 1;
        return FindingRepair{RepairWords::tr("Merge the two recipients"),
                             [stays, gone](DraftTarget& target) -> Command {
                                 return std::make_unique<MergeRecipients>(target, stays, gone);
                             }};
    }
    return std::nullopt;
}

std::optional<FindingRepair> onlyOwner(const Document& document, const Tag& tag)
{
    int owner = 0;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        if (!domain::canOwnTags(document.invitations.at(i).actionType)) continue;
        if (owner > 0) return std::nullopt;
        owner = static_cast<int>(i) + 1;
    }
    if (owner == 0) return std::nullopt;
    const QString name = document.invitations.at(owner - 1).recipientName;
    return FindingRepair{name.isEmpty() ? RepairWords::tr("Assign to the signer")
                                        : RepairWords::tr("Assign to %1").arg(isolated(name)),
                         [id = tag.id, owner](DraftTarget& target) -> Command {
                             return std::make_unique<AssignInvitation>(target, QList{id}, owner);
                         }};
}

FindingRepair removing(const Tag& tag, const QString& words)
{
    return {words, [id = tag.id, words](DraftTarget& target) -> Command {
                return std::make_unique<RemoveTags>(target, QList{id}, words);
            }};
}

/** Removes a duplicate of a tag at the same position. */
std::optional<FindingRepair> removeDouble(const Document& document, qsizetype index)
{
    const Tag& tag = document.tags.at(index);
    const bool isDouble =
        std::any_of(document.tags.begin(), document.tags.begin() + index, [&tag](const Tag& other) {
            return other.type == tag.type && other.pageIndex == tag.pageIndex && other.rect == tag.rect &&
                   other.invitationIndex == tag.invitationIndex;
        });
    if (!isDouble) return std::nullopt;
    return removing(tag, RepairWords::tr("Remove the duplicate"));
}

std::optional<FindingRepair> ofTag(const Document& document, const Finding& finding)
{
    const Tag& tag = document.tags.at(finding.tagIndex);
    switch (finding.kind) {
    case FindingKind::TagOutsidePage:
    case FindingKind::TagInMargin:
        return moveInside(document, tag);
    case FindingKind::TagTooSmall:
        return enlarge(document, tag);
    case FindingKind::TagOnMissingPage:
        return removing(tag, RepairWords::tr("Remove"));
    case FindingKind::TagWithoutRecipient:
        return onlyOwner(document, tag);
    case FindingKind::TagsOverlap:
        return removeDouble(document, finding.tagIndex);
    case FindingKind::DuplicateTagName: {
        const QString name = freeTagName(document, tag.name);
        return changing(tag, QStringLiteral("name"), RepairWords::tr("Rename to “%1”").arg(isolated(name)),
                        [name](Tag& changed) { changed.name = name; });
    }
    case FindingKind::ConditionOnMissingTag:
        if (!domain::droppedCondition(tag).isEmpty())
            return changing(tag, QStringLiteral("condition"), RepairWords::tr("Remove the condition"),
                            [](Tag& changed) { domain::clearDroppedCondition(changed); });
        [[fallthrough]];
    case FindingKind::ConditionCycle:
        return changing(tag, QStringLiteral("condition"), RepairWords::tr("Always show"),
                        [](Tag& changed) { changed.style.condition.reset(); });
    case FindingKind::FormulaOnMissingTag:
        if (domain::droppedFormula(tag).isEmpty()) return std::nullopt;
        return changing(tag, QStringLiteral("formula"), RepairWords::tr("Remove the formula"),
                        [](Tag& changed) { domain::clearDroppedFormula(changed); });
    case FindingKind::UnreachableMandatory:
        if (!tag.isMandatory)
            return changing(tag, QStringLiteral("condition"), RepairWords::tr("Always show"),
                            [](Tag& changed) { changed.style.condition.reset(); });
        return changing(tag, QStringLiteral("mandatory"), RepairWords::tr("Make optional"),
                        [](Tag& changed) { changed.isMandatory = false; });
    case FindingKind::BadDefault:
        if (tag.type == domain::TagType::Note) return removing(tag, RepairWords::tr("Remove"));
        if (finding.field.endsWith(QLatin1String("formula")))
            return std::nullopt; // it is unknown which one is wrong
        return changing(tag, QStringLiteral("text"), RepairWords::tr("Clear the value"),
                        [](Tag& changed) { changed.text.clear(); });
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<FindingRepair> findRepair(const Document& document, const Finding& finding,
                                        const pdf::TextAreasByFile& textAreas)
{
    if (finding.tagIndex >= 0 && finding.tagIndex < document.tags.size()) return ofTag(document, finding);
    switch (finding.kind) {
    case FindingKind::SequenceGap:
        return renumber(document);
    case FindingKind::SignerWithoutSignature:
        // Hosted signers need a tag that shows their name.
        if (finding.field.endsWith(QLatin1StringView("hostedSigners"))) return std::nullopt;
        return addSignature(document, finding.invitationIndex, textAreas);
    case FindingKind::DuplicateEmail:
        return merge(document, finding.invitationIndex);
    default:
        return std::nullopt;
    }
}

} // namespace ink::ui
