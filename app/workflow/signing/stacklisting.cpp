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
    m_found.clear();
    const auto current = m_session.current();
    if (current) m_places.append({current->id, current->label, {}, current->email, false, false});
    for (const Profile& profile : m_session.profiles())
        if (!current || profile.id != current->id)
            m_places.append({profile.id, profile.label, {}, profile.email, false, false});
    askPlace(0);
}

void StackListing::clear()
{
    ++m_turn;
    m_places.clear();
}

// ---- the list

api::ApiClient* StackListing::clientOf(const QString& profile) const
{
    if (m_session.current() && m_session.current()->id == profile) return m_session.client();
    const Place* known = place(profile);
    return known ? known->borrowed.get() : nullptr;
}

const StackListing::Place* StackListing::place(const QString& profile) const
{
    const auto at = std::find_if(m_places.begin(), m_places.end(),
                                 [&](const Place& each) { return each.profile == profile; });
    return at == m_places.end() ? nullptr : &*at;
}

void StackListing::askPlace(qsizetype at)
{
    if (at >= m_places.size()) return listPlace(0); // the email address of each account is known now
    const auto giveUp = [this, at](const Error& error) {
        Q_EMIT failed(m_places.at(at).label, error);
        askPlace(at + 1);
    };
    const auto ask = [this, at, giveUp](api::ApiClient& client) {
        client.accountDetails(this, [this, at, giveUp, now = m_turn](const Result<AccountDetails>& account) {
            if (now != m_turn) return;
            if (!account) return giveUp(account.error());
            Q_ASSERT(!m_places.at(at).isAsked);
            Place& place = m_places[at];
            place.email = account->email;
            place.inPerson = account->outreach.inPerson;
            place.isAsked = true;
            askPlace(at + 1);
        });
    };
    if (api::ApiClient* client = clientOf(m_places.at(at).profile)) return ask(*client);
    m_session.borrow(
        m_places.at(at).profile, this,
        [this, at, ask, giveUp, now = m_turn](const Result<std::shared_ptr<api::ApiClient>>& client) {
            if (now != m_turn) return;
            if (!client) return giveUp(client.error());
            m_places[at].borrowed = *client;
            ask(**client);
        });
}

void StackListing::listPlace(qsizetype at)
{
    while (at < m_places.size() && !m_places.at(at).isAsked)
        ++at;
    if (at >= m_places.size()) return void(Q_EMIT ended());
    listPage(at, 0, 1);
}

void StackListing::listPage(qsizetype at, int address, int page)
{
    Q_ASSERT(m_places.at(at).isAsked && address >= 0 && page >= 1);
    const QStringList mine = m_addresses();
    api::ApiClient* client = clientOf(m_places.at(at).profile);
    if (address >= mine.size() || !client) return listPlace(at + 1);
    DocumentQuery query;
    query.pageIndex = page;
    query.pageSize = stackPageSize;
    query.text = mine.at(address);
    query.status = SigningStatus::InProgress;
    query.type = DocumentType::Document;
    query.sort = SortField::Sent;
    query.ascending = true; // oldest first
    client->list(query, this, [this, at, address, page, now = m_turn](const Result<DocumentPage>& answer) {
        if (now != m_turn) return;
        if (!answer) {
            Q_EMIT failed(m_places.at(at).label, answer.error());
            return listPlace(at + 1);
        }
        for (const DocumentSummary& document : answer->documents)
            take(m_places.at(at), document);
        const bool isLast = answer->documents.size() < stackPageSize || m_found.size() >= maxStackItems;
        isLast ? listPage(at, address + 1, 1) : listPage(at, address, page + 1);
    });
}

void StackListing::take(const Place& place, const DocumentSummary& document)
{
    for (const Invitation& invitation : waitingInvitations(document, m_addresses())) {
        StackItem item;
        item.key = {place.profile, document.id, invitation.guid};
        if (std::any_of(m_found.begin(), m_found.end(),
                        [&](const StackItem& other) { return other.key == item.key; }))
            continue; // moved between two pages meanwhile, or listed for two addresses
        item.title = document.title;
        item.place = place.label;
        item.sender = document.senderName.isEmpty() ? document.senderEmail : document.senderName;
        item.person = invitation.recipientName;
        item.role = invitation.actionType;
        item.templateId = document.templateId;
        item.sent = document.sentTime;
        if (document.sentTime && document.setting.expireDaysAfterSent > 0)
            item.deadline = *document.sentTime + std::chrono::days(document.setting.expireDaysAfterSent);
        m_found.append(item);
    }
}

} // namespace ink::workflow

#include "moc_stacklisting.cpp"
