#include "ui/shell/window/actionregistry.h"

#include "ui/widgets/inputs/shortcutwords.h"

namespace ink::ui {

QAction* ActionRegistry::add(const QString& id, std::optional<Icon> sign,
                             const QList<QKeySequence>& shortcuts, TextFunction words, TextFunction tip)
{
    Q_ASSERT(!action(id));
    auto* made = new QAction(this);
    made->setObjectName(id);
    made->setMenuRole(QAction::NoRole); // otherwise macOS moves menu entries by their text
    made->setShortcuts(shortcuts);
    if (sign) made->setIcon(icon(*sign));
    m_entries.append({made, std::move(words), std::move(tip)});
    retranslate();
    return made;
}

QAction* ActionRegistry::action(const QString& id) const
{
    for (const Entry& entry : m_entries)
        if (entry.action->objectName() == id) return entry.action;
    return nullptr;
}

QList<QAction*> ActionRegistry::actions() const
{
    QList<QAction*> actions;
    for (const Entry& entry : m_entries)
        actions.append(entry.action);
    return actions;
}

void ActionRegistry::retranslate()
{
    for (const Entry& entry : std::as_const(m_entries)) {
        entry.action->setText(entry.text());
        const QString plain = withoutMnemonic(entry.text());
        const QString keys = entry.action->shortcut().toString(QKeySequence::NativeText);
        const QString tip = entry.tip ? entry.tip() : plain;
        entry.action->setToolTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys));
    }
}

} // namespace ink::ui

#include "moc_actionregistry.cpp"
