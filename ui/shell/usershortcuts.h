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

    /** The actions outlive this object. Their current shortcuts are the defaults. */
    void add(const QList<QAction*>& actions);

    /** False for keys that a widget handles itself, such as Copy: there the action only shows them. */
    [[nodiscard]] static bool isChangeable(const QAction& action);
    [[nodiscard]] bool isChanged(const QAction& action) const;
    [[nodiscard]] bool isAnyChanged() const { return !m_chosen.isEmpty(); }
    /** Returns why the action can't have this shortcut; empty if it can. */
    [[nodiscard]] QString fault(const QAction& action, const QKeySequence& keys) const;

    void set(const QAction& action, const QKeySequence& keys); ///< empty: no shortcut
    void resetAll();
    [[nodiscard]] QKeySequence defaultFor(const QAction& action) const;

Q_SIGNALS:
    void changed();

private:
    struct Known
    {
        QAction* action;
        QList<QKeySequence> defaults;
    };
    void apply();
    void save();

    settings::Settings& m_settings;
    QList<Known> m_known;
    QHash<QString, QKeySequence> m_chosen; ///< by the action's name
};

} // namespace ink::ui
