#include "app/tables/workbookcopy.h"

#include "app/base/xmlguard.h"
#include "app/tables/archive.h"
#include "app/tables/cellreference.h"
#include "app/tables/reasons.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <utility>

namespace ink::tables {

namespace {

/** Copies a sheet and writes the columns into its rows. */
class SheetCopier final
{
public:
    SheetCopier(const QByteArray& xml, const WorkbookColumns& columns, QByteArray& out)
        : m_columns(columns), m_reader(xml), m_writer(&out)
    {
        for (int i = 0; i < columns.names.size(); ++i)
            m_letters.append(columnLetters(columns.firstColumn + i));
    }

    /** Returns false if the XML is invalid or has no header row. */
    [[nodiscard]] bool copy()
    {
        qint64 line = 0; // line number of the open row
        bool hasHeader = false;
        while (!m_reader.atEnd()) {
            const auto token = m_reader.readNext();
            if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::Invalid) return false;
            const bool isRow = m_reader.name() == QLatin1StringView("row");
            if (isRow && token == QXmlStreamReader::StartElement) {
                line = beginRow(line);
                hasHeader = hasHeader || line == m_columns.headerLine;
                continue;
            }
            if (isRow && token == QXmlStreamReader::EndElement) writeCells(line);
            if (token == QXmlStreamReader::StartElement && m_reader.name() == QLatin1StringView("c")) {
                const int column =
                    std::max(columnOf(m_reader.attributes().value(QLatin1StringView("r"))), m_column + 1);
                m_column = column;
                if (column >= m_columns.firstColumn + m_letters.size()) writeCells(line);
                if (isReplaced(line, column)) {
                    m_reader.skipCurrentElement();
                    continue;
                }
            }
            m_writer.writeCurrentToken(m_reader);
        }
        return !m_reader.hasError() && !m_writer.hasError() && hasHeader;
    }

private:
    [[nodiscard]] QStringList cellsOf(qint64 line) const
    {
        return line == m_columns.headerLine ? m_columns.names : m_columns.rows.value(line);
    }
    /** Begins a row, without the range of its cells, which may grow; returns its line. */
    qint64 beginRow(qint64 before)
    {
        QXmlStreamAttributes attributes = m_reader.attributes();
        bool isNumber = false;
        const qint64 stated = attributes.value(QLatin1StringView("r")).toLongLong(&isNumber);
        attributes.removeIf([](const QXmlStreamAttribute& each) {
            return each.qualifiedName() == QLatin1StringView("spans");
        });
        for (const QXmlStreamNamespaceDeclaration& each : m_reader.namespaceDeclarations())
            m_writer.writeNamespace(each.namespaceUri().toString(), each.prefix().toString());
        m_writer.writeStartElement(m_reader.namespaceUri().toString(), m_reader.name().toString());
        m_writer.writeAttributes(attributes);
        m_column = -1;
        m_hasWritten = false;
        return isNumber ? stated : before + 1;
    }
    /** Returns whether a cell is replaced. */
    [[nodiscard]] bool isReplaced(qint64 line, int column) const
    {
        return column >= m_columns.firstColumn && column < m_columns.firstColumn + m_letters.size() &&
               !cellsOf(line).isEmpty();
    }
    /** Writes the cells of a row once: before those to the right, because a row's cells have an order. */
    void writeCells(qint64 line)
    {
        if (std::exchange(m_hasWritten, true)) return;
        const QStringList cells = cellsOf(line);
        const QString space = m_reader.namespaceUri().toString();
        for (qsizetype i = 0; i < std::min(cells.size(), m_letters.size()); ++i) {
            if (cells.at(i).isEmpty()) continue;
            m_writer.writeStartElement(space, QStringLiteral("c"));
            m_writer.writeAttribute(QStringLiteral("r"), m_letters.at(i) + QString::number(line));
            m_writer.writeAttribute(QStringLiteral("t"), QStringLiteral("inlineStr"));
            m_writer.writeStartElement(space, QStringLiteral("is"));
            m_writer.writeTextElement(space, QStringLiteral("t"), cells.at(i));
            m_writer.writeEndElement();
            m_writer.writeEndElement();
        }
    }

    const WorkbookColumns& m_columns;
    QXmlStreamReader m_reader;
    QXmlStreamWriter m_writer;
    QStringList m_letters;
    int m_column = -1; ///< of the last cell of the open row
    bool m_hasWritten = false;
};

} // namespace

Result<QByteArray> withColumns(const QByteArray& workbook, const WorkbookColumns& columns)
{
    INK_ASSIGN(parts, readArchive(workbook));
    const auto sheet = std::find_if(parts.begin(), parts.end(),
                                    [&](const ArchivePart& part) { return part.name == columns.sheetPart; });
    if (sheet == parts.end()) return fail(ErrorCode::Malformed, reasons::noSuchSheet());
    XmlGuard guard;
    if (!guard.feed(sheet->bytes)) return fail(ErrorCode::TooLarge, reasons::workbookTooComplex());
    QByteArray copied;
    if (!SheetCopier(sheet->bytes, columns, copied).copy())
        return fail(ErrorCode::Malformed, reasons::workbookDamaged());
    sheet->bytes = std::move(copied);
    return makeArchive(parts);
}

} // namespace ink::tables
