#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "app/pdf/forms/stampitem.h"

#include <QStringList>

namespace ink::domain {
struct Document;
}

namespace ink::service {

// The form fields of documents with the setting `signaturePerSigner`.

/** The owner of a tag: the invitation (1-based, 0 = none) and the hosted signer (0 = the recipient). */
struct TagOwner
{
    int invitation = 0;
    int hostedSigner = 0;
    bool operator==(const TagOwner&) const = default;
};

[[nodiscard]] TagOwner ownerOf(const domain::Document& document, const domain::Tag& tag);

/** Returns the name of the form field that a tag gets in the file. */
[[nodiscard]] QString fieldName(const domain::Tag& tag);

/** Returns whether a recipient signed on paper and gets no electronic signature. */
[[nodiscard]] bool hasSignedOnPaper(const domain::Document& document, const domain::Invitation& invitation);

/** Returns whether a tag is on a page of this file. */
[[nodiscard]] bool isOnFile(const domain::Document& document, const domain::Tag& tag, domain::FileId file);

/** Returns whether the files contain a signature of each signer, because the setting is on and a recipient
 * has signed. */
[[nodiscard]] bool hasSignaturePerSigner(const domain::Document& document);
/** Assigns the item to the tag's own form field. */
void assignField(pdf::StampItem& item, const domain::Document& document, const domain::Tag& tag);
/** Returns the fields of a file that the seal locks. */
[[nodiscard]] QStringList fieldsOf(const domain::Document& document, domain::FileId file);

} // namespace ink::service
