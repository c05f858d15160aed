#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/wire/signercodec.h"

#include <functional>

namespace ink::workflow {

class KeptSignings;

/** A signature that was made without a connection, until the service has it. */
struct OfflineSignature
{
    domain::DocumentId document;
    QString title;
    QString invitation; ///< GUID
    QString signingUrl;
    QString signer; ///< name of the person who signed
    wire::FinishRequest request;
};

/** Lets people sign in person without a connection. */
struct OfflineDesk
{
    KeptSignings* kept = nullptr;
    const Clock* clock = nullptr;
    /** Keeps a signature until the service can be reached, and hands it in then. */
    std::function<Result<void>(const OfflineSignature&)> handIn;

    [[nodiscard]] bool isSet() const { return kept && clock && handIn; }
};

} // namespace ink::workflow
