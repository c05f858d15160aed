#pragma once

#include "app/domain/document/documentsummary.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <utility>
#include <vector>

namespace ink::workflow {

/** A change of DocumentRows, in terms of item models. */
struct RowsEdit
{
    enum class Kind {
        Insert, ///< inserts the rows first…last
        Remove, ///< removes the rows first…last
        Move,   ///< moves the row `first` before the row `to`
        Change, ///< updates or loads the rows first…last
        Reorder ///< may move any row; the number of rows is unchanged
    };
    Kind kind = Kind::Change;
    qsizetype first = 0;
    qsizetype last = 0;
    qsizetype to = 0;
    bool operator==(const RowsEdit&) const = default;
};

/**
 * A partially known listing: it has as many rows as the service counts and is filled page by page. A
 * refetched page is compared with the known rows and reported as the fewest edits (moves, inserts,
 * removals), even if the pages around it are unknown.
 */
class DocumentRows final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentRows(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_slots.size()); }
    /** The document of a row; null while it is unknown. */
    [[nodiscard]] const domain::DocumentSummary* at(qsizetype row) const;
    /** The row of a known document; -1 when it isn't listed. */
    [[nodiscard]] qsizetype rowOf(domain::DocumentId id) const;
    [[nodiscard]] const domain::DocumentSummary* find(domain::DocumentId id) const;
    /** Returns true if all rows from first to last are known. */
    [[nodiscard]] bool isKnown(qsizetype first, qsizetype last) const;
    [[nodiscard]] qsizetype knownCount() const { return m_known.size(); }
    /** The known rows from first to last, with their documents. */
    [[nodiscard]] QList<std::pair<qsizetype, domain::DocumentId>> knownRowsIn(qsizetype first,
                                                                              qsizetype last) const;
    /** The known documents in the order of their rows. */
    [[nodiscard]] QList<domain::DocumentSummary> knownRows() const;

    /** Clears the listing: only the number of rows is known then. */
    void reset(qsizetype total = 0);
    /** Sets the rows from `first` on; the listing has `total` rows. */
    void setRows(qsizetype first, const QList<domain::DocumentSummary>& rows, qsizetype total);
    /** Updates a document if it is listed. */
    void update(const domain::DocumentSummary& row);
    /** Removes these documents from the listing. */
    void removeDocuments(const QList<domain::DocumentId>& ids);
    /** Evicts rows outside first…last; the number of rows is unchanged. */
    void evictOutside(qsizetype first, qsizetype last);

Q_SIGNALS:
    void aboutToEdit(const ink::workflow::RowsEdit& edit);
    void edited(const ink::workflow::RowsEdit& edit);
    void aboutToReset();
    void wasReset();
    /** Emitted when setRows(), update() or removeDocuments() is complete. */
    void settled();

private:
    struct Plan; ///< the new rows that can stay in place, and those that have to move

    [[nodiscard]] Plan planOf(qsizetype first, const QList<domain::DocumentSummary>& rows,
                              qsizetype total) const;
    void arrange(qsizetype first, const QList<domain::DocumentSummary>& rows, qsizetype total);
    void moveInto(const QList<domain::DocumentSummary>& rows, const Plan& plan, qsizetype first);
    void align(qsizetype first, const QList<domain::DocumentSummary>& rows, const Plan& plan,
               qsizetype total);
    void updateValues(qsizetype first, const QList<domain::DocumentSummary>& rows);
    void countTo(qsizetype total, qsizetype windowEnd, const QList<domain::DocumentId>& displaced);

    void insert(qsizetype at, const QList<domain::DocumentSummary>& rows);
    void insertUnknown(qsizetype at, qsizetype count);
    void remove(qsizetype first, qsizetype count);

    std::vector<domain::DocumentId> m_slots; ///< document ID of each row; null = unknown
    QHash<domain::DocumentId, domain::DocumentSummary> m_known;
};

} // namespace ink::workflow
