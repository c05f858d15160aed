#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document.h"

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

/** A file that is attached to sealed files. */
struct ScanFile
{
    QString name;
    QByteArray bytes;
};

/** The scans of the printouts that people of this document signed, in the order of its recipients. */
[[nodiscard]] Result<QList<ScanFile>> scanFiles(const Stores& stores, const domain::Document& document);

/** Attaches the scans to a PDF that isn't sealed yet. */
[[nodiscard]] Result<void> attachScans(QByteArray& pdf, const QList<ScanFile>& scans, Timestamp now);

/** Records printouts that recipients signed, with their scans. */
class PaperRecorder final
{
public:
    PaperRecorder(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns,
                  const FileInspector& inspector);

    /** Records that a recipient, whose turn it is, signed a printout, with its scan as a PDF. They have
     * finished then, without an electronic signature. */
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
