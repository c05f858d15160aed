#pragma once

#include <QStringList>

#include <optional>

namespace ink::ui {

class OpenDraft;

/** The stage of the editor page: what it shows and allows. It is in one stage at a time: a task such as a
 * review lies over the document until it ends, and the document alone says whether it can be edited. */
class EditorStage final
{
public:
    enum class Kind {
        Empty,        ///< nothing is open
        LookingAhead, ///< files are shown while no account is open
        Opening,      ///< a document is being made or fetched; its pages may be on the screen already
        Editing,
        ReadOnly,  ///< not a draft any more
        Reviewing, ///< a newer version of a file beside the old one
        Previewing ///< as the recipients will meet it
    };

    explicit EditorStage(const OpenDraft& draft) : m_draft(draft) {}

    [[nodiscard]] Kind kind() const;
    [[nodiscard]] bool is(Kind kind) const { return this->kind() == kind; }
    /** Looking ahead or opening: what the draft editor holds isn't what is on the screen. */
    [[nodiscard]] bool isOnTheWay() const;
    /** Nothing covers the document: a draft can be edited. */
    [[nodiscard]] bool isDocument() const { return !m_task; }

    void lookAhead(const QStringList& files);
    /** The files that are looked at; empty in every other stage. */
    [[nodiscard]] const QStringList& filesAhead() const { return m_ahead; }
    void beginOpening() { begin(Kind::Opening); }
    void beginReview() { begin(Kind::Reviewing); }
    void beginPreview() { begin(Kind::Previewing); }
    /** Back to the document, when this is the stage; false otherwise. */
    bool end(Kind task);
    /** The task has succeeded or failed. */
    void endOpening();

private:
    void begin(Kind task);

    const OpenDraft& m_draft;
    std::optional<Kind> m_task; ///< LookingAhead, Opening, Reviewing or Previewing
    QStringList m_ahead;
};

} // namespace ink::ui
