#pragma once

#include "app/domain/document/document.h"
#include "app/workflow/drafts/draftmerge.h"

#include <QString>

namespace ink::api {
class ApiClient;
}

namespace ink::workflow {

class Session;

// Private to app/workflow/drafts.

/** The document that a DraftEditor has open: the user's version and the service's. */
struct EditedDraft
{
    explicit EditedDraft(Session& chosen) : session(chosen) {}

    /** Closes the document: responses to pending requests belong to an earlier `generation`. */
    void reset();
    /** The client of the account that this document belongs to; null when another account is open now. */
    [[nodiscard]] api::ApiClient* client() const;
    /** Returns true if the document is in the trash or no longer a draft. */
    [[nodiscard]] bool isReadOnly() const;
    /** A new negative id for a tag that the service does not have yet. */
    [[nodiscard]] domain::TagId nextLocalTagId();
    void assignLocalTagIds(); ///< assigns a local id to each tag without an id
    /** Removes tags on pages that no longer exist. */
    void removeTagsWithoutPage();
    /** Sets `service`, and copies the members that the service determines (version, status, times) to
     * `document`. */
    void adoptServiceState(const domain::Document& answer);
    /** The edits that the service doesn't have. */
    [[nodiscard]] wire::DocumentPatch unsavedChanges() const { return differences(document, service, ids); }

    Session& session;
    QString profile;
    bool isOpen = false;
    domain::Document document; ///< the user's version
    domain::Document service;  ///< the last state from the service
    TagIds ids;
    qint64 lastLocalId = 0;
    quint64 generation = 0;
};

/** The error for work that was aborted because its document was closed. */
[[nodiscard]] Error documentClosedError();

} // namespace ink::workflow
