#pragma once

#include <QScrollArea>
#include <QWidget>

#include <optional>

class QLabel;
class QSplitter;
class QToolButton;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class BlockPanel;
class EditorPalette;
class EditorRecipients;
class FieldList;
class FieldPanel;
class MoreFields;
class PageView;
class SuggestionPanel;
class TagSuggestions;

/** A scroll area beside the pages. Its width never depends on its content, so that the pages don't move. */
class SideScroll final : public QScrollArea
{
public:
    SideScroll(QWidget* content, int width, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    int m_width;
};

/** The panel at the left of the pages: recipients, the palette, and below it suggestions, custom fields,
 * blocks and the placed tags. */
class EditorSide final : public QWidget
{
    Q_OBJECT
public:
    EditorSide(PageView& view, TagSuggestions& suggestions, QWidget* parent = nullptr);

    /** Hides the parts that are only needed for editing. */
    void setEditing(bool isEditing);
    /** Restores and stores whether all types are in the palette. */
    void setSettings(settings::Settings& settings);
    /** Call when the first tag was placed or the last one removed. */
    void updateHeights();
    void retranslate();

    [[nodiscard]] EditorRecipients& recipients() { return *m_recipients; }
    [[nodiscard]] EditorPalette& palette() { return *m_palette; }
    [[nodiscard]] QToolButton& suggestButton() { return *m_suggest; }
    [[nodiscard]] SuggestionPanel& suggestionPanel() { return *m_suggestionPanel; }
    [[nodiscard]] BlockPanel& blocks() { return *m_blocks; }
    [[nodiscard]] FieldPanel& customFields() { return *m_customFields; }
    [[nodiscard]] FieldList& fields() { return *m_fields; }
    /** The parts below the palette. */
    [[nodiscard]] QSplitter& lowerParts() { return *m_lower; }
    [[nodiscard]] QSize minimumSizeHint() const override; ///< has a constant width
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setShowsAllTypes(bool isAll);
    [[nodiscard]] int peopleHeight() const; ///< height of all recipients
    [[nodiscard]] int lowerMinimum() const; ///< minimum height of the parts below the palette
    [[nodiscard]] int fixedHeight() const;  ///< height of margins, spaces, titles and buttons

    PageView& m_view;
    settings::Settings* m_settings = nullptr;
    bool m_isEditing = false;
    bool m_isCardOpen = false;
    std::optional<bool> m_showsAllTypes; ///< as chosen by the user
    SideScroll* m_people;
    EditorRecipients* m_recipients;
    QLabel* m_paletteTitle;
    QToolButton* m_suggest;
    EditorPalette* m_palette;
    QWidget* m_paletteButtons;
    QToolButton* m_allTypes;
    MoreFields* m_moreFields;
    QSplitter* m_lower;
    SideScroll* m_offers; ///< suggestions, custom fields, blocks
    SuggestionPanel* m_suggestionPanel;
    BlockPanel* m_blocks;
    FieldPanel* m_customFields;
    FieldList* m_fields;
};

} // namespace ink::ui
