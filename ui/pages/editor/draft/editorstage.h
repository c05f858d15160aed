#pragma once

#include <QStringList>

#include <optional>

namespace ink::ui {

class OpenDraft;

/** The stage of the editor page, which decides its content and the available actions. There is one at a time:
 * a task such as a review covers the document until it ends; otherwise the document decides whether it can be
 * edited. */
class EditorStage final
{
public:
    // Index(Kind): Editor: its stages, such as opening, editing, review, preview
    enum class Kind {
        Empty,           ///< nothing is open
        PreviewingFiles, ///< files are previewed while no account is open
        Opening,         ///< a document is being created or fetched; its pages may already be visible
        Editing,
        ReadOnly,  ///< no longer a draft
        Reviewing, ///< a newer version of a file next to the old one
        Previewing ///< as the recipients will see it
    };

    explicit EditorStage(const OpenDraft& draft) : m_draft(draft) {}

    [[nodiscard]] Kind kind() const;
    [[nodiscard]] bool is(Kind kind) const { return this->kind() == kind; }
    /** Returns whether the draft editor doesn't have the displayed content yet (previewing files or
     * opening). */
    [[nodiscard]] bool isLoading() const;
    /** Returns whether no task covers the document, so that a draft can be edited. */
    [[nodiscard]] bool isIdle() const { return !m_task; }

    void beginFilePreview(const QStringList& files);
    /** The previewed files; empty in every other stage. */
    [[nodiscard]] const QStringList& previewedFiles() const { return m_previewedFiles; }
    void beginOpening() { begin(Kind::Opening); }
    void beginReview() { begin(Kind::Reviewing); }
    void beginPreview() { begin(Kind::Previewing); }
    /** Returns to the document if this task is active; false otherwise. */
    bool end(Kind task);
    /** Call it when opening has succeeded or failed. */
    void endOpening();

private:
    void begin(Kind task);

    const OpenDraft& m_draft;
    std::optional<Kind> m_task; ///< PreviewingFiles, Opening, Reviewing or Previewing
    QStringList m_previewedFiles;
};

} // namespace ink::ui
