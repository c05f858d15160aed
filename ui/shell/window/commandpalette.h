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

/** Ctrl+K: type a few letters of any action and run it. */
class CommandPalette final : public QFrame
{
    Q_OBJECT
public:
    CommandPalette(const ActionRegistry& actions, QWidget* parent);
    /** Sets the source of the current page's actions, which are offered besides the window's. */
    void setMore(std::function<QList<QAction*>()> more) { m_more = std::move(more); }
    void popUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fill();
    void run();
    void place();

    const ActionRegistry& m_actions;
    std::function<QList<QAction*>()> m_more;
    QLineEdit* m_input;
    QListWidget* m_list;
};

} // namespace ink::ui
