#include "app/workflow/bulk/sentrows.h"

#include "app/domain/bulk/rowtextcolumns.h"

#include <QCryptographicHash>

#include <algorithm>

namespace ink::workflow {

using store::BulkJournal;

namespace {

/** Returns equal digests for rows that make equal documents. */
QByteArray contentDigest(const domain::BulkRow& row)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QString& text) {
        const QByteArray bytes = text.toUtf8();
        hash.addData(QByteArray::number(bytes.size()) + ':' + bytes);
    };
    // With the lengths of the lists, so that an entry of one can't be taken for one of the next.
    for (const qsizetype count : {row.others.size(), row.values.size(), row.data.size()})
        hash.addData(QByteArray::number(count) + ';');
    for (const domain::BulkPerson& person : row.recipients()) {
        add(person.name);
        add(person.email.toLower());
        add(person.phone);
    }
    domain::BulkRow::Values values = row.values;
    std::sort(values.begin(), values.end()); // as in the journal
    for (const auto& [name, value] : std::as_const(values)) {
        add(name);
        add(value);
    }
    add(row.title);
    add(row.message);
    for (auto each = row.data.cbegin(); each != row.data.cend(); ++each) {
        add(each.key());
        add(each.value());
    }
    return hash.result();
}

/** Returns whether the row's document exists, may exist, or will when an open run goes on. */
bool isTaken(const BulkJournal::Run& run, BulkJournal::RowState state)
{
    using RowState = BulkJournal::RowState;
    const bool isPending = state == RowState::Waiting || state == RowState::Sending;
    return state == RowState::Sent || state == RowState::Unknown ||
           (isPending && run.state == BulkJournal::RunState::Open);
}

} // namespace

Result<SentRows> SentRows::load(const BulkJournal& journal, const QString& profile,
                                domain::DocumentId templateId)
{
    SentRows sent;
    INK_ASSIGN(runs, journal.runs(profile));
    for (const BulkJournal::Run& run : std::as_const(runs)) {
        if (run.templateId != templateId) continue;
        INK_ASSIGN(rows, journal.rows(run.id));
        for (const BulkJournal::Row& row : std::as_const(rows))
            if (isTaken(run, row.outcome.state)) sent.m_rows.insert(contentDigest(row.content));
    }
    return sent;
}

Result<SentRows> SentRows::loadForFile(const BulkJournal& journal, const QString& profile,
                                       domain::DocumentId templateId, const QString& fileName,
                                       const QStringList& header)
{
    INK_ASSIGN(runs, journal.runs(profile));
    const bool isKnown = std::any_of(runs.cbegin(), runs.cend(), [&](const BulkJournal::Run& run) {
        return run.templateId == templateId &&
               (run.title == fileName || run.title.startsWith(fileName + QStringLiteral(" (")));
    });
    if (!isKnown && domain::countResultColumns(header) == 0) return SentRows();
    return load(journal, profile, templateId);
}

bool SentRows::contains(const domain::BulkRow& row) const
{
    return m_rows.contains(contentDigest(row));
}

QList<int> unchangedRows(const domain::BulkPlan& plan, const domain::CellSource& cells, const SentRows& sent,
                         const std::function<bool()>& isStopped)
{
    QList<int> rows;
    if (sent.isEmpty()) return rows;
    for (int row = 0; row < plan.rowCount() && !(isStopped && isStopped()); ++row)
        if (plan.willBeSent(row) && sent.contains(plan.rowToSend(cells, row))) rows.append(row);
    return rows;
}

} // namespace ink::workflow
