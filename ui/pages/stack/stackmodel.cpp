#include "ui/pages/stack/stackmodel.h"

#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/pages/stack/stackrolewords.h"

namespace ink::ui {

using Decision = store::StackJournal::Decision;
using State = store::StackJournal::State;

QString stackStateText(const workflow::StackItem& item)
{
    switch (item.state) {
    case State::Sending:
        return StackRoleWords(item.role).inProgressText();
    case State::Signed:
        return StackRoleWords(item.role).doneText();
    case State::Declined:
        return StackModel::tr("Declined");
    case State::Failed:
        return StackModel::tr("Failed: %1").arg(messageText(item.problem));
    case State::Changed:
        return StackModel::tr("Changed after you viewed it");
    case State::Waiting:
        break;
    }
    switch (item.decision) {
    case Decision::Sign:
        return StackRoleWords(item.role).plannedText();
    case Decision::Skip:
        return StackModel::tr("Skipped");
    case Decision::Decline:
        return StackModel::tr("To be declined: %1").arg(isolated(item.reason));
    case Decision::None:
        break;
    }
    return item.seenDigest.isEmpty() ? StackModel::tr("Not viewed") : StackModel::tr("Viewed");
}

StackModel::StackModel(const workflow::SigningStack& stack, const Clock& clock, QObject* parent)
    : QAbstractTableModel(parent), m_stack(stack), m_clock(clock)
{
    connect(&stack, &workflow::SigningStack::changed, this, &StackModel::updateItems);
}

void StackModel::updateItems()
{
    const QList<workflow::StackItem>& now = m_stack.items();
    bool isSame = now.size() == m_items.size();
    for (qsizetype i = 0; isSame && i < now.size(); ++i)
        isSame = now.at(i).key == m_items.at(i).key;
    if (!isSame) {
        beginResetModel();
        m_items = now;
        endResetModel();
        return;
    }
    for (qsizetype i = 0; i < now.size(); ++i) {
        if (now.at(i) == m_items.at(i)) continue;
        m_items[i] = now.at(i);
        Q_EMIT dataChanged(index(static_cast<int>(i), 0), index(static_cast<int>(i), columns - 1));
    }
}

int StackModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int StackModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString StackModel::text(const workflow::StackItem& item, Column column) const
{
    switch (column) {
    case Column::Document:
        return isolated(item.title);
    case Column::From:
        return item.sender;
    case Column::Account:
        return item.key.profile == QStringLiteral("local") ? tr("This computer") : item.accountLabel;
    case Column::Since:
        return item.sent ? relativeTime(*item.sent, m_clock.now()) : QString();
    case Column::State:
        return stackStateText(item);
    }
    return {};
}

QVariant StackModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_items.size()) return {};
    const workflow::StackItem& item = m_items.at(index.row());
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::ToolTipRole && column == Column::Since && item.sent) return exactTime(*item.sent);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
        return text(item, column);
    return {};
}

QVariant StackModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (static_cast<Column>(section)) {
    case Column::Document:
        return tr("Document");
    case Column::From:
        return tr("From");
    case Column::Account:
        return tr("Account");
    case Column::Since:
        return tr("Sent");
    case Column::State:
        return tr("Status");
    }
    return {};
}

} // namespace ink::ui

#include "moc_stackmodel.cpp"
