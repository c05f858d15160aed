#include "app/service/http/routes/routes.h"

#include "app/service/http/routes/absenceroutes.h"
#include "app/service/http/routes/accountroutes.h"
#include "app/service/http/routes/customfieldroutes.h"
#include "app/service/http/routes/deliveryroutes.h"
#include "app/service/http/routes/documentroutes.h"
#include "app/service/http/routes/eventroutes.h"
#include "app/service/http/routes/fileroutes.h"
#include "app/service/http/routes/folderroutes.h"
#include "app/service/http/routes/keyroutes.h"
#include "app/service/http/routes/notfoundpage.h"
#include "app/service/http/routes/openapiroutes.h"
#include "app/service/http/routes/pageroutes.h"
#include "app/service/http/routes/signerroutes.h"
#include "app/service/http/routes/templateroutes.h"
#include "app/service/http/routes/usageroutes.h"
#include "app/service/http/routes/versionroutes.h"
#include "app/service/signingservice.h"

namespace ink::service::http {

void addRoutes(Router& router, SigningService& service, Authenticator& authenticator, Stores& stores,
               signingpage::PagePictures& pictures, const HealthSource& health)
{
    addAccountRoutes(router, service.accounts(), authenticator);
    addAbsenceRoutes(router, service.absences(), stores);
    addCustomFieldRoutes(router, service.customFields());
    addUsageRoutes(router, service.usage());
    addKeyRoutes(router, service.accountKeys(), authenticator, stores);
    addDocumentRoutes(router, service, stores);
    addFileRoutes(router, service);
    addTemplateRoutes(router, service, stores);
    addFolderRoutes(router, service.folders(), stores);
    addDeliveryRoutes(router, service.callbackDeliveries());
    addEventRoutes(router, service.events(), stores);
    addSignerRoutes(router, service, authenticator, stores, pictures);
    addSigningPageRoutes(router, service.signerPages());
    addHealthRoutes(router, stores, health);
    addOpenApiRoutes(router);
    addVersionRoutes(router);
    addNotFoundPage(router);
}

} // namespace ink::service::http
