#include "ui/commands/draftcommand.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"

#include <QSet>

#include <algorithm>

namespace ink::ui {

void DraftCommand::apply(const domain::Document& changed)
{
    if (m_shown.isEmpty() && !domain::restrictsFiles(changed.files)) return m_target.apply(changed);
    domain::Document next = changed;
    for (domain::File& file : next.files)
        for (const ShownFile& shown : std::as_const(m_shown))
            if (shown.id == file.id && shown.after == file.visibleTo) file.visibleTo = shown.before;
    m_shown.clear();
    const domain::FileVisibility before = domain::visibilityOf(next.files);
    domain::showToTagOwners(next);
    for (const domain::File& file : std::as_const(next.files))
        if (const QList<int> hidden = before.value(file.id); hidden != file.visibleTo)
            m_shown.append({file.id, hidden, file.visibleTo});
    m_target.apply(next);
}

void DraftCommand::mergeShown(const DraftCommand& next)
{
    for (const ShownFile& shown : next.m_shown) {
        const auto known = std::find_if(m_shown.begin(), m_shown.end(),
                                        [&](const ShownFile& each) { return each.id == shown.id; });
        if (known == m_shown.end())
            m_shown.append(shown);
        else
            known->after = shown.after;
    }
}

QHash<domain::TagId, qsizetype> tagIndexes(const domain::Document& document)
{
    QHash<domain::TagId, qsizetype> indexes;
    indexes.reserve(document.tags.size());
    for (qsizetype i = 0; i < document.tags.size(); ++i)
        indexes.insert(document.tags.at(i).id, i);
    return indexes;
}

QString freeTagName(const domain::Document& document, const QString& base)
{
    QSet<QString> used;
    for (const domain::Tag& tag : document.tags)
        used.insert(tag.name.toLower());
    if (!used.contains(base.toLower())) return base;
    QString stem = base;
    while (!stem.isEmpty() && stem.back().isDigit())
        stem.chop(1);
    stem = stem.trimmed();
    for (int n = 2;; ++n) {
        const QString name = stem + QLatin1Char(' ') + QString::number(n);
        if (!used.contains(name.toLower())) return name;
    }
}

} // namespace ink::ui
