#pragma once

#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/invitation.h"

#include <QAbstractTableModel>
#include <QHash>

#include <optional>

namespace ink::ui {

/** A recipient whose turn it is. */
struct WaitingPerson
{
    domain::DocumentId document;
    QString title;
    domain::Invitation person;
    Timestamp since{};                 ///< start of their turn, if known
    std::optional<Timestamp> deadline; ///< of the document
    bool operator==(const WaitingPerson&) const = default;
};

/** The pending recipients of a document in progress. */
[[nodiscard]] QList<WaitingPerson> waitingPeople(const domain::DocumentSummary& document);
/** The number of different people, by email address: a person with several documents counts once. */
[[nodiscard]] int peopleCount(const QList<WaitingPerson>& waiting);

/** The pending recipients of all documents, one row per person. */
class WaitingModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Person, Document, State, Since, Deadline, Reminded };
    static constexpr int columns = 6;
    enum Role { SortRole = Qt::UserRole + 1 };

    explicit WaitingModel(const Clock& clock, QObject* parent = nullptr);

    void setPeople(const QList<WaitingPerson>& people);
    [[nodiscard]] const QList<WaitingPerson>& people() const { return m_people; }
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
    [[nodiscard]] QString text(const WaitingPerson& one, Column column) const;
    [[nodiscard]] bool isRequested(const WaitingPerson& one) const;

    const Clock& m_clock;
    QList<WaitingPerson> m_people;
    QHash<QString, std::optional<Timestamp>> m_requested;
};

} // namespace ink::ui
