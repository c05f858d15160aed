#pragma once
// Private to app/service.

#include "app/base/result.h"
#include "app/domain/values/validation.h"
#include "app/service/records/documentchange.h"

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::service {

class DocumentWriter;
class ServiceCore;
class Turns;
struct Stores;

/** Sends drafts, now or at a scheduled time, and opens template links. */
class DocumentSender final
{
public:
    DocumentSender(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns);

    /** Changes a draft to InProgress (51 → 52), charges the account and records the sending in the
     * history. */
    [[nodiscard]] Result<void> send(DocumentChange& change, const Actor& actor,
                                    int minAccessCode = domain::minAccessCodeLength) const;
    /** Records a new sending time, after checking that the document could be sent. Does nothing if the time
     * equals `before`. */
    [[nodiscard]] Result<void> recordSchedule(DocumentChange& change, const std::optional<Timestamp>& before,
                                              const Actor& actor) const;
    /** Sends a draft at its scheduled time. If that fails, the document stays a draft, with the reason. */
    [[nodiscard]] Result<void> sendScheduled(const domain::Document& known) const;

private:
    /** Opens a template link, so that visitors can start their own documents. */
    [[nodiscard]] Result<void> openLink(DocumentChange& change, const Actor& actor) const;

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
};

} // namespace ink::service
