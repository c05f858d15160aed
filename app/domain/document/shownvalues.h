#pragma once

#include "app/domain/document/page.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::domain {

/** One field on a signer's screen when they finish; hidden fields are excluded. Form 1 only includes fields
 * with a visible value: no empty fields or unchecked boxes. */
struct ShownValue
{
    TagId id;           ///< null = a freely placed signature, identified by `pageIndex` and `rect`
    QString text;       ///< `true` for a checked box; `•••` if another person's masked text is shown
    QByteArray content; ///< lower-case hex SHA-256 of the image or of the attached file; empty = none
    int pageIndex = 0;  ///< for a freely placed signature
    PageRect rect;      ///< for a freely placed signature
    QByteArray fingerprint = {}; ///< covers the tag as painted: its position and appearance; only in form 2
    bool operator==(const ShownValue&) const = default;
};

/**
 * The digest that a signer's client sends with `POST /sign/{GUID}/finish` (contract §8), 64 lower-case hex
 * digits. It is the SHA-256 of these UTF-8 bytes (form 2); each line ends with a line feed, and parts are
 * separated by one space:
 *
 *     inkstone-shown-2
 *     <fingerprint of the document as painted>
 *     <id> <fingerprint> <bytes of the text> <text> <content, or - without one>   each tag, by ascending id
 *     * <page> <left> <top> <width> <height> <content>                each free signature, sorted
 *
 * Form 1, of earlier clients, has no fingerprints: it begins with `inkstone-shown-1` and lacks the second
 * line and the second part of each tag. Without `document` the result is in form 1.
 *
 * `resources/signingpage/shown.js` computes form 2; `tests/golden/shown.json` holds examples for both.
 * Unpaired surrogates are encoded as U+FFFD, as in browsers.
 */
[[nodiscard]] QByteArray shownDigest(QList<ShownValue> values, const QByteArray& document = {});

/** SignerView::shownVersion of a service that accepts a digest. It also accepts form 2 if its views have
 * fingerprints; earlier clients compare this number. */
inline constexpr int shownVersion = 1;

} // namespace ink::domain
