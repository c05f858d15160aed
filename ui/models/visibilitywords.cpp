#include "ui/models/visibilitywords.h"

#include "app/domain/document/document.h"
#include "ui/models/isolated.h"
#include "ui/models/taglistmodel.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace ink::ui {

namespace {

/** Translation context of the functions in this file. */
struct VisibilityWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::VisibilityWords)
};

QString nameOf(const domain::Document& document, int recipient)
{
    return isolated(recipientLabel(document, recipient + 1));
}

QString fileLine(const domain::Document& document, const domain::File& file)
{
    QStringList seeing;
    QStringList others;
    for (int i = 0; i < document.invitations.size(); ++i)
        (domain::maySee(file, i + 1) ? seeing : others).append(nameOf(document, i));
    const QString name = isolated(file.name);
    const QLocale locale;
    if (seeing.isEmpty()) return VisibilityWords::tr("Nobody sees “%1”.").arg(name);
    if (seeing.size() <= others.size())
        return VisibilityWords::tr("Only %1 see(s) “%2”.", nullptr, static_cast<int>(seeing.size()))
            .arg(locale.createSeparatedList(seeing), name);
    return VisibilityWords::tr("%1 do(es)n't see “%2”.", nullptr, static_cast<int>(others.size()))
        .arg(locale.createSeparatedList(others), name);
}

} // namespace

QString visibilitySummary(const domain::Document& document)
{
    constexpr int maxLines = 6;
    QStringList lines;
    int more = 0;
    for (const domain::File& file : document.files) {
        bool isHidden = false;
        for (int i = 1; i <= document.invitations.size(); ++i)
            isHidden = isHidden || !domain::maySee(file, i);
        if (!isHidden) continue;
        if (lines.size() < maxLines)
            lines.append(fileLine(document, file));
        else
            ++more;
    }
    if (lines.isEmpty()) return VisibilityWords::tr("Everyone sees all files.");
    if (more > 0)
        lines.append(VisibilityWords::tr("%n more file(s) are hidden from some recipients.", nullptr, more));
    return lines.join(QLatin1Char('\n'));
}

QString visibilityText(const domain::Document& document, int file, int recipient,
                       const domain::VisibilityMatrix::Cell& cell)
{
    using Lock = domain::VisibilityMatrix::Lock;
    const QString name = isolated(document.files.value(file).name);
    const QString who = nameOf(document, recipient);
    const QString field = isolated(cell.name);
    switch (cell.lock) {
    case Lock::None:
        return cell.isVisible ? VisibilityWords::tr("%1 sees “%2”.").arg(who, name)
                              : VisibilityWords::tr("“%2” is hidden from %1.").arg(who, name);
    case Lock::OwnsField:
        return VisibilityWords::tr("%1 has the field “%3” in “%2”, so the file can't be hidden from them.")
            .arg(who, name, field);
    case Lock::FieldDepends:
        return VisibilityWords::tr(
                   "%1 sees the field “%3” in another file, which depends on a field in “%2”. "
                   "The file can't be hidden from them.")
            .arg(who, name, field);
    case Lock::DependsHidden:
        return VisibilityWords::tr(
                   "The field “%3” in “%2” depends on a file that is hidden from %1. Show that "
                   "file first.")
            .arg(who, name, field);
    case Lock::OnlyFile:
        return VisibilityWords::tr("“%2” is the only file that %1 sees. Show another one first.")
            .arg(who, name);
    case Lock::OnlyRecipient:
        return VisibilityWords::tr("Only %1 sees “%2”. Make it visible to another recipient first.")
            .arg(who, name);
    }
    return {};
}

} // namespace ink::ui
