#pragma once

#include <QHash>
#include <QObject>
#include <QRegion>

namespace ink::ui {

class PageView;

/** Which pages of a document have been on the screen, all of them and with their sharp picture. */
class PageCoverage final : public QObject
{
    Q_OBJECT
public:
    explicit PageCoverage(PageView& view);

    /** Nothing has been seen of what the view shows now. */
    void reset();
    [[nodiscard]] int shownPages() const;
    [[nodiscard]] bool isWhole() const;
    /** The first page (1-based) that was not shown yet; 0 = none. */
    [[nodiscard]] int firstMissing() const;

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();
    [[nodiscard]] bool isShown(int page) const;

    PageView& m_view;
    QHash<int, QRegion> m_shown; ///< by 1-based page, in thousandths of its sides
    bool m_isPending = false;
};

} // namespace ink::ui
