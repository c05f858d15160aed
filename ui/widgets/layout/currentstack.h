#pragma once

#include <QStackedWidget>

namespace ink::ui {

/**
 * A stack with the size of its current page instead of its largest page. Hidden pages need no space, and
 * their texts need not be measured. The stack may shrink to the minimum height of the current page at its
 * width.
 */
class CurrentStack : public QStackedWidget
{
    Q_OBJECT
public:
    explicit CurrentStack(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /** Returns false, so that layouts and scroll areas may give the stack less than its preferred height. */
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    /** The minimum height of the current page; -1 if that doesn't depend on the width. */
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace ink::ui
