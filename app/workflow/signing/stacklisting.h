#pragma once

#include "app/api/apiclient.h"
#include "app/domain/document/documentsummary.h"
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
    struct Place
    {
        QString profile;
        QString label;
        std::shared_ptr<api::ApiClient> borrowed; ///< null for the open account
        QString email;
        bool inPerson = false; ///< the service records signatures on the sender's own device
        bool isAsked = false;
    };

    /** `addresses` returns the user's addresses; it is called once the email of each account is known. */
    StackListing(Session& session, std::function<QStringList()> addresses, QObject* parent = nullptr);

    /** Lists everything again; `ended` follows. */
    void start();
    /** Forgets the accounts; drops pending responses. */
    void clear();
    [[nodiscard]] const QList<Place>& places() const { return m_places; }
    /** Null when the account is unknown. */
    [[nodiscard]] const Place* place(const QString& profile) const;
    /** Null when the account can't be used. */
    [[nodiscard]] api::ApiClient* clientOf(const QString& profile) const;
    [[nodiscard]] const QList<StackItem>& found() const { return m_found; }

Q_SIGNALS:
    void failed(const QString& place, const ink::Error& error);
    void ended();

private:
    void askPlace(qsizetype at);
    void listPlace(qsizetype at);
    void listPage(qsizetype at, int address, int page);
    void take(const Place& place, const domain::DocumentSummary& document);

    Session& m_session;
    std::function<QStringList()> m_addresses;
    QList<Place> m_places;
    QList<StackItem> m_found;
    quint64 m_turn = 0;
};

} // namespace ink::workflow
