// Renders the program's icon from its one SVG: rendericons icon.svg OUT writes OUT/<size>.png,
// OUT/inkstone.ico and OUT/inkstone.icns.
#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <array>
#include <cstdio>

namespace {

constexpr std::array sizes{16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024};
/** The hicolor theme has no larger folder. */
constexpr int largestOfTheme = 512;
constexpr std::array icoSizes{16, 24, 32, 48, 64, 128, 256};

struct IcnsEntry
{
    const char* type;
    int size;
};
constexpr std::array icnsEntries{IcnsEntry{"icp4", 16},  IcnsEntry{"icp5", 32},  IcnsEntry{"ic07", 128},
                                 IcnsEntry{"ic08", 256}, IcnsEntry{"ic09", 512}, IcnsEntry{"ic10", 1024}};

QByteArray pngOf(QSvgRenderer& renderer, int size)
{
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(0, 0, size, size));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

template <typename T> void appendLittle(QByteArray& bytes, T value)
{
    const T little = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
}

void appendBig(QByteArray& bytes, quint32 value)
{
    const quint32 big = qToBigEndian(value);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}

/** A Windows icon whose pictures are PNG files (since Vista). */
QByteArray icoOf(QSvgRenderer& renderer)
{
    constexpr quint32 headerBytes = 6;
    constexpr quint32 entryBytes = 16;
    QByteArray head;
    appendLittle<quint16>(head, 0);
    appendLittle<quint16>(head, 1);
    appendLittle<quint16>(head, quint16(icoSizes.size()));
    QByteArray pictures;
    for (const int size : icoSizes) {
        const QByteArray png = pngOf(renderer, size);
        const char side = static_cast<char>(size % 256); // 0 means 256
        head.append(side).append(side).append('\0').append('\0');
        appendLittle<quint16>(head, 1);
        appendLittle<quint16>(head, 32);
        appendLittle<quint32>(head, quint32(png.size()));
        appendLittle<quint32>(head,
                              headerBytes + entryBytes * quint32(icoSizes.size()) + quint32(pictures.size()));
        pictures.append(png);
    }
    return head + pictures;
}

QByteArray icnsOf(QSvgRenderer& renderer)
{
    constexpr quint32 headBytes = 8;
    QByteArray entries;
    for (const IcnsEntry& entry : icnsEntries) {
        const QByteArray png = pngOf(renderer, entry.size);
        entries.append(entry.type);
        appendBig(entries, headBytes + quint32(png.size()));
        entries.append(png);
    }
    QByteArray bytes("icns");
    appendBig(bytes, headBytes + quint32(entries.size()));
    return bytes + entries;
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return !bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QSvgRenderer renderer(arguments.value(1));
    const QDir out(arguments.value(2));
    if (arguments.size() != 3 || !renderer.isValid() || !out.mkpath(QStringLiteral("."))) {
        std::fputs("usage: rendericons ICON.svg OUT\n", stderr);
        return 2;
    }
    bool isWritten = write(out.filePath(QStringLiteral("inkstone.ico")), icoOf(renderer)) &&
                     write(out.filePath(QStringLiteral("inkstone.icns")), icnsOf(renderer));
    for (const int size : sizes)
        if (size <= largestOfTheme)
            isWritten =
                isWritten && write(out.filePath(QStringLiteral("%1.png").arg(size)), pngOf(renderer, size));
    return isWritten ? 0 : 1;
}
