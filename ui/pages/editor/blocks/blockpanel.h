#pragma once

#include <QWidget>

#include <memory>

class QLabel;
class QToolButton;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class BlockList;
class PageView;
class Prompts;
class TagBlocks;

/** The saved blocks: drag one onto a page, or place it with a click or Enter; F2 renames and Delete deletes
 * a block. Hidden when there are none. */
class BlockPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit BlockPanel(PageView& view, QWidget* parent = nullptr);
    ~BlockPanel() override;

    /** Sets the settings that store blocks, and the prompts for their names. */
    void setSettings(settings::Settings& settings, Prompts& prompts);
    void setEditing(bool editing);
    /** Asks for a name and saves the selected tags as a block. */
    void saveSelection();
    [[nodiscard]] bool canSaveSelection() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void rename();
    void removeCurrent();
    void openMenu(const QPoint& position);

    PageView& m_view;
    std::unique_ptr<TagBlocks> m_blocks;
    Prompts* m_prompts = nullptr;
    bool m_editing = false;
    QLabel* m_title;
    QToolButton* m_add;
    BlockList* m_list;
};

} // namespace ink::ui
