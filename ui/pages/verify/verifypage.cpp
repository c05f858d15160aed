#include "ui/pages/verify/verifypage.h"

#include "app/base/backgroundtask.h"
#include "app/pdf/verify/laterchanges.h"
#include "app/render/qtpagerenderer.h"
#include "app/render/readerprocess.h"
#include "app/trust/lists/trustedlists.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/pages/revisions/revisionspage.h"
#include "ui/pages/verify/reasons.h"
#include "ui/pages/verify/verifyreportview.h"
#include "ui/pages/verify/verifywords.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/choicecard.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr qint64 maxFileBytes = 512LL * 1024 * 1024;
constexpr int progressWidth = 240;

pdf::VerifyReport unreadable(const Message& why)
{
    pdf::VerifyReport report;
    report.integrity = pdf::Integrity::Unreadable;
    report.findings.append({QStringLiteral("file.unreadable"), pdf::VerifyFinding::Level::Error, why, -1});
    return report;
}

} // namespace

VerifyPage::VerifyPage(Prompts& prompts, const Clock& clock, std::function<QStringList()> ownFingerprints,
                       std::function<QStringList()> trustedLists, QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_clock(clock), m_ownFingerprints(std::move(ownFingerprints)),
      m_trustedLists(std::move(trustedLists)), m_title(makeTitleLabel(this)),
      m_another(new QPushButton(this)), m_spinner(new Spinner), m_busy(new QLabel),
      m_progress(named("verifyProgress", new QProgressBar)), m_cancel(new QPushButton),
      m_stack(new CurrentStack(this)), m_drop(new DropArea), m_scroll(new QScrollArea),
      m_back(named("verifyBack", new QPushButton(this))), m_revisions(new RevisionsPage)
{
    setObjectName(QStringLiteral("verifyPage"));
    setAcceptDrops(true);
    const Form form(this);
    form.setUpButton(m_another, "verifyAnother", QT_TR_NOOP("Verify another file…"),
                     {.icon = Icon::Verify, .clicked = [this] { chooseFile(); }});
    form.setUpButton(m_cancel, "verifyCancel", QT_TR_NOOP("Cancel"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_drop->setMinimumHeight(260);
    m_drop->setMainAction();

    auto* idle = new QWidget;
    auto* idleColumn = new QVBoxLayout(idle);
    idleColumn->setContentsMargins(0, 0, 0, 0);
    idleColumn->addWidget(m_drop, 1);
    auto* busy = new QWidget;
    auto* busyColumn = new QVBoxLayout(busy);
    busyColumn->addStretch();
    busyColumn->addWidget(m_spinner, 0, Qt::AlignHCenter);
    busyColumn->addWidget(m_busy, 0, Qt::AlignHCenter);
    m_progress->setFixedWidth(progressWidth);
    m_progress->setTextVisible(false);
    busyColumn->addWidget(m_progress, 0, Qt::AlignHCenter);
    busyColumn->addSpacing(space::m);
    busyColumn->addWidget(m_cancel, 0, Qt::AlignHCenter);
    busyColumn->addStretch();
    m_stack->addWidget(idle);
    m_stack->addWidget(busy);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_revisions);

    m_title->setMinimumHeight(metric::rowHeight);
    auto* head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_another);
    m_another->hide();
    m_back->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::l);
    column->setSpacing(space::m);
    column->addLayout(head);
    column->addWidget(m_stack, 1);

    connect(m_drop, &DropArea::dropped, this,
            [this](const QStringList& paths) { verifyFile(paths.first()); });
    connect(m_drop, &DropArea::chooseRequested, this, &VerifyPage::chooseFile);
    connect(m_back, &QPushButton::clicked, this, &VerifyPage::goBack);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        stop();
        m_stack->setCurrentIndex(0);
        m_drop->setFocus();
    });
    connect(m_revisions, &RevisionsPage::backRequested, this, &VerifyPage::showReport);
    form.translate([this] { retranslate(); });
    onChange(this, {QEvent::PaletteChange}, [this] { rebuild(); });
}

VerifyPage::~VerifyPage()
{
    stop();
}

/** Stops a verification; its verdict is ignored. */
void VerifyPage::stop()
{
    if (m_cancelled) *m_cancelled = true;
    m_cancelled.reset();
    ++m_verification;
}

void VerifyPage::showProgress(int done, int all)
{
    m_progress->setRange(0, all);
    m_progress->setValue(done);
    m_progress->show();
    m_busy->setText(tr("Comparing page %1 of %2…").arg(done).arg(all));
}

VerifyPage::Verification VerifyPage::verify(const QString& path, const pdf::VerifyOptions& options,
                                            const QStringList& trustedLists)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {unreadable(Message::literal(file.errorString())), {}};
    if (file.size() > maxFileBytes) return {unreadable(reasons::fileLargerThan512Mb()), {}};
    QByteArray bytes = file.readAll();
    const render::QtPageRenderer renderer;
    const auto otherReaders = render::installedReaders();
    pdf::VerifyOptions how = options;
    how.renderer = &renderer;
    for (const auto& reader : otherReaders)
        how.otherReaders.append(reader.get());
    how.missingReaders = render::missingReaders();
    if (!trustedLists.isEmpty()) how.trustedLists = trust::TrustedLists::loadCached(trustedLists, how.now);
    const pdf::VerifyReport report = pdf::verifyPdf(bytes, how);
    // Released if there is nothing to compare, or the viewer can't open them.
    if (lastRevision(report) < 2 || !options.password.isEmpty()) bytes.clear();
    return {report, bytes};
}

void VerifyPage::verifyFile(const QString& path, const Secret& password)
{
    stop();
    m_path = path;
    m_report.reset();
    m_revisions->clear();
    m_bytes.clear();
    m_comparing = false;
    m_scroll->verticalScrollBar()->setValue(0);
    m_stack->setCurrentIndex(1);
    m_progress->hide();
    retranslate();
    pdf::VerifyOptions options;
    if (m_ownFingerprints) options.ownFingerprints = m_ownFingerprints();
    options.now = m_clock.now();
    options.password = password;
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    const quint64 verification = m_verification;
    // Calls come from the background thread; they reach the page as long as it exists.
    options.progress = [page = QPointer<VerifyPage>(this), verification](int done, int all) {
        QMetaObject::invokeMethod(
            qApp,
            [page, verification, done, all] {
                if (page && page->m_verification == verification) page->showProgress(done, all);
            },
            Qt::QueuedConnection);
    };
    runInBackground(
        this,
        [path, options, cancelled = m_cancelled,
         lists = m_trustedLists ? m_trustedLists() : QStringList()]() mutable {
            options.cancelled = cancelled.get();
            return verify(path, options, lists);
        },
        [this, verification](const Verification& judged) {
            if (verification != m_verification) return; // a late verdict on an earlier file
            m_report = judged.report;
            m_bytes = judged.bytes;
            rebuild();
            m_stack->setCurrentWidget(m_scroll);
            if (pdf::needsPassword(*m_report)) m_scroll->widget()->setFocus();
            Q_EMIT finished();
        });
}

void VerifyPage::chooseFile()
{
    m_prompts.chooseFiles(this,
                          {QStringLiteral("verify"), tr("Verify a file"), tr("PDF files (*.pdf)"), false, {}},
                          [this](const QStringList& paths) {
                              if (!paths.isEmpty()) verifyFile(paths.first());
                          });
}

void VerifyPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!pdfFilesOf(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void VerifyPage::dropEvent(QDropEvent* event)
{
    const QStringList paths = pdfFilesOf(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    verifyFile(paths.first());
}

void VerifyPage::compare(const RevisionPair& pair)
{
    if (!m_report || m_bytes.isEmpty()) return;
    if (!m_comparing) m_revisions->setFile(m_bytes, *m_report);
    m_comparing = true;
    m_stack->setCurrentWidget(m_revisions);
    m_another->hide();
    updateTitle();
    m_revisions->showPair(pair);
}

void VerifyPage::showReport()
{
    if (!m_report) return;
    m_comparing = false;
    m_revisions->clear();
    m_another->show();
    updateTitle();
    m_stack->setCurrentWidget(m_scroll);
    if (auto* button = m_scroll->findChild<QPushButton*>(QStringLiteral("compareRevisions")))
        button->setFocus();
}

void VerifyPage::updateTitle()
{
    m_title->setText(m_comparing ? tr("What changed") : tr("Verify"));
    m_back->setText(m_comparing ? tr("Back to the result") : tr("Back"));
    m_back->setVisible(m_comparing || m_hasBackButton);
}

void VerifyPage::setBackButtonShown(bool has)
{
    m_hasBackButton = has;
    updateTitle();
}

void VerifyPage::goBack()
{
    if (m_comparing) return showReport();
    Q_EMIT backRequested();
}

void VerifyPage::retranslate()
{
    updateTitle();
    m_busy->setText(tr("Reading “%1”…").arg(isolated(QFileInfo(m_path).fileName())));
    m_drop->setTexts(tr("Drop a signed PDF here to check whether it was changed after signing"),
                     tr("Choose a PDF…"));
    rebuild();
}

void VerifyPage::rebuild()
{
    if (!m_report) return;
    m_another->setVisible(!m_comparing);
    QScrollBar* bar = m_scroll->verticalScrollBar();
    const int scrolled = bar->value();
    auto* view = new VerifyReportView(*m_report, QFileInfo(m_path).fileName(), !m_bytes.isEmpty());
    connect(view, &VerifyReportView::passwordEntered, this,
            [this](const Secret& password) { verifyFile(m_path, password); });
    connect(view, &VerifyReportView::compareRequested, this, &VerifyPage::compare);
    m_scroll->setWidget(view);
    bar->setValue(scrolled);
    view->setHasScrollBar(bar->maximum() > 0);
    connect(bar, &QScrollBar::rangeChanged, view,
            [view](int, int maximum) { view->setHasScrollBar(maximum > 0); });
    setAccessibleDescription(verdictWord(*m_report) + QStringLiteral(". ") + integritySentence(*m_report));
}

} // namespace ink::ui

#include "moc_verifypage.cpp"
