#pragma once

#include "app/base/clock.h"
#include "app/workflow/documents/waitingpeople.h"

#include <QAbstractTableModel>
#include <QHash>

#include <optional>

namespace ink::ui {

/** The pending recipients of all documents, one row per person. */
class WaitingModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Person, Document, State, Since, Deadline, Reminded };
    static constexpr int columns = 6;
    enum Role { SortRole = Qt::UserRole + 1 };

    explicit WaitingModel(const Clock& clock, QObject* parent = nullptr);

    void setPeople(const QList<workflow::WaitingPerson>& people);
    [[nodiscard]] const QList<workflow::WaitingPerson>& people() const { return m_people; }
    /** Sets the requested reminders, which are displayed as such until they are sent: for each invitation, by
     * its GUID (never logged), the time of its last reminder before the request. */
    void setRequestedReminders(const QHash<QString, std::optional<Timestamp>>& requested);
    [[nodiscard]] bool hasRequestedReminders() const;
    /** Updates the relative times. */
    void refreshTimes();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const workflow::WaitingPerson& one, Column column) const;
    [[nodiscard]] bool isRequested(const workflow::WaitingPerson& one) const;

    const Clock& m_clock;
    QList<workflow::WaitingPerson> m_people;
    QHash<QString, std::optional<Timestamp>> m_requested;
};

} // namespace ink::ui
