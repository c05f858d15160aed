#include "app/inkstone/commands/usagecommand.h"

#include "app/api/apiclient.h"
#include "app/domain/account/usage.h"
#include "app/domain/document/pagewalk.h"
#include "app/domain/text/startofday.h"
#include "app/inkstone/commandbase/servicecommand.h"
#include "app/inkstone/commands/spending.h"
#include "app/wire/usagecodec.h"

#include <QDateTime>
#include <QTimeZone>

namespace ink {

using domain::AccountDetails;
using domain::Charge;
using domain::UsageGrouping;
using domain::UsageStatement;

namespace {

constexpr int exitIncomplete = 2; ///< rows are missing

enum class UsageOutput { Text, Json, Csv };

/** The options of the command line. Days are those of the account's time zone. */
struct UsageRequest
{
    QDate from; ///< null = no limit
    QDate to;   ///< the last day; null = no limit
    UsageGrouping grouping = UsageGrouping::Month;
    UsageOutput output = UsageOutput::Text;
};

QString usageKeyText(const domain::UsageKey& key)
{
    return key.id == 0 ? QStringLiteral("-") : QStringLiteral("%1 …%2").arg(key.name, key.lastFour);
}

QString usageTemplateText(const domain::UsageTemplate& source)
{
    return source.id.isNull() ? QStringLiteral("-")
                              : QStringLiteral("%1 %2").arg(source.id.value()).arg(source.title).trimmed();
}

QString usageSumText(const domain::UsageSum& sum)
{
    QString text = QStringLiteral("%1 documents, %2").arg(sum.documents).arg(moneyText(sum.cents));
    if (sum.repeats > 0) text += QStringLiteral(", %1 repeated requests at no cost").arg(sum.repeats);
    return text;
}

QString chargeText(const Charge& charge)
{
    const QString document = charge.document.isNull()
                                 ? QStringLiteral("opening balance")
                                 : QStringLiteral("%1 %2").arg(charge.document.value()).arg(charge.title);
    QString text =
        QStringLiteral("%1  %2  %3, key %4, template %5")
            .arg(QDateTime::fromMSecsSinceEpoch(charge.time.time_since_epoch().count()).toString(Qt::ISODate),
                 moneyText(charge.sum.cents), document, usageKeyText(charge.key),
                 usageTemplateText(charge.source));
    if (!charge.run.isEmpty()) text += QStringLiteral(", run ") + charge.run;
    if (charge.sum.repeats > 0)
        text += QStringLiteral(", %1 repeated requests at no cost").arg(charge.sum.repeats);
    return text;
}

void printStatement(const UsageStatement& statement)
{
    for (const domain::UsageGroup& group : statement.groups) {
        const QString name = statement.grouping == UsageGrouping::Month ? group.month
                             : statement.grouping == UsageGrouping::Key ? usageKeyText(group.key)
                                                                        : usageTemplateText(group.source);
        printLine(QStringLiteral("%1  %2").arg(name, usageSumText(group.sum)));
    }
    for (const Charge& charge : statement.charges)
        printLine(chargeText(charge));
    printLine(QStringLiteral("Total: ") + usageSumText(statement.total));
}

domain::UsageQuery queryFor(const UsageRequest& request, const AccountDetails& account)
{
    QTimeZone zone(account.userSetting.timeZone.toLatin1());
    if (!zone.isValid()) zone = QTimeZone::utc();
    domain::UsageQuery query;
    query.grouping = request.grouping;
    if (request.from.isValid()) query.from = domain::startOfDay(request.from, zone);
    if (request.to.isValid()) query.to = domain::startOfDay(request.to.addDays(1), zone);
    return query;
}

/** Prints a statement of an account, and a warning if most of the spending limit is used. */
class UsageCommand final : public ServiceCommand
{
public:
    UsageCommand(const QUrl& server, const CommandContext& context, const UsageRequest& request)
        : ServiceCommand(server, context), m_request(request)
    {
    }

private:
    void run() override
    {
        client().accountDetails(this, then<AccountDetails>([this](const AccountDetails& account) {
                                    m_account = account;
                                    m_query = queryFor(m_request, account);
                                    if (!account.limits.usage) {
                                        printErrorLine(QStringLiteral("This service doesn't list charges."));
                                        return Q_EMIT finished(1);
                                    }
                                    if (m_request.output == UsageOutput::Csv) return printCsv();
                                    m_query.pageSize = 500;
                                    fetchPage();
                                }));
    }
    void printCsv()
    {
        using Downloaded = api::ApiClient::Download;
        client().usageCsv(m_query, this, then<Downloaded>([this](const Downloaded& file) {
                              printLine(QString::fromUtf8(file.bytes)
                                            .replace(QStringLiteral("\r\n"), QStringLiteral("\n"))
                                            .trimmed());
                              end();
                          }));
    }
    /** Fetches the next page; only lists of single charges have more than one. */
    void fetchPage()
    {
        m_walk.apply(m_query);
        client().usage(m_query, this, then<UsageStatement>([this](const UsageStatement& page) {
                           QList<Charge> all = std::move(m_statement.charges);
                           for (const Charge& charge : page.charges)
                               if (m_walk.take(charge.id)) all.append(charge);
                           m_statement = page;
                           m_statement.charges = std::move(all);
                           if (m_query.grouping == UsageGrouping::None &&
                               m_walk.advance(page.chargeCount, page.nextCursor))
                               return fetchPage();
                           if (m_walk.missed() > 0)
                               printErrorLine(
                                   QStringLiteral("The list changed while it was read: %1 of %2 charges are "
                                                  "missing. Run the command again.")
                                       .arg(m_walk.missed())
                                       .arg(page.chargeCount));
                           if (m_request.output == UsageOutput::Json)
                               printJson(wire::toJson(m_statement));
                           else
                               printStatement(m_statement);
                           end();
                       }));
    }
    void end()
    {
        const auto limit = m_account.userSetting.spendLimitCents;
        if (domain::isNearSpendLimit(m_account.chargesCents, limit))
            printErrorLine(QStringLiteral("%1 of the spending limit of %2 is used.")
                               .arg(moneyText(m_account.chargesCents), moneyText(*limit)));
        Q_EMIT finished(m_walk.missed() == 0 ? 0 : exitIncomplete);
    }

    UsageRequest m_request;
    AccountDetails m_account;
    domain::UsageQuery m_query;
    domain::PageWalk m_walk; ///< progress through single charges
    UsageStatement m_statement;
};

} // namespace

ParsedCommand parseUsage(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    bool csv = false;
    UsageRequest request;
    const auto dayInto = [](QDate& day) {
        return [&day](const QString& text) -> SubcommandLine::Fault {
            day = QDate::fromString(text, Qt::ISODate);
            if (day.isValid()) return std::nullopt;
            return QStringLiteral("“%1” isn't a day such as 2026-11-30.").arg(text);
        };
    };
    line.refuseArguments(QStringLiteral("usage takes no argument."));
    line.add("from", "DAY", dayInto(request.from), "The first day, such as 2026-11-01 (default: no limit).");
    line.add("to", "DAY", dayInto(request.to), "The last day, such as 2026-11-30 (default: no limit).");
    line.add(
        "group", "NAME",
        [&request](const QString& text) -> SubcommandLine::Fault {
            const auto grouping = domain::usageGroupingFromName(text);
            if (!grouping && text != QLatin1StringView("document"))
                return QStringLiteral("--group needs month, key, template or document.");
            request.grouping = grouping.value_or(UsageGrouping::None);
            return std::nullopt;
        },
        "Sums by month, key or template, or a row for each document (default: month).");
    line.add("csv", csv, "Prints the result as CSV.");
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    if (csv && json) return line.fault(QStringLiteral("--csv and --json exclude each other."));
    if (request.from.isValid() && request.to.isValid() && request.to < request.from)
        return line.fault(QStringLiteral("--to is before --from."));
    request.output = csv ? UsageOutput::Csv : json ? UsageOutput::Json : UsageOutput::Text;
    return CommandFactory([server, request](const CommandContext& context) -> std::unique_ptr<Command> {
        return std::make_unique<UsageCommand>(server, context, request);
    });
}

} // namespace ink
