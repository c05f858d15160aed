#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QTreeWidget;

namespace ink::ui {

/** All shortcuts and pointer gestures by action, with a search. */
class ShortcutSheet final : public QDialog
{
    Q_OBJECT
public:
    /** Actions without a shortcut are omitted. `editor` = the editor's actions. */
    ShortcutSheet(const QList<QAction*>& general, const QList<QAction*>& editor, QWidget* parent);

private:
    void addSection(const QString& title, const QList<std::pair<QString, QString>>& rows);
    void filter(const QString& words);

    QLineEdit* m_filter;
    QTreeWidget* m_tree;
};

} // namespace ink::ui
