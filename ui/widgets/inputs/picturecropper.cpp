#include "ui/widgets/inputs/picturecropper.h"

#include "ui/widgets/inputs/signatureimages.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTransform>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int maxWorkedSide = 1400; // px; larger pictures are scaled down
constexpr qreal minCropSide = 0.04; // fraction of a side: the crop area is never smaller
constexpr int handleSize = 28;      // px, for fingers; the dot in it is smaller
constexpr int dotSize = 12;
constexpr qreal smallStep = 0.01; // fraction of a side, for an arrow key
constexpr qreal largeStep = 0.05; // fraction of a side, for an arrow key with Shift
constexpr int cropMargin = handleSize / 2;

using Part = CropHandle::Part;

bool isMostlyClear(const QImage& picture)
{
    if (!picture.hasAlphaChannel()) return false;
    const QImage image = picture.convertToFormat(QImage::Format_ARGB32);
    qint64 clear = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        clear += std::count_if(line, line + image.width(), [](QRgb pixel) { return qAlpha(pixel) < 128; });
    }
    return clear * 10 > static_cast<qint64>(image.width()) * image.height();
}

} // namespace

CropHandle::CropHandle(Part part, QWidget* parent) : QAbstractButton(parent), m_part(part)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(part == Part::Area                                   ? Qt::SizeAllCursor
              : part == Part::TopLeft || part == Part::BottomRight ? Qt::SizeFDiagCursor
                                                                   : Qt::SizeBDiagCursor);
}

void CropHandle::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    m_last = event->globalPosition();
    setDown(true);
}

void CropHandle::mouseMoveEvent(QMouseEvent* event)
{
    if (!isDown()) return;
    const QPointF by = event->globalPosition() - m_last;
    m_last = event->globalPosition();
    Q_EMIT dragged(by);
}

void CropHandle::mouseReleaseEvent(QMouseEvent*)
{
    setDown(false);
}

void CropHandle::keyPressEvent(QKeyEvent* event)
{
    QPoint by;
    switch (event->key()) {
    case Qt::Key_Left:
        by = {-1, 0};
        break;
    case Qt::Key_Right:
        by = {1, 0};
        break;
    case Qt::Key_Up:
        by = {0, -1};
        break;
    case Qt::Key_Down:
        by = {0, 1};
        break;
    default:
        return QAbstractButton::keyPressEvent(event);
    }
    Q_EMIT stepped(by, event->modifiers().testFlag(Qt::ShiftModifier));
}

void CropHandle::paintEvent(QPaintEvent*)
{
    const Tokens& t = lightTokens(); // on white paper, whatever the theme
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_part == Part::Area) {
        if (!hasFocus()) return;
        painter.setPen(QPen(t.accent, 2, Qt::DashLine));
        painter.drawRect(rect().adjusted(4, 4, -5, -5));
        return;
    }
    const qreal size = hasFocus() ? dotSize + 6 : dotSize;
    const QRectF dot(QRectF(rect()).center() - QPointF(size / 2, size / 2), QSizeF(size, size));
    painter.setPen(QPen(Qt::white, 2));
    painter.setBrush(t.accent);
    painter.drawEllipse(dot);
    if (!hasFocus()) return;
    painter.setPen(QPen(t.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(dot.adjusted(-3, -3, 3, 3));
}

PictureCropper::PictureCropper(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("signatureCropper"));
    setLayoutDirection(Qt::LeftToRight); // a picture is not mirrored
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    const QList<std::pair<Part, const char*>> parts{{Part::Area, "signatureCropMove"},
                                                    {Part::TopLeft, "signatureCropTopLeft"},
                                                    {Part::TopRight, "signatureCropTopRight"},
                                                    {Part::BottomLeft, "signatureCropBottomLeft"},
                                                    {Part::BottomRight, "signatureCropBottomRight"}};
    for (const auto& [part, name] : parts) {
        auto* handle = new CropHandle(part, this);
        handle->setObjectName(QString::fromLatin1(name));
        connect(handle, &CropHandle::dragged, this, [this, part = part](QPointF by) {
            const QRectF place = pictureRect();
            if (!place.isEmpty()) moveHandle(part, {by.x() / place.width(), by.y() / place.height()});
        });
        connect(handle, &CropHandle::stepped, this, [this, part = part](QPoint by, bool isLarge) {
            moveHandle(part, QPointF(by) * (isLarge ? largeStep : smallStep));
        });
        m_handles.append(handle);
    }
    retranslate();
    layOutHandles();
    onLanguageChange(this, [this] { retranslate(); });
}

void PictureCropper::retranslate()
{
    setAccessibleName(tr("Crop area"));
    const QStringList names{tr("Move the crop area"), tr("Top left corner"), tr("Top right corner"),
                            tr("Bottom left corner"), tr("Bottom right corner")};
    Q_ASSERT(m_handles.size() == names.size());
    for (qsizetype i = 0; i < m_handles.size(); ++i) {
        m_handles.at(i)->setAccessibleName(names.at(i));
        m_handles.at(i)->setAccessibleDescription(tr("Drag, or press the arrow keys."));
    }
}

void PictureCropper::setPicture(const QImage& picture)
{
    m_isPaperRemoved = !isMostlyClear(picture);
    setSource(
        std::max(picture.width(), picture.height()) > maxWorkedSide
            ? picture.scaled(maxWorkedSide, maxWorkedSide, Qt::KeepAspectRatio, Qt::SmoothTransformation)
            : picture);
}

void PictureCropper::rotate()
{
    if (hasPicture()) setSource(m_source.transformed(QTransform().rotate(90)));
}

void PictureCropper::setPaperRemoved(bool removed)
{
    if (std::exchange(m_isPaperRemoved, removed) == removed) return;
    update();
    Q_EMIT changed();
}

void PictureCropper::setSource(const QImage& picture)
{
    m_source = picture.isNull() ? picture : picture.convertToFormat(QImage::Format_ARGB32);
    m_inked = withoutPaper(m_source);
    m_crop = {0, 0, 1, 1};
    if (!m_inked.isNull()) {
        const QRectF area = QRectF(inkArea(m_inked)).intersected(m_inked.rect());
        m_crop = {area.left() / m_inked.width(), area.top() / m_inked.height(),
                  std::max(minCropSide, area.width() / m_inked.width()),
                  std::max(minCropSide, area.height() / m_inked.height())};
        m_crop.moveRight(std::min(1.0, m_crop.right()));
        m_crop.moveBottom(std::min(1.0, m_crop.bottom()));
    }
    layOutHandles();
    update();
    Q_EMIT changed();
}

const QImage& PictureCropper::displayedPicture() const
{
    return m_isPaperRemoved && !m_inked.isNull() ? m_inked : m_source;
}

QImage PictureCropper::result() const
{
    if (!hasPicture() || lacksInk()) return {};
    const QSize size = m_source.size();
    const QRect area = QRectF(m_crop.left() * size.width(), m_crop.top() * size.height(),
                              m_crop.width() * size.width(), m_crop.height() * size.height())
                           .toAlignedRect()
                           .intersected(m_source.rect());
    return cropSignature(displayedPicture(), area);
}

void PictureCropper::moveHandle(Part part, QPointF by)
{
    if (!hasPicture()) return;
    const QRectF before = m_crop;
    if (part == Part::Area) {
        m_crop.translate(std::clamp(by.x(), -m_crop.left(), 1 - m_crop.right()),
                         std::clamp(by.y(), -m_crop.top(), 1 - m_crop.bottom()));
    } else {
        if (part == Part::TopLeft || part == Part::BottomLeft)
            m_crop.setLeft(std::clamp(m_crop.left() + by.x(), 0.0, m_crop.right() - minCropSide));
        else
            m_crop.setRight(std::clamp(m_crop.right() + by.x(), m_crop.left() + minCropSide, 1.0));
        if (part == Part::TopLeft || part == Part::TopRight)
            m_crop.setTop(std::clamp(m_crop.top() + by.y(), 0.0, m_crop.bottom() - minCropSide));
        else
            m_crop.setBottom(std::clamp(m_crop.bottom() + by.y(), m_crop.top() + minCropSide, 1.0));
    }
    if (m_crop == before) return;
    Q_ASSERT(m_crop.isValid() && hasPicture());
    layOutHandles();
    update();
    Q_EMIT changed();
}

QRectF PictureCropper::pictureRect() const
{
    if (!hasPicture()) return {};
    const QSizeF room = QSizeF(size()) - QSizeF(2 * cropMargin, 2 * cropMargin);
    const QSizeF fitted = QSizeF(m_source.size()).scaled(room, Qt::KeepAspectRatio);
    return {QPointF((width() - fitted.width()) / 2, (height() - fitted.height()) / 2), fitted};
}

QRectF PictureCropper::cropRect() const
{
    const QRectF place = pictureRect();
    return {place.left() + m_crop.left() * place.width(), place.top() + m_crop.top() * place.height(),
            m_crop.width() * place.width(), m_crop.height() * place.height()};
}

// Index(layOutHandles): Signature picture in the window: crop, rotation, paper
void PictureCropper::layOutHandles()
{
    const QRectF area = cropRect();
    for (CropHandle* handle : std::as_const(m_handles)) {
        handle->setVisible(hasPicture());
        if (handle->part() == Part::Area) {
            handle->setGeometry(area.toAlignedRect());
            continue;
        }
        const bool isLeft = handle->part() == Part::TopLeft || handle->part() == Part::BottomLeft;
        const bool isTop = handle->part() == Part::TopLeft || handle->part() == Part::TopRight;
        const QPointF corner(isLeft ? area.left() : area.right(), isTop ? area.top() : area.bottom());
        handle->setGeometry(
            QRect((corner - QPointF(cropMargin, cropMargin)).toPoint(), QSize(handleSize, handleSize)));
    }
}

void PictureCropper::resizeEvent(QResizeEvent*)
{
    layOutHandles();
}

void PictureCropper::paintEvent(QPaintEvent*)
{
    if (!hasPicture()) return;
    const Tokens& t = lightTokens(); // on white paper, whatever the theme
    const QRectF place = pictureRect();
    const QRectF area = cropRect();
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(place, Qt::white);
    painter.drawImage(place, displayedPicture());
    const QColor shade(16, 19, 26, 115);
    painter.fillRect(QRectF(place.topLeft(), QPointF(place.right(), area.top())), shade);
    painter.fillRect(QRectF(QPointF(place.left(), area.bottom()), place.bottomRight()), shade);
    painter.fillRect(QRectF(QPointF(place.left(), area.top()), QPointF(area.left(), area.bottom())), shade);
    painter.fillRect(QRectF(QPointF(area.right(), area.top()), QPointF(place.right(), area.bottom())), shade);
    painter.setPen(QPen(t.accent, 2));
    painter.drawRect(area);
}

} // namespace ink::ui

#include "moc_picturecropper.cpp"
