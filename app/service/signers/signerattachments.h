#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"

namespace ink::domain {
struct Document;
}
namespace ink::wire {
struct SignerView;
}

namespace ink::service {

class DocumentWriter;
class ServiceCore;
class SignerAuthenticator;
class SignerViews;
struct SignerActor;
struct Stores;
struct Upload;

/** Files that signers attach to tags of type Attachment. The bytes are blobs and the tag's text is the name,
 * so that responses and lists of documents stay small. */
class SignerAttachments final
{
public:
    SignerAttachments(const ServiceCore& core, const DocumentWriter& writer, const SignerAuthenticator& gate,
                      const SignerViews& views);

    /**
     * Checks before the upload that this signer may attach a file of this name and `size` (bytes; -1 =
     * unknown) to this tag now. Counts the file as uploaded. NotFound for another signer's tag,
     * MediaType for unsupported types, RateLimit beyond `UploadLimits`.
     */
    [[nodiscard]] Result<void> checkAttachment(const SignerActor& signer, domain::TagId tag,
                                               const QString& fileName, qint64 size = -1);
    /** Attaches a file to a tag of type Attachment, replacing the previous one. TooLarge if the file exceeds
     * `Limits::attachmentBytes`, or all the signer's files together `Limits::signerAttachmentBytes`. Rejected
     * files are not stored. */
    [[nodiscard]] Result<wire::SignerView> attach(const SignerActor& signer, domain::TagId tag,
                                                  const Upload& file);
    /** Removes the attached file. Succeeds if there is none. */
    [[nodiscard]] Result<wire::SignerView> detach(const SignerActor& signer, domain::TagId tag);
    /** Clears the attachment tags of an invitation that name a file but have none, because such a name is not
     * a value. */
    [[nodiscard]] Result<void> clearUnattachedTags(domain::Document& document, int invitationIndex) const;

private:
    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const SignerAuthenticator& m_authenticator;
    const SignerViews& m_views;
};

} // namespace ink::service
