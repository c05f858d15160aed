#include "ui/commands/tagcopies.h"

#include "app/domain/characters.h"
#include "app/domain/formula.h"
#include "app/domain/taborder.h"
#include "app/domain/tagimport.h"

namespace ink::ui {

TagCopier::TagCopier(const domain::Document& into)
{
    for (const domain::Tag& tag : into.tags) {
        m_names.insert(tag.name.toLower());
        if (tag.groupName.isEmpty()) continue;
        m_groups.insert(tag.groupName.toLower());
        ++m_buttons[tag.groupName.toLower()];
    }
}

QString TagCopier::free(const QString& base, QSet<QString>& used, QHash<QString, int>& next)
{
    if (!used.contains(base.toLower())) {
        used.insert(base.toLower());
        return base;
    }
    QString stem = base;
    while (!stem.isEmpty() && stem.back().isDigit())
        stem.chop(1);
    stem = stem.trimmed();
    int& number = next[stem.toLower()];
    for (number = std::max(2, number);; ++number) {
        const QString name = stem + QLatin1Char(' ') + QString::number(number);
        if (used.contains(name.toLower())) continue;
        used.insert(name.toLower());
        return name;
    }
}

QString TagCopier::freeName(const QString& base)
{
    return free(base, m_names, m_nextName);
}

QString TagCopier::freeGroup(const QString& base)
{
    return free(base, m_groups, m_nextGroup);
}

QList<domain::Tag> TagCopier::copies(QList<domain::Tag> tags)
{
    QHash<QString, int> copied;
    for (const domain::Tag& tag : std::as_const(tags))
        if (!tag.groupName.isEmpty()) ++copied[tag.groupName.toLower()];
    QHash<QString, QString> groups;
    QHash<QString, QString> names;
    for (domain::Tag& tag : tags) {
        const QString before = domain::nameKey(tag.name);
        tag.name = freeName(tag.name);
        names.insert(before, tag.name);
        tag.id = {};
        tag.image.clear();
        tag.extra.remove(domain::importedFromField());
        tag.extra.remove(domain::formFieldField());
        tag.extra.remove(domain::formValueField());
        domain::setTabTurn(tag, 0);
        const QString group = tag.groupName.toLower();
        if (group.isEmpty() || copied.value(group) < m_buttons.value(group)) continue;
        if (!groups.contains(group)) groups.insert(group, freeGroup(tag.groupName));
        tag.groupName = groups.value(group);
    }
    for (domain::Tag& tag : tags) {
        if (tag.style.condition) {
            const auto to = names.constFind(domain::nameKey(tag.style.condition->tag));
            if (to != names.constEnd()) tag.style.condition->tag = *to;
        }
        if (!tag.style.formula.isEmpty())
            tag.style.formula = domain::Formula::renamed(tag.style.formula, names);
    }
    return tags;
}

} // namespace ink::ui
