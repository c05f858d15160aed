#pragma once

#include "app/base/error.h"
#include "app/workflow/drafts/pagearrangement.h"

#include <QByteArray>
#include <QKeySequence>
#include <QObject>

class QAction;
class QMenu;

namespace ink::ui {

class PageView;
class Prompts;
class ThumbnailList;

/** A requested change of a draft's pages. */
struct PageChange
{
    workflow::PageArrangement arrangement;
    QByteArray insertedPdf;   ///< the PDF that new pages come from
    QString text;             ///< name of the undo step
    QString message;          ///< displayed afterwards, with Undo; empty = none
    QList<int> pagesToSelect; ///< pages to select afterwards
};

/** The actions on the selected pages in the list of pages: rotate, move, delete, extract, insert after them.
 * Emits `changeRequested` to request the change. */
class PageActions final : public QObject
{
    Q_OBJECT
public:
    PageActions(ThumbnailList& list, PageView& view, QObject* parent);

    void setEditing(bool editing);
    void setPrompts(Prompts& prompts) { m_prompts = &prompts; }
    /** The actions with their shortcuts, for the *Page* menu, the context menu and the command palette. */
    [[nodiscard]] QList<QAction*> commands() const { return m_commands; }
    void addTo(QMenu& menu);
    void retranslate();

    void rotate(int degrees);
    void moveByOne(bool down);
    void move(const QList<int>& pages, int file, int page);
    /** Asks for confirmation when tags are removed with the pages. */
    void remove();
    void insertBlank();
    void insertFile();
    void insertFrom(const QString& path);
    void extract();

Q_SIGNALS:
    void changeRequested(const ink::ui::PageChange& change);
    void extractRequested(const QList<int>& pages);
    void failed(const ink::Error& error);
    void messageRequested(const QString& text);

private:
    /** The selected pages, or the current one. */
    [[nodiscard]] QList<int> pages() const;
    [[nodiscard]] workflow::PageArrangement arrangement() const;
    /** The position after the selected pages. */
    [[nodiscard]] workflow::PagePosition positionAfter(const workflow::PageArrangement& arrangement) const;
    void requestChange(workflow::PageArrangement arranged, const QList<int>& which, const QString& text);
    void removeNow(const QList<int>& pages);
    void insertPages(const QByteArray& bytes, const QList<QSizeF>& sizes);
    void updateActions();

    ThumbnailList& m_list;
    PageView& m_view;
    Prompts* m_prompts = nullptr;
    bool m_editing = false;
    QList<QAction*> m_commands; ///< in the order of retranslate
};

} // namespace ink::ui
