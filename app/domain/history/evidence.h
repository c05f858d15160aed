#pragma once

#include "app/domain/document/historyentry.h"
#include "app/domain/document/invitation.h"

#include <optional>

namespace ink::domain {

struct Document;

// The facts of signing as history entries, so that the chain covers them.

/** A recipient as the actor of a history entry: `Name <mail>`; a hosted signer with the host. */
[[nodiscard]] QString actorOf(const Invitation& invitation);
/** Returns whether an actor is this recipient, or a person hosted by them. */
[[nodiscard]] bool isActorOf(const QString& actor, const Invitation& invitation);

/** The text that a recipient agreed to before finishing. */
struct Consent
{
    QString text;
    QString language;        ///< BCP 47, of `text` and `disclosure`
    QString disclosure = {}; ///< the sender's longer text shown with it; empty = none
    bool operator==(const Consent&) const = default;
};
/** The detail of a consent's entry, such as `fr: J’accepte…`. */
[[nodiscard]] QString detailOf(const Consent& consent);
/** The detail of a disclosure's entry, such as `fr: Informations…`. */
[[nodiscard]] QString disclosureDetailOf(const Consent& consent);
/** The disclosure in a DisclosureAccepted entry, as `text` and `language`; nothing for other entries. */
[[nodiscard]] std::optional<Consent> disclosureOf(const HistoryEntry& entry);
/** The consent in a Consented entry, without the disclosure; nothing for other entries. */
[[nodiscard]] std::optional<Consent> consentOf(const HistoryEntry& entry);

/** The detail of a SignedOnPaper entry; `pages` and `sha256` are those of the scan. */
[[nodiscard]] Message paperDetailOf(const Invitation& invitation, qint64 pages, const QString& sha256);
/** The person who recorded that this recipient signed on paper; empty = none. */
[[nodiscard]] QString paperRecorderOf(const Document& document, const Invitation& invitation);

/** The detail of a SubmittedOffline entry: the person and the time of signing, as reported by the device. */
[[nodiscard]] Message offlineDetailOf(const Invitation& invitation, Timestamp signedAt);
/** The time at which the signer of this entry (Consented, Signed, Approved) acted offline, as reported by
 * their device. Nothing if the entry's own time applies. */
[[nodiscard]] std::optional<Timestamp> deviceTimeOf(const Document& document, const HistoryEntry& entry);
/** The time at which a recipient finished offline, as reported by their device; nothing if they finished
 * online. */
[[nodiscard]] std::optional<Timestamp> deviceTimeOf(const Document& document, const Invitation& invitation);

/** The identification of a recipient, according to the history. */
struct Identification
{
    bool hasActed = false; ///< opened or finished; otherwise not identified yet
    QString host;          ///< the owner of the device on which they signed; empty = not in person
    QString paperRecorder; ///< the person who recorded the signature on paper; empty = signed electronically
    /** The codes that were required and entered; if empty, the personal link is the only proof. */
    QList<Authentication> codes;
    bool operator==(const Identification&) const = default;
};
/** The actor of a history entry as a translatable message; see actorOf(). */
[[nodiscard]] Message actorMessage(const Invitation& invitation);
[[nodiscard]] Message hostedActorMessage(const QString& hosted, const Invitation& host);

/** A person who acted on the device of their signing host. */
struct HostedActor
{
    QString name;
    QString host; ///< the name of the hosting recipient
    bool operator==(const HostedActor&) const = default;
};
/** Returns the person and the host if `actor` is a person hosted by one of these recipients; nothing
 * otherwise. */
[[nodiscard]] std::optional<HostedActor> hostedActor(const QString& actor,
                                                     const QList<Invitation>& invitations);

[[nodiscard]] Identification identificationOf(const Document& document, const Invitation& invitation);

/** The disclosure that was accepted with the consent of this entry; empty = none. */
[[nodiscard]] QString disclosureWith(const Document& document, const HistoryEntry& consent);

/** The entries with the consents of a recipient, or of the people whom they host, oldest first. */
[[nodiscard]] QList<HistoryEntry> consentsOf(const Document& document, const Invitation& invitation);

} // namespace ink::domain
