#pragma once

#include <QStringList>
#include <QWidget>

namespace ink::ui {

/** The progress in a task of a few steps: completed, current and next ones. */
class StepTrail final : public QWidget
{
    Q_OBJECT
public:
    explicit StepTrail(QWidget* parent = nullptr);
    void setSteps(const QStringList& steps);
    void setCurrent(int step);
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_steps;
    int m_current = 0;
};

} // namespace ink::ui
