#pragma once

#include "app/domain/document/ids.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace ink::wire {

/**
 * A link that opens a document in the desktop app (an extension of the specification):
 * `inkstone:open?service=HOST&document=GUID`, or with the document's id,
 * `inkstone:open?service=HOST&documentId=12`. A link always names its service, because other services have
 * documents with the same id.
 */
struct DocumentLink
{
    QString service;             ///< as serviceName() writes it, or localServiceName()
    QString guid;                ///< lower case; empty if only the id is known
    domain::DocumentId document; ///< null if only the GUID is known
    bool operator==(const DocumentLink&) const = default;
};

/** Returns a link as text. */
[[nodiscard]] QString toText(const DocumentLink& link);
/** Parses a link, including the form that browsers write (`inkstone://open/?…`). Returns nothing if the link
 * isn't valid: without a service or a document, with an unknown or repeated parameter, or with a service that
 * isn't a host. */
[[nodiscard]] std::optional<DocumentLink> documentLinkFrom(const QString& text);

/** Returns the name of a service in links: the host, the port unless it is the default, and the path of its
 * URL. International names are in ASCII, lower case. */
[[nodiscard]] QString serviceName(const QUrl& baseUrl);
/** Returns the name in links of the workspace on this computer, whose port may change with each start. */
[[nodiscard]] QString localServiceName();
[[nodiscard]] bool isLocalServiceName(const QString& name);
/** Returns whether a service's address has this name: regardless of case, of a default port, of a slash at
 * the end, and of whether an international name is written in ASCII. */
[[nodiscard]] bool isServiceNamed(const QUrl& baseUrl, const QString& name);

/** Returns the host and port of a service name for display. The path is left out, because the author of a
 * link can write any text into it. */
[[nodiscard]] QString hostOfService(const QString& name);

/** Returns `text` if it is an http or https URL without a user name and without spaces, which may be shown
 * and copied; otherwise an empty string. */
[[nodiscard]] QString webAddress(const QString& text);

} // namespace ink::wire
