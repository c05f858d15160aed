#include "app/pdf/signedstamper.h"

#include "app/pdf/formfields.h"
#include "app/pdf/pagecover.h"
#include "app/pdf/pagestamper.h"
#include "app/pdf/plainpdf.h"
#include "app/pdf/revision.h"
#include "app/pdf/signaturefield.h"
#include "app/pdf/signaturescan.h"
#include "app/pdf/stampvalue.h"
#include "app/pdf/streamlimits.h"

#include <QHash>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <array>
#include <cmath>
#include <optional>
#include <set>

namespace ink::pdf {

namespace {

using domain::TagType;

constexpr int mostFields = 50'000;
constexpr int mostDepth = 50;
constexpr double samePlace = 0.5; ///< how much of both must overlap, by area
constexpr int readOnlyFlag = 1;   // bits count from 1, ISO 32000-2 tables 227, 229, 233
constexpr int radioFlag = 16;
constexpr int pushFlag = 17;

bool hasSignature(QPDFObjectHandle field, bool isSignature, std::set<ObjectId>& seen, int depth)
{
    if (!field.isDictionary() || depth > mostDepth || seen.size() > mostFields) return false;
    if (const ObjectId id = idOf(field); !id.isNull() && !seen.insert(id).second) return false;
    if (QPDFObjectHandle type = field.getKey("/FT"); type.isName()) isSignature = type.getName() == "/Sig";
    if (isSignature && field.getKey("/V").isDictionary()) return true;
    QPDFObjectHandle kids = field.getKey("/Kids");
    if (!kids.isArray()) return false;
    const int count = kids.getArrayNItems();
    for (int i = 0; i < count; ++i)
        if (hasSignature(kids.getArrayItem(i), isSignature, seen, depth + 1)) return true;
    return false;
}

/** A rectangle of the page as displayed in default user space. */
QRectF userRect(const PageInfo& page, const domain::PageRect& rect)
{
    const double s = 1.0 / page.userUnit;
    const QRectF r(rect.left * s, (page.size.height() - rect.bottom()) * s, rect.width * s,
                   rect.height * s); // upwards
    const QRectF& box = page.cropBox;
    switch (page.rotation) {
    case 90:
        return {box.right() - r.bottom(), box.top() + r.left(), r.height(), r.width()};
    case 180:
        return {box.right() - r.right(), box.bottom() - r.bottom(), r.width(), r.height()};
    case 270:
        return {box.left() + r.top(), box.bottom() - r.right(), r.height(), r.width()};
    default:
        return r.translated(box.topLeft());
    }
}

std::string rectText(const QRectF& rect)
{
    return "[" + numberText(rect.left()) + ' ' + numberText(rect.top()) + ' ' + numberText(rect.right()) +
           ' ' + numberText(rect.bottom()) + "]";
}

QRectF placeOf(QPDFObjectHandle widget)
{
    QPDFObjectHandle place = widget.getKey("/Rect");
    if (!place.isRectangle()) return {};
    const auto box = place.getArrayAsRectangle();
    return QRectF(QPointF(box.llx, box.lly), QPointF(box.urx, box.ury)).normalized();
}

double areaOf(const QRectF& rect)
{
    return rect.width() * rect.height();
}

bool isSamePlace(const QRectF& a, const QRectF& b)
{
    const double both = areaOf(a.intersected(b));
    return both > 0 && both >= samePlace * (areaOf(a) + areaOf(b) - both);
}

FieldLock lockOf(QPDFObjectHandle dictionary)
{
    FieldLock lock;
    if (!dictionary.isDictionary() || !dictionary.getKey("/Action").isName()) return lock;
    const std::string action = dictionary.getKey("/Action").getName();
    lock.action = action == "/All"       ? FieldLock::Action::All
                  : action == "/Include" ? FieldLock::Action::Include
                  : action == "/Exclude" ? FieldLock::Action::Exclude
                                         : FieldLock::Action::None;
    if (QPDFObjectHandle fields = dictionary.getKey("/Fields"); fields.isArray())
        for (int i = 0; i < std::min(fields.getArrayNItems(), mostFields); ++i)
            lock.fields.append(fieldText(fields.getArrayItem(i)));
    return lock;
}

/** The fields of a signed file's form, and which of them may still change. */
class OpenFields final
{
public:
    explicit OpenFields(Revision& revision)
    {
        bool cut = false;
        m_widgets = formWidgets(revision.source(), revision.tree(), cut);
        for (size_t i = 0; i < m_widgets.size(); ++i) {
            if (m_widgets[i].type == QLatin1String("Sig")) noteLocks(m_widgets[i].field);
            if (!m_byName.contains(m_widgets[i].name)) m_byName.insert(m_widgets[i].name, i);
        }
    }
    [[nodiscard]] const std::vector<FormWidget>& all() const { return m_widgets; }

    /** Whether somebody may fill it in. */
    [[nodiscard]] bool isOpen(const FormWidget& w) const
    {
        if (w.widgetId.isNull() || w.fieldId.isNull() || w.page < 0 || w.has(readOnlyFlag)) return false;
        QPDFObjectHandle field = w.field;
        if (w.type == QLatin1String("Sig"))
            // What its signature must be like (/SV) and what it locks is for the one whom it is meant for.
            return !isLocked(w.name) && field.getKey("/V").isNull() && !field.hasKey("/Lock") &&
                   !field.hasKey("/SV") && w.siblings == 1;
        if (w.type == QLatin1String("Btn")) return !w.has(pushFlag) && !isLocked(w.name);
        return !isLocked(w.name) && w.siblings == 1;
    }

    /** The first widget of the field with this full name. */
    [[nodiscard]] const FormWidget* named(const QString& name) const
    {
        const auto found = m_byName.constFind(name);
        return found == m_byName.cend() ? nullptr : &m_widgets[*found];
    }

    /** The field that an item stands on and fits into. */
    [[nodiscard]] const FormWidget* under(const StampItem& item, const QRectF& place) const
    {
        for (const FormWidget& widget : m_widgets)
            if (widget.page == item.pageIndex - 1 && isOpen(widget) && fits(item, widget) &&
                isSamePlace(placeOf(widget.widget), place))
                return &widget;
        return nullptr;
    }

private:
    static bool fits(const StampItem& item, const FormWidget& widget)
    {
        const bool button = item.type == TagType::Checkbox || item.type == TagType::Radio;
        if (domain::isSignatureLike(item.type)) return widget.type == QLatin1String("Sig");
        if (item.type == TagType::Attachment || item.type == TagType::Note) return false;
        if (widget.type == QLatin1String("Btn"))
            return button && !widget.onState().isEmpty() &&
                   widget.has(radioFlag) == (item.type == TagType::Radio);
        return !button && item.image.isEmpty() &&
               (widget.type == QLatin1String("Tx") || widget.type == QLatin1String("Ch"));
    }
    [[nodiscard]] bool isLocked(const QString& name) const
    {
        return std::any_of(m_locks.begin(), m_locks.end(),
                           [&](const FieldLock& lock) { return lock.locks(name); });
    }
    void noteLocks(QPDFObjectHandle field)
    {
        QPDFObjectHandle value = field.getKey("/V");
        if (!value.isDictionary()) return;
        m_locks.push_back(lockOf(field.getKey("/Lock")));
        QPDFObjectHandle references = value.getKey("/Reference");
        const int count = references.isArray() ? std::min(references.getArrayNItems(), 100) : 0;
        for (int i = 0; i < count; ++i) {
            QPDFObjectHandle reference = references.getArrayItem(i);
            if (!reference.isDictionary()) continue;
            QPDFObjectHandle method = reference.getKey("/TransformMethod");
            if (method.isName() && method.getName() == "/FieldMDP")
                m_locks.push_back(lockOf(reference.getKey("/TransformParams")));
        }
    }

    std::vector<FormWidget> m_widgets;
    QHash<QString, size_t> m_byName; ///< the first widget of each field
    std::vector<FieldLock> m_locks;
};

/** The page's own object; null when it stands in its parent directly and nothing can be hung onto it. */
ObjectId pageId(const Revision& revision, int pageIndex)
{
    const auto leaf = revision.tree().pages[static_cast<size_t>(pageIndex - 1)];
    return revision.tree().nodes[static_cast<size_t>(leaf)].id;
}

/**
 * Draws each item as the page stamper would and brings it in as a form in default user space. It is drawn
 * onto an empty page of the same shape in a file of its own, one page an item.
 */
Result<std::vector<std::string>> drawn(Revision& revision, const QList<StampItem>& items,
                                       const std::vector<QRectF>& places)
{
    PlainPdf blank;
    const std::string root = blank.reserve();
    const std::string pages = blank.reserve();
    QList<StampItem> alone = items;
    std::vector<std::string> kids;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const PageInfo& info = revision.tree().infos.at(items.at(i).pageIndex - 1);
        alone[i].pageIndex = static_cast<int>(i) + 1;
        alone[i].field.clear();
        const std::string box = rectText(info.cropBox);
        kids.push_back(blank.add("<</Type /Page /Parent " + pages + " /MediaBox " + box + " /CropBox " + box +
                                 " /Rotate " + std::to_string(info.rotation) + " /UserUnit " +
                                 numberText(info.userUnit) + " /Resources <<>>>>"));
    }
    blank.set(pages,
              "<</Type /Pages /Count " + std::to_string(kids.size()) + " /Kids " + arrayText(kids) + ">>");
    blank.set(root, "<</Type /Catalog /Pages " + pages + ">>");
    const std::string information = blank.add("<<>>");
    INK_ASSIGN(canvas, Revision::open(std::move(blank).finish(root, information)));
    INK_TRY(stampPages(*canvas, alone));
    INK_ASSIGN(file, SourceFile::open(canvas->assemble()));
    INK_ASSIGN(tree, readPageTree(file->qpdf()));

    Importer importer(revision);
    std::vector<std::string> forms;
    for (size_t i = 0; i < tree.pages.size(); ++i) {
        QPDFObjectHandle page = nodeObject(file->qpdf(), tree, tree.pages[i]);
        QPDFObjectHandle contents = page.getKey("/Contents");
        std::string painted;
        const auto take = [&painted](QPDFObjectHandle stream) {
            if (!stream.isStream()) return;
            const auto data = stream.getStreamData(qpdf_dl_generalized);
            painted.append(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
            painted += '\n';
        };
        if (contents.isArray()) {
            for (int k = 0; k < contents.getArrayNItems(); ++k)
                take(contents.getArrayItem(k));
        } else {
            take(contents);
        }
        DictText form{{"/Type", "/XObject"},
                      {"/Subtype", "/Form"},
                      {"/BBox", rectText(places[i])},
                      {"/Resources", importer.text(resourcesOf(file->qpdf(), tree, tree.pages[i]))},
                      {"/Filter", "/FlateDecode"}};
        forms.push_back(refText(revision.addStream(std::move(form), deflated(painted))));
    }
    importer.finish();
    return forms;
}

void addSignatureWidget(Revision& revision, const StampItem& item, const QRectF& place,
                        const std::string& form)
{
    const ObjectId page = pageId(revision, item.pageIndex);
    const ObjectId field = revision.reserve();
    const std::string name = item.field.isEmpty()
                                 ? bytesText("Inkstone value " + std::to_string(field.number))
                                 : stringText(item.field);
    if (item.signs) revision.noteSignatureField();
    revision.set(field, "<</Type /Annot /Subtype /Widget /FT /Sig /T " + name + " /F 132 /Rect " +
                            rectText(place) + " /P " + refText(page) + " /V " +
                            refText(revision.signatureValue()) + " /AP <</N " + form + ">>>>");
    QPDFObjectHandle source = revision.source().getObjectByID(page.number, page.generation);
    revision.array(page, "/Annots", source.getKey("/Annots")).push_back(refText(field));
    QPDFObjectHandle acroForm = revision.source().getRoot().getKey("/AcroForm");
    QPDFObjectHandle fields =
        acroForm.isDictionary() ? acroForm.getKey("/Fields") : QPDFObjectHandle::newNull();
    revision.array(catalogDict(revision, "/AcroForm"), "/Fields", fields).push_back(refText(field));
}

void press(Revision& revision, const OpenFields& fields, const FormWidget& button, bool on)
{
    const bool radio = button.has(radioFlag);
    if (radio && !on) return; // what is chosen is said by another one
    const std::string state = on ? nameText(button.onState().toStdString()) : std::string("/Off");
    revision.edit(button.fieldId)["/V"] = state;
    for (const FormWidget& other : fields.all()) {
        if (other.fieldId != button.fieldId || other.widgetId.isNull()) continue;
        const bool same =
            other.widgetId == button.widgetId || (!radio && other.onState() == button.onState());
        revision.edit(other.widgetId)["/AS"] = same ? state : std::string("/Off");
    }
}

/** What a choice is called inside: its export value, or the text itself. */
QString exportOf(const FormWidget& choice, const QString& shown)
{
    QPDFObjectHandle options = choice.inherited("/Opt");
    const int count = options.isArray() ? std::min(options.getArrayNItems(), 5000) : 0;
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle option = options.getArrayItem(i);
        if (option.isArray() && option.getArrayNItems() == 2 && fieldText(option.getArrayItem(1)) == shown)
            return fieldText(option.getArrayItem(0));
    }
    return shown;
}

/** What a text field holds when it shows this. */
QString shownText(const StampItem& item)
{
    return item.image.isEmpty() ? displayText(item) : item.alternative;
}

/** Whether a field holds something: then it has been filled in, and what it shows may be signed. */
bool isFilled(const FormWidget& widget)
{
    QPDFObjectHandle value = widget.inherited("/V");
    return !value.isNull() && !(value.isName() && value.getName() == "/Off");
}

void fill(Revision& revision, const StampItem& item, const FormWidget& widget, const std::string& form)
{
    if (widget.type == QLatin1String("Sig")) {
        revision.edit(widget.fieldId)["/V"] = refText(revision.signatureValue());
        if (item.signs) revision.noteSignatureField();
    } else {
        const QString shown = shownText(item);
        revision.edit(widget.fieldId)["/V"] =
            stringText(widget.type == QLatin1String("Ch") ? exportOf(widget, shown) : shown);
        if (widget.type == QLatin1String("Ch")) revision.edit(widget.fieldId).erase("/I");
        revision.edit(widget.fieldId).erase("/RV");
    }
    revision.edit(widget.widgetId)["/AP"] = "<</N " + form + ">>";
}

/** Whether a field of the upload says what the item does already, and shows it. */
bool isSaid(const FormWidget& widget, const StampItem& item)
{
    if (item.field.isEmpty() || widget.type == QLatin1String("Sig") || widget.type == QLatin1String("Btn"))
        return false;
    const QString text = shownText(item);
    return !text.isEmpty() && QPDFObjectHandle(widget.widget).hasKey("/AP") &&
           fieldText(widget.inherited("/V")) ==
               (widget.type == QLatin1String("Ch") ? exportOf(widget, text) : text);
}

bool paints(const StampItem& item)
{
    return !item.image.isEmpty() || isWritten(item) ||
           ((item.type == TagType::Checkbox || item.type == TagType::Radio) && isChecked(item));
}

} // namespace

bool carriesSignatures(QPDF& qpdf)
{
    QPDFObjectHandle form = qpdf.getRoot().getKey("/AcroForm");
    QPDFObjectHandle fields = form.isDictionary() ? form.getKey("/Fields") : QPDFObjectHandle::newNull();
    const int count = fields.isArray() ? fields.getArrayNItems() : 0;
    std::set<ObjectId> seen;
    for (int i = 0; i < count; ++i)
        if (hasSignature(fields.getArrayItem(i), false, seen, 0)) return true;
    return false;
}

Result<void> stampSigned(Revision& revision, const QList<StampItem>& items)
{
    const OpenFields fields(revision);
    QList<StampItem> painted;
    std::vector<QRectF> places;
    std::vector<const FormWidget*> targets;
    for (const StampItem& item : items) {
        if (item.pageIndex < 1 || item.pageIndex > revision.tree().infos.size())
            return fail(ErrorCode::Validation,
                        QStringLiteral("A value stands on a page that this file does not have."));
        if (item.rect.width <= 0 || item.rect.height <= 0)
            return fail(ErrorCode::Validation, QStringLiteral("A value has a place without a size."));
        QRectF place = userRect(revision.tree().infos.at(item.pageIndex - 1), item.rect);
        const FormWidget* own = item.field.isEmpty() ? nullptr : fields.named(item.field);
        if (own && (isFilled(*own) || !paints(item))) continue;
        const FormWidget* under = own ? own : fields.under(item, place);
        if (under && !own && isSaid(*under, item)) continue;
        if (under && under->type == QLatin1String("Btn")) {
            press(revision, fields, *under, isChecked(item));
            continue;
        }
        if (!paints(item)) continue;
        if (!under && pageId(revision, item.pageIndex).isNull())
            return fail(ErrorCode::UnreadablePdf,
                        QStringLiteral("Nothing can be added to a page of this signed PDF."));
        painted.append(item);
        places.push_back(under ? placeOf(under->widget) : place);
        targets.push_back(under);
    }
    if (painted.isEmpty()) return {};
    INK_ASSIGN(forms, drawn(revision, painted, places));
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
    return item.type == TagType::Checkbox || item.type == TagType::Radio;
}

/** The form gets what text fields need: a font to be written with (ISO 32000-2 §12.7.4.3). Their looks are
 * signed, so no reader may make others. */
void completeForm(Revision& revision)
{
    DictText& form = revision.edit(catalogDict(revision, "/AcroForm"));
    if (form.count("/Fields") == 0) form["/Fields"] = "[]";
    if (form.count("/NeedAppearances") != 0) form["/NeedAppearances"] = "false";
    if (form.count("/DR") != 0) return;
    form["/DR"] = "<</Font <</Helv " +
                  refText(revision.add("<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding "
                                       "/WinAnsiEncoding>>")) +
                  ">>>>";
}

} // namespace

Result<void> prepareFields(Revision& revision, const QList<StampItem>& items)
{
    if (revision.isSigned() || items.isEmpty()) return {};
    QList<StampItem> marks;
    std::vector<QRectF> markPlaces;
    std::vector<QRectF> places;
    for (const StampItem& item : items) {
        if (item.pageIndex < 1 || item.pageIndex > revision.tree().infos.size() || item.rect.width <= 0 ||
            item.rect.height <= 0 || item.field.isEmpty() || item.field.contains(QLatin1Char('.')))
            return fail(ErrorCode::Validation, QStringLiteral("A field cannot be made for a value."));
        places.push_back(userRect(revision.tree().infos.at(item.pageIndex - 1), item.rect));
        if (!isButton(item)) continue;
        marks.append(item);
        marks.last().text = QStringLiteral("true");
        markPlaces.push_back(places.back());
    }
    completeForm(revision);
    std::vector<std::string> looks;
    if (!marks.isEmpty()) {
        INK_ASSIGN(forms, drawn(revision, marks, markPlaces));
        looks = std::move(forms);
    }
    auto look = looks.cbegin();
    for (size_t i = 0; i < places.size(); ++i) {
        const StampItem& item = items.at(static_cast<qsizetype>(i));
        std::string body = "<</Type /Annot /Subtype /Widget /T " + stringText(item.field) + " /F 132 /Rect " +
                           rectText(places[i]) + " /P " + refText(revision.page(item.pageIndex - 1));
        if (!item.label.isEmpty()) body += " /TU " + stringText(item.label);
        if (item.signs) {
            body += " /FT /Sig";
        } else {
            DictText form{{"/Type", "/XObject"}, {"/Subtype", "/Form"}, {"/BBox", rectText(places[i])}};
            const std::string empty = refText(revision.addStream(std::move(form), ""));
            if (isButton(item))
                body +=
                    " /FT /Btn /Ff 1 /V /Off /AS /Off /AP <</N <</On " + *look++ + " /Off " + empty + ">>>>";
            else
                body += " /FT /Tx /Ff 1 /DA (/Helv 0 Tf 0 g) /AP <</N " + empty + ">>";
        }
        hangField(revision, item.pageIndex, revision.add(body + ">>"));
    }
    return {};
}

Result<QList<StampPlace>> stampPlaces(const QByteArray& bytes, const QList<StampItem>& items)
{
    const StreamBudget budget;
    INK_ASSIGN(revision, Revision::open(bytes));
    QList<StampPlace> found;
    try {
        const OpenFields fields(*revision);
        PageCover cover(revision->source());
        for (const StampItem& item : items) {
            if (item.pageIndex < 1 || item.pageIndex > revision->tree().infos.size()) {
                found.append(StampPlace::Nowhere);
                continue;
            }
            const QRectF place = userRect(revision->tree().infos.at(item.pageIndex - 1), item.rect);
            if (fields.under(item, place))
                found.append(StampPlace::Field);
            else if (pageId(*revision, item.pageIndex).isNull())
                found.append(StampPlace::Nowhere);
            else
                found.append(cover.below(item.pageIndex - 1, place) == PageCover::Below::Content
                                 ? StampPlace::Covers
                                 : StampPlace::Free);
        }
    } catch (const std::exception& e) {
        return fail(unreadable(e));
    }
    return found;
}

Result<void> addEmptyValue(Revision& revision)
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
    return fail(ErrorCode::UnreadablePdf,
                QStringLiteral("Nothing can be added to the pages of this signed PDF."));
}

bool hasOpenFields(Revision& revision)
{
    const OpenFields fields(revision);
    return std::any_of(fields.all().begin(), fields.all().end(),
                       [&](const FormWidget& widget) { return fields.isOpen(widget); });
}

} // namespace ink::pdf
