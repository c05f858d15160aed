#include "app/service/http/routes.h"

#include "app/service/http/accountroutes.h"
#include "app/service/http/deliveryroutes.h"
#include "app/service/http/documentroutes.h"
#include "app/service/http/fileroutes.h"
#include "app/service/http/folderroutes.h"
#include "app/service/http/keyroutes.h"
#include "app/service/http/openapiroutes.h"
#include "app/service/http/pageroutes.h"
#include "app/service/http/signerroutes.h"
#include "app/service/http/templateroutes.h"
#include "app/service/signingservice.h"

namespace ink::service::http {

void addRoutes(Router& router, SigningService& service, Authenticator& authenticator, Stores& stores,
               signingpage::PagePictures& pictures, const HealthSource& health)
{
    addAccountRoutes(router, service.accounts(), authenticator);
    addKeyRoutes(router, service.accountKeys(), authenticator, stores);
    addDocumentRoutes(router, service, stores);
    addFileRoutes(router, service);
    addTemplateRoutes(router, service, stores);
    addFolderRoutes(router, service.folders(), stores);
    addDeliveryRoutes(router, service.callbackDeliveries());
    addSignerRoutes(router, service, authenticator, stores, pictures);
    addSigningPageRoutes(router, service.signerPages());
    addHealthRoutes(router, stores, health);
    addOpenApiRoutes(router);
}

} // namespace ink::service::http
