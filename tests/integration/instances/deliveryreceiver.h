#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <memory>

namespace ink::test {

/** One POST as received. */
struct Arrival
{
    QByteArray path;
    QByteArray deliveryId;
    bool isMultipart = false;
    qint64 documentId = 0;
    int status = 0;            ///< of the JSON part's document
    QString title;             ///< of the document
    QList<QByteArray> sha256s; ///< of the files, in hex, in their order
    bool isTaken = false;      ///< answered with 204; else with 500 or a reset
};

/** The sender's receiver on loopback: verifies every signature, records every POST in the order of arrival
 * and, unless it is friendly, rejects some of them the first time. Runs in its own threads. */
class DeliveryReceiver final
{
public:
    /** Keeps the files of the first `samples` multipart POSTs in `folder`. */
    DeliveryReceiver(QByteArray secret, QString folder, int samples);
    ~DeliveryReceiver();

    [[nodiscard]] quint16 port() const;
    [[nodiscard]] QList<Arrival> arrivals() const;
    [[nodiscard]] QList<QByteArray> faults() const;
    [[nodiscard]] QStringList sampled() const;
    std::atomic_bool isFriendly = false; ///< accepts everything

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::test
