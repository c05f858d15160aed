#pragma once

#include "app/base/result.h"

#include <QString>

namespace ink::service {

class DocumentWriter;
class ServiceCore;

/** Records in the history when the signing page of a document becomes available in the local network, for a
 * recipient who signs on a phone, and when the page is closed again. The actor is the sender's account. */
class NetworkPageRecorder final
{
public:
    NetworkPageRecorder(const ServiceCore& core, const DocumentWriter& writer)
        : m_core(core), m_writer(writer)
    {
    }

    /** `address` is this computer's address in that network. */
    [[nodiscard]] Result<void> recordOpened(const QString& invitationGuid, const QString& address) const;
    [[nodiscard]] Result<void> recordClosed(const QString& invitationGuid) const;

private:
    [[nodiscard]] Result<void> record(const QString& invitationGuid, const QString& address,
                                      bool isOpen) const;

    const ServiceCore& m_core;
    const DocumentWriter& m_writer;
};

} // namespace ink::service
