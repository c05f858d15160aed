#pragma once

#include "app/domain/document.h"

#include <QListView>

#include <memory>

namespace ink::ui {

class PageCache;
class ThumbnailModel;

/** Small pictures of the pages with how many tags each has; choosing one goes there. Pages are counted
 * from 1. */
class ThumbnailList final : public QListView
{
    Q_OBJECT
public:
    /** Pictures come from the page view's cache, after what the view itself waits for. */
    explicit ThumbnailList(PageCache& cache, QWidget* parent = nullptr);
    ~ThumbnailList() override;

    void setDocument(const domain::Document& document);
    void setCurrentPage(int page);

Q_SIGNALS:
    void pageChosen(int page);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void requestPictures();

    PageCache& m_cache;
    std::unique_ptr<ThumbnailModel> m_model;
    bool m_following = false; ///< the view moved, not the person
};

} // namespace ink::ui
