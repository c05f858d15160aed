#pragma once

#include "ui/widgets/style/theme.h"

#include <QScrollArea>

namespace ink::ui {

/** A scroll area for dialog content that may be taller than the screen. It is as tall as the content if there
 * is room, and scrolls otherwise. The dialog's buttons stay outside. It has no frame and never scrolls
 * horizontally. */
class ContentScroll final : public QScrollArea
{
    Q_OBJECT
public:
    /** The margin that the content needs at its end, so that the scroll bar doesn't touch its fields. The
     * dialog's own margin there is smaller by the same amount. */
    static constexpr int barGap = space::s;

    explicit ContentScroll(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ink::ui
