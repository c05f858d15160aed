#pragma once

#include "app/domain/document/ids.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <vector>

class QStackedWidget;

namespace ink::ui {

struct AppContext;
class EditorPage;
class EditorTabBar;

/**
 * The documents in the editor, each in a page of its own, with tabs once there are several. One page always
 * exists; it is empty while nothing is open. The pages of closed tabs are used again. Stores which documents
 * of an account are open, and opens them again with the account: each when its tab is displayed.
 */
class EditorTabs final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorTabs(AppContext& context, QWidget* parent = nullptr);
    ~EditorTabs() override;

    /** The page of the current tab. */
    [[nodiscard]] EditorPage& current() const;
    /** Calls `use` for every page, now and when one is created. */
    void forEachPage(const std::function<void(EditorPage&)>& use);
    /** The number of open documents, including those that are being opened or will be when displayed. */
    [[nodiscard]] int openCount() const;
    [[nodiscard]] bool isEmpty() const { return openCount() == 0; }
    /** Returns whether files are previewed until an account is open. */
    [[nodiscard]] bool isPreviewingFiles() const;
    [[nodiscard]] QStringList titles() const; ///< of the tabs
    [[nodiscard]] int currentIndex() const;

    /** Goes to the tab of a document, or opens it in a new one. */
    void openDocument(domain::DocumentId id);
    /** The same for a draft in the outbox. */
    void openQueued(qint64 entry);
    /** Goes to a new tab, whose page is empty, for these files. */
    EditorPage& addFor(const QStringList& files);
    void activate(int index);
    void activate(EditorPage& page);
    void showNext(int way); ///< 1: the next tab; -1: the previous one; wraps around
    /** Closes the page's document and its tab; another tab becomes the current one. */
    void close(EditorPage& page);
    void close(const QList<domain::DocumentId>& ids);
    /** Asks all tabs but this one to close. */
    void closeOthers(int index);
    /** Closes the files that are previewed until an account is open. */
    void closePreviews();

    /** Call when the editor becomes the window's page, or another one does. */
    void setDisplayed(bool isDisplayed);
    /** Returns whether the editor was the window's page when the open account was last in use. */
    [[nodiscard]] bool wasDisplayed() const { return m_wasDisplayed; }

Q_SIGNALS:
    void currentChanged();
    void openCountChanged();
    void titleChanged(); ///< of the current document, or another document is the current one

private:
    struct Tab
    {
        EditorPage* page = nullptr; ///< null until the tab is displayed
        domain::DocumentId id{};    ///< null for drafts that the service doesn't have yet
        QString title{};
        bool isTemplate = false;
        bool isLoaded = true; ///< false: the document is opened when the tab is displayed
    };

    [[nodiscard]] int indexOf(const EditorPage* page) const;
    [[nodiscard]] EditorPage& takePage(); ///< without a tab
    [[nodiscard]] int addTab(Tab tab);
    [[nodiscard]] Tab& addLoaded();
    void removeTab(int index);
    void setTabs(QList<Tab> tabs, int current);
    void requestClose(int index);
    void showCurrent();
    void loadCurrent();
    void focusPage();
    void updateTab(EditorPage& page);
    void showTab(int index);
    void showCount();
    void releasePictures();

    void handleAccountChange();
    [[nodiscard]] QList<Tab> stored(int& current);
    void store();

    AppContext& m_context;
    EditorTabBar* m_bar;
    QStackedWidget* m_stack;
    QList<Tab> m_tabs;           ///< in the order of the bar; never empty
    QList<EditorPage*> m_pages;  ///< with and without a tab
    QList<EditorPage*> m_recent; ///< the page displayed last comes first
    std::vector<std::function<void(EditorPage&)>> m_uses;
    QString m_account; ///< whose documents the tabs are; empty while there is none
    int m_openCount = 0;
    bool m_isDisplayed = false;
    bool m_wasDisplayed = false;
};

} // namespace ink::ui
