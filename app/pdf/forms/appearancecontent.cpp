#include "app/pdf/forms/appearancecontent.h"

#include "app/pdf/file/revision.h"
#include "app/pdf/forms/annotationappearance.h"

#include <QRectF>
#include <QTransform>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <optional>

namespace ink::pdf {

namespace {

std::string operatorText(const QTransform& m)
{
    std::string text;
    for (const double number : {m.m11(), m.m12(), m.m21(), m.m22(), m.dx(), m.dy()})
        text += numberText(number) + ' ';
    return text + "cm ";
}

/** The matrix that maps the appearance's box to the annotation's rectangle (algorithm 8.1). Nothing if it is
 * invisible. */
std::optional<QTransform> placed(const QRectF& rect, QPDFObjectHandle form)
{
    const QRectF box = parseRect(form.getDict().getKey("/BBox"));
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

/** Represents free text as a field with the same text, background and border. */
FormWidget fieldOf(QPDFObjectHandle freeText)
{
    FormWidget field;
    field.widget = freeText.shallowCopy();
    field.widget.replaceKey("/V", freeText.getKey("/Contents"));
    QPDFObjectHandle look = QPDFObjectHandle::newDictionary();
    look.replaceKey("/BG", freeText.getKey("/C"));
    look.replaceKey("/BC", QPDFObjectHandle::parse("[0]"));
    field.widget.replaceKey("/MK", look);
    field.field = field.widget;
    field.type = QStringLiteral("Tx");
    field.flags = 1 << (fieldbit::multiline - 1);
    return field;
}

} // namespace

ObjectId AppearanceContent::make(const PageAnnotation& each)
{
    if (each.widget) return m_look.make(*each.widget, each.rect.size());
    if (QPDFObjectHandle(each.annotation).getKey("/Subtype").isNameAndEquals("/FreeText"))
        return m_look.make(fieldOf(each.annotation), each.rect.size());
    return generateAppearance(m_revision, each.annotation, each.rect);
}

bool AppearanceContent::draw(int page, const PageAnnotation& each)
{
    ObjectId form;
    QTransform matrix = QTransform::fromTranslate(each.rect.left(), each.rect.top());
    if (each.isGenerated) {
        form = make(each);
    } else if (const auto stored = placed(each.rect, each.storedAppearance)) {
        form = makeDrawable(each.storedAppearance);
        matrix = *stored;
    }
    if (form.isNull()) return false;
    Page& into = m_pages[page];
    const std::string name = "/W" + std::to_string(into.names.size() + 1);
    into.names[name] = refText(form);
    const bool isTagged = m_appender.structure().isExtendable();
    if (isTagged) {
        into.tagged.push_back(describe(each, static_cast<int>(into.tagged.size())));
        into.content += beginTagged(into.tagged.back().type, into.tagged.back().number);
    }
    into.content += "q " + operatorText(matrix * each.rotation) + name + " Do Q\n";
    if (isTagged) into.content += "EMC\n";
    return true;
}

/** The structure element of an annotation that becomes page content. */
TaggedContent AppearanceContent::describe(const PageAnnotation& each, int number)
{
    QPDFObjectHandle own = each.annotation;
    QPDFObjectHandle kind = own.getKey("/Subtype");
    const FormWidget* const widget = each.widget;
    if (!widget && kind.isNameAndEquals("/FreeText")) return {"/P", number, {}, idOf(own)};
    QString label = fieldText(widget ? widget->inherited("/TU") : own.getKey("/Contents"));
    if (widget && label.isEmpty()) label = widget->name;
    if (!widget || widget->type == QLatin1StringView("Sig")) {
        if (label.isEmpty() && kind.isName()) label = QString::fromStdString(kind.getName().substr(1));
        return {"/Figure", number, figureEntries(label, each.visibleRect), idOf(own)};
    }
    const bool isButton = widget->type == QLatin1StringView("Btn");
    PrintedField printed = PrintedField::Text;
    if (widget->type == QLatin1StringView("Ch"))
        printed = PrintedField::List;
    else if (isButton)
        printed = widget->hasFlag(fieldbit::pushButton) ? PrintedField::Button
                  : widget->hasFlag(fieldbit::radio)    ? PrintedField::Radio
                                                        : PrintedField::Box;
    QPDFObjectHandle state = own.getKey("/AS");
    const bool isOn = state.isName() && state.getName() != "/Off";
    return {"/Form", number, printedFieldEntries(printed, label, isOn), idOf(own)};
}

/** Returns the appearance in a form that page content can draw like an annotation: some appearances lack the
 * form's type, use the resources of the AcroForm, or are a transparency group, which would prevent blending
 * with the page's content. */
ObjectId AppearanceContent::makeDrawable(QPDFObjectHandle form)
{
    const ObjectId id = idOf(form);
    QPDFObjectHandle kind = form.getDict().getKey("/Subtype");
    const bool isForm = kind.isName() && kind.getName() == "/Form";
    if (isForm && form.getDict().hasKey("/Resources") && !form.getDict().hasKey("/Group")) return id;
    const auto [known, isNew] = m_drawable.try_emplace(id);
    if (!isNew) return known->second;
    DictText dict = dictOf(form);
    dict["/Type"] = "/XObject";
    dict["/Subtype"] = "/Form";
    dict.erase("/Group");
    if (dict.count("/Resources") == 0) {
        QPDFObjectHandle shared = m_revision.source().getRoot().getKey("/AcroForm");
        if (shared.isDictionary()) shared = shared.getKey("/DR");
        dict["/Resources"] = shared.isDictionary() ? textOf(shared) : "<<>>";
    }
    const auto data = form.getRawStreamData();
    known->second = m_revision.addStream(std::move(dict),
                                         {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()});
    return known->second;
}

void AppearanceContent::finish()
{
    for (const auto& [index, page] : m_pages) {
        DictText form;
        form["/BBox"] = rectText(m_revision.tree().infos.at(index).cropBox);
        form["/Resources"] = "<</XObject " + textOf(page.names) + ">>";
        m_appender.append(index, std::move(form), page.content, {}, page.tagged);
    }
}

} // namespace ink::pdf
