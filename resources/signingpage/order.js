// In which order the signer comes from field to field; as app/domain/document/taborder.h says it.

/** By page, then by row, then from the left. */
function inReadingOrder(tags) {
  const order = [...tags].sort((a, b) => a.pageIndex - b.pageIndex || a.top - b.top);
  for (let row = 0; row < order.length;) {
    const first = order[row];
    const middle = first.top + Math.trunc(first.height / 2); // what begins above it stands in this row
    let end = row + 1;
    while (end < order.length && order[end].pageIndex === first.pageIndex && order[end].top <= middle) end += 1;
    const cells = order.slice(row, end).sort((a, b) => a.left - b.left);
    order.splice(row, cells.length, ...cells);
    row = end;
  }
  return order;
}

const turnOf = (tag) => (Number.isInteger(tag.tabOrder) && tag.tabOrder > 0 ? tag.tabOrder : 0);

/** Tags with a turn (`tabOrder`) by it, each of the others behind the one with a turn that it follows on the page. */
export function inTabOrder(tags) {
  const led = [{ turn: -1, tags: [] }]; // before any with a turn
  for (const tag of inReadingOrder(tags)) {
    if (turnOf(tag)) led.push({ turn: turnOf(tag), tags: [tag] });
    else led.at(-1).tags.push(tag);
  }
  return led.sort((a, b) => a.turn - b.turn).flatMap((group) => group.tags);
}
