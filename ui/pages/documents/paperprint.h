#pragma once

#include "app/domain/document.h"

#include <QHash>

class QPrinter;

namespace ink::ui {

/** A running document on paper, for one recipient to sign with ink. */
struct PaperPrint
{
    domain::Document document; ///< with all values that are known
    QHash<domain::FileId, QByteArray> files;
    int recipient = 0; ///< 1-based
    QString print;     ///< for the marks, see domain::PaperMark
};

/** Prints every page with its mark under it, the values of those who have finished, and a frame where the
 * recipient signs. False when the printer takes nothing. */
[[nodiscard]] bool printForSigning(QPrinter& printer, const PaperPrint& what);
/** The same as a PDF on A4. */
[[nodiscard]] bool printForSigning(const QString& path, const PaperPrint& what);

} // namespace ink::ui
