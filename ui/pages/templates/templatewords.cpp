#include "ui/pages/templates/templatewords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace ink::ui {

namespace {

class TemplateWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TemplateWords)
public:
    static QString of(const workflow::TemplateChange& change)
    {
        using Kind = workflow::TemplateChange::Kind;
        const int n = change.count;
        switch (change.kind) {
        case Kind::Renamed:
            return tr("renamed");
        case Kind::Message:
            return tr("message changed");
        case Kind::Defaults:
            return tr("defaults changed");
        case Kind::TypeChanged:
            return tr("type changed");
        case Kind::RolesAdded:
            return tr("%n role(s) added", nullptr, n);
        case Kind::RolesRemoved:
            return tr("%n role(s) removed", nullptr, n);
        case Kind::RolesChanged:
            return tr("%n role(s) changed", nullptr, n);
        case Kind::TagsAdded:
            return tr("%n field(s) added", nullptr, n);
        case Kind::TagsRemoved:
            return tr("%n field(s) removed", nullptr, n);
        case Kind::TagsMoved:
            return tr("%n field(s) moved", nullptr, n);
        case Kind::TagsChanged:
            return tr("%n field(s) changed", nullptr, n);
        case Kind::FilesAdded:
            return tr("%n file(s) added", nullptr, n);
        case Kind::FilesRemoved:
            return tr("%n file(s) removed", nullptr, n);
        case Kind::VisibilityChanged:
            return tr("%n file(s) visible to other roles", nullptr, n);
        }
        return {};
    }
    static QString nothing() { return tr("no changes"); }
};

} // namespace

QString changeWords(const QList<workflow::TemplateChange>& changes)
{
    QStringList words;
    for (const workflow::TemplateChange& change : changes)
        words.append(TemplateWords::of(change));
    if (words.isEmpty()) words.append(TemplateWords::nothing());
    QString text = QLocale().createSeparatedList(words);
    text[0] = text.at(0).toUpper();
    return text;
}

} // namespace ink::ui
