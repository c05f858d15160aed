#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

#include <QList>
#include <QString>

namespace ink::service::signervalues {

inline constexpr qsizetype maxValueLength = 10'000; ///< characters
inline constexpr qsizetype maxFreeSignatures = 100;
/** Characters of all values of a document together: sealing lays each of them out. */
inline constexpr qsizetype maxTextOfDocument = 1'000'000;
/** Pixels of the pictures of one request together: four of the largest, or dozens as signatures are drawn. */
inline constexpr qint64 maxPicturePixels = 64'000'000;

/**
 * The slow checks of a request's values: whether its pictures can be decoded and whether
 * fonts have its characters. Found without a document, so that no transaction waits for it. Lists run
 * parallel to the request's.
 */
struct ContentCheck
{
    QList<Message> pictureFaults;      ///< of values; empty = none, or there is no picture
    QList<QList<char32_t>> characters; ///< of values: those that no font can write
    QList<Message> signatureFaults;    ///< of free signatures
};

/**
 * Decodes each different picture once, and remembers good ones for later requests of this process. Validation
 * with the reason `too_many_pixels` when more than `maxPicturePixels` would have to be decoded; nothing is
 * decoded then. Safe from any thread.
 */
[[nodiscard]] Result<ContentCheck> checkContent(const wire::SignerValues& values);

} // namespace ink::service::signervalues
