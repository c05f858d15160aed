#include "app/service/jobs/contentreader.h"

#include "app/domain/document/document.h"
#include "app/pdf/content/pagecontent.h"
#include "app/pdf/file/parsebudget.h"
#include "app/service/core/stores.h"

#include <limits>

namespace ink::service {

using domain::Document;
using domain::DocumentId;
using domain::TagType;

namespace {

constexpr int documentsAtOnce = 8;
constexpr qsizetype maxText = 1'000'000; ///< characters of a file: far more than the words that are kept

/** Returns the text of a file's pages; empty if it isn't a readable PDF. */
QString textOf(const QByteArray& pdf)
{
    const pdf::ParseBudget budget(pdf::ParseBudget::memoryFor(pdf.size()));
    QString text;
    pdf::PageReader::Options options;
    options.includesVectors = false;
    const auto read = pdf::readPages(
        pdf,
        [&text](pdf::PageContent&& page) {
            for (const pdf::PageContent::Word& word : page.words)
                if (word.isVisible && text.size() < maxText) text += word.text + QLatin1Char(' ');
            return text.size() < maxText;
        },
        options);
    // The text of the pages before a damaged one stays searchable.
    if (!read) qInfo("A file can't be searched: %s", qPrintable(read.error().detail.english()));
    return text;
}

bool isSearchable(const domain::Tag& tag)
{
    return tag.type != TagType::MaskedText && !tag.text.isEmpty();
}

} // namespace

Result<QStringList> searchableTexts(const Stores& stores, const Document& document)
{
    QStringList texts;
    for (const domain::Tag& tag : document.tags)
        if (isSearchable(tag)) texts.append(tag.text);
    for (const domain::File& file : document.files) {
        INK_ASSIGN(blob, stores.blobs.read(file.sha256));
        INK_ASSIGN(bytes, blob.read(0, blob.size()));
        texts.append(textOf(bytes));
    }
    return texts;
}

Result<int> ContentReader::readNext()
{
    const DocumentId before = m_before.isNull() ? DocumentId(std::numeric_limits<qint64>::max()) : m_before;
    INK_ASSIGN(ids, m_stores.documents.documentsWithUnreadContent(before, documentsAtOnce));
    m_before = ids.size() < documentsAtOnce ? DocumentId() : ids.constLast();
    QList<std::pair<DocumentId, QStringList>> contents;
    for (const DocumentId id : std::as_const(ids)) {
        const auto document = m_stores.documents.loadAny(id);
        auto texts = document ? searchableTexts(m_stores, *document) : fail(document.error());
        if (texts)
            contents.append({id, std::move(*texts)});
        else if (!m_failed.contains(id)) // otherwise it was reported before
            qWarning("The content of document %lld can't be read: %s", static_cast<long long>(id.value()),
                     qPrintable(texts.error().detail.english()));
        if (!texts) m_failed.insert(id);
    }
    INK_TRY(save(contents));
    return static_cast<int>(contents.size());
}

/** Saves the documents together: what has the same words is written once. */
Result<void> ContentReader::save(const QList<std::pair<DocumentId, QStringList>>& contents)
{
    if (contents.isEmpty()) return {};
    return store::runWithRetries(m_stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        for (const auto& [id, texts] : contents)
            INK_TRY(m_stores.documents.setContent(transaction, id, texts));
        return transaction.commit();
    });
}

void ContentReader::readAll(const std::atomic_bool& stop)
{
    for (int count = 1; count > 0 && !stop;) {
        const auto read = readNext();
        if (!read)
            qWarning("The content of completed documents could not be read: %s",
                     qPrintable(read.error().detail.english()));
        count = read.value_or(0);
    }
}

} // namespace ink::service
