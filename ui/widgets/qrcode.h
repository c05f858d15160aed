#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace ink::ui {

/** A text as a QR code, black on white; needs no window. */
class QrCode final
{
public:
    /** Up to about 2,300 bytes; empty or too long is empty. */
    explicit QrCode(const QString& text = {});

    [[nodiscard]] bool isEmpty() const { return m_width == 0; }
    [[nodiscard]] int width() const; ///< modules a side, with the quiet margin of four
    /** `module` pixels each. */
    [[nodiscard]] QImage image(int module) const;

private:
    QByteArray m_modules; ///< a byte each, 1 = dark
    int m_width = 0;
};

} // namespace ink::ui
