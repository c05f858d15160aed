#include "app/tables/xlsxwriter.h"

#include "app/base/reasons.h"

#include <QSaveFile>

#include <zip.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace ink::tables {

namespace {

constexpr int maxCellLength = 32'767; // the limit of spreadsheets
constexpr int maxNameLength = 31;
constexpr char prolog[] = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
constexpr char mainNs[] = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
constexpr char relationNs[] = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

enum Style { Plain = 0, Header = 1, Day = 2, Moment = 3 };

QByteArray columnName(int column)
{
    QByteArray name;
    for (int n = column + 1; n > 0; n = (n - 1) / 26)
        name.prepend(static_cast<char>('A' + (n - 1) % 26));
    return name;
}

/** Escapes text for XML 1.0: unsupported characters become `_x0001_`, and literal text of that form is
 * escaped too. */
QByteArray escaped(const QString& text)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool pairs = c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (pairs) {
            out.append(c).append(text.at(++i));
        } else if (c == QLatin1Char('&')) {
            out.append(QStringLiteral("&amp;"));
        } else if (c == QLatin1Char('<')) {
            out.append(QStringLiteral("&lt;"));
        } else if (c == QLatin1Char('>')) {
            out.append(QStringLiteral("&gt;"));
        } else if (c == QLatin1Char('"')) {
            out.append(QStringLiteral("&quot;"));
        } else if (c == QLatin1Char('_') && i + 6 < text.size() && text.at(i + 1) == QLatin1Char('x') &&
                   text.at(i + 6) == QLatin1Char('_')) {
            out.append(QStringLiteral("_x005F_"));
        } else if (c.isSurrogate() || c.unicode() >= 0xFFFE) {
            out.append(QChar::ReplacementCharacter);
        } else if (c.unicode() < 0x20 && c != QLatin1Char('\n') && c != QLatin1Char('\t')) {
            out.append(QStringLiteral("_x%1_").arg(c.unicode(), 4, 16, QLatin1Char('0')));
        } else {
            out.append(c);
        }
    }
    return out.toUtf8();
}

/** Days since 1899-12-30. */
double serial(QDate date)
{
    return static_cast<double>(QDate(1899, 12, 30).daysTo(date));
}

struct CellText
{
    QByteArray xml; ///< attributes and content, after the reference
    qsizetype width = 0;
};

CellText cellText(const XlsxCell& cell, Style style)
{
    const auto number = [](double value, Style as) {
        const QByteArray text = QByteArray::number(value, 'g', 17);
        return CellText{" s=\"" + QByteArray::number(int(as)) + "\"><v>" + text + "</v></c>", text.size()};
    };
    if (const auto* text = std::get_if<QString>(&cell)) {
        const QByteArray content = escaped(text->left(maxCellLength));
        return {" t=\"inlineStr\" s=\"" + QByteArray::number(int(style)) +
                    "\"><is><t xml:space=\"preserve\">" + content + "</t></is></c>",
                text->size()};
    }
    if (const auto* value = std::get_if<double>(&cell)) {
        if (!std::isfinite(*value)) return {};
        return number(*value, style);
    }
    if (const auto* yes = std::get_if<bool>(&cell))
        return {QByteArray(" t=\"b\"><v>") + (*yes ? "1" : "0") + "</v></c>", 5};
    if (const auto* date = std::get_if<QDate>(&cell)) {
        if (!date->isValid()) return {};
        CellText made = number(serial(*date), Day);
        made.width = 10;
        return made;
    }
    if (const auto* time = std::get_if<QDateTime>(&cell)) {
        if (!time->isValid()) return {};
        CellText made =
            number(serial(time->date()) + time->time().msecsSinceStartOfDay() / 86'400'000.0, Moment);
        made.width = 16;
        return made;
    }
    return {};
}

bool add(zip_t* archive, const char* name, const QByteArray& content)
{
    zip_source_t* source =
        zip_source_buffer(archive, content.constData(), static_cast<zip_uint64_t>(content.size()), 0);
    if (!source) return false;
    const zip_int64_t at = zip_file_add(archive, name, source, ZIP_FL_OVERWRITE | ZIP_FL_ENC_UTF_8);
    if (at < 0) {
        zip_source_free(source);
        return false;
    }
    // libzip's default is the slowest level: 1.6 times the processor time for files smaller by 8 %.
    constexpr zip_uint32_t usualLevel = 6;
    if (zip_set_file_compression(archive, static_cast<zip_uint64_t>(at), ZIP_CM_DEFLATE, usualLevel) != 0)
        return false;
    // 1980-01-01, so that equal workbooks are equal files.
    return zip_file_set_dostime(archive, static_cast<zip_uint64_t>(at), 0, 0x21, 0) == 0;
}

QByteArray contentTypes(qsizetype sheets)
{
    QByteArray xml(prolog);
    xml += "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
           "<Default Extension=\"rels\" "
           "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
           "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
           "<Override PartName=\"/xl/workbook.xml\" "
           "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/>"
           "<Override PartName=\"/xl/styles.xml\" "
           "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml\"/>";
    for (qsizetype i = 1; i <= sheets; ++i)
        xml += "<Override PartName=\"/xl/worksheets/sheet" + QByteArray::number(i) +
               ".xml\" "
               "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml\"/>";
    return xml + "</Types>";
}

QByteArray styles()
{
    return QByteArray(prolog) + "<styleSheet xmlns=\"" + mainNs +
           "\"><numFmts count=\"2\"><numFmt numFmtId=\"164\" formatCode=\"yyyy\\-mm\\-dd\"/>"
           "<numFmt numFmtId=\"165\" formatCode=\"yyyy\\-mm\\-dd\\ hh:mm\"/></numFmts>"
           "<fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>"
           "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>"
           "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>"
           "<fill><patternFill patternType=\"gray125\"/></fill></fills>"
           "<borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>"
           "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" "
           "borderId=\"0\"/></cellStyleXfs>"
           "<cellXfs count=\"4\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>"
           "<xf numFmtId=\"0\" fontId=\"1\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"1\"/>"
           "<xf numFmtId=\"164\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
           "applyNumberFormat=\"1\"/>"
           "<xf numFmtId=\"165\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
           "applyNumberFormat=\"1\"/></cellXfs>"
           "<cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" "
           "builtinId=\"0\"/></cellStyles></styleSheet>";
}

QByteArray relation(const QByteArray& id, const QByteArray& type, const QByteArray& target)
{
    return "<Relationship Id=\"" + id + "\" Type=\"" + relationNs + '/' + type + "\" Target=\"" + target +
           "\"/>";
}

QByteArray relations(const QByteArray& inside)
{
    return QByteArray(prolog) +
           "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">" + inside +
           "</Relationships>";
}

} // namespace

void XlsxWriter::beginSheet(const QString& given, const QStringList& header)
{
    QString name = given.simplified();
    for (const QChar bad : QStringLiteral("\\/?*[]:"))
        name.replace(bad, QLatin1Char(' '));
    while (name.startsWith(QLatin1Char('\'')) || name.endsWith(QLatin1Char('\'')))
        name.startsWith(QLatin1Char('\'')) ? name.remove(0, 1) : name.remove(name.size() - 1, 1);
    name = name.left(maxNameLength).trimmed();
    if (name.isEmpty()) name = QStringLiteral("Sheet %1").arg(m_sheets.size() + 1);
    const QString base = name;
    const auto taken = [this](const QString& wanted) {
        return std::any_of(m_sheets.begin(), m_sheets.end(), [&](const Sheet& sheet) {
            return sheet.name.compare(wanted, Qt::CaseInsensitive) == 0;
        });
    };
    for (int n = 2; taken(name); ++n) {
        const QString suffix = QStringLiteral(" %1").arg(n);
        name = base.left(maxNameLength - suffix.size()) + suffix;
    }
    m_sheets.append({name, {}, {}, 0});
    QList<XlsxCell> cells;
    for (const QString& title : header)
        cells.append(title);
    append(m_sheets.last(), cells, true);
}

void XlsxWriter::addRow(const QList<XlsxCell>& cells)
{
    if (m_sheets.isEmpty()) beginSheet({}, {});
    append(m_sheets.last(), cells, false);
}

void XlsxWriter::append(Sheet& sheet, const QList<XlsxCell>& cells, bool header)
{
    const QByteArray number = QByteArray::number(++sheet.rowCount);
    sheet.rows += "<row r=\"" + number + "\">";
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const CellText text = cellText(cells.at(i), header ? Header : Plain);
        if (sheet.widths.size() <= i) sheet.widths.resize(i + 1);
        sheet.widths[i] = std::max(sheet.widths.at(i), static_cast<int>(std::min<qsizetype>(text.width, 60)));
        if (!text.xml.isEmpty())
            sheet.rows += "<c r=\"" + columnName(static_cast<int>(i)) + number + '"' + text.xml;
    }
    sheet.rows += "</row>";
}

Result<QByteArray> XlsxWriter::bytes() const
{
    if (m_sheets.isEmpty()) return fail(ErrorCode::Validation, reasons::nothingToWrite());
    const auto broken = [] { return fail(ErrorCode::Internal, reasons::workbookNotWritten()); };

    QList<std::pair<QByteArray, QByteArray>> parts{{"[Content_Types].xml", contentTypes(m_sheets.size())}};
    parts.append({"_rels/.rels", relations(relation("rId1", "officeDocument", "xl/workbook.xml"))});
    QByteArray sheetList;
    QByteArray links;
    for (qsizetype i = 0; i < m_sheets.size(); ++i) {
        const Sheet& sheet = m_sheets.at(i);
        const QByteArray n = QByteArray::number(i + 1);
        sheetList +=
            "<sheet name=\"" + escaped(sheet.name) + "\" sheetId=\"" + n + "\" r:id=\"rId" + n + "\"/>";
        links += relation("rId" + n, "worksheet", "worksheets/sheet" + n + ".xml");
        QByteArray columns;
        for (qsizetype c = 0; c < sheet.widths.size(); ++c) {
            const QByteArray at = QByteArray::number(c + 1);
            columns += "<col min=\"" + at + "\" max=\"" + at + "\" width=\"" +
                       QByteArray::number(std::max(8, sheet.widths.at(c) + 2)) + "\" customWidth=\"1\"/>";
        }
        if (!columns.isEmpty()) columns = "<cols>" + columns + "</cols>";
        parts.append(
            {"xl/worksheets/sheet" + n + ".xml",
             QByteArray(prolog) + "<worksheet xmlns=\"" + mainNs +
                 "\"><sheetViews><sheetView workbookViewId=\"0\"><pane ySplit=\"1\" topLeftCell=\"A2\" "
                 "activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews>" +
                 columns + "<sheetData>" + sheet.rows + "</sheetData></worksheet>"});
    }
    links += relation("rIdStyles", "styles", "styles.xml");
    parts.append({"xl/workbook.xml", QByteArray(prolog) + "<workbook xmlns=\"" + mainNs + "\" xmlns:r=\"" +
                                         relationNs + "\"><sheets>" + sheetList + "</sheets></workbook>"});
    parts.append({"xl/_rels/workbook.xml.rels", relations(links)});
    parts.append({"xl/styles.xml", styles()});

    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* archive = target ? zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error) : nullptr;
    zip_error_fini(&error);
    if (!archive) {
        if (target) zip_source_free(target);
        return broken();
    }
    zip_source_keep(target); // closing the archive releases its own reference
    const bool added = std::all_of(parts.begin(), parts.end(), [archive](const auto& part) {
        return add(archive, part.first.constData(), part.second);
    });
    if (!added || zip_close(archive) != 0) {
        zip_discard(archive);
        zip_source_free(target);
        return broken();
    }
    QByteArray bytes;
    bool whole = false;
    if (zip_source_open(target) == 0) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        if (zip_source_stat(target, &stat) == 0) {
            bytes.resize(static_cast<qsizetype>(stat.size));
            whole = zip_source_read(target, bytes.data(), stat.size) == static_cast<zip_int64_t>(stat.size);
        }
        zip_source_close(target);
    }
    zip_source_free(target);
    if (!whole) return broken();
    return bytes;
}

Result<void> XlsxWriter::write(const QString& path) const
{
    INK_ASSIGN(content, bytes());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return fail(ErrorCode::Io, Message::literal(file.errorString()));
    return {};
}

} // namespace ink::tables
