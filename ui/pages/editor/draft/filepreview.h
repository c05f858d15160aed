#pragma once

#include "app/domain/document/document.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <optional>

namespace ink::ui {

/** Preview of local files while they are uploaded. File ids are negative. */
struct FilePreview
{
    domain::Document document;
    QList<QByteArray> bytes;  ///< bytes of each file
    bool mayBeSigned = false; ///< by a quick scan of the bytes; false is certain
};

/** Returns false if a PDF certainly isn't signed. The byte range of a signature is in plain text
 * (ISO 32000-2 §12.8.1), so a quick scan is sufficient for most files. */
[[nodiscard]] bool mayBeSigned(const QByteArray& bytes);

enum class PreviewDepth {
    Pages, ///< enough for display
    Whole  ///< reads every object, like a service that accepts the file
};

/** Creates a preview of PDF files. Returns nothing when a file can't be shown immediately, because it is too
 * large or not a valid PDF. */
[[nodiscard]] std::optional<FilePreview> makeFilePreview(const QStringList& paths, PreviewDepth depth);
/** Returns whether the preview that was started for these files shows that they can be displayed immediately
 * and that none is signed. Waits at most 200 ms for the preview; false for other files. */
[[nodiscard]] bool canPreviewImmediately(const QStringList& paths);

/** Starts a preview of files in another thread while the window is created: `makeFilePreview` of the same
 * files uses its result. */
void startFilePreview(const QStringList& paths);
/** Discards an unused preview, for example of a signed file, which is verified instead. */
void discardFilePreview();

} // namespace ink::ui
