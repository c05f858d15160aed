#pragma once

#include <QHash>
#include <QObject>
#include <QRegion>

namespace ink::ui {

class PageView;

/** Tracks which pages of a document were displayed completely, with their sharp picture. */
class PageCoverage final : public QObject
{
    Q_OBJECT
public:
    explicit PageCoverage(PageView& view);

    /** Starts again for the view's current content. */
    void reset();
    [[nodiscard]] int shownPageCount() const;
    [[nodiscard]] bool isComplete() const;
    /** The first page (1-based) that was not displayed completely; 0 = none. */
    [[nodiscard]] int firstMissingPage() const;

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateCoverage();
    [[nodiscard]] bool isShown(int page) const;

    PageView& m_view;
    QHash<int, QRegion> m_shown; ///< by 1-based page, in thousandths of its size
    bool m_isPending = false;
};

} // namespace ink::ui
