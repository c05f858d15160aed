#include "app/service/rules/templatevalues.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/reasons.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/values/values.h"
#include "app/service/rules/reasons.h"

namespace ink::service::templates {

using domain::Document;
using domain::Tag;
using domain::TagType;

namespace {

Message called(const Tag& tag)
{
    return tag.name.isEmpty() ? reasons::thisTag() : reasons::quotedName(tag.name);
}

/** Returns whether a sender can fill in a tag in advance. Excludes values that only the signer or the service
 * creates. */
bool acceptsValue(const Tag& tag)
{
    return !domain::isSignatureLike(tag.type) && tag.type != TagType::SignDate &&
           tag.type != TagType::Attachment && tag.style.formula.isEmpty();
}

/** Parses yes and no in the forms that are common in tables. */
std::optional<bool> truth(const QString& value)
{
    static const QStringList yes{QStringLiteral("true"), QStringLiteral("yes"), QStringLiteral("1"),
                                 QStringLiteral("x"), QStringLiteral("on")};
    static const QStringList no{QStringLiteral("false"), QStringLiteral("no"), QStringLiteral("0"),
                                QStringLiteral("off")};
    const QString word = value.trimmed().toLower();
    if (yes.contains(word)) return true;
    if (no.contains(word)) return false;
    return std::nullopt;
}

} // namespace

TagIndex::TagIndex(const Document& document)
{
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (!tag.id.isNull()) m_ids.insert(tag.id, i);
        if (tag.name.isEmpty()) continue;
        QList<qsizetype>& same = m_names[tag.name];
        if (!same.isEmpty() && tag.type == TagType::Radio) m_radios.insert(tag.name);
        same.append(i);
        QStringList& spellings = m_spellings[tag.name.toLower()];
        if (!spellings.contains(tag.name)) spellings.append(tag.name);
    }
    for (const domain::RadioGroup& group : domain::radioGroups(document.tags))
        m_groups[group.name.trimmed().toLower()].append(group);
    for (const Tag& tag : document.tags) {
        const QString key = tag.name.trimmed().toLower();
        if (tag.type != TagType::Radio || tag.groupName.trimmed().toLower() != key) m_groups.remove(key);
    }
}

TagIndex::Match TagIndex::findByName(const QString& name) const
{
    const QString key = name.trimmed().toLower();
    const QList<domain::RadioGroup> groups = m_groups.value(key);
    QString exact = name;
    if (!m_names.contains(name)) {
        const QStringList spellings = m_spellings.value(key);
        if (spellings.size() != 1 && !groups.isEmpty()) return {{}, {}, groups};
        if (spellings.isEmpty()) return {{}, reasons::templateHasNoTagNamed(name), {}};
        if (spellings.size() > 1)
            return {{}, reasons::tagNameAmbiguous(name, spellings.join(QStringLiteral(", "))), {}};
        exact = spellings.constFirst();
    }
    if (!m_radios.contains(exact)) return {m_names.value(exact), {}, groups};
    if (!groups.isEmpty()) return {{}, {}, groups};
    return {{}, reasons::optionNameAmbiguous(exact), {}};
}

TagIndex::Match TagIndex::findById(domain::TagId id) const
{
    const auto found = m_ids.constFind(id);
    if (found == m_ids.constEnd())
        return {{}, reasons::templateHasNoTagWithId(QString::number(id.value())), {}};
    return {{*found}, {}, {}};
}

Message TagFiller::set(const TagIndex::Match& found, const QString& value)
{
    QList<qsizetype> chosen;
    for (const domain::RadioGroup& group : found.groups) {
        const qsizetype button = group.find(value);
        if (button >= 0)
            chosen.append(group.buttons.at(button).tagIndex);
        else if (found.tagIndexes.isEmpty() && !value.trimmed().isEmpty())
            return group.choiceFault(group.name);
    }
    const bool all = !found.groups.isEmpty() && chosen.size() == found.groups.size();
    return all ? setAll(chosen, QStringLiteral("true")) : setAll(found.tagIndexes, value);
}

Message TagFiller::setAll(const QList<qsizetype>& places, const QString& value)
{
    for (const qsizetype place : places) {
        if (m_filled.contains(place)) return reasons::valueGivenTwice(called(m_tags.at(place)));
        if (Message fault = setOne(place, value); !fault.isEmpty()) return fault;
        m_filled.insert(place);
    }
    return {};
}

Message TagFiller::setOne(qsizetype place, const QString& value)
{
    const Tag& known = m_tags.at(place);
    if (!acceptsValue(known)) return reasons::fieldNotPrefillable(called(known));
    QString text = value;
    if (isToggle(known.type) && !value.isEmpty()) {
        const auto on = truth(value);
        if (!on) return reasons::fieldTakesTrueOrFalse(called(known));
        text = *on ? QStringLiteral("true") : QStringLiteral("false");
    }
    if (!isToggle(known.type)) {
        Tag probe = known;
        probe.text = text;
        if (const Message fault = domain::valueFault(probe); !fault.isEmpty()) return fault;
    }
    const bool chosen = known.type == TagType::Radio && text == QLatin1StringView("true");
    if (chosen && !known.groupName.isEmpty()) {
        for (qsizetype i = 0; i < m_tags.size(); ++i) {
            const Tag& other = m_tags.at(i);
            if (i == place || other.type != TagType::Radio ||
                other.invitationIndex != known.invitationIndex ||
                other.groupName.compare(known.groupName, Qt::CaseInsensitive) != 0)
                continue;
            if (m_filled.contains(i) && domain::isChecked(other))
                return reasons::onlyOneChoice(called(other), called(known));
            m_tags[i].text = QStringLiteral("false");
        }
    }
    m_tags[place].text = text;
    return {};
}

} // namespace ink::service::templates
