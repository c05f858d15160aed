#include "app/tables/csvreader.h"

#include "app/base/workbudget.h"
#include "app/tables/csvwriter.h"
#include "app/tables/reasons.h"

#include <csv.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>

namespace ink::tables {

namespace {

constexpr qsizetype pieceSize = 256 * 1024;

int noSpace(unsigned char) // RFC 4180 §2.4: spaces are part of a cell
{
    return 0;
}

tl::unexpected<Error> malformed(const Message& sentence)
{
    return fail(ErrorCode::Malformed, sentence);
}

/** Replaces `="00123"`, which keeps spreadsheets from parsing a number, with its text. Returns the length of
 * the result, or `length` if the cell isn't such a text. */
qsizetype unwrapText(char16_t* text, qsizetype length)
{
    Q_ASSERT(length > 2);
    if (text[length - 1] != u'"') return length;
    qsizetype out = 0;
    for (qsizetype i = 2; i < length - 1; ++i) {
        if (text[i] != u'"') continue;
        if (i + 2 >= length || text[i + 1] != u'"') return length; // a formula: ="a"&"b"
        ++i;
    }
    for (qsizetype i = 2; i < length - 1; ++i) {
        text[out++] = text[i];
        if (text[i] == u'"') ++i;
    }
    return out;
}

/** Flags that classify a byte of a cell. */
enum : uchar { Control = 1, NotAscii = 2, EndsCell = 4 };

/** Collects cells into a table: parses plain ones itself and gets the others from libcsv. */
class Collector final
{
public:
    Collector(Table& table, const TableLimits& limits, char delimiter) : m_table(table), m_limits(limits)
    {
        for (std::size_t byte = 0; byte < m_kinds.size(); ++byte)
            m_kinds.at(byte) = byte < 0x20 ? Control : byte >= 0x80 ? NotAscii : 0;
        for (const char end : {'\r', '\n', delimiter})
            m_kinds.at(static_cast<uchar>(end)) |= EndsCell;
    }

    /**
     * Parses plain cells, as nearly all are: without a quote at the beginning, or between two quotes with
     * none inside. Returns where it stopped: before a cell that is not plain, or that may continue after
     * `end`.
     */
    const char* takePlain(const char* at, const char* end)
    {
        while (at != end && !m_error) {
            const char* next = *at == '"' ? quotedCell(at, end) : bareCell(at, end);
            if (!next) return at;
            if (*next == '\r' || *next == '\n') row(*next);
            at = next + 1;
        }
        return at;
    }
    /** The file ended after a delimiter: adds the empty cell that follows it. */
    void finishPlain()
    {
        if (m_table.openCellCount() == 0) return;
        cell(nullptr, 0);
        row(-1);
    }
    void expectRow() { m_rowEnded = false; }
    /** Returns whether a row has ended since expectRow(). */
    [[nodiscard]] bool rowEnded() const { return m_rowEnded; }

    static void onCell(void* data, std::size_t size, void* self)
    {
        static_cast<Collector*>(self)->cell(static_cast<const char*>(data), static_cast<qsizetype>(size));
    }
    static void onRow(int end, void* self) { static_cast<Collector*>(self)->row(end); }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /** The line where the current cell begins. */
    [[nodiscard]] qint64 line() const { return m_line; }
    [[nodiscard]] int column() const { return m_table.openCellCount() + 1; }

private:
    void stop(ErrorCode code, const Message& sentence)
    {
        if (m_error) return;
        Error error;
        error.code = code;
        error.detail = sentence;
        m_error = error;
    }

    /** Checks the limits for a current cell of this size. */
    bool allows(qsizetype size)
    {
        if (size > m_limits.cellLength) {
            stop(ErrorCode::TooLarge, reasons::cellInLineTooLong(m_line, column(), m_limits.cellLength));
        } else if (m_table.openCellCount() >= m_limits.columns) {
            stop(ErrorCode::TooLarge, reasons::lineTooManyColumns(m_line, m_limits.columns));
        }
        return !m_error;
    }

    void cell(const char* data, qsizetype size)
    {
        if (m_error || !allows(size)) return;
        unsigned seen = 0;
        const uchar* kinds = m_kinds.data();
        char16_t* out = m_table.cellBuffer(size);
        for (qsizetype i = 0; i < size; ++i) {
            const auto byte = static_cast<uchar>(data[i]);
            seen |= kinds[byte];
            out[i] = byte;
        }
        close(data, size, seen, out);
    }

    /** Parses a cell that begins with a quote; returns its end, or null when it is not plain. */
    const char* quotedCell(const char* at, const char* end)
    {
        const char* begin = at + 1;
        const auto* quote =
            static_cast<const char*>(std::memchr(begin, '"', static_cast<std::size_t>(end - begin)));
        if (!quote || quote + 1 == end) return nullptr;
        if ((m_kinds.data()[static_cast<uchar>(quote[1])] & EndsCell) == 0) return nullptr;
        cell(begin, quote - begin);
        return quote + 1;
    }

    /** Like quotedCell(), for an unquoted cell. */
    const char* bareCell(const char* at, const char* end)
    {
        unsigned seen = 0;
        const uchar* kinds = m_kinds.data();
        const char* from = at;
        char16_t* const begin = m_table.cellBuffer(end - at);
        char16_t* out = begin;
        for (; at != end; ++at) {
            const auto byte = static_cast<uchar>(*at);
            const unsigned kind = kinds[byte];
            if ((kind & EndsCell) != 0) break;
            seen |= kind;
            *out++ = byte;
        }
        if (at == end) return nullptr;
        const qsizetype size = at - from;
        // An empty line has no cells.
        const bool isCell = size > 0 || m_table.openCellCount() > 0 || (*at != '\r' && *at != '\n');
        if (isCell && allows(size)) close(from, size, seen, begin);
        return at;
    }

    /** Ends the cell. Its bytes are at `out` already, one per character. */
    void close(const char* data, qsizetype size, unsigned seen, char16_t* out)
    {
        qsizetype length = size;
        if ((seen & NotAscii) != 0) {
            // Byte order marks before a cell, from concatenated files, are not part of its text.
            QByteArrayView text(data, size);
            while (text.startsWith("\xEF\xBB\xBF"))
                text = text.sliced(3);
            const QString decoded = QString::fromUtf8(text);
            if (decoded.contains(QChar::ReplacementCharacter))
                m_table.addNote({TableNote::Kind::BadCharacter, m_rowLine, column()});
            length = decoded.size();
            Q_ASSERT(length <= size); // fits into the buffer for the bytes
            std::copy_n(decoded.utf16(), length, out);
        }
        if ((seen & Control) != 0 && !checkControls(data, size, m_line)) return;
        if (length > 1 && out[0] == u'\'' && isFormulaStart(QChar(out[1])))
            std::copy(out + 1, out + length--, out);
        if (length > 2 && out[0] == u'=' && out[1] == u'"') length = unwrapText(out, length);
        const bool isError = length > 2 && out[0] == u'#' && isErrorText(QStringView(out, length));
        if (isError) m_table.addNote({TableNote::Kind::CellError, m_rowLine, column()});
        m_table.closeCell(length);
        if (isError) m_table.setProblem(CellProblem::Error);
    }

    /** Rejects NUL and counts the lines inside a cell. */
    bool checkControls(const char* data, qsizetype size, qint64 line)
    {
        for (qsizetype i = 0; i < size; ++i) {
            if (data[i] == 0) {
                stop(ErrorCode::Malformed, reasons::nulCharacterInLine(line, column()));
                return false;
            }
            if (data[i] == '\n' || (data[i] == '\r' && (i + 1 == size || data[i + 1] != '\n'))) ++m_line;
        }
        return true;
    }

    void row(int end)
    {
        m_rowEnded = true;
        if (m_error) return;
        const int cells = m_table.openCellCount();
        const qint64 line = m_rowLine;
        if (end == '\n' && m_afterReturn && cells == 0) { // the second half of CR LF
            m_afterReturn = false;
            return;
        }
        Q_ASSERT(m_rowLine <= m_line);
        m_afterReturn = end == '\r';
        ++m_line;
        m_rowLine = m_line;
        if (cells == 0) return;
        if (m_table.isOpenRowBlank()) return m_table.dropOpenRow();
        if (m_table.rowCount() > m_limits.rows) // one of them is the header
            return stop(ErrorCode::TooLarge, reasons::fileTooManyRows(m_limits.rows));
        m_table.closeRow(line);
    }

    Table& m_table;
    const TableLimits& m_limits;
    std::optional<Error> m_error;
    qint64 m_line = 1;
    qint64 m_rowLine = 1;
    bool m_afterReturn = false;
    bool m_rowEnded = false;
    std::array<uchar, 256> m_kinds{}; ///< the flags of each byte value
};

/** Owns libcsv's parser. */
class Parser final
{
public:
    explicit Parser(char delimiter)
    {
        m_good = csv_init(&m_parser, CSV_REPALL_NL) == 0;
        if (!m_good) return;
        csv_set_delim(&m_parser, static_cast<unsigned char>(delimiter));
        csv_set_space_func(&m_parser, noSpace);
        csv_set_blk_size(&m_parser, 4096);
    }
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;
    ~Parser()
    {
        if (m_good) csv_free(&m_parser);
    }
    [[nodiscard]] bool isGood() const { return m_good; }
    /** Plain cells go directly to the collector. From the first other cell on, libcsv parses until the end of
     * the row. Returns false if memory runs out. */
    bool feed(const QByteArray& piece, Collector& collector)
    {
        const char* at = piece.constData();
        const char* const end = at + piece.size();
        while (at != end) {
            if (!m_inRow) at = collector.takePlain(at, end);
            if (at == end || collector.error()) break;
            const char* line = std::find_if(at, end, [](char c) { return c == '\r' || c == '\n'; });
            if (line != end) ++line;
            const auto size = static_cast<std::size_t>(line - at);
            collector.expectRow();
            if (csv_parse(&m_parser, at, size, &Collector::onCell, &Collector::onRow, &collector) != size)
                return false;
            m_inRow = !collector.rowEnded();
            at = line;
        }
        return true;
    }
    bool finish(Collector& collector)
    {
        if (!m_inRow) collector.finishPlain();
        // Not set earlier, because a quote inside an unquoted cell isn't an error, unlike an unclosed quote.
        csv_set_opts(&m_parser, CSV_REPALL_NL | CSV_STRICT | CSV_STRICT_FINI);
        return csv_fini(&m_parser, &Collector::onCell, &Collector::onRow, &collector) == 0;
    }
    [[nodiscard]] std::size_t pending() const { return m_parser.entry_pos; }

private:
    csv_parser m_parser{};
    bool m_good = false;
    bool m_inRow = false; ///< libcsv is inside a row
};

} // namespace

Result<CsvTable> readCsv(QByteArrayView bytes, const CsvChoice& choice, const Progress& progress,
                         const TableLimits& limits, const HeaderRow& header)
{
    if (bytes.size() > limits.bytes)
        return fail(ErrorCode::TooLarge, reasons::fileTooLargeMb(limits.bytes / 1024 / 1024));
    const WorkBudget budget(workBudgetOfTable(bytes.size()));
    CsvTable result;
    result.dialect = guessDialect(bytes, choice);
    Parser parser(result.dialect.delimiter);
    if (!parser.isGood()) return fail(ErrorCode::Internal, reasons::csvReaderFailed());
    result.table.reserve(bytes.size());
    Collector collector(result.table, limits, result.dialect.delimiter);
    qsizetype from = result.dialect.bomLength;
    const bool isWide =
        result.dialect.encoding == Encoding::Utf16Le || result.dialect.encoding == Encoding::Utf16Be;
    from += result.dialect.separatorLength * (isWide ? 2 : 1);
    while (from < bytes.size()) {
        const QByteArray piece = convertToUtf8(bytes, result.dialect.encoding, from, pieceSize);
        const bool fed = parser.feed(piece, collector);
        if (collector.error()) return fail(*collector.error());
        if (!fed) return fail(ErrorCode::Internal, reasons::outOfMemory());
        if (parser.pending() > static_cast<std::size_t>(limits.cellLength) + pieceSize)
            return fail(ErrorCode::TooLarge,
                        reasons::cellInLineTooLong(collector.line(), collector.column(), limits.cellLength));
        if (WorkBudget::isUsedUp()) return fail(ErrorCode::TooLarge, reasons::tableTooCostly());
        if (progress && !progress(static_cast<double>(from) / static_cast<double>(bytes.size())))
            return fail(ErrorCode::Cancelled);
    }
    const qint64 line = collector.line();
    const int column = collector.column();
    const bool ended = parser.finish(collector);
    if (collector.error()) return fail(*collector.error());
    if (!ended) return malformed(reasons::quoteNeverClosed(line, column));
    if (result.table.rowCount() == 0) return malformed(reasons::fileHasNoRows());
    result.table.setHeaderRow(header ? header(result.table) : 0, true);
    result.table.addWidthNotes();
    result.table.squeeze();
    return result;
}

Result<CsvTable> readCsvFile(const QString& path, const CsvChoice& choice, const Progress& progress,
                             const TableLimits& limits, const HeaderRow& header)
{
    INK_ASSIGN(bytes, readTableBytes(path, limits));
    return readCsv(bytes, choice, progress, limits, header);
}

} // namespace ink::tables
