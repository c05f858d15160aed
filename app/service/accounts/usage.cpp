#include "app/service/accounts/usage.h"

#include "app/domain/text/startofday.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/store/database/query.h"
#include "app/wire/listcodec.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

namespace ink::service {

using domain::Charge;
using domain::UsageGroup;
using domain::UsageGrouping;
using domain::UsageQuery;
using domain::UsageStatement;

namespace {

bool maySeeKeys(const Actor& actor)
{
    return actor.rights.scopes.has(domain::KeyScope::Manage) && actor.rights.folder.isNull();
}

void hideOtherKeys(const Actor& actor, domain::UsageKey& key)
{
    if (!maySeeKeys(actor) && key.id != actor.key) key = {};
}

/** Converts a cursor's position. Validation error for `cursor` if it isn't a position in a list of
 * charges. */
Result<std::optional<store::ChargeStore::Place>>
chargePlace(const std::optional<domain::ListPosition>& position)
{
    if (!position) return std::nullopt;
    bool isNumber = false;
    const qint64 time = position->keys.value(0).toLongLong(&isNumber);
    if (!isNumber) return wire::refusedCursor();
    return store::ChargeStore::Place{Timestamp(std::chrono::milliseconds(time)), position->id};
}

} // namespace

Usage::Usage(const ServiceCore& core) : m_stores(core.stores()) {}

Result<UsageStatement> Usage::statement(const Actor& actor, const UsageQuery& query) const
{
    const store::Snapshot snapshot(m_stores.database);
    INK_ASSIGN(account, m_stores.accounts.load(actor.account));
    INK_ASSIGN(total, m_stores.charges.total(actor.reach(), query));
    UsageStatement statement;
    statement.grouping = query.grouping;
    statement.from = query.from;
    statement.to = query.to;
    statement.timeZone = account.userSetting.timeZone;
    statement.total = total.sum;
    statement.chargeCount = total.charges;
    switch (query.grouping) {
    case UsageGrouping::None: {
        INK_ASSIGN(after, chargePlace(query.after));
        INK_ASSIGN(charges, m_stores.charges.list(actor.reach(), query, after));
        if (charges.size() == query.pageSize) {
            const store::ChargeStore::Place last{charges.constLast().time, charges.constLast().id};
            UsageQuery one = query;
            one.pageIndex = 1;
            one.pageSize = 1;
            INK_ASSIGN(more, m_stores.charges.list(actor.reach(), one, last));
            if (!more.isEmpty())
                statement.next =
                    domain::ListPosition{{QString::number(last.time.time_since_epoch().count())}, last.id, 0};
        }
        for (Charge& charge : charges)
            hideOtherKeys(actor, charge.key);
        statement.charges = std::move(charges);
        break;
    }
    case UsageGrouping::Month: {
        if (!total.first || !total.last) break;
        INK_ASSIGN(groups, months(actor, query, *total.first, *total.last, statement.timeZone));
        statement.groups = std::move(groups);
        break;
    }
    case UsageGrouping::Key: {
        INK_ASSIGN(groups, keys(actor, query));
        statement.groups = std::move(groups);
        break;
    }
    case UsageGrouping::Template: {
        INK_ASSIGN(groups, m_stores.charges.byTemplate(actor.reach(), query));
        statement.groups = std::move(groups);
        break;
    }
    }
    return statement;
}

Result<QList<UsageGroup>> Usage::months(const Actor& actor, const UsageQuery& query, Timestamp first,
                                        Timestamp last, const QString& timeZone) const
{
    QTimeZone zone(timeZone.toLatin1());
    if (!zone.isValid()) zone = QTimeZone::utc();
    const QDate day = QDateTime::fromMSecsSinceEpoch(first.time_since_epoch().count(), zone).date();
    QList<UsageGroup> groups;
    for (QDate month(day.year(), day.month(), 1); month.isValid(); month = month.addMonths(1)) {
        const Timestamp begin = domain::startOfDay(month, zone);
        if (begin > last) break;
        UsageQuery part = query;
        part.from = std::max(begin, query.from.value_or(begin));
        const Timestamp end = domain::startOfDay(month.addMonths(1), zone);
        part.to = std::min(end, query.to.value_or(end));
        INK_ASSIGN(total, m_stores.charges.total(actor.reach(), part));
        if (total.charges > 0)
            groups.append({.month = month.toString(QStringLiteral("yyyy-MM")),
                           .key = {},
                           .source = {},
                           .sum = total.sum});
    }
    return groups;
}

Result<QList<UsageGroup>> Usage::keys(const Actor& actor, const UsageQuery& query) const
{
    INK_ASSIGN(all, m_stores.charges.byKey(actor.reach(), query));
    QList<UsageGroup> groups;
    for (UsageGroup& group : all) {
        hideOtherKeys(actor, group.key);
        const auto same = std::find_if(groups.begin(), groups.end(),
                                       [&](const UsageGroup& other) { return other.key.id == group.key.id; });
        if (same == groups.end())
            groups.append(std::move(group));
        else
            same->sum += group.sum;
    }
    return groups;
}

Result<void> Usage::forEachCharge(const Actor& actor, const UsageQuery& query, const EachCharge& each) const
{
    UsageQuery part = query;
    part.pageIndex = 1;
    part.pageSize = 1000;
    std::optional<store::ChargeStore::Place> last;
    for (;;) {
        INK_ASSIGN(charges, m_stores.charges.list(actor.reach(), part, last));
        if (charges.isEmpty()) return {};
        for (Charge& charge : charges) {
            hideOtherKeys(actor, charge.key);
            INK_TRY(each(charge));
        }
        last = {charges.constLast().time, charges.constLast().id};
    }
}

} // namespace ink::service
