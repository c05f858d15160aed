#pragma once

#include "app/pdf/content/pagerenderer.h"

#include <atomic>
#include <chrono>

namespace ink::render {

/** Renders with QtPdf in a helper process (`inkstone-pages`) with limits of memory and time, so that a page
 * made to keep a renderer busy costs neither the window nor its memory. After a page that exceeds a limit,
 * the next page gets a new helper. Use an opened file in the thread that opened it. */
class LimitedRenderer final : public pdf::PageRenderer
{
public:
    // Index(Limits): Scanned pages: what rendering one may cost
    struct Limits
    {
        std::chrono::milliseconds timeLimit{10'000}; ///< per page
        qint64 memory = 1024LL * 1024 * 1024;        ///< bytes
    };
    /** `stopping` ends a running request at once when it becomes true; it must outlive the renderer and the
     * files. `program`: the path of inkstone-pages; empty = the installed one. */
    explicit LimitedRenderer(const std::atomic_bool& stopping, QString program = {});
    LimitedRenderer(const std::atomic_bool& stopping, QString program, const Limits& limits);

    [[nodiscard]] QString name() const override { return QStringLiteral("PDFium"); }
    [[nodiscard]] bool rendersFields() const override { return false; }
    /** The returned file doesn't count its pages: pageCount() is 0, and render() returns a null image for a
     * page that is missing or exceeds a limit. hasFailed() is true if no helper can be started. */
    [[nodiscard]] std::unique_ptr<pdf::RenderedFile> open(const QByteArray& bytes) const override;

private:
    const std::atomic_bool& m_stopping;
    QString m_program;
    Limits m_limits;
};

} // namespace ink::render
