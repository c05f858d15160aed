#include "app/service/sealstate.h"

#include <QJsonObject>

namespace ink::service {

namespace {
constexpr QLatin1StringView levelName("sealLevel");
constexpr QLatin1StringView awaitsName("sealAwaits");
constexpr QLatin1StringView reasonName("sealReason");
} // namespace

void showSealState(domain::Document& document, const store::SealLevelStore::State& state)
{
    hideSealState(document);
    document.extra.insert(levelName, state.level);
    if (!state.reason.isEmpty()) document.extra.insert(reasonName, state.reason);
    if (state.awaits.isEmpty()) return;
    document.extra.insert(awaitsName, state.awaits);
    document.waitingFor =
        QStringLiteral("Sealed at %1, waits for %2: %3").arg(state.level, state.awaits, state.reason);
}

void hideSealState(domain::Document& document)
{
    for (const QLatin1StringView name : {levelName, awaitsName, reasonName})
        document.extra.remove(name);
}

} // namespace ink::service
