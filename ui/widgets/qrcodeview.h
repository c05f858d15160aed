#pragma once

#include "ui/widgets/qrcode.h"

#include <QWidget>

namespace ink::ui {

/** An address as a QR code, black on white whatever the theme: cameras expect it so. */
class QrCodeView final : public QWidget
{
    Q_OBJECT
public:
    explicit QrCodeView(QWidget* parent = nullptr);

    /** Up to about 2,300 bytes; empty or too long shows nothing. */
    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_code.isEmpty(); }
    /** With the quiet margin of four modules, `module` pixels each. */
    [[nodiscard]] QImage image(int module) const { return m_code.image(module); }
    [[nodiscard]] QSize sizeHint() const override { return {176, 176}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    QrCode m_code;
};

} // namespace ink::ui
