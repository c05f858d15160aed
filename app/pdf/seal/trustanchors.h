#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>

#include <memory>

namespace ink::pdf {

/** The trusted certificates: of authorities, and at the ends of chains. Shared, safe in several threads.
 */
class TrustAnchors final
{
public:
    /** Nobody's. */
    TrustAnchors();
    /** Those of some PEM texts and, if wanted, the system's. Crypto when a text holds no certificate. */
    [[nodiscard]] static Result<TrustAnchors> from(const QList<QByteArray>& pems, bool system);

    struct Private;
    [[nodiscard]] const Private& internals() const { return *d; }

private:
    std::shared_ptr<const Private> d;
};

} // namespace ink::pdf
