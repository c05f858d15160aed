#include "app/service/records/sealstate.h"

#include "app/domain/document/document.h"
#include "app/service/records/reasons.h"

namespace ink::service {

void addSealState(domain::Document& document, const store::SealLevelStore::State& state)
{
    document.seal = domain::SealProgress{state.level, state.pendingLevel, state.reason};
    if (state.pendingLevel.isEmpty()) return;
    document.waitingFor = reasons::sealBeingRaised(state.level, state.pendingLevel, state.reason);
}

void removeSealState(domain::Document& document)
{
    document.seal.reset();
}

} // namespace ink::service
