#pragma once
// Private to app/pdf/content.

#include <QByteArray>
#include <QIODevice>

#include <chrono>

namespace ink::pdf {

/** The processor time that decoding one picture may take (WorkBudget). */
inline constexpr std::chrono::seconds maxPictureWork{5};

/**
 * The bytes of a picture for its decoder; they end once this thread's WorkBudget is used up. Decoders ask for
 * more as they go, so that a progressive JPEG of thousands of scans takes no longer. No QBuffer, whose bytes
 * the decoder of JPEGs takes at once.
 */
class PictureSource final : public QIODevice
{
public:
    explicit PictureSource(QByteArray bytes);
    [[nodiscard]] qint64 size() const override { return m_bytes.size(); }

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    QByteArray m_bytes;
};

} // namespace ink::pdf
