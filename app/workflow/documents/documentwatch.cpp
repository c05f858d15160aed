#include "app/workflow/documents/documentwatch.h"

#include "app/workflow/session/session.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;
using EventKind = DocumentNews::Kind;

namespace {

constexpr int looked = 50;
constexpr qsizetype maxKnown = 2000;

QString nameOf(const Invitation& invitation)
{
    return invitation.recipientName.isEmpty() ? invitation.recipientEmail : invitation.recipientName;
}

bool hasSeen(InvitationStatus status)
{
    return status == InvitationStatus::Viewed || status == InvitationStatus::WorkInProgress;
}

/** Removes the other events of a document that was completed, so that one message covers them all. */
QList<DocumentNews> mergeCompletion(QList<DocumentNews> events)
{
    const bool completed = std::any_of(events.cbegin(), events.cend(), [](const DocumentNews& event) {
        return event.kind == EventKind::Completed;
    });
    if (completed)
        events.removeIf([](const DocumentNews& event) { return event.kind != EventKind::Completed; });
    return events;
}

} // namespace

QList<DocumentNews> eventsBetween(const DocumentSummary& before, const DocumentSummary& after)
{
    QList<DocumentNews> events;
    if (after.deleted) return events;
    for (const Invitation& now : after.invitations) {
        const auto was =
            std::find_if(before.invitations.cbegin(), before.invitations.cend(),
                         [&now](const Invitation& one) { return one.id == now.id && one.guid == now.guid; });
        const InvitationStatus then =
            was == before.invitations.cend() ? InvitationStatus::NotSent : was->status;
        const int asked = was == before.invitations.cend() ? 0 : was->openQuestions;
        if (now.openQuestions > asked)
            events.append({EventKind::QuestionAsked, after.id, after.title, nameOf(now)});
        if (then == now.status) continue;
        if (now.status == InvitationStatus::Finalized)
            events.append({EventKind::Signed, after.id, after.title, nameOf(now)});
        else if (now.status == InvitationStatus::Rejected)
            events.append({EventKind::Rejected, after.id, after.title, nameOf(now)});
        else if (hasSeen(now.status) && !hasSeen(then))
            events.append({EventKind::Viewed, after.id, after.title, nameOf(now)});
    }
    if (after.status == SigningStatus::Completed && before.status != SigningStatus::Completed)
        events.append({EventKind::Completed, after.id, after.title, {}});
    return mergeCompletion(events);
}

QList<DocumentNews> eventsSince(Timestamp since, const DocumentSummary& row)
{
    QList<DocumentNews> events;
    if (row.deleted) return events;
    for (const Invitation& one : row.invitations) {
        if (one.openQuestions > 0 && row.lastModifiedTime > since)
            events.append({EventKind::QuestionAsked, row.id, row.title, nameOf(one)});
        const bool finished = one.finishedTime && *one.finishedTime > since;
        if (finished && one.status == InvitationStatus::Finalized)
            events.append({EventKind::Signed, row.id, row.title, nameOf(one)});
        else if (finished && one.status == InvitationStatus::Rejected)
            events.append({EventKind::Rejected, row.id, row.title, nameOf(one)});
        else if (one.openedTime && *one.openedTime > since && hasSeen(one.status))
            events.append({EventKind::Viewed, row.id, row.title, nameOf(one)});
    }
    if (row.status == SigningStatus::Completed && row.completedTime && *row.completedTime > since)
        events.append({EventKind::Completed, row.id, row.title, {}});
    return mergeCompletion(events);
}

DocumentWatch::DocumentWatch(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &Session::currentChanged, this, [this] {
        ++m_generation;
        m_isChecking = false;
        m_known.clear();
        m_newest.reset();
        check();
    });
}

void DocumentWatch::check()
{
    if (!m_session.client() || m_isChecking) return;
    m_isChecking = true;
    DocumentQuery query;
    query.pageSize = looked;
    query.type = DocumentType::Document;
    m_session.client()->list(query, this, [this, turn = m_generation](const Result<DocumentPage>& page) {
        if (turn != m_generation) return;
        m_isChecking = false;
        if (page) handlePage(*page);
    });
}

void DocumentWatch::handlePage(const DocumentPage& page)
{
    QList<DocumentNews> events;
    Timestamp newest = m_newest.value_or(Timestamp());
    for (const DocumentSummary& row : page.documents) {
        const auto known = m_known.constFind(row.id);
        if (known != m_known.cend())
            events += eventsBetween(*known, row);
        else if (m_newest)
            events += eventsSince(*m_newest, row);
        newest = std::max(newest, row.lastModifiedTime);
        m_known.insert(row.id, row);
    }
    const bool first = !std::exchange(m_newest, newest).has_value();
    while (m_known.size() > maxKnown)
        m_known.erase(m_known.begin());
    if (!first && !events.isEmpty()) Q_EMIT happened(events);
}

} // namespace ink::workflow

#include "moc_documentwatch.cpp"
