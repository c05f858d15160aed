#include "app/pdf/forms/shownform.h"

#include "app/pdf/content/hiddenlayers.h"
#include "app/pdf/content/pageappend.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/forms/fieldlook.h"
#include "app/pdf/forms/formfields.h"

#include <QRectF>
#include <QTransform>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace ink::pdf {

namespace {

constexpr int hiddenWidgetFlags = annotationflag::hidden | annotationflag::noView;
constexpr int maxAnnotations = 50'000;

std::string operatorText(const QTransform& m)
{
    std::string text;
    for (const double number : {m.m11(), m.m12(), m.m21(), m.m22(), m.dx(), m.dy()})
        text += numberText(number) + ' ';
    return text + "cm ";
}

/** The matrix that maps the appearance's box to the annotation's rectangle (algorithm 8.1). None:
 * invisible.
 */
std::optional<QTransform> placed(const QRectF& rect, QPDFObjectHandle form)
{
    const QRectF box = annotationPlace(form.getDict().getKey("/BBox"));
    if (rect.isEmpty() || box.isEmpty()) return std::nullopt;
    QTransform own;
    if (const auto m = numbersOf(form.getDict().getKey("/Matrix"), 6); !m.empty())
        own = QTransform(m[0], m[1], m[2], m[3], m[4], m[5]);
    const QRectF turned = own.mapRect(box);
    if (turned.isEmpty()) return std::nullopt;
    const double sx = rect.width() / turned.width();
    const double sy = rect.height() / turned.height();
    return QTransform(sx, 0, 0, sy, rect.left() - turned.left() * sx, rect.top() - turned.top() * sy);
}

/** Turns what must not turn with its page around the upper left corner of its rectangle (§12.5.3). */
QTransform uprightTransform(const QRectF& rect, int pageRotation)
{
    QTransform turn; // y points upwards here, so Qt's clockwise is counterclockwise
    turn.translate(rect.left(), rect.bottom());
    turn.rotate(pageRotation);
    turn.translate(-rect.left(), -rect.bottom());
    return turn;
}

class FormPainter final
{
public:
    FormPainter(Revision& revision, FieldLooks looks)
        : m_looks(looks), m_revision(revision), m_appender(revision), m_hidden(revision.source()),
          m_hasLayers(revision.source().getRoot().hasKey("/OCProperties")), m_look(revision)
    {
    }

    void paint(const QSet<QString>& without)
    {
        bool cut = false;
        for (const FormWidget& each : formWidgets(m_revision.source(), m_revision.tree(), cut))
            if (each.page >= 0 && isShown(each.widget)) paint(each, without);
        for (int page = 0; page < m_revision.tree().infos.size(); ++page)
            lookAtOthers(page);
        m_look.finish();
        for (const auto& [index, page] : m_pages)
            append(index, page);
    }
    [[nodiscard]] bool isEmpty() const { return m_pages.empty(); }

private:
    struct Page
    {
        std::string content;
        DictText names;
        std::set<ObjectId> settled; ///< not to be shown again
    };

    [[nodiscard]] bool isShown(QPDFObjectHandle annotation) const
    {
        return (annotationFlags(annotation) & hiddenWidgetFlags) == 0 &&
               !m_hidden.isHidden(annotation.getKey("/OC"));
    }

    void paint(const FormWidget& widget, const QSet<QString>& without)
    {
        QPDFObjectHandle own = widget.widget;
        const QRectF rect = annotationPlace(own.getKey("/Rect"));
        QPDFObjectHandle form = normalAppearance(own);
        if (rect.isEmpty()) return;
        const bool isMade = m_looks == FieldLooks::AsViewers && m_look.isMade(widget, form);
        if (without.contains(widget.name)) {
            if (isMade || !form.isNull()) settle(widget.page, own);
            return;
        }
        if (isMade) {
            if (const ObjectId made = m_look.make(widget, rect.size()); !made.isNull())
                draw(widget.page, own, rect, made, QTransform::fromTranslate(rect.left(), rect.top()));
        } else if (!form.isNull()) {
            if (const auto matrix = placed(rect, form)) draw(widget.page, own, rect, drawable(form), *matrix);
        }
    }

    /** Annotations that are no fields: renderers show what a layer hides and turn what must not turn. */
    void lookAtOthers(int index)
    {
        const bool turned = m_revision.tree().infos.at(index).rotation != 0;
        if (!turned && !m_hasLayers) return;
        QPDFObjectHandle annotations = annotationsOf(index);
        const int count = annotations.isArray() ? std::min(annotations.getArrayNItems(), maxAnnotations) : 0;
        for (int i = 0; i < count; ++i) {
            QPDFObjectHandle each = annotations.getArrayItem(i);
            if (!each.isIndirect() || !each.isDictionary() || isWidget(each)) continue;
            if (m_hidden.isHidden(each.getKey("/OC"))) {
                settle(index, each);
                continue;
            }
            if (!turned || (annotationFlags(each) & annotationflag::noRotate) == 0 || !isShown(each))
                continue;
            const QRectF rect = annotationPlace(each.getKey("/Rect"));
            QPDFObjectHandle form = normalAppearance(each);
            if (form.isNull()) continue;
            if (const auto matrix = placed(rect, form)) draw(index, each, rect, drawable(form), *matrix);
        }
    }

    void draw(int index, QPDFObjectHandle annotation, const QRectF& rect, ObjectId form, QTransform matrix)
    {
        const int rotation = m_revision.tree().infos.at(index).rotation;
        if ((annotationFlags(annotation) & annotationflag::noRotate) != 0 && rotation != 0)
            matrix *= uprightTransform(rect, rotation);
        Page& page = settle(index, annotation);
        const std::string name = "/W" + std::to_string(page.names.size() + 1);
        page.names[name] = refText(form);
        page.content += "q " + operatorText(matrix) + name + " Do Q\n";
    }

    /** Nobody draws it again. */
    Page& settle(int index, QPDFObjectHandle annotation)
    {
        Page& page = m_pages[index];
        if (const ObjectId id = idOf(annotation); !id.isNull()) page.settled.insert(id);
        return page;
    }

    [[nodiscard]] QPDFObjectHandle annotationsOf(int index) const
    {
        const PageTree& tree = m_revision.tree();
        return nodeObject(m_revision.source(), tree, tree.pages[static_cast<size_t>(index)])
            .getKey("/Annots");
    }

    /** The appearance as something that content can draw: some are no form by what they say, or leave their
     * resources to the form's. */
    ObjectId drawable(QPDFObjectHandle form)
    {
        const ObjectId id = idOf(form);
        QPDFObjectHandle kind = form.getDict().getKey("/Subtype");
        const bool isForm = kind.isName() && kind.getName() == "/Form";
        if ((isForm && form.getDict().hasKey("/Resources")) || !m_mended.insert(id).second) return id;
        DictText dict = dictOf(form);
        dict["/Type"] = "/XObject";
        dict["/Subtype"] = "/Form";
        if (dict.count("/Resources") == 0) {
            QPDFObjectHandle shared = m_revision.source().getRoot().getKey("/AcroForm");
            if (shared.isDictionary()) shared = shared.getKey("/DR");
            dict["/Resources"] = shared.isDictionary() ? textOf(shared) : "<<>>";
        }
        const auto data = form.getRawStreamData();
        m_revision.set(id, streamText(std::move(dict),
                                      {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()}));
        return id;
    }

    void append(int index, const Page& page)
    {
        if (!page.content.empty()) appendContent(index, page);
        QPDFObjectHandle annotations = annotationsOf(index);
        std::vector<std::string> left;
        const int count = annotations.isArray() ? std::min(annotations.getArrayNItems(), maxAnnotations) : 0;
        for (int i = 0; i < count; ++i)
            if (QPDFObjectHandle each = annotations.getArrayItem(i);
                each.isIndirect() ? page.settled.count(idOf(each)) == 0 : !isWidget(each))
                left.push_back(textOf(each));
        m_revision.edit(m_revision.page(index))["/Annots"] = arrayText(left);
    }

    void appendContent(int index, const Page& page)
    {
        const QRectF& box = m_revision.tree().infos.at(index).cropBox;
        DictText form;
        form["/Type"] = "/XObject";
        form["/Subtype"] = "/Form";
        form["/BBox"] = "[" + numberText(box.left()) + ' ' + numberText(box.top()) + ' ' +
                        numberText(box.right()) + ' ' + numberText(box.bottom()) + "]";
        form["/Resources"] = "<</XObject " + textOf(page.names) + ">>";
        m_appender.append(index, m_revision.addStream(std::move(form), page.content), {});
    }

    FieldLooks m_looks;
    Revision& m_revision;
    PageAppender m_appender;
    HiddenLayers m_hidden;
    bool m_hasLayers = false;
    FieldLook m_look;
    std::map<int, Page> m_pages;
    std::set<ObjectId> m_mended;
};

} // namespace

QByteArray shownWithForm(const QByteArray& bytes, const QSet<QString>& without, FieldLooks looks)
{
    try {
        limitStreams();
        const StreamBudget budget;
        const auto revision = Revision::open(bytes);
        if (!revision) return bytes;
        FormPainter painter(**revision, looks);
        painter.paint(without);
        return painter.isEmpty() ? bytes : (*revision)->assemble();
    } catch (const std::exception&) {
        return bytes;
    }
}

} // namespace ink::pdf
