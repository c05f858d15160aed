#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <memory>

namespace ink::test {

/** One POST as it arrived. */
struct Arrival
{
    QByteArray path;
    QByteArray deliveryId;
    bool isMultipart = false;
    qint64 documentId = 0;
    int status = 0;            ///< of the JSON part's document
    QString title;             ///< of the document
    QList<QByteArray> sha256s; ///< of the files, in hex, in their order
    bool isTaken = false;      ///< answered with 204, else with 500 or cut
};

/**
 * The sender's receiver on loopback: it checks every signature, remembers every POST in the order of arrival
 * and, while told to, refuses some of them the first time. Works on threads of its own.
 */
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
    std::atomic_bool isFriendly = false; ///< takes everything

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::test
