#include "app/service/signingservice.h"

#include "app/service/signingserviceprivate.h"

namespace ink::service {

SigningService::SigningService(Stores& stores, const Clock& clock, ServiceOptions options)
    : d(std::make_shared<Private>(stores, clock, std::move(options)))
{
}

void SigningService::setBaseUrl(const QString& baseUrl)
{
    d->core.setBaseUrl(baseUrl);
}

domain::Document SigningService::told(domain::Document document) const
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

Agenda& SigningService::agenda() const
{
    return d->agenda;
}

TemplateDocuments& SigningService::templates() const
{
    return d->templates;
}

const TemplateReport& SigningService::templateReport() const
{
    return d->templateReport;
}

SignerGate& SigningService::gate() const
{
    return d->gate;
}

} // namespace ink::service
