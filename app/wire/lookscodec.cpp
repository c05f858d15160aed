#include "app/wire/lookscodec.h"

#include "app/wire/documentparts.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {
constexpr qsizetype maxLookLength = 10'000;
constexpr double minScale = 0.25;
} // namespace

QJsonObject toJson(const LooksRequest& request)
{
    QJsonArray values;
    for (const SignerValue& value : request.values)
        values.append(QJsonObject{{"id"_L1, value.id.value()}, {"text"_L1, value.text}});
    return {{"scale"_L1, request.scale}, {"values"_L1, values}};
}

Result<LooksRequest> looksRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        LooksRequest request;
        r.read(request.scale, r.number({"scale"_L1}));
        if (!(request.scale >= minScale && request.scale <= LooksRequest::maxScale))
            r.addIssue({"scale"_L1}, reasons::mustBeUsableScale());
        const bool given =
            r.readObjects({"values"_L1}, LooksRequest::maxValues, [&](ObjectReader& v, qsizetype) {
                SignerValue value;
                if (!v.hasValue({"id"_L1})) v.addIssue({"id"_L1}, reasons::isNeeded());
                v.read(value.id, v.id<TagId>({"id"_L1}));
                v.read(value.text, v.string({"text"_L1}, maxLookLength));
                request.values.append(value);
            });
        if (!given && !r.hasValue({"values"_L1})) r.addIssue({"values"_L1}, reasons::isNeeded());
        return request;
    });
}

QJsonObject toJson(const QList<SignerLook>& looks)
{
    QJsonArray list;
    for (const SignerLook& each : looks)
        list.append(QJsonObject{{"id"_L1, each.id.value()},
                                {"points"_L1, each.points},
                                {"image"_L1, QString::fromLatin1(each.picture.toBase64())}});
    return {{"looks"_L1, list}};
}

} // namespace ink::wire
