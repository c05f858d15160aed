// Calls of key sources as results, for tests.
#pragma once

#include "app/keys/helperkeys.h"
#include "tests/support/paths.h"

#include <QEventLoop>

#include <optional>

namespace ink::test {

inline keys::HelperKeys::Setup moduleSetup(const QString& path)
{
    keys::HelperKeys::Setup setup;
    setup.path = path;
    setup.helper = programPath(QStringLiteral("inkstone-keys"));
    return setup;
}
inline keys::HelperKeys::Setup fileSetup(const QString& path)
{
    keys::HelperKeys::Setup setup = moduleSetup(path);
    setup.kind = keys::SourceKind::Pkcs12;
    return setup;
}

inline Result<keys::SourceListing> listNow(keys::KeySource& source, const QByteArray& secret = {})
{
    QEventLoop loop;
    std::optional<Result<keys::SourceListing>> result;
    source.list(Secret(secret), &loop, [&](Result<keys::SourceListing> listing) {
        result = std::move(listing);
        loop.quit();
    });
    loop.exec();
    return *result;
}

inline Result<QByteArray> signNow(keys::KeySource& source, keys::SignatureRequest request,
                                  const QByteArray& secret = {})
{
    QEventLoop loop;
    std::optional<Result<QByteArray>> result;
    request.secret = Secret(secret);
    source.sign(std::move(request), &loop, [&](Result<QByteArray> value) {
        result = std::move(value);
        loop.quit();
    });
    loop.exec();
    return *result;
}

/** The identity of a holder; an empty one if there is none. */
inline keys::Identity identityOf(const Result<keys::SourceListing>& listing, const QString& holder)
{
    if (listing)
        for (const keys::Identity& identity : listing->identities)
            if (identity.holder == holder) return identity;
    return {};
}

} // namespace ink::test
