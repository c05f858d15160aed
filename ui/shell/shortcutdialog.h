#pragma once

#include <QDialog>
#include <QHash>
#include <QList>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ink::ui {

class ShortcutField;
class ToneLabel;
class UserShortcuts;

/** All shortcuts and pointer gestures by action, with a search; shortcuts can be changed. */
class ShortcutDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `editor` has the editor's actions, `general` all others. */
    ShortcutDialog(UserShortcuts& shortcuts, const QList<QAction*>& general, const QList<QAction*>& editor,
                   QWidget* parent);

private:
    void layOut();
    void addGestures();
    QTreeWidgetItem* addSection(const QString& title);
    QTreeWidgetItem* addRow(QTreeWidgetItem& section, const QString& words, const QString& keys);
    /** Adds a section with these actions. Omits actions that have no shortcut and can't be given one. */
    void addActions(const QString& title, const QList<QAction*>& actions);
    void filter(const QString& words);
    [[nodiscard]] QAction* current() const;
    void showCurrent();
    void choose(const QKeySequence& keys);
    void resetCurrent();
    void refresh();

    UserShortcuts& m_shortcuts;
    QLineEdit* m_filter;
    QTreeWidget* m_tree;
    QLabel* m_label;
    ShortcutField* m_keys;
    QPushButton* m_remove;
    QPushButton* m_default;
    QPushButton* m_resetAll;
    ToneLabel* m_fault;
    QHash<QTreeWidgetItem*, QAction*> m_actions;
};

} // namespace ink::ui
