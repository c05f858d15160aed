#include "app/wire/deliverycodec.h"

#include "app/wire/documentparts.h"
#include "app/wire/errorcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;

QJsonObject toJson(const Delivery& delivery)
{
    QJsonArray tries;
    for (const DeliveryAttempt& entry : delivery.attempts)
        tries.append(
            withSentence({{"time"_L1, milliseconds(entry.time)}, {"httpStatus"_L1, entry.httpStatus}},
                         "error"_L1, entry.error));
    QJsonObject object{{"id"_L1, delivery.id},
                       {"kind"_L1, delivery.kind},
                       {"url"_L1, delivery.url},
                       {"state"_L1, domain::deliveryStateCode(delivery.state)},
                       {"createdTime"_L1, milliseconds(delivery.createdTime)},
                       {"nextTry"_L1, timeOrNull(delivery.nextAttempt)},
                       {"deliveredTime"_L1, timeOrNull(delivery.deliveredTime)},
                       {"tries"_L1, tries}};
    if (delivery.subscription == 0) return object;
    object.insert("subscriptionId"_L1, delivery.subscription);
    object.insert("eventId"_L1, delivery.event);
    object.insert("eventType"_L1, delivery.eventType);
    return object;
}

QJsonObject deliveriesToJson(const QList<Delivery>& deliveries)
{
    return {{"deliveries"_L1, arrayOf(deliveries, toJson)}};
}

Result<QList<Delivery>> deliveriesFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        QList<Delivery> deliveries;
        r.readObjects({"deliveries"_L1}, 10'000, [&](ObjectReader& d, qsizetype) {
            Delivery delivery;
            d.read(delivery.id, d.string({"id"_L1}, 64));
            d.read(delivery.kind, d.string({"kind"_L1}, 32));
            d.read(delivery.url, d.string({"url"_L1}));
            const QString state = d.string({"state"_L1}, 32).value_or(QString());
            delivery.state = domain::deliveryStateFromCode(state).value_or(domain::DeliveryState::Waiting);
            d.read(delivery.subscription, d.idValue({"subscriptionId"_L1}));
            d.read(delivery.event, d.idValue({"eventId"_L1}));
            d.read(delivery.eventType, d.string({"eventType"_L1}, 64));
            d.read(delivery.createdTime, d.time({"createdTime"_L1}));
            delivery.nextAttempt = d.time({"nextTry"_L1});
            delivery.deliveredTime = d.time({"deliveredTime"_L1});
            d.readObjects({"tries"_L1}, 10'000, [&](ObjectReader& t, qsizetype) {
                DeliveryAttempt entry;
                t.read(entry.time, t.time({"time"_L1}));
                t.read(entry.httpStatus, t.int32({"httpStatus"_L1}, 0, 999));
                entry.error = readSentence(t, {"error"_L1});
                delivery.attempts.append(entry);
            });
            deliveries.append(delivery);
        });
        return deliveries;
    });
}

} // namespace ink::wire
