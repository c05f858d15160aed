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

/** The fields of the file's form that aren't painted. */
QSet<QString> hiddenFields(const ImportTraces& traces)
{
    QSet<QString> fields;
    for (const pdf::FormValue& value : traces.fields)
        fields.insert(value.field);
    return fields;
}

/** Distinguishes the file's form as painted from others. */
QString shownKey(const domain::File& file, const QSet<QString>& fields)
{
    if (fields.isEmpty()) return file.sha256;
    QStringList names(fields.cbegin(), fields.cend());
    names.sort();
    return file.sha256 +
           QString::fromLatin1(
               QCryptographicHash::hash(names.join(QChar(0)).toUtf8(), QCryptographicHash::Sha256).toHex());
}

ImportTraces tracesOf(const domain::Document& document, const domain::File& file)
{
    return importTraces(document, file.id, [](const domain::Tag&) { return false; });
}

} // namespace

QByteArray shownFingerprint(const domain::Document& document, const domain::File& file)
{
    const ImportTraces traces = tracesOf(document, file);
    const QString shown = shownKey(file, hiddenFields(traces)) + QLatin1Char(traces.hasAnchors ? '-' : '+');
    return QCryptographicHash::hash(shown.toLatin1(), QCryptographicHash::Sha256).toHex();
}

Result<QString> ShownFiles::blobOf(const domain::Document& document, const domain::File& file)
{
    const ImportTraces traces = tracesOf(document, file);
    if (traces.isEmpty()) return file.sha256;
    const QSet<QString> fields = hiddenFields(traces);
    const QString key = shownKey(file, fields);
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
