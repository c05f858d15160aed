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

class DocumentPresenter;
class DocumentWriter;
class ServiceCore;
class SignerAttachments;
class SignerGate;
class SignerViews;
class Turns;
struct Stores;

/** The operations of a person with a signing link: view, fill in, sign, decline, delegate and ask.
 * Contract §8. All operations are Forbidden as specified by `SignerGate`. */
class SignerDesk final
{
public:
    SignerDesk(const ServiceCore& core, const DocumentPresenter& presenter, const DocumentWriter& writer,
               const Turns& turns, SignerGate& gate, const SignerViews& views,
               const SignerAttachments& attachments);

    enum class Opening { Marked, NotYet };
    /** The view of one recipient. With Opening::Marked, marks the invitation as opened. NotYet: it isn't
     * certain that a person has seen the view, because programs that check links also run
     * the signing page. */
    [[nodiscard]] Result<wire::SignerView> view(const SignerActor& signer, Opening opening = Opening::Marked);
    [[nodiscard]] Result<wire::SignerView> save(const SignerActor& signer, const wire::SignerValues& values);
    /**
     * Saves, checks and finishes; the last recipient's call queues finalizing. Finishing twice succeeds
     * without a change.
     *
     * With `shown`, State (reason `shown_differs`) and no change unless it equals the state to be
     * signed. `code` counts like `SignerGate::unlock`, for this call only. `hostedSigner` (1-based, 0 =
     * unspecified) is the hosted signer that the caller expects: State when it is another signer's turn.
     * State too when the consent of `finishOptions` isn't the one offered to this recipient, Forbidden when
     * its host isn't the sender's account. Offline signatures are checked by `checkOfflineSignature`.
     * Validation unless `nextPeople` names all people whom this recipient has to name.
     */
    [[nodiscard]] Result<wire::SignerView> finish(const SignerActor& signer, const wire::SignerValues& values,
                                                  const QString& code = {}, int hostedSigner = 0,
                                                  const std::optional<wire::ShownValues>& shown = {},
                                                  const FinishOptions& finishOptions = {},
                                                  const QList<wire::NextPerson>& nextPeople = {});
    [[nodiscard]] Result<wire::SignerView> reject(const SignerActor& signer, const QString& reason);
    /** Delegates this part to another person, if the sender allows it: the signer's link is invalidated,
     * and a new one is mailed to that person, who can't delegate again. */
    [[nodiscard]] Result<void> delegate(const SignerActor& signer, const wire::DelegateRequest& request);
    /** Adds a question for the sender to the history and notifies the sender. Repeating the same
     * question succeeds without a change. RateLimit beyond `domain::maxQuestionsPerHour`. */
    [[nodiscard]] Result<wire::SignerView> ask(const SignerActor& signer,
                                               const wire::QuestionRequest& request);
    /** This signer's signing link, also for other devices. */
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
