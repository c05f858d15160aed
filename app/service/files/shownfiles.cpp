#include "app/service/files/shownfiles.h"

#include "app/pdf/forms/shownform.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/rules/importtags.h"

#include <QCryptographicHash>
#include <QSet>
#include <QStringList>

namespace ink::service {

namespace {
constexpr qsizetype maxRemembered = 10'000;
}

Result<QString> ShownFiles::blobOf(const domain::Document& document, const domain::File& file)
{
    const auto nothing = [](const domain::Tag&) { return false; };
    const ImportTraces traces = importTraces(document, file.id, nothing);
    if (traces.isEmpty()) return file.sha256;
    QSet<QString> fields;
    for (const pdf::FormValue& value : traces.fields)
        fields.insert(value.field);
    QString key = file.sha256;
    if (!fields.isEmpty()) {
        QStringList names(fields.cbegin(), fields.cend());
        names.sort();
        key += QString::fromLatin1(
            QCryptographicHash::hash(names.join(QChar(0)).toUtf8(), QCryptographicHash::Sha256).toHex());
    }
    // Made one at a time: concurrent requests wait for the same result.
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_made.constFind(key); known != m_made.constEnd())
        if (m_blobs.contains(*known)) return *known;
    INK_ASSIGN(blob, m_blobs.read(file.sha256));
    INK_TRY(blob.map());
    QByteArray bytes = blob.bytes();
    if (traces.hasAnchors) {
        INK_ASSIGN(writer, pdf::IncrementalWriter::open(bytes));
        INK_TRY(writer.eraseAnchors());
        INK_ASSIGN(erased, std::move(writer).finish());
        bytes = std::move(erased);
    }
    if (!fields.isEmpty()) bytes = pdf::shownWithForm(bytes, fields);
    INK_ASSIGN(made, m_blobs.put(bytes));
    if (m_made.size() >= maxRemembered) m_made.clear();
    m_made.insert(key, made);
    return made;
}

} // namespace ink::service
