#include "app/pdf/crypto/rangedigest.h"

#include <openssl/evp.h>

#include <array>

namespace ink::pdf {

namespace {

bool add(EVP_MD_CTX* context, QByteArrayView bytes)
{
    return EVP_DigestUpdate(context, bytes.data(), static_cast<size_t>(bytes.size())) == 1;
}

QByteArray ended(EVP_MD_CTX* context)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> out{};
    unsigned int size = 0;
    if (EVP_DigestFinal_ex(context, out.data(), &size) != 1) return {};
    return QByteArray(reinterpret_cast<const char*>(out.data()), static_cast<qsizetype>(size));
}

} // namespace

/** The running digest of the file's first bytes. */
struct RangeDigest::Running
{
    CryptoPtr<evp_md_ctx_st> context{EVP_MD_CTX_new()};
    qint64 at = 0;
};

StartDigest::StartDigest(QByteArray start) : m_start(std::move(start)) {}
StartDigest::~StartDigest() = default;

const evp_md_ctx_st* StartDigest::stateFor(QByteArrayView file) const
{
    if (!file.startsWith(m_start)) return nullptr;
    std::call_once(m_once, [this] {
        CryptoPtr<evp_md_ctx_st> context(EVP_MD_CTX_new());
        if (context && EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr) == 1 &&
            add(context.get(), m_start))
            m_context = std::move(context);
    });
    return m_context.get();
}

RangeDigest::RangeDigest(QByteArrayView file, const StartDigest* start) : m_file(file), m_start(start) {}
RangeDigest::~RangeDigest() = default;

/** A digest at the beginning of the file, or after its known start; null if the algorithm is unknown. */
std::unique_ptr<RangeDigest::Running> RangeDigest::makeRunning(const QByteArray& name, qint64 end) const
{
    auto running = std::make_unique<Running>();
    if (!running->context) return nullptr;
    const EVP_MD_CTX* const known =
        m_start && name == "SHA256" && m_start->size() <= end ? m_start->stateFor(m_file) : nullptr;
    if (known && EVP_MD_CTX_copy_ex(running->context.get(), known) == 1) {
        running->at = m_start->size();
        return running;
    }
    const EVP_MD* const digest = EVP_get_digestbyname(name.constData());
    const bool ready = digest && EVP_DigestInit_ex(running->context.get(), digest, nullptr) == 1;
    return ready ? std::move(running) : nullptr;
}

QByteArray RangeDigest::computeDigest(const QByteArray& name, const QList<QByteArrayView>& pieces)
{
    const bool fromStart = !pieces.isEmpty() && pieces.first().data() == m_file.data();
    if (!fromStart || name.startsWith("SHAKE")) return digestOf(name.constData(), pieces);
    std::unique_ptr<Running>& running = m_running[name];
    const qint64 end = pieces.first().size();
    if (!running || running->at > end) {
        running = makeRunning(name, end);
        if (!running) return digestOf(name.constData(), pieces);
    }
    if (!add(running->context.get(), m_file.sliced(running->at, end - running->at))) return {};
    running->at = end;
    const CryptoPtr<evp_md_ctx_st> own(EVP_MD_CTX_new());
    if (!own || EVP_MD_CTX_copy_ex(own.get(), running->context.get()) != 1) return {};
    for (const QByteArrayView piece : pieces.sliced(1))
        if (!add(own.get(), piece)) return {};
    return ended(own.get());
}

} // namespace ink::pdf
