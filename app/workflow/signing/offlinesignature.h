#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/wire/signercodec.h"

#include <functional>

namespace ink::workflow {

class SigningCache;

/** A signature that was made offline and that the service does not have yet. */
struct OfflineSignature
{
    domain::DocumentId document;
    QString title;
    QString invitation; ///< GUID
    QString signingUrl;
    QString signer; ///< name of the person who signed
    wire::FinishRequest request;
};

/** The objects that signing in person while offline requires. */
struct OfflineSupport
{
    SigningCache* cache = nullptr;
    const Clock* clock = nullptr;
    /** Stores a signature and submits it when the service can be reached. */
    std::function<Result<void>(const OfflineSignature&)> submitSignature;

    [[nodiscard]] bool isSet() const { return cache && clock && submitSignature; }
};

} // namespace ink::workflow
