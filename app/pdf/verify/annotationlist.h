#pragma once

#include "app/pdf/file/pdfobjects.h"

#include <QStringList>

#include <vector>

namespace ink::pdf {

/** The annotations of a page. */
struct AnnotationList
{
    std::vector<ObjectKey> listed; ///< each as often as the page lists it
    std::vector<ObjectKey> order;  ///< each once
    ObjectSet objects;
    QStringList direct; ///< those that are no objects of their own, as they are written
};
[[nodiscard]] AnnotationList annotationsOf(QPDFObjectHandle page);
/** The annotations that a page lists more than once, and more often than before. */
[[nodiscard]] ObjectSet repeatedSince(const AnnotationList& had, const AnnotationList& has);
/** Returns whether two annotations that overlap were drawn in another order before; new ones lie above. `now`
 * is the later revision. */
[[nodiscard]] bool isReordered(QPDF& now, const AnnotationList& had, const AnnotationList& has);

} // namespace ink::pdf
