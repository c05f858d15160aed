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
    /** Creates an instance without certificates. */
    TrustAnchors();
    /** Loads the certificates in some PEM texts and, if `system` is set, those of the system. Fails with
     * Crypto if a text contains no certificate. */
    [[nodiscard]] static Result<TrustAnchors> fromPem(const QList<QByteArray>& pems, bool system);

    struct Private;
    [[nodiscard]] const Private& internals() const { return *d; }

private:
    std::shared_ptr<const Private> d;
};

} // namespace ink::pdf
