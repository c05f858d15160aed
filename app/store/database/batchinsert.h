#pragma once

#include "app/store/database/query.h"

#include <functional>

namespace ink::store {

/**
 * Runs a named `INSERT … VALUES (…)` with several rows at once: they are collected and written when a batch
 * is full or at `flush`. `each` gets every row of its RETURNING clause, which is left out without it.
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
    qsizetype m_maxRows; ///< of a batch
    qsizetype m_rows = 0;
    qsizetype m_written = 0;
    QString m_text; ///< the statement for `m_written` rows
    QVariantList m_values;
    Each m_each;
};

} // namespace ink::store
