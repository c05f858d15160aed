#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"

#include <functional>
#include <optional>

namespace ink::store {
class Transaction;
}
namespace ink::wire {
struct BulkResponse;
struct BulkRequest;
struct LinkStart;
struct TemplateUse;
} // namespace ink::wire

namespace ink::service {

namespace templates {
struct BulkPlan;
}
class DocumentPresenter;
class DocumentWriter;
class Quota;
class DocumentSender;
class ServiceCore;
class SignerAuthenticator;
struct Actor;
struct SignerActor;
struct Stores;

/** Creates documents from templates: one, many at a time, or for a visitor of a template link. */
class TemplateDocuments final
{
public:
    TemplateDocuments(const ServiceCore& core, const DocumentPresenter& presenter,
                      const DocumentWriter& writer, const DocumentSender& sending, const Quota& quota,
                      const SignerAuthenticator& gate);

    /** Creates a document from a template, as a draft or sent. */
    [[nodiscard]] Result<domain::Document> create(const Actor& actor, domain::DocumentId id,
                                                  const wire::TemplateUse& use);
    /** Stores a bulk call's response in the transaction that sends its rows. */
    using StoreBulkResponse = std::function<Result<void>(store::Transaction&, const wire::BulkResponse&)>;
    /**
     * Creates and sends one document for each valid row in one transaction, and reports errors for the other
     * rows, including rows over the spend limit. SpendLimit only if nothing could be sent.
     */
    [[nodiscard]] Result<wire::BulkResponse> sendBulk(const Actor& actor, domain::DocumentId id,
                                                      const wire::BulkRequest& request,
                                                      const StoreBulkResponse& keep = {});
    /** Creates a document for a visitor of an open template link, and returns its signing link. */
    [[nodiscard]] Result<QString> startFromLink(const SignerActor& visitor, const wire::LinkStart& input);

private:
    // Single attempts; the callers retry them on conflicts with other writers.
    [[nodiscard]] Result<domain::Document> createOnce(const Actor& actor, domain::DocumentId id,
                                                      const wire::TemplateUse& use);
    [[nodiscard]] Result<QString> startOnce(const SignerActor& visitor, const QString& name,
                                            const QString& email, const QString& language);
    [[nodiscard]] Result<templates::BulkPlan> planBulk(const Actor& actor, const domain::Document& known,
                                                       const wire::BulkRequest& request) const;
    /** Returns std::nullopt if the template no longer equals `known`; the rows must then be planned again. */
    [[nodiscard]] Result<std::optional<wire::BulkResponse>>
    storeBulk(const Actor& actor, const domain::Document& known, const QString& callbackBase,
              const QString& run, templates::BulkPlan plan, const StoreBulkResponse& keep);

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentPresenter& m_presenter;
    const DocumentWriter& m_writer;
    const DocumentSender& m_sender;
    const Quota& m_quota;
    const SignerAuthenticator& m_authenticator;
};

} // namespace ink::service
