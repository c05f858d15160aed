#pragma once

#include "app/service/http/authenticator.h"
#include "app/service/http/multipartreader.h"
#include "app/service/http/router.h"

#include <atomic>
#include <memory>
#include <optional>

namespace ink::service::http {

/** What all bodies that are kept in memory may take together. Safe from any thread. */
class MemoryBudget final
{
public:
    explicit MemoryBudget(qint64 bytes) : m_left(bytes) {}
    /** False when there is not so much. */
    [[nodiscard]] bool take(qint64 bytes)
    {
        if (m_left.fetch_sub(bytes) >= bytes) return true;
        m_left += bytes;
        return false;
    }
    void giveBack(qint64 bytes) { m_left += bytes; }

private:
    std::atomic<qint64> m_left;
};

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
        MemoryBudget& memory;
    };
    BodyReceiver(const Context& context, Request& request, Router::Body kind);
    ~BodyReceiver() override;
    BodyReceiver(const BodyReceiver&) = delete;
    BodyReceiver& operator=(const BodyReceiver&) = delete;

    /** Looks at Content-Type and the announced length (-1 = not told). */
    [[nodiscard]] Result<void> begin(qint64 announced);
    /** Whether this body may bring its own authentication. */
    [[nodiscard]] static bool mayAuthenticate(const Request& request, Router::Body kind);
    [[nodiscard]] Result<void> feed(const char* data, qsizetype size);
    [[nodiscard]] Result<void> finish();
    /** By what the part `authentication` named its account; null when there was none. */
    [[nodiscard]] const std::optional<Authenticator::Identity>& identity() const { return m_identity; }

private:
    [[nodiscard]] Result<void> beginPart(const PartHead& head) override;
    [[nodiscard]] Result<void> partData(const char* data, qsizetype size) override;
    [[nodiscard]] Result<void> endPart() override;
    [[nodiscard]] Result<void> checkAuthentication(const QByteArray& json);
    [[nodiscard]] Result<void> keep(QByteArray& bytes, const char* data, qsizetype size);

    Context m_context;
    Request& m_request;
    Router::Body m_kind;
    qint64 m_received = 0;
    qint64 m_kept = 0;  ///< bytes of parts in memory
    qint64 m_taken = 0; ///< of the memory budget
    int m_parts = 0;
    std::optional<Authenticator::Identity> m_identity;
    std::unique_ptr<MultipartReader> m_reader;
    PartHead m_head;
    QByteArray m_part;
    std::optional<store::BlobWriter> m_writer;
};

} // namespace ink::service::http
