#pragma once

#include "app/store/database/query.h"

#include <functional>

namespace ink::store {

/**
 * Runs a named `INSERT … VALUES (…)` for several rows at once. Rows are collected, and written when a batch
 * is full and by `flush`. `each` receives each row of the RETURNING clause; without it, the clause is
 * omitted.
 */
class BatchInsert final
{
public:
    using Each = std::function<void(const Query&)>;
    BatchInsert(const Database& database, const char* name, Each each = {});

    [[nodiscard]] Result<void> add(const BoundValues& row);
    [[nodiscard]] Result<void> flush();

private:
    [[nodiscard]] QString textFor(qsizetype rows) const;

    const Database& m_database;
    const Statement& m_statement;
    const qsizetype m_maxRows; ///< rows per statement
    QString m_before;          ///< the statement's text before its row of values
    QString m_row;             ///< the row of values, with its parentheses
    QString m_after;
    qsizetype m_written = 0;
    QString m_text;        ///< the statement for `m_written` rows
    QVariantList m_values; ///< values of the rows that are not written yet
    Each m_each;
};

} // namespace ink::store
