#include "app/service/signingservice.h"

#include "app/base/reasons.h"
#include "app/domain/autofill.h"
#include "app/domain/fileintake.h"
#include "app/domain/rules.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/corrections.h"
#include "app/service/draftrules.h"
#include "app/service/importtags.h"
#include "app/service/lifecycle.h"
#include "app/service/mailstate.h"
#include "app/service/quota.h"
#include "app/service/sealstate.h"
#include "app/service/signedplaces.h"
#include "app/service/signervalues.h"
#include "app/service/signingserviceprivate.h"

namespace ink::service {

using domain::Document;
using domain::SigningStatus;

SigningService::SigningService(Stores& stores, const Clock& clock, ServiceOptions options)
    : d(std::make_shared<Private>(stores, clock, std::move(options)))
{
}

void SigningService::setBaseUrl(const QString& baseUrl)
{
    d->core.setBaseUrl(baseUrl);
}

Document SigningService::told(Document document) const
{
    return d->presenter.present(std::move(document));
}

Accounts& SigningService::accounts() const
{
    return d->accounts;
}

AccountKeys& SigningService::accountKeys() const
{
    return d->accountKeys;
}

Folders& SigningService::folders() const
{
    return d->folders;
}

CallbackDeliveries& SigningService::callbackDeliveries() const
{
    return d->callbackDeliveries;
}

const Quota& SigningService::quota() const
{
    return d->quota;
}

Documents& SigningService::documents() const
{
    return d->documents;
}

DocumentFiles& SigningService::documentFiles() const
{
    return d->documentFiles;
}

Downloads& SigningService::downloads() const
{
    return d->downloads;
}

PaperRecorder& SigningService::paperRecorder() const
{
    return d->paperRecorder;
}

} // namespace ink::service
