#pragma once

#include "app/base/result.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"

#include <QList>

namespace ink::service {

class DocumentWriter;
class FileInspector;
class Quota;
class ServiceCore;
class Turns;
struct Actor;
struct StagedFile;
struct Stores;

/** Adds, removes and replaces files of a document. */
class DocumentFiles final
{
public:
    DocumentFiles(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns,
                  const Quota& quota, const FileInspector& inspector);

    /** Adds files. `content` determines how their changeable content is treated. */
    [[nodiscard]] Result<domain::Document>
    add(const Actor& actor, domain::DocumentId id, const QList<StagedFile>& files,
        domain::ContentTreatment content = domain::ContentTreatment::Keep);
    [[nodiscard]] Result<domain::Document> remove(const Actor& actor, domain::DocumentId id,
                                                  domain::FileId file);
    /** Removes or freezes the changeable content of a draft's file. Its pages and their tags stay. With
     * TakeAttachments, the PDFs in a portfolio replace the file. */
    [[nodiscard]] Result<domain::Document> treat(const Actor& actor, domain::DocumentId id,
                                                 domain::FileId file, domain::ContentTreatment content);
    /** Replaces a file of a document in progress. State error if a recipient has already acted. */
    [[nodiscard]] Result<domain::Document> replace(const Actor& actor, domain::DocumentId id,
                                                   domain::FileId file, const StagedFile& with);

private:
    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
    const Quota& m_quota;
    const FileInspector& m_inspector;
};

} // namespace ink::service
