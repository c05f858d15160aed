#include "app/pdf/shownform.h"

#include "app/pdf/formfields.h"
#include "app/pdf/pageappend.h"
#include "app/pdf/revision.h"
#include "app/pdf/streamlimits.h"

#include <QRectF>
#include <QTransform>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace ink::pdf {

namespace {

constexpr int hiddenFlags = 2 | 32; ///< Hidden, NoView (table 167)
constexpr int mostAnnotations = 50'000;
constexpr double farthest = 1e6; ///< no page is so large

/** Four or six finite numbers of a sensible size, else none. */
std::vector<double> numbersOf(QPDFObjectHandle array, int count)
{
    std::vector<double> numbers;
    if (!array.isArray() || array.getArrayNItems() != count) return {};
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle item = array.getArrayItem(i);
        if (!item.isNumber()) return {};
        const double value = item.getNumericValue();
        if (!std::isfinite(value) || std::abs(value) > farthest) return {};
        numbers.push_back(value);
    }
    return numbers;
}

QRectF rectOf(QPDFObjectHandle array)
{
    const std::vector<double> n = numbersOf(array, 4);
    return n.empty() ? QRectF() : QRectF(QPointF(n[0], n[1]), QPointF(n[2], n[3])).normalized();
}

/** The normal appearance of the widget's state; null when it shows nothing. */
QPDFObjectHandle appearanceOf(QPDFObjectHandle widget)
{
    const QPDFObjectHandle nothing = QPDFObjectHandle::newNull();
    QPDFObjectHandle flags = widget.getKey("/F");
    if (flags.isInteger() && (flags.getIntValueAsInt() & hiddenFlags) != 0) return nothing;
    QPDFObjectHandle appearances = widget.getKey("/AP");
    if (!appearances.isDictionary()) return nothing;
    QPDFObjectHandle normal = appearances.getKey("/N");
    if (normal.isDictionary()) { // a stream is none
        QPDFObjectHandle state = widget.getKey("/AS");
        normal = state.isName() ? normal.getKey(state.getName()) : nothing;
    }
    return normal.isStream() && normal.isIndirect() ? normal : nothing;
}

/** Algorithm 8.1: what brings the appearance's box onto the widget's rectangle. False: nothing to be seen. */
bool place(QPDFObjectHandle widget, QPDFObjectHandle form, std::string& matrix)
{
    const QRectF rect = rectOf(widget.getKey("/Rect"));
    const QRectF box = rectOf(form.getDict().getKey("/BBox"));
    if (rect.isEmpty() || box.isEmpty()) return false;
    QTransform own;
    if (const auto m = numbersOf(form.getDict().getKey("/Matrix"), 6); !m.empty())
        own = QTransform(m[0], m[1], m[2], m[3], m[4], m[5]);
    const QRectF turned = own.mapRect(box);
    if (turned.isEmpty()) return false;
    const double sx = rect.width() / turned.width();
    const double sy = rect.height() / turned.height();
    for (const double number :
         {sx, 0.0, 0.0, sy, rect.left() - turned.left() * sx, rect.top() - turned.top() * sy})
        matrix += numberText(number) + ' ';
    matrix += "cm ";
    return true;
}

bool isWidget(QPDFObjectHandle annotation)
{
    QPDFObjectHandle kind =
        annotation.isDictionary() ? annotation.getKey("/Subtype") : QPDFObjectHandle::newNull();
    return kind.isName() && kind.getName() == "/Widget";
}

class FormPainter final
{
public:
    explicit FormPainter(Revision& revision) : m_revision(revision), m_appender(revision) {}

    void paint(const QSet<QString>& without)
    {
        bool cut = false;
        for (const FormWidget& each : formWidgets(m_revision.source(), m_revision.tree(), cut)) {
            if (each.page < 0) continue;
            QPDFObjectHandle form = appearanceOf(each.widget);
            std::string matrix;
            if (form.isNull() || !place(each.widget, form, matrix)) continue;
            Page& page = m_pages[each.page];
            if (!each.widgetId.isNull()) page.settled.insert(each.widgetId);
            if (without.contains(each.name)) continue;
            const std::string name = "/W" + std::to_string(page.names.size() + 1);
            page.names[name] = refText(drawable(form));
            page.content += "q " + matrix + name + " Do Q\n";
        }
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
        if (!page.content.empty()) draw(index, page);
        const PageTree& tree = m_revision.tree();
        QPDFObjectHandle annotations =
            nodeObject(m_revision.source(), tree, tree.pages[static_cast<size_t>(index)]).getKey("/Annots");
        std::vector<std::string> left;
        const int count = annotations.isArray() ? std::min(annotations.getArrayNItems(), mostAnnotations) : 0;
        for (int i = 0; i < count; ++i)
            if (QPDFObjectHandle each = annotations.getArrayItem(i);
                each.isIndirect() ? page.settled.count(idOf(each)) == 0 : !isWidget(each))
                left.push_back(textOf(each));
        m_revision.edit(m_revision.page(index))["/Annots"] = arrayText(left);
    }

    void draw(int index, const Page& page)
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

    Revision& m_revision;
    PageAppender m_appender;
    std::map<int, Page> m_pages;
    std::set<ObjectId> m_mended;
};

} // namespace

QByteArray shownWithForm(const QByteArray& bytes, const QSet<QString>& without)
{
    try {
        limitStreams();
        const StreamBudget budget;
        const auto revision = Revision::open(bytes);
        if (!revision) return bytes;
        FormPainter painter(**revision);
        painter.paint(without);
        return painter.isEmpty() ? bytes : (*revision)->assemble();
    } catch (const std::exception&) {
        return bytes;
    }
}

} // namespace ink::pdf
