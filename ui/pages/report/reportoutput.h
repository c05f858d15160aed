#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QFuture>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QPagedPaintDevice;
class QWidget;

namespace ink::workflow {
class Report;
}

namespace ink::ui {

class ChartView;
class Prompts;
class ReportModel;

/** Exports and prints a report: the table as CSV or XLSX, the charts as a PDF or on a printer. */
class ReportOutput final : public QObject
{
    Q_OBJECT
public:
    /** The charts of a report, and the window that provides the parent of dialogs and the text direction. */
    struct Source
    {
        const workflow::Report& report;
        const ReportModel& model;
        const ChartView& ring;
        const ChartView& bars;
        QWidget& window;
    };

    ReportOutput(const Source& source, Prompts& prompts, const Clock& clock, QObject* parent = nullptr);
    /** Waits until a file that is being written is complete. */
    ~ReportOutput() override;

    /** Asks for a file name, then exports the table. */
    void chooseTableFile(const QString& ending, const QString& filter);
    /** Exports the visible rows in the background; the ending of `path` (.csv, .xlsx) selects the format. */
    void writeTable(const QString& path);
    /** Asks for a file name, then saves the charts as a PDF. */
    void chooseChartsFile();
    /** Asks for a printer, then prints the charts. */
    void printCharts();
    /** Paints the charts and their figures; false when the device can't be painted on. */
    [[nodiscard]] bool paintCharts(QPagedPaintDevice& device) const;

Q_SIGNALS:
    /** Emitted when writing of a table file begins, with `running` true, and when it ends. */
    void writingChanged(bool running);
    /** Emitted with the result of an export or print; no error on success. */
    void finished(const std::optional<ink::Error>& error);
    void saved(const QString& text, const QString& path);

private:
    [[nodiscard]] QString fileName(const QString& ending) const;
    void handleTableWritten(const Result<void>& written);
    void emitResult(const Result<void>& result);

    Source m_source;
    Prompts& m_prompts;
    const Clock& m_clock;
    QFuture<void> m_writing;
    QString m_tablePath;
};

} // namespace ink::ui
