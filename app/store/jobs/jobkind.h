#pragma once

#include <QString>

#include <optional>

namespace ink::store {

/** The kinds of jobs in the outbox. */
enum class JobKind {
    Finalize,  ///< seals a document that all recipients have finished
    Signature, ///< adds a signer's own signature to a document that other recipients are still signing
    Timestamp, ///< raises the seal of a finished document to the requested level
    Callback,  ///< posts a finished document to the callback address
    Mail,      ///< sends a notification by email
    Sms        ///< sends a one-time code; its payload is `{"invitation","code"}`
};

/** Returns the name of a kind in the database and in metrics, such as `finalize`. */
[[nodiscard]] QString jobKindName(JobKind kind);
/** Returns whether responses include pending jobs of this kind with their document. */
[[nodiscard]] bool isShown(JobKind kind);
/** Returns the kind with this name; nullopt if there is none. */
[[nodiscard]] std::optional<JobKind> jobKindFromName(const QString& name);

} // namespace ink::store
