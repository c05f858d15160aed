// What goes out of the report: hidden values on request, files, paper.
#include "app/base/reasons.h"
#include "app/workflow/reports/reportexport.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/reportmodel.h"
#include "ui/models/words.h"
#include "ui/pages/report/reportpage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QMenu>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPromise>
#include <QSaveFile>
#include <QTableView>
#include <QThreadPool>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace ink::ui {

using domain::SigningStatus;

namespace {
constexpr QMarginsF paperMargins(18, 18, 18, 18); ///< mm: every printer reaches as far
}

void ReportPage::fillHiddenMenu()
{
    QMenu* menu = m_hidden->menu();
    menu->clear();
    const auto& columns = m_report.table().columns();
    for (qsizetype column = 0; column < columns.size(); ++column) {
        if (!columns.at(column).isMasked) continue;
        QAction* action = menu->addAction(tr("Show “%1”").arg(columns.at(column).name));
        action->setCheckable(true);
        action->setChecked(!m_model->isHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            if (shown) m_report.fetchMasked(); // until now the service has told dots
            m_model->setShown(column, shown);
        });
    }
}

void ReportPage::fillExportMenu()
{
    QMenu* menu = m_export->menu();
    menu->clear();
    menu->addAction(tr("Table as CSV…"), this,
                    [this] { chooseExport(QStringLiteral(".csv"), tr("CSV files (*.csv)")); });
    menu->addAction(tr("Table as XLSX…"), this,
                    [this] { chooseExport(QStringLiteral(".xlsx"), tr("Excel workbooks (*.xlsx)")); });
    menu->addSeparator();
    menu->addAction(tr("Charts as PDF…"), this, &ReportPage::printPdf);
    menu->addAction(tr("Print charts…"), this, &ReportPage::print);
}

QString ReportPage::fileName(const QString& ending) const
{
    QString name = m_report.title();
    for (QChar& c : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < QLatin1Char(' ')) c = QLatin1Char('_');
    return tr("%1 report").arg(name.left(120)) + ending;
}

void ReportPage::chooseExport(const QString& ending, const QString& filter)
{
    m_prompts.saveFile(this,
                       {QStringLiteral("exportReport"), tr("Export the report"), fileName(ending), filter},
                       [this, ending](const std::optional<QString>& path) {
                           if (!path) return;
                           exportTo(path->endsWith(ending, Qt::CaseInsensitive) ? *path : *path + ending);
                       });
}

void ReportPage::exportTo(const QString& path)
{
    workflow::ReportWords words;
    words.header = {tr("Document"), tr("Status"), tr("Recipient"), tr("Email"),
                    tr("Created"),  tr("Sent"),   tr("Completed")};
    for (const SigningStatus status :
         {SigningStatus::Draft, SigningStatus::InProgress, SigningStatus::Completed, SigningStatus::Rejected,
          SigningStatus::ReachDeadline, SigningStatus::Cancelled})
        words.status.append(statusWord(status));
    words.yes = tr("Yes");
    words.no = tr("No");
    words.sheet = m_report.title().isEmpty() ? tr("Report") : m_report.title();
    if (m_exporting.isRunning()) return;
    m_export->setEnabled(false);
    m_export->setToolTip(tr("Writing the file…"));
    auto promise = std::make_shared<QPromise<Result<void>>>();
    m_exporting.setFuture(promise->future());
    // What is shown now: rows that come meanwhile are another export's.
    QThreadPool::globalInstance()->start([promise, words, path, table = m_report.table(),
                                          order = m_model->order(), hidden = m_model->hidden()] {
        promise->start();
        promise->addResult(workflow::exportReport(table, order, hidden, words, path));
        promise->finish();
    });
}

void ReportPage::exported()
{
    m_export->setEnabled(true);
    m_export->setToolTip({});
    if (m_exporting.future().resultCount() == 0) return;
    const Result<void> written = m_exporting.result();
    m_error->setError(written ? std::nullopt : std::optional(written.error()));
    if (written) Q_EMIT said(tr("%n row(s) exported.", nullptr, m_model->rowCount()), {});
}

bool ReportPage::paintOnto(QPagedPaintDevice& device)
{
    const Tokens& paper = lightTokens();
    QPainter painter;
    if (!painter.begin(&device)) return false; // e.g. a file that can't be written
    painter.setLayoutDirection(layoutDirection());
    const double unit = device.logicalDpiX() / 96.0;
    const double width = std::min<double>(device.width(), 620 * unit);
    const double left = isRightToLeft() ? device.width() - width : 0;
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
    write(titleFont(), paper.ink, m_report.title());
    write(quietFont(), paper.quietInk,
          tr("%n document(s) · %1", nullptr, m_model->rowCount()).arg(exactTime(m_clock.now())));
    const double gap = 24 * unit;
    const double height = std::min(width * 0.36, (device.height() - y) / 2 - gap);
    for (const ChartView* chart : {m_ring, m_bars}) {
        chart->paintOnto(painter, QRectF(left, y + gap, width, height));
        y += gap + height;
    }
    return painter.end();
}

void ReportPage::printed(const Result<void>& result)
{
    m_error->setError(result ? std::nullopt : std::optional(result.error()));
}

void ReportPage::printPdf()
{
    m_prompts.saveFile(this,
                       {QStringLiteral("printReport"), tr("Charts as PDF"), fileName(QStringLiteral(".pdf")),
                        tr("PDF files (*.pdf)")},
                       [this](const std::optional<QString>& path) {
                           if (!path) return;
                           QSaveFile file(*path);
                           bool written = file.open(QIODevice::WriteOnly);
                           if (written) {
                               QPdfWriter writer(&file);
                               writer.setResolution(300);
                               writer.setTitle(m_report.title());
                               writer.setPageSize(QPageSize(QPageSize::A4));
                               writer.setPageMargins(paperMargins, QPageLayout::Millimeter);
                               written = paintOnto(writer);
                           }
                           if (!written || !file.commit())
                               return printed(fail(ErrorCode::Io, reasons::fileUnwritable(*path)));
                           printed({});
                           Q_EMIT said(tr("Charts saved."), {});
                       });
}

void ReportPage::print()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(m_report.title());
    printer->setPageMargins(paperMargins, QPageLayout::Millimeter); // to begin with: the dialog offers others
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setObjectName(QStringLiteral("printCharts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer] {
        if (paintOnto(*printer)) return printed({});
        const QString to = printer->outputFileName();
        printed(
            fail(ErrorCode::Io, to.isEmpty() ? reasons::printerTookNothing() : reasons::fileUnwritable(to)));
    });
    dialog->open();
}

} // namespace ink::ui
