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

/** The signer's calls for one invitation (contract §8): without an account, authorized by the GUID of the
 * invitation. Every call fails with Validation if the address doesn't belong to this server. Short-lived:
 * ApiClient::signer() creates one for each call. */
class SignerCalls final
{
public:
    /** `passes` contains the access tokens, by the path of the invitation. */
    SignerCalls(CallRunner& runner, QHash<QString, Secret>& passes, const QString& signingUrl);

    Call view(QObject* context, Done<wire::SignerView> done) const;
    /** A signer's current view. */
    struct ViewUpdate
    {
        QByteArray etag;
        std::optional<wire::SignerView> view; ///< nothing if its ETag is still the given one
    };
    /** Like view(), but cheap while nothing changes. `etag` is that of the last response. */
    Call viewIfChanged(const QByteArray& etag, QObject* context, Done<ViewUpdate> done) const;
    /** Downloads the page that a recipient opens in a browser. */
    Call page(QObject* context, Done<QByteArray> done) const;
    /** Downloads an image of a page of the document as PNG; `page` is 1-based across all files. */
    Call picture(int page, QObject* context, Done<QByteArray> done) const;
    Call saveValues(const wire::SignerValues& values, QObject* context, Done<wire::SignerView> done) const;
    /** Consents and finishes. */
    Call finish(const wire::SignerValues& values, QObject* context, Done<wire::SignerView> done) const;
    Call finish(const wire::FinishRequest& request, QObject* context, Done<wire::SignerView> done) const;
    /** Saves the values and prepares the files for a signature with a certificate of the signer's own. The
     * signatures go with finish(). Not in the contract. */
    Call prepare(const wire::PrepareRequest& request, QObject* context,
                 Done<wire::PreparedSignatures> done) const;
    /** Downloads the bytes of a prepared file, which the signer must see before they sign. */
    Call preparedFile(domain::FileId file, QObject* context, Done<QByteArray> done) const;
    Call reject(const QString& reason, QObject* context, Done<wire::SignerView> done) const;
    /** Delegates the signer's part. Invalidates the signer's link; the other person gets a new one by
     * email. */
    Call delegate(const wire::DelegateRequest& person, QObject* context, Done<void> done) const;
    /** Asks the sender a question; the response contains it among the signer's questions. */
    Call askQuestion(const wire::QuestionRequest& question, QObject* context,
                     Done<wire::SignerView> done) const;
    /** Attaches a file to the signer's tag, replacing the previous one. TooLarge and MediaType for files that
     * aren't accepted (domain/attachmentrules.h, `Limits`); Io if it can't be read. */
    Call attach(domain::TagId tag, const Upload& file, QObject* context, Done<wire::SignerView> done,
                Progress progress = {}) const;
    /** Removes the attached file. */
    Call detach(domain::TagId tag, QObject* context, Done<wire::SignerView> done) const;
    /** Exchanges the code that protects an invitation for an access token, which the client keeps in memory
     * and sends with the signer's calls for that invitation. Returns true if no other code is required.
     * Forbidden if the code is wrong, RateLimit after too many wrong codes. */
    Call unlock(const QString& code, QObject* context, Done<bool> done) const;
    /** Requests a one-time code for the recipient by email or SMS. RateLimit within a minute of the last
     * one. */
    Call requestCode(QObject* context, Done<void> done) const;
    /** Drops the access token: the invitation requires its codes again. */
    void dropPass() const;

private:
    /** Returns a request with no credentials except the access token, if there is one. */
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
