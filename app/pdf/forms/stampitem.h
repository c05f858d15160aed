#pragma once

#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"

#include <QByteArray>
#include <QString>

namespace ink::pdf {

/** A value to be stamped on a page. */
struct StampItem
{
    int pageIndex = 1; ///< 1-based in this file
    domain::PageRect rect;
    domain::TagType type = domain::TagType::Text;
    QString text;
    QByteArray image; ///< PNG or JPEG
    domain::TagStyle style;
    QString alternativeText; ///< alternative text of the image, such as the signer's name: extractable, but
                             ///< not visible
    QByteArray file;         ///< for an attachment: embedded in the document; `text` is its name
    QString mimeType;        ///< MIME type of the file
    /** The name of its own form field (see prepareFields), for files with several signatures; a value that
     * this field already contains is kept. Empty = stamped on the page. */
    QString fieldName;
    QString label; ///< the field's label, for its form field and for the structure of a tagged file
    bool isSignatureField = false; ///< its field is that of the signature that ends the revision
};

} // namespace ink::pdf
