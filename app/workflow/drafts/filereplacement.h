#pragma once

#include "app/workflow/drafts/draftfiles.h"

namespace ink::workflow {

// Private to app/workflow/drafts.

/**
 * Replaces one of the draft's files, safely across crashes: a note in the journal records the steps,
 * and `completeOrRevert` completes or reverts them. Callbacks run in the thread of `context`.
 */
class FileReplacement final
{
public:
    FileReplacement(EditedDraft& draft, DraftNotes& notes, DraftSaving& saving, DraftFiles& files,
                    QObject* context)
        : m_draft(draft), m_notes(notes), m_saving(saving), m_files(files), m_context(context)
    {
    }

    /** See DraftEditor::replaceFile. */
    void start(domain::FileId old, const QString& path, const QList<domain::Tag>& tags,
               const Listener<void>& listener);
    /** Makes start() remove the newer file after its upload; has no effect later. */
    void cancel() { m_isCancelled = true; }
    /** Completes or reverts a replacement that a crash interrupted, then calls `then`. */
    void completeOrRevert(const std::function<void()>& then);

private:
    struct Plan
    {
        domain::FileId old;
        QList<domain::Tag> tags; ///< new tags of the old file; page indexes refer to the newer file
    };
    void place(const domain::Document& added, domain::FileId fresh, const Plan& plan,
               const Listener<void>& listener);
    /** The document with the newer file in place and the tags on its pages. */
    [[nodiscard]] domain::Document withNewFile(const domain::Document& added, domain::FileId fresh,
                                               const Plan& plan) const;
    void removeOld(domain::FileId old, const Listener<void>& listener);
    /** Removes the newer file and reports `why` to `listener`. */
    void rollBack(domain::FileId fresh, const Error& why, const Listener<void>& listener);
    void removeLeftover(domain::FileId file, const std::function<void()>& then);

    EditedDraft& m_draft;
    DraftNotes& m_notes;
    DraftSaving& m_saving;
    DraftFiles& m_files;
    QObject* m_context;
    bool m_isCancelled = false;
};

} // namespace ink::workflow
