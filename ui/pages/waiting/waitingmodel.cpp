#include "ui/pages/waiting/waitingmodel.h"

#include "ui/models/messagetext.h"
#include "ui/models/words.h"

#include <algorithm>
#include <limits>

namespace ink::ui {

namespace {

/** The recipient's status; email problems and unanswered questions take precedence. */
QString stateOf(const domain::Invitation& person)
{
    if (const QString mail = mailStatusText(person.mail); !mail.isEmpty()) return mail;
    const QString asks = questionCountText(person);
    return asks.isEmpty() ? invitationStatusText(person) : asks;
}

} // namespace

WaitingModel::WaitingModel(const Clock& clock, QObject* parent) : QAbstractTableModel(parent), m_clock(clock)
{
}

void WaitingModel::setPeople(const QList<workflow::WaitingPerson>& people)
{
    if (people == m_people) return refreshTimes();
    beginResetModel();
    m_people = people;
    endResetModel();
}

void WaitingModel::setRequestedReminders(const QHash<QString, std::optional<Timestamp>>& requested)
{
    m_requested = requested;
    refreshTimes();
}

bool WaitingModel::isRequested(const workflow::WaitingPerson& one) const
{
    const auto before = m_requested.constFind(one.person.guid);
    return before != m_requested.cend() && *before == one.person.lastReminderSent;
}

bool WaitingModel::hasRequestedReminders() const
{
    return std::any_of(m_people.cbegin(), m_people.cend(),
                       [this](const workflow::WaitingPerson& one) { return isRequested(one); });
}

void WaitingModel::refreshTimes()
{
    if (m_people.isEmpty()) return;
    Q_EMIT dataChanged(index(0, static_cast<int>(Column::Since)),
                       index(static_cast<int>(m_people.size()) - 1, static_cast<int>(Column::Reminded)));
}

int WaitingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_people.size());
}

int WaitingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString WaitingModel::text(const workflow::WaitingPerson& one, Column column) const
{
    const Timestamp now = m_clock.now();
    switch (column) {
    case Column::Person:
        return personName(one.person);
    case Column::Document:
        return one.title;
    case Column::State:
        return stateOf(one.person);
    case Column::Since: {
        const int days = wholeDays(one.since, now);
        return days == 0 ? tr("Less than a day") : tr("%n days", nullptr, days);
    }
    case Column::Deadline: {
        if (!one.deadline) return tr("None");
        const int days = wholeDays(now, *one.deadline);
        return days < 1 ? tr("Less than a day left") : tr("%n days left", nullptr, days);
    }
    case Column::Reminded:
        if (isRequested(one)) return tr("Requested");
        return one.person.lastReminderSent ? relativeTime(*one.person.lastReminderSent, now) : tr("Never");
    }
    return {};
}

QVariant WaitingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_people.size()) return {};
    const workflow::WaitingPerson& one = m_people.at(index.row());
    const auto column = static_cast<Column>(index.column());
    const auto exact = [](const std::optional<Timestamp>& time) {
        return time ? QVariant(qint64{time->time_since_epoch().count()}) : QVariant(qint64{0});
    };
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return text(one, column);
    if (role == Qt::ToolTipRole) {
        if (column == Column::Person) return one.person.recipientEmail;
        if (column == Column::Since) return exactTime(one.since);
        if (column == Column::Deadline && one.deadline) return exactTime(*one.deadline);
        if (column == Column::Reminded && one.person.lastReminderSent)
            return exactTime(*one.person.lastReminderSent);
        if (column == Column::State)
            if (const auto& mail = one.person.mail; mail && !mail->error.isEmpty())
                return messageText(mail->error);
        return text(one, column);
    }
    if (role != SortRole) return {};
    switch (column) {
    case Column::Since: // the longest time is the greatest
        return -qint64{one.since.time_since_epoch().count()};
    case Column::Deadline:
        return one.deadline ? exact(one.deadline) : QVariant(std::numeric_limits<qint64>::max());
    case Column::Reminded:
        return exact(one.person.lastReminderSent);
    default:
        return text(one, column).toCaseFolded();
    }
}

QVariant WaitingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (static_cast<Column>(section)) {
    case Column::Person:
        return tr("Waiting for");
    case Column::Document:
        return tr("Document");
    case Column::State:
        return tr("Status");
    case Column::Since:
        return tr("Waiting time");
    case Column::Deadline:
        return tr("Deadline");
    case Column::Reminded:
        return tr("Last reminder");
    }
    return {};
}

} // namespace ink::ui

#include "moc_waitingmodel.cpp"
