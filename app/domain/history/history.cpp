#include "app/domain/history/history.h"

#include "app/domain/document/document.h"
#include "app/domain/history/withheldhistory.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace ink::domain {

void setDetail(HistoryEntry& entry, const Message& detail)
{
    entry.detail = detail.english();
    entry.reason = detail.key();
    entry.args = detail.hasReason() ? detail.argsJson() : QJsonObject();
}

Message historyDetail(const HistoryEntry& entry)
{
    if (!entry.reason.isEmpty())
        if (auto message = messageFromWire(entry.reason, entry.args)) return *std::move(message);
    return Message::literal(entry.detail);
}

QByteArray canonicalJson(const HistoryEntry& entry)
{
    // QJsonObject keeps its names sorted, and the compact form has no white space.
    QJsonObject object;
    object.insert(QStringLiteral("actor"), entry.actor);
    object.insert(QStringLiteral("address"), entry.address);
    object.insert(QStringLiteral("detail"), entry.detail);
    object.insert(QStringLiteral("event"), entry.event.code());
    object.insert(QStringLiteral("time"), qint64{entry.time.time_since_epoch().count()});
    object.insert(QStringLiteral("userAgent"), entry.userAgent);
    if (!entry.reason.isEmpty()) { // entries from before reasons were introduced keep their hash
        object.insert(QStringLiteral("args"), entry.args);
        object.insert(QStringLiteral("reason"), entry.reason);
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

HistoryEntry chained(HistoryEntry entry, const QString& previousHash)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previousHash.toLatin1());
    hash.addData(canonicalJson(entry));
    entry.hash = QString::fromLatin1(hash.result().toHex());
    Q_ASSERT(entry.hash.size() == 64);
    return entry;
}

void appendHistory(Document& document, HistoryEntry entry)
{
    const QString previous = document.histories.isEmpty() ? QString() : document.histories.constLast().hash;
    document.histories.append(chained(std::move(entry), previous));
}

qsizetype firstBrokenLink(const QList<HistoryEntry>& history, WithheldEntries withheld)
{
    QString previous;
    for (qsizetype i = 0; i < history.size(); ++i) {
        const HistoryEntry& entry = history.at(i);
        const bool isTaken = withheld == WithheldEntries::Accepted && isWithheld(entry);
        if (!isTaken && chained(entry, previous).hash != entry.hash) return i;
        previous = entry.hash;
    }
    return -1;
}

} // namespace ink::domain
