#pragma once

#include "app/domain/document/ids.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>

namespace ink::domain {

/** The permissions of an API key. Each operation of the API requires one of them. */
enum class KeyScope {
    Read,  ///< documents, folders, templates, downloads and reports
    Draft, ///< create, change and delete drafts, templates and folders
    Send,  ///< send, remind, correct and cancel
    Sign,  ///< record that a recipient signed in person
    Manage ///< settings, keys, absences, callbacks, and deleting permanently
};

/** Returns `read`, `draft`, `send`, `sign` or `manage`. */
[[nodiscard]] QString keyScopeCode(KeyScope scope);
[[nodiscard]] std::optional<KeyScope> keyScopeFromCode(const QString& code);

/** A set of scopes. */
class KeyScopes final
{
public:
    constexpr KeyScopes() = default;
    constexpr KeyScopes(std::initializer_list<KeyScope> scopes)
    {
        for (const KeyScope scope : scopes)
            insert(scope);
    }
    [[nodiscard]] static constexpr KeyScopes all()
    {
        return {KeyScope::Read, KeyScope::Draft, KeyScope::Send, KeyScope::Sign, KeyScope::Manage};
    }

    constexpr void insert(KeyScope scope) { m_bits |= bitOf(scope); }
    constexpr void remove(KeyScope scope) { m_bits &= ~bitOf(scope); }
    [[nodiscard]] constexpr bool has(KeyScope scope) const { return (m_bits & bitOf(scope)) != 0; }
    [[nodiscard]] constexpr bool hasAny(KeyScopes other) const { return (m_bits & other.m_bits) != 0; }
    [[nodiscard]] constexpr bool contains(KeyScopes other) const { return (other.m_bits & ~m_bits) == 0; }
    [[nodiscard]] constexpr bool isEmpty() const { return m_bits == 0; }
    /** Returns the codes of the scopes, in the order of the enum. */
    [[nodiscard]] QStringList codes() const;
    constexpr bool operator==(const KeyScopes&) const = default;

private:
    [[nodiscard]] static constexpr unsigned bitOf(KeyScope scope)
    {
        return 1U << static_cast<unsigned>(scope);
    }

    unsigned m_bits = 0;
};

// Index(KeyRights): API key: what its scopes and its folder allow
/** The rights of a request: those of its API key, or all. */
struct KeyRights
{
    KeyScopes scopes = KeyScopes::all();
    FolderId folder; ///< restricts access to this folder and its subfolders; null = no restriction
    [[nodiscard]] bool isLimited() const { return scopes != KeyScopes::all() || !folder.isNull(); }
    /** Returns a cache key that is the same for equal rights; empty if the rights are not limited. */
    [[nodiscard]] QString cacheKey() const;
    bool operator==(const KeyRights&) const = default;
};

} // namespace ink::domain
