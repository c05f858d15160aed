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
 *     { "format": "inkstone-history", "version": 1 | 2,         2 when an entry has a reason
 *       "document":   { "GUID", "title", "senderName", "senderEmail",
 *                       "createdTime", "documentSentTime", "completedTime" },
 *       "files":      [ { "name", "size", "pages", "sha256" } ],      the uploads, in their order
 *       "recipients": [ { "name", "email", "role", "status", "openedTime", "finishedTime",
 *                         "authentication": [ "personal-link" | "in-person" | "paper" | "email-code" |
 *                                             "sms-code" | "access-code" ],  empty when they never opened it
 *                         "inPersonWith": "Name <mail>",            the account on whose device they signed
 *                         "paperRecordedBy": "Name <mail>",         who recorded what they signed on paper
 *                         "deviceTime",    when they signed offline, as that device states; else left out
 *                         "consent": [ { "by", "text", "language", "acceptedTime", "disclosure"? } ] } ],
 *       "valuesSha256": "<digestOfValues>",      what the fields held; records of older versions lack it
 *       "histories":  [ { "time", "event", "actor", "address", "userAgent", "detail", "hash",
 *                         "reason", "args" } ],                 these two only where detail has a reason
 *       "head": "<hash of the last entry>",
 *       "sealSha256": "<fingerprint of the certificate that seals it>" }   records of older versions lack it
 *
 * Times are milliseconds since 1970 in UTC, or null. To recompute the chain without this program: an entry's
 * hash is SHA-256 over the hash before it (lower-case hex, nothing for the first) followed by the entry as a
 * JSON object of the names actor, address, args, detail, event, reason, time, userAgent in this order (args
 * and reason only where the entry has them; the names inside args in alphabetical order), without white
 * space, UTF-8, control characters, quotes and backslashes escaped as RFC 8785 does. `detail` is the sentence
 * in English, `reason` and `args` are what other languages are made of. Secrets (codes, links, telephone
 * numbers) are not in it. Readers ignore names that they do not know.
 */
[[nodiscard]] QByteArray historyRecord(const Document& document, Timestamp completed,
                                       const QString& sealSha256 = {});

/** SHA-256 (lower-case hex) of the positions and values of the document's fields, including images. The
 * recipients' secret link identifiers are hashed too, so that short values can't be guessed without them. */
[[nodiscard]] QString digestOfValues(const Document& document);

/** The content of a `history.json`, and whether it is consistent. Its author is not checked here, but by the
 * seal. */
struct HistoryVerdict
{
    struct File
    {
        QString name;
        qint64 size = 0;
        QString sha256; ///< lower-case hex, of the uploaded file
        bool operator==(const File&) const = default;
    };
    /** How a recipient was identified, as recorded. */
    enum class Proof { PersonalLink, InPerson, Paper, EmailCode, SmsCode, AccessCode };
    struct Recipient
    {
        QString name;
        QString email;
        std::optional<ActionType> role;         ///< nothing if this version doesn't know the name
        std::optional<InvitationStatus> status; ///< nothing if this version doesn't know the name
        std::optional<Timestamp> finishedTime;
        std::optional<Timestamp> deviceTime; ///< time of an offline signature, as reported by the device
        QList<Proof> proofs;                 ///< empty if they never opened the document
        QString inPersonWith;                ///< "Name <mail>" of the account on whose device they signed
        QString paperRecordedBy; ///< "Name <mail>" of the person who recorded a signature on paper
        bool operator==(const Recipient&) const = default;
    };
    bool readable = false;      ///< a valid record; otherwise `problem` has the reason
    bool chainHolds = false;    ///< all hashes match and the last one is the head
    qsizetype firstBroken = -1; ///< 0-based index of the first entry with a wrong hash, else -1
    Message problem;            ///< set if it is unreadable or the chain is broken
    QString documentGuid;
    QString title;
    QString head;       ///< as recomputed; empty without entries
    QString sealSha256; ///< of the sealing certificate, as stated; empty in older records
    QList<File> files;
    QList<Recipient> recipients; ///< not covered by the chain: only the seal of the file proves them
    QList<HistoryEntry> entries;
};

/** Recomputes the chain of a record written by `historyRecord`. Untrusted input: at most 64 MiB, 100,000
 * entries. */
[[nodiscard]] HistoryVerdict verifyHistory(const QByteArray& json);

} // namespace ink::domain
