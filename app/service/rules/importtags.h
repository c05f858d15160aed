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

/** Converts the form fields and the anchor text of a document's files to tags (contract §6). If `mayAdd` is
 * set, adds missing recipients, without a name. Otherwise, missing recipients are errors, like invalid
 * anchors: a Validation error names the page and anchor of each. Returns the text for the history; empty if
 * nothing was found. */
[[nodiscard]] Result<Message> addTagsOfFiles(const store::BlobStore& blobs, domain::Document& document,
                                             bool mayAdd, const domain::Limits& limits);

/** The form fields and anchors of a file that became tags. They are hidden or removed before values are
 * stamped. */
struct ImportTraces
{
    bool hasAnchors = false;
    QList<pdf::FormValue> fields;
    [[nodiscard]] bool isEmpty() const { return !hasAnchors && fields.isEmpty(); }
};
/** Returns the traces of a file. `isFilled` must return whether a tag's value is shown on the page. */
[[nodiscard]] ImportTraces importTraces(const domain::Document& document, domain::FileId file,
                                        const std::function<bool(const domain::Tag&)>& isFilled);
/** Removes anchors and hides form fields, before anything is stamped. */
[[nodiscard]] Result<void> removeTraces(pdf::IncrementalWriter& writer, const ImportTraces& traces);

} // namespace ink::service
