#include "app/pdf/forms/pageannotations.h"

#include "app/pdf/file/revision.h"
#include "app/pdf/forms/annotationappearance.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr int maxPageAnnotations = 50'000;
constexpr qsizetype maxSinglePlaces = 1000; ///< more rectangles are treated as one area

/** Keeps NoRotate annotations upright: rotates about the upper left corner of the rectangle (§12.5.3). */
QTransform uprightTransform(const QRectF& rect, int pageRotation)
{
    QTransform turn; // y points upwards here, so Qt's clockwise is counterclockwise
    turn.translate(rect.left(), rect.bottom());
    turn.rotate(pageRotation);
    turn.translate(-rect.left(), -rect.bottom());
    return turn;
}

} // namespace

PageAnnotations::PageAnnotations(Revision& revision, const FieldAppearance& look)
    : m_revision(revision), m_look(look), m_hidden(revision.source())
{
    bool cut = false;
    m_all = formWidgets(revision.source(), revision.tree(), cut);
    for (const FormWidget& each : m_all)
        m_widgets[each.page].push_back(&each);
}

bool PageAnnotations::isHiddenByLayer(QPDFObjectHandle annotation) const
{
    return m_hidden.isHidden(annotation.getKey("/OC"));
}

std::vector<PageAnnotation> PageAnnotations::annotationsOn(int page)
{
    const PageTree& tree = m_revision.tree();
    QPDFObjectHandle list =
        nodeObject(m_revision.source(), tree, tree.pages[static_cast<size_t>(page)]).getKey("/Annots");
    const int count = list.isArray() ? std::min(list.getArrayNItems(), maxPageAnnotations) : 0;
    const int rotation = tree.infos.at(page).rotation;
    std::vector<PageAnnotation> found;
    std::vector<PageAnnotation> others;
    auto widget = m_widgets[page].cbegin(); // in list order, each once
    const auto lastWidget = m_widgets[page].cend();
    for (int i = 0; i < count; ++i) {
        PageAnnotation each;
        each.annotation = list.getArrayItem(i);
        if (!each.annotation.isDictionary()) continue;
        if (isWidget(each.annotation)) {
            if (widget == lastWidget || (*widget)->widgetId != idOf(each.annotation)) continue; // duplicate
            each.widget = *widget++;
        }
        each.index = i;
        const bool lacksLook = !each.widget && isAppearanceGenerated(each.annotation);
        each.rect =
            lacksLook ? generatedAppearanceRect(each.annotation) : parseRect(each.annotation.getKey("/Rect"));
        each.storedAppearance = normalAppearance(each.annotation);
        each.isGenerated =
            !each.rect.isEmpty() &&
            (each.widget ? m_look.isGenerated(*each.widget, each.storedAppearance) : lacksLook);
        const int flags = annotationFlags(each.annotation);
        each.isShown = !each.rect.isEmpty() &&
                       (flags & (annotationflag::hidden | annotationflag::noView)) == 0 &&
                       !isHiddenByLayer(each.annotation);
        if ((flags & annotationflag::noRotate) != 0) each.rotation = uprightTransform(each.rect, rotation);
        each.visibleRect = each.rotation.mapRect(each.rect);
        (each.widget ? found : others).push_back(std::move(each));
    }
    std::move(others.begin(), others.end(), std::back_inserter(found));
    return found;
}

void markContent(std::vector<PageAnnotation>& annotations, QList<QRectF> over)
{
    for (auto each = annotations.rbegin(); each != annotations.rend(); ++each) {
        if (!each->hasVisibleAppearance()) continue;
        each->isContent =
            each->isContent || std::any_of(over.cbegin(), over.cend(), [&](const QRectF& place) {
                return place.intersects(each->visibleRect);
            });
        if (!each->isContent) continue;
        if (over.size() < maxSinglePlaces)
            over.append(each->visibleRect);
        else
            over.last() |= each->visibleRect;
    }
}

} // namespace ink::pdf
