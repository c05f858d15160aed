// Rows that the server's bulk call does not take: see BulkUses.
#include "app/workflow/bulk/bulkrun_p.h"

namespace ink::workflow {

/** What a row says may be more than this server's bulk call takes: the template tells. */
void BulkRun::Private::askTemplate(const domain::AccountDetails& details)
{
    api::ApiClient* open = client();
    if (!open) return;
    open->retrieve(run.templateId, q, [this, details](const Result<domain::Document>& source) {
        if (state != State::Preparing) return;
        if (wanted != State::Running) return leave(whereTo());
        if (!source) return failed(source.error());
        uses = BulkUses(*source, details.limits);
        accountTold(details);
    });
}

void BulkRun::Private::sendAlone(Ready next, const wire::BulkRow& row)
{
    const auto use = uses.useOf(row, run.callback);
    if (!use) {
        if (next.again) return lost(Flight{std::move(next), {row}}, use.error());
        return refusedWhole(next.chunk, use.error());
    }
    const int number = next.chunk.number;
    const QString key = next.chunk.key;
    flights.insert_or_assign(number, Flight{std::move(next), {row}});
    account.client()->useTemplate(run.templateId, *use, key, q,
                                  [this, number, row](const Result<domain::Document>& made) {
                                      if (made) return answered(number, BulkUses::answerOf(*made));
                                      answered(number, fail(uses.errorOf(made.error(), row)));
                                  });
}

} // namespace ink::workflow
