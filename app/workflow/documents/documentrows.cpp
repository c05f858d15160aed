#include "app/workflow/documents/documentrows.h"

#include <QSet>

#include <algorithm>
#include <cstdlib>

namespace ink::workflow {

using domain::DocumentId;
using domain::DocumentSummary;
using EditKind = RowsEdit::Kind;

namespace {
/** The maximum number of moved documents that are reported one by one. */
constexpr qsizetype maxMoves = 8;

qsizetype positionOf(const std::vector<DocumentId>& ids, DocumentId id)
{
    const auto found = std::find(ids.cbegin(), ids.cend(), id);
    return found == ids.cend() ? -1 : found - ids.cbegin();
}
} // namespace

struct DocumentRows::Plan
{
    QHash<DocumentId, qsizetype> wanted; ///< id → index in the new rows
    QList<qsizetype> places;             ///< current row of each new row; -1 = unknown
    QSet<qsizetype> stays;               ///< indexes in the new rows of those that keep their order
    QList<qsizetype> movers;             ///< indexes in the new rows of known rows that have to move

    [[nodiscard]] bool isThere(qsizetype index) const { return places.at(index) >= 0; }
};

const DocumentSummary* DocumentRows::at(qsizetype row) const
{
    if (row < 0 || row >= size()) return nullptr;
    const auto found = m_known.constFind(m_slots[static_cast<size_t>(row)]);
    return found == m_known.cend() ? nullptr : &found.value();
}

qsizetype DocumentRows::rowOf(DocumentId id) const
{
    return m_known.contains(id) ? positionOf(m_slots, id) : -1;
}

const DocumentSummary* DocumentRows::find(DocumentId id) const
{
    const auto found = m_known.constFind(id);
    return found == m_known.cend() ? nullptr : &found.value();
}

bool DocumentRows::isKnown(qsizetype first, qsizetype last) const
{
    for (qsizetype row = std::max<qsizetype>(0, first); row <= last && row < size(); ++row)
        if (m_slots[static_cast<size_t>(row)].isNull()) return false;
    return true;
}

QList<std::pair<qsizetype, DocumentId>> DocumentRows::knownRowsIn(qsizetype first, qsizetype last) const
{
    QList<std::pair<qsizetype, DocumentId>> rows;
    for (qsizetype row = std::max<qsizetype>(0, first); row <= last && row < size(); ++row)
        if (const DocumentId id = m_slots[static_cast<size_t>(row)]; !id.isNull()) rows.append({row, id});
    return rows;
}

QList<DocumentSummary> DocumentRows::knownRows() const
{
    QList<DocumentSummary> rows;
    rows.reserve(m_known.size());
    for (const DocumentId id : m_slots)
        if (!id.isNull()) rows.append(m_known.value(id));
    return rows;
}

void DocumentRows::reset(qsizetype total)
{
    if (m_slots.empty() && total == 0) return;
    Q_EMIT aboutToReset();
    Q_ASSERT(total >= 0);
    m_slots.assign(static_cast<size_t>(total), DocumentId());
    m_known.clear();
    Q_EMIT wasReset();
}

void DocumentRows::setRows(qsizetype first, const QList<DocumentSummary>& given, qsizetype total)
{
    // Documents may move between pages from one request to the next: each is listed only once.
    QList<DocumentSummary> rows;
    rows.reserve(given.size());
    QSet<DocumentId> seen;
    for (const DocumentSummary& row : given) {
        if (row.id.isNull() || seen.contains(row.id)) continue;
        seen.insert(row.id);
        rows.append(row);
    }
    total = std::max(total, first + rows.size());
    Q_ASSERT(first >= 0 && total >= 0);
    if (rows.isEmpty()) {
        countTo(total, std::min(first, total), {});
        Q_EMIT settled();
        return;
    }
    if (size() < first) insertUnknown(size(), first - size());
    const Plan plan = planOf(first, rows, total);
    if (plan.movers.size() > maxMoves) {
        arrange(first, rows, total);
    } else {
        moveInto(rows, plan, first);
        align(first, rows, plan, total);
    }
    updateValues(first, rows);
    Q_EMIT settled();
}

/**
 * Selects the known rows that keep their order. Each row kept counts as a gain of one, each row that
 * would have to be inserted or removed between two of them as a loss of one, so that a document from far
 * away is the one that moves. If the whole listing is given, missing rows are gone and only the order
 * counts.
 */
DocumentRows::Plan DocumentRows::planOf(qsizetype first, const QList<DocumentSummary>& rows,
                                        qsizetype total) const
{
    Plan plan;
    plan.places = QList<qsizetype>(rows.size(), -1);
    for (qsizetype i = 0; i < rows.size(); ++i)
        plan.wanted.insert(rows.at(i).id, i);
    for (qsizetype row = 0; row < size(); ++row) {
        const DocumentId id = m_slots[static_cast<size_t>(row)];
        if (id.isNull()) continue;
        if (const auto found = plan.wanted.constFind(id); found != plan.wanted.cend())
            plan.places[found.value()] = row;
    }
    QList<qsizetype> there;
    for (qsizetype i = 0; i < rows.size(); ++i)
        if (plan.isThere(i)) there.append(i);
    const bool whole = first == 0 && rows.size() == total;
    const auto offset = [&](qsizetype n) {
        return whole ? 0 : first + there.at(n) - plan.places.at(there.at(n));
    };
    Q_ASSERT(there.size() <= rows.size());
    QList<qsizetype> gain(there.size(), 0);
    QList<qsizetype> before(there.size(), -1);
    qsizetype best = -1;
    for (qsizetype n = 0; n < there.size(); ++n) {
        gain[n] = 1 - std::abs(offset(n));
        for (qsizetype m = 0; m < n; ++m) {
            if (plan.places.at(there.at(m)) >= plan.places.at(there.at(n))) continue;
            const qsizetype with = gain.at(m) + 1 - std::abs(offset(n) - offset(m));
            if (with <= gain.at(n)) continue;
            gain[n] = with;
            before[n] = m;
        }
        if (gain.at(n) > 0 && (best < 0 || gain.at(n) >= gain.at(best))) best = n;
    }
    for (qsizetype n = best; n >= 0; n = before.at(n))
        plan.stays.insert(there.at(n));
    for (const qsizetype i : std::as_const(there))
        if (!plan.stays.contains(i)) plan.movers.append(i);
    return plan;
}

void DocumentRows::moveInto(const QList<DocumentSummary>& rows, const Plan& plan, qsizetype first)
{
    for (const qsizetype mover : plan.movers) {
        const qsizetype from = positionOf(m_slots, rows.at(mover).id);
        qsizetype to = -1;
        for (qsizetype i = mover - 1; i >= 0 && to < 0; --i)
            if (plan.isThere(i)) to = positionOf(m_slots, rows.at(i).id) + 1;
        for (qsizetype i = mover + 1; i < rows.size() && to < 0; ++i)
            if (plan.stays.contains(i)) to = positionOf(m_slots, rows.at(i).id);
        if (to < 0) to = std::min(first, size());
        if (to == from || to == from + 1) continue;
        Q_ASSERT(from >= 0 && to >= 0 && to <= size());
        const RowsEdit edit{EditKind::Move, from, from, to};
        Q_EMIT aboutToEdit(edit);
        const auto begin = m_slots.begin();
        if (from < to)
            std::rotate(begin + from, begin + from + 1, begin + to);
        else
            std::rotate(begin + to, begin + from, begin + from + 1);
        Q_EMIT edited(edit);
    }
}

void DocumentRows::align(qsizetype first, const QList<DocumentSummary>& rows, const Plan& plan,
                         qsizetype total)
{
    qsizetype lastThere = -1;
    for (qsizetype i = 0; i < rows.size(); ++i)
        if (plan.isThere(i)) lastThere = i;
    // If rows were inserted above, the known rows directly before this page move down with it.
    for (qsizetype i = 0; i <= lastThere; ++i) {
        if (!plan.isThere(i)) continue;
        const qsizetype place = positionOf(m_slots, rows.at(i).id);
        if (place >= first) break;
        qsizetype run = place;
        while (run > 0 && !m_slots[static_cast<size_t>(run - 1)].isNull())
            --run;
        insertUnknown(run, first - place);
        break;
    }
    QList<DocumentId> displaced;
    const auto slot = [this](qsizetype row) { return m_slots[static_cast<size_t>(row)]; };
    for (qsizetype i = 0; i < rows.size();) {
        const qsizetype row = first + i;
        if (row >= size()) {
            insert(row, rows.mid(i));
            break;
        }
        const DocumentId have = slot(row);
        if (have == rows.at(i).id) {
            ++i;
            continue;
        }
        if (have.isNull() && !plan.isThere(i)) { // a previously unknown row is now known
            qsizetype end = i;
            while (end < rows.size() && first + end < size() && slot(first + end).isNull() &&
                   !plan.isThere(end))
                ++end;
            const RowsEdit edit{EditKind::Change, row, first + end - 1, 0};
            Q_EMIT aboutToEdit(edit);
            for (; i < end; ++i) {
                m_slots[static_cast<size_t>(first + i)] = rows.at(i).id;
                m_known.insert(rows.at(i).id, rows.at(i));
            }
            Q_EMIT edited(edit);
            continue;
        }
        if (const auto later = plan.wanted.constFind(have); !have.isNull() && later != plan.wanted.cend()) {
            qsizetype end = i;
            while (end < later.value() && !plan.isThere(end))
                ++end;
            insert(row, rows.mid(i, end - i));
            i = end;
            continue;
        }
        if (plan.isThere(i) || i < lastThere) { // the rows before the next known one no longer exist
            qsizetype end = row;
            while (end < size() && slot(end).isNull() == have.isNull() && !plan.wanted.contains(slot(end)))
                ++end;
            remove(row, end - row);
            continue;
        }
        // The rows after the last known row were pushed down or no longer exist; countTo() decides by the
        // total.
        for (qsizetype n = row; n < size() && n < first + rows.size() && !slot(n).isNull(); ++n)
            displaced.append(slot(n));
        insert(row, rows.mid(i));
        break;
    }
    countTo(total, first + rows.size(), displaced);
}

void DocumentRows::updateValues(qsizetype first, const QList<DocumentSummary>& rows)
{
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (m_known.value(rows.at(i).id) == rows.at(i)) continue;
        qsizetype end = i;
        while (end < rows.size() && m_known.value(rows.at(end).id) != rows.at(end))
            ++end;
        const RowsEdit edit{EditKind::Change, first + i, first + end - 1, 0};
        Q_EMIT aboutToEdit(edit);
        for (; i < end; ++i)
            m_known.insert(rows.at(i).id, rows.at(i));
        Q_EMIT edited(edit);
    }
}

void DocumentRows::countTo(qsizetype total, qsizetype windowEnd, const QList<DocumentId>& displaced)
{
    qsizetype surplus = size() - total;
    if (surplus < 0) return insertUnknown(size(), -surplus);
    if (surplus > 0) {
        qsizetype gone = 0;
        while (gone < surplus && gone < displaced.size() && windowEnd + gone < size() &&
               m_slots[static_cast<size_t>(windowEnd + gone)] == displaced.at(gone))
            ++gone;
        if (gone > 0) remove(windowEnd, gone);
        surplus -= gone;
    }
    while (surplus > 0) {
        qsizetype end = size();
        while (end > windowEnd && !m_slots[static_cast<size_t>(end - 1)].isNull())
            --end;
        qsizetype begin = end;
        while (begin > windowEnd && end - begin < surplus && m_slots[static_cast<size_t>(begin - 1)].isNull())
            --begin;
        if (begin == end) { // all rows there are known: remove the last ones, which are the least visible
            end = size();
            begin = end - surplus;
        }
        Q_ASSERT(begin >= 0 && begin < end && end <= size());
        surplus -= end - begin;
        remove(begin, end - begin);
    }
}

void DocumentRows::arrange(qsizetype first, const QList<DocumentSummary>& rows, qsizetype total)
{
    if (size() < total) insertUnknown(size(), total - size());
    if (size() > total) remove(total, size() - total);
    Q_ASSERT(size() == total && first + rows.size() <= size());
    const RowsEdit edit{EditKind::Reorder, 0, size() - 1, 0};
    Q_EMIT aboutToEdit(edit);
    QSet<DocumentId> wanted;
    for (const DocumentSummary& row : rows)
        wanted.insert(row.id);
    for (DocumentId& id : m_slots)
        if (wanted.contains(id)) id = DocumentId();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        DocumentId& place = m_slots[static_cast<size_t>(first + i)];
        if (!place.isNull()) m_known.remove(place);
        place = rows.at(i).id;
        m_known.insert(place, rows.at(i));
    }
    Q_EMIT edited(edit);
}

void DocumentRows::update(const DocumentSummary& row)
{
    const qsizetype place = rowOf(row.id);
    if (place < 0) return;
    updateValues(place, {row});
    Q_EMIT settled();
}

void DocumentRows::removeDocuments(const QList<DocumentId>& ids)
{
    const QSet<DocumentId> gone(ids.cbegin(), ids.cend());
    for (qsizetype last = size() - 1; last >= 0; --last) {
        if (!gone.contains(m_slots[static_cast<size_t>(last)])) continue;
        qsizetype first = last;
        while (first > 0 && gone.contains(m_slots[static_cast<size_t>(first - 1)]))
            --first;
        remove(first, last - first + 1);
        last = first;
    }
    Q_EMIT settled();
}

void DocumentRows::evictOutside(qsizetype first, qsizetype last)
{
    for (qsizetype row = 0; row < size(); ++row) {
        DocumentId& id = m_slots[static_cast<size_t>(row)];
        if (id.isNull() || (row >= first && row <= last)) continue;
        m_known.remove(id);
        id = DocumentId();
    }
}

void DocumentRows::insert(qsizetype at, const QList<DocumentSummary>& rows)
{
    if (rows.isEmpty()) return;
    Q_ASSERT(at >= 0 && at <= size());
    const RowsEdit edit{EditKind::Insert, at, at + rows.size() - 1, 0};
    Q_EMIT aboutToEdit(edit);
    std::vector<DocumentId> ids;
    ids.reserve(static_cast<size_t>(rows.size()));
    for (const DocumentSummary& row : rows) {
        ids.push_back(row.id);
        m_known.insert(row.id, row);
    }
    m_slots.insert(m_slots.begin() + at, ids.cbegin(), ids.cend());
    Q_EMIT edited(edit);
}

void DocumentRows::insertUnknown(qsizetype at, qsizetype count)
{
    if (count <= 0) return;
    Q_ASSERT(at >= 0 && at <= size());
    const RowsEdit edit{EditKind::Insert, at, at + count - 1, 0};
    Q_EMIT aboutToEdit(edit);
    m_slots.insert(m_slots.begin() + at, static_cast<size_t>(count), DocumentId());
    Q_EMIT edited(edit);
}

void DocumentRows::remove(qsizetype first, qsizetype count)
{
    if (count <= 0) return;
    Q_ASSERT(first >= 0 && first + count <= size());
    const RowsEdit edit{EditKind::Remove, first, first + count - 1, 0};
    Q_EMIT aboutToEdit(edit);
    for (qsizetype row = first; row < first + count; ++row)
        if (const DocumentId id = m_slots[static_cast<size_t>(row)]; !id.isNull()) m_known.remove(id);
    m_slots.erase(m_slots.begin() + first, m_slots.begin() + first + count);
    Q_EMIT edited(edit);
}

} // namespace ink::workflow

#include "moc_documentrows.cpp"
