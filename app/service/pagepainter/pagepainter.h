#pragma once

#include "app/service/signingpage/pageprotocol.h"

#include <memory>

namespace ink::service::pagepainter {

/**
 * Paints pages with QtPdf, without limits of time or memory: for the helper process only (`inkstone-pages`),
 * which has both. Belongs to the thread that made it. Keeps the documents used last open.
 */
class PagePainter final
{
public:
    /** `openDocuments` files are kept open. */
    explicit PagePainter(int openDocuments);
    ~PagePainter();

    [[nodiscard]] signingpage::PageAnswer carryOut(const signingpage::PageOrder& order);

private:
    class OpenDocuments;
    std::unique_ptr<OpenDocuments> m_documents;
};

} // namespace ink::service::pagepainter
