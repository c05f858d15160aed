#include "app/tables/table.h"

#include "app/base/workbudget.h"
#include "app/tables/reasons.h"

#include <QFile>

#include <utility>

namespace ink::tables {

namespace {

constexpr qsizetype maxNotes = 1000;

} // namespace

bool isErrorText(QStringView text)
{
    // Each language has its own words in the same form: `#WERT!`, `#¡REF!`, `#NOME?`, `#N/D`, `#NV`.
    static const QStringList withoutValue{QStringLiteral("#N/A"), QStringLiteral("#N/D"),
                                          QStringLiteral("#N/V"), QStringLiteral("#NV"),
                                          QStringLiteral("#N/B")};
    if (!text.startsWith(QLatin1Char('#')) || text.size() > 24) return false;
    if (withoutValue.contains(text)) return true;
    QChar end = text.back();
    if (end != QLatin1Char('!') && end != QLatin1Char('?')) return false;
    return std::all_of(text.begin() + 1, text.end() - 1, [](QChar c) {
        return c.isUpper() || c == QLatin1Char('/') || c == QLatin1Char('0') || c == QLatin1Char('_') ||
               c == QChar(0xA1) || c == QChar(0xBF);
    });
}

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
    Q_ASSERT(m_length <= m_text.size() && m_cells <= m_ends.size());
    m_text.truncate(m_length);
    m_ends.resize(m_cells);
}

bool Table::isOpenRowBlank() const
{
    if (!m_extras.isEmpty() && m_extras.constLast().cell >= m_closed)
        return false; // a displayed text or a problem isn't blank
    for (qsizetype i = openBegin(); i < m_length; ++i)
        if (!m_text.at(i).isSpace()) return false;
    return true;
}

void Table::closeRow(qint64 line)
{
    Q_ASSERT(m_closed <= m_cells);
    m_rows.append({m_closed, openCellCount(), static_cast<quint32>(line)});
    m_closed = m_cells;
    while (m_header.size() < m_rows.constLast().cells)
        m_header.append(QString());
}

void Table::dropOpenRow()
{
    Q_ASSERT(m_closed <= m_cells);
    m_length = openBegin();
    m_cells = m_closed;
    while (!m_extras.isEmpty() && m_extras.constLast().cell >= m_cells)
        m_extras.removeLast();
}

void Table::addWidthNotes()
{
    for (int row = 0; row < rowCount(); ++row) {
        const Row& r = m_rows.at(row);
        if (r.cells < m_headerCells) addNote({TableNote::Kind::TooFewCells, r.line, 0});
        if (r.cells > m_headerCells) addNote({TableNote::Kind::TooManyCells, r.line, 0});
    }
    std::stable_sort(m_notes.begin(), m_notes.end(),
                     [](const TableNote& a, const TableNote& b) { return a.line < b.line; });
}

const Table::Extra* Table::extraOf(int row, int column) const
{
    const Row& r = m_rows.at(row);
    if (column >= r.cells || m_extras.isEmpty() || m_edits.contains({row, column})) return nullptr;
    const qsizetype cell = r.first + column;
    const auto found = std::lower_bound(m_extras.begin(), m_extras.end(), cell,
                                        [](const Extra& extra, qsizetype at) { return extra.cell < at; });
    return found != m_extras.end() && found->cell == cell ? &*found : nullptr;
}

QStringView Table::displayText(int row, int column) const
{
    const Extra* extra = extraOf(row, column);
    return extra && extra->hasDisplayText ? QStringView(m_shown).mid(extra->begin, extra->size)
                                          : cell(row, column);
}

CellProblem Table::problem(int row, int column) const
{
    const Extra* extra = extraOf(row, column);
    return extra ? extra->problem : CellProblem::None;
}

bool Table::hasSurplusCells(int row) const
{
    if (!m_isStrict) return false;
    for (int column = m_headerCells; column < m_rows.at(row).cells; ++column)
        if (!cell(row, column).trimmed().isEmpty()) return true;
    return false;
}

Table::Extra& Table::extraOfLast()
{
    Q_ASSERT(m_cells > 0);
    const qsizetype cell = m_cells - 1;
    if (m_extras.isEmpty() || m_extras.constLast().cell != cell) m_extras.append(Extra{.cell = cell});
    return m_extras.last();
}

void Table::setDisplayText(const QString& text)
{
    Extra& extra = extraOfLast();
    extra.hasDisplayText = true;
    extra.begin = m_shown.size();
    extra.size = static_cast<quint32>(text.size());
    m_shown.append(text);
}

void Table::setProblem(CellProblem problem)
{
    extraOfLast().problem = problem;
}

void Table::setHeaderRow(int row, bool isStrict)
{
    const Row header = m_rows.at(row);
    m_header.clear();
    for (int column = 0; column < header.cells; ++column)
        m_header.append(displayText(row, column).toString());
    m_headerLine = header.line;
    m_headerCells = header.cells;
    m_isStrict = isStrict;
    m_rowsAbove = row;
    m_rows.remove(0, row + 1);
    Q_ASSERT(m_rowsAbove >= 0 && m_header.size() == m_headerCells);
    int width = header.cells;
    for (const Row& r : std::as_const(m_rows))
        width = std::max(width, r.cells);
    m_header.resize(width);
    m_notes.removeIf([&](const TableNote& note) {
        const bool isAbove = note.line < m_headerLine;
        m_noteCount -= isAbove ? 1 : 0;
        return isAbove;
    });
}

Result<QByteArray> readTableBytes(const QString& path, const TableLimits& limits)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::Io, Message::literal(file.errorString()));
    if (file.size() > limits.bytes)
        return fail(ErrorCode::TooLarge, reasons::fileTooLargeMb(limits.bytes / 1024 / 1024));
    // Read, not mapped: truncating a mapped file would crash the program.
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::Io, Message::literal(file.errorString()));
    return bytes;
}

std::chrono::milliseconds workBudgetOfTable(qint64 bytes)
{
    constexpr std::chrono::milliseconds perMegabyte{1'000}; // packed: a workbook of 5 MB has 100,000 rows
    return WorkBudget::defaultTime + perMegabyte * (bytes / 1'000'000);
}

} // namespace ink::tables
