#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/base/secret.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace ink::workflow {

/** One POST to the test receiver (contract §7). */
struct ReceivedPost
{
    /** The result of checking its signature. */
    enum class Verdict {
        Good,     ///< signed with the account's secret, recently
        Stale,    ///< signed with the secret, but old: possibly a replay
        Wrong,    ///< signed with another secret, or the content was changed in transit
        Unsigned, ///< no signature: the service doesn't sign
        NoSecret  ///< no secret to check it with
    };
    struct File
    {
        QString name;
        qint64 size = 0;
        qsizetype offset = 0; ///< its offset in `body`
    };

    Timestamp time{}; ///< time when the last byte arrived
    QByteArray method;
    QString path;
    QString peer;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
    qint64 size = 0; ///< size of the body, even if the body is no longer stored
    int responseStatus = 0;

    // Parsed from the request.
    Verdict verdict = Verdict::NoSecret;
    QString deliveryId;      ///< X-Inkstone-Delivery: the same for each retry
    bool isFilePost = false; ///< the second POST, with the files
    QString eventType;       ///< of an event; empty for a callback
    qint64 eventId = 0;
    QString title;           ///< of the document, if known
    qint64 documentId = 0;   ///< 0 = unknown
    QString guid;
    QList<File> files;
    Message fault; ///< its deviation from the contract; empty = none

    [[nodiscard]] QByteArray header(QByteArrayView name) const;
    /** The start of a text body, indented for display. */
    [[nodiscard]] QString formattedBody() const;
};

/** Parses a POST: its document, its files, its faults. */
void parsePost(ReceivedPost& post);
/** Checks the signature of a POST with a secret, at the time `now`; `secret` is nothing if there is none. */
[[nodiscard]] ReceivedPost::Verdict checkSignature(const ReceivedPost& post,
                                                   const std::optional<Secret>& secret, Timestamp now);

} // namespace ink::workflow
