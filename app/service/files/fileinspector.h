#pragma once
// Private to app/service.

#include "app/base/result.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/file.h"

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

/** Converts uploaded files to files of a document, repairing and decrypting them if necessary. */
class FileInspector final
{
public:
    explicit FileInspector(const ServiceCore& core) : m_core(core) {}

    /** Converts a staged file to a file of a document. Afterwards, `staged.hold` holds the bytes that the
     * file refers to. `field` is the path in the request, and `treatment` determines how changeable content
     * is treated. UnreadablePdf or TooLarge for files that can't be accepted. */
    [[nodiscard]] Result<domain::File>
    inspect(StagedFile& staged, const QString& field,
            domain::ContentTreatment treatment = domain::ContentTreatment::Keep) const;
    /** Like inspect(), but for all files of a request. With TakeAttachments, portfolios are replaced by the
     * PDFs in them, in `staged` as well. `described` specifies who may see each file of the request. */
    [[nodiscard]] Result<QList<domain::File>> inspectAll(QList<StagedFile>& staged,
                                                         domain::ContentTreatment treatment,
                                                         const QList<domain::File>& described = {}) const;
    /** Records repairs, decryption and treatments in the history. */
    static void recordRepairs(DocumentChange& change, const QList<domain::File>& files, const Actor& actor);

private:
    /** Returns the PDFs in a portfolio, staged; an empty list for other files. */
    [[nodiscard]] Result<QList<StagedFile>> portfolioParts(const StagedFile& staged,
                                                           const QString& field) const;
    /** Stores an upload together with the end that was missing. Works in chunks, so that memory use does not
     * grow with the file. */
    [[nodiscard]] Result<std::shared_ptr<store::BlobHold>> withRepair(const store::Blob& upload,
                                                                      const QByteArray& repair) const;

    const ServiceCore& m_core;
};

} // namespace ink::service
