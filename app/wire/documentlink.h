#pragma once

#include "app/domain/document/ids.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace ink::wire {

/**
 * A link that opens a document in the window [ours]: `inkstone:open?service=HOST&document=GUID`, or with its
 * number, `inkstone:open?service=HOST&documentId=12`. It always names its service: other services have
 * documents with the same number.
 */
struct DocumentLink
{
    QString service;             ///< as serviceName() writes it, or localServiceName()
    QString guid;                ///< lower case; empty if only the number is known
    domain::DocumentId document; ///< null if only the GUID is known
    bool operator==(const DocumentLink&) const = default;
};

/** The text of a link. */
[[nodiscard]] QString toText(const DocumentLink& link);
/** Parses a link, also as browsers write it (`inkstone://open/?…`). Nothing if it isn't valid: without a
 * service or a document, with an unknown or repeated parameter, or with a service that isn't a host. */
[[nodiscard]] std::optional<DocumentLink> documentLinkFrom(const QString& text);

/** The name of a service in links: host, port unless it is the default, and path of its address.
 * International names are in ASCII, lower case. */
[[nodiscard]] QString serviceName(const QUrl& baseUrl);
/** The name in links of the workspace on this computer, whose port differs from start to start. */
[[nodiscard]] QString localServiceName();
[[nodiscard]] bool isLocalServiceName(const QString& name);
/** Returns whether a service's address has this name: regardless of case, of a default port, of a slash at
 * the end, and of whether an international name is written in ASCII. */
[[nodiscard]] bool isServiceNamed(const QUrl& baseUrl, const QString& name);

/** Returns the host and port of a service name for display. The path is left out, because the author of a
 * link can write any text into it. */
[[nodiscard]] QString hostOfService(const QString& name);

/** The absolute address of a web page if `text` is one that may be shown and copied, else empty. */
[[nodiscard]] QString webAddress(const QString& text);

} // namespace ink::wire
