#pragma once

#include "ui/widgets/style/icons.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ink::ui {

/** A sentence and an action for an empty list; optionally a second, less prominent action. */
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(Icon sign, QWidget* parent = nullptr);
    void setIcon(Icon sign);
    void setText(const QString& sentence);
    void setAction(const QString& action);       ///< empty = none
    void setSecondAction(const QString& action); ///< empty = none
    /** Fills the action's button: for pages that have no other main action while they are empty. */
    void setMainAction();
    /** Paints the background and the edge of a list. */
    void setFramed(bool sheet) { m_isFramed = sheet; }

Q_SIGNALS:
    void actionTriggered();
    void secondActionTriggered();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void repaintSign();
    bool m_isFramed = false;
    Icon m_which;
    QLabel* m_sign;
    QLabel* m_sentence;
    QPushButton* m_action;
    QPushButton* m_second;
};

/** A rotating arc; static when the system asks for reduced motion. */
class Spinner final : public QWidget
{
    Q_OBJECT
public:
    explicit Spinner(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {20, 20}; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int m_timer = 0;
    int m_angle = 0;
};

} // namespace ink::ui
