#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

/** The shortcuts that the user has changed, by the action's name; stored in the settings. */
class UserShortcuts final : public QObject
{
    Q_OBJECT
public:
    explicit UserShortcuts(settings::Settings& settings, QObject* parent = nullptr);

    /** Adds actions, whose current shortcuts are the defaults. Actions of the same name share a shortcut:
     * those of several editors. */
    void add(const QList<QAction*>& actions);

    /** Returns false for actions that only display keys handled by a widget, such as Copy. */
    [[nodiscard]] static bool isChangeable(const QAction& action);
    [[nodiscard]] bool isChanged(const QAction& action) const;
    [[nodiscard]] bool hasChanges() const { return !m_chosen.isEmpty(); }
    /** Returns why the action can't have this shortcut; empty if it can. */
    [[nodiscard]] QString validationError(const QAction& action, const QKeySequence& keys) const;

    void setShortcut(const QAction& action, const QKeySequence& keys); ///< empty: no shortcut
    void resetAll();
    [[nodiscard]] QKeySequence defaultFor(const QAction& action) const;

Q_SIGNALS:
    void changed();

private:
    struct Entry
    {
        QAction* action;
        QList<QKeySequence> defaults;
    };
    void apply();
    void save();

    settings::Settings& m_settings;
    QList<Entry> m_entries;
    QHash<QString, QKeySequence> m_chosen; ///< by the action's name
};

} // namespace ink::ui
