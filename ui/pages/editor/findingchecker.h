#pragma once

#include "app/domain/rules.h"
#include "app/pdf/suggest/preflight.h"

#include <QHash>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <optional>

namespace ink::ui {

/**
 * Looks for findings away from the event loop: the rules at once, and what needs the pages as these are read,
 * once a file. The newest document wins; answers carry the number of their question.
 */
class FindingChecker final : public QThread
{
    Q_OBJECT
public:
    explicit FindingChecker(QObject* parent = nullptr);
    ~FindingChecker() override;

    /** The number of this question. */
    quint64 check(const domain::Document& document);
    /** Its pages are read in the background; the same bytes (by their SHA-256) only once. */
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    /** Forgets all files. */
    void clear();
    /** The pages that were read so far. */
    [[nodiscard]] pdf::PageInks inks() const;

    /** All findings about a document, most severe first, then from top to bottom. Pure. */
    [[nodiscard]] static QList<domain::Finding> findingsOf(const domain::Document& document,
                                                           const pdf::PageInks& inks);

Q_SIGNALS:
    /** `whole`: all pages of its files have been read. */
    void checked(quint64 question, const QList<ink::domain::Finding>& findings, bool whole);

protected:
    void run() override;

private:
    void answer();
    /** `files`: the value of m_files when the bytes were taken. */
    void readFile(domain::FileId file, const QByteArray& bytes, quint64 files);
    void readPages(domain::FileId file, const QByteArray& bytes, quint64 files);
    /** Remembers the digest of the bytes and drops what is known of other bytes of this file. */
    [[nodiscard]] bool isNew(domain::FileId file, const QByteArray& bytes, quint64 files);

    mutable QMutex m_mutex;
    QWaitCondition m_wake;
    bool m_stop = false;
    std::optional<domain::Document> m_document; ///< not looked at yet
    domain::Document m_last;                    ///< looked at; again when more pages are known
    quint64 m_question = 0;
    QHash<domain::FileId, QByteArray> m_waiting;
    QHash<domain::FileId, QByteArray> m_digests; ///< SHA-256 of the files that were read
    quint64 m_files = 0;                         ///< changes with clear(): what is being read is dropped
    pdf::PageInks m_inks;
};

} // namespace ink::ui
