#pragma once

#include "app/base/error.h"
#include "app/pdf/rebase/rebase.h"

#include <QByteArray>
#include <QFuture>
#include <QObject>
#include <QSizeF>

#include <atomic>
#include <optional>

namespace ink::ui {

/** The result of comparing two files. */
struct RebaseOutcome
{
    std::optional<Error> error; ///< if set, all other members are invalid
    pdf::RebasePlan plan;
    QList<QSizeF> pages; ///< page sizes of the newer file, in points as displayed
};

/** Plans the positions of tags in a newer file in a background thread. The destructor stops it. */
class RebaseWorker final : public QObject
{
    Q_OBJECT
public:
    RebaseWorker(QByteArray before, QByteArray after, QList<pdf::RebaseTag> tags, QObject* parent = nullptr);
    ~RebaseWorker() override;
    void start();

Q_SIGNALS:
    void progressed(int permille);
    void planned(const ink::ui::RebaseOutcome& outcome);

private:
    [[nodiscard]] RebaseOutcome plan();

    QByteArray m_before;
    QByteArray m_after;
    QList<pdf::RebaseTag> m_tags;
    std::atomic<bool> m_stop = false;
    QFuture<void> m_future;
};

} // namespace ink::ui
