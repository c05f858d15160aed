#pragma once

#include "app/domain/document/ids.h"

#include <QList>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class PageView;

/**
 * Exposes page views and their tags to assistive tools: the view is a list of tags in reading order; each tag
 * has a description ("Signature for Anna, page 3, mandatory"), its position in words, its states and its
 * actions. PageView calls this function.
 */
void installTagAccessibility();

/** Announces removed tags before `next` is shown. */
void announceRemovedTags(PageView& view, const domain::Document& next);
/** Announces new, renamed and moved tags since `before`, after the view shows the document. If there are
 * many, announces only those of the selected tag. */
void announceTagChanges(PageView& view, const domain::Document& before);
/** Call after the selection has changed: announces the focused tag and changed states. */
void announceTagSelection(PageView& view, const QList<domain::TagId>& before);
/** Announces the accessible focus on the pages: the only selected tag, or the pages. */
void announceFocus(PageView& view);
/** Call when tab-order mode starts or ends: a tag's description includes its tab position in that mode. */
void announceTabOrder(PageView& view);

} // namespace ink::ui
