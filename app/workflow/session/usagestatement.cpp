#include "app/workflow/session/usagestatement.h"

#include "app/base/reasons.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"

#include <QSaveFile>

namespace ink::workflow {

struct UsageStatement::Private
{
    Session& session;
    std::optional<domain::UsageStatement> statement = {};
    std::optional<bool> isSupported = {};
    std::optional<Error> error = {};
    quint64 asked = 0; ///< number of the latest fetch; earlier ones are ignored
};

namespace {

Result<void> writeUsageFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(ErrorCode::Io, reasons::fileUnwritable(path));
    return {};
}

} // namespace

UsageStatement::UsageStatement(Session& session, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(Private{session}))
{
    connect(&session, &Session::currentChanged, this, [this] {
        ++d->asked;
        d->statement.reset();
        d->isSupported.reset();
        d->error.reset();
        Q_EMIT changed();
    });
}

UsageStatement::~UsageStatement() = default;

const std::optional<domain::UsageStatement>& UsageStatement::statement() const
{
    return d->statement;
}

std::optional<bool> UsageStatement::isSupported() const
{
    return d->isSupported;
}

const std::optional<Error>& UsageStatement::error() const
{
    return d->error;
}

void UsageStatement::fetch(const domain::UsageQuery& query)
{
    if (!d->session.client()) return;
    const quint64 asked = ++d->asked;
    const auto fail = [this, asked](const Error& error) {
        if (asked != d->asked) return;
        d->error = error;
        Q_EMIT changed();
    };
    d->session.queryLimits(this, [this, asked, query, fail](const Result<domain::Limits>& limits) {
        if (asked != d->asked) return;
        if (!limits) return fail(limits.error());
        if (!limits->usage) {
            d->isSupported = false;
            d->error.reset();
            Q_EMIT changed();
            return;
        }
        api::ApiClient* const client = d->session.client();
        if (!client) return;
        client->usage(query, this, [this, asked, fail](const Result<domain::UsageStatement>& statement) {
            if (asked != d->asked) return;
            if (!statement) return fail(statement.error());
            d->statement = *statement;
            d->isSupported = true;
            d->error.reset();
            Q_EMIT changed();
        });
    });
}

void UsageStatement::exportCsv(const domain::UsageQuery& query, const QString& path, QObject* context,
                               api::Done<void> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* const client = d->session.client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    client->usageCsv(query, this, [listener, path](const Result<api::ApiClient::Download>& file) {
        if (!file) return listener.notify(fail(file.error()));
        listener.notify(
            writeUsageFile(path, "\xEF\xBB\xBF" + file->bytes)); // some spreadsheet programs need the BOM
    });
}

} // namespace ink::workflow

#include "moc_usagestatement.cpp"
