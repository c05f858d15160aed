#pragma once

#include "app/base/strongid.h"

namespace ink::domain {

using AccountId = StrongId<struct AccountIdTag>;
using DocumentId = StrongId<struct DocumentIdTag>;
using FileId = StrongId<struct FileIdTag>;
using PageId = StrongId<struct PageIdTag>;
using TagId = StrongId<struct TagIdTag>;
using InvitationId = StrongId<struct InvitationIdTag>;
using FolderId = StrongId<struct FolderIdTag>;

} // namespace ink::domain
