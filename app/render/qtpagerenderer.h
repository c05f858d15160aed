#pragma once

#include "app/pdf/content/pagerenderer.h"

namespace ink::render {

/** Renders with QtPdf (PDFium), like the viewer, the signing page and printing. */
class QtPageRenderer final : public pdf::PageRenderer
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("PDFium"); }
    [[nodiscard]] bool rendersFields() const override { return false; }
    [[nodiscard]] std::unique_ptr<pdf::RenderedFile> open(const QByteArray& bytes) const override;
};

} // namespace ink::render
