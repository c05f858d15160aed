#pragma once

#include "app/service/http/authenticator.h"
#include "app/service/http/multipartreader.h"
#include "app/service/http/router.h"

#include <memory>
#include <optional>

namespace ink::service::http {

/**
 * Takes a request's body as it comes: JSON is kept in memory up to its limit, file parts go to the blob
 * store. A body whose sender is not known yet must begin with the part `authentication`; nothing is stored
 * before that is checked.
 */
class BodyReceiver final : public PartSink
{
public:
    struct Context
    {
        Stores& stores;
        Authenticator& authenticator;
        Metrics& metrics;
        domain::Limits limits;
    };
    BodyReceiver(const Context& context, Request& request, Router::Body kind);

    /** Looks at Content-Type and the announced length (-1 = not told). */
    [[nodiscard]] Result<void> begin(qint64 announced);
    /** Whether this body may bring its own authentication. */
    [[nodiscard]] static bool mayAuthenticate(const Request& request, Router::Body kind);
    [[nodiscard]] Result<void> feed(const char* data, qsizetype size);
    [[nodiscard]] Result<void> finish();

private:
    [[nodiscard]] Result<void> beginPart(const PartHead& head) override;
    [[nodiscard]] Result<void> partData(const char* data, qsizetype size) override;
    [[nodiscard]] Result<void> endPart() override;
    [[nodiscard]] Result<void> checkAuthentication(const QByteArray& json);

    Context m_context;
    Request& m_request;
    Router::Body m_kind;
    qint64 m_received = 0;
    qint64 m_kept = 0; ///< bytes of parts in memory
    int m_parts = 0;
    std::unique_ptr<MultipartReader> m_reader;
    PartHead m_head;
    QByteArray m_part;
    std::optional<store::BlobWriter> m_writer;
};

} // namespace ink::service::http
