#pragma once

#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"
#include "app/wire/signercodec.h"

#include <QList>
#include <QSet>

namespace ink::workflow {

// The values that a recipient sees and fills in. Pure.

/** The document with the positions, appearance and values of tags from the recipient's view. Tags that are
 * only in the view are added at the end. */
[[nodiscard]] domain::Document withTagsOfView(domain::Document document, const wire::SignerView& view);
/** Like withTagsOfView(), but with the values of `tags`, the recipient's own tags as on the screen, and with
 * computed values. */
[[nodiscard]] domain::Document filledDocument(const domain::Document& document, const wire::SignerView& view,
                                              const QList<domain::Tag>& tags);
/** A filled document in which the tags of a signing host belong only to the current hosted person. */
[[nodiscard]] domain::Document documentInTurn(domain::Document filled, const wire::SignerView& view);
/** The tags that the recipient may fill in; those in `kept` keep their values from `tags`. */
[[nodiscard]] QList<domain::Tag> editableTags(const wire::SignerView& view, const QList<domain::Tag>& tags,
                                              const QSet<domain::TagId>& kept);
/** The required tags without a value, in reading order. */
[[nodiscard]] QList<domain::TagId> missingTags(const domain::Document& filled, const wire::SignerView& view,
                                               const QList<domain::Tag>& tags);
/** The values on the screen, as signed by finishing. */
[[nodiscard]] wire::ShownValues screenValues(const domain::Document& filled, const wire::SignerView& view,
                                             const QList<domain::Tag>& tags);
/** The tags whose values a Validation error refuses, identified by their position in `sent`. */
[[nodiscard]] QSet<domain::TagId> refusedValues(const Error& error, const wire::SignerValues& sent);

} // namespace ink::workflow
