#pragma once

#include "app/pdf/cryptohandles.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <map>

namespace ink::pdf {

/**
 * Digests of the pieces of one file that its signatures cover. What one signature covers mostly begins with
 * what the one before it covers, so a digest that has come to a place goes on from there: many signatures
 * cost little more than the file once.
 */
class RangeDigest final
{
public:
    explicit RangeDigest(QByteArrayView file);
    ~RangeDigest();
    RangeDigest(const RangeDigest&) = delete;
    RangeDigest& operator=(const RangeDigest&) = delete;

    /** `name` is OpenSSL's, e.g. `SHA256`; the pieces are views into the file. Empty when unknown. */
    [[nodiscard]] QByteArray of(const QByteArray& name, const QList<QByteArrayView>& pieces);

private:
    struct Running;
    QByteArrayView m_file;
    std::map<QByteArray, std::unique_ptr<Running>> m_running;
};

} // namespace ink::pdf
