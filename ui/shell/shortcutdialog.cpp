#include "ui/shell/shortcutdialog.h"

#include "ui/shell/usershortcuts.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/inputs/shortcutwords.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace ink::ui {

/** Shows the pressed keys instead of running their actions. Tab and Esc leave the field. */
class ShortcutField final : public QLineEdit
{
public:
    ShortcutField(std::function<void(const QKeySequence&)> chosen, QWidget* parent)
        : QLineEdit(parent), m_chosen(std::move(chosen))
    {
        setReadOnly(true);
        setContextMenuPolicy(Qt::NoContextMenu);
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && !leaves(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        return QLineEdit::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        const int key = event->key();
        if (leaves(*event)) return event->ignore();
        event->accept();
        if (key == 0 || key == Qt::Key_unknown || isModifier(key)) return;
        const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
        const bool removes =
            modifiers == Qt::NoModifier && (key == Qt::Key_Backspace || key == Qt::Key_Delete);
        m_chosen(removes ? QKeySequence()
                         : QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key))));
    }

private:
    static bool leaves(const QKeyEvent& event)
    {
        return event.modifiers() == Qt::NoModifier &&
               (event.key() == Qt::Key_Escape || event.key() == Qt::Key_Tab);
    }
    static bool isModifier(int key)
    {
        return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_Meta ||
               key == Qt::Key_AltGr;
    }

    std::function<void(const QKeySequence&)> m_chosen;
};

namespace {

QString keysText(const QKeySequence& keys)
{
    return keys.toString(QKeySequence::NativeText);
}

QString keysText(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& each : action.shortcuts())
        keys.append(keysText(each));
    return keys.join(QStringLiteral(", "));
}

void showKeys(QTreeWidgetItem& row, const QString& keys)
{
    const QString words = row.text(0);
    row.setText(1, keys);
    row.setData(0, Qt::AccessibleTextRole,
                keys.isEmpty() ? words : QStringLiteral("%1: %2").arg(words, keys));
}

} // namespace

ShortcutDialog::ShortcutDialog(UserShortcuts& shortcuts, const QList<QAction*>& general,
                               const QList<QAction*>& editor, QWidget* parent)
    : QDialog(parent), m_shortcuts(shortcuts), m_filter(new QLineEdit(this)), m_tree(new QTreeWidget(this)),
      m_label(new QLabel(this)),
      m_keys(new ShortcutField([this](const QKeySequence& keys) { choose(keys); }, this)),
      m_remove(new QPushButton(tr("Remove"), this)), m_default(new QPushButton(tr("Use default"), this)),
      m_resetAll(new QPushButton(tr("Reset all"), this)), m_fault(new ToneLabel(Tone::Bad, this))
{
    setObjectName(QStringLiteral("shortcutSheet"));
    setWindowTitle(tr("Keyboard shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_filter->setObjectName(QStringLiteral("shortcutFilter"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter keyboard shortcuts"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(Icon::Search), QLineEdit::LeadingPosition);
    m_tree->setObjectName(QStringLiteral("shortcutList"));
    m_tree->setAccessibleName(windowTitle());
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setItemsExpandable(false);
    addGestures();
    addActions(tr("Editor"), editor);
    addActions(tr("General"), general);
    m_tree->expandAll();
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_label->setText(tr("Shortcut"));
    m_label->setBuddy(m_keys);
    m_keys->setObjectName(QStringLiteral("shortcutKeys"));
    m_remove->setObjectName(QStringLiteral("shortcutRemove"));
    m_default->setObjectName(QStringLiteral("shortcutDefault"));
    m_resetAll->setObjectName(QStringLiteral("shortcutResetAll"));
    m_fault->setObjectName(QStringLiteral("shortcutFault"));
    m_fault->setWordWrap(true);
    layOut();
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutDialog::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutDialog::showCurrent);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] {
        if (m_keys->isEnabled()) m_keys->setFocus(Qt::OtherFocusReason);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] { choose({}); });
    connect(m_default, &QPushButton::clicked, this, &ShortcutDialog::resetCurrent);
    connect(m_resetAll, &QPushButton::clicked, &m_shortcuts, &UserShortcuts::resetAll);
    connect(&m_shortcuts, &UserShortcuts::changed, this, &ShortcutDialog::refresh);
    refresh();
    resize(560, 600);
    m_filter->setFocus();
}

void ShortcutDialog::layOut()
{
    auto* change = new QHBoxLayout;
    change->setSpacing(space::s);
    change->addWidget(m_label);
    change->addWidget(m_keys, 1);
    change->addWidget(m_remove);
    change->addWidget(m_default);
    auto* buttons = new QHBoxLayout;
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addWidget(m_resetAll);
    buttons->addStretch(1);
    buttons->addWidget(close);
    for (QPushButton* button : {m_remove, m_default, m_resetAll, close})
        button->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    column->addLayout(change);
    column->addWidget(m_fault);
    column->addLayout(buttons);
}

void ShortcutDialog::addGestures()
{
    const auto keys = [](std::initializer_list<FixedKey> shown) {
        QStringList all;
        for (const FixedKey each : shown)
            all.append(keysText(displayKey(each)));
        return all.join(QStringLiteral(", "));
    };
    const QString click = tr("%1+click");
    const QString drag = tr("%1+drag");
    const QString wheel = tr("%1+wheel");
    const QString shift = tr("Shift");
    const QString control = withNativeShortcuts(tr("Ctrl"));
    const QList<std::pair<QString, QString>> gestures{
        {tr("Pan"), tr("Space+drag, middle button")},
        {tr("Zoom"), wheel.arg(control)},
        {tr("Scroll sideways"), wheel.arg(shift)},
        {tr("Add to the selection"), click.arg(shift)},
        {tr("Copy by dragging"), drag.arg(control) + QStringLiteral(", ") + drag.arg(tr("Alt"))},
        {tr("Move in a straight line, keep proportions"), drag.arg(shift)},
        {tr("Move by 1 point, by 10 points"), tr("Arrow keys, Shift+arrow keys")},
        {tr("Resize by 1 point"), withNativeShortcuts(tr("Ctrl+arrow keys"))},
        {tr("Next field, previous field"), tr("Tab, Shift+Tab")},
        {tr("Assign to a recipient"), withNativeShortcuts(tr("Alt+1 to Alt+9"))},
        {tr("Cancel, clear the selection"), tr("Esc")},
        {tr("Go to page"), keys({FixedKey::GoToPage})},
        {tr("Next issue, previous issue"), keys({FixedKey::NextIssue, FixedKey::PreviousIssue})},
        {tr("Next area, previous area"), keys({FixedKey::NextArea, FixedKey::PreviousArea})},
        {tr("Rename in the list of placed fields"), keys({FixedKey::Rename})},
        {tr("Move up or down in the list of placed fields"), withNativeShortcuts(tr("Alt+Up, Alt+Down"))}};
    QTreeWidgetItem& section = *addSection(tr("On the pages"));
    for (const auto& [words, how] : gestures)
        addRow(section, words, how);
}

QTreeWidgetItem* ShortcutDialog::addSection(const QString& title)
{
    auto* section = new QTreeWidgetItem(m_tree, {title});
    section->setFont(0, sectionFont());
    section->setFlags(Qt::ItemIsEnabled);
    section->setFirstColumnSpanned(true);
    return section;
}

QTreeWidgetItem* ShortcutDialog::addRow(QTreeWidgetItem& section, const QString& words, const QString& keys)
{
    auto* row = new QTreeWidgetItem(&section, {words});
    showKeys(*row, keys);
    return row;
}

void ShortcutDialog::addActions(const QString& title, const QList<QAction*>& actions)
{
    QTreeWidgetItem& section = *addSection(title);
    for (const bool hasKeys : {true, false})
        for (QAction* action : actions) {
            if (action->shortcut().isEmpty() == hasKeys) continue;
            if (!hasKeys && !UserShortcuts::isChangeable(*action)) continue;
            m_actions.insert(addRow(section, withoutMnemonic(action->text()), keysText(*action)), action);
        }
}

QAction* ShortcutDialog::current() const
{
    return m_actions.value(m_tree->currentItem());
}

void ShortcutDialog::showCurrent()
{
    const QAction* action = current();
    const bool isChangeable = action && UserShortcuts::isChangeable(*action);
    m_keys->setEnabled(isChangeable);
    m_keys->setText(isChangeable ? keysText(*action) : QString());
    m_keys->setPlaceholderText(!m_tree->currentItem() ? tr("Select a command to change its shortcut")
                               : isChangeable         ? tr("Press the new shortcut")
                                                      : tr("This shortcut can't be changed"));
    m_keys->setAccessibleName(action ? tr("Shortcut of “%1”").arg(withoutMnemonic(action->text()))
                                     : m_label->text());
    m_keys->setAccessibleDescription(m_keys->placeholderText());
    m_remove->setEnabled(isChangeable && !action->shortcut().isEmpty());
    m_default->setEnabled(isChangeable && m_shortcuts.isChanged(*action));
    m_resetAll->setEnabled(m_shortcuts.hasChanges());
    m_fault->clear();
    m_fault->hide();
}

void ShortcutDialog::choose(const QKeySequence& keys)
{
    const QAction* action = current();
    if (!action) return;
    const QString fault = m_shortcuts.validationError(*action, keys);
    if (fault.isEmpty()) return m_shortcuts.setShortcut(*action, keys);
    m_fault->setText(fault);
    m_fault->show();
    m_keys->setAccessibleDescription(fault);
}

void ShortcutDialog::resetCurrent()
{
    // Another action may have the default by now.
    if (const QAction* action = current()) choose(m_shortcuts.defaultFor(*action));
}

void ShortcutDialog::refresh()
{
    for (auto row = m_actions.cbegin(); row != m_actions.cend(); ++row)
        showKeys(*row.key(), keysText(**row));
    showCurrent();
}

void ShortcutDialog::filter(const QString& words)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* section = m_tree->topLevelItem(i);
        bool isAnyShown = false;
        for (int row = 0; row < section->childCount(); ++row) {
            QTreeWidgetItem* item = section->child(row);
            const bool fits = item->text(0).contains(words.trimmed(), Qt::CaseInsensitive) ||
                              item->text(1).contains(words.trimmed(), Qt::CaseInsensitive);
            item->setHidden(!fits);
            isAnyShown = isAnyShown || fits;
        }
        section->setHidden(!isAnyShown);
    }
}

} // namespace ink::ui

#include "moc_shortcutdialog.cpp"
