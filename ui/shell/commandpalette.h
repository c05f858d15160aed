#pragma once

#include <QFrame>

#include <optional>

class QAction;
class QLineEdit;
class QListWidget;

namespace ink::ui {

class ActionRegistry;

/** How well `wanted` fits into `text` as a subsequence: higher is better; nothing when it does not. */
[[nodiscard]] std::optional<int> fuzzyScore(const QString& wanted, const QString& text);

/** Ctrl+K: type a few letters of any action and run it. */
class CommandPalette final : public QFrame
{
    Q_OBJECT
public:
    CommandPalette(const ActionRegistry& actions, QWidget* parent);
    void popUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fill();
    void run();
    void place();

    const ActionRegistry& m_actions;
    QLineEdit* m_input;
    QListWidget* m_list;
};

} // namespace ink::ui
