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
        Good,     ///< made with the account's secret, a moment ago
        Stale,    ///< signed with the secret, but old: possibly a replay
        Wrong,    ///< made with another secret, or something was changed on its way
        Unsigned, ///< no signature at all: a service that makes none
        NoSecret  ///< nothing to hold it against
    };
    struct File
    {
        QString name;
        qint64 size = 0;
        qsizetype from = 0; ///< where it begins in `body`
    };

    Timestamp time{}; ///< when its last byte had come
    QByteArray method;
    QString path;
    QString peer;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
    qint64 size = 0; ///< of the body, also when it is not kept any more
    int answered = 0;

    // Read out of it
    Verdict verdict = Verdict::NoSecret;
    QString deliveryId;    ///< X-Inkstone-Delivery: the same when it is sent again
    bool isFiles = false;  ///< the second POST, with the files
    QString title;         ///< of the document, if known
    qint64 documentId = 0; ///< 0 = unknown
    QString guid;
    QList<File> files;
    Message fault; ///< how it deviates from the contract; empty = not at all

    [[nodiscard]] QByteArray header(QByteArrayView name) const;
    /** The first part of a text body, indented, for eyes. */
    [[nodiscard]] QString readable() const;
};

/** Parses a POST: its document, its files, its faults. */
void readPost(ReceivedPost& post);
/** Checks its signature at `now` with a secret; nothing = there is no secret. */
[[nodiscard]] ReceivedPost::Verdict verdictOf(const ReceivedPost& post, const std::optional<Secret>& secret,
                                              Timestamp now);

} // namespace ink::workflow
