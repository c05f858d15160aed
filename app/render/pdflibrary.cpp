#include "app/render/pdflibrary.h"

#include <QPdfDocument>

namespace ink::render {

void pinPdfLibrary()
{
    [[maybe_unused]] static const auto* const document = new QPdfDocument(nullptr); // lives as long as PDFium
}

} // namespace ink::render
