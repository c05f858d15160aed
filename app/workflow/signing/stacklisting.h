#pragma once

#include "app/api/apiclient.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/pagewalk.h"
#include "app/workflow/signing/signingstack.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace ink::workflow {

class Session;

/** Lists the documents that are waiting for the user, in all accounts and for each of the user's
 * addresses. */
class StackListing final : public QObject
{
    Q_OBJECT
public:
    /** An account whose documents are listed. */
    struct Account
    {
        QString profile;
        QString label;
        std::shared_ptr<api::ApiClient> client; ///< null for the open account
        QString email;
        bool recordsInPerson = false; ///< the service records signatures on the sender's own device
        bool isQueried = false;
    };

    /** `addresses` returns the user's addresses; it is called after the email address of each account is
     * known. */
    StackListing(Session& session, std::function<QStringList()> addresses, QObject* parent = nullptr);

    /** Lists everything again, then emits `finished`. */
    void start();
    /** Forgets the accounts; drops pending responses. */
    void clear();
    [[nodiscard]] const QList<Account>& accounts() const { return m_accounts; }
    /** The account of a profile; null if it is unknown. */
    [[nodiscard]] const Account* account(const QString& profile) const;
    /** The client for an account; null if the account can't be used. */
    [[nodiscard]] api::ApiClient* clientOf(const QString& profile) const;
    [[nodiscard]] const QList<StackItem>& items() const { return m_items; }

Q_SIGNALS:
    void failed(const QString& place, const ink::Error& error);
    void finished();

private:
    void queryAccount(qsizetype at);
    void listAccount(qsizetype at);
    void listPage(qsizetype at, int address, const domain::PageWalk& walk = {});
    void addDocument(const Account& place, const domain::DocumentSummary& document);

    Session& m_session;
    std::function<QStringList()> m_addresses;
    QList<Account> m_accounts;
    QList<StackItem> m_items;
    quint64 m_turn = 0;
};

} // namespace ink::workflow
