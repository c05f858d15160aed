#include "app/workflow/reports/reportexport.h"

#include "app/base/reasons.h"
#include "app/domain/text/numbertext.h"
#include "app/tables/csvwriter.h"
#include "app/tables/xlsxwriter.h"

#include <QSaveFile>
#include <QTimeZone>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

QDateTime dateTime(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
}

QString statusOf(const ReportLine& line, const ReportWords& words)
{
    return words.status.value(static_cast<int>(line.status) - static_cast<int>(SigningStatus::Draft));
}

QString csvTime(const std::optional<Timestamp>& time)
{
    return time ? dateTime(*time).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) : QString();
}

tables::XlsxCell xlsxTime(const std::optional<Timestamp>& time)
{
    if (!time) return std::monostate();
    return dateTime(*time);
}

QString csvValue(const QString& value, ReportColumn::Kind kind, const ReportWords& words)
{
    if (kind != ReportColumn::Kind::Check || value.isEmpty()) return value;
    return value == QLatin1StringView("true") ? words.yes : words.no;
}

tables::XlsxCell xlsxValue(const QString& value, ReportColumn::Kind kind)
{
    if (value.isEmpty()) return std::monostate();
    bool isNumber = false;
    const double number = domain::plainNumber(value).value_or(QString()).toDouble(&isNumber);
    if (kind == ReportColumn::Kind::Number && isNumber) return number;
    if (kind == ReportColumn::Kind::Check) return value == QLatin1StringView("true");
    const QDate day = QDate::fromString(value, Qt::ISODate);
    if (kind == ReportColumn::Kind::Date && day.isValid()) return day;
    return value;
}

} // namespace

QString hiddenValue()
{
    return QStringLiteral("•••");
}

bool canExportWorkbooks()
{
    return tables::XlsxWriter::isAvailable();
}

Result<void> exportReport(const ReportTable& table, const QList<qsizetype>& lines,
                          const QSet<qsizetype>& hidden, const ReportWords& words, const QString& path)
{
    QStringList header = words.header;
    for (const ReportColumn& column : table.columns())
        header.append(column.name);
    const bool hasLinks = std::any_of(lines.cbegin(), lines.cend(), [&table](qsizetype index) {
        return !table.line(index).link.isEmpty();
    });
    if (hasLinks) header.append(words.link);
    const auto shown = [&](const ReportLine& line, qsizetype column) {
        const QString value = line.value(column);
        return hidden.contains(column) && !value.isEmpty() ? hiddenValue() : value;
    };
    if (path.endsWith(QLatin1StringView(".xlsx"), Qt::CaseInsensitive)) {
        tables::XlsxWriter writer;
        writer.beginSheet(words.sheet, header);
        for (const qsizetype index : lines) {
            const ReportLine& line = table.line(index);
            QList<tables::XlsxCell> cells{line.title,
                                          statusOf(line, words),
                                          line.recipientName,
                                          line.recipientEmail,
                                          xlsxTime(line.created),
                                          xlsxTime(line.sent),
                                          xlsxTime(line.completed)};
            for (qsizetype column = 0; column < table.columns().size(); ++column)
                cells.append(hidden.contains(column)
                                 ? tables::XlsxCell(shown(line, column))
                                 : xlsxValue(line.value(column), table.columns().at(column).kind));
            if (hasLinks) cells.append(line.link);
            writer.addRow(cells);
        }
        return writer.write(path);
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return fail(ErrorCode::Io, reasons::fileUnwritable(path));
    tables::CsvFormat format;
    format.hasByteOrderMark = true;
    tables::CsvWriter writer(file, format);
    writer.addRow(header);
    for (const qsizetype index : lines) {
        const ReportLine& line = table.line(index);
        QStringList cells{line.title,
                          statusOf(line, words),
                          line.recipientName,
                          line.recipientEmail,
                          csvTime(line.created),
                          csvTime(line.sent),
                          csvTime(line.completed)};
        for (qsizetype column = 0; column < table.columns().size(); ++column)
            cells.append(csvValue(shown(line, column), table.columns().at(column).kind, words));
        if (hasLinks) cells.append(line.link);
        writer.addRow(cells);
    }
    INK_TRY(writer.finish());
    if (!file.commit()) return fail(ErrorCode::Io, reasons::fileUnwritable(path));
    return {};
}

} // namespace ink::workflow
