#pragma once

#include "app/base/result.h"
#include "app/workflow/reports/report.h"
#include "app/workflow/templates/templatecatalog.h"
#include "ui/pages/report/reportoutput.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace ink::ui {

class ChartView;
class EmptyState;
class ErrorBanner;
class ReportModel;
class ReportPlaceView;
struct PageContext;

/** The values of all documents of a template in one table, with charts. */
class ReportPage final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportPage(const PageContext& context, QWidget* parent = nullptr);
    ~ReportPage() override;

    void open(domain::DocumentId templateId);
    [[nodiscard]] workflow::Report& report() { return m_report; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    void focusSearch();
    /** Exports and prints the report. */
    [[nodiscard]] ReportOutput& output() { return m_output; }

Q_SIGNALS:
    void documentRequested(ink::domain::DocumentId id); ///< the list should show this document
    void templateRequested(ink::domain::DocumentId id); ///< to be used; null: shows all templates
    void saved(const QString& text, const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void connectParts();
    void makeRoomForNames();
    /** Gives the remaining width to the columns whose values are cut off. */
    void shareSpareWidth();
    void listTemplates();
    void applyState();
    void applyFilter();
    void showFigures();
    void locate(const QModelIndex& index);
    void showPlace(bool shown);
    void shareHeight();
    void fillHiddenMenu();
    void fillExportMenu();

    workflow::TemplateCatalog m_templates;
    workflow::Report m_report;
    domain::DocumentId m_chosen;
    domain::DocumentId m_widened; ///< template whose columns have received the spare width
    bool m_isSharing = false;
    bool m_hasOwnWidths = false; ///< the user has set the width of a column
    QTimer m_filterDelay{this};
    QTimer m_figuresDelay{this};

    QLabel* m_title;
    QComboBox* m_choice;
    QLineEdit* m_search;
    QComboBox* m_status;
    QToolButton* m_hidden;
    QToolButton* m_export;
    QToolButton* m_refresh;
    QProgressBar* m_progress;
    ErrorBanner* m_error;
    QLabel* m_count;
    ChartView* m_ring;
    ChartView* m_bars;
    QWidget* m_charts;
    ReportModel* m_model;
    QSplitter* m_splitter;
    QTableView* m_table;
    ReportPlaceView* m_place;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    ReportOutput m_output;
};

} // namespace ink::ui
