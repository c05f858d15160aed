#include "app/pdf/suggest/suggestfinder.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

using domain::TagType;

namespace {

bool startsWithSignature(const QString& plain)
{
    for (const char* word :
         {"signature", "unterschrift", "firma", "sign here", "signed by", "lu et approuve"})
        if (plain.startsWith(QLatin1String(word))) return true;
    return false;
}

} // namespace

void SuggestFinder::findFrames()
{
    for (const SuggestPage::Frame& frame : m_page.frames) {
        const QRectF& rect = frame.rect;
        if (frame.round || rect.width() < 30 || rect.height() < 10.5 || rect.height() > 150) continue;
        if (rect.width() > m_page.size.width() * 0.95) continue;
        // Part of a table: findCells looks at those.
        int touching = 0;
        for (const SuggestPage::Frame& other : m_page.frames) {
            if (&other == &frame || other.rect.width() < 15) continue;
            const QRectF near = rect.adjusted(-1.5, -1.5, 1.5, 1.5);
            if (near.intersects(other.rect) && !other.rect.contains(rect) && !rect.contains(other.rect))
                ++touching;
        }
        if (touching > 0) continue;
        // What is inside: nothing, or a caption in its upper left.
        std::vector<Segment*> inside;
        for (Segment& segment : m_page.segments)
            if (segment.box.intersects(rect)) inside.push_back(&segment);
        Label label;
        QRectF room = rect.adjusted(1.5, 1.5, -1.5, -1.5);
        double confidence = 0.72;
        if (inside.size() > 1) continue;
        if (inside.size() == 1) {
            Segment* only = inside.front();
            label = read(only, false);
            const bool caption = only->box.left() < rect.left() + 14 && (label.meaning.type || only->colon);
            if (!caption || only->words > 6) continue;
            if (rect.bottom() - only->box.bottom() >= 13)
                room.setTop(only->box.bottom() + 1);
            else if (rect.right() - only->box.right() >= 50)
                room.setLeft(only->box.right() + 3);
            else
                continue;
        } else {
            if (!m_page.isEmpty(room)) continue;
            label = leftLabel(rect.left(), rect.bottom() - rect.height() * 0.3, std::max(rect.height(), 12.0),
                              46);
            if (label.segment && label.isTail && !label.meaning.type) label = {};
            if (!label.segment) label = labelAbove(rect.left(), rect.left() + 1, rect.top(), 15);
            if (!label.segment ||
                (!label.meaning.type && !label.segment->colon && label.party.key.isEmpty())) {
                const Label caption = captionBelow(rect.left(), rect.right(), rect.bottom(), 12);
                if (caption.segment && caption.meaning.type) label = caption;
            }
            if (!label.segment) continue;
            if (!label.meaning.type && !label.segment->colon && label.segment->words > 4) continue;
        }
        TagType type = label.meaning.type.value_or(TagType::Text);
        if (!label.meaning.type && !label.party.key.isEmpty() && rect.height() > 28)
            type = TagType::Signature;
        if (label.meaning.type) confidence += 0.18;
        add(type, room, confidence, label);
    }
}

void SuggestFinder::findCells()
{
    if (m_page.plumbs.empty()) return;
    const auto wide = [](const QRectF& cell) { return cell.width() >= 28 && cell.height() >= 10.5; };
    const auto inner = [](const QRectF& cell) { return cell.adjusted(1.5, 1.5, -1.5, -1.5); };
    for (Segment& segment : m_page.segments) {
        if (segment.isLabelUsed || segment.words > 7) continue;
        const Label label = read(&segment, false);
        const bool known = label.meaning.type && !label.meaning.isShort;
        if (!known && !segment.colon) continue;
        const auto cell = m_page.cellAround({segment.box.left() + 1, segment.base - 0.3 * segment.size});
        if (!cell || cell->width() > m_page.size.width() * 0.96 || cell->height() > 130) continue;
        TagType type = label.meaning.type.value_or(TagType::Text);
        const double confidence = known ? 0.8 : 0.55;
        // Another text in the same cell: then the label is not alone in it.
        const bool alone =
            std::none_of(m_page.segments.begin(), m_page.segments.end(),
                         [&](const Segment& s) { return &s != &segment && s.box.intersects(inner(*cell)); });
        const auto right = m_page.cellAround({cell->right() + 2, segment.base - 0.3 * segment.size});
        if (alone && right && right->left() > cell->left() + 5 &&
            std::abs(right->left() - cell->right()) < 3 && wide(*right) && m_page.isEmpty(inner(*right))) {
            add(type, inner(*right), confidence, label);
            continue;
        }
        if (alone) {
            // Room in the label's own cell.
            QRectF room = inner(*cell);
            if (cell->right() - segment.box.right() >= 55 &&
                m_page.isEmpty(QRectF(QPointF(segment.box.right() + 2, room.top()), room.bottomRight())) &&
                (segment.colon || cell->bottom() - segment.box.bottom() < 13) && segment.colon) {
                room.setLeft(segment.box.right() + 3);
                add(type, room, confidence - 0.05, label);
                continue;
            }
            const double below = cell->bottom() - segment.box.bottom();
            if (below >= 14 && cell->width() >= 45 && segment.box.top() - cell->top() < 8) {
                room.setTop(segment.box.bottom() + 1);
                add(type, room, confidence - 0.05, label);
                continue;
            }
        }
        // A column's heading with empty cells below it.
        if (!known) continue;
        std::vector<QRectF> below;
        bool allEmpty = true;
        QRectF last = *cell;
        for (int row = 0; row < 60; ++row) {
            const auto next = m_page.cellAround({last.center().x(), last.bottom() + 2});
            if (!next || std::abs(next->left() - cell->left()) > 3 ||
                std::abs(next->right() - cell->right()) > 3)
                break;
            if (m_page.isEmpty(inner(*next))) {
                if (wide(*next)) below.push_back(*next);
            } else {
                allEmpty = false;
            }
            last = *next;
        }
        if (below.empty() || (!allEmpty && !domain::isSignatureLike(type))) continue;
        for (const QRectF& each : below)
            add(type, inner(each), confidence - 0.1, label);
    }
}

/** Labels with nothing but white behind or below them. */
void SuggestFinder::findBare()
{
    for (Segment& segment : m_page.segments) {
        if (segment.isLabelUsed || segment.words > 10) continue;
        const Label label = read(&segment, false);
        if (!label.meaning.type || label.meaning.isShort) continue;
        if (segment.words > 6 && !startsWithSignature(segment.plain)) continue;
        if (m_page.cellAround(segment.box.center()) && !segment.colon) continue;
        // Not the end or the beginning of a sentence.
        const bool beside =
            std::any_of(m_page.segments.begin(), m_page.segments.end(), [&](const Segment& s) {
                return &s != &segment && std::abs(s.base - segment.base) < 3 &&
                       s.box.right() <= segment.box.left() + 1 && segment.box.left() - s.box.right() < 12;
            });
        if (beside) continue;
        const TagType type = *label.meaning.type;
        const double line = segment.base + 0.15 * segment.size;
        if (segment.colon) {
            const double free =
                m_page.freeRight(segment.box.right() + 1, segment.box.top(), segment.box.bottom(), 190);
            const double under =
                m_page.freeBelow(segment.box.left(), segment.box.left() + 60, segment.box.bottom() + 1, 30);
            const bool valueBelow = under < 1.0 * segment.size;
            if (free >= 70 && !valueBelow) {
                const double width = std::min(free - 6, 180.0);
                add(type,
                    above(type, segment.box.right() + 4, segment.box.right() + 4 + width, line + 1,
                          segment.size),
                    domain::isSignatureLike(type) ? 0.52 : 0.45, label);
                continue;
            }
        }
        if (type != TagType::Signature || !startsWithSignature(segment.plain)) continue;
        // The words below a line belong to it, also when it is signed already.
        const bool caption =
            std::any_of(m_page.levels.begin(), m_page.levels.end(), [&](const SuggestPage::Level& l) {
                return l.y < segment.box.top() + 3 && l.y > segment.box.top() - 14 &&
                       l.left < segment.box.right() && l.right > segment.box.left();
            });
        if (caption) continue;
        // The words may go on below: "(signature précédée de la mention …)".
        double bottom = segment.box.bottom();
        for (int more = 0; more < 3; ++more)
            for (const Segment& next : m_page.segments)
                if (next.box.top() > bottom - 4 && next.box.top() < bottom + 0.5 * segment.size &&
                    std::abs(next.box.left() - segment.box.left()) < 4 && segment.words > 4) {
                    bottom = next.box.bottom();
                    break;
                }
        const double room = m_page.freeBelow(segment.box.left(), segment.box.right(), bottom + 1, 60);
        const double aside = m_page.freeRight(segment.box.left(), bottom + 3, bottom + 26, 170);
        if (room < 30 || aside < 90) continue;
        // A heading of a section has its text below; this has nothing for a while.
        add(type, QRectF(segment.box.left(), bottom + 2, std::min(aside, 170.0), std::min(room - 2, 36.0)),
            0.45, label);
    }
}

/** "The Landlord" and "The Tenant" side by side with white below: they sign there. */
void SuggestFinder::findPartyRooms()
{
    std::vector<std::pair<Segment*, Party>> names;
    for (Segment& segment : m_page.segments) {
        if (segment.words > 3 || segment.isLabelUsed) continue;
        if (Party party = partyIn(segment.plain); !party.key.isEmpty()) names.emplace_back(&segment, party);
    }
    for (const auto& [segment, party] : names) {
        const bool paired =
            std::any_of(names.begin(), names.end(), [&, s = segment, key = party.key](const auto& other) {
                return other.second.key != key && std::abs(other.first->base - s->base) < 3 &&
                       std::abs(other.first->box.left() - s->box.left()) > 100;
            });
        if (!paired || m_page.cellAround(segment->box.center())) continue;
        const QRectF below(segment->box.left() - 5, segment->box.bottom(), 170, 130);
        const bool served = std::any_of(m_found.begin(), m_found.end(), [&below](const SuggestCandidate& c) {
            return c.rect.intersects(below) && (c.type == TagType::Signature || c.type == TagType::Initial);
        });
        const double room =
            m_page.freeBelow(segment->box.left(), segment->box.left() + 120, segment->box.bottom() + 1, 60);
        const double aside =
            m_page.freeRight(segment->box.left(), segment->box.bottom() + 3, segment->box.bottom() + 40, 170);
        if (served || room < 45 || aside < 90) continue;
        Label label;
        label.segment = segment;
        label.party = party;
        label.meaning.type = TagType::Signature;
        add(TagType::Signature,
            QRectF(segment->box.left(), segment->box.bottom() + 6, std::min(aside, 170.0), 36), 0.45, label);
    }
}

} // namespace ink::pdf
