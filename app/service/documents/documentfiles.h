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

/** Adds, removes and replaces the files of a document while it may change. */
class DocumentFiles final
{
public:
    DocumentFiles(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns,
                  const Quota& quota, const FileInspector& inspector);

    /** `content` is what is done with content of the files that can change. */
    [[nodiscard]] Result<domain::Document>
    add(const Actor& actor, domain::DocumentId id, const QList<StagedFile>& files,
        domain::ContentTreatment content = domain::ContentTreatment::Keep);
    [[nodiscard]] Result<domain::Document> remove(const Actor& actor, domain::DocumentId id,
                                                  domain::FileId file);
    /** Ends what can change in the content of a draft's file. Its pages stay, and the tags on them; with
     * TakeAttachments the PDFs in a portfolio take its place. */
    [[nodiscard]] Result<domain::Document> treat(const Actor& actor, domain::DocumentId id,
                                                 domain::FileId file, domain::ContentTreatment content);
    /** Replaces a file of a running document that no recipient has acted on. */
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
