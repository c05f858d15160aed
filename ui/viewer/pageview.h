#pragma once

#include "ui/viewer/editing/tabordereditor.h"
#include "ui/viewer/editing/tagcopyactions.h"
#include "ui/viewer/editing/tagproposals.h"
#include "ui/viewer/editormodes.h"
#include "ui/viewer/pagecanvas.h"
#include "ui/viewer/taglinks.h"
#include "ui/viewer/tagpainter.h"

#include <functional>

namespace ink::ui {

/**
 * The pages of a document with their tags. For viewing: setDocument, setFileBytes. For editing: setDraft.
 * For filling in: setFillingRecipient and TagSelection::activated. The selection, the edits of the draft and
 * the pointer modes have their own interfaces.
 */
class PageView final : public PageCanvas
{
    Q_OBJECT
public:
    explicit PageView(QWidget* parent = nullptr);
    ~PageView() override;

    /** Shows this version of the document; only differences are repainted. */
    void setDocument(const domain::Document& document);
    [[nodiscard]] const domain::Document& document() const { return m_tags.document(); }
    /** Enables editing of tags; every edit is one command on the stack. Null pointers disable editing. */
    void setDraft(DraftTarget* target, QUndoStack* stack);
    /** Enables filling in for this recipient (1-based): only their tags can be selected, others are faded,
     * and values are shown. 0: off. */
    void setFillingRecipient(int invitationIndex);
    /** Shows the tags' values instead of their labels. */
    void setShowValues(bool show);

    [[nodiscard]] const TagIndex& tags() const { return m_tags; }
    [[nodiscard]] TagSelection& selection() { return m_selection; }
    [[nodiscard]] const TagSelection& selection() const { return m_selection; }
    [[nodiscard]] TagEditor& editor() { return m_editing; }
    [[nodiscard]] const TagEditor& editor() const { return m_editing; }
    [[nodiscard]] TagCopyActions& copyActions() { return m_copying; }
    [[nodiscard]] TabOrderEditor& tabOrder() { return m_tabOrder; }
    [[nodiscard]] TagProposals& proposals() { return m_proposals; }
    [[nodiscard]] EditorModes& modes() { return m_modes; }
    [[nodiscard]] const EditorModes& modes() const { return m_modes; }
    /** The tags and groups that the selected tags' conditions and formulas refer to. */
    [[nodiscard]] const TagLinks& links() const { return m_links; }

    /** Selects the tag and scrolls it into view. */
    void goToTag(domain::TagId tag);
    void selectNext(bool forward); ///< in reading order; clears the selection at the end
    [[nodiscard]] QRectF tagViewportRect(domain::TagId tag) const;
    /** Sets the formatter of distances, which it gets in points; the default displays points. */
    void setDistanceFormatter(std::function<QString(double)> words)
    {
        m_distanceFormatter = std::move(words);
    }
    /** Formats a length given in points for display. */
    [[nodiscard]] QString distanceText(double points) const;
    [[nodiscard]] std::optional<PagePoint> pointerPosition() const override
    {
        return m_modes.pointerPosition();
    }

Q_SIGNALS:
    void contextMenuRequested(const QPoint& globalPosition);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void interruptGesture() override { m_modes.cancelGesture(); }
    void paintOverlay(QPainter& painter, const PageLayout::Range& visible, const QRectF& area) override;

private:
    void repaintTags(const QList<domain::TagId>& tags);
    /** Repaints the tags that differ from those of the previous document. */
    void repaintDifferences(const TagIndex& before);
    void handleSelectionChange(const QList<domain::TagId>& before);
    void revealNudged();

    TagIndex m_tags;
    TagSelection m_selection;
    TagEditor m_editing;
    TagCopyActions m_copying;
    TabOrderEditor m_tabOrder;
    TagProposals m_proposals;
    EditorModes m_modes;
    TagPainter m_painter;
    TagLinks m_links;
    std::function<QString(double)> m_distanceFormatter;
};

} // namespace ink::ui
