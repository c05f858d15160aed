#pragma once

#include <QToolButton>

namespace ink::ui {

/** A button of the side bar that shows a page, with an icon, a title and a number at the far end. Compact, it
 * shows only the icon; the tool tip has the rest. */
class SectionButton final : public QToolButton
{
    Q_OBJECT
public:
    explicit SectionButton(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setCount(int count); ///< 0 is not shown
    [[nodiscard]] int count() const { return m_count; }
    void setCompact(bool isCompact);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    [[nodiscard]] QString number() const;

    QString m_title;
    int m_count = 0;
    bool m_isCompact = false;
};

} // namespace ink::ui
