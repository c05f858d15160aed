#include "app/domain/routing/visibilitymatrix.h"

#include "app/domain/logic/evaluation.h"
#include "app/domain/text/characters.h"

#include <QSet>

#include <algorithm>

namespace ink::domain {

VisibilityMatrix::VisibilityMatrix(const Document& document)
    : m_recipients(static_cast<int>(document.invitations.size()))
{
    for (const File& file : document.files) {
        QList<bool> row;
        for (int i = 1; i <= m_recipients; ++i)
            row.append(maySee(file, i));
        m_files.append(file.id);
        m_lists.append(file.visibleTo);
        m_visible.append(row);
        m_fields.append(QList<QString>(m_recipients));
    }
    m_before = m_visible;
    const QList<qsizetype> files = fileOfPages(document);
    const auto fileOf = [&](const Tag& tag) { return static_cast<int>(files.value(tag.pageIndex - 1, -1)); };
    QHash<QString, QSet<int>> filesOfName;
    for (const Tag& tag : document.tags) {
        const int file = fileOf(tag);
        if (file < 0) continue;
        for (const QString& key : nameKeysOf(tag))
            filesOfName[key].insert(file);
        const int owner = tag.invitationIndex - 1;
        if (owner < 0 || owner >= m_recipients) continue;
        if (QString& field = m_fields[file][owner]; field.isNull())
            field = tag.name.isNull() ? QLatin1StringView("") : tag.name;
    }
    QSet<std::pair<int, int>> known;
    for (const Tag& tag : document.tags) {
        const int file = fileOf(tag);
        if (file < 0) continue;
        for (const QString& name : referencedNames(tag))
            for (const int other : filesOfName.value(nameKey(name)))
                if (other != file && !known.contains({file, other})) {
                    known.insert({file, other});
                    m_dependencies.append({file, other, tag.name});
                }
    }
}

bool VisibilityMatrix::isVisible(int file, int recipient) const
{
    return m_visible.at(file).at(recipient);
}

int VisibilityMatrix::countOfFile(int file) const
{
    return static_cast<int>(m_visible.at(file).count(true));
}

int VisibilityMatrix::countOfRecipient(int recipient) const
{
    return static_cast<int>(std::count_if(m_visible.begin(), m_visible.end(),
                                          [recipient](const auto& row) { return row.at(recipient); }));
}

VisibilityMatrix::Cell VisibilityMatrix::cell(int file, int recipient) const
{
    Cell cell{isVisible(file, recipient), Lock::None, {}};
    if (!cell.isVisible) {
        for (const Dependency& each : m_dependencies)
            if (each.file == file && !isVisible(each.on, recipient))
                return {false, Lock::DependsHidden, each.name};
        return cell;
    }
    if (const QString& field = m_fields.at(file).at(recipient); !field.isNull())
        return {true, Lock::OwnsField, field};
    for (const Dependency& each : m_dependencies)
        if (each.on == file && isVisible(each.file, recipient)) return {true, Lock::FieldDepends, each.name};
    if (countOfRecipient(recipient) == 1)
        cell.lock = Lock::OnlyFile;
    else if (countOfFile(file) == 1)
        cell.lock = Lock::OnlyRecipient;
    return cell;
}

VisibilityMatrix::Summary VisibilityMatrix::ofFile(int file) const
{
    const int count = countOfFile(file);
    return count == m_recipients ? Summary::All : count == 0 ? Summary::None : Summary::Some;
}

VisibilityMatrix::Summary VisibilityMatrix::ofRecipient(int recipient) const
{
    const int count = countOfRecipient(recipient);
    return count == fileCount() ? Summary::All : count == 0 ? Summary::None : Summary::Some;
}

bool VisibilityMatrix::setVisible(int file, int recipient, bool isVisible)
{
    const Cell now = cell(file, recipient);
    if (now.isVisible == isVisible || now.lock != Lock::None) return false;
    m_visible[file][recipient] = isVisible;
    return true;
}

bool VisibilityMatrix::setFile(int file, bool isVisible)
{
    bool hasChanged = false;
    for (int i = m_recipients - 1; i >= 0; --i) // so that the first recipient remains if one has to
        hasChanged = setVisible(file, i, isVisible) || hasChanged;
    return hasChanged;
}

bool VisibilityMatrix::setRecipient(int recipient, bool isVisible)
{
    bool hasChanged = false;
    bool again = true; // a file may depend on one that is shown after it
    while (again) {
        again = false;
        for (int i = fileCount() - 1; i >= 0; --i)
            again = setVisible(i, recipient, isVisible) || again;
        hasChanged = hasChanged || again;
    }
    return hasChanged;
}

FileVisibility VisibilityMatrix::visibility() const
{
    FileVisibility lists;
    for (int file = 0; file < fileCount(); ++file) {
        if (m_visible.at(file) == m_before.at(file)) { // keeps a list that names all recipients
            lists.insert(m_files.at(file), m_lists.at(file));
            continue;
        }
        QList<int> visibleTo;
        for (int i = 0; i < m_recipients; ++i)
            if (isVisible(file, i)) visibleTo.append(i + 1);
        Q_ASSERT(!visibleTo.isEmpty()); // setVisible() keeps one; an empty list would mean all
        if (visibleTo.size() == m_recipients) visibleTo.clear();
        lists.insert(m_files.at(file), visibleTo);
    }
    return lists;
}

} // namespace ink::domain
