#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
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
struct KeptDocument;

/**
 * One draft under edit: holds the Document value, writes every change to the journal within one turn of the
 * event loop (so a kill loses nothing that was seen) and to the service a moment later. Commands of
 * ui/commands are the only ones that call `apply`.
 */
class DraftEditor final : public QObject
{
    Q_OBJECT
public:
    enum class SaveState { Saved, Saving, Unsaved, Failed, Conflict };

    DraftEditor(Session& session, store::DraftJournal& journal, QObject* parent = nullptr);
    ~DraftEditor() override;

    /** Makes a draft of these PDFs on the service, in a folder, and opens it. Title from the first file's
     * name. */
    void create(const QStringList& paths, domain::FolderId folder, QObject* context,
                std::function<void(Result<void>)> done, std::function<void(qint64, qint64)> progress = {});
    /** Drafts that can be opened without a connection; what is edited then is saved when it is back. */
    using FindKept = std::function<std::optional<KeptDocument>(domain::DocumentId)>;
    void setKept(FindKept find);
    /** Opens a draft (or a document to look at), newer journal state first; fetches its files' bytes. */
    void open(domain::DocumentId id, QObject* context, std::function<void(Result<void>)> done);
    /**
     * Saves what the journal holds about a draft that nobody has open, without fetching its files, and closes
     * it again. Does nothing unless that is still `body`: another entry is being written by an editor.
     * Success when nothing is left to do; Version when the draft was changed elsewhere since, State when it
     * is in the trash: then, as after any other failure, the entry stays.
     */
    void recover(domain::DocumentId id, const QByteArray& body, QObject* context,
                 std::function<void(Result<void>)> done);
    /** Takes a change of a draft that the service does not have; what it answers is shown as saved or not. */
    using KeepHere = std::function<Result<void>(const domain::Document&)>;
    /**
     * Opens a draft that only this computer has, with the bytes of its files. Each change goes to `keep`,
     * none to the service; its files stay as they are.
     */
    void openHere(const domain::Document& draft, const QHash<domain::FileId, QByteArray>& bytes,
                  KeepHere keep);
    /** The open draft exists on this computer only. */
    [[nodiscard]] bool isHereOnly() const;
    void addFiles(const QStringList& paths, QObject* context, std::function<void(Result<void>)> done);
    void removeFile(domain::FileId file, QObject* context, std::function<void(Result<void>)> done);
    /**
     * Puts a newer file in the place of one of the draft's. `tags`: what the old file's tags become, with
     * pageIndex 1-based in the newer file; those that are missing go, and those of other files come along.
     * First the upload, then the order of files and all tags in one write, then the old file goes. When the
     * upload or that write fails the draft is what it was before; when only the last step fails both files
     * are there and the tags are on the newer one. A process that dies in between leaves it to the next
     * `open` to finish or to take back.
     */
    void replaceFile(domain::FileId old, const QString& path, const QList<domain::Tag>& tags,
                     QObject* context, std::function<void(Result<void>)> done);
    /** Takes the file out again that `replaceFile` uploads, unless it is in its place already; `done` is told
     * Cancelled then. */
    void cancelReplacement();

    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] bool isReadOnly() const; ///< not a draft any more
    [[nodiscard]] const domain::Document& document() const;
    /** The bytes of each file, in document order, for the page view. */
    [[nodiscard]] QByteArray fileBytes(domain::FileId file) const;

    /** Swaps the value (tags, invitations, title, setting, message), journals it, schedules the save, emits
     * `changed`. */
    void apply(const domain::Document& changed);
    /** A new negative id for a tag that the service has not seen yet: unique in this document and session. */
    [[nodiscard]] domain::TagId nextLocalTagId();

    [[nodiscard]] SaveState saveState() const;
    [[nodiscard]] const std::optional<Error>& saveError() const;
    /** Somebody else has changed the same parts of this draft. Nothing is saved until it is resolved; what is
     * edited meanwhile is kept in the journal. */
    struct Conflict
    {
        domain::Document mine;
        domain::Document theirs;
        QList<DraftPart> clashes;
    };
    [[nodiscard]] std::optional<Conflict> conflict() const;
    enum class Resolution {
        Mine,   ///< what is here, where both have changed something
        Theirs, ///< what the service has; what is here goes
    };
    void resolve(Resolution resolution);
    /** Makes a draft of its own of what is here, with the files, and takes theirs in this one. */
    void keepBoth(const QString& title, QObject* context,
                  std::function<void(Result<domain::DocumentId>)> done);
    /** Takes over what the service answered about this document elsewhere, e.g. when it was sent. */
    void adopt(const domain::Document& fromService);
    /**
     * The idempotency key of a step with the document as it is: the one that the journal remembers, or
     * `fresh` from now on. Forgotten when the document is no draft any more.
     */
    [[nodiscard]] QByteArray stepKey(const QString& step, const QByteArray& fresh);
    /** Sets the autosave delay (400 ms). */
    void setSaveDelay(std::chrono::milliseconds delay);
    /** Saves now; `done` when the service has everything. */
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
