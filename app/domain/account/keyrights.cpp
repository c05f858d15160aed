#include "app/domain/account/keyrights.h"

#include <array>

namespace ink::domain {

namespace {

struct ScopeRow
{
    KeyScope scope;
    const char* code;
};

constexpr std::array scopeRows{ScopeRow{KeyScope::Read, "read"}, ScopeRow{KeyScope::Draft, "draft"},
                               ScopeRow{KeyScope::Send, "send"}, ScopeRow{KeyScope::Sign, "sign"},
                               ScopeRow{KeyScope::Manage, "manage"}};

constexpr KeyScopes withCodes()
{
    KeyScopes scopes;
    for (const ScopeRow& row : scopeRows)
        scopes.insert(row.scope);
    return scopes;
}
static_assert(withCodes() == KeyScopes::all(), "every scope has a code, and all() has every scope");

} // namespace

QString keyScopeCode(KeyScope scope)
{
    for (const ScopeRow& row : scopeRows)
        if (row.scope == scope) return QLatin1StringView(row.code);
    return {};
}

std::optional<KeyScope> keyScopeFromCode(const QString& code)
{
    for (const ScopeRow& row : scopeRows)
        if (code == QLatin1StringView(row.code)) return row.scope;
    return std::nullopt;
}

QStringList KeyScopes::codes() const
{
    QStringList list;
    for (const ScopeRow& row : scopeRows)
        if (has(row.scope)) list.append(QLatin1StringView(row.code));
    return list;
}

QString KeyRights::cacheKey() const
{
    if (!isLimited()) return {};
    return QStringLiteral("%1/%2").arg(scopes.codes().join(QLatin1Char(','))).arg(folder.value());
}

} // namespace ink::domain
