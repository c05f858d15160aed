#pragma once

#include "app/base/result.h"
#include "app/service/core/actor.h"
#include "app/service/signers/finishoptions.h"
#include "app/wire/signercodec.h"

#include <QList>

#include <optional>

namespace ink::wire {
struct QuestionRequest;
}

namespace ink::service {

class CertificateSignatures;
class DocumentPresenter;
class DocumentWriter;
class ServiceCore;
class SignerAttachments;
class SignerAuthenticator;
class SignerViews;
class Turns;
struct Stores;

/** The operations of a person with a signing link: view, fill in, sign, decline, delegate and ask (contract
 * §8). All operations may fail with Forbidden as specified by `SignerAuthenticator`. */
class SignerOperations final
{
public:
    SignerOperations(const ServiceCore& core, const DocumentPresenter& presenter,
                     const DocumentWriter& writer, const Turns& turns, SignerAuthenticator& gate,
                     const SignerViews& views, const SignerAttachments& attachments,
                     const CertificateSignatures& certificates);

    enum class OpenMark { Set, Unset };
    /** Returns the view of one recipient. With OpenMark::Set, also marks the invitation as opened. Use Unset
     * if a person may not have seen the view, because programs that check links also run the signing page. */
    [[nodiscard]] Result<wire::SignerView> view(const SignerActor& signer, OpenMark opening = OpenMark::Set);
    [[nodiscard]] Result<wire::SignerView> save(const SignerActor& signer, const wire::SignerValues& values);
    /**
     * Saves, checks and finishes. The last recipient's call queues finalizing. Finishing twice succeeds
     * without a change.
     *
     * If `shown` is set and differs from the state to be signed, fails with State (reason `shown_differs`)
     * without a change. `code` counts like `SignerAuthenticator::unlock`, for this call only. `hostedSigner`
     * (1-based, 0 = unspecified) is the hosted signer that the caller expects: State error if it is another
     * signer's turn. Also a State error if the consent of `finishOptions` isn't the one offered to this
     * recipient, and Forbidden if its host isn't the sender's account. Offline signatures are checked by
     * `checkOfflineSignature`. Validation error unless `nextPeople` names all people whom this recipient must
     * name.
     */
    [[nodiscard]] Result<wire::SignerView> finish(const SignerActor& signer, const wire::SignerValues& values,
                                                  const QString& code = {}, int hostedSigner = 0,
                                                  const std::optional<wire::ShownValues>& shown = {},
                                                  const FinishOptions& finishOptions = {},
                                                  const QList<wire::NextPerson>& nextPeople = {});
    [[nodiscard]] Result<wire::SignerView> reject(const SignerActor& signer, const QString& reason);
    /** Delegates this part to another person, if the sender allows it. The signer's link is invalidated, and
     * a new one is emailed to that person, who can't delegate again. */
    [[nodiscard]] Result<void> delegate(const SignerActor& signer, const wire::DelegateRequest& request);
    /** Adds a question for the sender to the history and notifies the sender. Repeating the same
     * question succeeds without a change. RateLimit beyond `domain::maxQuestionsPerHour`. */
    [[nodiscard]] Result<wire::SignerView> ask(const SignerActor& signer,
                                               const wire::QuestionRequest& request);
    /** Returns this signer's signing link, which also works on other devices. */
    [[nodiscard]] Result<QString> signingLink(const SignerActor& signer) const;

private:
    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentPresenter& m_presenter;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
    SignerAuthenticator& m_authenticator;
    const SignerViews& m_views;
    const SignerAttachments& m_attachments;
    const CertificateSignatures& m_certificates;
};

} // namespace ink::service
