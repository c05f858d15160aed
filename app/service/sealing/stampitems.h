#pragma once

#include "app/base/result.h"
#include "app/domain/document/tag.h"
#include "app/domain/logic/evaluation.h"
#include "app/pdf/forms/stampitem.h"
#include "app/store/blobs/blobstore.h"

#include <QHash>

#include <functional>

namespace ink::domain {
struct Document;
}

namespace ink::service {

struct Stores;

/** Returns whether a tag accepts a PNG or JPEG that is drawn on the page: an attachment with `style.format`
 * `image`. */
[[nodiscard]] bool isPictureField(const domain::Tag& tag);
/** Returns whether a tag's value is stamped on the page. `evaluation` is the document's. */
[[nodiscard]] bool isStamped(const domain::Document& document, const domain::Evaluation& evaluation,
                             const domain::Tag& tag);

/** An attached file, memory-mapped while the document is sealed. */
struct AttachedFile
{
    store::Blob blob;
    QString mediaType;
};
using AttachedFiles = QHash<domain::TagId, AttachedFile>;
[[nodiscard]] Result<AttachedFiles> loadAttachedFiles(const Stores& stores, domain::DocumentId document);

/** Returns the appearance of a tag's value in its file. The bytes of an attached file are valid as long as
 * `attached` exists. */
[[nodiscard]] pdf::StampItem stampItem(const domain::Document& document, const domain::Tag& tag,
                                       int pageInFile, const AttachedFiles& attached);
/** Returns the values of a file that `isTaken` selects. */
[[nodiscard]] QList<pdf::StampItem> stampsFor(const domain::Document& document, domain::FileId file,
                                              const AttachedFiles& attached,
                                              const std::function<bool(const domain::Tag&)>& isTaken);
/** Moves attached files from `stamps` to the certificate. */
[[nodiscard]] Result<void> moveAttachments(QList<pdf::StampItem>& stamps, QByteArray& certificate,
                                           Timestamp now);

} // namespace ink::service
