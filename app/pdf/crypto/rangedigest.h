#pragma once

#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <map>
#include <memory>
#include <mutex>

namespace ink::pdf {

/**
 * SHA-256 as far as the bytes that a file begins with, made at its first use: whatever begins with the very
 * same bytes (they are compared, which takes a tenth of the time) need not be hashed from its beginning. What
 * is added to an upload and sealed is verified so. Safe for several threads.
 */
class StartDigest final
{
public:
    explicit StartDigest(QByteArray start);
    ~StartDigest();
    StartDigest(const StartDigest&) = delete;
    StartDigest& operator=(const StartDigest&) = delete;

    [[nodiscard]] qint64 size() const { return m_start.size(); }
    /** The state behind the start, to be copied; null when `file` begins otherwise. */
    [[nodiscard]] const evp_md_ctx_st* in(QByteArrayView file) const;

private:
    const QByteArray m_start;
    mutable std::once_flag m_once;
    mutable CryptoPtr<evp_md_ctx_st> m_context;
};

/**
 * Digests of the pieces of one file that its signatures cover. What one signature covers mostly begins with
 * what the one before it covers, so a digest that has come to a place goes on from there: many signatures
 * cost little more than the file once.
 */
class RangeDigest final
{
public:
    /** `start` may be null; it must outlive this. */
    explicit RangeDigest(QByteArrayView file, const StartDigest* start = nullptr);
    ~RangeDigest();
    RangeDigest(const RangeDigest&) = delete;
    RangeDigest& operator=(const RangeDigest&) = delete;

    /** `name` is OpenSSL's, e.g. `SHA256`; the pieces are views into the file. Empty when unknown. */
    [[nodiscard]] QByteArray of(const QByteArray& name, const QList<QByteArrayView>& pieces);

private:
    struct Running;
    [[nodiscard]] std::unique_ptr<Running> begun(const QByteArray& name, qint64 end) const;
    QByteArrayView m_file;
    const StartDigest* m_start;
    std::map<QByteArray, std::unique_ptr<Running>> m_running;
};

} // namespace ink::pdf
