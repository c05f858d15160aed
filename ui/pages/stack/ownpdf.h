#pragma once

#include "app/base/result.h"
#include "app/domain/document.h"

namespace ink::ui {

/** Whoever signs a file of their own. */
struct OwnSigner
{
    QString name;
    QString email;
};

/** A document of one PDF that its only recipient signs at once: the signature goes onto the first line that
 * asks for one, else into the lower corner of the last page. Reads the file; not for the window's thread. */
[[nodiscard]] Result<domain::Document> ownPdf(const QString& path, const OwnSigner& signer);

} // namespace ink::ui
