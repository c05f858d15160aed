#include "app/service/http/routes.h"

#include "app/service/http/answers.h"
#include "app/service/signingservice.h"

namespace ink::service::http {

Router::Handler answering(std::function<Result<Response>(const Request&)> handler)
{
    return [handler = std::move(handler)](const Request& request) {
        Result<Response> response = handler(request);
        return response ? std::move(*response) : errorResponse(response.error(), request.requestId);
    };
}

void addRoutes(Router& router, SigningService& service, Authenticator& authenticator, Stores& stores,
               signingpage::PagePictures& pictures, const HealthSource& health)
{
    addAccountRoutes(router, service.accounts(), authenticator);
    addAbsenceRoutes(router, service.absences(), stores);
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
