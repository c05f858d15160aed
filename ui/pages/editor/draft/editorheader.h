#pragma once

#include "app/domain/document/ids.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class OpenDraft;

/** The header above the pages: back button, title, save state, and the actions on the whole draft. */
class EditorHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorHeader(OpenDraft& draft, QWidget* parent = nullptr);

    void setState(const QString& text);
    [[nodiscard]] QString stateText() const;
    /** Without a document only the back button is visible. */
    void setHasDocument(bool hasDocument);
    /** Shows the actions that only a draft has. */
    void setEditable(bool editable);
    /** Shows the title of files that aren't a draft yet. */
    void showTitle(const QString& title);
    /** Shows the title of the open document, unless the user has cleared the field and is still editing it.
     */
    void showTitleOf(const domain::Document& document);
    /** Shows the buttons of the open draft or template. */
    void showKind();
    /** Disables controls that would interfere with a running file operation. */
    void setFileOperationRunning(bool isRunning);
    void setAddingFiles(bool isRunning);
    void setClosing(bool isRunning);
    /** The button that stops page operations. */
    [[nodiscard]] QPushButton& stopButton() { return *m_stop; }
    void focusTitle();
    void retranslate();

Q_SIGNALS:
    void closeClicked();
    void addFilesClicked();
    void replaceFileClicked(ink::domain::FileId file);
    void undoClicked();
    void redoClicked();
    void previewClicked();
    void useClicked(); ///< for a template
    void sendClicked();
    void stopClicked();
    void stateChanged();
    void titleEntered(); ///< with Return: the focus goes to the pages

private:
    void showStartOfTitle();
    void connectParts();
    void makeFilesMenu();
    void fitTitle();
    void editTitle(const QString& title);
    void updateSendText();

    OpenDraft& m_draft;
    QToolButton* m_close;
    QLineEdit* m_title;
    QLabel* m_state;
    QPushButton* m_stop;
    QToolButton* m_addFiles;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QPushButton* m_preview;
    QPushButton* m_use;
    QPushButton* m_send;
};

} // namespace ink::ui
