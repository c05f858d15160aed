#pragma once

#include "ui/widgets/qrcode.h"

#include <QWidget>

namespace ink::ui {

/** Shows an address as a QR code, black on white in every theme, as scanners expect. */
class QrCodeView final : public QWidget
{
    Q_OBJECT
public:
    explicit QrCodeView(QWidget* parent = nullptr);

    /** Sets a text of up to about 2,300 bytes; shows nothing for empty or longer text. */
    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_code.isEmpty(); }
    /** Renders the code, including the quiet zone of four modules, with `module` pixels per module. */
    [[nodiscard]] QImage image(int module) const { return m_code.image(module); }
    [[nodiscard]] QSize sizeHint() const override { return {176, 176}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    QrCode m_code;
};

} // namespace ink::ui
