#include "app/service/signers/signerinputs.h"

#include "app/domain/document/document.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/text/characters.h"

#include <algorithm>

namespace ink::service {

namespace {

using domain::Document;
using domain::Tag;
using domain::TagType;

QString key(const QString& name)
{
    return domain::nameKey(name);
}

/** Returns whether a condition compares with exactly this masked text. In that case, all who see the
 * condition's tag know the text. */
bool isAskedFor(const Document& document, const Tag& masked)
{
    return std::any_of(document.tags.begin(), document.tags.end(), [&](const Tag& tag) {
        if (!tag.style.condition) return false;
        const auto& terms = tag.style.condition->terms;
        return std::any_of(terms.begin(), terms.end(), [&](const domain::ConditionTerm& term) {
            return key(term.tag) == key(masked.name) && domain::acceptsValue(term.comparison) &&
                   domain::isSameText(term.value, masked.text);
        });
    });
}

} // namespace

QList<Tag> signerInputs(const Document& document, const QSet<qsizetype>& seen)
{
    const auto depends = [](const Tag& tag) { return tag.style.condition || domain::isComputed(tag); };
    QList<qsizetype> open;
    for (const qsizetype index : seen)
        if (depends(document.tags.at(index))) open.append(index);
    if (open.isEmpty()) return {};
    QHash<QString, qsizetype> names;
    QHash<QString, QList<qsizetype>> groups;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (!key(tag.name).isEmpty() && !names.contains(key(tag.name))) names.insert(key(tag.name), i);
        if (tag.type == TagType::Radio && !tag.groupName.isEmpty()) groups[key(tag.groupName)].append(i);
    }
    QSet<qsizetype> known = seen;
    QList<qsizetype> needed;
    while (!open.isEmpty()) {
        for (const QString& name : domain::referencedNames(document.tags.at(open.takeLast()))) {
            const auto one = names.constFind(key(name));
            const QList<qsizetype> meant =
                one != names.constEnd() ? QList<qsizetype>{*one} : groups.value(key(name));
            for (const qsizetype index : meant) {
                if (known.contains(index)) continue;
                known.insert(index);
                needed.append(index);
                if (depends(document.tags.at(index))) open.append(index);
            }
        }
    }
    std::sort(needed.begin(), needed.end());
    QList<Tag> inputs;
    for (const qsizetype index : std::as_const(needed)) {
        Tag tag = document.tags.at(index);
        tag.image.clear();
        if (tag.type == TagType::MaskedText && !tag.text.isEmpty() && !isAskedFor(document, tag))
            tag.text = QStringLiteral("•••");
        inputs.append(std::move(tag));
    }
    return inputs;
}

} // namespace ink::service
