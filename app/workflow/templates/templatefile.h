#pragma once

#include "app/base/result.h"
#include "app/workflow/documents/documentcopy.h"

#include <QByteArray>
#include <QString>

namespace ink::workflow {

// A complete template in one file: a ZIP of `template.json` (format, the template as on the wire, the files'
// names and hashes) and its PDFs. It contains no secrets and no ids of the account: no callback URLs, no
// signing links, no access codes.

/** The suffix of such a file, including the dot. */
[[nodiscard]] QString templateFileSuffix();
[[nodiscard]] Result<QByteArray> writeTemplateFile(const DocumentContent& content);
/**
 * Reads a template from such a file, ready for DocumentCopier::create. Fails with Malformed if it isn't a
 * template file, is damaged (including hash mismatches) or has more than 50 PDFs, with TooLarge beyond 256
 * MiB and for a suspected ZIP bomb, and with State if a newer version wrote it.
 */
[[nodiscard]] Result<DocumentContent> readTemplateFile(const QByteArray& bytes);

} // namespace ink::workflow
