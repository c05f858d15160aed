#include "app/service/signingservice.h"

#include "app/domain/document/document.h"
#include "app/service/accounts/absences.h"
#include "app/service/accounts/accountkeys.h"
#include "app/service/accounts/accounts.h"
#include "app/service/accounts/customfields.h"
#include "app/service/accounts/usage.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/documents/documentfiles.h"
#include "app/service/documents/documents.h"
#include "app/service/documents/editlocks.h"
#include "app/service/documents/folders.h"
#include "app/service/documents/templatedocuments.h"
#include "app/service/documents/templatereport.h"
#include "app/service/files/downloads.h"
#include "app/service/files/fileinspector.h"
#include "app/service/files/quota.h"
#include "app/service/files/shownfiles.h"
#include "app/service/jobs/callbackdeliveries.h"
#include "app/service/jobs/eventsubscriptions.h"
#include "app/service/records/documentpresenter.h"
#include "app/service/records/documentwriter.h"
#include "app/service/records/networkpagerecorder.h"
#include "app/service/signers/certificatesignatures.h"
#include "app/service/signers/otherdocuments.h"
#include "app/service/signers/paperscans.h"
#include "app/service/signers/signerattachments.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/signers/signerpages.h"
#include "app/service/signers/signerviews.h"
#include "app/service/turns/agenda.h"
#include "app/service/turns/documentsender.h"
#include "app/service/turns/turns.h"

namespace ink::service {

/** The parts of the service. Each uses those declared before it. */
struct SigningService::Parts
{
    Parts(Stores& stores, const Clock& clock, ServiceOptions options)
        : core(stores, clock, std::move(options)), shownFiles(stores.blobs)
    {
    }

    ServiceCore core;
    ShownFiles shownFiles;

    DocumentPresenter presenter{core};
    DocumentWriter writer{core, presenter};
    Turns turns{core};
    DocumentSender sending{core, writer, turns};
    Quota quota{core};
    FileInspector inspector{core};
    SignerViews views{core};

    Accounts accounts{core};
    AccountKeys accountKeys{core};
    Absences absences{core};
    CustomFieldDefinitions customFields{core};
    Usage usage{core};
    Folders folders{core};
    CallbackDeliveries callbackDeliveries{core};
    EventSubscriptions events{core};
    Documents documents{core, presenter, writer, turns, sending, quota, inspector};
    DocumentFiles documentFiles{core, writer, turns, quota, inspector};
    EditLocks editLocks{core};
    Downloads downloads{core, shownFiles};
    PaperRecorder paperRecorder{core, writer, turns, inspector};
    SignerAuthenticator gate{core, writer};
    SignerAttachments attachments{core, writer, gate, views};
    CertificateSignatures certificates{core, writer, gate, views, attachments};
    SignerOperations desk{core, presenter, writer, turns, gate, views, attachments, certificates};
    SignerPages signerPages{core, gate, views, downloads, shownFiles};
    OtherDocuments otherDocuments{core, writer, gate};
    TemplateDocuments templates{core, presenter, writer, sending, quota, gate};
    TemplateReport templateReport{core, presenter};
    Agenda agenda{core, writer, turns, sending};
    NetworkPageRecorder networkNotes{core, writer};
};

SigningService::SigningService(Stores& stores, const Clock& clock, ServiceOptions options)
    : m_parts(std::make_unique<Parts>(stores, clock, std::move(options)))
{
}

SigningService::~SigningService() = default;

void SigningService::setBaseUrl(const QString& baseUrl)
{
    m_parts->core.setBaseUrl(baseUrl);
}

QString SigningService::baseUrl() const
{
    return m_parts->core.baseUrl();
}

domain::Document SigningService::present(domain::Document document) const
{
    return m_parts->presenter.present(std::move(document));
}

Accounts& SigningService::accounts() const
{
    return m_parts->accounts;
}

AccountKeys& SigningService::accountKeys() const
{
    return m_parts->accountKeys;
}

CustomFieldDefinitions& SigningService::customFields() const
{
    return m_parts->customFields;
}
Absences& SigningService::absences() const
{
    return m_parts->absences;
}

const Usage& SigningService::usage() const
{
    return m_parts->usage;
}

Folders& SigningService::folders() const
{
    return m_parts->folders;
}

CallbackDeliveries& SigningService::callbackDeliveries() const
{
    return m_parts->callbackDeliveries;
}

EventSubscriptions& SigningService::events() const
{
    return m_parts->events;
}

const Quota& SigningService::quota() const
{
    return m_parts->quota;
}

Documents& SigningService::documents() const
{
    return m_parts->documents;
}

DocumentFiles& SigningService::documentFiles() const
{
    return m_parts->documentFiles;
}

EditLocks& SigningService::editLocks() const
{
    return m_parts->editLocks;
}

Downloads& SigningService::downloads() const
{
    return m_parts->downloads;
}

PaperRecorder& SigningService::paperRecorder() const
{
    return m_parts->paperRecorder;
}

TemplateDocuments& SigningService::templates() const
{
    return m_parts->templates;
}

const TemplateReport& SigningService::templateReport() const
{
    return m_parts->templateReport;
}

SignerAuthenticator& SigningService::signerAuthenticator() const
{
    return m_parts->gate;
}

CertificateSignatures& SigningService::certificateSignatures() const
{
    return m_parts->certificates;
}

SignerOperations& SigningService::signerOperations() const
{
    return m_parts->desk;
}

const SignerPages& SigningService::signerPages() const
{
    return m_parts->signerPages;
}

SignerAttachments& SigningService::attachments() const
{
    return m_parts->attachments;
}

OtherDocuments& SigningService::otherDocuments() const
{
    return m_parts->otherDocuments;
}

Agenda& SigningService::agenda() const
{
    return m_parts->agenda;
}

const NetworkPageRecorder& SigningService::networkPageRecorder() const
{
    return m_parts->networkNotes;
}

} // namespace ink::service
