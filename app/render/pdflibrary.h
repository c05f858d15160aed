#pragma once

namespace ink::render {

/**
 * Keeps PDFium loaded until the process ends. QtPdf unloads it with the last QPdfDocument, and the next one
 * then looks through all fonts of the system again.
 */
void keepPdfLibrary();

} // namespace ink::render
