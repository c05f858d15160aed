#pragma once

#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <map>
#include <memory>
#include <mutex>

namespace ink::pdf {

/** The SHA-256 state after a file's first bytes, computed at first use. The digest of any file that begins
 * with the same bytes continues from it (comparing them takes a tenth of the time). Used to verify an upload
 * after it was sealed. Thread-safe. */
class StartDigest final
{
public:
    explicit StartDigest(QByteArray start);
    ~StartDigest();
    StartDigest(const StartDigest&) = delete;
    StartDigest& operator=(const StartDigest&) = delete;

    [[nodiscard]] qint64 size() const { return m_start.size(); }
    /** The state after the start, to be copied; null if `file` begins differently. */
    [[nodiscard]] const evp_md_ctx_st* stateFor(QByteArrayView file) const;

private:
    const QByteArray m_start;
    mutable std::once_flag m_once;
    mutable CryptoPtr<evp_md_ctx_st> m_context;
};

/** Digests of the ranges of one file that its signatures cover. Each range usually begins with the previous
 * one, so its digest continues from there: many signatures cost little more than reading the file once. */
class RangeDigest final
{
public:
    /** `start` may be null; it must outlive this object. */
    explicit RangeDigest(QByteArrayView file, const StartDigest* start = nullptr);
    ~RangeDigest();
    RangeDigest(const RangeDigest&) = delete;
    RangeDigest& operator=(const RangeDigest&) = delete;

    /** Computes the digest of some pieces, which are views into the file. `name` is OpenSSL's, e.g. `SHA256`;
     * the result is empty if the algorithm is unknown. */
    [[nodiscard]] QByteArray computeDigest(const QByteArray& name, const QList<QByteArrayView>& pieces);

private:
    struct Running;
    [[nodiscard]] std::unique_ptr<Running> makeRunning(const QByteArray& name, qint64 end) const;
    QByteArrayView m_file;
    const StartDigest* m_start;
    std::map<QByteArray, std::unique_ptr<Running>> m_running;
};

} // namespace ink::pdf
