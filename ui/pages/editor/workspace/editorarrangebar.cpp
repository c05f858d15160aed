#include "ui/pages/editor/workspace/editorarrangebar.h"

#include "app/base/languages.h"
#include "app/domain/document/tagplacement.h"
#include "app/settings/settings.h"
#include "ui/models/words.h"
#include "ui/pages/editor/workspace/editorplacementdialogs.h"
#include "ui/viewer/geometry/arranging.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace ink::ui {

namespace {

namespace options = settings::options;

constexpr int pitch = 28; ///< points between buttons of a grid whose area was not drawn

/** Moves a dialog so that it doesn't cover a part of the viewport, if there is room. */
void moveBeside(QDialog& dialog, const PageView& view, const QRect& seen)
{
    constexpr int gap = 24;
    const QRect area(view.viewport()->mapToGlobal(seen.topLeft()), seen.size());
    const QRect window(view.window()->mapToGlobal(QPoint(0, 0)), view.window()->size());
    QRect frame = dialog.frameGeometry();
    if (!frame.intersects(area.adjusted(-gap, -gap, gap, gap))) return;
    for (const QPoint& corner :
         {QPoint(area.right() + gap, frame.top()), QPoint(area.left() - gap - frame.width(), frame.top()),
          QPoint(frame.left(), area.bottom() + gap),
          QPoint(frame.left(), area.top() - gap - frame.height())}) {
        frame.moveTopLeft(corner);
        if (window.contains(frame)) return dialog.move(corner);
    }
}

QString lengthText(double points, settings::Units units)
{
    const QLocale locale;
    switch (units) {
    case settings::Units::Points:
        return EditorArrangeBar::tr("%1 pt").arg(locale.toString(points, 'f', 0));
    case settings::Units::Millimetres:
        return EditorArrangeBar::tr("%1 mm").arg(locale.toString(points * 25.4 / 72, 'f', 1));
    case settings::Units::Inches:
        return EditorArrangeBar::tr("%1 in").arg(locale.toString(points / 72, 'f', 2));
    }
    return {};
}

QKeySequence keys(Qt::Key key)
{
    return QKeySequence(Qt::CTRL | Qt::SHIFT | key);
}

/** A thin line between groups of buttons. */
QFrame* divider(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    line->setFixedHeight(20);
    return line;
}

} // namespace

EditorArrangeBar::EditorArrangeBar(PageView& view, QWidget* scope)
    : QWidget(scope), m_view(view), m_scope(scope)
{
    setObjectName(QStringLiteral("arrangeBar"));
    setFixedHeight(40);
    addActions();
    layOut();
    connect(&m_view.selection(), &TagSelection::changed, this, &EditorArrangeBar::refresh);
    connect(&m_view.modes(), &EditorModes::armedChanged, this, &EditorArrangeBar::refresh);
    connect(&m_view.modes(), &EditorModes::tabOrderModeChanged, this, &EditorArrangeBar::refresh);
    connect(&m_view.editor(), &TagEditor::gridRequested, this, &EditorArrangeBar::askGridIn);
    retranslate();
    setEditing(false);
    onLanguageChange(this, [this] { retranslate(); });
}

QAction* EditorArrangeBar::add(const char* name, std::optional<Icon> sign, const QKeySequence& shortcut,
                               Words words, std::function<void()> act, std::function<bool()> enabled)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    if (sign) action->setIcon(icon(*sign));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, std::move(act));
    m_scope->addAction(action);
    m_entries.append({action, std::move(words), std::move(enabled)});
    return action;
}

void EditorArrangeBar::addActions()
{
    const auto some = [this] { return !m_view.selection().isEmpty(); };
    const auto arrange = [this](QList<QAction*>& group, const char* name, Icon sign, Qt::Key key,
                                Arrangement how, Words words) {
        group.append(add(
            name, sign, keys(key), std::move(words), [this, how] { m_view.editor().arrange(how); },
            [this, how] { return m_view.editor().canArrange(how); }));
    };
    using A = Arrangement;
    arrange(m_aligning, "alignLeft", Icon::AlignLeft, Qt::Key_L, A::AlignLeft,
            [] { return tr("Align left"); });
    arrange(m_aligning, "alignCentre", Icon::AlignCentre, Qt::Key_E, A::AlignCentre,
            [] { return tr("Align centres"); });
    arrange(m_aligning, "alignRight", Icon::AlignRight, Qt::Key_R, A::AlignRight,
            [] { return tr("Align right"); });
    arrange(m_aligning, "alignTop", Icon::AlignTop, Qt::Key_T, A::AlignTop, [] { return tr("Align top"); });
    arrange(m_aligning, "alignMiddle", Icon::AlignMiddle, Qt::Key_M, A::AlignMiddle,
            [] { return tr("Align middles"); });
    arrange(m_aligning, "alignBottom", Icon::AlignBottom, Qt::Key_B, A::AlignBottom,
            [] { return tr("Align bottom"); });
    arrange(m_spacing, "distributeAcross", Icon::DistributeAcross, Qt::Key_H, A::DistributeAcross,
            [] { return tr("Distribute horizontally"); });
    arrange(m_spacing, "distributeDown", Icon::DistributeDown, Qt::Key_J, A::DistributeDown,
            [] { return tr("Distribute vertically"); });
    arrange(m_sizing, "sameWidth", Icon::SameWidth, Qt::Key_W, A::SameWidth, [] { return tr("Same width"); });
    arrange(m_sizing, "sameHeight", Icon::SameHeight, Qt::Key_G, A::SameHeight,
            [] { return tr("Same height"); });
    arrange(m_sizing, "sameSize", Icon::SameSize, Qt::Key_S, A::SameSize, [] { return tr("Same size"); });

    m_selecting.append(add(
        "selectSameType", std::nullopt, keys(Qt::Key_Y), [] { return tr("Select the same type"); },
        [this] { m_view.selection().selectSameType(); }, some));
    m_selecting.append(add(
        "selectSameRecipient", std::nullopt, keys(Qt::Key_P), [] { return tr("Select the same recipient"); },
        [this] { m_view.selection().selectSameRecipient(); }, some));
    m_selecting.append(add(
        "selectPage", std::nullopt, keys(Qt::Key_A), [] { return tr("Select all on this page"); },
        [this] { m_view.selection().selectPage(m_view.currentPage()); }, [] { return true; }));
    m_toPages = add(
        "duplicateToPages", std::nullopt, keys(Qt::Key_D), [] { return tr("Duplicate to pages…"); },
        [this] { askPages(); }, [this, some] { return some() && m_view.pageCount() > 1; });
    m_array = add(
        "duplicateInGrid", std::nullopt, {}, [] { return tr("Duplicate in rows and columns…"); },
        [this] { askArray(); }, some);
    m_stacking.append(add(
        "bringToFront", std::nullopt, keys(Qt::Key_Home), [] { return tr("Bring to front"); },
        [this] { m_view.editor().bringToFront(); }, some));
    m_stacking.append(add(
        "sendToBack", std::nullopt, keys(Qt::Key_End), [] { return tr("Send to back"); },
        [this] { m_view.editor().sendToBack(); }, some));
    m_lock = add(
        "lockTags", std::nullopt, keys(Qt::Key_K), [] { return tr("Lock"); },
        [this] { m_view.editor().setSelectionLocked(m_lock->isChecked()); }, some);
    m_lock->setCheckable(true);
    m_snap = add(
        "snapping", Icon::Snap, QKeySequence(Qt::Key_F9), [] { return tr("Snap to fields, text and lines"); },
        [this] { m_view.modes().setSnapping(m_snap->isChecked()); }, [] { return true; });
    m_snap->setCheckable(true);
    m_snap->setChecked(true);
    m_order = add(
        "tabOrder", Icon::TabOrder, QKeySequence(Qt::Key_F8), [] { return tr("Tab order"); },
        [this] { m_view.modes().setTabOrderMode(m_order->isChecked()); }, [] { return true; });
    m_order->setCheckable(true);
    m_automatic = add(
        "tabOrderAutomatic", std::nullopt, {}, [] { return tr("Sort in reading order"); },
        [this] { m_view.tabOrder().setAutomatic(); }, [] { return true; });
}

QToolButton* EditorArrangeBar::makeButton(QAction* action)
{
    auto* made = new QToolButton(this);
    made->setObjectName(action->objectName() + QStringLiteral("Button"));
    made->setAutoRaise(true);
    made->setIconSize(QSize(18, 18));
    made->setFocusPolicy(Qt::NoFocus); // the keyboard has shortcuts and the context menu
    made->setDefaultAction(action);
    made->setToolButtonStyle(Qt::ToolButtonIconOnly);
    return made;
}

void EditorArrangeBar::addPanelButtons(QAction* left, QAction* right)
{
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(0, makeButton(left));
    row->insertSpacing(1, space::xs);
    row->addSpacing(space::xs);
    row->addWidget(makeButton(right));
    retranslate();
}

void EditorArrangeBar::setPickHint(const QString& hint)
{
    m_pickHint = hint;
    refresh();
}

void EditorArrangeBar::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::s, 0, space::s, 0);
    row->setSpacing(0);
    m_tools = new QWidget(this);
    auto* tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->setSpacing(0);
    row->addWidget(makeButton(m_snap));
    row->addWidget(makeButton(m_order));
    row->addWidget(m_tools);
    const auto group = [&](const QList<QAction*>& actions) {
        auto* part = new QWidget(m_tools);
        auto* buttons = new QHBoxLayout(part);
        setDirectionalMargins(*part, *buttons, {space::xs, 0, 0, 0});
        buttons->setSpacing(0);
        buttons->addWidget(divider(part));
        buttons->addSpacing(space::xs);
        for (qsizetype i = 0; i < actions.size(); ++i) {
            if (i == 3) buttons->addSpacing(space::s);
            buttons->addWidget(makeButton(actions.at(i)));
        }
        tools->addWidget(part);
        m_groups.append({part, actions});
    };
    group(m_aligning);
    group(m_spacing);
    group(m_sizing);
    m_more = named("moreArrangements", new QToolButton(m_tools));
    m_more->setAutoRaise(true);
    m_more->setIcon(icon(Icon::More));
    m_more->setIconSize(QSize(18, 18));
    m_more->setFocusPolicy(Qt::NoFocus);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->hide();
    tools->addWidget(m_more);
    m_hint = named("placingHint", new QuietLabel(this));
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    row->addSpacing(space::s);
    row->addWidget(m_hint, 1);
    m_automaticButton = makeButton(m_automatic);
    row->addWidget(m_automaticButton);
    m_automaticButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_automaticButton->hide();
}

QSize EditorArrangeBar::minimumSizeHint() const
{
    const QLayout* row = layout();
    int width = row->contentsMargins().left() + row->contentsMargins().right();
    for (int i = 0; i < row->count(); ++i) {
        QLayoutItem* item = row->itemAt(i);
        if (const QWidget* part = item->widget();
            part && part != m_tools && part != m_hint && !part->isHidden())
            width += part->sizeHint().width();
        else if (item->spacerItem())
            width += item->sizeHint().width();
    }
    return {width + m_more->sizeHint().width(), height()};
}

void EditorArrangeBar::updateVisibleGroups()
{
    const int more = m_more->sizeHint().width();
    int free = width() - (minimumSizeHint().width() - more);
    qsizetype shown = 0;
    for (; shown < m_groups.size(); ++shown) {
        const int needed = m_groups.at(shown).buttons->sizeHint().width();
        const bool isLast = shown + 1 == m_groups.size();
        if (needed + (isLast ? 0 : more) > free) break;
        free -= needed;
    }
    QMenu& menu = *m_more->menu();
    menu.clear();
    for (qsizetype i = 0; i < m_groups.size(); ++i) {
        m_groups.at(i).buttons->setVisible(i < shown);
        if (i < shown) continue;
        if (i > shown) menu.addSeparator();
        menu.addActions(m_groups.at(i).actions);
    }
    m_more->setVisible(shown < m_groups.size());
}

void EditorArrangeBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateVisibleGroups();
}

void EditorArrangeBar::setEditing(bool on)
{
    m_editing = on;
    setVisible(on);
    refresh();
}

void EditorArrangeBar::setSettings(settings::Settings& settings)
{
    m_snap->setChecked(settings.value(options::snapping));
    m_view.modes().setSnapping(m_snap->isChecked());
    connect(m_snap, &QAction::toggled, this, [&settings](bool on) { settings.set(options::snapping, on); });
    m_view.setDistanceFormatter(
        [&settings](double points) { return lengthText(points, settings.value(options::units)); });
}

void EditorArrangeBar::addTo(QMenu& menu)
{
    menu.addAction(m_toPages);
    menu.addAction(m_array);
    QMenu* arrange = menu.addMenu(tr("Arrange"));
    arrange->addActions(m_aligning);
    arrange->addSeparator();
    arrange->addActions(m_spacing);
    arrange->addSeparator();
    arrange->addActions(m_sizing);
    arrange->addSeparator();
    arrange->addActions(m_stacking);
    menu.addAction(m_lock);
    QMenu* select = menu.addMenu(tr("Select"));
    select->addActions(m_selecting);
    menu.addAction(m_snap);
    menu.addAction(m_order);
    menu.addAction(m_automatic);
}

QList<QAction*> EditorArrangeBar::commands() const
{
    QList<QAction*> all;
    for (const Entry& entry : m_entries)
        all.append(entry.action);
    return all;
}

void EditorArrangeBar::askPages()
{
    QList<int> pages;
    const QList<domain::TagId> chosen = m_view.selection().ids();
    for (const domain::Tag& tag : m_view.document().tags)
        if (chosen.contains(tag.id)) pages.append(tag.pageIndex);
    auto* dialog = new EditorDuplicateDialog(m_view.pageCount(), pages, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_view.copyActions().duplicateToPages(dialog->pages()); });
    dialog->open();
}

void EditorArrangeBar::askArray()
{
    const TagCopyActions& copies = m_view.copyActions();
    const auto added = [this, &copies](int rows, int columns, QSize gap) {
        return static_cast<int>(copies.gridOffsets(rows, columns, gap).size() * m_view.selection().size());
    };
    auto* dialog = new EditorArrayDialog(added, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QList<domain::Tag> before = m_view.proposals().tags();
    const auto offsets = [&copies, dialog] {
        return copies.gridOffsets(dialog->rows(), dialog->columns(), dialog->gap());
    };
    const auto preview = [this, &copies, offsets] {
        m_view.proposals().setTags(copies.selectedAt(offsets()));
    };
    connect(dialog, &QDialog::rejected, this, [this, before] { m_view.proposals().setTags(before); });
    connect(dialog, &QDialog::accepted, this, [this, offsets, before] {
        m_view.proposals().setTags(before);
        m_view.copyActions().duplicateAt(offsets());
        m_view.setFocus(Qt::OtherFocusReason);
    });
    connect(dialog, &EditorArrayDialog::arrayChanged, this, preview);
    preview();
    dialog->open();
    if (const auto frame = m_view.selection().frame())
        moveBeside(*dialog, m_view,
                   contentRect(m_view.pageLayout(), *frame).translated(-m_view.scrollOffset()).toRect());
}

void EditorArrangeBar::askGridIn(domain::TagType type, const TagGeometry& area)
{
    const auto guess = [](int extent) { return std::max(1, (extent + pitch / 2) / pitch); };
    auto* dialog = new EditorGridDialog(type, QSize(guess(area.rect.width), guess(area.rect.height)), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QList<domain::Tag> before = m_view.proposals().tags();
    connect(dialog, &QDialog::rejected, this, [this, before] { m_view.proposals().setTags(before); });
    connect(dialog, &QDialog::accepted, this, [this, dialog, type, area, before] {
        m_view.proposals().setTags(before);
        m_view.editor().placeGrid(type, area, dialog->rows(), dialog->columns());
    });
    const auto preview = [this, dialog, type, area] {
        domain::Tag cell = domain::makeTag(m_view.document(), type, area.pageIndex, {},
                                           m_view.editor().activeInvitation(), windowLanguage());
        QList<domain::Tag> cells;
        for (const domain::PageRect& rect :
             gridCells(area.rect, dialog->rows(), dialog->columns(), domain::defaultTagSize(type))) {
            cell.rect = rect;
            cells.append(cell);
        }
        m_view.proposals().setTags(cells);
    };
    connect(dialog, &EditorGridDialog::gridChanged, this, preview);
    preview();
    dialog->open();
    moveBeside(*dialog, m_view,
               contentRect(m_view.pageLayout(), area).translated(-m_view.scrollOffset()).toRect());
}

void EditorArrangeBar::askGrid(domain::TagType type)
{
    auto* dialog = new EditorGridDialog(type, QSize(1, 3), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, type] {
        const QSize size(dialog->columns() * pitch, dialog->rows() * pitch);
        m_view.editor().placeGrid(type, m_view.editor().centredGeometry(size), dialog->rows(),
                                  dialog->columns());
        m_view.setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
}

void EditorArrangeBar::refresh()
{
    for (const Entry& entry : std::as_const(m_entries))
        entry.action->setEnabled(m_editing && entry.enabled());
    m_order->setChecked(m_view.modes().isTabOrderMode());
    m_lock->setChecked(m_view.selection().isLocked());
    m_automaticButton->setVisible(m_view.modes().isTabOrderMode());
    QString hint;
    if (const auto type = m_view.modes().armedType())
        hint = m_view.modes().isArmedRepeatedly()
                   ? tr("%1: click or draw as many as you need. Press Esc to finish.").arg(tagTypeText(*type))
                   : tr("%1: click or draw on a page. Press Esc to cancel.").arg(tagTypeText(*type));
    else if (m_view.modes().isPickMode())
        hint = m_pickHint;
    else if (m_view.modes().isTabOrderMode())
        hint = tr("Click the fields in the order you want. Press Esc to finish.");
    const qsizetype selected = m_view.selection().size();
    m_tools->setVisible(hint.isEmpty() && selected > 0); // the hint needs the space
    if (hint.isEmpty() && selected > 1)
        hint = tr("%n field(s) selected", nullptr, static_cast<int>(selected));
    m_hint->setText(hint);
    m_hint->setToolTip(hint);
}

void EditorArrangeBar::retranslate()
{
    setAccessibleName(tr("Arrange fields"));
    m_more->setToolTip(tr("Arrange fields"));
    m_more->setAccessibleName(m_more->toolTip());
    for (const Entry& entry : std::as_const(m_entries)) {
        entry.action->setText(entry.words());
        const QString shortcut = entry.action->shortcut().toString(QKeySequence::NativeText);
        entry.action->setToolTip(shortcut.isEmpty() ? entry.words()
                                                    : QStringLiteral("%1 (%2)").arg(entry.words(), shortcut));
    }
    for (QToolButton* button : findChildren<QToolButton*>())
        if (button->defaultAction()) button->setAccessibleName(button->defaultAction()->text());
    refresh();
}

} // namespace ink::ui

#include "moc_editorarrangebar.cpp"
