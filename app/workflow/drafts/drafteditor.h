#pragma once

#include "app/base/result.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"
#include "app/workflow/drafts/draftconflict.h"

#include <QHash>
#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ink::store {
class DraftJournal;
}

namespace ink::workflow {

class Session;
struct CachedDocument;

/**
 * The draft being edited: holds the Document value, writes every change to the journal within one turn
 * of the event loop (so a crash loses no visible change) and saves it to the service shortly after. Only
 * the commands of ui/commands call `apply`.
 */
class DraftEditor final : public QObject
{
    Q_OBJECT
public:
    enum class SaveState { Saved, Saving, Unsaved, Failed, Conflict };

    DraftEditor(Session& session, store::DraftJournal& journal, QObject* parent = nullptr);
    ~DraftEditor() override;

    /** Creates a draft from these PDFs in a folder of the service, and opens it. Its title is the first
     * file's name. */
    void create(const QStringList& paths, domain::FolderId folder, QObject* context,
                std::function<void(Result<void>)> done, std::function<void(qint64, qint64)> progress = {});
    /** Finds drafts that can be opened offline; edits are saved when the connection is back. */
    using CacheLookup = std::function<std::optional<CachedDocument>(domain::DocumentId)>;
    void setCacheLookup(CacheLookup find);
    /** Opens a draft (or a document to view), fetches the bytes of its files, and applies the unsaved edits
     * in the journal. */
    void open(domain::DocumentId id, QObject* context, std::function<void(Result<void>)> done);
    /** Saves the journal's edits of a draft that is not open in an editor, without fetching its files, and
     * closes it again. Does nothing unless the entry is still `body`: otherwise an editor is writing a newer
     * one. Succeeds if nothing needs to be saved. Fails with Version if the draft has been changed elsewhere,
     * and with State if it is in the trash. The entry stays after any failure. */
    void recover(domain::DocumentId id, const QByteArray& body, QObject* context,
                 std::function<void(Result<void>)> done);
    /** Stores a draft that exists only on this computer after each change; the result determines
     * saveState(). */
    using LocalSaver = std::function<Result<void>(const domain::Document&)>;
    /**
     * Opens a draft that exists only on this computer, with the bytes of its files. Each change is saved with
     * `keep` instead of on the service; files can't be added, removed or replaced.
     */
    void openLocalDraft(const domain::Document& draft, const QHash<domain::FileId, QByteArray>& bytes,
                        LocalSaver keep);
    /** Returns true if the open draft exists only on this computer. */
    [[nodiscard]] bool isLocalOnly() const;
    void addFiles(const QStringList& paths, QObject* context, std::function<void(Result<void>)> done);
    void removeFile(domain::FileId file, QObject* context, std::function<void(Result<void>)> done);
    /** Freezes a file, removes its scripts, or replaces a portfolio with its files; see
     * domain::ContentTreatment. */
    void treatFile(domain::FileId file, domain::ContentTreatment treatment, QObject* context,
                   std::function<void(Result<void>)> done);
    /**
     * Replaces one of the draft's files with a newer one. `tags`: the new tags of the old file, with
     * pageIndex 1-based in the newer file; missing ones are removed, and those of other files are
     * adjusted. Uploads the file, then writes the order of files and all tags in one call, then removes
     * the old file. If the upload or the write fails, the draft is unchanged; if only the last step
     * fails, both files are there and the tags are on the newer one. If the process dies in between, the
     * next `open` completes or reverts the replacement.
     */
    void replaceFile(domain::FileId old, const QString& path, const QList<domain::Tag>& tags,
                     QObject* context, std::function<void(Result<void>)> done);
    /** Cancels replaceFile() while the file is being uploaded: the newer file is removed after the upload,
     * and `done` gets Cancelled. Has no effect later. */
    void cancelReplacement();

    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] bool isReadOnly() const; ///< no longer a draft, or in the trash
    [[nodiscard]] const domain::Document& document() const;
    /** Returns the bytes of a file; empty if the document has no such file. */
    [[nodiscard]] QByteArray fileBytes(domain::FileId file) const;

    /** Replaces the parts that can be edited (tags, invitations, title, settings, message), writes them to
     * the journal, schedules the save and emits `changed`. Does nothing if the document is read-only. */
    void apply(const domain::Document& changed);
    /** A new negative id for a tag that the service does not have yet: unique in this document and
     * session. */
    [[nodiscard]] domain::TagId nextLocalTagId();

    [[nodiscard]] SaveState saveState() const;
    [[nodiscard]] const std::optional<Error>& saveError() const;
    /** Another person changed the same parts of this draft. Saving stops until the conflict is resolved;
     * edits made until then are stored in the journal. */
    struct Conflict
    {
        domain::Document mine;
        domain::Document theirs;
        QList<DraftPart> parts;
    };
    [[nodiscard]] std::optional<Conflict> conflict() const;
    enum class Resolution {
        Mine,   ///< the local version
        Theirs, ///< the service's version; local changes are discarded
    };
    void resolve(Resolution resolution);
    /** Saves the local version as a new draft with the files, and uses the service's version in this one. */
    void keepBoth(const QString& title, QObject* context,
                  std::function<void(Result<domain::DocumentId>)> done);
    /** Adopts a response about this document to another component's request, e.g. after sending. */
    void adopt(const domain::Document& fromService);
    /** The idempotency key of a step with the document's current content: the one in the journal, else
     * `fresh`, which is then stored. Dropped when the document is no longer a draft. */
    [[nodiscard]] QByteArray stepKey(const QString& step, const QByteArray& fresh);
    /** Sets the autosave delay, initially 400 ms. */
    void setSaveDelay(std::chrono::milliseconds delay);
    /** Saves now; calls `done` when the service has everything. */
    void flush(QObject* context, std::function<void(Result<void>)> done);
    void close();

Q_SIGNALS:
    void changed();
    void saveStateChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
