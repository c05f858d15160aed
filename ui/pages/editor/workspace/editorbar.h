#pragma once

#include <QWidget>

class QSlider;
class QToolButton;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class EditorFindings;
class PageNumber;
class PageView;

/** The bar below the pages: findings, zoom, page number. */
class EditorBar final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorBar(PageView& view, QWidget* parent = nullptr);

    [[nodiscard]] EditorFindings& findings() { return *m_findings; }
    [[nodiscard]] PageNumber& pageNumber() { return *m_pageNumber; }
    /** Restores and stores how pages are displayed. */
    void setSettings(settings::Settings& settings);
    void retranslate();

private:
    void connectParts();
    void showZoom(double factor);

    PageView& m_view;
    EditorFindings* m_findings;
    QToolButton* m_zoomOut;
    QToolButton* m_zoomIn;
    QToolButton* m_fitWidth;
    QToolButton* m_fitPage;
    QToolButton* m_singlePage;
    QToolButton* m_zoomValue;
    QSlider* m_zoom;
    PageNumber* m_pageNumber;
};

} // namespace ink::ui
