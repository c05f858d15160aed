#pragma once

#include "app/pdf/file/pdfobjects.h"

#include <map>
#include <optional>

class QPDF;

namespace ink::pdf {

class PageCover;
struct RevisionIndex;

/** The pages that list an annotation, in the signed revision and in the later one; read on demand. */
class AnnotationPages final
{
public:
    /** All arguments must outlive this object; `index` is that of the signed revision. */
    AnnotationPages(QPDF& old, QPDF& now, const RevisionIndex& index, PageCover& cover)
        : m_old(old), m_now(now), m_index(index), m_cover(cover)
    {
    }

    /** The page (0-based) that lists an annotation in the later revision; -1 if none does. */
    [[nodiscard]] int pageOf(ObjectKey annotation);
    /** Returns whether the later revision lists an annotation repeatedly. */
    [[nodiscard]] bool isRepeated(ObjectKey annotation);
    /** Returns whether a page of the signed revision lists an annotation. */
    [[nodiscard]] bool wasListed(ObjectKey annotation);

private:
    struct Place
    {
        int page = -1; ///< the first page that lists it
        int listings = 0;
    };
    const std::map<ObjectKey, Place>& places();

    QPDF& m_old;
    QPDF& m_now;
    const RevisionIndex& m_index;
    PageCover& m_cover;
    std::optional<std::map<ObjectKey, Place>> m_places;
    std::optional<ObjectSet> m_before;
};

} // namespace ink::pdf
