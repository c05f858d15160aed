#pragma once

#include "app/api/apiclient.h"
#include "app/api/apirequests.h"
#include "app/api/pendingcall.h"

#include <QCache>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QUuid>

namespace ink::api {

/** The state that all calls of ApiClient share. */
struct ApiClient::Private
{
    Private(Transport& out, RetryPolicy policy) : transport(out), retry(std::move(policy)) {}

    struct Kept
    {
        QByteArray etag;
        domain::DocumentPage page; ///< read once: a list that has not changed costs nothing more
    };

    /** A request that corrects a document, perhaps under this client's edit lock. */
    [[nodiscard]] Request correcting(Request request) const
    {
        request.editor = editor;
        return request;
    }

    Transport& transport;
    RetryPolicy retry;
    QObject calls; ///< the calls under way are its children
    QCache<QByteArray, Kept> lists{16 * 1024 * 1024};
    QHash<QString, Secret> passes; ///< by the path of the invitation
    const QByteArray editor = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    bool keysHonoured = false; ///< the server keeps answers by their Idempotency-Key, as accountDetails told

    template <typename T>
    Call run(Request request, QObject* context, Done<T> done,
             std::function<Result<T>(const Response&)> decode, Progress progress = {})
    {
        // On servers that ignore keys a second try could make a second document: a write whose fate is
        // unknown is left to the caller.
        const bool keyed = keysHonoured && !request.idempotencyKey.isEmpty();
        const bool repeatable = !request.once && (request.method == Method::Get || keyed);
        if (request.method == Method::Post && !repeatable) request.once = true;
        auto* pending = new PendingCall(
            transport, retry, std::move(request), repeatable, context,
            [done = std::move(done), decode = std::move(decode)](Result<Response> answer) {
                if (!answer) return done(fail(answer.error()));
                Result<T> result = decode(*answer);
                if (!result && result.error().requestId.isEmpty())
                    result.error().requestId = answer->requestId;
                done(std::move(result));
            },
            std::move(progress), &calls);
        pending->start();
        return handle(pending);
    }

    /** A call that fails before anything is sent. */
    template <typename T> Call refuse(const Error& error, QObject* context, Done<T> done)
    {
        auto* pending = new PendingCall(
            transport, retry, {}, false, context,
            [done = std::move(done)](Result<Response> answer) { done(fail(answer.error())); }, {}, &calls);
        pending->failSoon(error);
        return {};
    }

    /** Fetches the account and its support for idempotency keys. */
    std::function<Result<domain::AccountDetails>(const Response&)> decodeAccount();

    /** A call of the signer's side: no credential but the pass, if there is one. */
    [[nodiscard]] Request forSigner(const QString& invitation, Request request) const
    {
        request.anonymous = true;
        request.signerPass = passes.value(invitation);
        return request;
    }

    static Call handle(PendingCall* pending)
    {
        return Call([call = QPointer<PendingCall>(pending)] {
            if (call) call->cancel();
        });
    }
};

} // namespace ink::api
