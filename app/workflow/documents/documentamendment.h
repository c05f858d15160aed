#pragma once

#include "app/api/apiclient.h"
#include "app/domain/document/document.h"

namespace ink::workflow {

class Session;

// Corrections of a document that runs (contract §5, Invitations [ours]).

/** The corrected state of a running document. */
struct Correction
{
    QList<domain::Invitation> invitations;
    int expireDaysAfterSent = 0;
    bool operator==(const Correction&) const = default;
};

/** Fetches the document as it is now. State when its server takes no corrections, or it does not run. */
void loadForAmendment(Session& session, domain::DocumentId id, QObject* context,
                      api::Done<domain::Document> done);
/** Carries a correction of `shown` out. Version when the document is another one by now: nothing is changed
 * then. */
void amend(Session& session, const domain::Document& shown, const Correction& wanted, QObject* context,
           api::Done<void> done);

/** Gives a running document the tags `wanted`; what somebody has acted on stays. Version when the sender's
 * part of `shown` is another one by now: nothing is changed then. What signers enter meanwhile is no
 * conflict. */
void amendTags(Session& session, const domain::Document& shown, const QList<domain::Tag>& wanted,
               QObject* context, api::Done<void> done);

/** Puts the PDF at `path` in the place of a file, as long as nobody has acted: everybody gets a new link. */
void replaceFile(Session& session, domain::DocumentId id, domain::FileId file, const QString& path,
                 QObject* context, api::Done<void> done);

} // namespace ink::workflow
