#pragma once

#include "app/service/http/authenticator.h"
#include "app/service/http/router.h"
#include "app/service/signingpage/pagepictures.h"

namespace ink::service {
class AccountKeys;
class Accounts;
class CallbackDeliveries;
class Absences;
class Folders;
class SignerPages;
class SigningService;
} // namespace ink::service

namespace ink::service::http {

/** What the health routes ask of whoever runs the service; empty functions are not asked. */
struct HealthSource
{
    std::function<Result<void>()> ready = {}; ///< Unavailable with a sentence when it is not
    std::function<QByteArray()> metrics = {}; ///< more families of OpenMetrics, without the closing line
    QString mark = {};                        ///< tells this host from others; may be empty
};

/** Every operation of contract §5 that this service answers. All arguments must outlive the router's server.
 */
void addRoutes(Router& router, SigningService& service, Authenticator& authenticator, Stores& stores,
               signingpage::PagePictures& pictures, const HealthSource& health = {});

// By topic, for addRoutes.
void addAccountRoutes(Router& router, Accounts& accounts, Authenticator& authenticator);
void addAbsenceRoutes(Router& router, Absences& absences, Stores& stores);
void addKeyRoutes(Router& router, AccountKeys& accountKeys, Authenticator& authenticator, Stores& stores);
void addDocumentRoutes(Router& router, SigningService& service, Stores& stores);
void addFileRoutes(Router& router, SigningService& service);
void addTemplateRoutes(Router& router, SigningService& service, Stores& stores);
void addFolderRoutes(Router& router, Folders& folders, Stores& stores);
void addDeliveryRoutes(Router& router, CallbackDeliveries& callbacks);
void addSignerRoutes(Router& router, SigningService& service, Authenticator& authenticator, Stores& stores,
                     signingpage::PagePictures& pictures);
void addSigningPageRoutes(Router& router, const SignerPages& signerPages);
void addHealthRoutes(Router& router, Stores& stores, const HealthSource& health);
void addOpenApiRoutes(Router& router);

/** The OpenAPI 3.1 description of every route, as `/openapi.json` tells it (resources/openapi). */
[[nodiscard]] QByteArray openApiDescription();

/** A handler that fails as a Result, turned into one that answers contract §9. */
[[nodiscard]] Router::Handler answering(std::function<Result<Response>(const Request&)> handler);

} // namespace ink::service::http
