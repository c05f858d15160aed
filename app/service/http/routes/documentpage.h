#pragma once

#include "app/service/http/router.h"

#include <QByteArray>
#include <QString>

namespace ink::service::http {

// Index(DocumentPage): Document's URL: the page that browsers get
/**
 * The page at a document's URL for browsers without credentials, which offers to open the document in the
 * desktop app. The page is the same for every ID, whether or not the document exists: it contains no data of
 * a document, has no scripts and loads nothing. The name of the service in its link is taken from `baseUrl`,
 * never from the request.
 */
class DocumentPage final
{
public:
    DocumentPage();
    /** Returns the page; if the path contains no ID, a 404 response with the same layout. */
    [[nodiscard]] Response respond(const Request& request, const QString& baseUrl) const;

private:
    QByteArray m_html;
    QByteArray m_policy;
};

/** Returns the page's text with this key in a language (BCP 47). `%1` in the text stands for the name of the
 * service. */
[[nodiscard]] QString documentPageText(const QString& language, const QString& key);
/** Returns all keys of documentPageText(). */
[[nodiscard]] QStringList documentPageKeys();

} // namespace ink::service::http
