#pragma once

#include "app/pdf/file/pdfobjects.h"

#include <QStringList>

#include <vector>

namespace ink::pdf {

/** The annotations of a page. */
struct AnnotationList
{
    std::vector<ObjectKey> listed; ///< repeated as often as the page lists them
    std::vector<ObjectKey> order;  ///< each once
    ObjectSet objects;
    QStringList direct; ///< direct objects, in PDF syntax
};
[[nodiscard]] AnnotationList annotationsOf(QPDFObjectHandle page);
/** The annotations that a page lists repeatedly, and more often than before. */
[[nodiscard]] ObjectSet repeatedSince(const AnnotationList& had, const AnnotationList& has);
/** Returns whether overlapping annotations are drawn in another order than before; new ones must be on top.
 * `now` is the later revision. */
[[nodiscard]] bool isReordered(QPDF& now, const AnnotationList& had, const AnnotationList& has);

} // namespace ink::pdf
