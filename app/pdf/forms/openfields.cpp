#include "app/pdf/forms/openfields.h"

#include "app/pdf/file/rectarea.h"
#include "app/pdf/file/revision.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

using domain::TagType;

constexpr double minOverlap = 0.5; ///< minimum overlap of two rectangles, as a fraction of their union
constexpr int maxLocked = 50'000;  ///< field names

bool isSamePlace(const QRectF& a, const QRectF& b)
{
    const double both = areaOf(a.intersected(b));
    return both > 0 && both >= minOverlap * (areaOf(a) + areaOf(b) - both);
}

FieldLock readFieldLock(QPDFObjectHandle dictionary)
{
    FieldLock lock;
    if (!dictionary.isDictionary() || !dictionary.getKey("/Action").isName()) return lock;
    const std::string action = dictionary.getKey("/Action").getName();
    lock.action = action == "/All"       ? FieldLock::Action::All
                  : action == "/Include" ? FieldLock::Action::Include
                  : action == "/Exclude" ? FieldLock::Action::Exclude
                                         : FieldLock::Action::None;
    if (QPDFObjectHandle fields = dictionary.getKey("/Fields"); fields.isArray())
        for (int i = 0; i < std::min(fields.getArrayNItems(), maxLocked); ++i)
            lock.fields.append(fieldText(fields.getArrayItem(i)));
    return lock;
}

/** Returns whether the field can hold a value of this kind. */
bool fits(const StampItem& item, const FormWidget& widget)
{
    const bool button = isToggle(item.type);
    if (domain::isSignatureLike(item.type)) return widget.type == QLatin1String("Sig");
    if (item.type == TagType::Attachment || item.type == TagType::Note) return false;
    if (widget.type == QLatin1String("Btn"))
        return button && !widget.onState().isEmpty() &&
               widget.hasFlag(fieldbit::radio) == (item.type == TagType::Radio);
    return !button && item.image.isEmpty() &&
           (widget.type == QLatin1String("Tx") || widget.type == QLatin1String("Ch"));
}

} // namespace

QRectF widgetRect(QPDFObjectHandle widget)
{
    QPDFObjectHandle place = widget.getKey("/Rect");
    if (!place.isRectangle()) return {};
    const auto box = place.getArrayAsRectangle();
    return QRectF(QPointF(box.llx, box.lly), QPointF(box.urx, box.ury)).normalized();
}

OpenFields::OpenFields(Revision& revision)
{
    bool cut = false;
    m_widgets = formWidgets(revision.source(), revision.tree(), cut);
    for (size_t i = 0; i < m_widgets.size(); ++i) {
        if (m_widgets[i].type == QLatin1String("Sig")) recordLocks(m_widgets[i].field);
        if (!m_byName.contains(m_widgets[i].name)) m_byName.insert(m_widgets[i].name, i);
    }
}

bool OpenFields::isOpen(const FormWidget& w) const
{
    if (w.widgetId.isNull() || w.fieldId.isNull() || w.page < 0 || w.hasFlag(fieldbit::readOnly))
        return false;
    QPDFObjectHandle field = w.field;
    if (w.type == QLatin1String("Sig"))
        // Its seed value (/SV) and lock apply to the person who will sign it.
        return !isLocked(w.name) && field.getKey("/V").isNull() && !field.hasKey("/Lock") &&
               !field.hasKey("/SV") && w.widgetCount == 1;
    if (w.type == QLatin1String("Btn")) return !w.hasFlag(fieldbit::pushButton) && !isLocked(w.name);
    return !isLocked(w.name) && w.widgetCount == 1;
}

const FormWidget* OpenFields::findByName(const QString& name) const
{
    const auto found = m_byName.constFind(name);
    return found == m_byName.cend() ? nullptr : &m_widgets[*found];
}

const FormWidget* OpenFields::findUnder(const StampItem& item, const QRectF& place) const
{
    for (const FormWidget& widget : m_widgets)
        if (widget.page == item.pageIndex - 1 && isOpen(widget) && fits(item, widget) &&
            isSamePlace(widgetRect(widget.widget), place))
            return &widget;
    return nullptr;
}

bool OpenFields::isLocked(const QString& name) const
{
    return std::any_of(m_locks.begin(), m_locks.end(),
                       [&](const FieldLock& lock) { return lock.locks(name); });
}

void OpenFields::recordLocks(QPDFObjectHandle field)
{
    QPDFObjectHandle value = field.getKey("/V");
    if (!value.isDictionary()) return;
    m_locks.push_back(readFieldLock(field.getKey("/Lock")));
    QPDFObjectHandle references = value.getKey("/Reference");
    const int count = references.isArray() ? std::min(references.getArrayNItems(), 100) : 0;
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle reference = references.getArrayItem(i);
        if (!reference.isDictionary()) continue;
        QPDFObjectHandle method = reference.getKey("/TransformMethod");
        if (method.isName() && method.getName() == "/FieldMDP")
            m_locks.push_back(readFieldLock(reference.getKey("/TransformParams")));
    }
}

} // namespace ink::pdf
