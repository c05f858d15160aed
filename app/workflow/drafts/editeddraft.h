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

/** The document that a DraftEditor has open: what the person sees, and what the service has. */
struct EditedDraft
{
    explicit EditedDraft(Session& chosen) : session(chosen) {}

    /** Closes it: answers about it that are still on their way belong to an earlier `generation`. */
    void reset();
    /** The client of the account that this document belongs to; null when another account is open now. */
    [[nodiscard]] api::ApiClient* client() const;
    /** It is not a draft any more, or in the trash. */
    [[nodiscard]] bool isReadOnly() const;
    /** A new negative id for a tag that the service has not seen yet. */
    [[nodiscard]] domain::TagId nextLocalTagId();
    void giveLocalTagIds(); ///< to tags without an id
    /** Removes the tags that lie on pages which are not there any more. */
    void dropTagsWithoutPage();
    /** Takes over what the service decides about the document: version, status, times. */
    void takeService(const domain::Document& answer);
    /** The edits that the service doesn't have. */
    [[nodiscard]] wire::DocumentPatch unsaved() const { return differences(document, service, ids); }

    Session& session;
    QString profile;
    bool isOpen = false;
    domain::Document document; ///< as the person sees it
    domain::Document service;  ///< the last state from the service
    TagIds ids;
    qint64 lastLocalId = 0;
    quint64 generation = 0;
};

/** The error of work that ended because its document was closed. */
[[nodiscard]] Error closedMeanwhile();

} // namespace ink::workflow
