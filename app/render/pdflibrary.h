#pragma once

namespace ink::render {

/** Keeps PDFium loaded until the process ends. QtPdf unloads it with the last QPdfDocument, and reloading
 * searches all system fonts again. */
void pinPdfLibrary();

} // namespace ink::render
