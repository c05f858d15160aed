#pragma once

#include "app/base/message.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/file.h"
#include "app/domain/document/historyentry.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

struct Document;

/**
 * The machine-readable copy of a certificate page, attached to every sealed file as `history.json`: one JSON
 * object, UTF-8, compact.
 *
 *     { "format": "inkstone-history", "version": 1 | 2 | 3,     2 if an entry has a reason, 3 if one is
 *                                                               withheld
 *       "document":   { "GUID", "title", "senderName", "senderEmail",
 *                       "createdTime", "documentSentTime", "completedTime" },
 *       "files":      [ { "name", "size", "pages", "sha256" } ],      the uploads, in their order
 *       "recipients": [ { "name", "email", "role", "status", "openedTime", "finishedTime",
 *                         "authentication": [ "personal-link" | "in-person" | "paper" | "email-code" |
 *                                             "sms-code" | "access-code" ],  empty when they never opened it
 *                         "inPersonWith": "Name <mail>",            the account on whose device they signed
 *                         "paperRecordedBy": "Name <mail>",         who recorded the signature on paper
 *                         "deviceTime",    time of an offline signature (device clock); else omitted
 *                         "consent": [ { "by", "text", "language", "acceptedTime", "disclosure"? } ] } ],
 *       "valuesSha256": "<digestOfValues>",      SHA-256 of the field values; missing in older records
 *       "histories":  [ { "time", "event", "actor", "address", "userAgent", "detail", "hash",
 *                         "reason", "args",                     these two only if detail has a reason
 *                         "withheld": true } ],                 instead of detail, reason and args
 *       "head": "<hash of the last entry>",
 *       "sealSha256": "<fingerprint of the certificate that seals it>" }   missing in older records
 *
 * Times are milliseconds since 1970-01-01 in UTC, or null. To recompute the chain without this program: an
 * entry's hash is the SHA-256 of the previous hash (lower-case hex, empty for the first entry) followed by
 * the entry as a JSON object with the names actor, address, args, detail, event, reason, time, userAgent in
 * this order (args and reason only if the entry has them; the names inside args in alphabetical order),
 * without white space, in UTF-8, with control characters, quotes and backslashes escaped as in RFC 8785.
 * `detail` is the sentence in English; `reason` and `args` are used for other languages. An entry is withheld
 * from people who may not see the file that it may be about: its hash can't be recomputed, but the hashes of
 * the entries around it can, and the sender's record has it in full. The record contains no secrets (codes,
 * links, phone numbers). Readers ignore unknown names.
 */
[[nodiscard]] QByteArray historyRecord(const Document& document, Timestamp completed,
                                       const QString& sealSha256 = {});

/** SHA-256 (lower-case hex) of the positions and values of the document's fields, including images. The
 * recipients' secret link identifiers are hashed too, so that short values can't be guessed without them. */
[[nodiscard]] QString digestOfValues(const Document& document);

/** The content of a `history.json` and the result of checking its consistency. The author is proved by the
 * seal and is not checked here. */
struct HistoryVerdict
{
    struct File
    {
        QString name;
        qint64 size = 0;
        QString sha256; ///< lower-case hex, of the uploaded file
        bool operator==(const File&) const = default;
    };
    /** A way in which a recipient was identified, as recorded. */
    enum class Proof { PersonalLink, InPerson, Paper, EmailCode, SmsCode, AccessCode };
    struct Recipient
    {
        QString name;
        QString email;
        std::optional<ActionType> role;         ///< nothing if the name is unknown to this version
        std::optional<InvitationStatus> status; ///< nothing if the name is unknown to this version
        std::optional<Timestamp> finishedTime;
        std::optional<Timestamp> deviceTime; ///< time of an offline signature, as reported by the device
        QList<Proof> proofs;                 ///< empty if they never opened the document
        QString inPersonWith;                ///< "Name <mail>" of the account on whose device they signed
        QString paperRecordedBy; ///< "Name <mail>" of the person who recorded a signature on paper
        bool operator==(const Recipient&) const = default;
    };
    bool isReadable = false;         ///< a valid record; otherwise `problem` has the reason
    bool isChainIntact = false;      ///< all hashes match and the last one is the head
    qsizetype firstBrokenEntry = -1; ///< 0-based index of the first entry with a wrong hash, else -1
    Message problem;                 ///< set if it is unreadable or the chain is broken
    QString documentGuid;
    QString title;
    QString head;       ///< the hash of the last entry; empty without entries or if the chain is broken
    QString sealSha256; ///< SHA-256 of the sealing certificate, as stated; empty in older records
    QList<File> files;
    QList<Recipient> recipients; ///< proved only by the file's seal, because the chain doesn't cover them
    QList<HistoryEntry> entries;
};

/** Recomputes the chain of a record written by `historyRecord`. Untrusted input: at most 64 MiB, 100,000
 * entries. */
[[nodiscard]] HistoryVerdict verifyHistory(const QByteArray& json);

} // namespace ink::domain
