#pragma once

/** Private to app/pdf/forms: shows the types of qpdf. */

#include "app/pdf/forms/formfields.h"

#include <QSizeF>

#include <memory>
#include <string>

namespace ink::pdf {

class Revision;

/**
 * Appearances that viewers make themselves: the appearances of fields that have a value and none, or whose
 * form says that all are to be made anew (/NeedAppearances; ISO 32000-2 §12.7.4.3). For pictures of pages,
 * not for files that are kept.
 */
class FieldLook final
{
public:
    explicit FieldLook(Revision& revision);
    ~FieldLook();
    FieldLook(const FieldLook&) = delete;
    FieldLook& operator=(const FieldLook&) = delete;

    /** Returns whether viewers show something of their own instead of `appearance`, the widget's own or null.
     */
    [[nodiscard]] bool isMade(const FormWidget& widget, QPDFObjectHandle appearance) const;
    /** A form XObject whose box is `size` at the origin, there after finish(); null when nothing is to be
     * seen. */
    [[nodiscard]] ObjectId make(const FormWidget& widget, QSizeF size);
    /** Once, after the last one. */
    void finish();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
