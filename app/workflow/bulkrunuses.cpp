// Rows that choose buttons by their group, for a server that does not know these: see BulkButtons.
#include "app/workflow/bulkrun_p.h"

namespace ink::workflow {

/** Rows may choose buttons by what this server does not know: the template tells their ids. */
void BulkRun::Private::askTemplate(const domain::AccountDetails& details)
{
    api::ApiClient* open = client();
    if (!open) return;
    open->retrieve(run.templateId, q, [this, details](const Result<domain::Document>& source) {
        if (state != State::Preparing) return;
        if (wanted != State::Running) return leave(whereTo());
        if (!source) return failed(source.error());
        buttons = BulkButtons(*source);
        accountTold(details);
    });
}

void BulkRun::Private::sendAlone(Ready next, const wire::BulkRow& row)
{
    const auto use = buttons.useOf(row, run.callback);
    if (!use) {
        if (next.again) return lost(Flight{std::move(next), {row}}, use.error());
        return refusedWhole(next.chunk, use.error());
    }
    const int number = next.chunk.number;
    const QString key = next.chunk.key;
    flights.insert_or_assign(number, Flight{std::move(next), {row}});
    account.client()->useTemplate(run.templateId, *use, key, q,
                                  [this, number, row](const Result<domain::Document>& made) {
                                      if (made) return answered(number, BulkButtons::answerOf(*made));
                                      answered(number, fail(buttons.errorOf(made.error(), row)));
                                  });
}

} // namespace ink::workflow
