#include "ui/pages/revisions/revisionspage.h"

#include "app/pdf/file/pageobjects.h"
#include "ui/models/percent.h"
#include "ui/pages/revisions/revisionwidgets.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTransform>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int revisionsSideWidth = 232;
constexpr int narrowSideWidth = 184;
constexpr int minWalkWidth = 180; ///< px; for the arrows and the location of a difference

enum Role { RowRole = Qt::UserRole };

/** A label above its box, or next to it when there is little height. */
QBoxLayout* labelled(QLabel* label, QWidget* box)
{
    auto* layout = new QVBoxLayout;
    layout->setSpacing(space::xs);
    layout->addWidget(label);
    layout->addWidget(box, 1);
    return layout;
}

QToolButton* tool(const QString& name)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setIconSize({18, 18});
    return button;
}

void name(QToolButton* button, const QString& words, const QString& key)
{
    button->setAccessibleName(words);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(words, key));
}

} // namespace

RevisionsPage::RevisionsPage(QWidget* parent)
    : QWidget(parent), m_view(new ComparisonView(&pdf::pageObjectIds)), m_beforeLabel(new QuietLabel),
      m_afterLabel(new QuietLabel), m_before(new RevisionChooser(QStringLiteral("revisionBefore"))),
      m_after(new RevisionChooser(QStringLiteral("revisionAfter"))), m_choosers(new QHBoxLayout),
      m_summary(named("comparisonSummary", new QLabel)), m_note(named("comparisonNote", new QuietLabel)),
      m_progress(named("comparisonProgress", new QProgressBar)), m_list(new QListWidget), m_side(new QWidget),
      m_tools(new QWidget), m_previous(tool(QStringLiteral("previousChange"))),
      m_next(tool(QStringLiteral("nextChange"))), m_where(new ElidedLabel), m_shown(new QButtonGroup(this)),
      m_both(tool(QStringLiteral("sideBySide"))), m_onlyBefore(tool(QStringLiteral("onlyBefore"))),
      m_onlyAfter(tool(QStringLiteral("onlyAfter"))), m_marks(tool(QStringLiteral("markChanges"))),
      m_zoomOut(tool(QStringLiteral("compareZoomOut"))), m_zoomIn(tool(QStringLiteral("compareZoomIn"))),
      m_fit(tool(QStringLiteral("compareFitWidth"))), m_zoom(new QLabel)
{
    setObjectName(QStringLiteral("revisionsPage"));
    m_summary->setFont(sectionFont());
    m_summary->setWordWrap(true);
    m_note->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    const Form form(this);
    form.setUpInput(m_before, nullptr,
                    {.label = m_beforeLabel,
                     .labelText = QT_TR_NOOP("Before"),
                     .accessibleName = QT_TR_NOOP("Earlier revision")});
    form.setUpInput(m_after, nullptr,
                    {.label = m_afterLabel,
                     .labelText = QT_TR_NOOP("After"),
                     .accessibleName = QT_TR_NOOP("Later revision")});
    form.setUpInput(m_list, "changedPages", {.accessibleName = QT_TR_NOOP("Pages that differ")});
    form.setUpButton(m_both, nullptr, QT_TR_NOOP("Side by side"));
    form.setUpButton(m_onlyBefore, nullptr, QT_TR_NOOP("Before"),
                     {.toolTip = QT_TR_NOOP("Earlier revision only (press X to switch)")});
    form.setUpButton(m_onlyAfter, nullptr, QT_TR_NOOP("After"),
                     {.toolTip = QT_TR_NOOP("Later revision only (press X to switch)")});
    m_list->setItemDelegate(new ChangedPageDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);

    auto* sideColumn = new QVBoxLayout(m_side);
    sideColumn->setContentsMargins(0, 0, 0, 0);
    sideColumn->setSpacing(space::s);
    sideColumn->addWidget(m_summary);
    sideColumn->addWidget(m_progress);
    sideColumn->addWidget(m_note);
    sideColumn->addWidget(m_list, 1);
    sideColumn->addStretch();

    m_choosers->setSpacing(space::m);
    m_labelled = {labelled(m_beforeLabel, m_before), labelled(m_afterLabel, m_after)};
    for (QBoxLayout* layout : m_labelled)
        m_choosers->addLayout(layout, 1);
    buildTools();
    auto* right = new QVBoxLayout;
    right->setSpacing(space::s);
    right->addLayout(m_choosers);
    right->addWidget(m_tools);
    right->addWidget(m_view, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::l);
    row->addWidget(m_side);
    row->addLayout(right, 1);

    connect(m_before, &QComboBox::activated, this,
            [this](int index) { choose(index + 1, std::max(m_pair.after, index + 2)); });
    connect(m_after, &QComboBox::activated, this,
            [this](int index) { choose(std::min(m_pair.before, index + 1), index + 2); });
    connect(m_view, &ComparisonView::opened, this, &RevisionsPage::takeOpened);
    connect(m_view, &ComparisonView::compared, this, &RevisionsPage::takeRow);
    connect(m_view, &ComparisonView::currentChangeChanged, this, &RevisionsPage::showChange);
    connect(m_view, &ComparisonView::zoomChanged, this, &RevisionsPage::showZoom);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (!item) return;
        const int chosen = item->data(RowRole).toInt();
        m_goneToFirst = true;
        if (!m_view->currentChange() || m_view->currentChange()->row != chosen)
            m_view->goToChange({chosen, 0});
    });
    addKeys();
    form.translate([this] {
        showZoom();
        name(m_previous, tr("Previous difference"), QStringLiteral("P"));
        name(m_next, tr("Next difference"), QStringLiteral("N"));
        name(m_marks, tr("Highlight differences"), QStringLiteral("M"));
        name(m_zoomOut, tr("Zoom out"), QStringLiteral("−"));
        name(m_zoomIn, tr("Zoom in"), QStringLiteral("+"));
        name(m_fit, tr("Fit width"), QStringLiteral("W"));
        arrange();
        fillChoosers();
        m_list->clear();
        for (auto it = m_view->differences().cbegin(); it != m_view->differences().cend(); ++it)
            listRow(it.key());
        showProgress();
    });
    onChange(this, {QEvent::PaletteChange}, [this] { turnArrow(); });
}

RevisionsPage::~RevisionsPage() = default;

void RevisionsPage::setFile(const QByteArray& bytes, const pdf::VerifyReport& report)
{
    clear();
    m_bytes = bytes;
    m_report = report;
    m_pair = defaultPair(report).value_or(RevisionPair{});
    fillChoosers();
}

void RevisionsPage::clear()
{
    m_view->clear();
    m_bytes.clear();
    m_report = {};
    m_list->clear();
    showProgress();
}

void RevisionsPage::showPair(const RevisionPair& pair)
{
    const int last = lastRevision(m_report);
    if (pair.before < 1 || pair.after <= pair.before || pair.after > last) return;
    m_pair = pair;
    m_goneToFirst = false;
    m_list->clear();
    fillChoosers();
    const auto cut = [this, last](int revision) {
        // The current state includes every byte, even after the last revision.
        return ComparisonView::Revision{revision, revision == last ? m_bytes.size()
                                                                   : m_report.history.at(revision - 1).end};
    };
    m_view->compare(m_bytes, cut(pair.before), cut(pair.after));
    showProgress();
    m_view->setFocus();
}

void RevisionsPage::choose(int before, int after)
{
    const int last = lastRevision(m_report);
    RevisionPair wanted{std::clamp(before, 1, last - 1), std::clamp(after, 2, last)};
    if (wanted.before >= wanted.after) wanted.before = wanted.after - 1;
    if (wanted.before == m_pair.before && wanted.after == m_pair.after) return;
    QWidget* focus = focusWidget();
    showPair(wanted);
    if (focus) focus->setFocus(); // keeps the focus while the user steps through the revisions
}

void RevisionsPage::fillChoosers()
{
    const QSignalBlocker quietBefore(m_before);
    const QSignalBlocker quietAfter(m_after);
    m_before->clear();
    m_after->clear();
    const int last = lastRevision(m_report);
    for (int revision = 1; revision < last; ++revision)
        m_before->addItem(revisionTitle(m_report, revision));
    for (int revision = 2; revision <= last; ++revision)
        m_after->addItem(revisionTitle(m_report, revision));
    m_before->setCurrentIndex(m_pair.before - 1);
    m_after->setCurrentIndex(m_pair.after - 2);
    for (QComboBox* box : {m_before, m_after})
        box->setToolTip(box->currentText());
}

void RevisionsPage::takeOpened()
{
    showProgress();
    if (m_pair.page >= 0)
        for (int row = 0; row < m_view->rows().size(); ++row)
            if (m_view->rows().at(row).after == m_pair.page) m_view->goToRow(row);
    m_leftAt = m_view->verticalScrollBar()->value();
}

void RevisionsPage::takeRow(int row)
{
    if (m_view->differences().contains(row)) listRow(row);
    showProgress();
    goToWanted();
}

void RevisionsPage::listRow(int row)
{
    int at = 0;
    int end = m_list->count();
    while (at < end) { // in page order, not in the order of discovery
        const int middle = (at + end) / 2;
        if (m_list->item(middle)->data(RowRole).toInt() < row)
            at = middle + 1;
        else
            end = middle;
    }
    const QString title = rowTitle(m_view->rows().at(row));
    const QString words = differenceWords(m_view->differences().value(row), m_view->rowSize(row));
    auto* item = new QListWidgetItem(title + QLatin1Char('\n') + words);
    item->setData(RowRole, row);
    item->setData(Qt::AccessibleTextRole, tr("%1: %2", "page: what differs").arg(title, words));
    item->setToolTip(words);
    m_list->insertItem(at, item);
}

void RevisionsPage::goToWanted()
{
    const QMap<int, PageDifference>& found = m_view->differences();
    if (m_view->verticalScrollBar()->value() != m_leftAt) m_goneToFirst = true;
    if (m_goneToFirst || found.isEmpty()) return;
    int row = found.firstKey(); // results arrive from the top
    if (m_pair.page >= 0) {
        const auto wanted = std::find_if(found.keyBegin(), found.keyEnd(), [this](int candidate) {
            return m_view->rows().at(candidate).after == m_pair.page;
        });
        if (wanted != found.keyEnd())
            row = *wanted;
        else if (!m_view->isFinished())
            return;
    }
    m_goneToFirst = true;
    m_view->goToChange({row, 0});
}

void RevisionsPage::showProgress()
{
    const int total = static_cast<int>(m_view->rows().size());
    const int done = m_view->comparedCount();
    const int pages = static_cast<int>(m_view->differences().size());
    const bool running = !m_bytes.isEmpty() && !m_view->isFinished();
    const bool failed = m_view->hasFailed();
    m_progress->setVisible(running && !failed);
    m_progress->setRange(0, total);
    m_progress->setValue(done);
    QString note;
    if (failed) {
        m_summary->setText(tr("These revisions can't be compared"));
        note = tr("One of the revisions can't be displayed. Choose another revision.");
    } else if (running) {
        m_summary->setText(total == 0 ? tr("Reading both revisions…")
                                      : tr("Comparing: %1 of %n page(s)", nullptr, total).arg(done));
    } else if (pages == 0) {
        m_summary->setText(tr("No visible difference"));
        note = tr("All %n page(s) look the same in both revisions. Invisible content, such as attachments or "
                  "invisible signatures, may differ.",
                  nullptr, total);
    } else {
        m_summary->setText(tr("%n page(s) differ", nullptr, pages));
        note = tr("%n difference(s) in total; %1 compared.", "%1: number of pages", m_view->changeCount())
                   .arg(tr("%n page(s)", nullptr, total));
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_list->setVisible(pages > 0);
    m_previous->setEnabled(pages > 0);
    m_next->setEnabled(pages > 0);
    showChange();
    if (!running && !m_bytes.isEmpty()) {
        QAccessibleEvent event(m_summary, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void RevisionsPage::showChange()
{
    const auto change = m_view->currentChange();
    if (!change || !m_view->differences().contains(change->row)) {
        m_where->setFullText({});
        m_where->setAccessibleName({});
        m_view->setAccessibleDescription({});
        return;
    }
    const PageDifference difference = m_view->differences().value(change->row);
    const QString words = tr("Difference %1 of %2").arg(m_view->changeNumber()).arg(m_view->changeCount());
    const QString what =
        changeWords(m_view->rows().at(change->row), difference, change->area, m_view->rowSize(change->row));
    const QString whole = tr("%1 — %2", "difference — what differs").arg(words, what);
    if (m_where->accessibleName() == whole) return;
    m_where->setFullText(
        tr("%1 of %2 — %3", "number of the difference, how many; what differs")
            .arg(QString::number(m_view->changeNumber()), QString::number(m_view->changeCount()), what));
    m_where->setToolTip(whole);
    m_where->setAccessibleName(whole);
    m_view->setAccessibleDescription(whole);
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(RowRole).toInt() != change->row) continue;
        const QSignalBlocker quiet(m_list);
        m_list->setCurrentRow(i);
    }
    QAccessibleEvent event(m_where, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void RevisionsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if ((width() <= maxNarrowWidth) != m_isNarrow) arrange();
}

void RevisionsPage::showZoom()
{
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(percentText(800)) + space::s);
    m_zoom->setText(percentText(m_view->zoomFactor()));
}

void RevisionsPage::buildTools()
{
    m_next->setIcon(icon(Icon::ChevronDown));
    turnArrow();
    m_where->setObjectName(QStringLiteral("currentChange"));
    m_zoomOut->setIcon(icon(Icon::ZoomOut));
    m_zoomIn->setIcon(icon(Icon::ZoomIn));
    m_fit->setIcon(icon(Icon::FitWidth));
    m_zoom->setAlignment(Qt::AlignCenter);
    m_marks->setIcon(icon(Icon::Preview));
    m_marks->setCheckable(true);
    m_marks->setChecked(true);
    auto* row = new WrapRow(m_tools);
    row->setSpacing(space::s);
    row->setLineSpacing(space::xs);
    auto* walk = new QWidget;
    walk->setMinimumWidth(minWalkWidth);
    auto* steps = new QHBoxLayout(walk);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->setSpacing(space::xs);
    steps->addWidget(m_previous);
    steps->addWidget(m_next);
    steps->addWidget(m_where, 1);
    row->add(walk, 1);
    row->addStretch();
    auto* sides = new QHBoxLayout;
    sides->setSpacing(space::xs);
    for (QToolButton* button : {m_both, m_onlyBefore, m_onlyAfter}) {
        button->setCheckable(true);
        m_shown->addButton(button);
        sides->addWidget(button);
    }
    row->add(sides);
    auto* looks = new QHBoxLayout;
    looks->setSpacing(space::xs);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_marks, m_zoomOut, m_zoom, m_zoomIn, m_fit})
        looks->addWidget(widget);
    row->add(looks);
    const auto go = [this](bool forward) {
        m_goneToFirst = true;
        if (forward)
            m_view->goToNext();
        else
            m_view->goToPrevious();
    };
    connect(m_previous, &QToolButton::clicked, this, [go] { go(false); });
    connect(m_next, &QToolButton::clicked, this, [go] { go(true); });
    connect(m_both, &QToolButton::clicked, this, [this] { showSides(ComparisonView::DisplayMode::Both); });
    connect(m_onlyBefore, &QToolButton::clicked, this,
            [this] { showSides(ComparisonView::DisplayMode::Before); });
    connect(m_onlyAfter, &QToolButton::clicked, this,
            [this] { showSides(ComparisonView::DisplayMode::After); });
    connect(m_marks, &QToolButton::toggled, m_view, &ComparisonView::setChangeMarksVisible);
    connect(m_zoomOut, &QToolButton::clicked, m_view, &ComparisonView::zoomOut);
    connect(m_zoomIn, &QToolButton::clicked, m_view, &ComparisonView::zoomIn);
    connect(m_fit, &QToolButton::clicked, m_view, &ComparisonView::fitWidth);
}

void RevisionsPage::turnArrow()
{
    const QPixmap down = iconPixmap(Icon::ChevronDown, tokens(palette()).ink, 18, devicePixelRatioF());
    m_previous->setIcon(QIcon(down.transformed(QTransform().rotate(180))));
}

void RevisionsPage::addKeys()
{
    const auto on = [this](const QList<QKeySequence>& keys, QAbstractButton* button) {
        for (const QKeySequence& key : keys) {
            auto* shortcut = new QShortcut(key, this);
            shortcut->setContext(Qt::WidgetWithChildrenShortcut);
            connect(shortcut, &QShortcut::activated, button, [button] { button->click(); });
        }
    };
    on({QKeySequence(Qt::Key_N)}, m_next);
    on({QKeySequence(Qt::Key_P)}, m_previous);
    on({QKeySequence(Qt::Key_M)}, m_marks);
    on({QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal), QKeySequence(Qt::CTRL | Qt::Key_Plus)},
       m_zoomIn);
    on({QKeySequence(Qt::Key_Minus), QKeySequence(Qt::CTRL | Qt::Key_Minus)}, m_zoomOut);
    on({QKeySequence(Qt::Key_W)}, m_fit);
    auto* turn = new QShortcut(QKeySequence(Qt::Key_X), this);
    turn->setContext(Qt::WidgetWithChildrenShortcut);
    connect(turn, &QShortcut::activated, this, [this] {
        const bool after = m_view->displayMode() == ComparisonView::DisplayMode::After;
        showSides(after ? ComparisonView::DisplayMode::Before : ComparisonView::DisplayMode::After);
    });
    auto* back = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QShortcut::activated, this, &RevisionsPage::backRequested);
}

void RevisionsPage::showSides(ComparisonView::DisplayMode shown)
{
    if (m_isNarrow && shown == ComparisonView::DisplayMode::Both) shown = ComparisonView::DisplayMode::After;
    if (!m_isNarrow) m_wide = shown == ComparisonView::DisplayMode::Both;
    m_view->setDisplayMode(shown);
    m_both->setChecked(shown == ComparisonView::DisplayMode::Both);
    m_onlyBefore->setChecked(shown == ComparisonView::DisplayMode::Before);
    m_onlyAfter->setChecked(shown == ComparisonView::DisplayMode::After);
}

void RevisionsPage::arrange()
{
    m_isNarrow = width() <= maxNarrowWidth;
    m_side->setFixedWidth(m_isNarrow ? narrowSideWidth : revisionsSideWidth);
    m_choosers->setDirection(m_isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_choosers->setSpacing(m_isNarrow ? space::xs : space::m);
    const int label = std::max(m_beforeLabel->sizeHint().width(), m_afterLabel->sizeHint().width());
    for (QBoxLayout* layout : m_labelled) {
        layout->setDirection(m_isNarrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        layout->setSpacing(m_isNarrow ? space::s : space::xs);
    }
    for (QLabel* each : {m_beforeLabel, m_afterLabel})
        each->setMinimumWidth(m_isNarrow ? label : 0);
    m_both->setVisible(!m_isNarrow);
    if (m_isNarrow && m_view->displayMode() == ComparisonView::DisplayMode::Both)
        showSides(ComparisonView::DisplayMode::After);
    else if (!m_isNarrow && m_wide)
        showSides(ComparisonView::DisplayMode::Both);
}

} // namespace ink::ui

#include "moc_revisionspage.cpp"
