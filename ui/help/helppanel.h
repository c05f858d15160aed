#pragma once

#include <QDialog>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ink::ui {

class HelpView;

/** Help next to the page, in the window. */
class HelpPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit HelpPanel(QWidget* parent = nullptr);
    [[nodiscard]] HelpView& view() { return *m_view; }

Q_SIGNALS:
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QLabel* m_title;
    QToolButton* m_close;
    HelpView* m_view;
};

/** Help next to a modal dialog, which blocks the panel in the window. */
class HelpDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit HelpDialog(QWidget* parent);
    [[nodiscard]] HelpView& view() { return *m_view; }

private:
    HelpView* m_view;
};

/** Opens help next to a dialog when F1 is pressed there; the window's pages use an action. */
class HelpKeyFilter final : public QObject
{
    Q_OBJECT
public:
    explicit HelpKeyFilter(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ink::ui
