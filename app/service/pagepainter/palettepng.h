#pragma once

// Private to app/service/pagepainter.

#include <QByteArray>
#include <QColor>
#include <QSize>

#include <vector>

namespace ink::service::pagepainter {

/** Writes a PNG with a palette and the minimum number of bits per pixel, row by row. */
class PalettePng final
{
public:
    /** At most 256 colours; `blank` is the index of the colour of unset pixels. */
    PalettePng(QSize size, std::vector<QRgb> colours, quint8 blank);

    /** Returns the palette indices of the next row, a byte for each pixel, initially `blank`. The size is a
     * multiple of eight. */
    [[nodiscard]] quint8* beginLine();
    /** Writes row `y`, in which pixels from `from` up to, but not including, `end` were set. */
    void endLine(int y, int from, int end);
    /** Returns the whole file. */
    [[nodiscard]] QByteArray finish();

private:
    QSize m_size;
    std::vector<QRgb> m_colours;
    quint8 m_blank;
    int m_depth; ///< bits per pixel
    qsizetype m_bytesPerLine;
    std::vector<quint8> m_line; ///< all `m_blank` except between beginLine() and endLine()
    std::vector<quint8> m_packed;
    QByteArray m_raw;
};

} // namespace ink::service::pagepainter
