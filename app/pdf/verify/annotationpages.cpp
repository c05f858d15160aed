#include "app/pdf/verify/annotationpages.h"

#include "app/pdf/forms/pagecover.h"
#include "app/pdf/verify/annotationlist.h"
#include "app/pdf/verify/revisionindex.h"

#include <qpdf/QPDF.hh>

namespace ink::pdf {

const std::map<ObjectKey, AnnotationPages::Place>& AnnotationPages::places()
{
    if (m_places) return *m_places;
    m_places.emplace();
    for (const ObjectKey& page : m_index.pages())
        for (const ObjectKey& one : annotationsOf(objectAt(m_now, page)).listed) {
            Place& place = (*m_places)[one];
            if (place.listings++ == 0) place.page = m_cover.indexOf(page);
        }
    return *m_places;
}

int AnnotationPages::pageOf(ObjectKey annotation)
{
    const auto found = places().find(annotation);
    return found == places().end() ? -1 : found->second.page;
}

bool AnnotationPages::isRepeated(ObjectKey annotation)
{
    const auto found = places().find(annotation);
    return found != places().end() && found->second.listings > 1;
}

bool AnnotationPages::wasListed(ObjectKey annotation)
{
    if (!m_before) {
        m_before.emplace();
        for (const ObjectKey& page : m_index.pages())
            m_before->merge(annotationsOf(objectAt(m_old, page)).objects);
    }
    return m_before->count(annotation) != 0;
}

} // namespace ink::pdf
