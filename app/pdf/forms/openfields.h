#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/forms/formfields.h"
#include "app/pdf/forms/signaturescan.h"
#include "app/pdf/forms/stampitem.h"

#include <QHash>
#include <QRectF>

#include <vector>

namespace ink::pdf {

class Revision;

/** The fields of a signed file's form that may still change. */
class OpenFields final
{
public:
    explicit OpenFields(Revision& revision);
    [[nodiscard]] const std::vector<FormWidget>& all() const { return m_widgets; }

    /** Returns whether the field may be filled in. */
    [[nodiscard]] bool isOpen(const FormWidget& w) const;
    /** The first widget of the field with this fully qualified name; null if there is none. */
    [[nodiscard]] const FormWidget* findByName(const QString& name) const;
    /** The first widget of an open field that can hold an item's value and has about the rectangle `place`
     * (default user space); null if there is none. */
    [[nodiscard]] const FormWidget* findUnder(const StampItem& item, const QRectF& place) const;

private:
    [[nodiscard]] bool isLocked(const QString& name) const;
    void recordLocks(QPDFObjectHandle field);

    std::vector<FormWidget> m_widgets;
    QHash<QString, size_t> m_byName; ///< the first widget of each field
    std::vector<FieldLock> m_locks;
};

/** A widget's rectangle in default user space; null if it has none. */
[[nodiscard]] QRectF widgetRect(QPDFObjectHandle widget);

} // namespace ink::pdf
