#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/service/files/download.h"

#include <mutex>

namespace ink::domain {
struct Document;
}
namespace ink::wire {
struct SignerView;
}

namespace ink::service {

class ServiceCore;
class ShownFiles;
struct Actor;
struct Stores;

/** Provides the files of a document (contract §5, Download). */
class Downloads final
{
public:
    Downloads(const ServiceCore& core, ShownFiles& shownFiles);

    [[nodiscard]] Result<Download> original(const Actor& actor, domain::DocumentId id,
                                            domain::FileId file) const;
    /** Creates a download. `content` is `esign`, `audit`, `esignwithaudit`, `original`, `attachment:` with a
     * tag's id (the file attached to the tag), or empty (a ZIP of everything). `file` selects one file. */
    [[nodiscard]] Result<Download> download(const Actor& actor, domain::DocumentId id, const QString& content,
                                            domain::FileId file) const;
    /** Like download(), but for a loaded document: the view of `recipient`; null = the sender's. */
    [[nodiscard]] Result<Download> packDocument(const domain::Document& document, const QString& content,
                                                domain::FileId file, domain::InvitationId recipient) const;
    /** Creates a copy for a recipient who has finished before others; see createSignerCopies(). */
    [[nodiscard]] Result<Download> packCopy(const domain::Document& document, const wire::SignerView& view);

private:
    [[nodiscard]] Result<Download> attachment(const domain::Document& document, domain::TagId tag) const;

    Stores& m_stores;
    ShownFiles& m_shownFiles;
    std::mutex m_copying; ///< locked while a copy is created: one at a time
};

} // namespace ink::service
