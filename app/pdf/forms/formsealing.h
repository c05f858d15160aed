#pragma once

#include <QList>
#include <QRectF>
#include <QSet>
#include <QString>

#include <map>

namespace ink::pdf {

class PageAppender;
class Revision;

/** Signature fields that are still unsigned. */
enum class UnsignedFields {
    Flatten, ///< they can't be signed after a seal: they become page content or stamp annotations, or are
             ///< removed
    Keep
};

/** Rectangles in default user space, by page (0-based). */
using RectsByPage = std::map<int, QList<QRectF>>;

/**
 * Prepares a file's form and annotations for sealing, so that every reader shows the same as our page images:
 * - Appearances that programs would generate are stored (FieldAppearance, generateAppearance), and the form
 * no longer requests new ones (/NeedAppearances, an XFA form).
 * - Annotations that touch one of `values`, the rectangles of future values, become page content like the
 * values themselves, which they would otherwise cover. Their fields are kept, hidden, with their values.
 *
 * Fields whose fully qualified names are in `settled` stay unchanged (applyFormValues), as does a file with
 * signatures.
 */
void prepareFormForSealing(Revision& revision, PageAppender& appender, const QSet<QString>& settled,
                           const RectsByPage& values, UnsignedFields signatures = UnsignedFields::Flatten);

} // namespace ink::pdf
