#pragma once

#include "app/domain/document.h"

#include <QList>

namespace ink::ui {

class PageView;

/**
 * Makes page views and their tags known to assistive tools: the view is a list of tags in reading order; each
 * tag has its sentence ("Signature for Anna, page 3, mandatory"), its place in words, its states and what can
 * be done with it. Called by the view.
 */
void installTagAccessibility();

/** Announces removed tags before `next` is shown. */
void tellTagsGo(PageView& view, const domain::Document& next);
/** Announces new, renamed and moved tags since `before`, after the view shows the document. Of many changes
 * at once only those of the selected tag are announced. */
void tellTagChanges(PageView& view, const domain::Document& before);
/** After the selection has changed: which tag has the focus, and which states are others. */
void tellTagSelection(PageView& view, const QList<domain::TagId>& before);
/** The accessible focus on the pages: the selected tag, or the pages when none or several are selected. */
void tellFocus(PageView& view);
/** After the order of tags is shown, or not any more: a tag's turn is said with its place. */
void tellTurns(PageView& view);

} // namespace ink::ui
