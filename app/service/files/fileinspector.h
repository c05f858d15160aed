#pragma once
// Private to app/service.

#include "app/base/result.h"
#include "app/domain/document/document.h"

#include <memory>

namespace ink::store {
class Blob;
class BlobHold;
} // namespace ink::store

namespace ink::service {

class ServiceCore;
struct DocumentChange;
struct Actor;
struct StagedFile;

/** Turns uploaded files into files of a document: repairs and decrypts them where necessary. */
class FileInspector final
{
public:
    explicit FileInspector(const ServiceCore& core) : m_core(core) {}

    /** Reads a staged file into a file of a document; `staged.hold` then holds the bytes that the file refers
     * to. `field` is its place in the request. UnreadablePdf or TooLarge for what can't be one. */
    [[nodiscard]] Result<domain::File> inspect(StagedFile& staged, const QString& field) const;
    /** Notes in the history what was repaired and decrypted. */
    static void noteRepairs(DocumentChange& change, const QList<domain::File>& files, const Actor& actor);

private:
    /** Keeps an upload with what was found to be missing behind it. In pieces, so that memory does not grow
     * with the file. */
    [[nodiscard]] Result<std::shared_ptr<store::BlobHold>> withRepair(const store::Blob& upload,
                                                                      const QByteArray& repair) const;

    const ServiceCore& m_core;
};

} // namespace ink::service
