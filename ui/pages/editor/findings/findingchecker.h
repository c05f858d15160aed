#pragma once

#include "app/base/orderthread.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/pdf/suggest/preflight.h"

#include <QHash>

#include <optional>

namespace ink::ui {

/** Checks documents in a background thread: the rules at once, and the page content as it is read, once per
 * file. A newer document replaces an older one; results carry the number of their request. */
class FindingChecker final : public OrderThread
{
    Q_OBJECT
public:
    explicit FindingChecker(QObject* parent = nullptr);
    ~FindingChecker() override;

    /** Requests a check of this document; returns the number of the request. */
    quint64 check(const domain::Document& document);
    /** Sets the content of a file, whose pages are read in the background; equal bytes (by SHA-256) are read
     * only once. */
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    /** Drops all files. */
    void clear();
    /** The pages read so far. */
    [[nodiscard]] pdf::TextAreasByFile textAreas() const;

    /** All findings about a document, most severe first, then from top to bottom. */
    [[nodiscard]] static QList<domain::Finding> computeFindings(const domain::Document& document,
                                                                const pdf::TextAreasByFile& textAreas);

Q_SIGNALS:
    /** Emitted with the findings of a request. `whole`: all pages of the document's files have been read. */
    void checked(quint64 question, const QList<ink::domain::Finding>& findings, bool whole);

protected:
    void run() override;

private:
    void emitFindings();
    /** `files`: the value of m_files when the bytes were read. */
    void readFile(domain::FileId file, const QByteArray& bytes, quint64 files);
    void readPages(domain::FileId file, const QByteArray& bytes, quint64 files);
    /** Returns whether the bytes differ from the last ones of this file; if so, stores their digest and drops
     * the results for the earlier bytes. */
    [[nodiscard]] bool isNew(domain::FileId file, const QByteArray& bytes, quint64 files);

    std::optional<domain::Document> m_document; ///< not checked yet
    domain::Document m_lastChecked;             ///< checked last; checked again when more pages are loaded
    quint64 m_request = 0;
    QHash<domain::FileId, QByteArray> m_waiting;
    QHash<domain::FileId, QByteArray> m_digests; ///< SHA-256 of the files read so far
    quint64 m_files = 0;                         ///< changes with clear(), which discards results in progress
    pdf::TextAreasByFile m_textAreas;
};

} // namespace ink::ui
