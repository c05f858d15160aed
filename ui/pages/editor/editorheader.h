#pragma once

#include "app/domain/document.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace ink::ui {

class OpenDraft;

/** Above the pages: the way back, title, state of saving, and what is done with the whole draft. */
class EditorHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorHeader(OpenDraft& draft, QWidget* parent = nullptr);

    void setState(const QString& text);
    /** Without a document only the way back is shown. */
    void setHasDocument(bool hasDocument);
    /** Shows what is done with a draft only. */
    void setEditable(bool editable);
    /** The title of files that aren't a draft yet. */
    void showTitle(const QString& title);
    /** The title of the open document; one that is being emptied stays as it is written. */
    void showTitleOf(const domain::Document& document);
    /** The buttons of a draft or of a template, whichever is open. */
    void showKind();
    /** Files are on their way: controls that would interfere are disabled. */
    void setFileWork(bool isRunning);
    void setAddingFiles(bool isRunning);
    void setClosing(bool isRunning);
    /** Stops the work with pages. */
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
    void useClicked(); ///< of a template
    void sendClicked();
    void stopClicked();
    void titleEntered(); ///< by Return: the pages are next

private:
    void connectParts();
    void makeFilesMenu();
    void fitTitle();
    void editTitle(const QString& title);
    void nameSend();

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
