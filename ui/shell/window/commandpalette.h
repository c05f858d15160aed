#pragma once

#include <QFrame>
#include <QList>

#include <functional>
#include <optional>

class QAction;
class QLineEdit;
class QListWidget;

namespace ink::ui {

class ActionRegistry;

/** Scores `wanted` as a subsequence of `text`: higher is better; nothing when it doesn't match. */
[[nodiscard]] std::optional<int> fuzzyScore(const QString& wanted, const QString& text);

/** Finds any action by a few letters of its name and runs it (Ctrl+K). */
class CommandPalette final : public QFrame
{
    Q_OBJECT
public:
    CommandPalette(const ActionRegistry& actions, QWidget* parent);
    /** Sets a function that returns the current page's actions, to be offered in addition to the window's. */
    void setPageActionsSource(std::function<QList<QAction*>()> more) { m_pageActions = std::move(more); }
    void popUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fill();
    void run();
    void place();

    const ActionRegistry& m_actions;
    std::function<QList<QAction*>()> m_pageActions;
    QLineEdit* m_input;
    QListWidget* m_list;
};

} // namespace ink::ui
