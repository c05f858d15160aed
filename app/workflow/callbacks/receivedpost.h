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
    /** The result of checking the POST's signature. */
    enum class Verdict {
        Good,     ///< signed with the account's secret in the last five minutes
        Stale,    ///< signed with the secret, but at another time: possibly a replay
        Wrong,    ///< signed with another secret, or the content was changed in transit
        Unsigned, ///< no signature: the service doesn't sign
        NoSecret  ///< the secret to check the signature with is unknown
    };
    struct File
    {
        QString name;
        qint64 size = 0;
        qsizetype offset = 0; ///< offset of the file's content in `body`
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
    QString eventType;       ///< type of the event; empty for a callback
    qint64 eventId = 0;      ///< 0 for a callback and for a test event
    QString title;           ///< the document's title; empty = unknown
    qint64 documentId = 0;   ///< 0 = unknown
    QString guid;
    QList<File> files;
    Message fault; ///< the POST's violation of the contract; empty = none

    [[nodiscard]] QByteArray header(QByteArrayView name) const;
    /** The first 64 KiB of the body, indented if it is JSON; empty for a file POST. */
    [[nodiscard]] QString formattedBody() const;
};

/** Sets the members that are parsed from the headers and the body, except `verdict`. */
void parsePost(ReceivedPost& post);
/** Checks the signature of a POST that arrived at `now`. `secret` is the account's secret; nothing =
 * unknown. */
[[nodiscard]] ReceivedPost::Verdict checkSignature(const ReceivedPost& post,
                                                   const std::optional<Secret>& secret, Timestamp now);

} // namespace ink::workflow
