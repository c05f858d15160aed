#include "ui/shell/shortcutsheet.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/shortcutwords.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

using Rows = QList<std::pair<QString, QString>>;

QString keysText(const QKeySequence& keys)
{
    return keys.toString(QKeySequence::NativeText);
}

Rows rowsOf(const QList<QAction*>& actions)
{
    Rows rows;
    for (const QAction* action : actions) {
        if (action->shortcut().isEmpty()) continue;
        QStringList keys;
        for (const QKeySequence& each : action->shortcuts())
            keys.append(keysText(each));
        QString words = action->text();
        rows.append({words.remove(QLatin1Char('&')), keys.join(QStringLiteral(", "))});
    }
    return rows;
}

} // namespace

ShortcutSheet::ShortcutSheet(const QList<QAction*>& general, const QList<QAction*>& editor, QWidget* parent)
    : QDialog(parent), m_filter(new QLineEdit(this)), m_tree(new QTreeWidget(this))
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
    const auto ctrl = [](int key) { return keysText(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key))); };
    const QString click = tr("%1+click");
    const QString drag = tr("%1+drag");
    const QString wheel = tr("%1+wheel");
    const QString shift = tr("Shift");
    const QString control = withNativeShortcuts(tr("Ctrl"));
    addSection(
        tr("On the pages"),
        {{tr("Pan"), tr("Space+drag, middle button")},
         {tr("Zoom"), wheel.arg(control)},
         {tr("Scroll sideways"), wheel.arg(shift)},
         {tr("Add to the selection"), click.arg(shift)},
         {tr("Copy by dragging"), drag.arg(control) + QStringLiteral(", ") + drag.arg(tr("Alt"))},
         {tr("Move in a straight line, keep proportions"), drag.arg(shift)},
         {tr("Move by a point, by ten"), tr("Arrow keys, Shift+arrow keys")},
         {tr("Resize by a point"), withNativeShortcuts(tr("Ctrl+arrow keys"))},
         {tr("Next tag, previous tag"), tr("Tab, Shift+Tab")},
         {tr("Assign to a recipient"), withNativeShortcuts(tr("Alt+1 to Alt+9"))},
         {tr("Cancel, clear the selection"), tr("Esc")},
         {tr("Go to page"), ctrl(Qt::Key_G)},
         {tr("Next issue, previous issue"), keysText(QKeySequence(Qt::Key_F4)) + QStringLiteral(", ") +
                                                keysText(QKeySequence(Qt::SHIFT | Qt::Key_F4))},
         {tr("Next area, previous area"), keysText(QKeySequence(Qt::Key_F6)) + QStringLiteral(", ") +
                                              keysText(QKeySequence(Qt::SHIFT | Qt::Key_F6))},
         {tr("Rename in the list of placed tags"), keysText(QKeySequence(Qt::Key_F2))},
         {tr("Earlier or later in the list of placed tags"), withNativeShortcuts(tr("Alt+Up, Alt+Down"))}});
    addSection(tr("Editor"), rowsOf(editor));
    addSection(tr("General"), rowsOf(general));
    m_tree->expandAll();
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    column->addWidget(buttons);
    resize(560, 620);
    m_filter->setFocus();
}

void ShortcutSheet::addSection(const QString& title, const Rows& rows)
{
    if (rows.isEmpty()) return;
    auto* section = new QTreeWidgetItem(m_tree, {title});
    section->setFont(0, sectionFont());
    section->setFlags(Qt::ItemIsEnabled);
    section->setFirstColumnSpanned(true);
    for (const auto& [words, keys] : rows) {
        auto* row = new QTreeWidgetItem(section, {words, keys});
        row->setData(0, Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(words, keys));
    }
}

void ShortcutSheet::filter(const QString& words)
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
