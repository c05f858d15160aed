#include "ui/pages/stack/stackviewer.h"

#include "app/base/message.h"
#include "app/domain/document/document.h"
#include "app/domain/logic/evaluation.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/pages/stack/pagecoverage.h"
#include "ui/pages/stack/stackmodel.h"
#include "ui/pages/stack/stackrolewords.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int stackSideWidth = 300;
constexpr int maxDeclineReason = 2000;

} // namespace

StackViewer::StackViewer(workflow::SigningStack& stack, Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_stack(stack), m_prompts(prompts), m_title(new ElidedLabel(this)),
      m_position(named("stackPosition", new QLabel(this))), m_list(new QPushButton(this)),
      m_view(new PageView(this)), m_coverage(new PageCoverage(*m_view)),
      m_about(named("stackAbout", new QLabel(this))), m_pages(named("stackPages", new QuietLabel(this))),
      m_hint(named("stackHint", new QLabel(this))), m_differencesTitle(makeSectionLabel(this)),
      m_differences(new QListWidget(this)), m_sign(new QPushButton(this)), m_skip(new QPushButton(this)),
      m_decline(new QPushButton(this)), m_fillIn(new QPushButton(this)), m_back(new QPushButton(this)),
      m_error(new ErrorBanner(this))
{
    setObjectName(QStringLiteral("stackViewer"));
    layOut();
    addShortcut(m_sign, "stackSign", Qt::Key_S, &StackViewer::sign);
    addShortcut(m_skip, "stackSkip", Qt::Key_K, &StackViewer::skip);
    addShortcut(m_decline, "stackDecline", Qt::Key_D, &StackViewer::decline);
    addShortcut(m_fillIn, "stackFillIn", Qt::Key_O, &StackViewer::fillIn);
    addShortcut(m_back, "stackBack", Qt::Key_Backspace, &StackViewer::showPrevious);
    connect(m_list, &QPushButton::clicked, this, &StackViewer::listRequested);
    connect(m_coverage, &PageCoverage::changed, this, &StackViewer::recordCoverage);
    connect(m_error, &ErrorBanner::retryRequested, this, [this] { showItem(current()); });
    m_view->installEventFilter(this);
    Form(this).translate([this] {
        // The keys are language-independent.
        m_skip->setText(tr("Skip (%1)").arg(QLatin1Char('K')));
        m_decline->setText(tr("Decline… (%1)").arg(QLatin1Char('D')));
        m_fillIn->setText(tr("Open the signing page (%1)").arg(QLatin1Char('O')));
        showState();
    });
}

QAction* StackViewer::addShortcut(QPushButton* button, const char* name, int key, void (StackViewer::*act)())
{
    button->setObjectName(QString::fromLatin1(name));
    auto* action = new QAction(this);
    action->setShortcut(QKeySequence(key));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false); // holding the key decides only once
    addAction(action);
    connect(action, &QAction::triggered, this, act);
    connect(button, &QPushButton::clicked, this, act);
    return action;
}

void StackViewer::layOut()
{
    m_title->setFont(titleFont());
    const Form form(this);
    form.setUpButton(m_list, "stackList", QT_TR_NOOP("Back to the list"));
    form.setUpInput(m_view, "stackView", {.accessibleName = QT_TR_NOOP("Pages of the document")});
    form.setUpInput(
        m_differences, "stackDifferences",
        {.label = m_differencesTitle, .labelText = QT_TR_NOOP("Differences from the previous document")});
    form.setUpButton(m_back, nullptr, QT_TR_NOOP("Previous document (Backspace)"));
    m_list->setFlat(true);
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_differences->setWordWrap(true);
    m_differences->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setShowValues(true);
    m_view->setZoomMode(PageView::ZoomMode::FitPage);
    m_sign->setIcon(icon(Icon::Signature));
    m_sign->setDefault(true);
    for (QPushButton* button : {m_skip, m_decline, m_fillIn, m_back})
        button->setAutoDefault(false);
    m_back->setFlat(true);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::l, space::m, space::l, space::m);
    head->setSpacing(space::l);
    head->addWidget(m_title, 1);
    head->addWidget(m_position);
    head->addWidget(m_list);
    auto* side = new QWidget;
    side->setFixedWidth(stackSideWidth);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_error);
    column->addWidget(m_about);
    column->addWidget(m_differencesTitle);
    column->addWidget(m_differences, 1);
    column->addWidget(m_hint);
    column->addStretch();
    column->addWidget(m_pages);
    for (QPushButton* button : {m_sign, m_skip, m_decline, m_fillIn, m_back})
        column->addWidget(button);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_view, 1);
    body->addWidget(side);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(head);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    all->addWidget(line);
    all->addLayout(body, 1);
    setFocusProxy(m_view);
}

int StackViewer::current() const
{
    return m_stack.indexOf(m_key);
}

void StackViewer::showItem(int index)
{
    const auto turn = ++m_turn;
    m_sheet.reset();
    m_view->setDocument({}); // resets the coverage of the previous document
    m_coverage->reset();
    m_error->setError(std::nullopt);
    m_differences->clear();
    if (index < 0 || index >= m_stack.items().size()) {
        Q_EMIT finished();
        return;
    }
    m_key = m_stack.items().at(index).key;
    showState();
    setFocus(Qt::OtherFocusReason);
    m_stack.open(index, this, [this, turn](const Result<workflow::StackSheet>& sheet) {
        if (turn != m_turn) return;
        if (!sheet) {
            m_error->setError(sheet.error());
            return showState();
        }
        showSheet(*sheet);
    });
}

void StackViewer::showSheet(const workflow::StackSheet& sheet)
{
    m_sheet = sheet;
    if (sheet.isEnded) { // signed elsewhere
        m_stack.refreshItem(current(), this, [this](const Result<void>&) { showNext(); });
        return;
    }
    domain::Document shown = workflow::fillFromView(sheet.document, sheet.view);
    const domain::Evaluation evaluation(shown);
    for (qsizetype i = shown.tags.size() - 1; i >= 0; --i)
        if (!evaluation.isShown(i)) shown.tags.removeAt(i);
    if (!sheet.isLocked) {
        m_view->setDocument(shown);
        for (auto file = sheet.bytes.cbegin(); file != sheet.bytes.cend(); ++file)
            m_view->setFileBytes(file.key(), file.value());
        m_view->setZoomMode(PageView::ZoomMode::FitPage);
    }
    QList<domain::TagId> differing;
    for (const workflow::StackDifference& each : sheet.differences) {
        const QString now = each.now.isEmpty() ? tr("(empty)") : each.now;
        const QString before = each.before.isEmpty() ? tr("(empty)") : each.before;
        m_differences->addItem(
            tr("%1: %2 (before: %3)").arg(isolated(each.name), isolated(now), isolated(before)));
        differing.append(each.tag);
    }
    m_view->selection().select(differing); // draws a frame around them on the pages
    showState();
}

void StackViewer::showState()
{
    const int index = current();
    const bool isKnown = index >= 0;
    const workflow::StackItem item = isKnown ? m_stack.items().at(index) : workflow::StackItem();
    const StackRoleWords words(item.role);
    m_title->setFullText(isolated(item.title));
    m_sign->setText(words.decideLabel(QLatin1Char('S')));
    m_position->setText(
        isKnown
            ? tr("%1 of %2").arg(QLocale().toString(index + 1), QLocale().toString(m_stack.items().size()))
            : QString());
    QStringList about;
    if (!item.sender.isEmpty()) about.append(tr("From: %1").arg(isolated(item.sender)));
    if (!item.accountLabel.isEmpty()) about.append(tr("Account: %1").arg(isolated(item.accountLabel)));
    if (m_sheet && !m_sheet->view.message.isEmpty()) about.append(m_sheet->view.message);
    if (m_sheet && !m_sheet->view.privateMessage.isEmpty()) about.append(m_sheet->view.privateMessage);
    if (isKnown) about.append(tr("Status: %1").arg(stackStateText(item)));
    m_about->setText(about.join(QLatin1Char('\n')));
    m_pages->setText(m_sheet && m_view->pageCount() > 0
                         ? tr("Shown: %1 of %n pages", nullptr, m_view->pageCount())
                               .arg(QLocale().toString(m_coverage->shownPageCount()))
                         : tr("Loading pages…"));
    const bool differs = m_differences->count() > 0;
    m_differencesTitle->setVisible(differs);
    m_differences->setVisible(differs);
    const Message blockingReason = m_sheet ? m_sheet->blockingReason : Message();
    QString hint = messageText(blockingReason);
    if (hint.isEmpty() && m_sheet && !m_coverage->isComplete()) hint = words.hint();
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_sign->setEnabled(m_sheet && blockingReason.isEmpty() && m_coverage->isComplete());
    m_skip->setEnabled(isKnown);
    m_decline->setEnabled(m_sheet && !m_sheet->isLocked);
    m_fillIn->setEnabled(isKnown);
    m_back->setEnabled(!m_before.isEmpty());
}

/** Records the pages that were displayed completely. */
void StackViewer::recordCoverage()
{
    const int index = current();
    if (m_sheet && !m_sheet->isLocked && !m_sheet->isEnded && index >= 0 && m_coverage->isComplete() &&
        m_stack.items().at(index).seenDigest != m_sheet->digest) {
        if (const auto kept = m_stack.markSeen(index, *m_sheet); !kept) m_error->setError(kept.error());
    }
    showState();
}

bool StackViewer::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == m_view && isPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
        static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier) {
        event->accept();
        if (event->type() == QEvent::KeyPress) showMore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/** Scrolls to content that was not displayed yet. */
void StackViewer::showMore()
{
    const int missing = m_coverage->firstMissingPage();
    if (missing > 0 && missing != m_view->currentPage()) return m_view->goToPage(missing);
    auto* bar = m_view->verticalScrollBar();
    bar->setValue(bar->value() + m_view->viewport()->height() * 9 / 10);
}

void StackViewer::sign()
{
    const int index = current();
    if (!m_sheet || index < 0) return;
    if (!m_sheet->blockingReason.isEmpty()) return showState();
    if (!m_coverage->isComplete()) return showMore();
    handleDecision(m_stack.sign(index, *m_sheet));
}

void StackViewer::skip()
{
    if (const int index = current(); index >= 0) handleDecision(m_stack.skip(index));
}

void StackViewer::decline()
{
    const int index = current();
    if (!m_sheet || m_sheet->isLocked || index < 0) return;
    m_prompts.text(this,
                   {QStringLiteral("stackDeclineReason"),
                    StackRoleWords(m_stack.items().at(index).role).declineTitle(),
                    tr("Reason for declining (the sender will see it)"),
                    {},
                    tr("Decline"),
                    maxDeclineReason,
                    true,
                    true},
                   [this, of = m_key](const std::optional<QString>& reason) {
                       if (reason && of == m_key && current() >= 0)
                           handleDecision(m_stack.decline(current(), *reason));
                   });
}

void StackViewer::fillIn()
{
    if (const int index = current(); index >= 0) Q_EMIT signingPageRequested(index);
}

void StackViewer::handleDecision(const Result<void>& kept)
{
    if (!kept) return m_error->setError(kept.error());
    showNext();
}

void StackViewer::showNext()
{
    m_before.append(m_key);
    showItem(m_stack.nextUndecided(current() + 1));
}

/** Returns to the previous document and reopens its decision. */
void StackViewer::showPrevious()
{
    while (!m_before.isEmpty()) {
        const int index = m_stack.indexOf(m_before.takeLast());
        if (index < 0) continue;
        const auto state = m_stack.items().at(index).state;
        using State = store::StackJournal::State;
        if (state == State::Signed || state == State::Declined || state == State::Sending) continue;
        if (const auto opened = m_stack.clearDecision(index); !opened)
            return m_error->setError(opened.error());
        return showItem(index);
    }
}

} // namespace ink::ui

#include "moc_stackviewer.cpp"
