#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include "app/pdf/content/hiddenlayers.h"
#include "app/pdf/forms/fieldlook.h"

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
    const FormWidget* widget = nullptr; ///< null for anything but form fields
    int index = 0;                      ///< in the page's /Annots
    QRectF rect;                        ///< that its appearance fills
    QTransform turn;                    ///< of what doesn't turn with its page, around its upper left corner
    QRectF place;                       ///< the part of the page that shows it, in default user space
    QPDFObjectHandle stored;            ///< its appearance in the file; null = none
    bool isMade = false;                ///< programs make its appearance themselves
    bool isShown = false;               ///< on the screen
    bool isContent = false;             ///< is to be drawn as content of the page

    /** Returns whether there is an appearance to be drawn. */
    [[nodiscard]] bool hasLook() const { return isShown && (isMade || !QPDFObjectHandle(stored).isNull()); }
};

/** The annotations of a file's pages, in the order in which they are drawn: form fields below all others. */
class PageAnnotations final
{
public:
    /** Both must outlive it. */
    PageAnnotations(Revision& revision, const FieldLook& look);
    [[nodiscard]] std::vector<PageAnnotation> of(int page);
    /** The fields that stand on no page. */
    [[nodiscard]] const std::vector<const FormWidget*>& elsewhere() { return m_widgets[-1]; }
    /** Returns whether a layer hides it on the screen. */
    [[nodiscard]] bool isLayerHidden(QPDFObjectHandle annotation) const;

private:
    Revision& m_revision;
    const FieldLook& m_look;
    HiddenLayers m_hidden;
    std::vector<FormWidget> m_all;
    std::map<int, std::vector<const FormWidget*>> m_widgets; ///< by page
};

/** Content lies below every annotation: marks what touches a place of `over`, and whatever lies below
 * something that is marked and touches it. */
void markContent(std::vector<PageAnnotation>& annotations, QList<QRectF> over);

} // namespace ink::pdf
