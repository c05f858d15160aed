#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QList>
#include <QRectF>

namespace ink::ui {

/** A part of the crop area that can be dragged, and moved with the arrow keys: a corner, or the whole
 * area. */
class CropHandle final : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Part { Area, TopLeft, TopRight, BottomLeft, BottomRight };

    CropHandle(Part part, QWidget* parent);
    [[nodiscard]] Part part() const { return m_part; }

Q_SIGNALS:
    /** Emitted when the handle is dragged, with the distance in pixels. */
    void dragged(QPointF by);
    /** Emitted when an arrow key is pressed; `by` is its direction. */
    void stepped(QPoint by, bool isLarge);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Part m_part;
    QPointF m_last; ///< last screen position of the drag
};

/** A picture of a signature that can be rotated, cropped with handles, and separated from its paper. */
class PictureCropper final : public QWidget
{
    Q_OBJECT
public:
    explicit PictureCropper(QWidget* parent = nullptr);

    /** Sets the picture, removes its paper unless it is transparent already, and crops it to its ink. */
    void setPicture(const QImage& picture);
    [[nodiscard]] bool hasPicture() const { return !m_source.isNull(); }
    /** Rotates the picture by 90 degrees clockwise. */
    void rotate();
    void setPaperRemoved(bool removed);
    [[nodiscard]] bool isPaperRemoved() const { return m_isPaperRemoved; }
    /** Returns whether nothing is left of the picture without its paper. */
    [[nodiscard]] bool lacksInk() const { return hasPicture() && m_isPaperRemoved && m_inked.isNull(); }
    /** The content of the crop area; null without a picture or ink. */
    [[nodiscard]] QImage result() const;
    /** The crop area, in fractions of the picture's width and height. */
    [[nodiscard]] const QRectF& crop() const { return m_crop; }
    [[nodiscard]] QSize sizeHint() const override { return {520, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 150}; }

Q_SIGNALS:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void setSource(const QImage& picture);
    void layOutHandles();
    void moveHandle(CropHandle::Part part, QPointF by);
    [[nodiscard]] const QImage& displayedPicture() const;
    /** The picture's rectangle in the widget. */
    [[nodiscard]] QRectF pictureRect() const;
    [[nodiscard]] QRectF cropRect() const;

    QImage m_source;
    QImage m_inked; ///< the source without its paper; null if it has no ink
    QRectF m_crop{0, 0, 1, 1};
    bool m_isPaperRemoved = true;
    QList<CropHandle*> m_handles;
};

} // namespace ink::ui
