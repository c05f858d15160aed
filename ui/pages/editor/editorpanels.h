#pragma once

#include <QSplitter>
#include <QStringList>

class QAction;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

/** The editor's panels beside the pages: resized, shown and hidden, and as they were left last time. In a
 * narrow window the thumbnails give way to the pages until somebody says otherwise. */
class EditorPanels final : public QSplitter
{
    Q_OBJECT
public:
    EditorPanels(QWidget* thumbnails, QWidget* tools, QWidget* pages, QWidget* properties,
                 QWidget* parent = nullptr);

    /** Remembers a splitter within a panel as well. */
    void addInner(QSplitter& inner) { m_inner = &inner; }
    void remember(settings::Settings& settings);
    /** Show and hide each panel, or all of them. */
    [[nodiscard]] QList<QAction*> toggles() const { return m_toggles; }

protected:
    [[nodiscard]] QSplitterHandle* createHandle() override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void show(int panel, bool on);
    void follow(); ///< what is shown in a window of this width
    void applyWidths();
    void save();

    settings::Settings* m_settings = nullptr;
    QSplitter* m_inner = nullptr;
    QList<QWidget*> m_panels; ///< thumbnails, tools, properties
    QWidget* m_pages;
    QList<QAction*> m_toggles; ///< of the panels, then of all
    QList<int> m_widths;       ///< as last chosen; 0 = as narrow as may be
    QStringList m_hidden;      ///< names, and `chosen` when somebody has chosen
    bool m_laidOut = false;
    bool m_following = false;
};

} // namespace ink::ui
