#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/wire/signercodec.h"

#include <functional>

namespace ink::workflow {

class SigningCache;

/** A signature made offline, until the service has it. */
struct OfflineSignature
{
    domain::DocumentId document;
    QString title;
    QString invitation; ///< GUID
    QString signingUrl;
    QString signer; ///< name of the person who signed
    wire::FinishRequest request;
};

/** Supports signing in person while offline. */
struct OfflineSupport
{
    SigningCache* cache = nullptr;
    const Clock* clock = nullptr;
    /** Stores a signature and submits it when the service can be reached. */
    std::function<Result<void>(const OfflineSignature&)> submitSignature;

    [[nodiscard]] bool isSet() const { return cache && clock && submitSignature; }
};

} // namespace ink::workflow
