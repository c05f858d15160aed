#pragma once

#include "app/domain/document/document.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <utility>
#include <vector>

namespace ink::workflow {

/** One change of DocumentRows, in the words of item models. */
struct RowsEdit
{
    enum class Kind {
        Insert, ///< rows first…last come to be
        Remove, ///< rows first…last go
        Move,   ///< the row `first` goes before the row `to`
        Change, ///< rows first…last have other values, or are known now
        Arrange ///< any row may be at another place; the number stays
    };
    Kind kind = Kind::Change;
    qsizetype first = 0;
    qsizetype last = 0;
    qsizetype to = 0;
    bool operator==(const RowsEdit&) const = default;
};

/**
 * A listing of which only some rows are known: as many as the service counts, filled page by page. A page
 * that comes again is held against what is there and told with the fewest edits: what has moved moves, what
 * came is inserted, what is gone is removed, also when pages around it are not known.
 */
class DocumentRows final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentRows(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_slots.size()); }
    /** Null while the row is not known. */
    [[nodiscard]] const domain::DocumentSummary* at(qsizetype row) const;
    /** The row of a known document; -1 when it is not here. */
    [[nodiscard]] qsizetype rowOf(domain::DocumentId id) const;
    [[nodiscard]] const domain::DocumentSummary* find(domain::DocumentId id) const;
    /** Returns whether all rows from first to last are known. */
    [[nodiscard]] bool isKnown(qsizetype first, qsizetype last) const;
    [[nodiscard]] qsizetype known() const { return m_known.size(); }
    /** The known rows from first to last, with their documents. */
    [[nodiscard]] QList<std::pair<qsizetype, domain::DocumentId>> knownIn(qsizetype first,
                                                                          qsizetype last) const;
    /** The known documents in the order of their rows. */
    [[nodiscard]] QList<domain::DocumentSummary> knownRows() const;

    /** Another listing: nothing is known but how many rows it has. */
    void reset(qsizetype total = 0);
    /** The rows from `first` on are these, of `total` in all. */
    void put(qsizetype first, const QList<domain::DocumentSummary>& rows, qsizetype total);
    /** A document as it is now, wherever it stands. */
    void update(const domain::DocumentSummary& row);
    /** These documents are gone from the listing. */
    void take(const QList<domain::DocumentId>& ids);
    /** Forgets what lies outside first…last; how many rows there are stays. */
    void keepOnly(qsizetype first, qsizetype last);

Q_SIGNALS:
    void aboutToEdit(const ink::workflow::RowsEdit& edit);
    void edited(const ink::workflow::RowsEdit& edit);
    void aboutToReset();
    void wasReset();
    /** A whole put(), update() or take() is through. */
    void settled();

private:
    struct Plan; ///< what of the new rows may stay where it is, and what has to move

    [[nodiscard]] Plan planOf(qsizetype first, const QList<domain::DocumentSummary>& rows,
                              qsizetype total) const;
    void arrange(qsizetype first, const QList<domain::DocumentSummary>& rows, qsizetype total);
    void moveInto(const QList<domain::DocumentSummary>& rows, const Plan& plan, qsizetype first);
    void align(qsizetype first, const QList<domain::DocumentSummary>& rows, const Plan& plan,
               qsizetype total);
    void takeValues(qsizetype first, const QList<domain::DocumentSummary>& rows);
    void countTo(qsizetype total, qsizetype windowEnd, const QList<domain::DocumentId>& displaced);

    void insert(qsizetype at, const QList<domain::DocumentSummary>& rows);
    void insertUnknown(qsizetype at, qsizetype count);
    void remove(qsizetype first, qsizetype count);

    std::vector<domain::DocumentId> m_slots; ///< null = not known
    QHash<domain::DocumentId, domain::DocumentSummary> m_known;
};

} // namespace ink::workflow
