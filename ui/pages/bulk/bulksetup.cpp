#include "ui/pages/bulk/bulksetup.h"

#include "app/domain/account/usage.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/domain/document/document.h"
#include "app/store/journals/draftjournal.h"
#include "app/workflow/bulk/mappingmemory.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"
#include "app/workflow/shelf/offlinecache.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/moneywords.h"
#include "ui/models/words.h"
#include "ui/pages/bulk/bulkgrid.h"
#include "ui/pages/bulk/bulkpreview.h"
#include "ui/pages/bulk/bulksource.h"
#include "ui/pages/bulk/bulktextsdialog.h"
#include "ui/pages/bulk/mappingheader.h"
#include "ui/pages/bulk/samepersonbutton.h"
#include "ui/pages/bulk/tablefiles.h"
#include "ui/pages/bulk/tablenotetext.h"
#include "ui/pages/shared/offlineerrors.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/shared/sendername.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ink::ui {

namespace {

constexpr int minHintWidth = 200;

/** The first row that will be sent; 0 when there is none. */
int firstSent(const domain::BulkPlan& plan)
{
    for (int row = 0; row < plan.rowCount(); ++row)
        if (plan.willBeSent(row)) return row;
    return 0;
}

} // namespace

BulkSetup::BulkSetup(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_session(context.session), m_prompts(context.prompts), m_database(context.database),
      m_journal(context.journal), m_clock(context.clock), m_templates(context.session),
      m_rows(new BulkRowsModel(this)), m_source(new BulkSource), m_error(new ErrorBanner),
      m_templateError(new ErrorBanner), m_notes(new InfoBanner), m_progress(new QProgressBar),
      m_stack(new CurrentStack), m_splitter(new QSplitter), m_grid(new BulkGrid(*m_rows)),
      m_empty(new EmptyState(Icon::Bulk)), m_preview(new BulkPreview(context.session)), m_counts(new QLabel),
      m_hint(new ToneLabel(Tone::Warning)), m_faultsOnly(new QCheckBox), m_nextFault(new QPushButton),
      m_excludeDuplicates(new QPushButton), m_includeUnchanged(new QPushButton),
      m_samePerson(new SamePersonButton(context.prompts)), m_dryRun(new QPushButton),
      m_editTexts(new QPushButton), m_cost(new QuietLabel), m_send(new QPushButton)
{
    setObjectName(QStringLiteral("bulkSetup"));
    setAcceptDrops(true);
    layOut();
    connectParts();
    retranslate();
    updateView();
    onLanguageChange(this, [this] {
        retranslate();
        updateView();
    });
}

BulkSetup::~BulkSetup() = default;

void BulkSetup::layOut()
{
    m_progress->setObjectName(QStringLiteral("bulkReadProgress"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    QSizePolicy keeps = m_progress->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keeps);
    m_progress->hide();
    m_notes->setObjectName(QStringLiteral("bulkNotes"));
    m_notes->setClosable(true);
    m_counts->setObjectName(QStringLiteral("bulkCounts"));
    m_hint->setObjectName(QStringLiteral("bulkHint"));
    m_hint->setWordWrap(true);
    m_hint->setMinimumHeight(2 * m_hint->fontMetrics().lineSpacing()); // a cell's error may take two lines
    QSizePolicy keepsHint = m_hint->sizePolicy();
    keepsHint.setRetainSizeWhenHidden(true);
    m_hint->setSizePolicy(keepsHint);
    m_faultsOnly->setObjectName(QStringLiteral("bulkFaultsOnly"));
    m_nextFault->setObjectName(QStringLiteral("bulkNextFault"));
    m_excludeDuplicates->setObjectName(QStringLiteral("bulkExcludeDuplicates"));
    m_includeUnchanged->setObjectName(QStringLiteral("bulkIncludeUnchanged"));
    m_samePerson->setObjectName(QStringLiteral("bulkSamePerson"));
    m_dryRun->setObjectName(QStringLiteral("bulkDryRun"));
    m_dryRun->setIcon(icon(Icon::Preview));
    m_dryRun->setCheckable(true);
    m_editTexts->setObjectName(QStringLiteral("bulkTexts"));
    m_cost->setObjectName(QStringLiteral("bulkCost"));
    m_send->setObjectName(QStringLiteral("bulkSend"));
    m_send->setIcon(icon(Icon::Send));
    m_send->setDefault(true);

    m_empty->setFramed(true);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_grid);
    m_splitter->setObjectName(QStringLiteral("bulkSplitter"));
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_preview);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setChildrenCollapsible(false);
    m_preview->hide();

    auto* tools = new WrapRow;
    tools->setSpacing(space::m);
    tools->setLineSpacing(space::xs);
    for (QWidget* part : std::initializer_list<QWidget*>{m_counts, m_faultsOnly, m_nextFault,
                                                         m_excludeDuplicates, m_includeUnchanged})
        tools->add(part);
    m_hint->setMinimumWidth(minHintWidth);
    auto* foot = new WrapRow;
    foot->setSpacing(space::m);
    foot->setLineSpacing(space::s);
    foot->add(m_hint, 1);
    foot->addStretch();
    WrapRow* ends = foot->addGroup();
    ends->addStretch();
    for (QWidget* part : std::initializer_list<QWidget*>{m_cost, m_samePerson, m_editTexts, m_dryRun, m_send})
        ends->add(part);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_source);
    column->addWidget(m_templateError);
    column->addWidget(m_error);
    column->addWidget(m_notes);
    column->addWidget(m_progress);
    column->addWidget(m_splitter, 1);
    column->addLayout(tools);
    column->addLayout(foot);
}

void BulkSetup::connectParts()
{
    connect(&m_jobs, &BulkJobs::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_jobs, &BulkJobs::resultReady, this, &BulkSetup::applyOutcome);
    connect(&m_templates, &workflow::TemplateCatalog::rowsChanged, this, [this] {
        m_source->setTemplates(m_templates.rows());
        m_source->setTemplate(m_templateId);
    });
    connect(m_source, &BulkSource::templateChosen, this, &BulkSetup::setTemplate);
    connect(m_source, &BulkSource::fileRequested, this, &BulkSetup::chooseFile);
    connect(m_empty, &EmptyState::actionTriggered, this, &BulkSetup::chooseFile);
    connect(m_source, &BulkSource::choiceChanged, this, [this](const tables::TableChoice& choice) {
        confirmDiscard(
            [this, choice] {
                m_choice = choice;
                readFile();
            },
            [this] { m_source->restoreChoice(m_choice); });
    });
    const auto setMapping = [this](const domain::ColumnMapping& mapping) {
        rememberMapping(mapping);
        replan(mapping);
    };
    connect(m_grid->mappingHeader(), &MappingHeader::mappingChanged, this, setMapping);
    connect(m_samePerson, &SamePersonButton::mappingChanged, this, setMapping);
    connect(m_error, &ErrorBanner::retryRequested, this, [this] { readFile(); });
    connect(m_templateError, &ErrorBanner::retryRequested, this, [this] { setTemplate(m_templateId); });
    suppressOfflineErrors(*m_templateError, m_session);
    connect(m_rows, &BulkRowsModel::countsChanged, this, &BulkSetup::updateView);
    connect(m_rows, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                const int row = m_grid->currentRow();
                if (m_preview->isVisible() && row >= first.row() && row <= last.row()) showRow(row);
            });
    connect(m_grid, &BulkGrid::currentRowChanged, this, [this](int row) {
        if (m_preview->isVisible()) showRow(row);
    });
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this, &BulkSetup::updateView);
    connect(m_grid, &BulkGrid::previewRequested, this, [this] { setPreviewVisible(m_preview->isHidden()); });
    connect(m_faultsOnly, &QCheckBox::toggled, this,
            [this](bool on) { m_grid->filter().setFindingsOnly(on); });
    connect(m_nextFault, &QPushButton::clicked, this, [this] { (void)m_grid->goToFault(true); });
    connect(m_excludeDuplicates, &QPushButton::clicked, this, [this] {
        if (m_rows->plan()) m_rows->setExcluded(m_rows->plan()->duplicates(), true);
    });
    connect(m_includeUnchanged, &QPushButton::clicked, this,
            [this] { m_rows->setExcluded(m_rows->excludedUnchangedRows(), false); });
    connect(m_dryRun, &QPushButton::toggled, this, &BulkSetup::setPreviewVisible);
    connect(m_editTexts, &QPushButton::clicked, this, &BulkSetup::editTexts);
    connect(m_preview, &BulkPreview::closeRequested, this, [this] { setPreviewVisible(false); });
    connect(m_send, &QPushButton::clicked, this, &BulkSetup::send);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        m_account.reset();
        m_template.reset();
        m_form.reset();
        m_templateId = {};
        clear();
    });
}

void BulkSetup::refresh()
{
    m_templates.refresh();
    if (!m_templateId.isNull()) setTemplate(m_templateId);
    auto* client = m_session.client();
    if (!client) return;
    client->accountDetails(this, [this](const Result<domain::AccountDetails>& details) {
        if (details) m_account = *details;
        updateCost();
    });
}

void BulkSetup::setShelf(const workflow::OfflineCache* shelf)
{
    m_shelf = shelf;
    if (shelf)
        m_templates.setCacheReader(
            [shelf](QObject* context, auto done) { shelf->readTemplates(context, std::move(done)); });
}

void BulkSetup::setTemplate(domain::DocumentId id)
{
    if (id != m_templateId) m_ownPatterns.reset();
    m_templateId = id;
    m_source->setTemplate(id);
    m_templateError->setError(std::nullopt);
    auto* client = m_session.client();
    if (!client || id.isNull()) return;
    client->retrieve(id, this, [this, id](const Result<domain::Document>& source) {
        if (id != m_templateId) return;
        if (source) return applyTemplate(*source);
        const auto kept =
            workflow::isUnreachable(source.error()) && m_shelf ? m_shelf->find(id) : std::nullopt;
        if (!kept) return m_templateError->setError(source.error());
        applyTemplate(kept->document);
    });
    updateView();
}

void BulkSetup::applyTemplate(const domain::Document& source)
{
    const bool isSame = m_template && m_template->id == source.id && m_template->version == source.version;
    if (isSame && m_rows->plan()) return;
    m_template = source;
    m_form = domain::bulkForm(*m_template);
    m_preview->setTemplate(*m_template, *m_form);
    if (hasFile() && !m_reading) replan(std::nullopt);
    updateView();
}

void BulkSetup::rememberMapping(const domain::ColumnMapping& mapping)
{
    if (const auto profile = m_session.current(); profile && m_form && !m_isCorrection)
        workflow::MappingMemory(m_journal, profile->id).remember(*m_form, m_rows->table().header(), mapping);
}

void BulkSetup::setSources(BulkJob& job) const
{
    const auto profile = m_session.current();
    if (!profile || !m_form || m_isCorrection) return;
    job.recall = [&journal = m_journal, id = profile->id](const domain::BulkForm& form,
                                                          const QStringList& header,
                                                          const domain::ColumnMapping& guess) {
        return workflow::MappingMemory(journal, id).find(form, header, guess);
    };
    job.sentRows = [&database = m_database, id = profile->id, templateId = m_form->templateId,
                    name = QFileInfo(m_path).fileName()](const QStringList& header) {
        return workflow::SentRows::loadForFile(store::BulkJournal(database), id, templateId, name, header);
    };
}

int BulkSetup::step() const
{
    return m_rows->plan() && m_mappingFaults.isEmpty() ? 1 : 0;
}

void BulkSetup::updateView()
{
    const QLocale locale;
    const bool hasRows = m_rows->columnCount() > 0;
    m_stack->setCurrentWidget(hasRows ? static_cast<QWidget*>(m_grid) : m_empty);
    const auto& plan = m_rows->plan();
    const bool working = m_jobs.isRunning();
    const domain::BulkPlan::Counts counts = plan ? plan->counts() : domain::BulkPlan::Counts();
    QStringList parts;
    if (plan) {
        parts.append(tr("%1 ready").arg(locale.toString(counts.ready)));
        if (counts.faulty > 0) parts.append(tr("%1 with errors").arg(locale.toString(counts.faulty)));
        if (counts.excluded > 0) parts.append(tr("%1 excluded").arg(locale.toString(counts.excluded)));
        if (counts.duplicateEmails > 0)
            parts.append(tr("%1 with a duplicate address").arg(locale.toString(counts.duplicateEmails)));
    } else if (hasRows) {
        parts.append(tr("%n row(s)", nullptr, m_rows->rowCount()));
    }
    m_counts->setText(parts.join(QStringLiteral(" · ")));
    const bool someFault =
        plan && (counts.faulty > 0 || counts.duplicateEmails > 0 || counts.duplicateRows > 0);
    m_faultsOnly->setVisible(hasRows);
    m_faultsOnly->setEnabled(plan && (someFault || m_faultsOnly->isChecked()));
    m_nextFault->setVisible(hasRows);
    m_nextFault->setEnabled(someFault);
    m_excludeDuplicates->setVisible(counts.duplicateRows > 0);
    if (counts.duplicateRows > 0 && plan) {
        const auto duplicates = static_cast<int>(plan->duplicates().size());
        m_excludeDuplicates->setText(tr("Exclude %n duplicate row(s)", nullptr, duplicates));
        m_excludeDuplicates->setVisible(duplicates > 0);
    }
    const auto unchanged = static_cast<int>(m_rows->excludedUnchangedRows().size());
    m_includeUnchanged->setVisible(unchanged > 0);
    m_includeUnchanged->setText(tr("Send %n unchanged row(s) again", nullptr, unchanged));
    m_samePerson->setVisible(hasRows && m_form && m_form->roles.size() > 1);
    m_samePerson->setEnabled(plan.has_value());
    m_editTexts->setText(m_patterns.isEmpty()    ? tr("Title and message…")
                         : m_arePatternsFromFile ? tr("Title and message (from the file)…")
                                                 : tr("Title and message (changed)…"));
    m_editTexts->setVisible(hasRows);
    m_editTexts->setEnabled(plan.has_value() || m_textFault);
    m_dryRun->setVisible(hasRows);
    m_dryRun->setEnabled(plan.has_value());

    QString hint;
    if (m_form && !m_form->fault.isEmpty())
        hint = messageText(m_form->fault);
    else if (hasRows && !m_form && !working)
        hint = tr("Choose the template to fill in.");
    else if (hasRows && m_rows->rowCount() == 0 && !working)
        hint = tr("The file has column names but no rows. Add a row for each recipient.");
    else if (plan && !m_mappingFaults.isEmpty())
        hint = messageText(m_mappingFaults.constFirst());
    else if (plan && m_textFault)
        hint = messageText(m_textFault->detail);
    else if (const QString here = m_grid->currentFault(); !here.isEmpty())
        hint = here; // the hint for keyboard users; tool tips are for the pointer only
    else if (unchanged > 0 && counts.faulty == 0)
        hint = tr("%n row(s) haven't changed since an earlier run. They are excluded.", nullptr, unchanged);
    else if (plan && counts.faulty > 0)
        hint = counts.ready > 0
                   ? tr("Rows with errors are not sent. Correct them here, or send the others now.")
                   : tr("Rows with errors are not sent. Correct them here.");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_send->setText(counts.ready > 0 ? tr("Send %1 documents").arg(locale.toString(counts.ready))
                                     : tr("Send"));
    if (counts.ready == 1) m_send->setText(tr("Send 1 document"));
    m_send->setEnabled(plan && counts.ready > 0 && m_mappingFaults.isEmpty() && !m_textFault && !working);
    updateCost();
    Q_EMIT stepChanged();
}

void BulkSetup::updateCost()
{
    const int ready = m_rows->plan() && m_mappingFaults.isEmpty() ? m_rows->plan()->counts().ready : 0;
    if (ready == 0 || !m_account) return m_cost->clear();
    const qint64 fee = m_account->feePerDocumentCents;
    // Nobody is charged on this computer; the price counts towards the user's own limit.
    if (fee <= 0 || (m_session.isLocal() && !m_account->userSetting.spendLimitCents)) return m_cost->clear();
    QString text = tr("Costs %1 (%2 each)").arg(moneyText(fee * ready), moneyText(fee));
    if (const auto charges = domain::chargesNearLimit(*m_account, ready)) {
        const qint64 limit = *m_account->userSetting.spendLimitCents;
        text = *charges > limit
                   ? tr("%1 — exceeds the remaining spending limit (%2)")
                         .arg(text, moneyText(std::max<qint64>(0, limit - m_account->chargesCents)))
                   : tr("%1 — then %2 of your spending limit of %3 is used")
                         .arg(text, moneyText(*charges), moneyText(limit));
    }
    m_cost->setText(text);
}

void BulkSetup::setPreviewVisible(bool shown)
{
    shown = shown && m_rows->plan();
    const bool before = !m_preview->isHidden();
    m_preview->setVisible(shown);
    m_dryRun->setChecked(shown);
    if (!shown) return;
    if (!before) m_splitter->setSizes({m_splitter->width() - 420, 420});
    if (m_grid->currentRow() < 0 && m_rows->rowCount() > 0) m_grid->goTo(0, BulkRowsModel::fixedColumns);
    showRow(m_grid->currentRow());
}

void BulkSetup::showRow(int row)
{
    if (row < 0 || !m_rows->plan() || row >= m_rows->plan()->rowCount()) return;
    m_preview->showRow(m_rows->plan()->rowToSend(TableCells(m_rows->table()), row),
                       m_rows->index(row, 0).data().toString());
}

void BulkSetup::editTexts()
{
    if (!m_form || !m_rows->plan()) return;
    auto* dialog = new BulkTextsDialog(m_patterns, *m_form, m_rows->mapping(), m_rows->table(), this);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = m_templateId] {
        const domain::RowTextPatterns patterns = dialog->patterns();
        if (!m_isCorrection) m_lastPatterns.insert(id, patterns);
        if (id != m_templateId) return;
        m_ownPatterns = patterns;
        replan(m_rows->mapping());
    });
    dialog->open();
}

void BulkSetup::send()
{
    if (m_template)
        SenderName::require(m_session, m_prompts, this, m_template->senderName, [this] { askToSend(); });
}

void BulkSetup::askToSend()
{
    const auto& plan = m_rows->plan();
    if (!plan || !m_form || !m_template) return;
    const auto& counts = plan->counts();
    Prompts::Confirm question;
    question.id = QStringLiteral("sendBulk");
    question.title = counts.ready == 1 ? tr("Send 1 document?")
                                       : tr("Send %1 documents?").arg(QLocale().toString(counts.ready));
    question.text = tr("Each recipient gets their own copy of “%1”. %2")
                        .arg(isolated(m_template->title),
                             m_cost->text().isEmpty() ? QString() : tr("%1.").arg(m_cost->text()));
    const auto add = [&question](const QString& line) { question.text += QLatin1Char('\n') + line; };
    const QString title = plan->rowToSend(TableCells(m_rows->table()), firstSent(*plan)).title;
    if (!title.isEmpty()) add(tr("The first document is called “%1”.").arg(isolated(title)));
    if (counts.faulty > 0)
        add(tr("%n row(s) with errors will not be sent. You can correct them in the run later.", nullptr,
               counts.faulty));
    if (counts.excluded > 0) add(tr("%n excluded row(s) will not be sent.", nullptr, counts.excluded));
    if (const QString before = resendWarning(); !before.isEmpty()) add(before);
    question.acceptText = m_send->text();
    question.isDestructive = true; // Cancel comes first
    // Sends exactly the rows that the question describes, even if the template is reloaded meanwhile.
    BulkJob job;
    job.table = m_rows->table();
    job.planToSend = plan;
    workflow::BulkOrder order{m_template->id, m_template->title, QFileInfo(m_path).fileName(), {}, {}, {}};
    if (!m_isCorrection) order.source = {m_path, m_choice.sheet, m_choice.headerLine};
    m_prompts.confirm(this, question, [this, job, order](bool yes) {
        if (!yes) return;
        rememberMapping(m_rows->mapping());
        startJob(job);
        m_order = order;
    });
}

void BulkSetup::keyPressEvent(QKeyEvent* event)
{
    if (matchesFixed(*event, FixedKey::NextIssue)) return (void)m_grid->goToFault(true);
    if (matchesFixed(*event, FixedKey::PreviousIssue)) return (void)m_grid->goToFault(false);
    if (matchesFixed(*event, FixedKey::Send) && m_send->isEnabled()) return send();
    QWidget::keyPressEvent(event);
}

void BulkSetup::dragEnterEvent(QDragEnterEvent* event)
{
    if (!tableFilesOf(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void BulkSetup::dropEvent(QDropEvent* event)
{
    const QStringList paths = tableFilesOf(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    openTable(paths.constFirst());
}

QString BulkSetup::resendWarning() const
{
    if (!m_template || !m_session.current() || !m_rows->excludedUnchangedRows().isEmpty()) return {};
    const auto runs = workflow::BulkRun::runs(m_database, m_session.current()->id);
    const QString name = QFileInfo(m_path).fileName();
    for (const store::BulkJournal::Run& run :
         runs.value_or(QList<store::BulkJournal::Run>())) { // newest first
        const bool same = run.title == name || run.title.startsWith(name + QStringLiteral(" ("));
        if (!same || run.templateId != m_template->id || run.rows.sent == 0) continue;
        return tr("“%1” was sent with this template before (%2): %n document(s).", nullptr, run.rows.sent)
            .arg(isolated(name), relativeTime(run.created, m_clock.now()));
    }
    return {};
}

void BulkSetup::retranslate()
{
    m_empty->setText(tr("Choose a template and drop a CSV or XLSX file with one row for each recipient."));
    m_empty->setAction(tr("Choose file…"));
    m_faultsOnly->setText(tr("Only rows with errors"));
    m_nextFault->setText(tr("Next error"));
    m_nextFault->setToolTip(tr("F4: next error, Shift+F4: previous error"));
    m_editTexts->setToolTip(tr("Sets a title and a message for all documents, using columns from the file"));
    m_dryRun->setText(tr("Dry run"));
    m_dryRun->setToolTip(tr("Previews the selected row's document (Space)"));
    m_progress->setAccessibleName(tr("Reading and checking the file"));
    m_grid->setAccessibleName(tr("Rows of the file"));
}

void BulkSetup::chooseFile()
{
    m_prompts.chooseFiles(this,
                          {.id = QStringLiteral("bulkFile"),
                           .title = tr("Choose a file with one row for each recipient"),
                           .filter = tr("Tables (*.csv *.tsv *.txt *.xlsx *.xlsm);;All files (*)"),
                           .allowsMultiple = false,
                           .folder = {}},
                          [this](const QStringList& paths) {
                              if (!paths.isEmpty()) openTable(paths.constFirst());
                          });
}

void BulkSetup::confirmDiscard(const std::function<void()>& then, const std::function<void()>& otherwise)
{
    const int settled = std::max(0, m_rows->undoStack()->cleanIndex()); // as in the file, or as sent
    const int edits = qAbs(m_rows->undoStack()->index() - settled);
    if (edits == 0) return then();
    m_prompts.confirm(this,
                      {.id = QStringLiteral("replaceRows"),
                       .title = tr("Replace the rows?"),
                       .text = tr("%n change(s) that you made in these rows will be lost.", nullptr, edits),
                       .acceptText = tr("Replace rows"),
                       .isDestructive = true},
                      [then, otherwise](bool yes) {
                          if (yes) return then();
                          if (otherwise) otherwise();
                      });
}

void BulkSetup::openTable(const QString& path)
{
    if (m_order) return; // its rows are being made
    confirmDiscard([this, path] { load(path); });
}

void BulkSetup::load(const QString& path)
{
    m_path = path;
    m_choice = {};
    m_ownPatterns.reset();
    m_isCorrection = false;
    m_source->setFile(path);
    readFile();
}

void BulkSetup::openRows(const tables::Table& table, const QString& title)
{
    m_path = title;
    m_choice = {};
    m_ownPatterns.reset();
    m_isCorrection = true;
    m_source->setFile(title);
    m_rows->setTable(table);
    m_grid->fitColumns();
    if (std::any_of(table.header().begin(), table.header().end(), domain::isRowTextColumn))
        m_notes->showText(tr("Titles and messages come from the file"),
                          tr("Titles and messages are in columns of the table. You can change them there."));
    replan(std::nullopt);
    updateView();
}

void BulkSetup::clear()
{
    m_jobs.stop();
    m_order.reset();
    m_path.clear();
    m_choice = {};
    m_patterns = {};
    m_arePatternsFromFile = false;
    m_ownPatterns.reset();
    m_isCorrection = false;
    m_source->setFile({});
    m_rows->clear();
    m_grid->mappingHeader()->clear();
    m_error->setError(std::nullopt);
    m_notes->hide();
    m_faultsOnly->setChecked(false);
    setPreviewVisible(false);
    updateView();
}

void BulkSetup::readFile()
{
    BulkJob job;
    job.path = m_path;
    job.choice = m_choice;
    job.form = m_form;
    setPatterns(job);
    setSources(job);
    startJob(std::move(job));
}

void BulkSetup::setPatterns(BulkJob& job) const
{
    job.patterns = m_ownPatterns;
    if (!m_isCorrection) job.lastPatterns = m_lastPatterns.value(m_templateId);
}

void BulkSetup::startJob(BulkJob job)
{
    if (m_order) return; // its rows are being made
    m_jobs.stop();
    if (job.path.isEmpty() && job.table.columnCount() == 0) return;
    m_reading = !job.path.isEmpty();
    m_error->setError(std::nullopt);
    if (m_reading) m_notes->hide();
    m_progress->setValue(0);
    m_progress->show();
    m_jobs.start(std::move(job));
    updateView();
}

void BulkSetup::applyOutcome(BulkOutcome outcome)
{
    m_progress->hide();
    m_reading = false;
    if (m_order) return finishOrder(std::move(outcome));
    if (outcome.error) {
        m_rows->clear();
        m_grid->mappingHeader()->clear();
        // The file is malformed, not a response of the service.
        if (outcome.error->code == ErrorCode::Malformed) outcome.error->code = ErrorCode::Io;
        m_error->setError(outcome.error);
        return updateView();
    }
    if (outcome.file) {
        m_rows->setTable(outcome.file->table);
        m_source->setTableFile(*outcome.file);
        m_grid->mappingHeader()->clear();
        m_grid->fitColumns();
        const auto note = tableNoteText(*outcome.file);
        if (note)
            m_notes->showText(note->title, note->text);
        else
            m_notes->hide();
    }
    if (outcome.plan && outcome.mapping && m_form) {
        const bool isFirst = !m_rows->plan();
        m_grid->mappingHeader()->setMapping(*m_form, *outcome.mapping, outcome.columnsInTexts);
        m_samePerson->setMapping(*m_form, *outcome.mapping);
        if (isFirst) m_grid->fitColumns();
        m_rows->setPlan(*outcome.mapping, *outcome.plan, outcome.columnsInTexts);
        m_rows->setUnchanged(outcome.unchangedRows);
        m_mappingFaults = domain::mappingFaults(*m_form, *outcome.mapping);
        m_textFault = outcome.textFault;
        m_patterns = outcome.patterns;
        m_arePatternsFromFile = outcome.arePatternsFromFile;
        m_grid->filter().setFindingsOnly(m_faultsOnly->isChecked());
        if (m_preview->isVisible()) showRow(m_grid->currentRow());
    } else if (m_form) {
        replan(std::nullopt); // the template arrived while the file was being read
    }
    updateView();
}

void BulkSetup::finishOrder(BulkOutcome outcome)
{
    workflow::BulkOrder order = *std::exchange(m_order, std::nullopt);
    updateView();
    order.rows = std::move(outcome.rows);
    m_rows->undoStack()->setClean();
    Q_EMIT sendRequested(order);
}

void BulkSetup::replan(const std::optional<domain::ColumnMapping>& mapping)
{
    if (!m_form) return;
    BulkJob job;
    job.table = m_rows->table();
    job.form = m_form;
    job.mapping = mapping;
    setPatterns(job);
    setSources(job);
    startJob(std::move(job));
}

} // namespace ink::ui

#include "moc_bulksetup.cpp"
