#include "ui/shell/usershortcuts.h"

#include "app/settings/settings.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/inputs/shortcutwords.h"

#include <QAction>

#include <algorithm>

namespace ink::ui {

namespace {

const settings::Option<QStringList> chosenShortcuts{QStringLiteral("app/shortcuts"), {}}; ///< `name=keys`

bool isFunctionKey(int key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

} // namespace

UserShortcuts::UserShortcuts(settings::Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings)
{
    const QStringList kept = settings.value(chosenShortcuts);
    for (const QString& each : kept) {
        const qsizetype end = each.indexOf(QLatin1Char('='));
        if (end > 0)
            m_chosen.insert(each.left(end),
                            QKeySequence::fromString(each.mid(end + 1), QKeySequence::PortableText));
    }
}

void UserShortcuts::add(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        m_entries.append({action, action->shortcuts()});
        connect(action, &QObject::destroyed, this, [this](QObject* gone) {
            m_entries.removeIf([gone](const Entry& each) { return each.action == gone; });
        });
    }
    apply();
}

bool UserShortcuts::isChangeable(const QAction& action)
{
    return action.shortcutContext() != Qt::WidgetShortcut;
}

bool UserShortcuts::isChanged(const QAction& action) const
{
    return m_chosen.contains(action.objectName());
}

QKeySequence UserShortcuts::defaultFor(const QAction& action) const
{
    const auto known = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&action](const Entry& each) { return each.action == &action; });
    return known == m_entries.end() ? QKeySequence() : known->defaults.value(0);
}

QString UserShortcuts::validationError(const QAction& action, const QKeySequence& keys) const
{
    if (keys.isEmpty()) return {};
    const QKeyCombination combination = keys[0];
    const bool isCommand = (combination.keyboardModifiers() & (Qt::ControlModifier | Qt::MetaModifier)) != 0;
    if (!isCommand && !isFunctionKey(combination.key()))
        return withNativeShortcuts(tr("Use a shortcut with Ctrl, or a function key."));
    const QString words = keys.toString(QKeySequence::NativeText);
    for (const Entry& other : m_entries)
        if (other.action->objectName() != action.objectName() && other.action->shortcuts().contains(keys))
            return tr("“%1” is already assigned to “%2”.").arg(words, withoutMnemonic(other.action->text()));
    if (keys != defaultFor(action) && isFixedKey(combination))
        return tr("“%1” is reserved and can't be assigned.").arg(words);
    return {};
}

void UserShortcuts::setShortcut(const QAction& action, const QKeySequence& keys)
{
    if (keys == defaultFor(action))
        m_chosen.remove(action.objectName());
    else
        m_chosen.insert(action.objectName(), keys);
    save();
}

void UserShortcuts::resetAll()
{
    m_chosen.clear();
    save();
}

void UserShortcuts::apply()
{
    for (const Entry& known : std::as_const(m_entries)) {
        if (!isChangeable(*known.action)) continue;
        const auto chosen = m_chosen.constFind(known.action->objectName());
        QList<QKeySequence> keys = known.defaults;
        if (chosen != m_chosen.constEnd())
            keys = chosen->isEmpty() ? QList<QKeySequence>() : QList{*chosen};
        else // the user may have chosen a new version's default for another action
            keys.removeIf([this](const QKeySequence& each) {
                return std::find(m_chosen.cbegin(), m_chosen.cend(), each) != m_chosen.cend();
            });
        if (known.action->shortcuts() != keys) known.action->setShortcuts(keys);
    }
}

void UserShortcuts::save()
{
    QStringList kept;
    for (auto each = m_chosen.cbegin(); each != m_chosen.cend(); ++each)
        kept.append(each.key() + QLatin1Char('=') + each->toString(QKeySequence::PortableText));
    kept.sort();
    m_settings.set(chosenShortcuts, kept);
    apply();
    Q_EMIT changed();
}

} // namespace ink::ui

#include "moc_usershortcuts.cpp"
