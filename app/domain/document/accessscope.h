#pragma once

#include "app/domain/document/ids.h"

namespace ink::domain {

/** The documents that a request may access: those of an account, or only those in one of its folders. */
struct AccessScope
{
    AccountId account;
    FolderId folder = {}; ///< with its subfolders; null = all documents
    bool operator==(const AccessScope&) const = default;
};

} // namespace ink::domain
