#include "app/tables/table.h"

namespace ink::tables {

namespace {

constexpr qsizetype mostNotes = 1000;

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
    if (m_notes.size() < mostNotes) m_notes.append(note);
}

bool Table::isOpenRowBlank() const
{
    const qsizetype begin = m_closed == 0 ? 0 : m_ends.at(m_closed - 1);
    return QStringView(m_text).mid(begin).trimmed().isEmpty();
}

void Table::closeRow(qint64 line)
{
    m_rows.append({m_closed, openCells(), line});
    m_closed = m_ends.size();
    while (m_header.size() < m_rows.constLast().cells)
        m_header.append(QString());
}

void Table::dropOpenRow()
{
    m_text.truncate(m_closed == 0 ? 0 : m_ends.at(m_closed - 1));
    m_ends.resize(m_closed);
}

QStringList Table::openRow() const
{
    QStringList cells;
    qsizetype begin = m_closed == 0 ? 0 : m_ends.at(m_closed - 1);
    for (qsizetype i = m_closed; i < m_ends.size(); ++i) {
        cells.append(m_text.mid(begin, m_ends.at(i) - begin));
        begin = m_ends.at(i);
    }
    return cells;
}

} // namespace ink::tables
