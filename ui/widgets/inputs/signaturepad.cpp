#include "ui/widgets/inputs/signaturepad.h"

#include "ui/models/isolated.h"
#include "ui/widgets/inputs/handwriting.h"
#include "ui/widgets/inputs/picturecropper.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabletEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {
constexpr qreal thickest = 3.6;
constexpr qreal thinnest = 1.3;
constexpr qreal exportScale = 3.0;
constexpr qreal linePosition = 0.75; // fraction of the canvas' height

/** The bounding box of all strokes, including the width of the pen. */
QRectF areaOf(const QList<InkStroke>& strokes)
{
    QRectF area;
    for (const InkStroke& stroke : strokes)
        for (const InkPoint& p : stroke)
            area |= QRectF(p.position.x() - p.width, p.position.y() - p.width, 2 * p.width, 2 * p.width);
    return area.adjusted(-2, -2, 2, 2);
}

void paintPad(QPainter& painter, const QRect& rect, const Tokens& t, bool focus)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::white);
    painter.setPen(QPen(focus ? t.accent : t.line, focus ? 2 : t.lineWidth));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), metric::cornerRadius, metric::cornerRadius);
}
} // namespace

SignatureCanvas::SignatureCanvas(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("signatureCanvas"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SignatureCanvas::undo()
{
    if (m_strokes.isEmpty()) return;
    m_drawing = false; // a stroke may be in progress
    m_strokes.removeLast();
    fit();
    Q_EMIT changed();
}

void SignatureCanvas::clear()
{
    if (m_strokes.isEmpty()) return;
    m_drawing = false;
    m_strokes.clear();
    fit();
    Q_EMIT changed();
}

void SignatureCanvas::begin(QPointF at, qreal pressure)
{
    m_drawing = true;
    if (m_strokes.isEmpty()) m_drawnAt = size();
    m_strokes.append({InkPoint{(at - m_offset) / m_scale,
                               pressure > 0 ? thinnest + (thickest - thinnest) * pressure : 2.6}});
    update();
}

void SignatureCanvas::extend(QPointF at, qreal pressure, ulong time)
{
    if (!m_drawing) return;
    Q_ASSERT(!m_strokes.isEmpty() && !m_strokes.constLast().isEmpty() && m_scale > 0);
    InkStroke& stroke = m_strokes.last();
    const InkPoint& last = stroke.last();
    at = (at - m_offset) / m_scale;
    const QPointF way = at - last.position;
    const qreal distance = std::hypot(way.x(), way.y());
    if (distance < 1.0) return;
    qreal wanted = thinnest + (thickest - thinnest) * pressure;
    if (pressure <= 0) {
        const qreal elapsed = time > m_lastTime ? static_cast<qreal>(time - m_lastTime) : 8.0;
        wanted = std::clamp(thickest - distance / elapsed * 0.9, thinnest, thickest);
    }
    m_lastTime = time;
    stroke.append({at, last.width + (wanted - last.width) * 0.35});
    update();
}

void SignatureCanvas::finish()
{
    if (!std::exchange(m_drawing, false)) return;
    fit();
    Q_EMIT changed();
}

void SignatureCanvas::fit()
{
    m_scale = 1.0;
    m_offset = {};
    update();
    if (m_strokes.isEmpty() || size().isEmpty() || m_drawnAt.isEmpty()) return;
    const QRectF area = areaOf(m_strokes);
    m_scale = std::min({1.0, width() / area.width(), height() / area.height(),
                        static_cast<qreal>(width()) / m_drawnAt.width(),
                        static_cast<qreal>(height()) / m_drawnAt.height()});
    // Keeps the drawing centred and on the line, unless it would leave the canvas.
    const auto place = [this](qreal wanted, qreal low, qreal high, qreal room) {
        return std::max(-low * m_scale, std::min(wanted, room - high * m_scale));
    };
    m_offset = {
        place((width() - m_drawnAt.width() * m_scale) / 2, area.left(), area.right(), width()),
        place((height() - m_drawnAt.height() * m_scale) * linePosition, area.top(), area.bottom(), height())};
}

void SignatureCanvas::resizeEvent(QResizeEvent*)
{
    fit();
}

void SignatureCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    m_lastTime = static_cast<ulong>(event->timestamp());
    begin(event->position(), 0);
}

void SignatureCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        extend(event->position(), 0, static_cast<ulong>(event->timestamp()));
}

void SignatureCanvas::mouseReleaseEvent(QMouseEvent*)
{
    finish();
}

void SignatureCanvas::tabletEvent(QTabletEvent* event)
{
    if (event->type() == QEvent::TabletPress) begin(event->position(), event->pressure());
    if (event->type() == QEvent::TabletMove)
        extend(event->position(), event->pressure(), static_cast<ulong>(event->timestamp()));
    if (event->type() == QEvent::TabletRelease) finish();
    event->accept();
}

void SignatureCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        undo();
    else
        QWidget::keyPressEvent(event);
}

void SignatureCanvas::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    paintPad(painter, rect(), t, hasFocus());
    const int line = qRound(height() * linePosition);
    painter.setPen(QPen(t.isHighContrast ? QColor(Qt::black) : QColor(0xC9, 0xCC, 0xC6), 1));
    painter.drawLine(space::xl, line, width() - space::xl, line);
    if (m_strokes.isEmpty()) return;
    // Renders the strokes as in the saved picture, at the position where they were drawn.
    const QRectF area = areaOf(m_strokes);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(area.topLeft() * m_scale + m_offset, area.size() * m_scale),
                      renderStrokes(m_strokes, devicePixelRatioF() * m_scale));
}

SignaturePad::SignaturePad(QWidget* parent)
    : QWidget(parent), m_canvas(new SignatureCanvas), m_ways(new QButtonGroup(this)),
      m_draw(new QToolButton(this)), m_type(new QToolButton(this)), m_pick(new QToolButton(this)),
      m_pages(new QStackedWidget(this)), m_name(new QLineEdit), m_styles(new QComboBox),
      m_plain(new QuietLabel), m_typed(new QLabel), m_cropper(new PictureCropper),
      m_fault(new ToneLabel(Tone::Bad)), m_cropHint(new QuietLabel), m_paper(new QCheckBox),
      m_rotate(new QPushButton), m_drawHint(new QuietLabel), m_choose(new QPushButton),
      m_undo(new QPushButton), m_clear(new QPushButton)
{
    setObjectName(QStringLiteral("signaturePad"));
    const QList<std::pair<QToolButton*, Icon>> ways{
        {m_draw, Icon::Pen}, {m_type, Icon::Keyboard}, {m_pick, Icon::Image}};
    auto* bar = new QHBoxLayout;
    bar->setSpacing(space::xs);
    int id = 0;
    for (const auto& [button, sign] : ways) {
        button->setIcon(icon(sign));
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setMinimumHeight(32);
        button->setProperty("centersLabel", true);
        m_ways->addButton(button, id++);
        bar->addWidget(button);
    }
    bar->addStretch();
    m_draw->setObjectName(QStringLiteral("signatureDraw"));
    m_type->setObjectName(QStringLiteral("signatureType"));
    m_pick->setObjectName(QStringLiteral("signaturePicture"));

    auto* draw = new QWidget;
    auto* drawColumn = new QVBoxLayout(draw);
    drawColumn->setContentsMargins(0, 0, 0, 0);
    drawColumn->addWidget(m_canvas, 1);
    auto* drawBar = new QHBoxLayout;
    m_drawHint->setWordWrap(true);
    drawBar->addWidget(m_drawHint, 1);
    for (QPushButton* button : {m_undo, m_clear}) {
        button->setFlat(true);
        drawBar->addWidget(button);
    }
    m_undo->setObjectName(QStringLiteral("signatureUndo"));
    m_undo->setIcon(icon(Icon::Undo));
    m_clear->setObjectName(QStringLiteral("signatureClear"));
    drawColumn->addLayout(drawBar);

    const auto sheet = [](QLabel* label) {
        label->setAlignment(Qt::AlignCenter);
        label->setMinimumHeight(110);
        label->setAutoFillBackground(true);
        QPalette paper = label->palette();
        paper.setColor(QPalette::Window, Qt::white);
        label->setPalette(paper);
    };
    auto* type = new QWidget;
    auto* typeColumn = new QVBoxLayout(type);
    typeColumn->setContentsMargins(0, 0, 0, 0);
    m_name->setObjectName(QStringLiteral("signatureName"));
    m_name->setMaxLength(80);
    sheet(m_typed);
    m_styles->setObjectName(QStringLiteral("signatureStyle"));
    m_styles->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_styles->setMinimumHeight(36);
    m_plain->setWordWrap(true);
    typeColumn->addWidget(m_name);
    typeColumn->addWidget(m_styles);
    typeColumn->addWidget(m_plain);
    typeColumn->addWidget(m_typed, 1);

    auto* pick = new QWidget;
    auto* pickColumn = new QVBoxLayout(pick);
    pickColumn->setContentsMargins(0, 0, 0, 0);
    m_choose->setObjectName(QStringLiteral("signatureChoose"));
    m_choose->setIcon(icon(Icon::Image));
    m_fault->setWordWrap(true);
    m_cropHint->setWordWrap(true);
    m_paper->setObjectName(QStringLiteral("signaturePaper"));
    m_rotate->setObjectName(QStringLiteral("signatureRotate"));
    m_rotate->setIcon(icon(Icon::Redo));
    m_rotate->setFlat(true);
    auto* pickBar = new QHBoxLayout;
    pickBar->addWidget(m_choose);
    pickBar->addWidget(m_rotate);
    pickBar->addWidget(m_paper);
    pickBar->addStretch(1);
    pickColumn->addWidget(m_cropper, 1);
    pickColumn->addWidget(m_cropHint);
    pickColumn->addWidget(m_fault);
    pickColumn->addLayout(pickBar);
    pickColumn->addStretch(0);

    m_pages->addWidget(draw);
    m_pages->addWidget(type);
    m_pages->addWidget(pick);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addLayout(bar);
    column->addWidget(m_pages, 1);

    connect(m_ways, &QButtonGroup::idClicked, this, [this](int way) { setMethod(static_cast<Method>(way)); });
    connect(m_canvas, &SignatureCanvas::changed, this, &SignaturePad::changed);
    const auto offerUndo = [this] {
        for (QPushButton* button : {m_undo, m_clear})
            button->setEnabled(!m_canvas->isEmpty());
    };
    connect(m_canvas, &SignatureCanvas::changed, this, offerUndo);
    offerUndo();
    connect(m_undo, &QPushButton::clicked, m_canvas, &SignatureCanvas::undo);
    connect(m_clear, &QPushButton::clicked, m_canvas, &SignatureCanvas::clear);
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        offerHandwriting();
        showTyped();
        Q_EMIT changed();
    });
    connect(m_styles, &QComboBox::activated, this, [this](int row) {
        m_handwriting = m_styles->itemData(row).toString();
        offerHandwriting();
        showTyped();
        Q_EMIT handwritingChosen(m_handwriting);
        Q_EMIT changed();
    });
    connect(m_choose, &QPushButton::clicked, this, &SignaturePad::pictureRequested);
    connect(m_rotate, &QPushButton::clicked, m_cropper, &PictureCropper::rotate);
    connect(m_paper, &QCheckBox::toggled, m_cropper, &PictureCropper::setPaperRemoved);
    connect(m_cropper, &PictureCropper::changed, this, [this] {
        showPicture();
        Q_EMIT changed();
    });
    retranslate();
    setMethod(Method::Draw);
    onLanguageChange(this, [this] { retranslate(); });
}

void SignaturePad::setMethod(Method way)
{
    m_ways->button(static_cast<int>(way))->setChecked(true);
    m_pages->setCurrentIndex(static_cast<int>(way));
    if (way == Method::Type) m_name->setFocus();
    Q_EMIT changed();
}

SignaturePad::Method SignaturePad::method() const
{
    return static_cast<Method>(m_pages->currentIndex());
}

void SignaturePad::setName(const QString& name)
{
    m_name->setText(name);
}

void SignaturePad::setHandwriting(const QString& style)
{
    m_handwriting = style;
    offerHandwriting();
    showTyped();
}

bool SignaturePad::loadPicture(const QString& path)
{
    const QImage picture = readPicture(path);
    m_isUnreadable = picture.isNull();
    m_cropper->setPicture(picture);
    return !m_isUnreadable;
}

bool SignaturePad::isEmpty() const
{
    switch (method()) {
    case Method::Draw:
        return m_canvas->isEmpty();
    case Method::Type:
        return m_name->text().trimmed().isEmpty();
    case Method::Picture:
        return !m_cropper->hasPicture() || m_cropper->lacksInk();
    }
    return true;
}

QByteArray SignaturePad::png() const
{
    switch (method()) {
    case Method::Draw:
        return encodePng(renderStrokes(m_canvas->strokes(), exportScale));
    case Method::Type:
        return encodePng(renderName(m_name->text(), 96, m_handwriting));
    case Method::Picture:
        return encodePng(m_cropper->result());
    }
    return {};
}

void SignaturePad::retranslate()
{
    m_draw->setText(tr("Draw"));
    m_type->setText(tr("Type"));
    m_pick->setText(tr("Picture"));
    m_canvas->setAccessibleName(tr("Signature drawing area"));
    m_canvas->setAccessibleDescription(tr("If you can't use a pointer, choose Type instead."));
    m_drawHint->setText(tr("Sign above the line"));
    m_undo->setText(tr("Undo"));
    m_clear->setText(tr("Clear"));
    m_name->setAccessibleName(tr("Name to sign as"));
    m_name->setPlaceholderText(tr("Your name"));
    m_styles->setAccessibleName(tr("Handwriting style"));
    m_plain->setText(
        tr("The handwriting styles don't support all letters of this name, so a plain font is used."));
    offerHandwriting();
    m_typed->setAccessibleName(tr("Typed signature"));
    m_choose->setText(tr("Choose a picture…"));
    m_rotate->setText(tr("Rotate"));
    m_paper->setText(tr("Remove background"));
    m_cropHint->setText(tr("Drag the corners around your signature."));
    showPicture();
}

void SignaturePad::offerHandwriting()
{
    const QString name = m_name->text().simplified();
    const QList<HandwritingStyle> styles = handwritingStylesFor(name);
    const auto wanted = handwritingStyleFor(name, m_handwriting);
    m_styles->clear();
    for (const HandwritingStyle& style : styles) {
        const QString number = tr("Style %1").arg(m_styles->count() + 1);
        m_styles->addItem(name.isEmpty() ? number : name, style.id);
        const int row = m_styles->count() - 1;
        m_styles->setItemData(row, style.font(24), Qt::FontRole);
        m_styles->setItemData(row, number, Qt::ToolTipRole);
        m_styles->setItemData(row, name.isEmpty() ? number : tr("%1, %2").arg(isolated(name), number),
                              Qt::AccessibleTextRole);
        if (wanted && wanted->id == style.id) m_styles->setCurrentIndex(row);
    }
    if (wanted) m_styles->setFont(wanted->font(22));
    m_styles->setVisible(!name.isEmpty() && !styles.isEmpty());
    m_plain->setVisible(!name.isEmpty() && styles.isEmpty() && !handwritingStyles().isEmpty());
}

void SignaturePad::showTyped()
{
    const qreal ratio = devicePixelRatioF();
    QImage image = renderName(m_name->text(), qRound(48 * ratio), m_handwriting);
    const QSize room = (QSizeF(qMax(200, m_typed->width() - space::xl), 90) * ratio).toSize();
    if (!image.isNull() && (image.width() > room.width() || image.height() > room.height()))
        image = image.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    m_typed->setPixmap(QPixmap::fromImage(image));
}

void SignaturePad::showPicture()
{
    const bool lacksInk = m_cropper->lacksInk();
    m_fault->setText(m_isUnreadable ? tr("This file can't be used. Choose a PNG, JPEG, BMP or WebP picture.")
                     : lacksInk ? tr("No signature was found in the picture. Use a dark pen on white paper, "
                                     "or turn off “Remove background”.")
                                : QString());
    m_fault->setVisible(m_isUnreadable || lacksInk);
    for (QWidget* part : std::initializer_list<QWidget*>{m_cropper, m_cropHint, m_rotate, m_paper})
        part->setVisible(m_cropper->hasPicture());
    const QSignalBlocker blocked(m_paper);
    m_paper->setChecked(m_cropper->isPaperRemoved());
}

} // namespace ink::ui

#include "moc_signaturepad.cpp"
