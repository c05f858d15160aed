#pragma once

#include <QStackedWidget>

namespace ink::ui {

/**
 * A stack with the size of its current page instead of its largest: hidden pages don't need space, nor do
 * their texts have to be measured. It may shrink to the minimum height that the current page needs at its
 * width.
 */
class CurrentStack : public QStackedWidget
{
    Q_OBJECT
public:
    explicit CurrentStack(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /** Its height doesn't follow from its width, so that layouts and scroll areas may give it less than the
     * preferred height. */
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    /** The minimum height of the current page; -1 if that doesn't depend on the width. */
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace ink::ui
