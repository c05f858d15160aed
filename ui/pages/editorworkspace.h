#pragma once

#include "app/domain/document.h"
#include "app/domain/rules.h"

#include <QWidget>

#include <memory>

class QLabel;
class QListView;
class QSlider;
class QToolButton;
class QUndoStack;

namespace ink::ui {

class DraftTarget;
class EditorFindings;
class EditorPalette;
class EditorRecipients;
class EditorTagPanel;
class PageView;
class TagListModel;
class ThumbnailList;

/** The editor around one document: thumbnails, recipients, palette, pages, tag properties, findings, zoom. */
class EditorWorkspace final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorWorkspace(QWidget* parent = nullptr);
    ~EditorWorkspace() override;

    /** Null target: looking at a document that is no draft any more, with its values. */
    void setEditing(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    [[nodiscard]] PageView& view() { return *m_view; }
    [[nodiscard]] EditorRecipients& recipients() { return *m_recipients; }
    [[nodiscard]] EditorFindings& findings() { return *m_findings; }
    void follow(const domain::Finding& finding);

Q_SIGNALS:
    void titleWanted();    ///< a finding is about the title
    void addFilesWanted(); ///< a finding is about missing files
    void removeFileWanted(ink::domain::FileId file);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeSide();
    [[nodiscard]] QWidget* makeBar();
    void connectParts();
    void retranslate();
    void showZoom(double factor);
    void showPage(int page);
    void openContextMenu(const QPoint& position);
    void openPageMenu(const QPoint& position);

    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    PageView* m_view;
    ThumbnailList* m_thumbnails;
    EditorRecipients* m_recipients;
    EditorPalette* m_palette;
    QLabel* m_paletteTitle;
    QLabel* m_placedTitle;
    QListView* m_placed;
    TagListModel* m_placedModel;
    EditorTagPanel* m_panel;
    EditorFindings* m_findings;
    QSlider* m_zoom;
    QToolButton* m_zoomValue;
    QToolButton* m_zoomOut;
    QToolButton* m_zoomIn;
    QToolButton* m_fitWidth;
    QToolButton* m_fitPage;
    QLabel* m_pageLabel;
};

} // namespace ink::ui
