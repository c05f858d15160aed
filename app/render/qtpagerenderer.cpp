#include "app/render/qtpagerenderer.h"

#include "app/render/pdflibrary.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfDocumentRenderOptions>

#include <algorithm>
#include <cmath>

namespace ink::render {

namespace {

constexpr int maxSide = 4000; ///< pixels

class QtRenderedFile final : public pdf::RenderedFile
{
public:
    explicit QtRenderedFile(const QByteArray& bytes)
    {
        pinPdfLibrary();
        m_device.setData(bytes);
        m_device.open(QIODevice::ReadOnly);
        m_document.load(&m_device);
    }

    [[nodiscard]] bool isReady() const { return m_document.status() == QPdfDocument::Status::Ready; }
    [[nodiscard]] int pageCount() const override { return m_document.pageCount(); }

    [[nodiscard]] QImage render(int page, double scale) override
    {
        const QSizeF points = m_document.pagePointSize(page);
        if (points.isEmpty()) return {};
        const double fit = std::min(scale, maxSide / std::max({points.width(), points.height(), 1.0}));
        const QSize pixels(std::max(1, static_cast<int>(std::lround(points.width() * fit))),
                           std::max(1, static_cast<int>(std::lround(points.height() * fit))));
        QPdfDocumentRenderOptions options;
        options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations); // like the viewer
        const QImage drawn = m_document.render(page, pixels, options);
        if (drawn.isNull()) return {};
        QImage paper(drawn.size(), QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter(&paper).drawImage(0, 0, drawn);
        return paper;
    }

private:
    QBuffer m_device;
    QPdfDocument m_document{nullptr};
};

} // namespace

std::unique_ptr<pdf::RenderedFile> QtPageRenderer::open(const QByteArray& bytes) const
{
    auto file = std::make_unique<QtRenderedFile>(bytes);
    if (!file->isReady()) return nullptr;
    return file;
}

} // namespace ink::render
