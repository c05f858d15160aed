#include "ui/pages/report/reportoutput.h"

#include "app/base/backgroundtask.h"
#include "app/base/reasons.h"
#include "app/workflow/reports/report.h"
#include "app/workflow/reports/reportexport.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/reportmodel.h"
#include "ui/models/words.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/style/theme.h"

#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>

#include <algorithm>
#include <memory>

namespace ink::ui {

using domain::SigningStatus;

namespace {
constexpr QMarginsF paperMargins(18, 18, 18, 18); ///< mm: within the printable area of every printer
}

ReportOutput::ReportOutput(const Source& source, Prompts& prompts, const Clock& clock, QObject* parent)
    : QObject(parent), m_source(source), m_prompts(prompts), m_clock(clock)
{
}

ReportOutput::~ReportOutput()
{
    m_writing.waitForFinished();
}

QString ReportOutput::fileName(const QString& ending) const
{
    QString name = m_source.report.title();
    for (QChar& c : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < QLatin1Char(' ')) c = QLatin1Char('_');
    return tr("%1 report").arg(name.left(120)) + ending;
}

void ReportOutput::chooseTableFile(const QString& ending, const QString& filter)
{
    m_prompts.saveFile(&m_source.window,
                       {QStringLiteral("exportReport"), tr("Export the report"), fileName(ending), filter},
                       [this, ending](const std::optional<QString>& path) {
                           if (!path) return;
                           writeTable(path->endsWith(ending, Qt::CaseInsensitive) ? *path : *path + ending);
                       });
}

void ReportOutput::writeTable(const QString& path)
{
    workflow::ReportWords words;
    words.header = {tr("Document"), tr("Status"), tr("Recipient"), tr("Email"),
                    tr("Created"),  tr("Sent"),   tr("Completed")};
    for (const SigningStatus status :
         {SigningStatus::Draft, SigningStatus::InProgress, SigningStatus::Completed, SigningStatus::Rejected,
          SigningStatus::ReachDeadline, SigningStatus::Cancelled})
        words.status.append(statusText(status));
    words.link = tr("Link");
    words.yes = tr("Yes");
    words.no = tr("No");
    words.sheet = m_source.report.title().isEmpty() ? tr("Report") : m_source.report.title();
    if (m_writing.isRunning()) return;
    m_tablePath = path;
    Q_EMIT writingChanged(true);
    // A copy, so that rows that arrive while the file is being written are not included.
    m_writing = runInBackground(
        this,
        [words, path, table = m_source.report.table(), order = m_source.model.order(),
         hidden = m_source.model.maskedColumns()] {
            return workflow::exportReport(table, order, hidden, words, path);
        },
        [this](const Result<void>& written) { handleTableWritten(written); });
}

void ReportOutput::handleTableWritten(const Result<void>& written)
{
    Q_EMIT writingChanged(false);
    emitResult(written);
    if (written) Q_EMIT saved(tr("%n row(s) exported.", nullptr, m_source.model.rowCount()), m_tablePath);
}

bool ReportOutput::paintCharts(QPagedPaintDevice& device) const
{
    const Tokens& paper = lightTokens();
    QPainter painter;
    if (!painter.begin(&device)) return false; // e.g. the file can't be written
    painter.setLayoutDirection(m_source.window.layoutDirection());
    const double unit = device.logicalDpiX() / 96.0;
    const double width = std::min<double>(device.width(), 620 * unit);
    const double left = m_source.window.isRightToLeft() ? device.width() - width : 0;
    double y = 0;
    const auto write = [&](QFont font, const QColor& ink, const QString& text) {
        font.setPixelSize(qRound(font.pixelSize() * unit));
        painter.setFont(font);
        painter.setPen(ink);
        const QFontMetricsF metrics(font, &device);
        const QStringList words = text.split(QLatin1Char(' '));
        const bool fits = std::all_of(words.begin(), words.end(), [&](const QString& word) {
            return metrics.horizontalAdvance(word) <= width;
        });
        QRectF used;
        painter.drawText(QRectF(left, y, width, device.height() * 0.2),
                         Qt::AlignLeft | Qt::AlignTop | (fits ? Qt::TextWordWrap : Qt::TextWrapAnywhere),
                         text, &used);
        y += used.height() + 4 * unit;
    };
    write(titleFont(), paper.ink, m_source.report.title());
    write(quietFont(), paper.quietInk,
          tr("%n document(s) · %1", nullptr, m_source.model.rowCount()).arg(exactTime(m_clock.now())));
    const double gap = 24 * unit;
    const double height = std::min(width * 0.36, (device.height() - y) / 2 - gap);
    for (const ChartView* chart : {&m_source.ring, &m_source.bars}) {
        chart->paintForPrinting(painter, QRectF(left, y + gap, width, height));
        y += gap + height;
    }
    return painter.end();
}

void ReportOutput::emitResult(const Result<void>& result)
{
    Q_EMIT finished(result ? std::nullopt : std::optional(result.error()));
}

void ReportOutput::chooseChartsFile()
{
    m_prompts.saveFile(&m_source.window,
                       {QStringLiteral("printReport"), tr("Charts as PDF"), fileName(QStringLiteral(".pdf")),
                        tr("PDF files (*.pdf)")},
                       [this](const std::optional<QString>& path) {
                           if (!path) return;
                           QSaveFile file(*path);
                           bool written = file.open(QIODevice::WriteOnly);
                           if (written) {
                               QPdfWriter writer(&file);
                               writer.setResolution(300);
                               writer.setTitle(m_source.report.title());
                               writer.setPageSize(QPageSize(QPageSize::A4));
                               writer.setPageMargins(paperMargins, QPageLayout::Millimeter);
                               written = paintCharts(writer);
                           }
                           if (!written || !file.commit())
                               return emitResult(fail(ErrorCode::Io, reasons::fileUnwritable(*path)));
                           emitResult({});
                           Q_EMIT saved(tr("Charts saved."), *path);
                       });
}

void ReportOutput::printCharts()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(m_source.report.title());
    printer->setPageMargins(paperMargins, QPageLayout::Millimeter); // defaults, which the dialog can change
    auto* dialog = new QPrintDialog(printer.get(), &m_source.window);
    dialog->setObjectName(QStringLiteral("printCharts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer] {
        if (paintCharts(*printer)) return emitResult({});
        const QString to = printer->outputFileName();
        emitResult(
            fail(ErrorCode::Io, to.isEmpty() ? reasons::printerTookNothing() : reasons::fileUnwritable(to)));
    });
    dialog->open();
}

} // namespace ink::ui

#include "moc_reportoutput.cpp"
