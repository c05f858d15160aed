#pragma once

#include "app/pdf/pdfobjects.h"
#include "app/pdf/revisioncompare.h"

#include <QByteArrayView>
#include <QList>

class QPDF;
class QPDFObjectHandle;

namespace ink::pdf {

/** What is wrong with the validation data (/DSS) of a later revision; `before` and `after` may be null. */
[[nodiscard]] QList<RevisionChange::Fault> validationDataFaults(QPDFObjectHandle before,
                                                                QPDFObjectHandle after);
/** Whether a stream is XML that can be read; true when its bytes cannot be unpacked. */
[[nodiscard]] bool isMetadata(QPDFObjectHandle stream);
/**
 * Objects of the signed revision that the bytes [from, to) define anew beside the definition that the
 * cross-reference section names: repairing readers take the last definition, others the named one.
 */
[[nodiscard]] ObjectSet hiddenDefinitions(QByteArrayView bytes, qint64 from, qint64 to, QPDF& old, QPDF& now);

} // namespace ink::pdf
