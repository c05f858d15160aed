#pragma once

#include "app/base/result.h"
#include "app/workflow/documents/documentcopy.h"

#include <QByteArray>
#include <QString>

namespace ink::workflow {

// One file for a whole template: a ZIP of `template.json` (format, the template as on the wire, the files'
// names and hashes) and its PDFs. Nothing secret and no id of the account is in it: no addresses of
// callbacks, no signing links, no access codes.

/** The ending of such a file, with its dot. */
[[nodiscard]] QString templateFileEnding();
[[nodiscard]] Result<QByteArray> templateFileOf(const DocumentContent& content);
/**
 * A template out of such a file, ready for DocumentCopier::make. Malformed when it is none or damaged
 * (a hash that differs included), TooLarge beyond 256 MiB, 50 files or what a bomb looks like, State when a
 * newer version wrote it.
 */
[[nodiscard]] Result<DocumentContent> readTemplateFile(const QByteArray& bytes);

} // namespace ink::workflow
