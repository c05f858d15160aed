#include "app/service/shownfiles.h"

#include "app/pdf/incrementalwriter.h"
#include "app/service/importtags.h"

namespace ink::service {

namespace {
constexpr qsizetype mostRemembered = 10'000;
}

Result<QString> ShownFiles::blobOf(const domain::Document& document, const domain::File& file)
{
    const auto nothing = [](const domain::Tag&) { return false; };
    if (!importTraces(document, file.id, nothing).hasAnchors) return file.sha256;
    // One at a time: whoever asks for the next page meanwhile gets what is made now.
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_made.constFind(file.sha256); known != m_made.constEnd())
        if (m_blobs.contains(*known)) return *known;
    INK_ASSIGN(blob, m_blobs.read(file.sha256));
    INK_TRY(blob.map());
    INK_ASSIGN(writer, pdf::IncrementalWriter::open(blob.bytes()));
    INK_TRY(writer.eraseAnchors());
    INK_ASSIGN(bytes, std::move(writer).finish());
    INK_ASSIGN(made, m_blobs.put(bytes));
    if (m_made.size() >= mostRemembered) m_made.clear();
    m_made.insert(file.sha256, made);
    return made;
}

} // namespace ink::service
