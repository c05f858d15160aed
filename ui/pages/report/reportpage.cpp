#include "ui/pages/report/reportpage.h"

#include "app/workflow/reports/reportexport.h"
#include "ui/models/isolated.h"
#include "ui/models/reportmodel.h"
#include "ui/models/templatetablemodel.h"
#include "ui/models/words.h"
#include "ui/pages/report/frozencolumntable.h"
#include "ui/pages/report/reportplaceview.h"
#include "ui/pages/shared/offlineerrors.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/currentinview.h"
#include "ui/widgets/tables/sidetree.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>

namespace ink::ui {

using domain::DocumentId;
using domain::SigningStatus;

namespace {

constexpr int minGridWidth = 300; ///< px of the table and the charts

QToolButton* menuButton(QWidget* parent, Icon which, const char* name)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setIcon(icon(which));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMenu(new QMenu(button));
    return button;
}

} // namespace

ReportPage::ReportPage(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_templates(context.session), m_report(context.session), m_title(makeTitleLabel(this)),
      m_choice(new QComboBox(this)), m_search(new QLineEdit(this)), m_status(new QComboBox(this)),
      m_hidden(menuButton(this, Icon::Preview, "reportHidden")),
      m_export(menuButton(this, Icon::Download, "reportExport")), m_refresh(new QToolButton(this)),
      m_progress(new QProgressBar(this)), m_error(new ErrorBanner(this)),
      m_count(named("reportCount", new QuietLabel(this))),
      m_ring(named("reportStatusChart", new ChartView(ChartView::Kind::Ring))),
      m_bars(named("reportTimeChart", new ChartView(ChartView::Kind::Bars))), m_charts(new QWidget(this)),
      m_model(new ReportModel(m_report.table(), this)),
      m_splitter(named("reportSplitter", new QSplitter(this))), m_table(new FrozenColumnTable),
      m_place(new ReportPlaceView), m_stack(new CurrentStack(this)), m_empty(new EmptyState(Icon::Report)),
      m_output({m_report, *m_model, *m_ring, *m_bars, *this}, context.prompts, context.clock)
{
    setObjectName(QStringLiteral("reportPage"));
    layOut();
    connectParts();
    suppressOfflineErrors(*m_error, context.session);
    Form(this).translate([this] {
        const int chosen = std::max(0, m_status->currentIndex());
        const QSignalBlocker quiet(m_status);
        m_status->clear();
        m_status->addItem(tr("Any status"));
        for (const SigningStatus status : listedStatuses)
            m_status->addItem(icon(statusIcon(status)), statusText(status), static_cast<int>(status));
        m_status->setCurrentIndex(chosen);
        m_ring->setTitle(tr("Documents by status"));
        m_bars->setTitle(tr("Time to sign"));
        Q_EMIT m_model->headerDataChanged(Qt::Horizontal, 0, std::max(0, m_model->columnCount() - 1));
        makeRoomForNames();
        m_model->refreshValues();
        listTemplates();
        applyState();
        showFigures();
    });
    applyState();
    onChange(this, {QEvent::PaletteChange}, [this] { showFigures(); });
}

ReportPage::~ReportPage() = default;

void ReportPage::layOut()
{
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Reports"));
    form.setUpInput(
        m_choice, "reportTemplate",
        {.accessibleName = QT_TR_NOOP("Report template"), .placeholder = QT_TR_NOOP("Choose a template")});
    form.setUpInput(
        m_search, nullptr,
        {.accessibleName = QT_TR_NOOP("Search report"), .placeholder = QT_TR_NOOP("Search report")});
    form.setUpInput(m_status, "reportStatus", {.accessibleName = QT_TR_NOOP("Status of the documents")});
    form.setUpButton(m_hidden, nullptr, QT_TR_NOOP("Show hidden values"),
                     {.toolTip = QT_TR_NOOP("Shows masked values")});
    form.setUpButton(m_export, nullptr, QT_TR_NOOP("Export"));
    form.setUpButton(m_refresh, "reportRefresh", {},
                     {.toolTip = QT_TR_NOOP("Refresh report"),
                      .accessibleName = QT_TR_NOOP("Refresh"),
                      .icon = Icon::Refresh});
    form.setUpInput(m_table, "reportTable", {.accessibleName = QT_TR_NOOP("Field values")});
    m_choice->setMinimumWidth(220);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setUpSearch(*m_search, QStringLiteral("reportSearch"));
    m_refresh->setFocusPolicy(Qt::StrongFocus);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->hide();

    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setMouseTracking(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(metric::rowHeight);
    m_table->setItemDelegate(new TextCellDelegate(false, m_table));
    m_table->setItemDelegateForColumn(static_cast<int>(ReportModel::Field::Status),
                                      new StatusDelegate(m_table));
    m_table->horizontalHeader()->setDefaultSectionSize(130);
    m_table->horizontalHeader()->setMinimumSectionSize(60);
    m_table->horizontalHeader()->setSectionsMovable(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    for (const auto& [column, width] : {std::pair{0, 190}, std::pair{1, 120}, std::pair{2, 110},
                                        std::pair{3, 135}, std::pair{4, 135}, std::pair{5, 110}})
        m_table->horizontalHeader()->resizeSection(column, width);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this,
            [this] { m_hasOwnWidths = m_hasOwnWidths || !m_isSharing; });
    m_table->viewport()->installEventFilter(this);
    keepCurrentInView(*m_table); // the page next to the table makes it narrower
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(static_cast<int>(ReportModel::Field::Sent), Qt::DescendingOrder);

    auto* chartRow = new QHBoxLayout(m_charts);
    chartRow->setContentsMargins(0, 0, 0, 0);
    chartRow->setSpacing(space::m);
    chartRow->addWidget(m_ring, 1);
    chartRow->addWidget(m_bars, 1);
    m_charts->setFixedHeight(190);
    m_charts->installEventFilter(this);
    auto* grid = new QWidget; // the page of a value, next to the grid, has the whole height
    grid->setMinimumWidth(minGridWidth);
    auto* gridColumn = new QVBoxLayout(grid);
    gridColumn->setContentsMargins(0, 0, 0, 0);
    gridColumn->setSpacing(space::s);
    gridColumn->addWidget(m_charts);
    gridColumn->addSpacing(space::xs);
    gridColumn->addWidget(m_table, 1);
    gridColumn->addWidget(m_count);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(grid);
    m_splitter->addWidget(m_place);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({700, 420});
    m_place->hide();
    m_empty->setFramed(true);
    m_empty->setMainAction();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);

    auto* head = new QHBoxLayout;
    head->setSpacing(space::m);
    head->addWidget(m_title);
    head->addWidget(m_choice, 2);
    head->addStretch(1);
    head->addWidget(m_export);
    head->addWidget(m_refresh);
    auto* narrow = new QHBoxLayout;
    narrow->setSpacing(space::m);
    narrow->addWidget(m_search, 1);
    narrow->addWidget(m_status);
    narrow->addWidget(m_hidden);
    narrow->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::s);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addLayout(narrow);
    column->addWidget(m_progress);
    column->addWidget(m_error);
    column->addWidget(m_stack, 1);
}

void ReportPage::connectParts()
{
    connect(&m_output, &ReportOutput::writingChanged, this, [this](bool running) {
        m_export->setEnabled(!running);
        m_export->setToolTip(running ? tr("Writing the file…") : QString());
    });
    connect(&m_output, &ReportOutput::finished, m_error, &ErrorBanner::setError);
    connect(&m_output, &ReportOutput::saved, this, &ReportPage::saved);
    using namespace std::chrono_literals;
    m_filterDelay.setSingleShot(true);
    m_filterDelay.setInterval(200ms);
    m_figuresDelay.setSingleShot(true);
    m_figuresDelay.setInterval(250ms);
    connect(&m_filterDelay, &QTimer::timeout, this, &ReportPage::applyFilter);
    connect(&m_figuresDelay, &QTimer::timeout, this, &ReportPage::showFigures);
    connect(&m_templates, &workflow::TemplateCatalog::rowsChanged, this, &ReportPage::listTemplates);
    connect(m_choice, &QComboBox::activated, this,
            [this] { open(DocumentId(m_choice->currentData().toLongLong())); });
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_filterDelay.start(); });
    connect(m_search, &QLineEdit::returnPressed, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_status, &QComboBox::currentIndexChanged, this, &ReportPage::applyFilter);
    connect(m_refresh, &QToolButton::clicked, &m_report, &workflow::Report::refresh);
    connect(m_error, &ErrorBanner::retryRequested, &m_report, &workflow::Report::resume);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] { Q_EMIT templateRequested(m_report.id()); });
    connect(m_hidden->menu(), &QMenu::aboutToShow, this, &ReportPage::fillHiddenMenu);
    connect(m_export->menu(), &QMenu::aboutToShow, this, &ReportPage::fillExportMenu);

    connect(&m_report, &workflow::Report::restarted, this, [this] {
        showPlace(false);
        m_model->reset();
        showFigures();
    });
    connect(&m_report, &workflow::Report::columnsChanged, this, [this] {
        if (m_model->rowCount() == 0) m_model->reset();
    });
    connect(&m_report, &workflow::Report::linesAdded, this, [this](qsizetype first) {
        m_model->appendLines(first);
        if (!m_figuresDelay.isActive()) m_figuresDelay.start();
    });
    connect(&m_report, &workflow::Report::linesChanged, this, [this] {
        m_model->refreshValues();
        if (!m_figuresDelay.isActive()) m_figuresDelay.start();
    });
    connect(&m_report, &workflow::Report::linesRemoved, this, [this] {
        showPlace(false);
        m_model->reset();
    });
    connect(&m_report, &workflow::Report::stateChanged, this, &ReportPage::applyState);
    connect(m_table, &QAbstractItemView::clicked, this, &ReportPage::locate);
    connect(m_table, &QAbstractItemView::activated, this, &ReportPage::locate);
    connect(m_place, &ReportPlaceView::closeRequested, this, [this] {
        showPlace(false);
        m_table->setFocus();
    });
    connect(m_place, &ReportPlaceView::documentRequested, this, [this] {
        if (const auto* line = m_model->line(m_table->currentIndex())) Q_EMIT documentRequested(line->id);
    });
    connect(m_place, &ReportPlaceView::retryRequested, this, [this] { locate(m_table->currentIndex()); });
}

void ReportPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_templates.refresh();
}

bool ReportPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) shareSpareWidth();
    if (watched == m_charts && event->type() == QEvent::Resize)
        m_bars->setVisible(m_charts->width() >= 2 * m_ring->sizeHint().width() + space::m);
    return QWidget::eventFilter(watched, event);
}

void ReportPage::makeRoomForNames()
{
    constexpr int arrow = 48; // width for the sort arrow and margins
    const QString widest = QLocale().toString(QDateTime({2026, 12, 28}, {22, 58}), shortDateTimeFormat());
    const QFontMetrics metrics(quietFont());
    QHeaderView* header = m_table->horizontalHeader();
    const QScopedValueRollback sharing(m_isSharing, true);
    for (int column = 0; column < std::min(ReportModel::fixedColumns, m_model->columnCount()); ++column) {
        int needs = metrics.horizontalAdvance(
                        m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) +
                    arrow;
        if (column == static_cast<int>(ReportModel::Field::Status))
            needs = std::max(needs, StatusDelegate::maxTextWidth());
        if (column == static_cast<int>(ReportModel::Field::Sent) ||
            column == static_cast<int>(ReportModel::Field::Completed))
            needs = std::max(needs, QFontMetrics(bodyFont()).horizontalAdvance(widest) + 2 * space::m);
        header->resizeSection(column, std::max(header->sectionSize(column), needs));
    }
}

void ReportPage::shareSpareWidth()
{
    if (m_model->rowCount() == 0 || !m_table->isVisible()) return;
    if (std::exchange(m_widened, m_report.id()) != m_report.id()) m_hasOwnWidths = false;
    if (m_hasOwnWidths) return;
    const QScopedValueRollback sharing(m_isSharing, true);
    QHeaderView* header = m_table->horizontalHeader();
    const QAbstractItemView* cells = m_table; // the table's own function is protected
    int spare = m_table->viewport()->width() - header->length();
    for (int column = 0; column < m_model->columnCount() && spare > 0; ++column) {
        const int more = std::min(spare, cells->sizeHintForColumn(column) - header->sectionSize(column));
        if (more <= 0) continue;
        header->resizeSection(column, header->sectionSize(column) + more);
        spare -= more;
    }
}

void ReportPage::listTemplates()
{
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    QList<domain::DocumentSummary> rows = m_templates.rows();
    rows.removeIf([](const domain::DocumentSummary& row) { return row.deleted; });
    std::sort(rows.begin(), rows.end(),
              [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.title, b.title) < 0; });
    for (const domain::DocumentSummary& row : std::as_const(rows))
        m_choice->addItem(row.title, qlonglong{row.id.value()});
    m_choice->setCurrentIndex(m_choice->findData(qlonglong{m_chosen.value()}));
    if (m_choice->currentIndex() < 0 && !m_chosen.isNull() && !m_report.title().isEmpty()) {
        m_choice->addItem(m_report.title(), qlonglong{m_chosen.value()}); // the template is in the trash
        m_choice->setCurrentIndex(m_choice->count() - 1);
    }
    applyState();
}

void ReportPage::open(DocumentId templateId)
{
    if (templateId == m_chosen && !m_chosen.isNull()) return m_report.refresh();
    m_chosen = templateId;
    m_choice->setCurrentIndex(m_choice->findData(qlonglong{templateId.value()}));
    m_report.open(templateId);
}

void ReportPage::focusSearch()
{
    if (!m_search->isVisible()) return m_choice->setFocus(Qt::ShortcutFocusReason);
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ReportPage::applyFilter()
{
    workflow::ReportTable::Filter filter;
    filter.text = m_search->text().trimmed();
    if (m_status->currentIndex() > 0)
        filter.status = static_cast<SigningStatus>(m_status->currentData().toInt());
    m_model->setFilter(filter);
    showFigures();
}

void ReportPage::applyState()
{
    m_error->setError(m_report.error());
    const bool loading = m_report.isLoading();
    const auto here = static_cast<qint64>(m_report.table().lines().size());
    m_progress->setVisible(loading);
    m_progress->setRange(0, m_report.total() > here ? static_cast<int>(m_report.total()) : 0);
    m_progress->setValue(static_cast<int>(here));
    if (!loading && !m_report.id().isNull()) {
        m_model->finishLoading();
        showFigures();
    }
    const bool masked = std::any_of(m_report.table().columns().cbegin(), m_report.table().columns().cend(),
                                    [](const workflow::ReportColumn& column) { return column.isMasked; });
    m_hidden->setVisible(masked);
    const bool some = here > 0;
    for (QWidget* part : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_status),
                          static_cast<QWidget*>(m_export), static_cast<QWidget*>(m_refresh)})
        part->setVisible(some);
    const bool nothing = !loading && !m_report.error() && m_choice->count() > 0;
    m_empty->setAction(m_choice->count() == 0               ? tr("Go to templates")
                       : nothing && !m_report.id().isNull() ? tr("Use this template…")
                                                            : QString());
    if (m_report.id().isNull())
        m_empty->setText(
            m_choice->count() > 0
                ? tr("Choose a template to see the field values from all documents created from it.")
                : tr("No templates yet. A report shows the field values from all documents created from a "
                     "template."));
    else if (!loading && !m_report.error())
        m_empty->setText(tr("No documents have been created from this template yet."));
    else
        m_empty->setText(loading ? tr("Loading report…") : QString());
    m_stack->setCurrentIndex(some ? 1 : 0);
    if (!loading) // queued until the table has its final width
        QMetaObject::invokeMethod(this, &ReportPage::shareSpareWidth, Qt::QueuedConnection);
}

void ReportPage::showFigures()
{
    const Tokens& look = tokens(palette());
    const workflow::ReportFigures figures = m_report.table().figures(m_model->order());
    QList<ChartPart> byStatus;
    for (std::size_t i = 0; i < listedStatuses.size(); ++i)
        byStatus.append({statusText(listedStatuses.at(i)), figures.byStatus.at(i),
                         statusColour(listedStatuses.at(i), look),
                         statusColour(listedStatuses.at(i), lightTokens())});
    m_ring->setParts(byStatus, QLocale().toString(figures.documents));
    const QStringList spans{tr("Under an hour"), tr("Under a day"),   tr("Under 3 days"),
                            tr("Under a week"),  tr("Under a month"), tr("Longer")};
    QList<ChartPart> bySpan;
    for (std::size_t i = 0; i < workflow::ReportFigures::spanCount; ++i)
        bySpan.append(
            {spans.at(static_cast<qsizetype>(i)), figures.bySpan.at(i), look.accent, lightTokens().accent});
    m_bars->setParts(bySpan);
    m_bars->setNote(
        figures.median
            ? tr("Median %1, longest %2").arg(durationText(*figures.median), durationText(*figures.longest))
            : tr("No completed documents yet."));
    const auto all = static_cast<qint64>(m_report.table().lines().size());
    const QLocale locale;
    m_count->setText(
        m_report.isLoading()
            ? tr("%1 of %2 documents loaded").arg(locale.toString(all), locale.toString(m_report.total()))
        : m_model->rowCount() == all
            ? tr("%n document(s)", nullptr, static_cast<int>(all))
            : tr("%1 of %2 documents").arg(locale.toString(m_model->rowCount()), locale.toString(all)));
}

void ReportPage::showPlace(bool shown)
{
    m_place->setVisible(shown);
    shareHeight();
}

/** In a low window, hides the charts while the page of a value is displayed. */
void ReportPage::shareHeight()
{
    constexpr int besideCharts = 560;
    m_charts->setVisible(m_place->isHidden() || height() >= besideCharts);
}

void ReportPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareHeight();
}

void ReportPage::locate(const QModelIndex& index)
{
    const workflow::ReportLine* line = m_model->line(index);
    const auto column = ReportModel::valueColumn(index.column());
    if (!line || !column) return;
    const QString name = m_report.table().columns().at(*column).name;
    const QString value = index.data(Qt::DisplayRole).toString();
    showPlace(true);
    m_place->startLoading(line->title, value.isEmpty() ? tr("%1: nothing entered").arg(isolated(name))
                                                       : tr("%1: %2").arg(isolated(name), value));
    m_report.locate(
        line->id, name, m_place,
        [this, id = line->id, at = index.column()](const Result<workflow::Report::ValueLocation>& place) {
            const QModelIndex now = m_table->currentIndex();
            const auto* current = m_model->line(now);
            // Ignores the location if another value is selected now.
            if (!current || current->id != id || now.column() != at) return;
            if (!place) return m_place->showError(place.error());
            m_place->showPlace(*place);
        });
}

void ReportPage::fillHiddenMenu()
{
    QMenu* menu = m_hidden->menu();
    menu->clear();
    const auto& columns = m_report.table().columns();
    for (qsizetype column = 0; column < columns.size(); ++column) {
        if (!columns.at(column).isMasked) continue;
        QAction* action = menu->addAction(tr("Show “%1”").arg(isolated(columns.at(column).name)));
        action->setCheckable(true);
        action->setChecked(!m_model->isMasked(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            if (shown) m_report.fetchMasked(); // until now the service has sent masked values only
            m_model->setRevealed(column, shown);
        });
    }
}

void ReportPage::fillExportMenu()
{
    QMenu* menu = m_export->menu();
    menu->clear();
    menu->addAction(tr("Table as CSV…"), this,
                    [this] { m_output.chooseTableFile(QStringLiteral(".csv"), tr("CSV files (*.csv)")); });
    if (workflow::canExportWorkbooks())
        menu->addAction(tr("Table as XLSX…"), this, [this] {
            m_output.chooseTableFile(QStringLiteral(".xlsx"), tr("Excel workbooks (*.xlsx)"));
        });
    menu->addSeparator();
    menu->addAction(tr("Charts as PDF…"), &m_output, &ReportOutput::chooseChartsFile);
    menu->addAction(tr("Print charts…"), &m_output, &ReportOutput::printCharts);
}

} // namespace ink::ui

#include "moc_reportpage.cpp"
