#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"

namespace ink::ui {

/** The user as the signer of their own file. */
struct OwnSigner
{
    QString name;
    QString email;
};

/** A document of one PDF with the user as the only recipient: the signature goes onto the first suggested
 * line, else into the lower corner of the last page. Reads the file; don't call it in the GUI thread. */
[[nodiscard]] Result<domain::Document> makeOwnDocument(const QString& path, const OwnSigner& signer);

} // namespace ink::ui
