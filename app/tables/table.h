#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <algorithm>
#include <functional>

namespace ink::tables {

/** How much is done, 0–1; returning false stops the work with Cancelled. Called a few hundred times at most.
 */
using Progress = std::function<bool(double part)>;

/** Something odd that was read all the same. */
struct TableNote
{
    enum class Kind {
        TooFewCells,   ///< the row has fewer cells than the header
        TooManyCells,  ///< the row has more cells than the header
        BadCharacter,  ///< bytes that are no text in this encoding; U+FFFD stands for them
        CellError,     ///< the spreadsheet shows an error such as #N/A there
        FormulaUnread, ///< a formula whose result is not in the file
    };
    Kind kind{};
    qint64 line = 0; ///< 1-based, as a text editor or the spreadsheet counts
    int column = 0;  ///< 1-based; 0 = the row
    bool operator==(const TableNote&) const = default;
};

/**
 * Rows of text under a header, in one piece of memory of at most 2^32 characters: 100,000 rows are a handful
 * of allocations. A row may
 * be shorter than the header; the header is as wide as the widest row (names that the file does not give are
 * empty).
 */
class Table final
{
public:
    [[nodiscard]] const QStringList& header() const { return m_header; }
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columnCount() const { return static_cast<int>(m_header.size()); }
    /** Empty behind the row's end. Valid until the table changes. */
    [[nodiscard]] QStringView cell(int row, int column) const
    {
        if (!m_edits.isEmpty()) {
            const auto edit = m_edits.constFind({row, column});
            if (edit != m_edits.constEnd()) return *edit;
        }
        const Row& r = m_rows.at(row);
        if (column >= r.cells) return {};
        const quint32* ends = m_ends.constData() + r.first + column;
        const qsizetype end = *ends;
        const qsizetype begin = r.first + column == 0 ? 0 : *(ends - 1);
        return {m_text.utf16() + begin, end - begin};
    }
    /** All cells of a row, as many as the header has. */
    [[nodiscard]] QStringList row(int row) const;
    /** Where the row begins in the file, 1-based. */
    [[nodiscard]] qint64 line(int row) const { return m_rows.at(row).line; }
    [[nodiscard]] const QList<TableNote>& notes() const { return m_notes; }
    /** How many there were: only the first thousand are kept. */
    [[nodiscard]] qint64 noteCount() const { return m_noteCount; }

    void setHeader(const QStringList& header) { m_header = header; }
    void setCell(int row, int column, const QString& text) { m_edits.insert({row, column}, text); }
    void appendRow(const QStringList& cells, qint64 line = 0);
    void addNote(const TableNote& note);

    // For readers: cells one after the other, then the end of their row.
    void addCell(QStringView text)
    {
        std::copy_n(text.utf16(), text.size(), room(text.size()));
        closeCell(text.size());
    }
    /** Room for so many characters, to be written by the caller and ended with closeCell(). */
    [[nodiscard]] char16_t* room(qsizetype size)
    {
        if (m_length + size > m_text.size()) grow(m_length + size);
        return reinterpret_cast<char16_t*>(m_text.data()) + m_length;
    }
    void closeCell(qsizetype size)
    {
        m_length += size;
        if (m_cells == m_ends.size()) growCells();
        m_ends.data()[m_cells++] = static_cast<quint32>(m_length);
    }
    /** So much text is to come. */
    void reserve(qsizetype characters) { grow(characters); }
    /** Gives back what was reserved and not used. */
    void squeeze();
    [[nodiscard]] int openCells() const { return static_cast<int>(m_cells - m_closed); }
    /** Returns whether the row under way has nothing in it. */
    [[nodiscard]] bool isOpenRowBlank() const;
    void closeRow(qint64 line);
    /** Takes the row under way back. */
    void dropOpenRow();
    /** The row under way as texts. */
    [[nodiscard]] QStringList openRow() const;

private:
    struct Row
    {
        qsizetype first = 0; ///< into m_ends
        int cells = 0;
        quint32 line = 0;
    };
    QStringList m_header;
    void grow(qsizetype size);
    void growCells();
    /** From where the open row's text begins. */
    [[nodiscard]] qsizetype openBegin() const { return m_closed == 0 ? 0 : m_ends.at(m_closed - 1); }
    QString m_text; ///< as long as there is room; m_length of it are text
    qsizetype m_length = 0;
    QList<quint32> m_ends; ///< of cells in m_text; each begins where the one before ends
    QList<Row> m_rows;
    qsizetype m_cells = 0;  ///< how many of m_ends are ends
    qsizetype m_closed = 0; ///< how many of them belong to whole rows
    QHash<std::pair<int, int>, QString> m_edits;
    QList<TableNote> m_notes;
    qint64 m_noteCount = 0;
};

/** The limits of a file; more is TooLarge. */
struct TableLimits
{
    qint64 bytes = 512LL * 1024 * 1024; ///< of the file, and of what it unpacks to
    int rows = 1'000'000;
    int columns = 1'000;
    int cellLength = 1'000'000; ///< characters
};

} // namespace ink::tables
