#include "app/service/rules/signervalues.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/validation.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/service/rules/reasons.h"

#include <algorithm>

namespace ink::service::signervalues {

using domain::Document;
using domain::Tag;
using domain::TagType;

namespace {

/** Returns whether this is a free signature of this invitation or, for a host, of the hosted signer with this
 * number. */
bool isFreeOf(const Tag& tag, int invitationIndex, int hosted)
{
    return isPlacedBySigner(tag) && tag.invitationIndex == invitationIndex &&
           tag.facts.hostedSigner == hosted;
}

bool takesPicture(const Tag& tag)
{
    return domain::isSignatureLike(tag.type);
}

/** Collects the faults of one value. Writes nothing. */
void check(const Document& document, const QHash<domain::TagId, qsizetype>& places,
           const QList<bool>& writable, int invitationIndex, const wire::SignerValues& values,
           qsizetype index, const ContentCheck& content, QList<FieldIssue>& issues)
{
    const wire::SignerValue& value = values.values.at(index);
    const QString path = QStringLiteral("values[%1]").arg(index);
    const auto place = places.constFind(value.id);
    if (place == places.constEnd() || !writable.at(*place)) {
        issues.append({path + QStringLiteral(".id"), reasons::notYourField()});
        return;
    }
    const Tag& tag = document.tags.at(*place);
    if (tag.type == TagType::Attachment) { // the file is uploaded and removed with separate requests
        if (value.text != tag.text || (!value.image.isEmpty() && value.image != tag.image))
            issues.append({path + QStringLiteral(".text"), reasons::fieldTakesFile(tag.name)});
        return;
    }
    const bool own = tag.invitationIndex == invitationIndex;
    if (own && !isFillable(tag)) {
        if (value.text != tag.text || (!value.image.isEmpty() && value.image != tag.image))
            issues.append({path + QStringLiteral(".id"), reasons::fieldCannotBeChanged(tag.name)});
        return;
    }
    if (domain::lengthOf(value.text) > maxValueLength || value.text.contains(QChar(u'\0')))
        issues.append({path + QStringLiteral(".text"),
                       reasons::fieldValueTooLong(Message::literal(tag.name), maxValueLength)});
    const bool written = !takesPicture(tag) && !isToggle(tag.type) && tag.type != TagType::MaskedText;
    if (const QList<char32_t>& missing = content.characters.at(index);
        written && value.text != tag.text && !missing.isEmpty())
        issues.append(
            {path + QStringLiteral(".text"), pdf::missingGlyphsReason(Message::literal(tag.name), missing)});
    if (value.image.isEmpty() || value.image == tag.image) return;
    if (!takesPicture(tag)) {
        issues.append({path + QStringLiteral(".image"), reasons::fieldTakesNoPicture(tag.name)});
    } else if (const Message& fault = content.pictureFaults.at(index); !fault.isEmpty()) {
        issues.append({path + QStringLiteral(".image"), fault});
    }
}

void write(Document& document, Tag& tag, const wire::SignerValue& value)
{
    tag.text = value.text;
    if (takesPicture(tag)) tag.image = value.image;
    const bool chosen = tag.type == TagType::Radio && !tag.groupName.isEmpty() && domain::isChecked(tag);
    if (!chosen) return;
    for (Tag& other : document.tags) {
        if (&other == &tag || other.type != TagType::Radio || other.invitationIndex != tag.invitationIndex)
            continue;
        if (domain::isSameText(other.groupName, tag.groupName)) other.text = QStringLiteral("false");
    }
}

tl::unexpected<Error> tooMuchText()
{
    const Message sentence = reasons::tooMuchText(maxTextOfDocument);
    auto failed = failField(ErrorCode::Validation, QStringLiteral("values"), sentence);
    failed.value().reason = QStringLiteral("too_much_text");
    failed.value().args = {{QStringLiteral("characters"), qint64(maxTextOfDocument)}};
    return failed;
}

/** Replaces this signer's free signatures. If there are no new ones, the old ones stay, unless
 * `removesSignatures` is set. */
Result<void> writeFree(Document& document, int invitationIndex, const wire::SignerValues& values,
                       const ContentCheck& content)
{
    const QList<Tag>& signatures = values.signatures;
    const domain::Invitation& me = document.invitations.at(invitationIndex - 1);
    if (signatures.isEmpty()) {
        if (values.removesSignatures)
            document.tags.removeIf([&](const Tag& tag) {
                return isFreeOf(tag, invitationIndex, domain::currentHostedSigner(me));
            });
        return {};
    }
    const auto fault = [](const QString& field, const Message& message) {
        return failField(ErrorCode::Validation, field, message);
    };
    if (!me.canSignTags) return fault(QStringLiteral("signatures"), reasons::signOnlyWhereAsked());
    if (signatures.size() > maxFreeSignatures)
        return fault(QStringLiteral("signatures"), reasons::tooManyFreeSignatures(maxFreeSignatures));

    Document wanted = document;
    const int turn = domain::currentHostedSigner(me);
    wanted.tags.removeIf([&](const Tag& tag) { return isFreeOf(tag, invitationIndex, turn); });
    const qsizetype first = wanted.tags.size();
    for (qsizetype i = 0; i < signatures.size(); ++i) {
        const Tag& given = signatures.at(i);
        if (const Message& pictureFault = content.signatureFaults.at(i); !pictureFault.isEmpty())
            return fault(QStringLiteral("signatures[%1].image").arg(i), pictureFault);
        const int page = domain::wholePageOf(wanted, invitationIndex, given.pageIndex);
        Tag tag = domain::makeTag(wanted, TagType::Signature, page, {}, invitationIndex,
                                  domain::languageTag(document.setting.language));
        tag.rect = given.rect;
        tag.image = given.image;
        tag.facts.isFree = true;
        tag.facts.hostedSigner = turn;
        wanted.tags.append(std::move(tag));
    }
    QList<FieldIssue> issues;
    for (const domain::Finding& finding : domain::checkDraft(wanted)) {
        if (finding.tagIndex < first) continue;
        issues.append({QStringLiteral("signatures[%1].%2")
                           .arg(finding.tagIndex - first)
                           .arg(finding.field.section(QLatin1Char('.'), 1)),
                       finding.detail});
    }
    if (!issues.isEmpty()) return failFields(ErrorCode::Validation, std::move(issues));
    document.tags = std::move(wanted.tags);
    return {};
}

} // namespace

qsizetype totalTextLength(const Document& document)
{
    qsizetype sum = 0;
    for (const Tag& tag : document.tags)
        sum += tag.text.size();
    return sum;
}

bool isPlacedBySigner(const Tag& tag)
{
    return tag.facts.isFree;
}

bool isFillable(const Tag& tag)
{
    return !tag.style.readOnly && tag.style.formula.isEmpty() && tag.type != TagType::SignDate &&
           tag.type != TagType::Note && !isPlacedBySigner(tag);
}

Result<void> apply(Document& document, int invitationIndex, const wire::SignerValues& values,
                   const ContentCheck& content)
{
    QHash<domain::TagId, qsizetype> places;
    for (qsizetype i = 0; i < document.tags.size(); ++i)
        places.insert(document.tags.at(i).id, i);
    QList<FieldIssue> issues;
    const QList<bool> writable = domain::writableTags(document, invitationIndex);
    for (qsizetype i = 0; i < values.values.size(); ++i)
        check(document, places, writable, invitationIndex, values, i, content, issues);
    if (!issues.isEmpty()) return failFields(ErrorCode::Validation, std::move(issues));
    const qsizetype before = totalTextLength(document);
    for (const wire::SignerValue& value : values.values) {
        Tag& tag = document.tags[places.value(value.id)];
        if (tag.invitationIndex != invitationIndex || isFillable(tag)) write(document, tag, value);
    }
    domain::computeValues(document);
    if (const qsizetype after = totalTextLength(document); after > maxTextOfDocument && after > before)
        return tooMuchText();
    return writeFree(document, invitationIndex, values, content);
}

bool containsValues(const Document& document, int invitationIndex, const wire::SignerValues& values,
                    const ContentCheck& content)
{
    Document wanted = document;
    if (!apply(wanted, invitationIndex, {values.values, {}, false}, content) || wanted.tags != document.tags)
        return false;
    if (values.signatures.isEmpty()) return true;
    QList<Tag> placed;
    for (const Tag& tag : document.tags)
        if (isFreeOf(tag, invitationIndex,
                     domain::currentHostedSigner(document.invitations.at(invitationIndex - 1))))
            placed.append(tag);
    const auto same = [&](const Tag& a, const Tag& b) {
        return a.pageIndex == domain::wholePageOf(document, invitationIndex, b.pageIndex) &&
               a.rect == b.rect && a.image == b.image;
    };
    return std::equal(placed.begin(), placed.end(), values.signatures.begin(), values.signatures.end(), same);
}

Document documentInTurn(Document document, int invitationIndex)
{
    const QList<bool> writable = domain::writableTags(document, invitationIndex);
    for (qsizetype i = 0; i < document.tags.size(); ++i)
        if (document.tags.at(i).invitationIndex == invitationIndex && !writable.at(i))
            document.tags[i].invitationIndex = 0;
    return document;
}

} // namespace ink::service::signervalues
