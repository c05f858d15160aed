#pragma once

#include "app/pageprocess/pageprotocol.h"

#include <memory>

namespace ink::service::pagepainter {

/**
 * Renders pages with QtPdf, without limits on time or memory. Only for the helper process (`inkstone-pages`),
 * which enforces both. Use it on the thread that created it. Caches the most recently used documents.
 */
class PagePainter final
{
public:
    /** Keeps up to `openDocuments` files open. */
    explicit PagePainter(int openDocuments);
    ~PagePainter();

    [[nodiscard]] pageprocess::RenderResponse perform(const pageprocess::RenderRequest& order);

private:
    [[nodiscard]] pageprocess::RenderResponse compare(const pageprocess::RenderRequest& order);
    class OpenDocuments;
    std::unique_ptr<OpenDocuments> m_documents;
};

} // namespace ink::service::pagepainter
