#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

class QPDF;

namespace ink::pdf {

/** A file inside a PDF. */
struct Attachment
{
    QString name; ///< as stated in the PDF: never to be used as a path
    QByteArray bytes;
    qint64 offset = -1; ///< of the stream in the PDF; -1 = unknown
};

/**
 * The files attached to a document (name tree EmbeddedFiles, ISO 32000-2 §7.11.4), in the order of their
 * names, whose name begins with `prefix`: at most `maxFiles`, none larger than `maxBytes`; larger and
 * unreadable ones are left out. `history.json` finds what sealing attached, also when the upload had brought
 * a file of that name along (`history.json (2)` is the later one). UnreadablePdf when the file is none.
 */
[[nodiscard]] Result<QList<Attachment>> attachmentsOf(const QByteArray& pdf, const QString& prefix = {},
                                                      int maxFiles = 100,
                                                      qsizetype maxBytes = 64 * 1024 * 1024);
/** The same of a file that is open. */
[[nodiscard]] Result<QList<Attachment>> attachmentsOf(QPDF& pdf, const QString& prefix = {},
                                                      int maxFiles = 100,
                                                      qsizetype maxBytes = 64 * 1024 * 1024);

} // namespace ink::pdf
