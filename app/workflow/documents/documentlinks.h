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
/** The link to a document for other people and programs: its address on a service, or for the workspace on
 * this computer, whose address differs from start to start, an `inkstone:` link. Empty when the service gives
 * its documents no address. */
[[nodiscard]] QString shareableLink(const DocumentRef& document, bool isLocal);

/** The accounts on the service with this name (wire::serviceName): the open one first. `localAddress` is the
 * address of the workspace on this computer for others (LinkReach::publicUrl), if it has one. */
[[nodiscard]] QList<Profile> profilesNamed(const Session& session, const QString& service,
                                           const QUrl& localAddress = {});

/**
 * Loads the document of a link from the service, which must be the one that the link names. NotFound, also if
 * the document with its number is another one. A GUID without a number is looked for in the listing, from the
 * newest documents on.
 */
void findDocument(api::ApiClient& client, const wire::DocumentLink& link, QObject* context,
                  api::Done<domain::Document> done);

} // namespace ink::workflow
