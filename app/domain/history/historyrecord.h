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

/**
 * SHA-256 (lower-case hex) of where the document's fields are and what they hold, pictures included. The
 * recipients' secret link identifiers go into it, so that nobody without them can find out a short value by
 * trying.
 */
[[nodiscard]] QString digestOfValues(const Document& document);

/** The content of a `history.json`, and whether it is consistent. Its author is not checked here: that is
 * up to the seal. */
struct HistoryVerdict
{
    struct File
    {
        QString name;
        qint64 size = 0;
        QString sha256; ///< lower-case hex, of the file as it was uploaded
        bool operator==(const File&) const = default;
    };
    /** How a recipient's identity was established, as the record names it. */
    enum class Proof { PersonalLink, InPerson, Paper, EmailCode, SmsCode, AccessCode };
    struct Recipient
    {
        QString name;
        QString email;
        std::optional<ActionType> role;         ///< none when this version doesn't know the name
        std::optional<InvitationStatus> status; ///< likewise
        std::optional<Timestamp> finishedTime;
        std::optional<Timestamp> deviceTime; ///< when they signed offline, as that device stated
        QList<Proof> proofs;                 ///< empty when they never opened the document
        QString inPersonWith;                ///< "Name <mail>" of the account on whose device they signed
        QString paperRecordedBy; ///< "Name <mail>" of the person who recorded a signature on paper
        bool operator==(const Recipient&) const = default;
    };
    bool readable = false;      ///< a record in this form; else `problem` says why not
    bool chainHolds = false;    ///< every hash follows and the last one is the head
    qsizetype firstBroken = -1; ///< 0-based index of the first entry whose hash does not follow, else -1
    Message problem;            ///< when not readable or not holding
    QString documentGuid;
    QString title;
    QString head;       ///< as recomputed; empty without entries
    QString sealSha256; ///< of the sealing certificate, as stated; empty in older records
    QList<File> files;
    QList<Recipient> recipients; ///< outside the chain: the seal over the file is their only proof
    QList<HistoryEntry> entries;
};

/** Recomputes the chain of a record as `historyRecord` writes it. Untrusted input: at most 64 MiB, 100,000
 * entries. */
[[nodiscard]] HistoryVerdict verifyHistory(const QByteArray& json);

} // namespace ink::domain
