#include "app/service/files/shownfiles.h"

#include "app/domain/document/document.h"
#include "app/pdf/forms/renderedform.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/rules/importtags.h"

#include <QCryptographicHash>
#include <QSet>
#include <QStringList>

namespace ink::service {

namespace {

constexpr qsizetype maxRemembered = 10'000;

/** Returns the fields of the file's form that are not painted. */
QSet<QString> hiddenFields(const ImportTraces& traces)
{
    QSet<QString> fields;
    for (const pdf::FormValue& value : traces.fields)
        fields.insert(value.field);
    return fields;
}

/** Returns a hash that identifies a file as painted: its bytes and the parts that are omitted. */
QByteArray fingerprintOf(const domain::File& file, const ImportTraces& traces)
{
    const QSet<QString> fields = hiddenFields(traces);
    QStringList names(fields.cbegin(), fields.cend());
    names.sort();
    QByteArray shown = file.sha256.toLatin1();
    if (!names.isEmpty())
        shown += QCryptographicHash::hash(names.join(QChar(0)).toUtf8(), QCryptographicHash::Sha256).toHex();
    shown += traces.hasAnchors ? '-' : '+';
    return QCryptographicHash::hash(shown, QCryptographicHash::Sha256).toHex();
}

ImportTraces tracesOf(const domain::Document& document, const domain::File& file)
{
    return importTraces(document, file.id, [](const domain::Tag&) { return false; });
}

} // namespace

QByteArray shownFingerprint(const domain::Document& document, const domain::File& file)
{
    return fingerprintOf(file, tracesOf(document, file));
}

Result<QString> ShownFiles::shownBlob(const domain::Document& document, const domain::File& file)
{
    const ImportTraces traces = tracesOf(document, file);
    if (traces.isEmpty()) return file.sha256;
    const QByteArray key = fingerprintOf(file, traces);
    // Files are created one at a time; concurrent requests wait for the same result.
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
    if (!traces.fields.isEmpty()) bytes = pdf::withRenderedForm(bytes, hiddenFields(traces));
    INK_ASSIGN(made, m_blobs.put(bytes));
    if (m_made.size() >= maxRemembered) m_made.clear();
    m_made.insert(key, made);
    return made;
}

} // namespace ink::service
