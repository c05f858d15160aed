#pragma once

#include "app/service/http/authenticator.h"
#include "app/service/http/router.h"
#include "app/service/http/server/multipartreader.h"

#include <QHash>

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>

namespace ink::service::http {

/** The memory limit for all request bodies combined. Thread-safe. */
class MemoryBudget final
{
public:
    /** All clients without an account share `anonymous` of the `bytes`, and each address may use at most
     * `perAddress`. */
    MemoryBudget(qint64 bytes, qint64 anonymous, qint64 perAddress)
        : m_left(bytes), m_anonymousLeft(anonymous), m_perAddress(perAddress)
    {
    }
    /** Reserves memory. Returns false if that much is not available. */
    [[nodiscard]] bool tryReserve(qint64 bytes)
    {
        if (m_left.fetch_sub(bytes) >= bytes) return true;
        m_left += bytes;
        return false;
    }
    void release(qint64 bytes) { m_left += bytes; }
    /** Like tryReserve(), but for a client without an account. An empty address has no limit per address. */
    [[nodiscard]] bool tryReserveAnonymous(const QString& address, qint64 bytes);
    void releaseAnonymous(const QString& address, qint64 bytes);
    /** Returns whether a client without an account was recently refused memory. Connections with slow bodies
     * of such clients must then be closed. */
    [[nodiscard]] bool isAnonymousMemoryLow() const;
    /** Records that a large body was parsed and released. Its memory should then be returned to the
     * system. */
    void recordLarge() { m_hadLarge = true; }
    [[nodiscard]] bool testAndClearLarge() { return m_hadLarge.exchange(false); }

private:
    std::atomic<qint64> m_left;
    std::atomic<bool> m_hadLarge{false};
    std::atomic<std::chrono::steady_clock::time_point> m_shortUntil{};
    std::mutex m_mutex;
    QHash<QString, qint64> m_addresses; ///< guarded by m_mutex, like the members below
    qint64 m_anonymousLeft;
    const qint64 m_perAddress;
};

/** Memory of the budget that one request holds; released when the request ends. */
class Reservation final
{
public:
    explicit Reservation(MemoryBudget& budget) : m_budget(budget) {}
    ~Reservation() { release(); }
    Reservation(const Reservation&) = delete;
    Reservation& operator=(const Reservation&) = delete;

    /** Reserves memory for a client without an account; see MemoryBudget::tryReserveAnonymous. Use the same
     * address for all calls. */
    [[nodiscard]] bool tryReserveAnonymous(const QString& address, qint64 bytes);
    [[nodiscard]] bool tryReserve(qint64 bytes);
    void release();
    [[nodiscard]] qint64 size() const { return m_known + m_anonymous; }

private:
    MemoryBudget& m_budget;
    QString m_address;
    qint64 m_known = 0;
    qint64 m_anonymous = 0;
};

/**
 * Receives a request's body incrementally. JSON is held in memory up to its limit, and file parts go to the
 * blob store. An unauthenticated body must begin with the part `authentication`; nothing is stored before
 * that part is verified.
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
    BodyReceiver(const Context& context, Request& request, Router::Body kind, const Access& access);
    BodyReceiver(const BodyReceiver&) = delete;
    BodyReceiver& operator=(const BodyReceiver&) = delete;

    /** Checks Content-Type and the announced length (-1 = unknown). */
    [[nodiscard]] Result<void> begin(qint64 announced);
    /** Returns whether this body may contain its own authentication. */
    [[nodiscard]] static bool canAuthenticate(const Request& request, Router::Body kind);
    [[nodiscard]] Result<void> feed(const char* data, qsizetype size);
    [[nodiscard]] Result<void> finish();
    /** Returns the result of authentication by the part `authentication`; nullopt if there was none. */
    [[nodiscard]] const std::optional<Authenticator::Identity>& identity() const { return m_identity; }

private:
    [[nodiscard]] Result<void> beginPart(const PartHead& head) override;
    [[nodiscard]] Result<void> appendToPart(const char* data, qsizetype size) override;
    [[nodiscard]] Result<void> endPart() override;
    [[nodiscard]] Result<void> checkAuthentication(const QByteArray& json);
    [[nodiscard]] Result<void> appendInMemory(QByteArray& bytes, const char* data, qsizetype size);

    Context m_context;
    Request& m_request;
    Router::Body m_kind;
    Access m_access;
    qint64 m_received = 0;
    qint64 m_memoryBytes = 0; ///< bytes of parts in memory
    Reservation m_reservation;
    int m_parts = 0;
    std::optional<Authenticator::Identity> m_identity;
    std::unique_ptr<MultipartReader> m_reader;
    PartHead m_head;
    QByteArray m_part;
    std::optional<store::BlobWriter> m_writer;
    std::vector<store::BlobWriter> m_writers; ///< writers of `Request::files`, which are stored when the body
                                              ///< is complete
};

} // namespace ink::service::http
