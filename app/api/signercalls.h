#pragma once

#include "app/api/call.h"
#include "app/base/secret.h"
#include "app/domain/document/ids.h"
#include "app/wire/questioncodec.h"
#include "app/wire/signercodec.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>

class QObject;

namespace ink::api {

class CallRunner;
struct Request;
struct Response;
enum class Method;

/**
 * The signer's side of one invitation (contract §8): no account, the GUID of the invitation is the right.
 * Every call ends with Validation when the address is not one of this server. Short-lived:
 * ApiClient::signer() makes one for each call.
 */
class SignerCalls final
{
public:
    /** `passes` by the path of their invitation. */
    SignerCalls(CallRunner& runner, QHash<QString, Secret>& passes, const QString& signingUrl);

    Call view(QObject* context, Done<wire::SignerView> done) const;
    /** A signer's view as it is now. */
    struct News
    {
        QByteArray etag;
        std::optional<wire::SignerView> view; ///< nothing when it is still the one with the given ETag
    };
    /** The same as view(), at little cost while nothing changes. `etag` is that of the last answer. */
    Call follow(const QByteArray& etag, QObject* context, Done<News> done) const;
    /** The page that a recipient opens in a browser. */
    Call page(QObject* context, Done<QByteArray> done) const;
    /** A page of the document as PNG; `page` is 1-based over all files. */
    Call picture(int page, QObject* context, Done<QByteArray> done) const;
    Call saveValues(const wire::SignerValues& values, QObject* context, Done<wire::SignerView> done) const;
    /** Consents and finishes. */
    Call finish(const wire::SignerValues& values, QObject* context, Done<wire::SignerView> done) const;
    Call finish(const wire::FinishRequest& request, QObject* context, Done<wire::SignerView> done) const;
    Call reject(const QString& reason, QObject* context, Done<wire::SignerView> done) const;
    /** The signer's link ends with it, and another goes to the person by mail. */
    Call delegate(const wire::DelegateRequest& person, QObject* context, Done<void> done) const;
    /** Asks the sender a question; the answer has it among the signer's questions. */
    Call ask(const wire::QuestionRequest& question, QObject* context, Done<wire::SignerView> done) const;
    /**
     * Attaches a file to the signer's tag, instead of the one there. TooLarge and MediaType when it is no
     * file for that (domain/attachmentrules.h, `Limits`); Io when it can't be read.
     */
    Call attach(domain::TagId tag, const Upload& file, QObject* context, Done<wire::SignerView> done,
                Progress progress = {}) const;
    /** Takes the attached file away. */
    Call detach(domain::TagId tag, QObject* context, Done<wire::SignerView> done) const;
    /**
     * Exchanges the code that stands before an invitation for a pass: kept in memory by the client and sent
     * with the signer's calls for that invitation. True when no other code is asked for. Forbidden: a wrong
     * code; RateLimit: too many of them.
     */
    Call unlock(const QString& code, QObject* context, Done<bool> done) const;
    /** Has a one-time code sent to the recipient's mail address. RateLimit within a minute of the last. */
    Call requestCode(QObject* context, Done<void> done) const;
    /** Drops the pass: the invitation requires its codes again. */
    void forgetPass() const;

private:
    /** A request without credentials but the pass, if there is one. */
    [[nodiscard]] Request request(Method method, const QString& place) const;
    [[nodiscard]] Request request(Method method, const QString& place, const QJsonObject& body) const;
    [[nodiscard]] Request asSigner(Request request) const;
    template <typename T>
    Call run(Request request, QObject* context, Done<T> done,
             std::function<Result<T>(const Response&)> decode, Progress progress = {}) const;

    CallRunner& m_runner;
    QHash<QString, Secret>& m_passes;
    Result<QString> m_path; ///< `/sign/{GUID}`
};

} // namespace ink::api
