#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

class QPDF;

namespace ink::pdf {

/** A file attached to a PDF. */
struct Attachment
{
    QString name; ///< as stated in the PDF: must never be used as a path
    QByteArray bytes;
    qint64 offset = -1; ///< offset of the stream object in the PDF; -1 = unknown
};

/** The files attached to a document (name tree EmbeddedFiles, ISO 32000-2 §7.11.4) whose name begins with
 * `prefix`, ordered by name: at most `maxFiles`, none larger than `maxBytes`; larger and unreadable ones are
 * omitted. The prefix `history.json` finds the history attached by sealing, even if the upload already had a
 * file of that name (`history.json (2)` is the later one). Fails with UnreadablePdf if this isn't a readable
 * PDF. */
[[nodiscard]] Result<QList<Attachment>> readAttachments(const QByteArray& pdf, const QString& prefix = {},
                                                        int maxFiles = 100,
                                                        qsizetype maxBytes = 64 * 1024 * 1024);
/** Reads the attachments of an open file in the same way. */
[[nodiscard]] Result<QList<Attachment>> readAttachments(QPDF& pdf, const QString& prefix = {},
                                                        int maxFiles = 100,
                                                        qsizetype maxBytes = 64 * 1024 * 1024);

} // namespace ink::pdf
