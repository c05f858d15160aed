#pragma once

#include "app/base/result.h"
#include "app/domain/account/keyrights.h"

namespace ink::service {
struct Actor;
}

namespace ink::service::http {

// Index(Access): API key: which operation requires which scope
/**
 * The credentials and scopes that a route requires. Each route states them explicitly. If several scopes are
 * possible, the effect of the request on the document decides (`scopeToChange`).
 */
class Access final
{
public:
    static const Access Public; ///< no credentials required
    static const Access AnyKey;
    static const Access Read;
    static const Access Draft;
    static const Access Send;
    static const Access Sign;
    static const Access Manage;
    static const Access DraftOrSend;
    static const Access DraftSendOrManage;
    static const Access ManageAccount; ///< rejects keys that are limited to a folder

    [[nodiscard]] constexpr bool needsAccount() const { return !m_scopes.isEmpty(); }
    /** Returns the scopes of which a key needs at least one; empty for public routes. */
    [[nodiscard]] constexpr domain::KeyScopes scopes() const { return m_scopes; }
    /** Fails with Forbidden unless the actor's key has one of the scopes. */
    [[nodiscard]] Result<void> check(const Actor& actor) const;
    constexpr bool operator==(const Access&) const = default;

private:
    constexpr explicit Access(domain::KeyScopes scopes, bool isForWholeAccount = false)
        : m_scopes(scopes), m_isForWholeAccount(isForWholeAccount)
    {
    }

    domain::KeyScopes m_scopes;
    bool m_isForWholeAccount;
};

inline constexpr Access Access::Public{domain::KeyScopes{}};
inline constexpr Access Access::AnyKey{domain::KeyScopes::all()};
inline constexpr Access Access::Read{domain::KeyScopes{domain::KeyScope::Read}};
inline constexpr Access Access::Draft{domain::KeyScopes{domain::KeyScope::Draft}};
inline constexpr Access Access::Send{domain::KeyScopes{domain::KeyScope::Send}};
inline constexpr Access Access::Sign{domain::KeyScopes{domain::KeyScope::Sign}};
inline constexpr Access Access::Manage{domain::KeyScopes{domain::KeyScope::Manage}};
inline constexpr Access Access::DraftOrSend{
    domain::KeyScopes{domain::KeyScope::Draft, domain::KeyScope::Send}};
inline constexpr Access Access::DraftSendOrManage{
    domain::KeyScopes{domain::KeyScope::Draft, domain::KeyScope::Send, domain::KeyScope::Manage}};
inline constexpr Access Access::ManageAccount{domain::KeyScopes{domain::KeyScope::Manage}, true};

} // namespace ink::service::http
