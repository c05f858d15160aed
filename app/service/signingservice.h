#pragma once

#include "app/service/core/serviceoptions.h"

#include <memory>

namespace ink {
class Clock;
}
namespace ink::domain {
struct Document;
}

namespace ink::service {

class Absences;
class AccountKeys;
class Accounts;
class Agenda;
class CallbackDeliveries;
class CertificateSignatures;
class CustomFieldDefinitions;
class DocumentFiles;
class Documents;
class Downloads;
class EditLocks;
class EventSubscriptions;
class Folders;
class NetworkPageRecorder;
class OtherDocuments;
class PaperRecorder;
class Quota;
class SignerAttachments;
class SignerOperations;
class SignerAuthenticator;
class SignerPages;
class TemplateDocuments;
class TemplateReport;
class Usage;
struct Stores;

/**
 * The signing service without its HTTP interface, as a set of thread-safe classes. Every call runs in at most
 * one transaction and changes nothing if it fails. Objects of other accounts are reported as NotFound.
 */
class SigningService final
{
public:
    /** `stores` and `clock` must outlive the service. */
    SigningService(Stores& stores, const Clock& clock, ServiceOptions options);
    ~SigningService();

    /** Sets the base URL of signing links. Call before the first request, and when another host's links are
     * taken over. */
    void setBaseUrl(const QString& baseUrl);
    [[nodiscard]] QString baseUrl() const;
    /** Converts a stored document to the form used in responses: ids resolved, signing links filled in. */
    [[nodiscard]] domain::Document present(domain::Document document) const;

    // For accounts.
    [[nodiscard]] Accounts& accounts() const;
    [[nodiscard]] AccountKeys& accountKeys() const;
    [[nodiscard]] Absences& absences() const;
    [[nodiscard]] CustomFieldDefinitions& customFields() const;
    [[nodiscard]] const Usage& usage() const;
    [[nodiscard]] Folders& folders() const;
    [[nodiscard]] CallbackDeliveries& callbackDeliveries() const;
    [[nodiscard]] EventSubscriptions& events() const;
    [[nodiscard]] const Quota& quota() const;
    [[nodiscard]] Documents& documents() const;
    [[nodiscard]] DocumentFiles& documentFiles() const;
    [[nodiscard]] EditLocks& editLocks() const;
    [[nodiscard]] Downloads& downloads() const;
    [[nodiscard]] PaperRecorder& paperRecorder() const;
    [[nodiscard]] TemplateDocuments& templates() const;
    [[nodiscard]] const TemplateReport& templateReport() const;

    // For people with a signing link.
    [[nodiscard]] SignerAuthenticator& signerAuthenticator() const;
    [[nodiscard]] SignerOperations& signerOperations() const;
    [[nodiscard]] CertificateSignatures& certificateSignatures() const;
    [[nodiscard]] const SignerPages& signerPages() const;
    [[nodiscard]] SignerAttachments& attachments() const;
    [[nodiscard]] OtherDocuments& otherDocuments() const;

    // For the host.
    [[nodiscard]] Agenda& agenda() const;
    [[nodiscard]] const NetworkPageRecorder& networkPageRecorder() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace ink::service
