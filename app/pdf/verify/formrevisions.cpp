#include "app/pdf/verify/formrevisions.h"

#include "app/pdf/file/rectarea.h"
#include "app/pdf/forms/formfields.h"
#include "app/pdf/verify/annotationrect.h"
#include "app/pdf/verify/formrules.h"

#include <QRectF>
#include <QStringList>
#include <QTextDocumentFragment>
#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

bool isTimestamp(QPDFObjectHandle value)
{
    const QString type = value.isDictionary() ? nameText(value.getKey("/Type")) : QString();
    return value.isDictionary() && nameText(value.getKey("/SubFilter")) == QLatin1String("ETSI.RFC3161") &&
           (type == QLatin1String("DocTimeStamp") || !value.hasKey("/Type"));
}

QString differences(ValueComparison& comparison, QPDFObjectHandle before, QPDFObjectHandle after,
                    const std::set<std::string>& but)
{
    QStringList names;
    if (before.isDictionary() && after.isDictionary()) {
        std::set<std::string> keys = before.getKeys();
        keys.merge(after.getKeys());
        for (const std::string& key : keys)
            if (but.count(key) == 0 && names.size() < 5 &&
                (before.hasKey(key) != after.hasKey(key) ||
                 !comparison.areValuesEqual(before.getKey(key), after.getKey(key))))
                names.append(QString::fromStdString(key));
    }
    return names.join(QLatin1String(", "));
}

bool isFilled(const FormRevisions& sides, ObjectKey key)
{
    for (int depth = 0; depth < 16 && key != ObjectKey(); ++depth) {
        const auto before = sides.index.fields.nodes.find(key);
        if (before == sides.index.fields.nodes.end()) return false;
        QPDFObjectHandle oldValue = objectAt(sides.old, key).getKey("/V");
        QPDFObjectHandle newField = objectAt(sides.now, key);
        if (!newField.isDictionary()) return false;
        QPDFObjectHandle newValue = newField.getKey("/V");
        if (!sides.comparison.areValuesEqual(oldValue, newValue))
            return !sides.comparison.areContentsEqual(oldValue, newValue);
        if (oldValue.isIndirect() && sides.changed.count(keyOf(oldValue)) != 0) return true;
        if (!before->second.isWidgetOnly) return false;
        key = before->second.parent;
    }
    return false;
}

bool hasOtherRichText(const FormRevisions& sides, ObjectKey key, QPDFObjectHandle widget)
{
    QPDFObjectHandle rich = widget.getKey("/RV");
    if (rich.isNull() || sides.comparison.areValuesEqual(objectAt(sides.old, key).getKey("/RV"), rich))
        return false;
    const auto letters = [](const QString& text) {
        return text.simplified().remove(QLatin1Char(' ')).remove(QChar::Nbsp);
    };
    return letters(QTextDocumentFragment::fromHtml(fieldText(rich)).toPlainText()) !=
           letters(fieldText(inheritedEntry(sides.now, sides.fields, key, "/V")));
}

bool coversField(const FormRevisions& sides, QPDFObjectHandle widget, const AnnotationList& had)
{
    const QRectF rect = rectOf(widget);
    return std::any_of(had.order.begin(), had.order.end(), [&](const ObjectKey& key) {
        QPDFObjectHandle other = objectAt(sides.old, key);
        return sides.index.fields.nodes.count(key) != 0 && other.isDictionary() && isShown(other) &&
               covers(rect, rectOf(other));
    });
}

} // namespace ink::pdf
