#pragma once

#include "app/domain/document/document.h"
#include "app/pdf/forms/stampitem.h"

#include <QStringList>

namespace ink::service {

// The form fields of documents whose setting says `signaturePerSigner`.

/** The owner of a tag: the invitation (1-based, 0 = nobody's) and the hosted signer (0 = the recipient). */
struct TagOwner
{
    int invitation = 0;
    int hosted = 0;
    bool operator==(const TagOwner&) const = default;
};

[[nodiscard]] TagOwner ownerOf(const domain::Document& document, const domain::Tag& tag);

/** Returns whether a recipient signed on paper: they get no electronic signature. */
[[nodiscard]] bool isOnPaper(const domain::Document& document, const domain::Invitation& invitation);

/** Returns whether a tag stands on a page of this file. */
[[nodiscard]] bool isOnFile(const domain::Document& document, const domain::Tag& tag, domain::FileId file);

/** Returns whether the files carry a signature of each signer: the setting is on, and a recipient has signed.
 */
[[nodiscard]] bool signsEach(const domain::Document& document);
/** Gives the item of a tag its own form field. */
void intoField(pdf::StampItem& item, const domain::Document& document, const domain::Tag& tag);
/** The fields of a file that the seal locks. */
[[nodiscard]] QStringList fieldsOf(const domain::Document& document, domain::FileId file);

} // namespace ink::service
