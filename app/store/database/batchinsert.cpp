#include "app/store/database/batchinsert.h"

#include <utility>

namespace ink::store {

namespace {

/** Maximum number of values of one INSERT on PostgreSQL, where each statement is a round trip. On SQLite,
 * which runs in this process, one row per statement is fastest (measured), because Qt's driver looks
 * parameters up one by one. */
constexpr qsizetype maxValues = 2400;

/** Returns the position after the parenthesis that closes the one at `from`. */
qsizetype afterParentheses(const QString& sql, qsizetype from)
{
    int depth = 0;
    for (qsizetype at = from; at < sql.size(); ++at) {
        const QChar c = sql.at(at);
        depth += c == QLatin1Char('(') ? 1 : c == QLatin1Char(')') ? -1 : 0;
        if (depth == 0) return at + 1;
    }
    return sql.size();
}

} // namespace

BatchInsert::BatchInsert(const Database& database, const char* name, Each each)
    : m_database(database), m_statement(namedStatement(database, name)),
      m_maxRows(database.isPostgreSql() ? maxValues / m_statement.parameters.size() : 1),
      m_each(std::move(each))
{
    static const auto values = QLatin1StringView(" VALUES (");
    const QString& sql = m_statement.sql;
    const qsizetype found = sql.indexOf(values);
    Q_ASSERT_X(found >= 0, "BatchInsert", name);
    const qsizetype row = found + values.size() - 1;
    const qsizetype after = afterParentheses(sql, row);
    m_before = sql.left(row);
    m_row = sql.mid(row, after - row);
    m_after = sql.mid(after);
    Q_ASSERT_X(m_row.endsWith(QLatin1Char(')')) &&
                   m_row.count(QLatin1Char('?')) == m_statement.parameters.size(),
               "BatchInsert", name);
    const qsizetype returning = m_after.indexOf(QLatin1StringView(" RETURNING "));
    if (!m_each && returning >= 0) m_after.truncate(returning);
    m_values.reserve(m_maxRows * m_statement.parameters.size());
}

Result<void> BatchInsert::add(const BoundValues& row)
{
    m_values.append(m_statement.positionalValues(row));
    return m_values.size() == m_maxRows * m_statement.parameters.size() ? flush() : Result<void>();
}

Result<void> BatchInsert::flush()
{
    const qsizetype rows = m_values.size() / m_statement.parameters.size();
    if (rows == 0) return {};
    if (rows != m_written) m_text = textFor(rows);
    m_written = rows;
    auto written = runText(m_database, m_text, m_values);
    m_values.clear();
    INK_ASSIGN(query, std::move(written));
    while (m_each && query.next())
        m_each(query);
    return {};
}

QString BatchInsert::textFor(qsizetype rows) const
{
    return m_before + m_row + (QLatin1Char(',') + m_row).repeated(rows - 1) + m_after;
}

} // namespace ink::store
