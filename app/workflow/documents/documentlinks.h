#pragma once

#include "app/api/call.h"
#include "app/domain/document/document.h"
#include "app/wire/documentlink.h"
#include "app/workflow/documents/documentref.h"
#include "app/workflow/session/session.h"

#include <QList>
#include <QObject>
#include <QString>

namespace ink::workflow {

// Index(shareableLink): Link to a document: what is copied
/** Returns a link to a document for other people and programs: the document's URL on a service, or an
 * `inkstone:` link for the workspace on this computer, whose address changes with each start. Empty if the
 * service returns no URL for the document or the document isn't on the service yet. */
[[nodiscard]] QString shareableLink(const DocumentRef& document, bool isLocal);

/** The accounts on the service with this name (wire::serviceName): the open one first. `localAddress` is the
 * public URL of the workspace on this computer (LinkReach::publicUrl); empty = none. */
[[nodiscard]] QList<Profile> profilesNamed(const Session& session, const QString& service,
                                           const QUrl& localAddress = {});

/**
 * Loads the document of a link; `client` must be connected to the service that the link names. Fails with
 * NotFound if the document doesn't exist or the document with this ID has a different GUID. If the link has
 * only a GUID, the most recent documents of the listing are searched for it.
 */
void findDocument(api::ApiClient& client, const wire::DocumentLink& link, QObject* context,
                  api::Done<domain::Document> done);

} // namespace ink::workflow
