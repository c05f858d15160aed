// Finding out what became of rows whose answer was lost: the documents made since are listed and matched.
#include "app/domain/codes.h"
#include "app/workflow/bulk/bulkrun_p.h"

#include <QSet>

#include <algorithm>

namespace ink::workflow {

using namespace std::chrono_literals;
using store::BulkJournal;

namespace {

/** By how much a server's clock may be behind. */
constexpr auto clockMargin = 15min;

MadeDocument madeOf(const wire::ReportRow& row)
{
    MadeDocument made;
    made.id = row.document.id;
    made.created = row.document.createdTime;
    if (!row.recipientEmail.isEmpty()) made.emails.append(row.recipientEmail);
    for (const domain::Invitation& invitation : row.document.invitations)
        made.emails.append(invitation.recipientEmail);
    for (const domain::Tag& tag : row.tags) {
        if (tag.name.isEmpty() || tag.type == domain::TagType::MaskedText) continue;
        made.values.insert(tag.name, tag.text);
    }
    made.hasValues = !made.values.isEmpty();
    return made;
}

/** What a look needs from the journal. */
struct SoughtInJournal
{
    QList<BulkJournal::Fields> fields;
    QList<domain::DocumentId> claimed;
};

} // namespace

void BulkRun::Private::look()
{
    api::ApiClient* open = client();
    if (!open) return;
    go(State::Looking);
    looking = std::make_unique<MadeDocuments>(*open, run.templateId, run.created - clockMargin, q);
    looking->start([this](Result<QList<wire::ReportRow>> made) {
        looking.release()->deleteLater();
        if (state != State::Looking) return pump();
        if (made) return looked(*made);
        const Error why = made.error();
        go(State::Running);
        if (fateOf(why) == Fate::NotDone && why.code != ErrorCode::RateLimit) return failed(why);
        if (!waitAfter(why)) return failed(why);
    });
}

void BulkRun::Private::looked(const QList<wire::ReportRow>& found)
{
    QList<MadeDocument> made;
    for (const wire::ReportRow& row : found) {
        const Timestamp created = row.document.createdTime;
        if (created != Timestamp() && created < run.created - clockMargin) continue;
        // A list that tells no template: the title is the next best thing.
        if (row.tags.isEmpty() && row.document.templateId.isNull() && !run.templateTitle.isEmpty() &&
            row.document.title != run.templateTitle)
            continue;
        made.append(madeOf(row));
    }
    QList<int> sought;
    for (const BulkJournal::Chunk& chunk : std::as_const(unclear))
        sought += chunk.rows;
    if (unknownToo)
        for (int i = 0; i < rows.size(); ++i)
            if (rows.at(i).state == RowState::Unknown) sought.append(i);
    ++busy;
    const auto read = [kept = journal, id = run.id, profile = run.profile, of = run.templateId,
                       sought]() -> Result<SoughtInJournal> {
        INK_ASSIGN(fields, kept.fields(id, sought));
        INK_ASSIGN(claimed, kept.claimed(profile, of));
        return SoughtInJournal{std::move(fields), std::move(claimed)};
    };
    inBackground<SoughtInJournal>(read, [this, sought, made](const Result<SoughtInJournal>& kept) mutable {
        --busy;
        if (!kept) return failed(kept.error());
        if (state != State::Looking) return pump();
        const QSet<domain::DocumentId> claimed(kept->claimed.begin(), kept->claimed.end());
        made.removeIf([&](const MadeDocument& document) { return claimed.contains(document.id); });
        QList<SoughtRow> seeking;
        for (qsizetype i = 0; i < sought.size(); ++i)
            seeking.append({sought.at(i), rows.at(sought.at(i)).email, kept->fields.at(i)});
        weigh(matched(seeking, made));
    });
}

void BulkRun::Private::weigh(const QHash<int, domain::DocumentId>& found)
{
    const auto outcomeOf = [&](int row) {
        BulkJournal::Outcome outcome;
        outcome.row = row;
        outcome.document = found.value(row);
        outcome.state =
            outcome.document.isNull() ? BulkJournal::RowState::Unknown : BulkJournal::RowState::Sent;
        return outcome;
    };
    QList<BulkJournal::Outcome> late;
    for (int i = 0; i < rows.size(); ++i)
        if (unknownToo && rows.at(i).state == RowState::Unknown && found.contains(i))
            late.append(outcomeOf(i));
    const QList<BulkJournal::Chunk> chunks = std::exchange(unclear, {});
    unknownToo = false;
    failures = 0;
    go(State::Running);
    for (const BulkJournal::Chunk& chunk : chunks) {
        QList<BulkJournal::Outcome> outcomes;
        for (const int row : chunk.rows)
            outcomes.append(outcomeOf(row));
        settle(chunk, outcomes);
    }
    ++busy;
    inBackground<void>(
        [kept = journal, id = run.id, late]() mutable -> Result<void> {
            if (late.isEmpty()) return {};
            return kept.correct(id, late);
        },
        [this, late](const Result<void>& written) {
            --busy;
            apply(late);
            if (!written) return failed(written.error());
            pump();
        });
}

/** Everything that could be found out is found out: what the run was taken up for. */
void BulkRun::Private::afterLook()
{
    if (aim == Aim::Look) {
        if (progress.waiting + progress.sending == 0 && run.state == BulkJournal::RunState::Open)
            return finish();
        return leave(before);
    }
    // Only what the person saw as Unknown when asked.
    QList<int> again;
    for (const int row : std::as_const(asked))
        if (rows.at(row).state == RowState::Unknown) again.append(row);
    asked.clear();
    aim = Aim::Send;
    ++busy;
    inBackground<void>(
        [kept = journal, id = run.id, again, now = clock.now()]() mutable -> Result<void> {
            INK_TRY(kept.requeue(id, again));
            return kept.setState(id, BulkJournal::RunState::Open, now);
        },
        [this, again](const Result<void>& written) {
            --busy;
            if (!written) return failed(written.error());
            run.state = BulkJournal::RunState::Open;
            run.finished.reset();
            mark(again, RowState::Waiting);
            cursor = 0;
            pump();
        });
}

} // namespace ink::workflow
