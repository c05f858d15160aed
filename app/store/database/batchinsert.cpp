#include "app/store/database/batchinsert.h"

#include <utility>

namespace ink::store {

namespace {

/** Values of one INSERT on PostgreSQL, where each statement is a round trip. SQLite runs in this process,
 * and Qt's driver looks its parameters up one by one: there, one row per statement is fastest (measured). */
constexpr qsizetype maxValues = 2400;

} // namespace

BatchInsert::BatchInsert(const Database& database, const char* name, Each each)
    : m_database(database), m_statement(namedStatement(database, name)),
      m_maxRows(database.isPostgreSql() ? maxValues / m_statement.parameters.size() : 1),
      m_each(std::move(each))
{
    Q_ASSERT(m_statement.rowSize > 0);
    m_values.reserve(m_maxRows * m_statement.parameters.size());
}

Result<void> BatchInsert::add(const BoundValues& row)
{
    m_values.append(m_statement.inOrder(row));
    return ++m_rows == m_maxRows ? flush() : Result<void>();
}

Result<void> BatchInsert::flush()
{
    const qsizetype rows = std::exchange(m_rows, 0);
    if (rows == 0) return {};
    if (rows != m_written) m_text = textFor(rows);
    m_written = rows;
    INK_ASSIGN(query, runText(m_database, m_text, m_values));
    while (m_each && query.next())
        m_each(query);
    m_values.clear();
    return {};
}

QString BatchInsert::textFor(qsizetype rows) const
{
    const QString row = m_statement.sql.mid(m_statement.rowAt, m_statement.rowSize);
    QString rest = m_statement.sql.mid(m_statement.rowAt + m_statement.rowSize);
    const qsizetype returning = rest.indexOf(QLatin1StringView(" RETURNING "));
    if (!m_each && returning >= 0) rest.truncate(returning);
    return m_statement.sql.left(m_statement.rowAt) + row + (QLatin1Char(',') + row).repeated(rows - 1) + rest;
}

} // namespace ink::store
