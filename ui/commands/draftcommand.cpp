#include "ui/commands/draftcommand.h"

#include "app/domain/document/document.h"

#include <QSet>

namespace ink::ui {

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
