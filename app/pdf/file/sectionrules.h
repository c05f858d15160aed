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

/** Private to app/pdf: checks whether all readers interpret a file alike. Parsers differ where the standard
 * is unclear or violated, so a viewer may show other pages than those that were verified. */
namespace ink::pdf {

/** The reason why readers may interpret the later revision [from, to) of a file differently; nothing if it is
 * unambiguous. `now` is that revision, opened strictly, and `table` its table. Checks the cross-reference
 * section (ISO 32000-2 §7.5.4, §7.5.8) for entries that aren't 20 bytes long, duplicate numbers, wrong
 * offsets and a second trailer, and object streams for objects that the section does not list (§7.5.7). */
[[nodiscard]] std::optional<Message> sectionAmbiguity(QPDF& now, const XRefTable& table, QByteArrayView bytes,
                                                      qint64 from, qint64 to);

/** Returns whether the bytes [from, to) contain a second definition of an object of the signed revision
 * besides the one in the cross-reference section: readers that search for objects themselves use the last
 * one. `placeOf` returns the location in the section (-1 = not directly in the file). */
[[nodiscard]] bool hidesDefinition(QByteArrayView bytes, qint64 from, qint64 to,
                                   const std::function<bool(const ObjectKey&)>& existed,
                                   const std::function<qint64(const ObjectKey&)>& placeOf);

/** The objects of the revision that ends at `end` whose effective definition isn't the last one in the bytes,
 * where the last one has different content: readers that search for objects themselves show that one. May
 * throw qpdf's exceptions. */
[[nodiscard]] QList<ObjectKey> ambiguousObjects(const QByteArray& bytes, qint64 end,
                                                const QByteArray& password = {});

} // namespace ink::pdf
