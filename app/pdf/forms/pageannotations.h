#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/content/hiddenlayers.h"
#include "app/pdf/forms/fieldappearance.h"

#include <QList>
#include <QRectF>
#include <QTransform>

#include <map>
#include <vector>

namespace ink::pdf {

class Revision;

/** An annotation of a page, with its appearance. */
struct PageAnnotation
{
    QPDFObjectHandle annotation;
    const FormWidget* widget = nullptr; ///< null for annotations other than form fields
    int index = 0;                      ///< index in the page's /Annots
    QRectF rect;                        ///< the rectangle that the appearance fills, in default user space
    QTransform rotation;                ///< for NoRotate annotations: rotation about the upper left corner
    QRectF visibleRect;                 ///< the visible area, in default user space
    QPDFObjectHandle storedAppearance;  ///< its appearance in the file; null = none
    bool isGenerated = false;           ///< programs generate its appearance
    bool isShown = false;               ///< visible on screen
    bool isContent = false;             ///< to be drawn as page content

    /** Returns whether it has a visible appearance. */
    [[nodiscard]] bool hasVisibleAppearance() const
    {
        return isShown && (isGenerated || !QPDFObjectHandle(storedAppearance).isNull());
    }
};

/** The annotations of a file's pages in drawing order: form fields below all others. */
class PageAnnotations final
{
public:
    /** Both arguments must outlive this object. */
    PageAnnotations(Revision& revision, const FieldAppearance& look);
    [[nodiscard]] std::vector<PageAnnotation> annotationsOn(int page);
    /** The fields that aren't on any page. */
    [[nodiscard]] const std::vector<const FormWidget*>& fieldsWithoutPage() { return m_widgets[-1]; }
    /** Returns whether the annotation is hidden by a layer. */
    [[nodiscard]] bool isHiddenByLayer(QPDFObjectHandle annotation) const;

private:
    Revision& m_revision;
    const FieldAppearance& m_look;
    HiddenLayers m_hidden;
    std::vector<FormWidget> m_all;
    std::map<int, std::vector<const FormWidget*>> m_widgets; ///< by page
};

/** Marks the annotations to draw as page content: those that touch a rectangle of `over`, and those below a
 * marked annotation that touch it, because page content is below all annotations. */
void markContent(std::vector<PageAnnotation>& annotations, QList<QRectF> over);

} // namespace ink::pdf
