#pragma once

#include "app/api/apiclient.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"
#include "app/inkstone/commands/sendrouting.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace ink {

/** The arguments of `inkstone send`. */
struct SendRequest
{
    QStringList files;
    SendRouting routing;
    QStringList visible; ///< `lease.pdf=A,B`: only these recipients see the file
    QString title;
    QString tagsFile; ///< JSON: `{"tags":[…]}` or `[…]` as in the API; empty = a signature for each signer on
                      ///< the last page
    QString message;
    QString senderName; ///< saved in the account; empty = the account's
    domain::DocumentData data;
    QString subject;               ///< subject of the emails; empty = the default one
    std::optional<int> expireDays; ///< nothing = the account's default
    std::optional<int> remindDays; ///< days between reminders; 0 = none; nothing = the account's default
    std::optional<int> maxReminders;
    std::optional<domain::LanguageCode> language;
    bool signaturePerSigner = false;                                   ///< false = the account's default
    domain::ContentTreatment content = domain::ContentTreatment::Keep; ///< treatment of files whose content
                                                                       ///< can change
    QUrl server;                                                       ///< empty = the local workspace
    bool waitsForCompletion = false;
    bool json = false;
};

/** Creates a document from files and sends it, for `inkstone send` and `inkstone mcp`. If the service refuses
 * to send it, the draft is moved to the trash. */
class FileSending final : public QObject
{
    Q_OBJECT
public:
    /** `draft` has the recipients, the texts and the tags; without tags every signer gets a signature on the
     * last page. */
    FileSending(api::ApiClient& client, SendRequest request, domain::Document draft,
                QObject* parent = nullptr);

    /** Applies the account's defaults to the draft, and fails if the service doesn't support the draft. */
    void loadAccount(QObject* context, api::Done<domain::AccountDetails> done);
    /** Uploads the files and sends the document, or schedules it. Call once, after loadAccount(). */
    void start(QObject* context, api::Done<domain::Document> done);
    /** The service's findings about the content of the files, as sentences in English. */
    [[nodiscard]] const QStringList& notes() const { return m_notes; }

private:
    void placeTags();
    void send();
    void finish(const Result<domain::Document>& result);
    /** Moves the draft to the trash and ends with the error. */
    void discardDraft(const Error& error);

    api::ApiClient& m_client;
    SendRequest m_request;
    domain::Document m_document;
    QStringList m_notes;
    QPointer<QObject> m_context; ///< the context of `m_done`
    api::Done<domain::Document> m_done;
};

} // namespace ink
