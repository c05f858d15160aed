#pragma once

#include "app/base/error.h"
#include "app/pdf/rebase/rebase.h"

#include <QByteArray>
#include <QSizeF>
#include <QThread>

#include <atomic>
#include <optional>

namespace ink::ui {

/** The result of comparing two files. */
struct RebaseOutcome
{
    std::optional<Error> error; ///< nothing else counts then
    pdf::RebasePlan plan;
    QList<QSizeF> pages; ///< of the newer file, points as displayed
};

/** Plans where tags go in a newer file, away from the event loop. Ends when it is destroyed. */
class RebaseWorker final : public QThread
{
    Q_OBJECT
public:
    RebaseWorker(QByteArray before, QByteArray after, QList<pdf::RebaseTag> tags, QObject* parent = nullptr);
    ~RebaseWorker() override;

Q_SIGNALS:
    void progressed(int permille);
    void planned(const ink::ui::RebaseOutcome& outcome);

protected:
    void run() override;

private:
    QByteArray m_before;
    QByteArray m_after;
    QList<pdf::RebaseTag> m_tags;
    std::atomic<bool> m_stop = false;
};

} // namespace ink::ui
