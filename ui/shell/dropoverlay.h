#pragma once

#include <QWidget>

namespace ink::ui {

/** Shown over the window while PDF files are dragged over it: says what a drop will do. */
class DropOverlay final : public QWidget
{
    Q_OBJECT
public:
    explicit DropOverlay(QWidget* parent);
    void cover(); ///< over the whole parent

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ink::ui
