#include "ui/pages/editor/findings/editorfindingspanel.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "ui/commands/drafttarget.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/findings/editorfindingsmodel.h"
#include "ui/pages/editor/findings/findingrepair.h"
#include "ui/pages/editor/findings/findingtext.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/inputs/shortcutwords.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::Severity;

namespace {

constexpr int maxPanelHeight = 208;
constexpr int minPanelHeight = 152; ///< px; two buttons below a line of text
constexpr int findingsWidth = 300;

/** Paints a finding's icon, sentence and page. */
class FindingDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& look = tokens(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row(paintRowBackground(*painter, option));
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(look.accent, 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(row.adjusted(0.75, 0.75, -0.75, -0.75), metric::cornerRadius,
                                     metric::cornerRadius);
        }
        const QRect inner = option.rect.adjusted(space::m, 0, -space::m, 0);
        const auto severity = static_cast<Severity>(index.data(EditorFindingsModel::SeverityRole).toInt());
        constexpr int extent = 16;
        drawMirrored(*painter, option,
                     QRect(inner.left(), inner.center().y() - extent / 2 + 1, extent, extent),
                     iconPixmap(severityIcon(severity), toneColour(severityTone(severity), look), extent,
                                painter->device()->devicePixelRatioF()));
        const QString place = index.data(EditorFindingsModel::LocationRole).toString();
        painter->setFont(quietFont());
        painter->setPen(look.quietInk);
        const int width = painter->fontMetrics().horizontalAdvance(place);
        painter->drawText(inner, Qt::AlignVCenter | Qt::AlignRight, place);
        painter->setFont(bodyFont());
        painter->setPen(look.ink);
        const int near = extent + space::s;
        const int far = width + space::m;
        const QRect words = mirroredRect(option, inner.adjusted(near, 0, -far, 0));
        painter->drawText(
            words, Qt::AlignVCenter | Qt::AlignLeft,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {200, metric::compactRowHeight};
    }
};

/** Ids of filter buttons that are not a severity; a button group would renumber negative ones. */
constexpr int everything = 1000;

} // namespace

Icon severityIcon(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Icon::Error;
    case Severity::Warning:
        return Icon::Warning;
    case Severity::Hint:
        return Icon::Info;
    }
    return Icon::Info;
}

Tone severityTone(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Tone::Bad;
    case Severity::Warning:
        return Tone::Warning;
    case Severity::Hint:
        return Tone::Info;
    }
    return Tone::Info;
}

EditorFindingsPanel::EditorFindingsPanel(EditorFindings& source, QWidget* parent)
    : QFrame(parent), m_source(source), m_model(new EditorFindingsModel(this))
{
    setObjectName(QStringLiteral("findingsPanel"));
    setFixedHeight(maxPanelHeight);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::xs, 0, space::s);
    column->setSpacing(space::xs);
    column->addWidget(makeHead());
    column->addWidget(makeBody(), 1);
    // Steps through the findings from anywhere in the panel's window.
    const auto shortcut = [this](const QKeySequence& keys, bool forward) {
        auto* keysToWalk = new QShortcut(keys, parentWidget() ? parentWidget() : this);
        keysToWalk->setContext(Qt::WidgetWithChildrenShortcut);
        connect(keysToWalk, &QShortcut::activated, this, [this, forward] { navigate(forward); });
    };
    shortcut(displayKey(FixedKey::NextIssue), true);
    shortcut(displayKey(FixedKey::PreviousIssue), false);
    source.setPanel(this);
    hide();
    retranslate();
    showCounts();
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] {
        retranslate();
        showCounts();
        m_model->retranslate();
        showCurrent();
    });
}

QWidget* EditorFindingsPanel::makeHead()
{
    auto* head = new QWidget(this);
    m_title = makeSectionLabel(head);
    m_state = named("findingsState", new QuietLabel(head));
    m_close = named("findingsClose", new QToolButton(head));
    m_close->setAutoRaise(true);
    m_close->setIconSize(QSize(16, 16));
    auto* row = new QHBoxLayout(head);
    setDirectionalMargins(*head, *row, {space::l, 0, space::s, 0});
    row->setSpacing(space::s);
    row->addWidget(m_title);
    row->addSpacing(space::m);
    m_filter = new QButtonGroup(this);
    m_filter->setExclusive(true);
    const std::pair<const char*, int> filters[] = {
        {"findingsAll", everything},
        {"findingsErrors", static_cast<int>(Severity::Error)},
        {"findingsWarnings", static_cast<int>(Severity::Warning)},
        {"findingsHints", static_cast<int>(Severity::Hint)},
    };
    for (const auto& [name, id] : filters) {
        auto* button = new QToolButton(head);
        button->setObjectName(QLatin1String(name));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setChecked(id == everything);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(QSize(16, 16));
        m_filter->addButton(button, id);
        row->addWidget(button);
    }
    row->addSpacing(space::s);
    row->addWidget(m_state);
    row->addStretch(1);
    row->addWidget(m_close);
    connect(m_filter, &QButtonGroup::idClicked, this, [this](int id) {
        m_model->setFilter(id == everything ? std::nullopt : std::optional(static_cast<Severity>(id)));
        showCurrent();
    });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    return head;
}

QWidget* EditorFindingsPanel::makeBody()
{
    auto* body = new QWidget(this);
    m_list = named("findingsList", new QListView(body));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FindingDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->installEventFilter(this);
    auto* empty = new QWidget(body);
    m_nothingIcon = new QLabel(empty);
    m_nothing = named("findingsNothing", new QuietLabel(empty));
    auto* centre = new QHBoxLayout(empty);
    centre->addStretch(1);
    centre->addWidget(m_nothingIcon);
    centre->addWidget(m_nothing);
    centre->addStretch(1);
    m_stage = new QStackedWidget(body);
    m_stage->addWidget(m_list);
    m_stage->addWidget(empty);
    auto* side = new QWidget(body);
    side->setFixedWidth(findingsWidth);
    m_sentence = named("findingSentence", new QLabel(side));
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_repair = named("findingRepair", new QPushButton(side));
    m_show = named("findingShow", new QPushButton(side));
    auto* column = new QVBoxLayout(side);
    setDirectionalMargins(*side, *column, {space::m, space::xs, space::l, 0});
    column->setSpacing(space::s);
    column->addWidget(m_sentence, 1);
    column->addWidget(m_repair);
    column->addWidget(m_show);
    auto* row = new QHBoxLayout(body);
    setDirectionalMargins(*body, *row, {space::s, 0, 0, 0});
    row->setSpacing(0);
    row->addWidget(m_stage, 1);
    row->addWidget(side);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &EditorFindingsPanel::showCurrent);
    connect(m_list, &QListView::clicked, this, &EditorFindingsPanel::goToCurrent);
    connect(m_show, &QPushButton::clicked, this, &EditorFindingsPanel::goToCurrent);
    connect(m_repair, &QPushButton::clicked, this, &EditorFindingsPanel::repair);
    return body;
}

void EditorFindingsPanel::fitTo(int editorHeight)
{
    setFixedHeight(std::clamp(editorHeight / 4, minPanelHeight, maxPanelHeight));
}

void EditorFindingsPanel::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_stack = stack;
    if (!target) hide();
    showCurrent();
}

void EditorFindingsPanel::setFindings(const domain::Document& document,
                                      const QList<domain::Finding>& findings, bool whole)
{
    m_document = document;
    m_isComplete = whole;
    m_model->setFindings(document, findings);
    showCounts();
    showCurrent();
}

void EditorFindingsPanel::showCounts()
{
    const auto put = [this](int id, const QString& words, const QString& spoken) {
        auto* button = qobject_cast<QToolButton*>(m_filter->button(id));
        button->setText(words);
        button->setAccessibleName(spoken);
        button->setToolTip(spoken);
    };
    const int all = m_model->total();
    put(everything, tr("All %1").arg(all), tr("Show all %n issue(s)", nullptr, all));
    const int errors = m_model->count(Severity::Error);
    put(static_cast<int>(Severity::Error), QString::number(errors),
        tr("Show only the %n error(s)", nullptr, errors));
    const int warnings = m_model->count(Severity::Warning);
    put(static_cast<int>(Severity::Warning), QString::number(warnings),
        tr("Show only the %n warning(s)", nullptr, warnings));
    const int hints = m_model->count(Severity::Hint);
    put(static_cast<int>(Severity::Hint), QString::number(hints),
        tr("Show only the %n hint(s)", nullptr, hints));
    const bool nothing = m_model->rowCount() == 0;
    m_stage->setCurrentIndex(nothing ? 1 : 0);
    m_nothing->setText(all == 0 ? tr("No issues") : tr("No issues of this type"));
    m_state->setText(m_isComplete ? QString() : tr("Checking pages…"));
}

void EditorFindingsPanel::showCurrent()
{
    m_stage->setCurrentIndex(m_model->rowCount() == 0 ? 1 : 0);
    if (m_model->rowCount() > 0 && !m_list->currentIndex().isValid()) {
        m_list->setCurrentIndex(m_model->index(0));
        return; // recursive call
    }
    const auto finding = m_model->findingAt(m_list->currentIndex().row());
    m_sentence->setText(finding ? findingText(m_document, *finding) : QString());
    m_show->setVisible(finding.has_value());
    const auto how =
        finding && m_target ? findRepair(m_document, *finding, m_source.textAreas()) : std::nullopt;
    m_repair->setVisible(how.has_value());
    if (how) m_repair->setText(how->label);
    m_repair->setAccessibleName(how ? tr("Fix: %1").arg(how->label) : QString());
}

void EditorFindingsPanel::goToCurrent()
{
    if (const auto finding = m_model->findingAt(m_list->currentIndex().row())) Q_EMIT chosen(*finding);
}

void EditorFindingsPanel::openFirst()
{
    m_filter->button(everything)->setChecked(true);
    m_model->setFilter(std::nullopt);
    show();
    m_list->setCurrentIndex(m_model->index(0));
    m_list->setFocus(Qt::OtherFocusReason);
    goToCurrent();
}

void EditorFindingsPanel::navigate(bool forward)
{
    const int rows = m_model->rowCount();
    if (rows == 0) return;
    const bool wasOpen = isVisible();
    show();
    const int at = m_list->currentIndex().row();
    const int next = !wasOpen ? 0 : (at + (forward ? 1 : rows - 1)) % rows;
    m_list->setCurrentIndex(m_model->index(next));
    goToCurrent();
}

bool EditorFindingsPanel::repair()
{
    const auto finding = m_model->findingAt(m_list->currentIndex().row());
    if (!finding || !m_target || !m_stack || !m_source.isUpToDate()) return false;
    const auto how = findRepair(m_target->document(), *finding, m_source.textAreas());
    if (!how) return false;
    const bool hadFocus = m_repair->hasFocus();
    Q_EMIT chosen(*finding); // so that the change is visible
    m_stack->push(how->makeCommand(*m_target).release());
    if (hadFocus || !m_list->hasFocus()) m_list->setFocus(Qt::OtherFocusReason);
    return true;
}

void EditorFindingsPanel::retranslate()
{
    setAccessibleName(tr("Preflight"));
    m_title->setText(tr("Preflight"));
    m_list->setAccessibleName(tr("Issues"));
    m_show->setText(tr("Show"));
    m_show->setToolTip(tr("Enter (F4: next issue)"));
    m_repair->setToolTip(withNativeShortcuts(tr("Alt+Enter")));
    m_close->setToolTip(tr("Close preflight"));
    m_close->setAccessibleName(m_close->toolTip());
    m_close->setIcon(icon(Icon::Close));
    const Tokens& look = tokens(palette());
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Hint})
        m_filter->button(static_cast<int>(severity))
            ->setIcon(icon(severityIcon(severity), toneColour(severityTone(severity), look)));
    m_nothingIcon->setPixmap(
        iconPixmap(Icon::Check, toneColour(Tone::Good, look), metric::iconSize, devicePixelRatioF()));
}

bool EditorFindingsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter) return false;
    if (key->modifiers() == Qt::AltModifier)
        repair();
    else if (!(key->modifiers() & ~Qt::KeypadModifier))
        goToCurrent();
    else
        return false;
    return true;
}

void EditorFindingsPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) return QFrame::keyPressEvent(event);
    hide();
    m_source.setFocus(Qt::OtherFocusReason);
}

} // namespace ink::ui

#include "moc_editorfindingspanel.cpp"
