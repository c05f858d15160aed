#pragma once

// Private to app/service/pagepainter.

#include <QByteArray>
#include <QColor>
#include <QSize>

#include <vector>

namespace ink::service::pagepainter {

/** Writes a PNG with a palette and as few bits per pixel as its colours require, line by line. */
class PalettePng final
{
public:
    /** At most 256 colours; `blank` is the index of the one that pixels have unless a line is set. */
    PalettePng(QSize size, std::vector<QRgb> colours, quint8 blank);

    /** The palette indices of a line, a byte for each pixel, all `blank`; room for whole blocks of eight. */
    [[nodiscard]] quint8* beginLine();
    /** Sets line `y`, in which pixels from `from` to before `end` were set. */
    void endLine(int y, int from, int end);
    /** The whole file. */
    [[nodiscard]] QByteArray take();

private:
    QSize m_size;
    std::vector<QRgb> m_colours;
    quint8 m_blank;
    int m_depth; ///< bits per pixel
    qsizetype m_bytesPerLine;
    std::vector<quint8> m_line; ///< `m_blank` but between beginLine() and endLine()
    std::vector<quint8> m_packed;
    QByteArray m_raw;
};

} // namespace ink::service::pagepainter
