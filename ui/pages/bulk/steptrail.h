#pragma once

#include <QStringList>
#include <QWidget>

namespace ink::ui {

/** The progress in a task of a few steps: completed, current and next ones. With little room, only the
 * current one has its name. */
class StepTrail final : public QWidget
{
    Q_OBJECT
public:
    explicit StepTrail(QWidget* parent = nullptr);
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
