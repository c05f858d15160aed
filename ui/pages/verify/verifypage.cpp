#include "ui/pages/verify/verifypage.h"

#include "app/base/backgroundtask.h"
#include "app/base/reasons/workstation.h"
#include "app/render/qtpagerenderer.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/pages/revisions/revisionspage.h"
#include "ui/pages/verify/verifyreportview.h"
#include "ui/pages/verify/verifywords.h"
#include "ui/widgets/choicecard.h"
#include "ui/widgets/currentstack.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QDragEnterEvent>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr qint64 maxFileBytes = 512LL * 1024 * 1024;

pdf::VerifyReport unreadable(const Message& why)
{
    pdf::VerifyReport report;
    report.integrity = pdf::Integrity::Unreadable;
    report.findings.append({QStringLiteral("file.unreadable"), pdf::VerifyFinding::Level::Error, why, -1});
    return report;
}

} // namespace

VerifyPage::VerifyPage(Prompts& prompts, const Clock& clock, std::function<QStringList()> ownFingerprints,
                       QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_clock(clock), m_ownFingerprints(std::move(ownFingerprints)),
      m_title(titleLabel(this)), m_another(new QPushButton(this)), m_spinner(new Spinner), m_busy(new QLabel),
      m_stack(new CurrentStack(this)), m_drop(new DropArea), m_scroll(new QScrollArea),
      m_back(new QPushButton(this)), m_revisions(new RevisionsPage)
{
    setObjectName(QStringLiteral("verifyPage"));
    setAcceptDrops(true);
    m_another->setObjectName(QStringLiteral("verifyAnother"));
    m_another->setIcon(icon(Icon::Verify));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_drop->setMinimumHeight(260);

    auto* idle = new QWidget;
    auto* idleColumn = new QVBoxLayout(idle);
    idleColumn->setContentsMargins(0, 0, 0, 0);
    idleColumn->addWidget(m_drop, 1);
    auto* busy = new QWidget;
    auto* busyColumn = new QVBoxLayout(busy);
    busyColumn->addStretch();
    busyColumn->addWidget(m_spinner, 0, Qt::AlignHCenter);
    busyColumn->addWidget(m_busy, 0, Qt::AlignHCenter);
    busyColumn->addStretch();
    m_stack->addWidget(idle);
    m_stack->addWidget(busy);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_revisions);

    m_title->setMinimumHeight(metric::row);
    auto* head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_another);
    m_another->hide();
    m_back->setObjectName(QStringLiteral("verifyBack"));
    m_back->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::l);
    column->setSpacing(space::m);
    column->addLayout(head);
    column->addWidget(m_stack, 1);

    connect(m_drop, &DropArea::dropped, this,
            [this](const QStringList& paths) { verifyFile(paths.first()); });
    connect(m_drop, &DropArea::chooseRequested, this, &VerifyPage::chooseFile);
    connect(m_another, &QPushButton::clicked, this, &VerifyPage::chooseFile);
    connect(m_back, &QPushButton::clicked, this, &VerifyPage::goBack);
    connect(m_revisions, &RevisionsPage::backRequested, this, &VerifyPage::showReport);
    retranslate();
}

VerifyPage::~VerifyPage() = default;

VerifyPage::Judged VerifyPage::judge(const QString& path, const pdf::VerifyOptions& options)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {unreadable(Message::literal(file.errorString())), {}};
    if (file.size() > maxFileBytes) return {unreadable(reasons::fileLargerThan512Mb()), {}};
    QByteArray bytes = file.readAll();
    const render::QtPageRenderer renderer;
    pdf::VerifyOptions how = options;
    how.renderer = &renderer;
    const pdf::VerifyReport report = pdf::verifyPdf(bytes, how);
    if (lastRevision(report) < 2) bytes.clear(); // nothing to compare, so they are released
    return {report, bytes};
}

void VerifyPage::verifyFile(const QString& path)
{
    m_path = path;
    m_report.reset();
    m_revisions->clear();
    m_bytes.clear();
    m_comparing = false;
    m_scroll->verticalScrollBar()->setValue(0);
    m_stack->setCurrentIndex(1);
    retranslate();
    pdf::VerifyOptions options;
    if (m_ownFingerprints) options.ownFingerprints = m_ownFingerprints();
    options.now = m_clock.now();
    runInBackground(
        this, [path, options] { return judge(path, options); },
        [this, verification = ++m_verification](const Judged& judged) {
            if (verification != m_verification) return; // a late verdict on an earlier file
            m_report = judged.report;
            m_bytes = judged.bytes;
            rebuild();
            m_stack->setCurrentWidget(m_scroll);
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

void VerifyPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) rebuild();
}

void VerifyPage::compare(const RevisionPair& pair)
{
    if (!m_report || m_bytes.isEmpty()) return;
    if (!m_comparing) m_revisions->setFile(m_bytes, *m_report);
    m_comparing = true;
    m_stack->setCurrentWidget(m_revisions);
    m_another->hide();
    nameTitle();
    m_revisions->showPair(pair);
}

void VerifyPage::showReport()
{
    if (!m_report) return;
    m_comparing = false;
    m_revisions->clear();
    m_another->show();
    nameTitle();
    m_stack->setCurrentWidget(m_scroll);
    if (auto* button = m_scroll->findChild<QPushButton*>(QStringLiteral("compareRevisions")))
        button->setFocus();
}

void VerifyPage::nameTitle()
{
    m_title->setText(m_comparing ? tr("What changed") : tr("Verify"));
    m_back->setText(m_comparing ? tr("Back to the result") : tr("Back"));
    m_back->setVisible(m_comparing || m_hasWayBack);
}

void VerifyPage::setWayBack(bool has)
{
    m_hasWayBack = has;
    nameTitle();
}

void VerifyPage::goBack()
{
    if (m_comparing) return showReport();
    Q_EMIT backRequested();
}

void VerifyPage::retranslate()
{
    nameTitle();
    m_another->setText(tr("Verify another file…"));
    m_busy->setText(tr("Reading “%1”…").arg(isolated(QFileInfo(m_path).fileName())));
    m_drop->setWords(tr("Drop a signed PDF here to check whether it was changed after signing"),
                     tr("Choose a PDF…"));
    rebuild();
}

void VerifyPage::rebuild()
{
    if (!m_report) return;
    m_another->setVisible(!m_comparing);
    QScrollBar* bar = m_scroll->verticalScrollBar();
    const int scrolled = bar->value();
    auto* view = new VerifyReportView(*m_report, QFileInfo(m_path).fileName());
    connect(view, &VerifyReportView::compareRequested, this, &VerifyPage::compare);
    m_scroll->setWidget(view);
    bar->setValue(scrolled);
    view->setBesideBar(bar->maximum() > 0);
    connect(bar, &QScrollBar::rangeChanged, view,
            [view](int, int maximum) { view->setBesideBar(maximum > 0); });
    setAccessibleDescription(verdictWord(*m_report) + QStringLiteral(". ") + integritySentence(*m_report));
}

} // namespace ink::ui

#include "moc_verifypage.cpp"
