#include "app/tables/xlsxreader.h"

#include "app/base/workbudget.h"
#include "app/tables/cellreference.h"
#include "app/tables/numberformat.h"
#include "app/tables/reasons.h"
#include "app/tables/xlsxdates.h"
#include "app/tables/zippackage.h"

#include <QHash>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace ink::tables {

namespace {

using Xml = QXmlStreamReader;

constexpr int tokensPerProgress = 20'000;
constexpr qsizetype maxStrings = 10'000'000; ///< maximum number of shared strings; even an empty one takes
                                             ///< memory
constexpr qsizetype maxFormats = 100'000;

tl::unexpected<Error> damagedWorkbook()
{
    return fail(ErrorCode::Malformed, reasons::workbookDamaged());
}

tl::unexpected<Error> workbookTooLarge(const TableLimits& limits)
{
    return fail(ErrorCode::TooLarge, reasons::workbookTooLargeMb(limits.bytes / 1024 / 1024));
}

/** Reads a part's elements. `element` gets each start element and may read on. A DOCTYPE is refused. */
template <typename Element>
Result<void> walk(ZipPackage& package, const QString& part, const TableLimits& limits, Element element)
{
    const auto device = package.part(part);
    if (!device) return damagedWorkbook();
    Xml xml(device.get());
    xml.setEntityExpansionLimit(0);
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == Xml::DTD) return damagedWorkbook();
        if (token == Xml::StartElement) INK_TRY(element(xml));
    }
    if (package.isTooLarge()) return workbookTooLarge(limits);
    if (package.isTooComplex()) return fail(ErrorCode::Malformed, reasons::workbookTooComplex());
    if (package.isTooCostly()) return fail(ErrorCode::TooLarge, reasons::tableTooCostly());
    if (xml.hasError()) return damagedWorkbook();
    return {};
}

/** Resolves `../worksheets/a.xml` against the folder of a part; absolute paths begin at the package. */
QString resolved(const QString& from, const QString& target)
{
    if (target.startsWith(QLatin1Char('/'))) return target.mid(1);
    QStringList path = from.split(QLatin1Char('/'));
    path.removeLast();
    for (const QString& step : target.split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
        if (step == QLatin1StringView("..")) {
            if (!path.isEmpty()) path.removeLast();
        } else if (step != QLatin1StringView(".")) {
            path.append(step);
        }
    }
    return path.join(QLatin1Char('/'));
}

struct Relation
{
    QString type; ///< last path segment of the type's URI
    QString part;
};

Result<QHash<QString, Relation>> relationsOf(ZipPackage& package, const QString& part,
                                             const TableLimits& limits)
{
    const qsizetype slash = part.lastIndexOf(QLatin1Char('/')) + 1;
    const QString file =
        part.left(slash) + QStringLiteral("_rels/") + part.mid(slash) + QStringLiteral(".rels");
    QHash<QString, Relation> relations;
    if (!package.contains(file)) return relations;
    INK_TRY(walk(package, file, limits, [&](Xml& xml) -> Result<void> {
        if (xml.name() != QLatin1StringView("Relationship")) return {};
        const auto attributes = xml.attributes();
        if (attributes.value(QLatin1StringView("TargetMode")) == QLatin1StringView("External")) return {};
        relations.insert(
            attributes.value(QLatin1StringView("Id")).toString(),
            {attributes.value(QLatin1StringView("Type")).toString().section(QLatin1Char('/'), -1),
             resolved(part, attributes.value(QLatin1StringView("Target")).toString())});
        return {};
    }));
    return relations;
}

/** Replaces `_x000D_` and the like with the character, which XML can't contain (ISO/IEC 29500-1
 * §22.9.2.19). */
QString unescaped(QString text)
{
    for (qsizetype at = text.indexOf(QLatin1StringView("_x")); at >= 0;
         at = text.indexOf(QLatin1StringView("_x"), at + 1)) {
        if (at + 7 > text.size() || text.at(at + 6) != QLatin1Char('_')) continue;
        bool ok = false;
        const auto code = QStringView(text).mid(at + 2, 4).toUShort(&ok, 16);
        if (ok) text.replace(at, 7, QChar(code));
    }
    return text;
}

/** The text of a string item and of its runs, without phonetic hints. */
QString textOf(Xml& xml, qsizetype limit)
{
    QString text;
    int pronounced = 0;
    for (int depth = 1; depth > 0 && !xml.atEnd();) {
        switch (xml.readNext()) {
        case Xml::StartElement:
            ++depth;
            if (xml.name() == QLatin1StringView("rPh")) ++pronounced;
            break;
        case Xml::EndElement:
            if (xml.name() == QLatin1StringView("rPh")) --pronounced;
            --depth;
            break;
        case Xml::Characters:
            // Only text inside <t>: white space between the elements is at another depth.
            if (pronounced == 0 && depth >= 2 && text.size() <= limit &&
                !(xml.isWhitespace() && depth != 2 && depth != 3))
                text.append(xml.text());
            break;
        default:
            break;
        }
    }
    return unescaped(text);
}

Result<QList<QString>> sharedStrings(ZipPackage& package, const QString& part, const TableLimits& limits,
                                     const Progress& progress)
{
    QList<QString> strings;
    if (part.isEmpty() || !package.contains(part)) return strings;
    INK_TRY(walk(package, part, limits, [&](Xml& xml) -> Result<void> {
        if (xml.name() != QLatin1StringView("si")) return {};
        if (strings.size() >= maxStrings) return fail(ErrorCode::TooLarge, reasons::tableTooCostly());
        strings.append(textOf(xml, limits.cellLength));
        if (strings.size() % tokensPerProgress == 0 && progress && !progress(0))
            return fail(ErrorCode::Cancelled);
        return {};
    }));
    return strings;
}

/** Returns a code that reads values with this built-in format as dates or times (ISO/IEC 29500-1 §18.8.30);
 * empty = not a date format. */
QString builtInDate(int id)
{
    if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id == 36 || (id >= 50 && id <= 54) || id == 57 ||
        id == 58)
        return QStringLiteral("yyyy-mm-dd");
    if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id == 45 || id == 47 || id == 55 || id == 56)
        return QStringLiteral("hh:mm:ss");
    if (id == 46) return QStringLiteral("[h]:mm:ss");
    if (id == 22) return QStringLiteral("yyyy-mm-dd hh:mm");
    return {};
}

struct CellFormat
{
    QString value;          ///< the code that determines dates, times and leading zeros
    CellNumberFormat shown; ///< the format of the displayed text
};

/** The code of the number format of each cell style. */
Result<QList<CellFormat>> formatsOf(ZipPackage& package, const QString& part, const TableLimits& limits,
                                    const QLocale& locale)
{
    QList<CellFormat> formats;
    if (part.isEmpty() || !package.contains(part)) return formats;
    QHash<int, QString> codes;
    bool cells = false;
    INK_TRY(walk(package, part, limits, [&](Xml& xml) -> Result<void> {
        const auto attributes = xml.attributes();
        const auto id = attributes.value(QLatin1StringView("numFmtId")).toInt();
        if (xml.name() == QLatin1StringView("numFmt") && codes.size() < maxFormats)
            codes.insert(id, attributes.value(QLatin1StringView("formatCode")).toString());
        else if (xml.name() == QLatin1StringView("cellXfs"))
            cells = true;
        else if (xml.name() == QLatin1StringView("cellStyles") || xml.name() == QLatin1StringView("dxfs"))
            cells = false;
        else if (cells && xml.name() == QLatin1StringView("xf") && formats.size() < maxFormats)
            formats.append(codes.contains(id)
                               ? CellFormat{codes.value(id), CellNumberFormat(codes.value(id))}
                               : CellFormat{builtInDate(id), CellNumberFormat(builtInFormat(id, locale))});
        return {};
    }));
    return formats;
}

/** A number as it was entered: without the digits that come from binary fractions. */
QString numberText(const QString& raw, const QString& format, bool since1904)
{
    bool ok = false;
    const double value = raw.toDouble(&ok);
    if (!ok || !std::isfinite(value)) return raw;
    if (!format.isEmpty()) {
        if (const QString date = dateText(value, format, since1904); !date.isEmpty()) return date;
        // `00000`: a postal code, a number with leading zeros.
        if (format.count(QLatin1Char('0')) == format.size() && value >= 0 && value < 1e15)
            return QString::number(std::llround(value)).rightJustified(format.size(), QLatin1Char('0'));
    }
    if (std::abs(value) < 1e15) {
        if (value == std::floor(value)) return QString::number(static_cast<qint64>(value));
        QString text = QString::number(value, 'g', 15);
        if (!text.contains(QLatin1Char('e'))) return text;
        text = QString::number(value, 'f', 20);
        while (text.endsWith(QLatin1Char('0')))
            text.chop(1);
        return text;
    }
    return QString::number(value, 'g', 15);
}

/** Reads the rows of one sheet. */
class SheetReader final
{
public:
    SheetReader(Table& table, const QList<QString>& strings, const QList<CellFormat>& formats, bool since1904,
                const TableLimits& limits, const XlsxReader::ReadOptions& options)
        : m_table(table), m_strings(strings), m_formats(formats), m_limits(limits), m_options(options),
          m_since1904(since1904)
    {
    }

    Result<void> element(Xml& xml)
    {
        if (xml.name() == QLatin1StringView("row")) {
            INK_TRY(endRow());
            bool ok = false;
            const int number = xml.attributes().value(QLatin1StringView("r")).toInt(&ok);
            m_row = ok && number > m_row ? number : m_row + 1;
            const QStringView hidden = xml.attributes().value(QLatin1StringView("hidden"));
            m_isHidden = hidden == QLatin1StringView("1") || hidden == QLatin1StringView("true");
            m_inRow = true;
            m_next = 0;
        } else if (m_inRow && xml.name() == QLatin1StringView("c")) {
            return cell(xml);
        }
        return {};
    }
    Result<void> finish()
    {
        INK_TRY(endRow());
        if (m_table.rowCount() == 0)
            return fail(ErrorCode::Malformed, m_table.hiddenRowCount() > 0 ? reasons::sheetRowsHidden()
                                                                           : reasons::sheetHasNoRows());
        return {};
    }

private:
    Result<void> cell(Xml& xml)
    {
        const auto attributes = xml.attributes();
        const QString kind = attributes.value(QLatin1StringView("t")).toString();
        bool styled = false;
        const int style = attributes.value(QLatin1StringView("s")).toInt(&styled);
        int column = columnOf(attributes.value(QLatin1StringView("r")));
        if (column < m_next) column = m_next;
        QString value;
        bool hasValue = false;
        bool hasFormula = false;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1StringView("v")) {
                value = xml.readElementText(Xml::SkipChildElements);
                hasValue = true;
            } else if (xml.name() == QLatin1StringView("is")) {
                value = textOf(xml, m_limits.cellLength);
                hasValue = true;
            } else {
                hasFormula = hasFormula || xml.name() == QLatin1StringView("f");
                xml.skipCurrentElement();
            }
        }
        if (!hasValue && !hasFormula) return {}; // formatted but empty
        if (column >= m_limits.columns)
            return fail(ErrorCode::TooLarge, reasons::rowTooManyColumns(m_row, m_limits.columns));
        for (; m_next < column; ++m_next)
            m_table.addCell({});
        if (!hasValue) m_table.addNote({TableNote::Kind::FormulaWithoutResult, m_row, column + 1});
        if (kind == QLatin1StringView("e")) m_table.addNote({TableNote::Kind::CellError, m_row, column + 1});
        const CellFormat format = styled && style >= 0 ? m_formats.value(style) : CellFormat();
        const QString text = textFor(kind, value, format.value);
        const QString shown = shownFor(kind, value, format.shown);
        if (text.size() > m_limits.cellLength)
            return fail(ErrorCode::TooLarge,
                        reasons::cellInRowTooLong(m_row, column + 1, m_limits.cellLength));
        m_cells += text.size() + shown.size();
        if (m_cells > m_limits.bytes)
            return workbookTooLarge(m_limits); // one long shared string used in many cells
        m_table.addCell(text);
        if (!shown.isEmpty() && shown != text) m_table.setDisplayText(shown);
        if (!hasValue) m_table.setProblem(CellProblem::FormulaWithoutResult);
        if (kind == QLatin1StringView("e")) m_table.setProblem(CellProblem::Error);
        m_next = column + 1;
        return {};
    }

    [[nodiscard]] QString textFor(const QString& kind, const QString& value, const QString& format) const
    {
        if (kind == QLatin1StringView("s")) {
            bool ok = false;
            const qlonglong at = value.toLongLong(&ok);
            return ok && at >= 0 && at < m_strings.size() ? m_strings.at(at) : QString();
        }
        if (kind == QLatin1StringView("b"))
            return value.trimmed() == QLatin1StringView("1") ? QStringLiteral("true")
                                                             : QStringLiteral("false");
        if (kind == QLatin1StringView("str")) return unescaped(value);
        if (kind == QLatin1StringView("inlineStr") || kind == QLatin1StringView("e")) return value;
        if (kind == QLatin1StringView("d")) { // ISO 8601
            QString text = value;
            if (text.endsWith(QLatin1StringView("T00:00:00"))) text.chop(9);
            return text.replace(QLatin1Char('T'), QLatin1Char(' '));
        }
        return numberText(value, format, m_since1904);
    }

    /** The text that the sheet displays for a number; empty if the cell isn't a number or the format doesn't
     * change it. */
    [[nodiscard]] QString shownFor(const QString& kind, const QString& value,
                                   const CellNumberFormat& format) const
    {
        if (!kind.isEmpty() && kind != QLatin1StringView("n")) return {};
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        return isNumber ? format.format(number, m_since1904, m_options.locale) : QString();
    }

    Result<void> endRow()
    {
        if (!m_inRow) return {};
        m_inRow = false;
        if (m_table.isOpenRowBlank()) {
            m_table.dropOpenRow();
            return {};
        }
        if (m_isHidden && !m_options.includesHiddenRows) {
            m_table.addHiddenRow();
            m_table.dropOpenRow();
            return {};
        }
        if (m_table.rowCount() > m_limits.rows) // one of them is the header
            return fail(ErrorCode::TooLarge, reasons::sheetTooManyRows(m_limits.rows));
        m_table.closeRow(m_row);
        return {};
    }

    Table& m_table;
    const QList<QString>& m_strings;
    const QList<CellFormat>& m_formats;
    const TableLimits& m_limits;
    const XlsxReader::ReadOptions& m_options;
    bool m_since1904;
    bool m_inRow = false;
    bool m_isHidden = false;
    qint64 m_row = 0;
    int m_next = 0;
    qint64 m_cells = 0;
};

} // namespace

Result<XlsxReader> XlsxReader::open(const QByteArray& bytes, const TableLimits& limits)
{
    if (bytes.size() > limits.bytes)
        return fail(ErrorCode::TooLarge, reasons::fileTooLargeMb(limits.bytes / 1024 / 1024));
    if (bytes.startsWith("\xD0\xCF\x11\xE0")) // an OLE compound file (.xls, or encrypted)
        return fail(ErrorCode::Malformed, reasons::workbookProtectedOrExcel97());
    const WorkBudget budget(workBudgetOfTable(bytes.size()));
    XlsxReader reader;
    reader.m_bytes = bytes;
    reader.m_limits = limits;
    INK_ASSIGN(package, ZipPackage::open(reader.m_bytes, limits.bytes));
    if (package->contains(QStringLiteral("content.xml")) && package->contains(QStringLiteral("mimetype")))
        return fail(ErrorCode::Malformed, reasons::openDocumentNotSupported());
    INK_ASSIGN(top, relationsOf(*package, QString(), limits));
    QString workbook = QStringLiteral("xl/workbook.xml");
    for (const Relation& relation : std::as_const(top))
        if (relation.type == QLatin1StringView("officeDocument")) workbook = relation.part;
    if (!package->contains(workbook)) return fail(ErrorCode::Malformed, reasons::notAWorkbook());
    INK_ASSIGN(relations, relationsOf(*package, workbook, limits));
    for (const Relation& relation : std::as_const(relations)) {
        if (relation.type == QLatin1StringView("sharedStrings")) reader.m_strings = relation.part;
        if (relation.type == QLatin1StringView("styles")) reader.m_styles = relation.part;
    }
    INK_TRY(walk(*package, workbook, limits, [&](Xml& xml) -> Result<void> {
        const auto attributes = xml.attributes();
        if (xml.name() == QLatin1StringView("workbookPr")) {
            const auto since = attributes.value(QLatin1StringView("date1904"));
            reader.m_since1904 = since == QLatin1StringView("1") || since == QLatin1StringView("true");
        } else if (xml.name() == QLatin1StringView("sheet") && reader.m_sheets.size() < 1000) {
            QString id;
            for (const auto& attribute : attributes)
                if (attribute.name() == QLatin1StringView("id")) id = attribute.value().toString();
            const Relation relation = relations.value(id);
            // Chart and macro sheets have no rows.
            if (relation.type != QLatin1StringView("worksheet") || !package->contains(relation.part))
                return {};
            const auto state = attributes.value(QLatin1StringView("state"));
            reader.m_sheets.append({attributes.value(QLatin1StringView("name")).toString(),
                                    !state.isEmpty() && state != QLatin1StringView("visible"),
                                    relation.part});
        }
        return {};
    }));
    if (reader.m_sheets.isEmpty()) return fail(ErrorCode::Malformed, reasons::workbookHasNoSheet());
    return reader;
}

Result<XlsxReader> XlsxReader::openFile(const QString& path, const TableLimits& limits)
{
    INK_ASSIGN(bytes, readTableBytes(path, limits));
    return open(bytes, limits);
}

int XlsxReader::firstVisibleSheet() const
{
    const auto found =
        std::find_if(m_sheets.begin(), m_sheets.end(), [](const Sheet& sheet) { return !sheet.isHidden; });
    return found == m_sheets.end() ? 0 : static_cast<int>(found - m_sheets.begin());
}

Result<Table> XlsxReader::read(int sheet, const Progress& progress, const ReadOptions& options) const
{
    if (sheet < 0 || sheet >= m_sheets.size()) return fail(ErrorCode::NotFound, reasons::noSuchSheet());
    const WorkBudget budget(workBudgetOfTable(m_bytes.size()));
    INK_ASSIGN(package, ZipPackage::open(m_bytes, m_limits.bytes));
    INK_ASSIGN(strings, sharedStrings(*package, m_strings, m_limits, progress));
    INK_ASSIGN(formats, formatsOf(*package, m_styles, m_limits, options.locale));
    const QString part = m_sheets.at(sheet).part;
    const auto size = static_cast<double>(std::max<qint64>(1, package->sizeOf(part)));
    Table table;
    SheetReader reader(table, strings, formats, m_since1904, m_limits, options);
    int steps = 0;
    INK_TRY(walk(*package, part, m_limits, [&](Xml& xml) -> Result<void> {
        if (++steps % tokensPerProgress == 0 && progress &&
            !progress(std::min(1.0, static_cast<double>(xml.characterOffset()) / size)))
            return fail(ErrorCode::Cancelled);
        return reader.element(xml);
    }));
    INK_TRY(reader.finish());
    table.setHeaderRow(options.header ? options.header(table) : 0, false);
    table.squeeze();
    return table;
}

} // namespace ink::tables
