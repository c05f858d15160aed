#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/invitation.h"

#include <QLine>
#include <QList>
#include <QScrollArea>
#include <QString>
#include <QWidget>

namespace ink::ui {

/** People who act together in a step: a group, a signer with witnesses, or one person. */
struct RoutingUnit
{
    QList<qsizetype> members;   ///< 0-based
    QList<qsizetype> witnesses; ///< witnesses of the first member
    int needed = 0;             ///< number of group members who must act; 0 = all
};
/** People who act at the same time. */
struct RoutingStep
{
    int number = 0;
    QList<RoutingUnit> units;
    QList<qsizetype> copies; ///< recipients of a copy at that point
};
/** All steps of a document in order; recipients of a copy at the end are a last step without units. */
[[nodiscard]] QList<RoutingStep> routingSteps(const QList<domain::Invitation>& people);

/** Draws the routing of a document: steps from beginning to end, groups in a frame, witnesses, delays and
 * copies. Its accessible description has the same content. */
class RoutingPicture final : public QWidget
{
    Q_OBJECT
public:
    explicit RoutingPicture(QWidget* parent = nullptr);

    void setDocument(const domain::Document& document);
    /** Arranges the steps side by side in this width (px), or below each other if they don't fit. */
    void setAvailableWidth(int width);
    [[nodiscard]] bool isVertical() const { return m_isVertical; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /** A person's box. */
    struct Box
    {
        QRect rect;
        qsizetype person = 0;
        bool isWitness = false;
        bool isCopy = false;
    };
    struct Frame
    {
        QRect rect;
        QString words; ///< "2 of 3"
    };
    /** The words above a step. */
    struct Head
    {
        QRect rect;
        QString words;
    };
    void layOut();
    void layOutHorizontally(int gap); ///< px between the steps
    void layOutVertically();
    /** Puts the people of a step below each other from `top`; returns the y below them. */
    int layOutPeople(const RoutingStep& step, int x, int top, int boxWidth);
    [[nodiscard]] bool hasCopiesAtEnd() const;
    void describe();
    [[nodiscard]] QRect mirrored(const QRect& rect) const;
    [[nodiscard]] QString detailText(qsizetype person) const;

    domain::Document m_document;
    QList<RoutingStep> m_steps;
    QList<Box> m_boxes;
    QList<Frame> m_frames;
    QList<Head> m_heads;
    QList<QLine> m_arrows;
    QRect m_end; ///< the end marker
    QSize m_size;
    int m_available = 0; ///< px; 0 = unlimited
    bool m_isVertical = false;
};

/** The picture in a scroll area whose height follows the content, up to a limit while the steps are side by
 * side. Hidden if there is only one step. */
class RoutingArea final : public QScrollArea
{
    Q_OBJECT
public:
    RoutingArea(int maxHeight, QWidget* parent);

    void setDocument(const domain::Document& document);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    const int m_maxHeight;
    RoutingPicture* m_picture;
};

} // namespace ink::ui
