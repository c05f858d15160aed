#include "app/workflow/documents/documentamendment.h"

#include "app/base/reasons.h"
#include "app/domain/amendment.h"
#include "app/workflow/session/session.h"

#include <QFileInfo>
#include <QPointer>
#include <QUuid>

namespace ink::workflow {

namespace {

void moveDeadline(api::ApiClient* client, domain::DocumentId id, int days, QObject* context,
                  const api::Done<void>& done)
{
    if (!client) return done(fail(ErrorCode::State, reasons::noAccountOpen()));
    wire::DocumentPatch patch;
    patch.setting.emplace();
    patch.setting->expireDaysAfterSent = days;
    client->update(id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces), context,
                   [done](const Result<domain::Document>& after) {
                       done(after ? Result<void>() : fail(after.error()));
                   });
}

} // namespace

void loadForAmendment(Session& session, domain::DocumentId id, QObject* context,
                      api::Done<domain::Document> done)
{
    session.askLimits(context, [session = QPointer(&session), id, context,
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
    if (wanted.invitations == shown.invitations) {
        if (movesDeadline) return moveDeadline(client, shown.id, days, context, done);
        return done({});
    }
    client->replaceInvitations(shown.id, wanted.invitations, shown.version, context,
                               [session = QPointer(&session), id = shown.id, days, movesDeadline, context,
                                done = std::move(done)](const Result<QList<domain::Invitation>>& after) {
                                   if (!after) return done(fail(after.error()));
                                   if (!movesDeadline) return done({});
                                   moveDeadline(session ? session->client() : nullptr, id, days, context,
                                                done);
                               });
}

void replaceFile(Session& session, domain::DocumentId id, domain::FileId file, const QString& path,
                 QObject* context, api::Done<void> done)
{
    if (!session.client()) return done(fail(ErrorCode::State, reasons::noAccountOpen()));
    session.client()->replaceFile(id, file, {QFileInfo(path).fileName(), path}, context, std::move(done));
}

} // namespace ink::workflow
