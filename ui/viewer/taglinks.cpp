#include "ui/viewer/taglinks.h"

#include "app/domain/document/document.h"
#include "app/domain/document/radiogroup.h"
#include "app/domain/logic/evaluation.h"
#include "ui/viewer/editing/tageditor.h"
#include "ui/viewer/editormodes.h"
#include "ui/viewer/pagecanvas.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace ink::ui {

namespace {

constexpr qsizetype maxLinked = 12; ///< maximum number of selected tags whose lines can be distinguished

/** The tag that a name refers to: the first tag of this name, else a button of the group, preferably the
 * one that `equals` names. */
const domain::Tag* tagNamed(const domain::Document& document, const QString& name, const QString& equals)
{
    const QString key = name.trimmed().toLower();
    const domain::Tag* button = nullptr;
    for (const domain::Tag& tag : document.tags) {
        if (tag.name.trimmed().toLower() == key) return &tag;
        if (tag.type != domain::TagType::Radio || tag.groupName.trimmed().toLower() != key) continue;
        const bool isAsked = tag.name.compare(equals, Qt::CaseInsensitive) == 0 ||
                             domain::answerOf(tag).compare(equals, Qt::CaseInsensitive) == 0;
        if (!button || isAsked) button = &tag;
    }
    return button;
}

/** The point where the line from a rectangle's centre to a point leaves the rectangle. */
QPointF borderTowards(const QRectF& rect, QPointF to)
{
    const QPointF way = to - rect.center();
    const double x = way.x() == 0 ? 1e9 : rect.width() / 2 / std::abs(way.x());
    const double y = way.y() == 0 ? 1e9 : rect.height() / 2 / std::abs(way.y());
    return rect.center() + way * std::min({x, y, 1.0});
}

} // namespace

TagLinks::TagLinks(PageCanvas& canvas, const TagIndex& tags, const TagSelection& selection,
                   const TagEditor& editing, const EditorModes& modes)
    : m_canvas(canvas), m_tags(tags), m_selection(selection), m_editing(editing), m_modes(modes)
{
}

void TagLinks::update()
{
    Pairs links;
    if (m_editing.isActive() && m_selection.size() <= maxLinked)
        for (const domain::TagId id : m_selection.ids()) {
            const domain::Tag* tag = m_tags.find(id);
            if (!tag) continue;
            const auto link = [&](const QString& name, const QString& value) {
                const domain::Tag* other = tagNamed(m_tags.document(), name, value);
                if (other && other->id != id && !links.contains({id, other->id}))
                    links.append({id, other->id});
            };
            QStringList names = domain::referencedNames(*tag);
            if (tag->style.condition)
                for (const domain::ConditionTerm& term : tag->style.condition->terms) {
                    link(term.tag, term.value);
                    names.removeAll(term.tag);
                }
            for (const QString& name : std::as_const(names))
                link(name, {});
        }
    if (links == m_links) return;
    m_links = links;
    m_canvas.repaintAll();
}

void TagLinks::paint(QPainter& painter, const QColor& accent)
{
    const PageLayout& layout = m_canvas.pageLayout();
    QRectF around;
    if (!m_links.isEmpty() && m_modes.mode().hasLinks()) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = readableOn(accent, Qt::white);
        for (const auto& [from, to] : std::as_const(m_links)) {
            const domain::Tag* tag = m_tags.find(from);
            const domain::Tag* other = m_tags.find(to);
            if (!tag || !other) continue;
            const TagGeometry ends[] = {m_modes.displayedGeometry(*tag), m_modes.displayedGeometry(*other)};
            const bool isSeen =
                std::all_of(std::begin(ends), std::end(ends), [&layout](const TagGeometry& place) {
                    return layout.singlePage() < 0 || place.pageIndex - 1 == layout.singlePage();
                });
            if (!isSeen) continue;
            const QRectF here = contentRect(layout, ends[0]);
            const QRectF there = contentRect(layout, ends[1]).adjusted(-2, -2, 2, 2);
            const QPointF start = borderTowards(here, there.center());
            const QPointF end = borderTowards(there, here.center());
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colour, 1.5, Qt::DashLine));
            painter.drawRoundedRect(there, 3, 3);
            painter.setPen(QPen(colour, 1.5));
            painter.drawLine(start, end);
            painter.setBrush(colour);
            painter.drawEllipse(end, 3.5, 3.5);
            around = around.united(here).united(there);
        }
        painter.restore();
    }
    if (around == m_shown) return;
    m_canvas.repaintContent(std::exchange(m_shown, around)); // repaints the lines in full, because a paint
                                                             // event may cover only parts of them
    m_canvas.repaintContent(around);
}

} // namespace ink::ui
