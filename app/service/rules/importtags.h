#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/document/tag.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/store/blobs/blobstore.h"

#include <functional>

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** Converts the form fields and the anchor text of a document's files to tags (contract §6). Missing
 * recipients are added, without a name, if `mayAdd`; otherwise, and for invalid anchors, Validation with a
 * detail for each that names the page and the anchor. Returns the text for the history, empty when nothing
 * was found. */
[[nodiscard]] Result<Message> addTagsOfFiles(const store::BlobStore& blobs, domain::Document& document,
                                             bool mayAdd, const domain::Limits& limits);

/** The form fields and anchors of a file that became tags: they are hidden or removed before values are
 * stamped. */
struct ImportTraces
{
    bool hasAnchors = false;
    QList<pdf::FormValue> fields;
    [[nodiscard]] bool isEmpty() const { return !hasAnchors && fields.isEmpty(); }
};
/** `isFilled` returns whether a tag's value is shown on the page. */
[[nodiscard]] ImportTraces importTraces(const domain::Document& document, domain::FileId file,
                                        const std::function<bool(const domain::Tag&)>& isFilled);
/** Removes anchors and hides form fields, before anything is stamped. */
[[nodiscard]] Result<void> removeTraces(pdf::IncrementalWriter& writer, const ImportTraces& traces);

} // namespace ink::service
