#pragma once
// Private to app/service.

#include "app/base/error.h"

#include <QList>
#include <QString>

namespace ink::domain {
struct Document;
struct Invitation;
} // namespace ink::domain
namespace ink::wire {
struct SignerView;
}

namespace ink::service {

class ServiceCore;
struct SignerActor;

/** Returns the language for a recipient's texts: the recipient's own choice, or else the invitation's, the
 * browser's or the document's. */
[[nodiscard]] QString languageFor(const domain::Document& document, const domain::Invitation& me,
                                  const SignerActor& signer);

/** Maps paths that refer to the document's tags to paths that refer to the tags that this signer sees. */
void placeInView(const domain::Document& document, const wire::SignerView& view, QList<FieldIssue>& issues);

/** Creates a recipient's view of a document. */
class SignerViews final
{
public:
    explicit SignerViews(const ServiceCore& core) : m_core(core) {}

    /** Returns the view of the recipient of this invitation, who has been authenticated. */
    [[nodiscard]] wire::SignerView viewFor(const domain::Document& document, const SignerActor& signer) const;

private:
    const ServiceCore& m_core;
};

} // namespace ink::service
