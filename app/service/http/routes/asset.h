#pragma once

#include "app/service/http/gzip.h"
#include "app/service/http/router.h"

namespace ink::service::http {

/** A fixed file that is served to everyone, compressed once for clients that accept gzip. */
class Asset final
{
public:
    Asset() = default;
    /** `type` is the Content-Type. */
    Asset(const QByteArray& bytes, const QByteArray& type, Effort effort = Effort::Once);

    /** Returns the file as the request accepts it, with an ETag of this representation. */
    [[nodiscard]] const Response& answerTo(const Request& request) const;

private:
    Response m_plain;
    Response m_packed;
};

} // namespace ink::service::http
