#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace ink::ui {

/** Encodes a text as a QR code, black on white; works without a GUI. */
class QrCode final
{
public:
    /** Encodes a text of up to about 2,300 bytes; the code is empty for empty or longer text. */
    explicit QrCode(const QString& text = {});

    [[nodiscard]] bool isEmpty() const { return m_width == 0; }
    [[nodiscard]] int width() const; ///< modules per side, including the quiet zone of four
    /** Renders the code with `module` pixels per module. */
    [[nodiscard]] QImage image(int module) const;

private:
    QByteArray m_modules; ///< one byte per module, 1 = dark
    int m_width = 0;
};

} // namespace ink::ui
