#pragma once

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>

#include <optional>

namespace ink::pageprocess {

/**
 * The protocol between PainterProcess and the helper process `inkstone-pages`, over the helper's standard
 * input and output. Both directions carry frames: four bytes with the length of the payload (little-endian),
 * then the payload. The helper begins with a greeting. After that, each request gets one response, in order.
 * Neither side trusts the other: lengths and counts are checked before memory is allocated for them.
 */
struct RenderRequest
{
    enum class Kind : quint8 {
        Picture = 1, ///< image of the page `page` of `path`, `width` pixels wide; with the width 0, `scale`
                     ///< pixels per point
        Text = 2,    ///< text of the page, UTF-8
        Pieces = 3,  ///< PNG of each page of `pdf`, `scale` pixels per point
        Lines = 4,   ///< the text's lines with their positions, JSON; see PagePictures::lines
        Compare = 5  ///< compares the page of `path` under `pdf` with that of `otherPath`: `same` or
                     ///< `different`
    };
    Kind kind = Kind::Picture;
    QString path;
    qint32 page = 1; ///< 1-based
    qint32 width = 0;
    bool acceptsJpeg = false; ///< true: the image may be a JPEG; false: PNG
    QByteArray pdf;
    double scale = 1;
    QString otherPath = {};           ///< the file to compare with
    QList<QRectF> excludedAreas = {}; ///< areas to ignore, in points as displayed
    bool generatesAppearances =
        false; ///< renders form fields as viewers do; false: only with the appearances in the file
    bool operator==(const RenderRequest&) const = default;
};

struct RenderResponse
{
    enum class Status : quint8 { Done = 0, NoSuchPage = 1, Unreadable = 2, TooLarge = 3, Failed = 4 };
    Status status = Status::Done;
    QList<QByteArray> parts; ///< one part; for Pieces one per page
    bool operator==(const RenderResponse&) const = default;
};

inline constexpr double maxPicturePixels = 16e6;
inline constexpr qint64 maxRequestBytes = 64LL * 1024 * 1024;
inline constexpr qint64 maxResponseBytes = 96LL * 1024 * 1024;
inline constexpr qint64 maxTextBytes = 8LL * 1024 * 1024; ///< maximum text of one page; longer text is
                                                          ///< truncated
inline constexpr qsizetype frameHeaderBytes = 4;

/** Returns the helper's greeting: its version, which must equal the service's. */
[[nodiscard]] QByteArray pageGreeting();
[[nodiscard]] QByteArray toFrame(const QByteArray& payload);
/** Returns the length in a frame's first four bytes; nullopt if it exceeds `maximum`. */
[[nodiscard]] std::optional<qsizetype> frameLength(const char* header, qint64 maximum);

/** The responses to Kind::Compare. */
inline constexpr char samePage[] = "same";
inline constexpr char differentPage[] = "different";

[[nodiscard]] QByteArray toPayload(const RenderRequest& order);
[[nodiscard]] QByteArray toPayload(const RenderResponse& answer);
/** Returns nullopt if the payload is malformed. */
[[nodiscard]] std::optional<RenderRequest> renderRequestFrom(const QByteArray& payload);
[[nodiscard]] std::optional<RenderResponse> renderResponseFrom(const QByteArray& payload);
/** Returns whether these bytes begin like a PNG of a plausible size (ISO/IEC 15948 §11.2.2). */
[[nodiscard]] bool isPngOfPage(const QByteArray& bytes);
/** Returns whether these bytes begin like a JPEG with a JFIF header (ITU-T T.871). */
[[nodiscard]] bool isJpeg(const QByteArray& bytes);

} // namespace ink::pageprocess
