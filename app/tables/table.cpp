#include "app/tables/table.h"

#include "app/base/workbudget.h"

namespace ink::tables {

namespace {

constexpr qsizetype maxNotes = 1000;

} // namespace

QStringList Table::row(int row) const
{
    QStringList cells;
    cells.reserve(columnCount());
    for (int column = 0; column < columnCount(); ++column)
        cells.append(cell(row, column).toString());
    return cells;
}

void Table::appendRow(const QStringList& cells, qint64 line)
{
    for (const QString& text : cells)
        addCell(text);
    closeRow(line);
}

void Table::addNote(const TableNote& note)
{
    ++m_noteCount;
    if (m_notes.size() < maxNotes) m_notes.append(note);
}

void Table::grow(qsizetype size)
{
    if (size > m_text.size()) m_text.resize(std::max({size, m_text.size() * 2, qsizetype{4096}}));
}

void Table::growCells()
{
    m_ends.resize(std::max(m_ends.size() * 2, qsizetype{1024}));
}

void Table::squeeze()
{
    m_text.truncate(m_length);
    m_ends.resize(m_cells);
}

bool Table::isOpenRowBlank() const
{
    for (qsizetype i = openBegin(); i < m_length; ++i)
        if (!m_text.at(i).isSpace()) return false;
    return true;
}

void Table::closeRow(qint64 line)
{
    m_rows.append({m_closed, openCells(), static_cast<quint32>(line)});
    m_closed = m_cells;
    while (m_header.size() < m_rows.constLast().cells)
        m_header.append(QString());
}

void Table::dropOpenRow()
{
    m_length = openBegin();
    m_cells = m_closed;
}

QStringList Table::openRow() const
{
    QStringList cells;
    qsizetype begin = openBegin();
    for (qsizetype i = m_closed; i < m_cells; ++i) {
        cells.append(m_text.mid(begin, m_ends.at(i) - begin));
        begin = m_ends.at(i);
    }
    return cells;
}

std::chrono::milliseconds workBudgetOfTable(qint64 bytes)
{
    constexpr std::chrono::milliseconds perMegabyte{1'000}; // packed: a workbook of 5 MB has 100,000 rows
    return WorkBudget::usualTime + perMegabyte * (bytes / 1'000'000);
}

} // namespace ink::tables
