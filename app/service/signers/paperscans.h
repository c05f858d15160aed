#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/document.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::service {

class DocumentWriter;
class FileInspector;
class ServiceCore;
class Turns;
struct Actor;
struct StagedFile;
struct Stores;

/** Records printouts that recipients signed, with their scans. */
class PaperRecorder final
{
public:
    PaperRecorder(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns,
                  const FileInspector& inspector);

    /** Records that a recipient, whose turn it is, signed a printout, and stores its scan (a PDF). The
     * recipient has then finished, without an electronic signature. */
    [[nodiscard]] Result<domain::Document> record(const Actor& actor, domain::DocumentId id,
                                                  const QString& invitationGuid, StagedFile scan);

private:
    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
    const FileInspector& m_inspector;
};

} // namespace ink::service
