#pragma once

#include <QStringList>
#include <QWidget>

namespace ink::ui {

/** Shows the steps of a task, with the completed ones and the current one marked. With little room, only
 * the current step has a label. */
class StepIndicator final : public QWidget
{
    Q_OBJECT
public:
    explicit StepIndicator(QWidget* parent = nullptr);
    void setSteps(const QStringList& steps);
    void setCurrent(int step);
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int widthOf(bool isShort) const;

    QStringList m_steps;
    int m_current = 0;
};

} // namespace ink::ui
