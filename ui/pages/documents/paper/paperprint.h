#pragma once

#include "app/domain/document/document.h"

#include <QHash>

class QPrinter;

namespace ink::ui {

/** A running document for printing, for one recipient to sign by hand. */
struct PaperPrint
{
    domain::Document document; ///< with all available values
    QHash<domain::FileId, QByteArray> files;
    int recipient = 0; ///< 1-based
    QString printId;   ///< for the marks, see domain::PaperMark
};

/** Prints every page with its mark, the values of recipients who have finished, and a frame where the
 * recipient signs. False when printing fails. */
[[nodiscard]] bool printForSigning(QPrinter& printer, const PaperPrint& what);
/** Writes the same printout to a PDF file in A4 format. */
[[nodiscard]] bool printForSigning(const QString& path, const PaperPrint& what);

} // namespace ink::ui
