#include "app/tables/csvwriter.h"

#include <QIODevice>
#include <QSaveFile>

#include <algorithm>

namespace ink::tables {

namespace {

constexpr qsizetype flushAt = 64 * 1024;

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

/** Returns whether the text is a number: an optional sign, digits, at most one point or comma, an optional
 * exponent. */
bool isNumber(QStringView text)
{
    qsizetype i = 0;
    const auto digits = [&] {
        const qsizetype begin = i;
        while (i < text.size() && isDigit(text.at(i)))
            ++i;
        return i > begin;
    };
    if (i < text.size() && (text.at(i) == QLatin1Char('-') || text.at(i) == QLatin1Char('+'))) ++i;
    if (!digits()) return false;
    if (i < text.size() && (text.at(i) == QLatin1Char('.') || text.at(i) == QLatin1Char(','))) {
        ++i;
        if (!digits()) return false;
    }
    if (i < text.size() && (text.at(i) == QLatin1Char('e') || text.at(i) == QLatin1Char('E'))) {
        ++i;
        if (i < text.size() && (text.at(i) == QLatin1Char('-') || text.at(i) == QLatin1Char('+'))) ++i;
        if (!digits()) return false;
    }
    return i == text.size();
}

bool needsQuotes(const QString& cell, QChar delimiter)
{
    return std::any_of(cell.begin(), cell.end(), [delimiter](QChar c) {
        return c == QLatin1Char('"') || c == QLatin1Char('\n') || c == QLatin1Char('\r') || c == delimiter;
    });
}

} // namespace

bool isFormulaStart(QChar first)
{
    switch (first.unicode()) {
    case u'=':
    case u'+':
    case u'-':
    case u'@':
    case u'\t':
    case u'\r':
    case 0xFF1D: // full-width = + - @
    case 0xFF0B:
    case 0xFF0D:
    case 0xFF20:
        return true;
    default:
        return false;
    }
}

QString neutraliseFormula(const QString& cell)
{
    if (cell.isEmpty() || !isFormulaStart(cell.front()) || isNumber(cell)) return cell;
    return QLatin1Char('\'') + cell;
}

CsvWriter::CsvWriter(QIODevice& device, const CsvFormat& format) : m_device(device), m_format(format)
{
    if (format.hasByteOrderMark) m_buffer.append("\xEF\xBB\xBF");
}

void CsvWriter::addRow(const QStringList& cells)
{
    bool first = true;
    for (const QString& given : cells) {
        if (!first) m_buffer.append(m_format.delimiter);
        QString cell = m_format.neutralisesFormulas ? neutraliseFormula(given) : given;
        // A row of one empty cell is quoted, because a blank line is not a row.
        const bool alone = cells.size() == 1 && cell.isEmpty();
        // A first cell that begins with "sep=" is quoted, too: spreadsheets and our reader would parse it as
        // a settings line.
        const bool settings =
            m_atStart && first && cell.startsWith(QLatin1StringView("sep="), Qt::CaseInsensitive);
        if (alone || settings || needsQuotes(cell, QLatin1Char(m_format.delimiter))) {
            cell.replace(QLatin1Char('"'), QStringLiteral("\"\""));
            m_buffer.append('"').append(cell.toUtf8()).append('"');
        } else {
            m_buffer.append(cell.toUtf8());
        }
        first = false;
    }
    m_buffer.append("\r\n");
    m_atStart = false;
    if (m_buffer.size() >= flushAt) flush();
}

void CsvWriter::flush()
{
    if (m_device.write(m_buffer) != m_buffer.size()) m_hasFailed = true;
    m_buffer.clear();
}

Result<void> CsvWriter::finish()
{
    flush();
    if (m_hasFailed) return fail(ErrorCode::Io, Message::literal(m_device.errorString()));
    return {};
}

Result<void> writeCsvFile(const QString& path, const QList<QStringList>& rows, const CsvFormat& format)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return fail(ErrorCode::Io, Message::literal(file.errorString()));
    CsvWriter writer(file, format);
    for (const QStringList& row : rows)
        writer.addRow(row);
    INK_TRY(writer.finish());
    if (!file.commit()) return fail(ErrorCode::Io, Message::literal(file.errorString()));
    return {};
}

} // namespace ink::tables
