#pragma once

#include <QWidget>

namespace ink::ui {

/** Covers the window while PDF files are dragged over it, and states what a drop does. */
class DropOverlay final : public QWidget
{
    Q_OBJECT
public:
    explicit DropOverlay(QWidget* parent);
    void cover(); ///< covers the whole parent

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ink::ui
