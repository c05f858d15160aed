#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/service/core/lifecycle.h"
#include "app/service/rules/templatevalues.h"
#include "app/wire/templatecodec.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::service::templates {

// Operations on templates (contract §5, Bulk and Create from a template): pure, written by the caller.

/** State when it is in the trash or no template that a sender may use (types 7 and 8). */
[[nodiscard]] Result<void> checkUsable(const domain::Document& document);
/** The same for a template link that is open to visitors: with exactly one OPEN_SIGNER. */
[[nodiscard]] Result<void> checkOpenLink(const domain::Document& document);
/** The conditions for opening a link (51 → 52): one OPEN_SIGNER, everybody else known, and a document that
 * could be sent; `channels` as for lifecycle::send. */
[[nodiscard]] Result<void> checkLink(const domain::Document& document, lifecycle::CodeChannels channels);
/** 0-based place of the OPEN_SIGNER, or -1. */
[[nodiscard]] qsizetype openSignerOf(const domain::Document& document);

/**
 * A new draft from a template: its files, roles, tags, setting and message. Ids, GUIDs, states, signatures
 * and history are not carried over, nor is the folder (one of templates holds no documents); an OPEN_SIGNER
 * becomes a signer.
 */
[[nodiscard]] domain::Document draftFrom(const domain::Document& document);

/** Sets the person of a role from the n-th invitation of a request; without a name or address the template's
 * person stays. */
void takeRole(domain::Invitation& role, const wire::BulkRow& person);

/** A document for `/v2/templates/sign`, not sent yet. Paths of faults are the request's: `Tags[2].Value`. */
[[nodiscard]] Result<domain::Document> fromUse(const domain::Document& document,
                                               const wire::TemplateUse& use);
/** Faults of sending such a document with paths of its request: `Invitations[0].…`, else `template.…`. */
void placeInUse(QList<FieldIssue>& issues, qsizetype invitations);

/** The rows of a bulk call as documents that are sent, and the faults of the others. */
struct BulkPlan
{
    QList<domain::Document> documents; ///< as sent: charged and stored by the caller
    QList<int> rows;                   ///< the 0-based row of each
    QList<wire::BulkRowError> errors;  ///< in order of rows
};
/**
 * `prototype` is draftFrom(the template) as sent, with its histories, in which `roles` (0-based) stand for
 * each row's recipients.
 */
[[nodiscard]] BulkPlan planBulk(const domain::Document& prototype, const TagIndex& tags,
                                const QList<qsizetype>& roles, const wire::BulkRequest& request);

} // namespace ink::service::templates
