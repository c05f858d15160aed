#pragma once

#include <QList>
#include <QRectF>
#include <QSet>
#include <QString>

#include <map>

namespace ink::pdf {

class PageAppender;
class Revision;

/** Signature fields that nobody has signed. */
enum class OpenSignatures {
    End, ///< nobody can sign them behind a seal: they become ordinary pictures, or disappear
    Keep
};

/** Rectangles in default user space, by page (0-based). */
using PlacesOnPages = std::map<int, QList<QRectF>>;

/**
 * Prepares what stays on the pages of a file that is going to be sealed, so that every reader shows what
 * pictures of its pages show:
 * - Fields and annotations whose appearances programs make get them written (FieldLook, makeLook), and the
 *   form no longer asks for appearances (/NeedAppearances, an XFA form).
 * - What touches a place of `values`, where a value is going to be, becomes content of its page, as values
 *   are: annotations would cover it. Its field stays with its value, hidden.
 *
 * Fields whose full names are in `settled` stay as they are (settleForm), and so does a file that carries
 * signatures.
 */
void keepForm(Revision& revision, PageAppender& appender, const QSet<QString>& settled,
              const PlacesOnPages& values, OpenSignatures signatures = OpenSignatures::End);

} // namespace ink::pdf
