#pragma once

#include <QString>

#include <optional>

namespace ink::store {

/** The work that a job of the outbox stands for. */
enum class JobKind {
    Finalize,  ///< seals a document that everybody has signed
    Signature, ///< adds a signer's own signature to a document that others still sign
    Timestamp, ///< raises the seal of a finished document to the level that was asked for
    Callback,  ///< posts a finished document to the sender's address
    Mail,      ///< sends a notice by email
    Sms        ///< sends a one-time code; its payload is `{"invitation","code"}`
};

/** The word for a kind in the database and in metrics, such as `finalize`. */
[[nodiscard]] QString jobKindName(JobKind kind);
/** Nothing when no kind has this word. */
[[nodiscard]] std::optional<JobKind> jobKindFromName(const QString& name);

} // namespace ink::store
