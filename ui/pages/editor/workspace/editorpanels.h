#pragma once

#include <QSplitter>
#include <QStringList>

class QAction;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

/** The editor's panels next to the pages: they can be resized, shown and hidden, and their state is
 * restored. A narrow window hides the thumbnails by default; a compact one shows one panel at a time, so that
 * the pages keep most of the width. */
class EditorPanels final : public QSplitter
{
    Q_OBJECT
public:
    EditorPanels(QWidget* thumbnails, QWidget* tools, QWidget* pages, QWidget* properties,
                 QWidget* parent = nullptr);

    /** Sets a splitter within a panel, whose sizes are also stored and restored. */
    void addInner(QSplitter& inner) { m_inner = &inner; }
    void setSettings(settings::Settings& settings);
    /** The actions that show and hide each panel, or all of them. */
    [[nodiscard]] QList<QAction*> toggleActions() const { return m_toggleActions; }
    [[nodiscard]] QAction* toolsToggle() const { return m_toggleActions.at(1); }
    [[nodiscard]] QAction* propertiesToggle() const { return m_toggleActions.at(2); }
    /** Shows the properties in place of the other panel, if the window is compact. */
    void showProperties();

protected:
    [[nodiscard]] QSplitterHandle* createHandle() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void setPanelVisible(int panel, bool on);
    [[nodiscard]] bool isCompact() const;
    void updateVisibility(); ///< updates visibility for the window's width
    void applyWidths();
    void save();

    settings::Settings* m_settings = nullptr;
    QSplitter* m_inner = nullptr;
    QList<QWidget*> m_panels; ///< thumbnails, tools, properties
    QWidget* m_pages;
    QList<QAction*> m_toggleActions; ///< one for each panel, and the last for all panels
    QList<int> m_widths;             ///< as last chosen; 0 = minimum width
    QStringList m_hidden;            ///< names of hidden panels, and `chosen` if the user has chosen
    int m_front = 1;                 ///< the panel that a compact window shows; -1 = none
    bool m_laidOut = false;
    bool m_isUpdating = false;
};

} // namespace ink::ui
