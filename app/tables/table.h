#pragma once

#include "app/base/result.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>

namespace ink::tables {

/**
 * Reports progress, 0–1; returning false cancels the work (Cancelled). Called a few hundred times at most.
 */
using Progress = std::function<bool(double part)>;

/** An anomaly that didn't prevent reading. */
struct TableNote
{
    enum class Kind {
        TooFewCells,          ///< the row has fewer cells than the header
        TooManyCells,         ///< the row has more cells than the header
        BadCharacter,         ///< invalid bytes in this encoding; replaced by U+FFFD
        CellError,            ///< the spreadsheet displays an error such as #N/A there
        FormulaWithoutResult, ///< a formula without a stored result
    };
    Kind kind{};
    qint64 line = 0; ///< 1-based, as a text editor or the spreadsheet counts
    int column = 0;  ///< 1-based; 0 = the whole row
    bool operator==(const TableNote&) const = default;
};

/** The reason why a cell has no usable value. */
enum class CellProblem : quint8 {
    None,
    Error,                ///< the spreadsheet displays an error such as #N/A
    FormulaWithoutResult, ///< a formula without a stored result
};

/**
 * Rows of text under a header, in one block of memory of at most 2^32 characters: 100,000 rows need only a
 * handful of allocations. A row may be shorter than the header; the header is as wide as the widest row
 * (names that the file doesn't have are empty).
 */
class Table final
{
public:
    [[nodiscard]] const QStringList& header() const { return m_header; }
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columnCount() const { return static_cast<int>(m_header.size()); }
    /** The text of a cell; empty beyond the end of the row. Valid until the table changes. */
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
    /**
     * The cell as the spreadsheet displays it: `19 %` where cell() has 0.19, `02101-0001` where it has
     * 21010001. The same as cell() where a format makes no difference. Valid until the table changes.
     */
    [[nodiscard]] QStringView displayText(int row, int column) const;
    [[nodiscard]] CellProblem problem(int row, int column) const;
    /** Returns whether a row has text in cells to the right of the header, in a table with a strict header
     * (see setHeaderRow()): its delimiters may be wrong. */
    [[nodiscard]] bool hasSurplusCells(int row) const;
    /** All cells of a row, as many as the header has. */
    [[nodiscard]] QStringList row(int row) const;
    /** The line where the row begins in the file, 1-based. */
    [[nodiscard]] qint64 line(int row) const { return m_rows.at(row).line; }
    [[nodiscard]] const QList<TableNote>& notes() const { return m_notes; }
    /** The total number of notes; only the first thousand are stored. */
    [[nodiscard]] qint64 noteCount() const { return m_noteCount; }

    /** The line of the header in the file, 1-based; 0 = it has none. */
    [[nodiscard]] qint64 headerLine() const { return m_headerLine; }
    /** Rows above the header, which were dropped. */
    [[nodiscard]] int rowsAboveHeader() const { return m_rowsAbove; }
    /** Rows that the spreadsheet hides and that were left out. */
    [[nodiscard]] int hiddenRowCount() const { return m_hiddenRows; }

    void setHeader(const QStringList& header) { m_header = header; }
    /**
     * Makes a row the header, as the sheet displays it, and drops the rows above. `isStrict`: cells to the
     * right of the header are surplus.
     */
    void setHeaderRow(int row, bool isStrict);
    /** Adds a note for each row that has fewer or more cells than the header. */
    void addWidthNotes();
    void addHiddenRow() { ++m_hiddenRows; }
    void setCell(int row, int column, const QString& text) { m_edits.insert({row, column}, text); }
    /** The text set by setCell(); nothing if the cell wasn't edited. */
    [[nodiscard]] std::optional<QString> editedText(int row, int column) const
    {
        const auto found = m_edits.constFind({row, column});
        return found == m_edits.constEnd() ? std::nullopt : std::optional(*found);
    }
    /** Restores the cell as it was read, with its problem and its format. */
    void removeEdit(int row, int column) { m_edits.remove({row, column}); }
    void appendRow(const QStringList& cells, qint64 line = 0);
    void addNote(const TableNote& note);

    // For readers: cells in order, then the end of their row.
    void addCell(QStringView text)
    {
        std::copy_n(text.utf16(), text.size(), cellBuffer(text.size()));
        closeCell(text.size());
    }
    /** A buffer for this many characters; fill it, then call closeCell(). */
    [[nodiscard]] char16_t* cellBuffer(qsizetype size)
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
    /** Sets the text that the spreadsheet displays in the cell that was closed last. */
    void setDisplayText(const QString& text);
    /** Sets the problem of the cell that was closed last. */
    void setProblem(CellProblem problem);
    /** Reserves memory for this much text. */
    void reserve(qsizetype characters) { grow(characters); }
    /** Releases reserved memory. */
    void squeeze();
    [[nodiscard]] int openCellCount() const { return static_cast<int>(m_cells - m_closed); }
    /** Returns whether the open row has only empty cells. */
    [[nodiscard]] bool isOpenRowBlank() const;
    void closeRow(qint64 line);
    /** Discards the open row. */
    void dropOpenRow();

private:
    struct Row
    {
        qsizetype first = 0; ///< index of the row's first cell in m_ends
        int cells = 0;
        quint32 line = 0;
    };
    /** Data that only few cells have in addition to their text, in the order of cells. */
    struct Extra
    {
        qsizetype cell = 0; ///< index of the cell in m_ends
        CellProblem problem = CellProblem::None;
        bool hasDisplayText = false;
        quint32 size = 0; ///< length of the displayed text
        qsizetype begin = 0;
    };
    [[nodiscard]] const Extra* extraOf(int row, int column) const;
    Extra& extraOfLast();
    QStringList m_header;
    qint64 m_headerLine = 0;
    int m_headerCells = 0; ///< number of header cells in the file
    bool m_isStrict = false;
    int m_hiddenRows = 0;
    int m_rowsAbove = 0;
    QList<Extra> m_extras;
    QString m_shown; ///< the displayed texts of m_extras
    void grow(qsizetype size);
    void growCells();
    /** Offset of the open row's text. */
    [[nodiscard]] qsizetype openBegin() const { return m_closed == 0 ? 0 : m_ends.at(m_closed - 1); }
    QString m_text; ///< sized to its capacity; the text is the first m_length characters
    qsizetype m_length = 0;
    QList<quint32> m_ends; ///< ends of cells in m_text; each begins at the end of the one before
    QList<Row> m_rows;
    qsizetype m_cells = 0;  ///< number of valid elements of m_ends
    qsizetype m_closed = 0; ///< number of cells in complete rows
    QHash<std::pair<int, int>, QString> m_edits;
    QList<TableNote> m_notes;
    qint64 m_noteCount = 0;
};

/** Returns whether a cell's text is an error of a spreadsheet, such as `#N/A`, `#REF!`, `#DIV/0!`, `#NV` or
 * `#BEZUG!`. */
[[nodiscard]] bool isErrorText(QStringView text);

/** Chooses the header of a table whose rows are all read: the index of a row. */
using HeaderRow = std::function<int(const Table& table)>;

/** The limits of a file; more is TooLarge. */
struct TableLimits
{
    qint64 bytes = 512LL * 1024 * 1024; ///< size of the file, and of its unpacked content
    int rows = 1'000'000;
    int columns = 1'000;
    int cellLength = 1'000'000; ///< characters
};

/** Reads a whole file. TooLarge if it exceeds the limit, Io if it can't be read. */
[[nodiscard]] Result<QByteArray> readTableBytes(const QString& path, const TableLimits& limits);

/** The processor time that reading a file of this size may take (WorkBudget). */
[[nodiscard]] std::chrono::milliseconds workBudgetOfTable(qint64 bytes);

} // namespace ink::tables
