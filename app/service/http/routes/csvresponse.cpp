#include "app/service/http/routes/csvresponse.h"

#include "app/base/systemfault.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/routes/reasons.h"
#include "app/store/blobs/blobbackend.h"
#include "app/store/blobs/blobstore.h"

#include <QTemporaryFile>

#include <mutex>

namespace ink::service::http {

namespace {

constexpr qsizetype pieceSize = 64 * 1024;

/** A temporary file that is sent in chunks and removed with the response. */
class TemporarySource final : public store::BlobSource
{
public:
    [[nodiscard]] Result<void> open()
    {
        clearSystemError();
        if (m_file.open()) return {};
        return fail(systemFault("Making a temporary file", m_file));
    }
    [[nodiscard]] Result<void> write(const QByteArray& bytes)
    {
        if (writeAll(m_file, bytes.constData(), bytes.size()) && m_file.flush()) return {};
        return fail(systemFault("Writing a report", m_file));
    }
    [[nodiscard]] qint64 size() const override { return m_file.size(); }
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 length) override
    {
        const std::lock_guard lock(m_mutex);
        if (!m_file.seek(offset)) return fail(ErrorCode::Io, reasons::reportUnreadable());
        return m_file.read(length);
    }
    [[nodiscard]] Result<void> map() override
    {
        INK_ASSIGN(all, read(0, size()));
        m_bytes = std::move(all);
        return {};
    }
    [[nodiscard]] const QByteArray& bytes() const override { return m_bytes; }

private:
    QTemporaryFile m_file;
    QByteArray m_bytes;
    std::mutex m_mutex;
};

} // namespace

bool wantsCsv(const Request& request)
{
    for (const QByteArray& range : request.header("accept").split(',')) {
        const HeaderValue type = parseHeaderValue(range);
        if (type.value.toLower() == "text/csv") return type.raw("q").value_or("1").toDouble() > 0;
        if (type.value.toLower() == "application/json") return false;
    }
    return false;
}

Result<Response> csvResponse(const QString& fileName,
                             const std::function<Result<void>(const CsvSink&)>& writeAll)
{
    auto file = std::make_shared<TemporarySource>();
    INK_TRY(file->open());
    QByteArray piece;
    const auto write = [&](const QByteArray& line) -> Result<void> {
        piece += line;
        if (piece.size() < pieceSize) return {};
        INK_TRY(file->write(piece));
        piece.clear();
        return {};
    };
    INK_TRY(writeAll(write));
    INK_TRY(file->write(piece));
    Response response;
    response.blob = std::make_shared<store::Blob>(std::move(file));
    response.setHeader("Content-Type", "text/csv; charset=utf-8; header=present");
    response.setHeader("Content-Disposition", contentDisposition(fileName, true));
    return response;
}

} // namespace ink::service::http
