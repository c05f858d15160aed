#pragma once

#include <QAbstractButton>
#include <QImage>

namespace ink::ui {

/** The upper part of a document's first page, on a quiet ground. A click opens the document. */
class FirstPageView final : public QAbstractButton
{
    Q_OBJECT
public:
    static constexpr int fixedHeight = 176; ///< in pixels

    explicit FirstPageView(const QImage& picture, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    /** Sets the picture; null shows an icon. */
    void setPicture(const QImage& picture);
    [[nodiscard]] const QImage& picture() const { return m_picture; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
};

} // namespace ink::ui
