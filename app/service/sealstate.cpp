#include "app/service/sealstate.h"

#include "app/base/reasons.h"

#include <QJsonObject>

namespace ink::service {

namespace {
constexpr QLatin1StringView levelName("sealLevel");
constexpr QLatin1StringView awaitsName("sealAwaits");
constexpr QLatin1StringView reasonName("sealReason");
constexpr QLatin1StringView reasonMessageName("sealReasonMessage");
} // namespace

void showSealState(domain::Document& document, const store::SealLevelStore::State& state)
{
    hideSealState(document);
    document.extra.insert(levelName, state.level);
    if (!state.reason.isEmpty()) document.extra.insert(reasonName, state.reason.english());
    if (state.reason.hasReason()) document.extra.insert(reasonMessageName, state.reason.toJson());
    if (state.awaits.isEmpty()) return;
    document.extra.insert(awaitsName, state.awaits);
    document.waitingFor = reasons::sealBeingRaised(state.level, state.awaits, state.reason);
}

void hideSealState(domain::Document& document)
{
    for (const QLatin1StringView name : {levelName, awaitsName, reasonName, reasonMessageName})
        document.extra.remove(name);
}

} // namespace ink::service
