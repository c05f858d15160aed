#include "app/workflow/signing/stacklisting.h"

#include "app/workflow/session/session.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr int stackPageSize = 200;
constexpr qsizetype maxStackItems = 10'000;

} // namespace

StackListing::StackListing(Session& session, std::function<QStringList()> addresses, QObject* parent)
    : QObject(parent), m_session(session), m_addresses(std::move(addresses))
{
}

void StackListing::start()
{
    clear();
    m_items.clear();
    const auto current = m_session.current();
    if (current) m_accounts.append({current->id, current->label, {}, current->email, false, false});
    for (const Profile& profile : m_session.profiles())
        if (!current || profile.id != current->id)
            m_accounts.append({profile.id, profile.label, {}, profile.email, false, false});
    queryAccount(0);
}

void StackListing::clear()
{
    ++m_turn;
    m_accounts.clear();
}

// ---- the list

api::ApiClient* StackListing::clientOf(const QString& profile) const
{
    if (m_session.current() && m_session.current()->id == profile) return m_session.client();
    const Account* known = account(profile);
    return known ? known->client.get() : nullptr;
}

const StackListing::Account* StackListing::account(const QString& profile) const
{
    const auto at = std::find_if(m_accounts.begin(), m_accounts.end(),
                                 [&](const Account& each) { return each.profile == profile; });
    return at == m_accounts.end() ? nullptr : &*at;
}

void StackListing::queryAccount(qsizetype at)
{
    if (at >= m_accounts.size()) return listAccount(0); // the email address of each account is known now
    const auto giveUp = [this, at](const Error& error) {
        Q_EMIT failed(m_accounts.at(at).label, error);
        queryAccount(at + 1);
    };
    const auto ask = [this, at, giveUp](api::ApiClient& client) {
        client.accountDetails(this, [this, at, giveUp, now = m_turn](const Result<AccountDetails>& account) {
            if (now != m_turn) return;
            if (!account) return giveUp(account.error());
            Q_ASSERT(!m_accounts.at(at).isQueried);
            Account& place = m_accounts[at];
            place.email = account->email;
            place.recordsInPerson = account->outreach.supportsInPerson;
            place.isQueried = true;
            queryAccount(at + 1);
        });
    };
    if (api::ApiClient* client = clientOf(m_accounts.at(at).profile)) return ask(*client);
    m_session.openClient(
        m_accounts.at(at).profile, this,
        [this, at, ask, giveUp, now = m_turn](const Result<std::shared_ptr<api::ApiClient>>& client) {
            if (now != m_turn) return;
            if (!client) return giveUp(client.error());
            m_accounts[at].client = *client;
            ask(**client);
        });
}

void StackListing::listAccount(qsizetype at)
{
    while (at < m_accounts.size() && !m_accounts.at(at).isQueried)
        ++at;
    if (at >= m_accounts.size()) return void(Q_EMIT finished());
    listPage(at, 0);
}

void StackListing::listPage(qsizetype at, int address, const PageWalk& walk)
{
    Q_ASSERT(m_accounts.at(at).isQueried && address >= 0);
    const QStringList mine = m_addresses();
    api::ApiClient* client = clientOf(m_accounts.at(at).profile);
    if (address >= mine.size() || !client) return listAccount(at + 1);
    DocumentQuery query;
    walk.apply(query);
    query.pageSize = stackPageSize;
    query.text = mine.at(address);
    query.status = SigningStatus::InProgress;
    query.type = DocumentType::Document;
    query.sort = SortField::Sent;
    query.ascending = true; // oldest first
    client->list(query, this, [this, at, address, walk, now = m_turn](const Result<DocumentPage>& answer) {
        if (now != m_turn) return;
        if (!answer) {
            Q_EMIT failed(m_accounts.at(at).label, answer.error());
            return listAccount(at + 1);
        }
        PageWalk next = walk;
        for (const DocumentSummary& document : answer->documents)
            if (next.take(document.id.value())) addDocument(m_accounts.at(at), document);
        const bool isLast =
            !next.advance(answer->total, answer->nextCursor) || m_items.size() >= maxStackItems;
        isLast ? listPage(at, address + 1) : listPage(at, address, next);
    });
}

void StackListing::addDocument(const Account& place, const DocumentSummary& document)
{
    for (const Invitation& invitation : waitingInvitations(document, m_addresses())) {
        StackItem item;
        item.key = {place.profile, document.id, invitation.guid};
        if (std::any_of(m_items.begin(), m_items.end(),
                        [&](const StackItem& other) { return other.key == item.key; }))
            continue; // listed for two addresses
        item.title = document.title;
        item.accountLabel = place.label;
        item.sender = document.senderName.isEmpty() ? document.senderEmail : document.senderName;
        item.person = invitation.recipientName;
        item.role = invitation.actionType;
        item.templateId = document.templateId;
        item.sent = document.sentTime;
        item.deadline = expiryOf(document.sentTime, document.setting);
        m_items.append(item);
    }
}

} // namespace ink::workflow

#include "moc_stacklisting.cpp"
