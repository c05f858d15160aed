#pragma once

#include "app/pdf/pdfobjects.h"
#include "app/pdf/revisioncompare.h"

#include <QByteArrayView>
#include <QList>

#include <functional>

class QPDFObjectHandle;

namespace ink::pdf {

/** What is wrong with the validation data (/DSS) of a later revision; `before` and `after` may be null. */
[[nodiscard]] QList<RevisionChange::Fault> validationDataFaults(QPDFObjectHandle before,
                                                                QPDFObjectHandle after);
/** Whether a stream is XML that can be read; true when its bytes cannot be unpacked. */
[[nodiscard]] bool isMetadata(QPDFObjectHandle stream);
/**
 * Whether the bytes [from, to) define an object of the signed revision anew beside the definition that the
 * cross-reference section names: repairing readers take the last one, others the named one. `placeOf` is
 * where that names it (-1 = not in the file by itself), `lengthOf` the length of a stream (-1 = not known).
 */
[[nodiscard]] bool hidesDefinition(QByteArrayView bytes, qint64 from, qint64 to,
                                   const std::function<bool(const ObjectKey&)>& existed,
                                   const std::function<qint64(const ObjectKey&)>& placeOf,
                                   const std::function<qint64(const ObjectKey&)>& lengthOf);

} // namespace ink::pdf
