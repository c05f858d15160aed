#pragma once

#include <QWidget>

namespace ink::ui {

/** Covers the window while PDF files are dragged over it, and states what a drop does. */
class DropOverlay final : public QWidget
{
    Q_OBJECT
public:
    explicit DropOverlay(QWidget* parent);
    void coverParent(); ///< shows the overlay over the whole parent
    /** Also covers the window while files are dragged over this page, where they become templates. */
    void watch(QWidget& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isForTemplates = false;
};

} // namespace ink::ui
