#include "app/workflow/signing/inpersonsession.h"

#include "app/api/signercalls.h"
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/shownvalues.h"
#include "app/domain/routing/filevisibility.h"
#include "app/wire/reasons.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"
#include "app/workflow/signing/reasons.h"

#include <algorithm>
#include <utility>

namespace ink::workflow {

using namespace domain;

namespace {
constexpr std::chrono::milliseconds saveDelay{600};
constexpr std::chrono::milliseconds followInterval{3000};

/** The error of calls for an earlier invitation. */
Error another()
{
    return fail(ErrorCode::Cancelled, reasons::anotherDocumentOpened()).value();
}
} // namespace

InPersonSession::InPersonSession(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_codes(session), m_files(session), m_offline(session),
      m_saveTimer(this), m_followTimer(this)
{
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(saveDelay);
    m_followTimer.setInterval(followInterval);
    connect(&m_saveTimer, &QTimer::timeout, this, &InPersonSession::save);
    connect(&m_followTimer, &QTimer::timeout, this, &InPersonSession::follow);
    connect(&m_codes, &SignerCodes::changed, this, &InPersonSession::changed);
    connect(&m_files, &SignerFiles::limitsChanged, this, &InPersonSession::changed);
    connect(&m_files, &SignerFiles::uploadChanged, this, &InPersonSession::uploadChanged);
}

// Opening and leaving.

void InPersonSession::open(DocumentId id, const QString& invitationGuid, QObject* context,
                           std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    const auto turn = ++m_generation;
    m_saveTimer.stop();
    const bool isAgain = m_isOpen && m_guid == invitationGuid && m_form.document().id == id;
    m_entered = isAgain ? m_form.valuesToSave().values : wire::SignerValues();
    if (m_guid != invitationGuid) dropPass();
    m_guid = invitationGuid;
    m_isOpen = false;
    m_isOpening = false;
    m_hasEnded = false;
    m_isSaving = false;
    m_isFinishing = false;
    m_isHeld = false;
    m_files.reset();
    m_offline.reset();
    m_codes.reset();
    m_form.clear();
    m_etag.clear();
    m_bytes.clear();
    m_saveError.reset();
    api::ApiClient* client = m_session.client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    m_isOpening = true;
    client->retrieve(id, this, [this, turn, id, listener](const Result<Document>& found) {
        if (turn != m_generation) return listener.notify(fail(another()));
        m_isOpening = false;
        if (!found) return openCached(id, found.error(), listener);
        m_form.setDocument(
            // Only the parts that the recipient may see.
            documentSeenBy(*found, found->invitationIndexOf(m_guid)));
        const Invitation* mine = invitation();
        if (!mine) return listener.notify(fail(ErrorCode::NotFound, reasons::recipientNotDocument()));
        m_signingUrl = mine->signingUrl;
        loadView(listener, false);
    });
}

const Invitation* InPersonSession::invitation() const
{
    const Document& document = m_form.document();
    const int index = document.invitationIndexOf(m_guid);
    return index < 1 ? nullptr : &document.invitations.at(index - 1);
}

/** Fetches the view and its files. If a code was just accepted, a request for the next code counts as
 * success. */
void InPersonSession::loadView(const Listener<void>& listener, bool withCode)
{
    api::ApiClient* client = m_session.client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    m_isOpening = true;
    const auto fetched = [this, turn = m_generation, listener](const Result<void>& done) {
        if (turn != m_generation) return listener.notify(fail(another()));
        m_isOpening = false;
        if (done) {
            m_isOpen = true;
            m_codes.reset();
            m_form.restore(m_offline.enteredValues(m_form.document().id, m_guid), true);
            m_form.restore(std::exchange(m_entered, {}), false);
            if (m_form.hasUnsavedChanges()) m_saveTimer.start();
            m_followTimer.start();
            m_offline.cacheSigning(current());
        } else {
            m_codes.setError(done.error());
        }
        Q_EMIT changed();
        listener.notify(done);
    };
    client->signer(m_signingUrl)
        .view(this,
              [this, turn = m_generation, listener, withCode, fetched](const Result<wire::SignerView>& seen) {
                  if (turn != m_generation) return listener.notify(fail(another()));
                  if (seen) {
                      m_form.show(*seen, m_form.fileChangeCount());
                      const auto& tags = m_form.tags();
                      if (std::any_of(tags.cbegin(), tags.cend(),
                                      [](const Tag& tag) { return tag.type == TagType::Attachment; }))
                          m_files.queryLimits();
                      return fetchBytes(fetched);
                  }
                  if (!lock(seen.error())) return fetched(fail(seen.error()));
                  listener.notify(withCode ? Result<void>() : fail(seen.error()));
              });
}

void InPersonSession::fetchBytes(const std::function<void(Result<void>)>& then)
{
    const DocumentId document = m_form.document().id;
    for (const File& file : m_form.document().files) {
        if (m_bytes.contains(file.id)) continue;
        api::ApiClient* client = m_session.client();
        if (!client) return then(fail(noAccountError()));
        client->fileBytes(document, file.id, this,
                          [this, turn = m_generation, id = file.id, then](const Result<QByteArray>& content) {
                              if (turn != m_generation) return then(fail(another()));
                              if (!content) return then(fail(content.error()));
                              m_bytes.insert(id, *content);
                              fetchBytes(then);
                          });
        return;
    }
    then({});
}

/** Opens the cached document when the service is unreachable. */
void InPersonSession::openCached(DocumentId id, const Error& why, const Listener<void>& listener)
{
    if (!isUnreachable(why)) return listener.notify(fail(why));
    const auto found = m_offline.cachedCopy(id, m_guid);
    if (!found) return listener.notify(fail(found.error()));
    const auto& kept = *found;
    if (!kept) return listener.notify(fail(why));
    Q_ASSERT(!m_isOpen && !m_isOpening);
    m_form.setDocument(kept->document);
    m_bytes = kept->bytes;
    if (const Invitation* mine = invitation()) m_signingUrl = mine->signingUrl;
    m_form.show(kept->view, m_form.fileChangeCount());
    m_isOpen = true;
    m_form.restore(kept->enteredValues, false);
    Q_EMIT changed();
    listener.notify({});
}

/** Returns true, and stops at the code, if the service requires one. */
bool InPersonSession::lock(const Error& error)
{
    const Invitation* mine = invitation();
    if (!m_codes.require(error, m_signingUrl, mine ? mine->recipientEmail : QString())) return false;
    m_isOpening = false;
    m_saveTimer.stop();
    return true;
}

api::ApiClient* InPersonSession::clientWhileOpen(const Message& closed, const Listener<void>& listener)
{
    api::ApiClient* client = m_session.client();
    if (state() == State::Open && client) return client;
    listener.notifyLater(state() == State::Open ? fail(noAccountError()) : fail(ErrorCode::State, closed));
    return nullptr;
}

template <typename T>
bool InPersonSession::hasFailed(const Result<T>& answer, quint64 turn, const Listener<void>& listener)
{
    if (turn == m_generation && answer) return false;
    if (turn == m_generation) lock(answer.error());
    listener.notify(fail(turn == m_generation ? answer.error() : another()));
    return true;
}

void InPersonSession::submitCode(const QString& code, QObject* context,
                                 std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (!m_codes.isRequired() || m_codes.request().isChecking)
        return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    if (!m_session.client()) return listener.notifyLater(fail(noAccountError()));
    m_codes.submit(code, [this, turn = m_generation, listener](const Result<bool>& unlocked) {
        if (turn != m_generation) return listener.notify(fail(another()));
        if (unlocked) return loadView(listener, true);
        listener.notify(fail(unlocked.error()));
    });
}

void InPersonSession::dropPass()
{
    api::ApiClient* client = m_session.client();
    if (client && !m_signingUrl.isEmpty()) client->signer(m_signingUrl).dropPass();
    m_signingUrl.clear();
}

InPersonSession::State InPersonSession::state() const
{
    if (m_codes.isRequired()) return State::NeedsCode;
    if (m_isOpening) return State::Opening;
    if (!m_isOpen) return State::Closed;
    return m_hasEnded ? State::Ended : State::Open;
}

void InPersonSession::leave()
{
    m_saveTimer.stop();
    m_followTimer.stop();
    api::ApiClient* client = m_session.client();
    if (state() == State::Open && m_form.hasUnsavedChanges() && client) {
        m_saveCall.cancel();
        cacheEnteredValues();
        if (const auto sent = m_form.valuesToSave(); !sent.isEmpty())
            client->signer(m_signingUrl).saveValues(sent.values, this, [](const Result<wire::SignerView>&) {
            });
    }
    ++m_generation;
    m_files.reset();
    dropPass();
    m_isOpen = false;
    m_isOpening = false;
    m_isSaving = false;
    m_codes.reset();
}

CachedSigning InPersonSession::current() const
{
    return {m_form.document(), m_guid, m_form.view(), {}, m_bytes, {}};
}

void InPersonSession::cacheEnteredValues()
{
    CachedSigning now = current();
    now.enteredValues = m_form.values();
    m_offline.cacheEnteredValues(std::move(now));
}

std::optional<Timestamp> InPersonSession::submissionDeadline() const
{
    if (!m_offline.isOffline()) return std::nullopt;
    return expiryOf(m_form.document().sentTime, m_form.document().setting);
}

// Values.

void InPersonSession::setValue(TagId id, const QString& text, const QByteArray& image)
{
    if (mayChange() && m_form.setValue(id, text, image)) noteChange();
}

TagId InPersonSession::addSignature(int pageIndex, double x, double y)
{
    const TagId added = mayChange() ? m_form.addSignature(pageIndex, x, y) : TagId();
    if (!added.isNull()) noteChange();
    return added;
}

void InPersonSession::moveSignature(TagId id, int pageIndex, double x, double y)
{
    if (mayChange() && m_form.moveSignature(id, pageIndex, x, y)) noteChange();
}

void InPersonSession::removeSignature(TagId id)
{
    if (mayChange() && m_form.removeSignature(id)) noteChange();
}

void InPersonSession::noteChange()
{
    m_saveTimer.start();
    Q_EMIT changed();
}

void InPersonSession::save()
{
    api::ApiClient* client = m_session.client();
    if (!m_isOpen || m_hasEnded || m_codes.isRequired() || m_isSaving || !m_form.hasUnsavedChanges() ||
        !client)
        return;
    if (m_offline.isOffline()) return cacheEnteredValues();
    const SignerForm::Unsaved sent = m_form.valuesToSave();
    if (sent.isEmpty()) return;
    m_isSaving = true;
    m_saveCall =
        client->signer(m_signingUrl)
            .saveValues(sent.values, this,
                        [this, turn = m_generation, sent,
                         fileTurn = m_form.fileChangeCount()](const Result<wire::SignerView>& answer) {
                            if (turn != m_generation) return;
                            m_isSaving = false;
                            if (m_hasEnded) return;
                            if (!answer) {
                                if (answer.error().code == ErrorCode::Cancelled || lock(answer.error()))
                                    return;
                                // Finishing sends everything again, so the error is only shown.
                                m_saveError = answer.error();
                                cacheEnteredValues();
                                if (m_form.recordRefusal(answer.error(), sent))
                                    m_saveTimer.start(); // saves the other values without the refused ones
                                Q_EMIT changed();
                                return;
                            }
                            if (!m_form.hasRefused()) m_saveError.reset();
                            m_form.setSaved(sent);
                            if (m_form.hasUnsavedChanges() && !m_isFinishing) m_saveTimer.start();
                            // Values saved by others are applied when the screen is no longer held.
                            if (isScreenHeld()) return;
                            showNewer(*answer, [this, &answer, fileTurn] { m_form.show(*answer, fileTurn); });
                        });
}

void InPersonSession::showNewer(const wire::SignerView& fresh, const std::function<void()>& show)
{
    const QList<TagId> different = m_form.changedTags(fresh);
    const bool pages = m_form.hasDifferentPages(fresh);
    show();
    Q_EMIT changed();
    if (!different.isEmpty()) Q_EMIT corrected(different, pages);
}

/** Polls the service for changed values. */
void InPersonSession::follow()
{
    const auto isBusy = [this] {
        return state() != State::Open || m_isSaving || isScreenHeld() || m_files.upload();
    };
    api::ApiClient* client = m_session.client();
    if (isBusy() || m_form.view().shownVersion == 0 || m_offline.isOffline() || !client) return;
    client->signer(m_signingUrl)
        .viewIfChanged(
            m_etag, this,
            [this, isBusy, turn = m_generation, asked = m_form.changeCount(),
             fileTurn = m_form.fileChangeCount()](const Result<api::SignerCalls::ViewUpdate>& answer) {
                if (turn != m_generation || !answer || !answer->view || isBusy() ||
                    asked != m_form.changeCount())
                    return; // fetched again soon
                m_etag = answer->etag;
                // The turn or the document has ended elsewhere: the next step reports it.
                if (answer->view->hostedIndex != m_form.view().hostedIndex) return;
                showNewer(*answer->view,
                          [this, &answer, fileTurn] { m_form.mergeView(*answer->view, fileTurn); });
            });
}

void InPersonSession::resolve(const QHash<TagId, bool>& keepsMine, QObject* context,
                              std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* client = clientWhileOpen(reasons::nothingToSign(), listener);
    if (!client) return;
    m_form.resolveDifferences(keepsMine);
    Q_EMIT changed();
    // Values that others have saved are read-only.
    client->signer(m_signingUrl)
        .view(this, [this, turn = m_generation, fileTurn = m_form.fileChangeCount(),
                     listener](const Result<wire::SignerView>& seen) {
            if (hasFailed(seen, turn, listener)) return;
            showNewer(*seen, [this, &seen, fileTurn] { m_form.show(*seen, fileTurn); });
            if (m_form.hasUnsavedChanges()) m_saveTimer.start();
            listener.notify({});
        });
}

// Files.

void InPersonSession::attach(TagId id, const QString& path, QObject* context,
                             std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (state() != State::Open) return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    const Tag* target = nullptr;
    qint64 others = 0;
    for (const Tag& tag : m_form.tags()) {
        if (tag.id == id)
            target = &tag;
        else
            others += m_form.attachedBytes(tag.id);
    }
    if (!target) return listener.notifyLater(fail(ErrorCode::NotFound, reasons::notYourField()));
    if (const auto may = m_files.check(*target, path, others); !may) return listener.notifyLater(may);
    if (!m_session.client()) return listener.notifyLater(fail(noAccountError()));
    m_files.attach(m_signingUrl, id, path, fileResponseHandler(id, listener));
}

void InPersonSession::detach(TagId id, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (state() != State::Open) return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    if (m_files.upload()) return listener.notifyLater(fail(ErrorCode::State, reasons::fileStillUploading()));
    if (!m_session.client()) return listener.notifyLater(fail(noAccountError()));
    m_files.detach(m_signingUrl, id, fileResponseHandler(id, listener));
}

SignerFiles::ViewCallback InPersonSession::fileResponseHandler(TagId id, const Listener<void>& listener)
{
    return [this, turn = m_generation, id, listener](const Result<wire::SignerView>& answer) {
        if (turn != m_generation) return listener.notify(fail(another()));
        if (answer) {
            m_form.applyFile(id, *answer);
            Q_EMIT changed();
        } else {
            lock(answer.error());
        }
        listener.notify(answer ? Result<void>() : fail(answer.error()));
    };
}

// Finishing, online and offline.

void InPersonSession::finish(QObject* context, std::function<void(Result<void>)> done)
{
    finish({}, context, std::move(done));
}

void InPersonSession::finish(const QString& code, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    // Of two requests, the response to the later one would hide that the first one succeeded.
    if (state() != State::Open || m_isFinishing)
        return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    if (m_files.upload()) return listener.notifyLater(fail(ErrorCode::State, reasons::fileStillUploading()));
    if (!m_form.differences().isEmpty())
        return listener.notifyLater(fail(ErrorCode::State, reasons::shownDiffers()));
    if (const auto issues = m_form.issues(); !issues.isEmpty())
        return listener.notifyLater(fail(ErrorCode::Validation, issues.first().message, issues));
    if (!m_session.client()) return listener.notifyLater(fail(noAccountError()));
    if (m_offline.isOffline()) return finishOffline(listener, true);
    // Signs the values now on the screen, regardless of later responses. The digest covers saved values; a
    // server that does not support it gets all values again.
    wire::FinishRequest request = finishRequest(m_form.view().shownVersion == shownVersion);
    request.code = code;
    m_isFinishing = true;
    m_saveTimer.stop();
    m_session.queryOutreach(this, [this, turn = m_generation, request = std::move(request),
                                   listener](const Result<Outreach>& outreach) {
        if (turn != m_generation) return listener.notify(fail(another()));
        if (outreach || !isUnreachable(outreach.error()))
            return sendFinish(request, outreach && outreach->supportsInPerson, listener);
        if (m_offline.canSubmitLater()) return finishOffline(listener, false);
        m_isFinishing = false;
        if (m_form.hasUnsavedChanges()) m_saveTimer.start();
        listener.notify(fail(outreach.error()));
    });
}

wire::FinishRequest InPersonSession::finishRequest(bool onlyUnsaved) const
{
    const wire::SignerView& view = m_form.view();
    wire::FinishRequest request;
    request.hasConsented = true;
    request.consentText = view.consentText; // as shown
    request.consentLanguage = view.consentLanguage;
    request.disclosure = view.disclosure;
    request.hostedSigner = view.hostedIndex;
    request.values = onlyUnsaved ? m_form.unsavedValues() : m_form.values();
    if (view.shownVersion == shownVersion) request.shown = m_form.screenValues();
    request.nextPeople = m_nextPeople;
    return request;
}

void InPersonSession::sendFinish(wire::FinishRequest request, bool recordsInPerson,
                                 const Listener<void>& listener)
{
    api::ApiClient* client = m_session.client();
    if (!client) {
        m_isFinishing = false;
        return listener.notify(fail(noAccountError()));
    }
    m_saveCall.cancel();
    request.isInPerson = recordsInPerson;
    Q_ASSERT(m_isFinishing);
    client->signer(m_signingUrl)
        .finish(request, this, [this, turn = m_generation, listener](const Result<wire::SignerView>& answer) {
            if (turn != m_generation) return listener.notify(fail(another()));
            m_isFinishing = false;
            // If the request has arrived after all, submitting it later changes nothing.
            if (!answer && isUnreachable(answer.error()) && m_offline.canSubmitLater())
                return finishOffline(listener, false);
            if (!answer && wire::shownDifferences(answer.error()))
                return handleRefusal(answer.error(), listener);
            if (!answer) {
                if (!lock(answer.error()) && m_form.hasUnsavedChanges()) m_saveTimer.start();
                return listener.notify(fail(answer.error()));
            }
            // The next hosted person sees what this one has signed.
            showNext(m_form.filled(), *answer,
                     answer->hostedIndex == 0 || answer->myStatus == InvitationStatus::Finalized);
            m_offline.handleOnlineFinish(current());
            Q_EMIT changed();
            listener.notify({});
        });
}

/** Handles a refusal because the service's values differ from those on the screen: fetches them for
 * comparison. */
void InPersonSession::handleRefusal(const Error& refusal, const Listener<void>& listener)
{
    const auto tell = [this, refusal, listener](const wire::SignerView& now) {
        m_isFinishing = false;
        m_form.setDifferences(wire::shownDifferences(refusal).value_or(QList<wire::ShownDifference>()), now);
        if (m_form.hasUnsavedChanges()) m_saveTimer.start();
        Q_EMIT changed();
        listener.notify(fail(refusal));
    };
    api::ApiClient* client = m_session.client();
    if (!client) return tell({});
    m_isFinishing = true; // the screen stays unchanged
    client->signer(m_signingUrl)
        .view(this, [this, turn = m_generation, tell, listener](const Result<wire::SignerView>& seen) {
            if (turn != m_generation) return listener.notify(fail(another()));
            tell(seen ? *seen : wire::SignerView());
        });
}

void InPersonSession::finishOffline(const Listener<void>& listener, bool soon)
{
    const auto notify = [&](const Result<void>& result) {
        soon ? listener.notifyLater(result) : listener.notify(result);
    };
    m_saveTimer.stop();
    m_isFinishing = false; // no more responses are expected
    wire::FinishRequest request = finishRequest(false);
    request.isInPerson = true;
    CachedSigning now = current();
    now.document = m_form.filled();
    const Invitation* mine = invitation();
    const QString signer = !m_form.view().hostedSigner.isEmpty() ? m_form.view().hostedSigner
                           : mine                                ? mine->recipientName
                                                                 : QString();
    const auto after = m_offline.submitSignature(std::move(request), std::move(now), signer);
    if (!after) return notify(fail(after.error()));
    showNext(after->document, after->view, !after->view.canFinish);
    Q_EMIT changed();
    notify({});
}

void InPersonSession::showNext(const Document& document, const wire::SignerView& view, bool isEnd)
{
    m_isSaving = false;
    m_isFinishing = false;
    m_saveError.reset();
    m_etag.clear();
    m_form.showNext(document, view);
    m_hasEnded = isEnd;
    if (isEnd) dropPass();
}

// Declining, delegating, asking.

void InPersonSession::end()
{
    m_hasEnded = true;
    m_form.discardUnsaved();
    dropPass();
}

void InPersonSession::reject(const QString& reason, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* client = clientWhileOpen(reasons::nothingToReject(), listener);
    if (!client) return;
    if (reason.trimmed().isEmpty())
        return listener.notifyLater(
            failField(ErrorCode::Validation, QStringLiteral("reason"), reasons::reasonNeeded()));
    m_saveTimer.stop();
    client->signer(m_signingUrl)
        .reject(reason.trimmed(), this,
                [this, turn = m_generation, listener](const Result<wire::SignerView>& answer) {
                    if (hasFailed(answer, turn, listener)) return;
                    end();
                    m_form.show(*answer, m_form.fileChangeCount());
                    Q_EMIT changed();
                    listener.notify({});
                });
}

void InPersonSession::delegate(const wire::DelegateRequest& person, QObject* context,
                               std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* client = clientWhileOpen(reasons::nothingToReject(), listener);
    if (!client) return;
    m_saveTimer.stop();
    client->signer(m_signingUrl)
        .delegate(person, this, [this, turn = m_generation, listener](const Result<void>& answer) {
            if (hasFailed(answer, turn, listener)) return;
            end();
            Q_EMIT changed();
            listener.notify({});
        });
}

void InPersonSession::ask(const wire::QuestionRequest& question, QObject* context,
                          std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* client = clientWhileOpen(reasons::nothingToSign(), listener);
    if (!client) return;
    client->signer(m_signingUrl)
        .askQuestion(question, this,
                     [this, turn = m_generation, listener](const Result<wire::SignerView>& answer) {
                         if (hasFailed(answer, turn, listener)) return;
                         m_form.applyQuestions(*answer);
                         Q_EMIT changed();
                         listener.notify({});
                     });
}

} // namespace ink::workflow

#include "moc_inpersonsession.cpp"
