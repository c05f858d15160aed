#pragma once

#include "ui/viewer/editing/tabordering.h"
#include "ui/viewer/editing/tagcopying.h"
#include "ui/viewer/editing/tagproposals.h"
#include "ui/viewer/editormodes.h"
#include "ui/viewer/pagecanvas.h"
#include "ui/viewer/taglinks.h"
#include "ui/viewer/tagpainter.h"

#include <functional>

namespace ink::ui {

/**
 * The pages of a document with their tags. To look: setDocument, setFileBytes. To edit: setEditing. To fill
 * in: setFilling and TagSelection::activated. Each part has its own face: the selection, the edits of the
 * draft, the modes of the pointer.
 */
class PageView final : public PageCanvas
{
    Q_OBJECT
public:
    explicit PageView(QWidget* parent = nullptr);
    ~PageView() override;

    /** Shows this value; only what differs from the one before is drawn again. */
    void setDocument(const domain::Document& document);
    [[nodiscard]] const domain::Document& document() const { return m_tags.document(); }
    /** Tags can be placed, moved, changed; every edit is one command on the stack. Nulls: only looking. */
    void setEditing(DraftTarget* target, QUndoStack* stack);
    /** Tags of this recipient (1-based) can be chosen, the others step back; values are shown. 0: off. */
    void setFilling(int invitationIndex);
    /** Tags show their values instead of what is to be filled in. */
    void setShowValues(bool show);

    [[nodiscard]] const TagIndex& tags() const { return m_tags; }
    [[nodiscard]] TagSelection& selection() { return m_selection; }
    [[nodiscard]] const TagSelection& selection() const { return m_selection; }
    [[nodiscard]] TagEditing& editing() { return m_editing; }
    [[nodiscard]] const TagEditing& editing() const { return m_editing; }
    [[nodiscard]] TagCopying& copying() { return m_copying; }
    [[nodiscard]] TabOrdering& tabOrder() { return m_tabOrder; }
    [[nodiscard]] TagProposals& proposals() { return m_proposals; }
    [[nodiscard]] EditorModes& modes() { return m_modes; }
    [[nodiscard]] const EditorModes& modes() const { return m_modes; }
    /** The tags and groups that the selected tags' conditions and formulas name. */
    [[nodiscard]] const TagLinks& links() const { return m_links; }

    /** Scrolls as little as needed to show the tag, and selects it. */
    void goToTag(domain::TagId tag);
    void selectNext(bool forward); ///< in reading order; past the end nothing is selected
    [[nodiscard]] QRectF tagViewportRect(domain::TagId tag) const;
    /** Formats distances, given in points; in points by default. */
    void setDistanceWords(std::function<QString(double)> words) { m_distanceWords = std::move(words); }
    /** A length as the person reads it, from points. */
    [[nodiscard]] QString distanceText(double points) const;
    [[nodiscard]] std::optional<PagePoint> pointerPlace() const override { return m_modes.pointerPlace(); }

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
    void paintOver(QPainter& painter, const PageLayout::Range& visible, const QRectF& area) override;

private:
    void repaintTags(const QList<domain::TagId>& tags);
    /** Paints the tags again that differ from those of the document before. */
    void repaintDifferences(const TagIndex& before);
    void followSelection(const QList<domain::TagId>& before);
    void revealNudged();

    TagIndex m_tags;
    TagSelection m_selection;
    TagEditing m_editing;
    TagCopying m_copying;
    TabOrdering m_tabOrder;
    TagProposals m_proposals;
    EditorModes m_modes;
    TagPainter m_painter;
    TagLinks m_links;
    std::function<QString(double)> m_distanceWords;
};

} // namespace ink::ui
