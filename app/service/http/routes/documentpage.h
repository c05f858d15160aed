#pragma once

#include "app/service/http/router.h"

#include <QByteArray>
#include <QString>

namespace ink::service::http {

// Index(DocumentPage): Document's URL: the page that browsers get
/**
 * The page at a document's URL, for browsers without credentials: it offers to open the document in the
 * window. It is the same for every number, whether or not there is such a document, contains nothing of one,
 * has no scripts and requests nothing. Its link names the service by `baseUrl` and never by the request.
 */
class DocumentPage final
{
public:
    DocumentPage();
    /** 404, with the same look, when the path has no number. */
    [[nodiscard]] Response respond(const Request& request, const QString& baseUrl) const;

private:
    QByteArray m_html;
    QByteArray m_policy;
};

/** A text of the page in a language (BCP 47), by its key; `%1` in it is the name of the service. */
[[nodiscard]] QString documentPageText(const QString& language, const QString& key);
/** Every key of documentPageText(). */
[[nodiscard]] QStringList documentPageKeys();

} // namespace ink::service::http
