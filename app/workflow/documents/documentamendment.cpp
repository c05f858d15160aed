#include "app/workflow/documents/documentamendment.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/routing/amendment.h"
#include "app/workflow/documents/reasons.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/session.h"

#include <QDateTime>
#include <QFileInfo>
#include <QPointer>
#include <QUuid>

#include <algorithm>
#include <memory>

namespace ink::workflow {

namespace {

/** Moves the deadline of a document in progress. Another person's change of the same deadline is never
 * overwritten; other changes of the document cause no conflict. */
class DeadlineMove final : public std::enable_shared_from_this<DeadlineMove>
{
public:
    DeadlineMove(Session& session, const domain::Document& shown, int days, QObject* context,
                 api::Done<void> done)
        : m_session(&session), m_id(shown.id), m_shownDays(shown.setting.expireDaysAfterSent), m_days(days),
          m_context(context), m_done(std::move(done))
    {
    }
    /** Sends the change for this version of the document, whose deadline is the one that was shown. */
    void send(qint64 version)
    {
        api::ApiClient* const client = m_session ? m_session->client() : nullptr;
        if (!client) return m_done(fail(ErrorCode::State, reasons::noAccountOpen()));
        wire::DocumentPatch patch;
        if (version > 0) patch.version = version; // other servers may not count versions
        patch.setting.emplace().fields.set(&domain::DocumentSetting::expireDaysAfterSent, m_days);
        client->update(m_id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces), m_context,
                       [self = shared_from_this()](const Result<domain::Document>& after) {
                           if (after) return self->m_done({});
                           if (after.error().code == ErrorCode::Version && --self->m_attempts > 0)
                               return self->reload();
                           self->m_done(fail(after.error()));
                       });
    }
    /** Sends the change for the current version, unless the deadline has changed. */
    void reload()
    {
        api::ApiClient* const client = m_session ? m_session->client() : nullptr;
        if (!client) return m_done(fail(ErrorCode::State, reasons::noAccountOpen()));
        client->retrieve(m_id, m_context, [self = shared_from_this()](const Result<domain::Document>& now) {
            if (!now) return self->m_done(fail(now.error()));
            if (now->setting.expireDaysAfterSent != self->m_shownDays)
                return self->m_done(fail(ErrorCode::Version, reasons::documentVersionChanged(now->version)));
            self->send(now->version);
        });
    }

private:
    QPointer<Session> m_session;
    domain::DocumentId m_id;
    int m_shownDays;
    int m_days;
    QObject* m_context;
    api::Done<void> m_done;
    int m_attempts = 5; ///< recipients who act change the version, too
};

/** Returns true if both lists have the same tags in the same order; ignores values, which belong to the
 * signers. */
bool areSameTags(const QList<domain::Tag>& a, const QList<domain::Tag>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](domain::Tag one, domain::Tag other) {
        one.text.clear();
        other.text.clear();
        one.image.clear();
        other.image.clear();
        return one.id == other.id && domain::haveSameEdits(one, other);
    });
}

bool areSamePeople(const QList<domain::Invitation>& a, const QList<domain::Invitation>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const domain::Invitation& one, const domain::Invitation& other) {
                          return one.guid == other.guid; // a corrected recipient has a different link
                      });
}

} // namespace

QDate calendarDay(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).date();
}

int expireDaysFor(const domain::Document& document, const QDate& deadline)
{
    const Timestamp sent = document.sentTime.value_or(document.createdTime);
    return static_cast<int>(calendarDay(sent).daysTo(deadline));
}

void loadForAmendment(Session& session, domain::DocumentId id, QObject* context,
                      api::Done<domain::Document> done)
{
    session.queryLimits(context, [session = QPointer(&session), id, context,
                                  done = std::move(done)](const Result<domain::Limits>& limits) {
        if (!limits) return done(fail(limits.error()));
        if (!limits->amendRunning) return done(fail(ErrorCode::State, reasons::serverTakesNoCorrections()));
        if (!session || !session->client()) return done(fail(ErrorCode::State, reasons::noAccountOpen()));
        session->client()->retrieve(id, context, [done](const Result<domain::Document>& document) {
            if (!document) return done(document);
            if (Message fault = domain::amendmentFault(*document); !fault.isEmpty())
                return done(fail(ErrorCode::State, std::move(fault)));
            done(document);
        });
    });
}

void amend(Session& session, const domain::Document& shown, const Correction& wanted, QObject* context,
           api::Done<void> done)
{
    api::ApiClient* const client = session.client();
    if (!client) return done(fail(ErrorCode::State, reasons::noAccountOpen()));
    const int days = wanted.expireDaysAfterSent;
    const bool movesDeadline = days != shown.setting.expireDaysAfterSent;
    const auto move = std::make_shared<DeadlineMove>(session, shown, days, context, done);
    if (wanted.invitations == shown.invitations) {
        if (movesDeadline) return move->send(shown.version);
        return done({});
    }
    client->replaceInvitations(
        shown.id, wanted.invitations, shown.version, context,
        [move, movesDeadline, done = std::move(done)](const Result<QList<domain::Invitation>>& after) {
            if (!after) return done(fail(after.error()));
            if (!movesDeadline) return done({});
            move->reload(); // the recipients have changed the version
        });
}

void amendTags(Session& session, const domain::Document& shown, const QList<domain::Tag>& wanted,
               QObject* context, api::Done<void> done)
{
    loadForAmendment(
        session, shown.id, context,
        [session = QPointer(&session), shown, wanted, context,
         done = std::move(done)](const Result<domain::Document>& now) {
            if (!now) return done(fail(now.error()));
            if (!areSamePeople(now->invitations, shown.invitations) || !areSameTags(now->tags, shown.tags))
                return done(fail(ErrorCode::Version, reasons::documentVersionChanged(now->version)));
            if (!session || !session->client()) return done(fail(ErrorCode::State, reasons::noAccountOpen()));
            session->client()->replaceTags(shown.id, wanted, context,
                                           [done](const Result<QList<domain::Tag>>& after) {
                                               done(after ? Result<void>() : fail(after.error()));
                                           });
        });
}

void replaceFile(Session& session, domain::DocumentId id, domain::FileId file, const QString& path,
                 QObject* context, api::Done<void> done)
{
    if (!session.client()) return done(fail(ErrorCode::State, reasons::noAccountOpen()));
    session.client()->replaceFile(id, file, {QFileInfo(path).fileName(), path}, context, std::move(done));
}

} // namespace ink::workflow
