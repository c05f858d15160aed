#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>

#include <memory>

namespace ink::pdf {

/** The trusted certificates of authorities, at the ends of chains. Implicitly shared, thread-safe. */
class TrustAnchors final
{
public:
    /** No certificates. */
    TrustAnchors();
    /** The certificates in some PEM texts and, if `system` is set, those of the system. Crypto if a text
     * contains no certificate. */
    [[nodiscard]] static Result<TrustAnchors> from(const QList<QByteArray>& pems, bool system);

    struct Private;
    [[nodiscard]] const Private& internals() const { return *d; }

private:
    std::shared_ptr<const Private> d;
};

} // namespace ink::pdf
