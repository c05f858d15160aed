#pragma once

#include <QTabBar>

namespace ink::ui {

/** The tabs of the documents in the editor, all equally wide so that a changed title moves no other tab.
 * Closed with their button, the middle button or Delete; moved by dragging or with Ctrl, Shift and the page
 * keys. */
class EditorTabBar final : public QTabBar
{
    Q_OBJECT
public:
    explicit EditorTabBar(QWidget* parent = nullptr);

    /** The content of a tab. */
    struct Content
    {
        QString title{};
        QString state{}; ///< the save state in words; empty while the document isn't loaded
        bool isTemplate = false;
        bool isSaved = true;
        bool hasProblem = false;
        bool operator==(const Content&) const = default;
    };
    void setContent(int index, const Content& content);
    [[nodiscard]] QString titleOf(int index) const; ///< also of a document without one

Q_SIGNALS:
    void closeOthersRequested(int index);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    void tabInserted(int index) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void retranslate();
    void show(int index);
    /** Selects the tab this many places further, or moves the current one there. */
    void step(int way, bool moves);

    int m_pressed = -1; ///< tab under the middle button
};

} // namespace ink::ui
