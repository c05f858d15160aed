#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/domain/document/invitation.h"
#include "app/service/core/lifecycle.h"
#include "app/service/rules/templatevalues.h"
#include "app/wire/templatecodec.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::service::templates {

// Operations on templates (contract §5, Bulk and Create from a template): pure; the caller stores the
// result.

/** Fails with a State error if the document is in the trash or isn't a template for senders (types 7 and
 * 8). */
[[nodiscard]] Result<void> checkUsable(const domain::Document& document);
/** Fails with a State error unless the document is a template link that is open to visitors and not in the
 * trash. */
[[nodiscard]] Result<void> checkOpenLink(const domain::Document& document);
/** Checks the conditions for opening a link (Draft → InProgress): one OPEN_SIGNER, all other recipients
 * known, and a document that could be sent. For `channels`, see lifecycle::send. */
[[nodiscard]] Result<void> checkLink(const domain::Document& document, lifecycle::CodeChannels channels);
/** Returns the 0-based index of the OPEN_SIGNER, or -1. */
[[nodiscard]] qsizetype openSignerOf(const domain::Document& document);

/**
 * Creates a draft from a template, with its files, roles, tags, settings and message. Ids, GUIDs, states,
 * signatures and history are not copied, nor is the folder (template folders contain no documents). An
 * OPEN_SIGNER becomes a signer.
 */
[[nodiscard]] domain::Document draftFrom(const domain::Document& document);

/** Assigns the person in a request to a role. If the request has neither a name nor an address, the
 * template's person stays. */
void assignRole(domain::Invitation& role, const domain::BulkPerson& person);

/** Creates an unsent document for `/v2/templates/sign`. Error paths are those of the request:
 * `Tags[2].Value`. */
[[nodiscard]] Result<domain::Document> documentFromUse(const domain::Document& document,
                                                       const wire::TemplateUse& use);
/** Maps errors from sending a document of documentFromUse() to paths of the request: `Invitations[0].…`, or
 * else `template.…`. */
void mapToRequestPaths(QList<FieldIssue>& issues, qsizetype invitations);

/** The rows of a bulk call as sent documents, and the errors of the other rows. */
struct BulkPlan
{
    QList<domain::Document> documents; ///< already in sent state; the caller charges and stores them
    QList<int> rows;                   ///< 0-based row of each document
    QList<wire::BulkRowError> errors;  ///< in row order
};
/**
 * Plans the rows of a bulk call. `prototype` is draftFrom(the template) in sent state, with its histories.
 * `roles` (0-based) are replaced by each row's recipients.
 */
[[nodiscard]] BulkPlan planBulk(const domain::Document& prototype, const TagIndex& tags,
                                const QList<qsizetype>& roles, const wire::BulkRequest& request);

} // namespace ink::service::templates
