#include "app/pdf/stamp/signedstamper.h"

#include "app/domain/document/tagvalue.h"
#include "app/pdf/content/structuretree.h"
#include "app/pdf/file/pagespace.h"
#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/rectarea.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/forms/fieldappearance.h"
#include "app/pdf/forms/openfields.h"
#include "app/pdf/forms/pagecover.h"
#include "app/pdf/forms/shownpages.h"
#include "app/pdf/forms/stampvalue.h"
#include "app/pdf/seal/signaturefield.h"
#include "app/pdf/stamp/reasons.h"
#include "app/pdf/stamp/stampforms.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <set>

namespace ink::pdf {

namespace {

using domain::TagType;

QRectF displayedPlace(const StampItem& item)
{
    return QRectF(item.rect.left, item.rect.top, item.rect.width, item.rect.height);
}

/** The page's own object; null if it is a direct value, to which nothing can be added. */
ObjectId pageId(const Revision& revision, int pageIndex)
{
    const auto leaf = revision.tree().pages[static_cast<size_t>(pageIndex - 1)];
    return revision.tree().nodes[static_cast<size_t>(leaf)].id;
}

/** Returns whether a rectangle in user space covers a visible annotation, like the verifier's check: signed
 * content, such as an unchecked box, must stay visible. Links and pop-up windows show nothing. */
bool coversAnnotation(Revision& revision, int pageIndex, const QRectF& place)
{
    const ObjectId id = pageId(revision, pageIndex);
    QPDFObjectHandle annotations =
        revision.source().getObjectByID(id.number, id.generation).getKey("/Annots");
    if (!annotations.isArray()) return false;
    for (QPDFObjectHandle annotation : annotations.aitems()) {
        if (!annotation.isDictionary() || !isShown(annotation)) continue;
        QPDFObjectHandle kind = annotation.getKey("/Subtype");
        if (kind.isNameAndEquals("/Link") || kind.isNameAndEquals("/Popup")) continue;
        if (covers(place, widgetRect(annotation))) return true;
    }
    return false;
}

void addSignatureWidget(Revision& revision, const StampItem& item, const QRectF& place,
                        const std::string& form)
{
    const ObjectId page = pageId(revision, item.pageIndex);
    const ObjectId field = revision.reserve();
    const std::string name = item.fieldName.isEmpty()
                                 ? bytesText("Inkstone value " + std::to_string(field.number))
                                 : stringText(item.fieldName);
    if (item.isSignatureField) revision.recordSignatureField();
    revision.set(field, "<</Type /Annot /Subtype /Widget /FT /Sig /T " + name + " /F 132 /Rect " +
                            rectText(place) + " /P " + refText(page) + " /V " +
                            refText(revision.signatureValue()) + " /AP <</N " + form + ">>>>");
    QPDFObjectHandle source = revision.source().getObjectByID(page.number, page.generation);
    revision.editArray(page, "/Annots", source.getKey("/Annots")).push_back(refText(field));
    QPDFObjectHandle acroForm = revision.source().getRoot().getKey("/AcroForm");
    QPDFObjectHandle fields =
        acroForm.isDictionary() ? acroForm.getKey("/Fields") : QPDFObjectHandle::newNull();
    revision.editArray(revision.catalogDict("/AcroForm"), "/Fields", fields).push_back(refText(field));
}

void press(Revision& revision, const OpenFields& fields, const FormWidget& button, bool on)
{
    const bool radio = button.hasFlag(fieldbit::radio);
    if (radio && !on) return; // another button of the group is on
    const std::string state = on ? nameText(button.onState().toStdString()) : std::string("/Off");
    revision.edit(button.fieldId)["/V"] = state;
    for (const FormWidget& other : fields.all()) {
        if (other.fieldId != button.fieldId || other.widgetId.isNull()) continue;
        const bool same =
            other.widgetId == button.widgetId || (!radio && other.onState() == button.onState());
        revision.edit(other.widgetId)["/AS"] = same ? state : std::string("/Off");
    }
}

/** The value of a text field that displays this item. */
QString shownText(const StampItem& item)
{
    return item.image.isEmpty() ? displayText(item) : item.alternativeText;
}

/** Returns whether a field is a push button, which shows an image and has no value (ISO 32000-2
 * §12.7.5.2.2). */
bool isPictureField(const FormWidget& widget)
{
    return widget.type == QLatin1String("Btn") && widget.hasFlag(fieldbit::pushButton);
}

/** Returns whether a field has a value, which means that it was filled in and its appearance may be
 * signed. */
bool isWidgetFilled(const FormWidget& widget)
{
    if (isPictureField(widget)) return QPDFObjectHandle(widget.widget).hasKey("/AP");
    QPDFObjectHandle value = widget.inherited("/V");
    return !value.isNull() && !(value.isName() && value.getName() == "/Off");
}

void fill(Revision& revision, const StampItem& item, const FormWidget& widget, const std::string& form)
{
    if (widget.type == QLatin1String("Sig")) {
        revision.edit(widget.fieldId)["/V"] = refText(revision.signatureValue());
        if (item.isSignatureField) revision.recordSignatureField();
    } else if (!isPictureField(widget)) {
        const QString shown = shownText(item);
        revision.edit(widget.fieldId)["/V"] =
            stringText(widget.type == QLatin1String("Ch") ? widget.exportValueOf(shown) : shown);
        if (widget.type == QLatin1String("Ch")) revision.edit(widget.fieldId).erase("/I");
        revision.edit(widget.fieldId).erase("/RV");
    }
    revision.edit(widget.widgetId)["/AP"] = "<</N " + form + ">>";
}

/** Returns whether a field of the upload already has and shows the item's value. */
bool isSaid(const FormWidget& widget, const StampItem& item)
{
    if (item.fieldName.isEmpty() || widget.type == QLatin1String("Sig") ||
        widget.type == QLatin1String("Btn"))
        return false;
    const QString text = shownText(item);
    return !text.isEmpty() && QPDFObjectHandle(widget.widget).hasKey("/AP") &&
           fieldText(widget.inherited("/V")) ==
               (widget.type == QLatin1String("Ch") ? widget.exportValueOf(text) : text);
}

bool paints(const StampItem& item)
{
    return !item.image.isEmpty() || isTextValue(item) || (isToggle(item.type) && isChecked(item));
}

} // namespace

Result<void> stampSigned(Revision& revision, const QList<StampItem>& items)
{
    const OpenFields fields(revision);
    QList<StampItem> painted;
    std::vector<QRectF> places;
    std::vector<const FormWidget*> targets;
    for (const StampItem& item : items) {
        if (item.pageIndex < 1 || item.pageIndex > revision.tree().infos.size())
            return fail(ErrorCode::Validation, reasons::valueOnMissingPage());
        if (item.rect.width <= 0 || item.rect.height <= 0)
            return fail(ErrorCode::Validation, reasons::valuePlaceWithoutSize());
        QRectF place =
            PageSpace(revision.tree().infos.at(item.pageIndex - 1)).mapToUser(displayedPlace(item));
        const FormWidget* own = item.fieldName.isEmpty() ? nullptr : fields.findByName(item.fieldName);
        if (own && (isWidgetFilled(*own) || !paints(item))) continue;
        const FormWidget* under = own ? own : fields.findUnder(item, place);
        if (under && !own && isSaid(*under, item)) continue;
        if (under && under->type == QLatin1String("Btn") && !isPictureField(*under)) {
            press(revision, fields, *under, isChecked(item));
            continue;
        }
        if (!paints(item)) continue;
        if (!under && pageId(revision, item.pageIndex).isNull())
            return fail(ErrorCode::UnreadablePdf, reasons::signedPageTakesNothing());
        painted.append(item);
        places.push_back(under ? widgetRect(under->widget) : place);
        targets.push_back(under);
    }
    if (painted.isEmpty()) return {};
    INK_ASSIGN(forms, createStampForms(revision, painted, places));
    for (size_t i = 0; i < forms.size(); ++i) {
        const StampItem& item = painted.at(static_cast<qsizetype>(i));
        if (targets[i])
            fill(revision, item, *targets[i], forms[i]);
        else
            addSignatureWidget(revision, item, places[i], forms[i]);
    }
    return {};
}

namespace {

bool isButton(const StampItem& item)
{
    return isToggle(item.type);
}

/** Adds the form's resources for text fields: a font (ISO 32000-2 §12.7.4.3). Appearances are signed, so
 * readers must not regenerate them. */
void completeForm(Revision& revision)
{
    DictText& form = revision.edit(revision.catalogDict("/AcroForm"));
    if (form.count("/Fields") == 0) form["/Fields"] = "[]";
    if (form.count("/NeedAppearances") != 0) form["/NeedAppearances"] = "false";
    if (form.count("/DR") != 0) return;
    form["/DR"] = "<</Font <</Helv " +
                  refText(revision.add("<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding "
                                       "/WinAnsiEncoding>>")) +
                  ">>>>";
}

} // namespace

Result<void> prepareFields(Revision& revision, StructureTree& structure, const QList<StampItem>& items)
{
    if (revision.isSigned() || items.isEmpty()) return {};
    QList<StampItem> marks;
    std::vector<QRectF> markPlaces;
    std::vector<QRectF> places;
    for (const StampItem& item : items) {
        if (item.pageIndex < 1 || item.pageIndex > revision.tree().infos.size() || item.rect.width <= 0 ||
            item.rect.height <= 0 || item.fieldName.isEmpty() || item.fieldName.contains(QLatin1Char('.')))
            return fail(ErrorCode::Validation, reasons::fieldForValueNotMade());
        places.push_back(
            PageSpace(revision.tree().infos.at(item.pageIndex - 1)).mapToUser(displayedPlace(item)));
        if (!isButton(item)) continue;
        marks.append(item);
        marks.last().text = QStringLiteral("true");
        markPlaces.push_back(places.back());
    }
    completeForm(revision);
    std::vector<std::string> looks;
    if (!marks.isEmpty()) {
        INK_ASSIGN(forms, createStampForms(revision, marks, markPlaces));
        looks = std::move(forms);
    }
    auto look = looks.cbegin();
    for (size_t i = 0; i < places.size(); ++i) {
        const StampItem& item = items.at(static_cast<qsizetype>(i));
        std::string body = "<</Type /Annot /Subtype /Widget /T " + stringText(item.fieldName) +
                           " /F 132 /Rect " + rectText(places[i]) + " /P " +
                           refText(revision.page(item.pageIndex - 1));
        if (!item.label.isEmpty()) body += " /TU " + stringText(item.label);
        if (item.isSignatureField) {
            body += " /FT /Sig";
        } else {
            DictText form{{"/Type", "/XObject"}, {"/Subtype", "/Form"}, {"/BBox", rectText(places[i])}};
            const std::string empty = refText(revision.addStream(std::move(form), ""));
            if (isButton(item))
                body +=
                    " /FT /Btn /Ff 1 /V /Off /AS /Off /AP <</N <</On " + *look++ + " /Off " + empty + ">>>>";
            else if (domain::isSignatureLike(item.type))
                body +=
                    " /FT /Btn /Ff 65537"; // a read-only push button: its image becomes its first appearance
            else
                body += " /FT /Tx /Ff 1 /DA (/Helv 0 Tf 0 g) /AP <</N " + empty + ">>";
        }
        const ObjectId widget = revision.reserve();
        revision.set(widget, body + structure.addWidget(item.pageIndex - 1, widget) + ">>");
        attachField(revision, item.pageIndex, widget);
    }
    return {};
}

Result<QList<StampPlacement>> checkPlacements(const QByteArray& bytes, const QList<StampItem>& items)
{
    const StreamBudget budget;
    INK_ASSIGN(revision, Revision::open(bytes));
    QList<StampPlacement> found;
    try {
        const OpenFields fields(*revision);
        PageCover cover(revision->source(), nullptr);
        for (const StampItem& item : items) {
            if (item.pageIndex < 1 || item.pageIndex > revision->tree().infos.size()) {
                found.append(StampPlacement::Nowhere);
                continue;
            }
            const QRectF place =
                PageSpace(revision->tree().infos.at(item.pageIndex - 1)).mapToUser(displayedPlace(item));
            if (fields.findUnder(item, place))
                found.append(StampPlacement::Field);
            else if (pageId(*revision, item.pageIndex).isNull())
                found.append(StampPlacement::Nowhere);
            else
                found.append(cover.below(item.pageIndex - 1, place) == PageCover::Below::Content ||
                                     coversAnnotation(*revision, item.pageIndex, place)
                                 ? StampPlacement::Covers
                                 : StampPlacement::Free);
        }
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    return found;
}

Result<void> addInvisibleSignature(Revision& revision)
{
    StampItem item;
    for (; item.pageIndex <= revision.tree().infos.size(); ++item.pageIndex) {
        if (pageId(revision, item.pageIndex).isNull()) continue;
        const QRectF& box = revision.tree().infos.at(item.pageIndex - 1).cropBox;
        const QRectF place(box.center(), QSizeF(1, 1));
        DictText form{{"/Type", "/XObject"}, {"/Subtype", "/Form"}, {"/BBox", rectText(place)}};
        addSignatureWidget(revision, item, place, refText(revision.addStream(std::move(form), "")));
        return {};
    }
    return fail(ErrorCode::UnreadablePdf, reasons::signedPagesTakeNothing());
}

bool hasOpenFields(Revision& revision)
{
    const OpenFields fields(revision);
    return std::any_of(fields.all().begin(), fields.all().end(),
                       [&](const FormWidget& widget) { return fields.isOpen(widget); });
}

} // namespace ink::pdf
