#pragma once

#include "app/base/result.h"
#include "app/service/core/actor.h"
#include "app/service/signers/assent.h"
#include "app/wire/signercodec.h"

#include <QList>

#include <optional>

namespace ink::wire {
struct QuestionRequest;
}

namespace ink::service {

class DocumentPresenter;
class DocumentWriter;
class ServiceCore;
class SignerAttachments;
class SignerGate;
class SignerViews;
class Turns;
struct Stores;

/** Does what a person with a signing link may do: read, fill in, sign, decline, delegate and ask. Contract
 * §8. Everything is Forbidden as `SignerGate` says. */
class SignerDesk final
{
public:
    SignerDesk(const ServiceCore& core, const DocumentPresenter& presenter, const DocumentWriter& writer,
               const Turns& turns, SignerGate& gate, const SignerViews& views,
               const SignerAttachments& attachments);

    /** The view of one recipient; marks the invitation as opened. */
    [[nodiscard]] Result<wire::SignerView> view(const SignerActor& signer);
    [[nodiscard]] Result<wire::SignerView> save(const SignerActor& signer, const wire::SignerValues& values);
    /**
     * Saves, checks and finishes; the last one queues finalizing. Finishing twice is a success and changes
     * nothing.
     *
     * With `shown`, State (reason `shown_differs`) and no change unless that is what would be signed. `code`
     * counts like `SignerGate::unlock`, for this call only. `hostedSigner` (1-based, 0 = not told) is the
     * hosted signer whom the writer means: State when it is another one's turn. State too when the consent of
     * `assent` isn't what this recipient is offered, Forbidden when its host isn't the sender's account. What
     * was signed without a connection is judged as `checkHandedIn` says.
     * Validation unless `nextPeople` names everybody whom this recipient has to name.
     */
    [[nodiscard]] Result<wire::SignerView> finish(const SignerActor& signer, const wire::SignerValues& values,
                                                  const QString& code = {}, int hostedSigner = 0,
                                                  const std::optional<wire::ShownValues>& shown = {},
                                                  const Assent& assent = {},
                                                  const QList<wire::NextPerson>& nextPeople = {});
    [[nodiscard]] Result<wire::SignerView> reject(const SignerActor& signer, const QString& reason);
    /** Passes this part on to another person, when the sender allows it: the signer's link ends, and a new
     * one goes to them by mail. They can't pass it on again. */
    [[nodiscard]] Result<void> delegate(const SignerActor& signer, const wire::DelegateRequest& request);
    /** Keeps a question to the sender in the history and tells them. The same one again is a success and
     * changes nothing. RateLimit beyond `domain::maxQuestionsPerHour`. */
    [[nodiscard]] Result<wire::SignerView> ask(const SignerActor& signer,
                                               const wire::QuestionRequest& request);
    /** The address at which this signer signs, also from another device. */
    [[nodiscard]] Result<QString> link(const SignerActor& signer) const;

private:
    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentPresenter& m_presenter;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
    SignerGate& m_gate;
    const SignerViews& m_views;
    const SignerAttachments& m_attachments;
};

} // namespace ink::service
