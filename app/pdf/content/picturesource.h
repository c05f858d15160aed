#pragma once
// Private to app/pdf/content.

#include <QByteArray>
#include <QIODevice>

#include <chrono>

namespace ink::pdf {

/** The maximum processor time for decoding one image (WorkBudget). */
inline constexpr std::chrono::seconds maxPictureDecodeTime{5};

/** Provides the bytes of an image to its decoder, and ends when this thread's WorkBudget is used up. This
 * bounds the time for a progressive JPEG with thousands of scans. A QBuffer can't: the JPEG decoder reads all
 * of its bytes at once. */
class PictureSource final : public QIODevice
{
public:
    explicit PictureSource(QByteArray bytes);
    [[nodiscard]] qint64 size() const override { return m_bytes.size(); }

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    QByteArray m_bytes;
};

} // namespace ink::pdf
