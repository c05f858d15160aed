#include "app/tables/xlsxwriter.h"

#include "app/base/reasons.h"
#include "app/tables/reasons.h"

#ifdef INKSTONE_XLSXWRITER
#include "app/base/workfolder.h"
#include "app/tables/zippackage.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QTimeZone>
#include <QXmlStreamReader>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <limits>
#include <optional>
#include <utility>
#include <xlsxwriter.h>
#ifdef Q_OS_MACOS
#include <xlocale.h>
#endif
#endif

namespace ink::tables {

#ifdef INKSTONE_XLSXWRITER

namespace {

constexpr int maxCellLength = 32'767; // the limits of spreadsheets
constexpr int maxNameLength = LXW_SHEETNAME_MAX;
constexpr time_t fixedTime = 315'532'800; // 1980-01-01, as in the entries of the ZIP file

/** Sets the C locale for this thread: libxlsxwriter prints numbers with the decimal separator of the locale,
 * but workbooks require a point. Programs for Windows always use the C locale. */
class PlainNumbers final
{
public:
    PlainNumbers(const PlainNumbers&) = delete;
    PlainNumbers& operator=(const PlainNumbers&) = delete;
#ifdef Q_OS_UNIX
    PlainNumbers() : m_before(::uselocale(plain())) {}
    ~PlainNumbers()
    {
        ::uselocale(m_before);
    }

private:
    static locale_t plain()
    {
        static const locale_t made = ::newlocale(LC_ALL_MASK, "C", nullptr);
        return made;
    }
    locale_t m_before;
#else
    PlainNumbers() {}
    ~PlainNumbers() {}
#endif
};

/** The text of a cell, truncated to the limit of spreadsheets. Escapes the NUL character and literal text
 * such as `_x0001_`, which represents a character; libxlsxwriter doesn't. Replaces characters that XML can't
 * contain. */
QByteArray cellText(const QString& text)
{
    const auto isPlain = [](QChar c) {
        return c != QLatin1Char('_') && !c.isNull() && !c.isSurrogate() && c.unicode() < 0xFFFE;
    };
    if (text.size() <= maxCellLength && std::all_of(text.begin(), text.end(), isPlain)) return text.toUtf8();
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        QStringView piece = QStringView(text).mid(i, 1);
        if (c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            piece = QStringView(text).mid(i++, 2);
        else if (c.isSurrogate() || c.unicode() >= 0xFFFE)
            piece = u"\uFFFD";
        else if (c.isNull())
            piece = u"_x0000_";
        else if (c == QLatin1Char('_') && i + 6 < text.size() && text.at(i + 1) == QLatin1Char('x') &&
                 text.at(i + 6) == QLatin1Char('_'))
            piece = u"_x005F_";
        if (out.size() + piece.size() > maxCellLength) break;
        out += piece;
    }
    return out.toUtf8();
}

/** Returns whether spreadsheets can calculate with this date. */
bool hasSerial(QDate date)
{
    return date.year() >= 1900 && date.year() <= 9999;
}

/** The estimated width of a cell in characters. */
qsizetype widthOf(const XlsxCell& cell)
{
    if (const auto* text = std::get_if<QString>(&cell)) return text->size();
    if (const auto* value = std::get_if<double>(&cell)) return QByteArray::number(*value, 'g', 15).size();
    if (std::holds_alternative<bool>(cell)) return 5;
    if (std::holds_alternative<QDate>(cell)) return 10;
    if (std::holds_alternative<QDateTime>(cell)) return 16;
    return 0;
}

bool isWellFormed(QIODevice& part)
{
    QXmlStreamReader xml(&part);
    while (!xml.atEnd())
        xml.readNext();
    return !xml.hasError();
}

/** Returns whether a sheet contains all bytes of its rows, and its end. */
bool isWholeSheet(QIODevice& part, qint64 rows)
{
    if (rows == 0) return isWellFormed(part);
    const QByteArray mark = "<sheetData>";
    QByteArray head;
    qsizetype at = -1;
    while (at < 0) {
        const QByteArray piece = part.read(16 * 1024);
        if (piece.isEmpty()) return false;
        head += piece;
        at = head.indexOf(mark);
    }
    QByteArray rest = head.sliced(at + mark.size());
    const qint64 left = rows - rest.size();
    if (left > 0) {
        if (part.skip(left) != left) return false;
        rest.clear();
    } else {
        rest = rest.sliced(rows);
    }
    rest += part.readAll();
    return rest.startsWith("</sheetData>") && rest.endsWith("</worksheet>");
}

} // namespace

struct XlsxWriter::Book
{
    struct Sheet
    {
        QString name;
        lxw_worksheet* sheet = nullptr;
        QList<int> widths; ///< widths of the columns, in characters
        lxw_row_t rows = 0;
        qint64 bytes = 0; ///< size of the rows
    };

    Book();
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;
    ~Book();

    /** Adds properties and formats. */
    void prepare();
    void beginSheet(const QString& name);
    void append(const QList<XlsxCell>& cells, lxw_format* format);
    lxw_error writeCell(lxw_col_t column, const XlsxCell& cell, lxw_format* format);
    /** Creates the file in the temporary folder. */
    Result<void> close();
    /** Checks the finished file. libxlsxwriter ignores errors of its temporary files, so that on a full disk
     * rows would be missing without notice. */
    bool isWhole(const QByteArray& bytes) const;
    [[nodiscard]] QString path() const { return folder->filePath(QStringLiteral("workbook.xlsx")); }
    void stop(ErrorCode code, const Message& message)
    {
        if (!error) error = fail(code, message).value();
    }
    void stopForDisk() { stop(ErrorCode::Io, reasons::folderFullOrReadOnly(QDir::tempPath())); }
    void stopForLibrary() { stop(ErrorCode::Internal, reasons::workbookNotWritten()); }

    std::shared_ptr<WorkFolder> folder;
    lxw_workbook* workbook = nullptr;
    lxw_format* bold = nullptr;
    lxw_format* day = nullptr;
    lxw_format* moment = nullptr;
    QList<Sheet> sheets;
    std::optional<Error> error; ///< the first error
};

XlsxWriter::Book::Book()
{
    auto made = WorkFolder::make(QDir::tempPath() + QStringLiteral("/inkstone-workbook-"));
    if (!made) {
        error = made.error();
        return;
    }
    folder = std::move(*made);
    QByteArray temporary = QFile::encodeName(folder->path());
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    options.tmpdir = temporary.data();
    workbook = workbook_new_opt(QFile::encodeName(path()).constData(), &options);
    if (workbook)
        prepare();
    else
        stopForLibrary();
}

void XlsxWriter::Book::prepare()
{
    lxw_doc_properties properties{};
    properties.created = fixedTime;
    bold = workbook_add_format(workbook);
    day = workbook_add_format(workbook);
    moment = workbook_add_format(workbook);
    if (!bold || !day || !moment || workbook_set_properties(workbook, &properties) != LXW_NO_ERROR)
        return stopForLibrary();
    format_set_bold(bold);
    format_set_num_format(day, "yyyy\\-mm\\-dd");
    format_set_num_format(moment, "yyyy\\-mm\\-dd\\ hh:mm");
}

XlsxWriter::Book::~Book()
{
    if (!workbook) return;
    // The workbook was not completed: this only frees the library's memory.
    for (const Sheet& each : sheets)
        std::fclose(each.sheet->optimize_tmpfile);
    lxw_workbook_free(workbook);
}

void XlsxWriter::Book::beginSheet(const QString& given)
{
    if (error) return;
    QString name = given.simplified();
    for (QChar& c : name)
        if (c < QLatin1Char(' ') || c.unicode() >= 0xFFFE || QStringLiteral("\\/?*[]:").contains(c))
            c = QLatin1Char(' ');
    const auto isEdge = [](QChar c) { return c == QLatin1Char('\'') || c == QLatin1Char(' '); };
    while (!name.isEmpty() && isEdge(name.front()))
        name.remove(0, 1);
    name.truncate(maxNameLength);
    while (!name.isEmpty() && isEdge(name.back()))
        name.chop(1);
    if (name.isEmpty()) name = QStringLiteral("Sheet %1").arg(sheets.size() + 1);
    const QString base = name;
    const auto isTaken = [this](const QString& wanted) {
        return std::any_of(sheets.begin(), sheets.end(), [&](const Sheet& sheet) {
            return sheet.name.compare(wanted, Qt::CaseInsensitive) == 0;
        });
    };
    for (int n = 2; isTaken(name); ++n) {
        const QString suffix = QStringLiteral(" %1").arg(n);
        name = base.left(maxNameLength - suffix.size()) + suffix;
    }
    lxw_worksheet* made = workbook_add_worksheet(workbook, name.toUtf8().constData());
    if (!made) return stopForDisk(); // the sheet's temporary file couldn't be created
    worksheet_freeze_panes(made, 1, 0);
    sheets.append({name, made, {}, 0, 0});
}

lxw_error XlsxWriter::Book::writeCell(lxw_col_t column, const XlsxCell& cell, lxw_format* format)
{
    lxw_worksheet* sheet = sheets.last().sheet;
    const lxw_row_t row = sheets.last().rows;
    const auto text = [&](const QString& value) {
        return worksheet_write_string(sheet, row, column, cellText(value).constData(), format);
    };
    if (const auto* value = std::get_if<QString>(&cell)) return text(*value);
    if (const auto* value = std::get_if<double>(&cell))
        return std::isfinite(*value) ? worksheet_write_number(sheet, row, column, *value, format)
                                     : LXW_NO_ERROR;
    if (const auto* value = std::get_if<bool>(&cell))
        return worksheet_write_boolean(sheet, row, column, *value ? 1 : 0, format);
    QDateTime time;
    if (const auto* value = std::get_if<QDate>(&cell))
        time = QDateTime(*value, QTime(0, 0), QTimeZone::utc());
    if (const auto* value = std::get_if<QDateTime>(&cell)) time = *value;
    if (!time.isValid()) return LXW_NO_ERROR;
    const bool isDay = std::holds_alternative<QDate>(cell);
    const QDate date = time.date();
    if (!hasSerial(date))
        return text(time.toString(isDay ? QStringLiteral("yyyy-MM-dd") : QStringLiteral("yyyy-MM-dd HH:mm")));
    lxw_datetime parts{date.year(),          date.month(),
                       date.day(),           time.time().hour(),
                       time.time().minute(), time.time().second() + time.time().msec() / 1000.0};
    return worksheet_write_datetime(sheet, row, column, &parts, isDay ? day : moment);
}

void XlsxWriter::Book::append(const QList<XlsxCell>& cells, lxw_format* format)
{
    if (error) return;
    Sheet& sheet = sheets.last();
    if (sheet.rows == LXW_ROW_MAX) return stop(ErrorCode::TooLarge, reasons::sheetTooManyRows(LXW_ROW_MAX));
    if (cells.size() > LXW_COL_MAX)
        return stop(ErrorCode::TooLarge, reasons::rowTooManyColumns(qint64(sheet.rows) + 1, LXW_COL_MAX));
    if (sheet.widths.size() < cells.size()) sheet.widths.resize(cells.size());
    const PlainNumbers numbers;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        constexpr qsizetype maxWidth = 60;
        const auto width = static_cast<int>(std::min(widthOf(cells.at(i)), maxWidth));
        sheet.widths[i] = std::max(sheet.widths.at(i), width);
        if (writeCell(static_cast<lxw_col_t>(i), cells.at(i), format) != LXW_NO_ERROR)
            return stopForLibrary();
    }
    ++sheet.rows;
}

Result<void> XlsxWriter::Book::close()
{
    Q_ASSERT(workbook); // close() is called only once
    const PlainNumbers numbers;
    for (Sheet& each : sheets) {
        for (qsizetype i = 0; i < each.widths.size(); ++i) {
            const auto column = static_cast<lxw_col_t>(i);
            worksheet_set_column(each.sheet, column, column, std::max(8, each.widths.at(i) + 2), nullptr);
        }
        lxw_worksheet_write_single_row(each.sheet); // the last row
        FILE* rows = each.sheet->optimize_tmpfile;
        if (std::fflush(rows) != 0 || std::ferror(rows) != 0) stopForDisk();
#ifdef Q_OS_WIN
        each.bytes = ::_ftelli64(rows);
#else
        each.bytes = ::ftello(rows);
#endif
    }
    if (error) return fail(*error);
    switch (workbook_close(std::exchange(workbook, nullptr))) {
    case LXW_NO_ERROR:
        return {};
    case LXW_ERROR_CREATING_XLSX_FILE:
    case LXW_ERROR_CREATING_TMPFILE:
    case LXW_ERROR_ZIP_FILE_OPERATION:
    case LXW_ERROR_ZIP_FILE_ADD:
    case LXW_ERROR_ZIP_CLOSE:
        stopForDisk();
        break;
    default:
        stopForLibrary();
    }
    return fail(*error);
}

bool XlsxWriter::Book::isWhole(const QByteArray& bytes) const
{
    const auto package = ZipPackage::open(bytes, std::numeric_limits<qint64>::max());
    if (!package) return false;
    for (const char* name :
         {"[Content_Types].xml", "_rels/.rels", "xl/_rels/workbook.xml.rels", "xl/workbook.xml",
          "xl/styles.xml", "xl/theme/theme1.xml", "docProps/app.xml", "docProps/core.xml"}) {
        const auto part = (*package)->part(QString::fromLatin1(name));
        if (part && !isWellFormed(*part)) return false;
    }
    for (qsizetype i = 0; i < sheets.size(); ++i) {
        const auto part = (*package)->part(QStringLiteral("xl/worksheets/sheet%1.xml").arg(i + 1));
        if (!part || !isWholeSheet(*part, sheets.at(i).bytes)) return false;
    }
    return true;
}

bool XlsxWriter::isAvailable()
{
    return true;
}

XlsxWriter::XlsxWriter() : m_book(std::make_unique<Book>()) {}

XlsxWriter::~XlsxWriter() = default;

void XlsxWriter::beginSheet(const QString& name, const QStringList& header)
{
    m_book->beginSheet(name);
    m_book->append({header.begin(), header.end()}, m_book->bold);
}

void XlsxWriter::addRow(const QList<XlsxCell>& cells)
{
    if (m_book->sheets.isEmpty()) beginSheet({}, {});
    m_book->append(cells, nullptr);
}

Result<void> XlsxWriter::write(const QString& path)
{
    if (m_book->error) return fail(*m_book->error);
    if (m_book->sheets.isEmpty()) return fail(ErrorCode::Validation, reasons::nothingToWrite());
    INK_TRY(m_book->close());
    QFile made(m_book->path());
    const auto* bytes = made.open(QIODevice::ReadOnly) ? made.map(0, made.size()) : nullptr;
    if (!bytes) return fail(ErrorCode::Io, Message::literal(made.errorString()));
    const auto content = QByteArray::fromRawData(reinterpret_cast<const char*>(bytes), made.size());
    if (!m_book->isWhole(content)) {
        m_book->stopForDisk();
        return fail(*m_book->error);
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return fail(ErrorCode::Io, Message::literal(file.errorString()));
    return {};
}

#else

struct XlsxWriter::Book
{
};

bool XlsxWriter::isAvailable()
{
    return false;
}

XlsxWriter::XlsxWriter() = default;

XlsxWriter::~XlsxWriter() = default;

void XlsxWriter::beginSheet(const QString&, const QStringList&) {}

void XlsxWriter::addRow(const QList<XlsxCell>&) {}

Result<void> XlsxWriter::write(const QString&)
{
    return fail(ErrorCode::Validation, reasons::workbooksNotSupported());
}

#endif

} // namespace ink::tables
