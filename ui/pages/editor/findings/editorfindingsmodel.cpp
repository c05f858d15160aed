#include "ui/pages/editor/findings/editorfindingsmodel.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "ui/pages/editor/findings/findingtext.h"

#include <algorithm>

namespace ink::ui {

using domain::Finding;
using domain::Severity;

void EditorFindingsModel::setFindings(const domain::Document& document, const QList<Finding>& findings)
{
    m_document = document;
    m_all = findings;
    setVisibleFindings(filtered());
}

void EditorFindingsModel::setFilter(std::optional<Severity> severity)
{
    if (m_filter == severity) return;
    m_filter = severity;
    setVisibleFindings(filtered());
}

QList<Finding> EditorFindingsModel::filtered() const
{
    if (!m_filter) return m_all;
    QList<Finding> wanted;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(wanted),
                 [this](const Finding& finding) { return finding.severity == *m_filter; });
    return wanted;
}

void EditorFindingsModel::setVisibleFindings(const QList<Finding>& wanted)
{
    // Equal rows at both ends stay; those between are replaced.
    qsizetype head = 0;
    const qsizetype minimum = std::min(m_visible.size(), wanted.size());
    while (head < minimum && m_visible.at(head) == wanted.at(head))
        ++head;
    qsizetype tail = 0;
    while (tail < minimum - head &&
           m_visible.at(m_visible.size() - 1 - tail) == wanted.at(wanted.size() - 1 - tail))
        ++tail;
    const qsizetype gone = m_visible.size() - head - tail;
    const qsizetype come = wanted.size() - head - tail;
    Q_ASSERT(gone >= 0 && come >= 0);
    const qsizetype changed = std::min(gone, come);
    const auto row = [](qsizetype index) { return static_cast<int>(index); };
    if (gone > changed) {
        beginRemoveRows({}, row(head + changed), row(head + gone - 1));
        m_visible.remove(head + changed, gone - changed);
        endRemoveRows();
    }
    for (qsizetype i = 0; i < changed; ++i)
        m_visible[head + i] = wanted.at(head + i);
    if (come > changed) {
        beginInsertRows({}, row(head + changed), row(head + come - 1));
        for (qsizetype i = changed; i < come; ++i)
            m_visible.insert(head + i, wanted.at(head + i));
        endInsertRows();
    }
    Q_ASSERT(m_visible.size() == wanted.size());
    // Names and pages may have changed for the same finding.
    if (!m_visible.isEmpty()) Q_EMIT dataChanged(index(0), index(row(m_visible.size() - 1)));
}

int EditorFindingsModel::count(Severity severity) const
{
    return static_cast<int>(std::count_if(m_all.begin(), m_all.end(), [severity](const Finding& finding) {
        return finding.severity == severity;
    }));
}

std::optional<Finding> EditorFindingsModel::findingAt(int row) const
{
    if (row < 0 || row >= m_visible.size()) return std::nullopt;
    return m_visible.at(row);
}

void EditorFindingsModel::retranslate()
{
    if (!m_visible.isEmpty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int EditorFindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_visible.size());
}

QString EditorFindingsModel::locationText(const Finding& finding) const
{
    if (finding.tagIndex < 0 || finding.tagIndex >= m_document.tags.size()) return {};
    return tr("p. %1").arg(m_document.tags.at(finding.tagIndex).pageIndex);
}

QVariant EditorFindingsModel::data(const QModelIndex& index, int role) const
{
    const auto finding = findingAt(index.row());
    if (!finding) return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return findingText(m_document, *finding);
    case Qt::AccessibleTextRole: {
        const QString place = locationText(*finding);
        const QString words =
            severityWord(finding->severity) + QStringLiteral(": ") + findingText(m_document, *finding);
        return place.isEmpty() ? words : words + QStringLiteral(", ") + place;
    }
    case SeverityRole:
        return static_cast<int>(finding->severity);
    case LocationRole:
        return locationText(*finding);
    default:
        return {};
    }
}

} // namespace ink::ui

#include "moc_editorfindingsmodel.cpp"
