#pragma once

#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"

#include <QByteArray>
#include <QString>

namespace ink::pdf {

/** One thing to paint onto a page. */
struct StampItem
{
    int pageIndex = 1; ///< 1-based in this file
    domain::PageRect rect;
    domain::TagType type = domain::TagType::Text;
    QString text;
    QByteArray image; ///< PNG or JPEG
    domain::TagStyle style;
    QString alternative; ///< the words of the picture, such as the signer's name: read there, not seen
    QByteArray file;     ///< for an attachment: embedded into the document; `text` is its name
    QString mimeType;    ///< of the file
    /** The name of the form field of its own that shows it (see prepareFields), for files that get several
     * signatures; what that field holds already stays. Empty = onto the page. */
    QString field;
    QString label;      ///< the field's label
    bool signs = false; ///< its field is that of the signature which ends the revision
};

} // namespace ink::pdf
