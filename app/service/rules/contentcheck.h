#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

#include <QList>
#include <QString>

namespace ink::service::signervalues {

inline constexpr qsizetype maxValueLength = 10'000; ///< characters
inline constexpr qsizetype maxFreeSignatures = 100;
/** Maximum number of characters of all values of a document together, because sealing lays out each of
 * them. */
inline constexpr qsizetype maxTextOfDocument = 1'000'000;
/** Maximum number of pixels of all images of a request together: four of the largest, or dozens of drawn
 * signatures. */
inline constexpr qint64 maxPicturePixels = 64'000'000;

/**
 * The results of the slow checks of a request's values: whether images can be decoded and fonts have all
 * characters. Independent of the document, so that no transaction waits for the checks. The lists are
 * parallel to the request's.
 */
struct ContentCheck
{
    QList<Message> pictureFaults;      ///< by value; empty if the image is valid or the value is not an image
    QList<QList<char32_t>> characters; ///< by value: characters that no font supports
    QList<Message> signatureFaults;    ///< by free signature; empty = valid
};

/**
 * Decodes each distinct image once, and caches valid ones for later requests of this process. Validation
 * error with the reason `too_many_pixels`, without decoding anything, if there are more than
 * `maxPicturePixels` to decode. Thread-safe.
 */
[[nodiscard]] Result<ContentCheck> checkContent(const wire::SignerValues& values);

} // namespace ink::service::signervalues
