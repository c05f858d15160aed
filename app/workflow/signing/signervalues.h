#pragma once

#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "app/wire/signercodec.h"

#include <QList>
#include <QSet>

namespace ink::workflow {

// The values that a recipient sees and fills in. Pure.

/** The document with the values of a recipient's screen, those of others as far as `view` tells them, and
 * computed ones. `tags` are the recipient's own as they are on the screen. */
[[nodiscard]] domain::Document filledDocument(const domain::Document& document, const wire::SignerView& view,
                                              const QList<domain::Tag>& tags);
/** A filled document in which only the hosted person in turn has the tags of a signing host. */
[[nodiscard]] domain::Document documentInTurn(domain::Document filled, const wire::SignerView& view);
/** The tags that the recipient may fill in; those in `kept` keep their values of `tags`. */
[[nodiscard]] QList<domain::Tag> editableTags(const wire::SignerView& view, const QList<domain::Tag>& tags,
                                              const QSet<domain::TagId>& kept);
/** The required tags without a value, in reading order. */
[[nodiscard]] QList<domain::TagId> missingTags(const domain::Document& filled, const wire::SignerView& view,
                                               const QList<domain::Tag>& tags);
/** The values on the screen, as finishing signs them. */
[[nodiscard]] wire::ShownValues screenValues(const domain::Document& filled, const wire::SignerView& view,
                                             const QList<domain::Tag>& tags);
/** The tags whose values a Validation error refuses by their place in `sent`. */
[[nodiscard]] QSet<domain::TagId> refusedValues(const Error& error, const wire::SignerValues& sent);

} // namespace ink::workflow
