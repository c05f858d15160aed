#pragma once

#include "app/base/message.h"
#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/revisionchain.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <functional>
#include <optional>

class QPDF;

/** Private to app/pdf: whether all readers read a file alike. Parsers differ about what the standard leaves
 * open or forbids, so that one of them may show other pages than the one that verified. */
namespace ink::pdf {

/**
 * The reason why readers may read the later revision [from, to) of a file differently; nothing when it is
 * written so that they can't. `now` is that revision, opened strictly, and `table` its table. Looks at the
 * cross-reference section (ISO 32000-2 §7.5.4, §7.5.8): entries of other than 20 bytes, numbers twice,
 * entries that lead elsewhere, a second trailer; and at object streams that hold objects which the section
 * does not list (§7.5.7).
 */
[[nodiscard]] std::optional<Message> sectionAmbiguity(QPDF& now, const XRefTable& table, QByteArrayView bytes,
                                                      qint64 from, qint64 to);

/**
 * Returns whether the bytes [from, to) hold a second definition of an object of the signed revision beside
 * the one that the cross-reference section names: readers that look for objects themselves take the last one.
 * `placeOf` is where the section names an object (-1 = not in the file by itself).
 */
[[nodiscard]] bool hidesDefinition(QByteArrayView bytes, qint64 from, qint64 to,
                                   const std::function<bool(const ObjectKey&)>& existed,
                                   const std::function<qint64(const ObjectKey&)>& placeOf);

/**
 * The objects of the revision that ends at `end` whose definition in force is not the last one that stands in
 * the bytes, and the last says something else: readers that look for objects themselves show that one. May
 * throw what qpdf throws.
 */
[[nodiscard]] QList<ObjectKey> ambiguousObjects(const QByteArray& bytes, qint64 end);

} // namespace ink::pdf
