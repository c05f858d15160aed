#pragma once

#include <QString>

#include <optional>

namespace ink::store {

/** The kinds of jobs in the outbox. */
enum class JobKind {
    Finalize,  ///< seals a document that everybody has signed
    Signature, ///< adds a signer's own signature to a document that others still sign
    Timestamp, ///< raises the seal of a finished document to the requested level
    Callback,  ///< posts a finished document to the callback address
    Mail,      ///< sends a notification by email
    Sms        ///< sends a one-time code; its payload is `{"invitation","code"}`
};

/** Returns the name of a kind in the database and in metrics, such as `finalize`. */
[[nodiscard]] QString jobKindName(JobKind kind);
/** Returns whether responses show pending jobs of this kind with their document. */
[[nodiscard]] bool isShown(JobKind kind);
/** Returns nullopt if no kind has this name. */
[[nodiscard]] std::optional<JobKind> jobKindFromName(const QString& name);

} // namespace ink::store
