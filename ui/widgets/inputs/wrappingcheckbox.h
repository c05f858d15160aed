#pragma once

#include <QCheckBox>

namespace ink::ui {

/** A check box whose label wraps when it is longer than its line. */
class WrappingCheckBox final : public QCheckBox
{
    Q_OBJECT
public:
    explicit WrappingCheckBox(QWidget* parent = nullptr);
    explicit WrappingCheckBox(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& at) const override;

private:
    /** The width of the box and the space to its label. */
    [[nodiscard]] int labelIndent() const;
    [[nodiscard]] int labelHeight(int width) const;
    /** The label's rectangle in a check box of this width. */
    [[nodiscard]] QRect labelRect(int width) const;
};

} // namespace ink::ui
