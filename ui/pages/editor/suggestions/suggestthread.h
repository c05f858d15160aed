#pragma once

#include "app/domain/document/ids.h"
#include "app/pdf/suggest/suggest.h"

#include <QByteArray>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <atomic>
#include <optional>

namespace ink::ui {

/** Finds suggested tags in files in a background thread. Stops within a page. */
class SuggestThread final : public QThread
{
    Q_OBJECT
public:
    explicit SuggestThread(QObject* parent = nullptr);
    ~SuggestThread() override;

    void look(domain::FileId file, const QByteArray& bytes);
    void cancel();                                            ///< invalidates all earlier requests
    [[nodiscard]] quint64 search() const { return m_search; } ///< changes with cancel()

Q_SIGNALS:
    void found(quint64 search, ink::domain::FileId file, const QList<ink::pdf::TagSuggestion>& places);

protected:
    void run() override;

private:
    struct Job
    {
        quint64 search = 0;
        domain::FileId file;
        QByteArray bytes;
        QString language; ///< of names for places without a label
    };
    [[nodiscard]] std::optional<Job> next(); ///< blocks until there is one; nothing at the end

    QMutex m_mutex;
    QWaitCondition m_wake;
    QList<Job> m_jobs;
    std::atomic<quint64> m_search = 1;
    std::atomic<bool> m_stop = false;
};

} // namespace ink::ui
