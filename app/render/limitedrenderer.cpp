#include "app/render/limitedrenderer.h"

#include "app/pageprocess/painterprocess.h"

#include <QTemporaryFile>

#include <utility>

namespace ink::render {

using pageprocess::PainterProcess;
using pageprocess::RenderRequest;
using pageprocess::RenderResponse;

namespace {

class LimitedFile final : public pdf::RenderedFile
{
public:
    LimitedFile(PainterProcess::Setup setup, const LimitedRenderer::Limits& limits,
                const std::atomic_bool& stopping, const QByteArray& bytes)
        : m_limits(limits), m_bytes(bytes), m_process(std::move(setup), stopping)
    {
    }

    [[nodiscard]] int pageCount() const override { return 0; }
    [[nodiscard]] bool hasFailed() const override { return m_failed; }

    [[nodiscard]] QImage render(int page, double scale) override
    {
        if (!m_bytes.isNull()) writeFile();
        if (m_failed) return {};
        RenderRequest request;
        request.kind = RenderRequest::Kind::Picture;
        request.path = m_file.fileName();
        request.page = page + 1;
        request.scale = scale;
        RenderResponse response;
        const auto outcome = m_process.perform(request, m_limits.timeLimit, response);
        if (outcome != PainterProcess::Outcome::Completed) {
            m_process.stop();
            m_failed = outcome == PainterProcess::Outcome::NotStarted;
            return {};
        }
        // The helper may have been taken over by the page: only the size that its picture claims is believed.
        if (response.status != RenderResponse::Status::Done || response.parts.size() != 1 ||
            !pageprocess::isPngOfPage(response.parts.constFirst()))
            return {};
        return QImage::fromData(response.parts.constFirst(), "PNG");
    }

private:
    /** Most files are never rendered, so they are written only now. */
    void writeFile()
    {
        m_failed = !m_file.open() || m_file.write(m_bytes) != m_bytes.size() || !m_file.flush();
        m_file.close(); // it stays until the end of this object; Windows lets the helper open it only now
        m_bytes = {};
    }

    LimitedRenderer::Limits m_limits;
    QByteArray m_bytes;    ///< null once they are in the file
    QTemporaryFile m_file; // readable by this user only
    PainterProcess m_process;
    bool m_failed = false;
};

} // namespace

LimitedRenderer::LimitedRenderer(const std::atomic_bool& stopping, QString program)
    : LimitedRenderer(stopping, std::move(program), Limits())
{
}

LimitedRenderer::LimitedRenderer(const std::atomic_bool& stopping, QString program, const Limits& limits)
    : m_stopping(stopping),
      m_program(program.isEmpty() ? PainterProcess::defaultProgram() : std::move(program)), m_limits(limits)
{
}

std::unique_ptr<pdf::RenderedFile> LimitedRenderer::open(const QByteArray& bytes) const
{
    return std::make_unique<LimitedFile>(PainterProcess::Setup{m_program, m_limits.memory, 1}, m_limits,
                                         m_stopping, bytes);
}

} // namespace ink::render
