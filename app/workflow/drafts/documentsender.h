#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QObject>

#include <memory>
#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

class DraftEditor;
class Session;

/** Sends a draft: Preparing → Uploading → Sending → Sent | Failed. Each step has an idempotency key, so
 * `retry` resumes. */
class DocumentSender final : public QObject
{
    Q_OBJECT
public:
    enum class Step { Idle, Preparing, Uploading, Sending, Sent, Failed };

    DocumentSender(Session& session, DraftEditor& editor, QObject* parent = nullptr);
    ~DocumentSender() override;

    void start();
    /** Like `start`, but schedules the draft to be sent at this time; without a time, cancels the schedule.
     * `Sent` then means that the service has confirmed the change. */
    void startAt(const std::optional<Timestamp>& time);
    void retry();
    void cancel();
    [[nodiscard]] Step step() const;
    [[nodiscard]] const std::optional<Error>& error() const;
    [[nodiscard]] const domain::Document& sentDocument() const; ///< the sent document; valid after Step::Sent

Q_SIGNALS:
    void stepChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
