#pragma once

#include "app/domain/document/document.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::domain {

/**
 * One value on a signer's screen at the moment of finishing. Only values that can be seen count: an empty
 * field, an unchecked box and a field that its condition hides have none.
 */
struct ShownValue
{
    TagId id;           ///< null = a signature placed freely, which `pageIndex` and `rect` identify
    QString text;       ///< `true` for a checked box; `•••` where another person's masked text is shown
    QByteArray content; ///< lower-case hex SHA-256 of the picture or of the attached file; empty = none
    int pageIndex = 0;  ///< of a signature placed freely
    PageRect rect;      ///< of a signature placed freely
    bool operator==(const ShownValue&) const = default;
};

/**
 * The digest that a signer's client sends with `POST /sign/{GUID}/finish` (contract §8), 64 lower-case hex
 * digits. It is the SHA-256 of these UTF-8 bytes; each line ends with a line feed, and parts are separated by
 * one space:
 *
 *     inkstone-shown-1
 *     <id> <bytes of the text> <text> <content, or - without one>     one for each tag, by ascending id
 *     * <page> <left> <top> <width> <height> <content>                one for each free signature, sorted
 *
 * `resources/signingpage/shown.js` computes the same; `tests/golden/shown.json` holds examples for both.
 * Unpaired surrogates count as U+FFFD, as the encoder of browsers writes them.
 */
[[nodiscard]] QByteArray shownDigest(QList<ShownValue> values);

/** The version of that form, for clients: SignerView::shownVersion. */
inline constexpr int shownVersion = 1;

} // namespace ink::domain
