#include "ui/models/taglistmodel.h"

#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "ui/models/words.h"

#include <QHash>

#include <algorithm>

namespace ink::ui {

namespace {

struct TagListWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TagWords)
};

} // namespace

QString recipientLabel(const domain::Document& document, int index)
{
    if (index >= 1 && index <= document.invitations.size()) {
        const domain::Invitation& invitation = document.invitations.at(index - 1);
        if (!invitation.recipientName.trimmed().isEmpty()) return invitation.recipientName.trimmed();
        if (!invitation.recipientEmail.trimmed().isEmpty()) return invitation.recipientEmail.trimmed();
        // A recipient without a name is shown under the role's name.
        if (const QString role = invitation.role.trimmed(); !role.isEmpty()) return role;
    }
    return document.type == domain::DocumentType::Document ? TagListWords::tr("Recipient %1").arg(index)
                                                           : TagListWords::tr("Role %1").arg(index);
}

QList<qsizetype> readingOrder(const domain::Document& document)
{
    return domain::tabOrder(document.tags);
}

namespace {

QString sentence(domain::TagType type, const QString& recipient, int page, bool mandatory)
{
    const QString what = TagListWords::tr("%1 for %2, page %3").arg(tagTypeText(type), recipient).arg(page);
    return mandatory ? TagListWords::tr("%1, required").arg(what)
                     : TagListWords::tr("%1, optional").arg(what);
}

} // namespace

QString tagDescription(const domain::Document& document, const domain::Tag& tag)
{
    QString text =
        sentence(tag.type, recipientLabel(document, tag.invitationIndex), tag.pageIndex, tag.isMandatory);
    if (tag.style.condition) text = TagListWords::tr("%1, conditional").arg(text);
    if (!tag.style.formula.isEmpty()) text = TagListWords::tr("%1, computed").arg(text);
    if (tag.facts.isLocked) text = TagListWords::tr("%1, locked").arg(text);
    return text;
}

void TagListModel::setDocument(const domain::Document& document, const QList<qsizetype>& order)
{
    QList<Row> rows;
    rows.reserve(document.tags.size());
    QHash<int, QString> labels; // cached: thousands of tags, but few recipients
    const auto label = [&](int index) {
        const auto known = labels.constFind(index);
        return known != labels.constEnd() ? *known : *labels.insert(index, recipientLabel(document, index));
    };
    for (const qsizetype i : order) {
        const domain::Tag& tag = document.tags.at(i);
        rows.append({tag.id, tag.name, tag.type, tag.invitationIndex, label(tag.invitationIndex),
                     tag.pageIndex, tag.isMandatory});
    }
    // Equal rows at the beginning and the end stay; the rows between are changed, removed or inserted
    // together.
    const auto sameId = [](const Row& a, const Row& b) { return a.id == b.id; };
    const qsizetype shorter = std::min(rows.size(), m_rows.size());
    qsizetype head = 0;
    while (head < shorter && sameId(rows.at(head), m_rows.at(head)))
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head &&
           sameId(rows.at(rows.size() - 1 - tail), m_rows.at(m_rows.size() - 1 - tail)))
        ++tail;
    const qsizetype oldMiddle = m_rows.size() - head - tail;
    const qsizetype newMiddle = rows.size() - head - tail;
    Q_ASSERT(oldMiddle >= 0 && newMiddle >= 0);
    if (oldMiddle > 0) {
        beginRemoveRows({}, static_cast<int>(head), static_cast<int>(head + oldMiddle - 1));
        m_rows.remove(head, oldMiddle);
        endRemoveRows();
    }
    if (newMiddle > 0) {
        beginInsertRows({}, static_cast<int>(head), static_cast<int>(head + newMiddle - 1));
        for (qsizetype i = head; i < head + newMiddle; ++i)
            m_rows.insert(i, rows.at(i));
        endInsertRows();
    }
    Q_ASSERT(m_rows.size() == rows.size());
    qsizetype first = -1;
    qsizetype last = -1;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (m_rows.at(i) == rows.at(i)) continue;
        if (first < 0) first = i;
        last = i;
    }
    m_rows = std::move(rows);
    if (first >= 0)
        Q_EMIT dataChanged(index(static_cast<int>(first), 0),
                           index(static_cast<int>(last), columnCount() - 1));
}

domain::TagId TagListModel::tagAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).id : domain::TagId();
}

int TagListModel::rowOf(domain::TagId id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [id](const Row& row) { return row.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int TagListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TagListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Column::Count);
}

QVariant TagListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (static_cast<Column>(index.column())) {
        case Column::Name:
            return row.name;
        case Column::Type:
            return tagTypeText(row.type);
        case Column::Recipient:
            return row.recipient;
        case Column::Page:
            return row.pageIndex;
        case Column::Count:
            break;
        }
        return {};
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
    case DescriptionRole:
        return sentence(row.type, row.recipient, row.pageIndex, row.mandatory);
    case TagIdRole:
        return row.id.value();
    case TypeRole:
        return static_cast<int>(row.type);
    case InvitationIndexRole:
        return row.invitationIndex;
    case MandatoryRole:
        return row.mandatory;
    default:
        return {};
    }
}

QVariant TagListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (static_cast<Column>(section)) {
    case Column::Name:
        return tr("Name");
    case Column::Type:
        return tr("Type");
    case Column::Recipient:
        return tr("For");
    case Column::Page:
        return tr("Page");
    case Column::Count:
        break;
    }
    return {};
}

} // namespace ink::ui

#include "moc_taglistmodel.cpp"
