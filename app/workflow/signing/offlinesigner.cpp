#include "app/workflow/signing/offlinesigner.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/shownvalues.h"
#include "app/domain/values/signdate.h"
#include "app/wire/showncodec.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/hostedview.h"
#include "app/workflow/signing/reasons.h"

namespace ink::workflow {

using namespace domain;

namespace {

const Invitation* keptInvitation(const CachedSigning& signing)
{
    const int index = signing.document.invitationIndexOf(signing.invitation);
    return index < 1 ? nullptr : &signing.document.invitations.at(index - 1);
}

/** Returns whether the signing can be opened offline: a code can't be verified without the service. */
bool isOpenToOffline(const CachedSigning& signing)
{
    const Invitation* me = keptInvitation(signing);
    return me && me->authentications.isEmpty() && signing.view.canFinish &&
           signing.view.shownVersion == shownVersion;
}

} // namespace

void OfflineSigner::reset()
{
    ++m_turn;
    m_isOffline = false;
    m_isWaiting = false;
    m_isTaken = false;
}

void OfflineSigner::cacheSigning(const CachedSigning& signing)
{
    if (!m_support.isSet() || !m_session.client() || !m_session.isRemote()) return;
    if (!isOpenToOffline(signing)) return m_support.cache->remove(signing.document.id, signing.invitation);
    m_session.client()->accountDetails(
        this, [this, turn = m_turn, signing](const Result<AccountDetails>& account) {
            if (turn != m_turn || !account) return;
            m_isTaken = account->outreach.supportsInPerson && account->outreach.supportsOfflineInPerson;
            m_timeZone = account->userSetting.timeZone;
            if (!m_isTaken) return m_support.cache->remove(signing.document.id, signing.invitation);
            CachedSigning kept = signing;
            kept.timeZone = m_timeZone;
            (void)m_support.cache->save(kept); // if this fails, signing requires a connection
        });
}

void OfflineSigner::cacheEnteredValues(CachedSigning signing)
{
    if (!m_support.isSet() || !canSubmitLater()) return;
    signing.timeZone = m_timeZone;
    (void)m_support.cache->save(signing);
}

wire::SignerValues OfflineSigner::enteredValues(DocumentId document, const QString& invitation) const
{
    const auto kept = m_support.isSet() ? m_support.cache->find(document, invitation) : std::nullopt;
    return kept ? kept->enteredValues : wire::SignerValues();
}

Result<void> OfflineSigner::checkDeadline(const Document& document) const
{
    const auto deadline = expiryOf(document.sentTime, document.setting);
    if (deadline && *deadline <= m_support.clock->now())
        return fail(ErrorCode::State, reasons::documentDeadlinePassed());
    return {};
}

QString OfflineSigner::dayAt(Timestamp time) const
{
    return dayIn(m_timeZone, time).toString(Qt::ISODate);
}

Result<std::optional<CachedSigning>> OfflineSigner::cachedCopy(DocumentId document, const QString& invitation)
{
    auto kept = m_support.isSet() ? m_support.cache->find(document, invitation) : std::nullopt;
    if (!kept) return std::nullopt;
    INK_TRY(checkDeadline(kept->document));
    m_isOffline = true;
    m_timeZone = kept->timeZone;
    if (!kept->view.signDate.isEmpty()) kept->view.signDate = dayAt(m_support.clock->now());
    return kept;
}

Result<CachedSigning> OfflineSigner::submitSignature(wire::FinishRequest request, CachedSigning now,
                                                     const QString& signer)
{
    const int index = now.document.invitationIndexOf(now.invitation);
    if (!m_support.isSet() || index < 1) return fail(ErrorCode::State, reasons::noConnection());
    INK_TRY(checkDeadline(now.document));
    request.signedAt = m_support.clock->now();
    if (wire::stampsSignDate(now.view) && now.view.signDate != dayAt(*request.signedAt))
        return fail(ErrorCode::State, reasons::signDayChanged());
    request.files = fileHashes(now.document, now.bytes);
    Invitation& me = now.document.invitations[index - 1];
    INK_TRY(m_support.submitSignature(
        {now.document.id, now.document.title, now.invitation, me.signingUrl, signer, request}));
    m_isOffline = true;
    m_isWaiting = true;
    now.timeZone = m_timeZone;
    now.enteredValues = {};
    fillSignDates(now.document, index, *request.signedAt, m_timeZone);
    if (now.view.hostedIndex > 0) me.finishedHostedSigners = now.view.hostedIndex;
    now.view = viewAfterFinishing(now.document, now.view);
    // Prevents signing twice: only the next hosted person can open the cached signing.
    if (now.view.canFinish)
        (void)m_support.cache->save(now);
    else
        m_support.cache->remove(now.document.id, now.invitation);
    return now;
}

void OfflineSigner::handleOnlineFinish(const CachedSigning& now)
{
    if (!m_support.isSet()) return;
    if (now.view.canFinish) return cacheSigning(now);
    m_support.cache->remove(now.document.id, now.invitation);
}

} // namespace ink::workflow

#include "moc_offlinesigner.cpp"
