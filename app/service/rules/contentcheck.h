#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

#include <QList>
#include <QString>

namespace ink::service::signervalues {

inline constexpr qsizetype maxValueLength = 10'000; ///< characters
inline constexpr qsizetype maxFreeSignatures = 100;
/** Maximum characters of all values of a document combined: sealing lays out each of them. */
inline constexpr qsizetype maxTextOfDocument = 1'000'000;
/** Maximum pixels of all images of a request combined: four of the largest, or dozens of drawn
 * signatures. */
inline constexpr qint64 maxPicturePixels = 64'000'000;

/**
 * The slow checks of a request's values: images can be decoded, and fonts have all characters.
 * Independent of the document, so that no transaction waits for them. Lists are parallel to the
 * request's.
 */
struct ContentCheck
{
    QList<Message> pictureFaults;      ///< by value; empty = no fault, or not an image
    QList<QList<char32_t>> characters; ///< by value: characters that no font supports
    QList<Message> signatureFaults;    ///< by free signature
};

/**
 * Decodes each distinct image once, and caches valid ones for later requests of this process. Validation
 * with the reason `too_many_pixels` when more than `maxPicturePixels` would have to be decoded; nothing
 * is decoded then. Thread-safe.
 */
[[nodiscard]] Result<ContentCheck> checkContent(const wire::SignerValues& values);

} // namespace ink::service::signervalues
