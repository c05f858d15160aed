#pragma once

#include "app/domain/document.h"

#include <QList>
#include <QScrollArea>
#include <QString>
#include <QWidget>

namespace ink::ui {

/** People who act in the same step and belong together: a group, a signer with witnesses, or one person. */
struct RoutingUnit
{
    QList<qsizetype> members;   ///< 0-based
    QList<qsizetype> witnesses; ///< of the first member
    int needed = 0;             ///< of a group; 0 = everybody
};
/** The steps that run at the same time. */
struct RoutingStep
{
    int number = 0;
    QList<RoutingUnit> units;
    QList<qsizetype> copies; ///< who gets a copy then
};
/** All paths through a document in order, then who gets a copy at the end as a step without units. */
[[nodiscard]] QList<RoutingStep> routingSteps(const QList<domain::Invitation>& people);

/** Draws all paths through a document: steps from beginning to end, groups in a frame, witnesses, delays and
 * copies. Its accessible description says the same. */
class RoutingPicture final : public QWidget
{
    Q_OBJECT
public:
    explicit RoutingPicture(QWidget* parent = nullptr);

    void setDocument(const domain::Document& document);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

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
    void layOut();
    void describe();
    [[nodiscard]] QRect mirrored(const QRect& rect) const;
    [[nodiscard]] QString detailOf(qsizetype person) const;

    domain::Document m_document;
    QList<RoutingStep> m_steps;
    QList<Box> m_boxes;
    QList<Frame> m_frames;
    QList<QRect> m_columns; ///< between which arrows lead
    QRect m_end;            ///< the mark of the end
    QSize m_size;
};

/** The picture in a scroll area that is as high as it needs, up to a limit; hidden where there is one step
 * only. */
class RoutingArea final : public QScrollArea
{
    Q_OBJECT
public:
    RoutingArea(int maxHeight, QWidget* parent);

    void setDocument(const domain::Document& document);

private:
    const int m_maxHeight;
    RoutingPicture* m_picture;
};

} // namespace ink::ui
