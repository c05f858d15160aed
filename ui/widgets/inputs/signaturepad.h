#pragma once

#include "ui/widgets/inputs/signatureimages.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QButtonGroup;
class QToolButton;

namespace ink::ui {

class PictureCropper;

/** A sheet to draw on with mouse, pen or finger; faster strokes are thinner. */
class SignatureCanvas final : public QWidget
{
    Q_OBJECT
public:
    explicit SignatureCanvas(QWidget* parent = nullptr);
    void undo();
    void clear();
    [[nodiscard]] bool isEmpty() const { return m_strokes.isEmpty(); }
    [[nodiscard]] const QList<InkStroke>& strokes() const { return m_strokes; }
    [[nodiscard]] QSize sizeHint() const override { return {520, 180}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 120}; }

Q_SIGNALS:
    void changed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void tabletEvent(QTabletEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void begin(QPointF at, qreal pressure);
    void extend(QPointF at, qreal pressure, ulong time);
    void finish();
    /** Moves the strokes, and scales them down if necessary, so that the whole drawing is visible. */
    void fit();

    QList<InkStroke> m_strokes; ///< in px of a canvas of the size `m_drawnAt`; may exceed its edges
    QSize m_drawnAt;            ///< the canvas' size when the first stroke was drawn
    qreal m_scale = 1.0;
    QPointF m_offset; ///< offset of the scaled strokes
    ulong m_lastTime = 0;
    bool m_drawing = false;
};

/** Lets the user draw or type a signature, or choose a picture; the result is a transparent PNG. */
class SignaturePad final : public QWidget
{
    Q_OBJECT
public:
    enum class Method { Draw, Type, Picture };

    explicit SignaturePad(QWidget* parent = nullptr);

    void setMethod(Method way);
    [[nodiscard]] Method method() const;
    /** Sets the initial text of *Type*: the recipient's name, or initials. */
    void setName(const QString& name);
    /** Sets the preferred style for *Type*; used if it supports the name. */
    void setHandwriting(const QString& style);
    [[nodiscard]] const QString& handwriting() const { return m_handwriting; }
    /** Loads a picture from a file, as *Picture* does after the file dialog; false if it is unreadable. */
    bool loadPicture(const QString& path);
    [[nodiscard]] SignatureCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] QByteArray png() const;

Q_SIGNALS:
    void changed();
    /** Emitted when the user chooses another style for *Type*, to store it for the next signature. */
    void handwritingChosen(const QString& style);
    /** Emitted when the user wants to choose a picture; the receiver shows a file dialog and calls
     * loadPicture. */
    void pictureRequested();

private:
    void retranslate();
    void offerHandwriting();
    void showTyped();
    void showPicture();

    SignatureCanvas* m_canvas;
    QButtonGroup* m_ways;
    QToolButton* m_draw;
    QToolButton* m_type;
    QToolButton* m_pick;
    QStackedWidget* m_pages;
    QLineEdit* m_name;
    QComboBox* m_styles;
    QLabel* m_plain;
    QLabel* m_typed;
    PictureCropper* m_cropper;
    QLabel* m_fault;
    QLabel* m_cropHint;
    QCheckBox* m_paper;
    QPushButton* m_rotate;
    QLabel* m_drawHint;
    QPushButton* m_choose;
    QPushButton* m_undo;
    QPushButton* m_clear;
    QString m_handwriting;
    bool m_isUnreadable = false;
};

} // namespace ink::ui
