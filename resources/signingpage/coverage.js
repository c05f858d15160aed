// Which pages were on the screen in full, with their picture.
const columns = 8;
const rows = 48;
const enough = 0.975 * columns * rows; // an edge may be rounded away

const cells = new WeakMap(); // by figure: which parts were seen
let pending = 0;
let changed = () => {};

/** The part of the window in which pages can be seen: between head and foot, and not outside a pinched view. */
function openWindow() {
  const view = visualViewport;
  const box = { left: view?.offsetLeft ?? 0, top: view?.offsetTop ?? 0 };
  box.right = box.left + (view?.width ?? innerWidth);
  box.bottom = box.top + (view?.height ?? innerHeight);
  const head = document.querySelector(".head").getBoundingClientRect();
  if (head.height && head.top <= box.top + 1) box.top = Math.max(box.top, head.bottom);
  const foot = document.getElementById("foot").getBoundingClientRect();
  if (foot.height && foot.bottom >= box.bottom - 1) box.bottom = Math.min(box.bottom, foot.top);
  return box;
}

function look(figure, open) {
  const image = figure.querySelector("img");
  if (!image.complete || !image.naturalWidth || figure.querySelector(".page-missing")) return false;
  const box = figure.getBoundingClientRect();
  if (!box.width || box.bottom < open.top || box.top > open.bottom) return false;
  const sheet = figure.parentElement.getBoundingClientRect();
  const left = Math.max(open.left, sheet.left), right = Math.min(open.right, sheet.right);
  if (!cells.has(figure)) cells.set(figure, new Set());
  const seen = cells.get(figure);
  const before = seen.size;
  for (let row = 0; row < rows; row++) {
    const y = box.top + (row + 0.5) * box.height / rows;
    if (y < open.top || y > open.bottom) continue;
    for (let column = 0; column < columns; column++) {
      const x = box.left + (column + 0.5) * box.width / columns;
      if (x >= left && x <= right) seen.add(row * columns + column);
    }
  }
  return seen.size !== before;
}

function measure() {
  pending = 0;
  if (document.hidden || document.querySelector("dialog[open]") || document.getElementById("document").hidden) return;
  const open = openWindow();
  let isMore = false;
  for (const figure of figures()) isMore = look(figure, open) || isMore;
  if (isMore) changed();
}

const figures = () => [...document.querySelectorAll("#pages .page")];

/** Measures once what is shown has been painted. */
export function measureSoon() {
  pending ||= requestAnimationFrame(() => requestAnimationFrame(measure));
}

export const isPageShown = (figure) => (cells.get(figure)?.size ?? 0) >= enough;
export const shownCount = () => figures().filter(isPageShown).length;
// Index(isAllShown): Signing page: review, when a page counts as shown
export const isAllShown = () => figures().length > 0 && figures().every(isPageShown);

/** Scrolls to the first part of the first page that was not shown; its figure, or null. */
export function leadToUnseen() {
  const figure = figures().find((each) => !isPageShown(each));
  if (!figure) return null;
  const seen = cells.get(figure) ?? new Set();
  let cell = 0;
  while (seen.has(cell)) cell += 1;
  const box = figure.getBoundingClientRect();
  const open = openWindow();
  const top = box.top + Math.floor(cell / columns) * box.height / rows - open.top - 8;
  const column = (cell % columns) * box.width / columns;
  if (column) figure.parentElement.scrollLeft = column;
  scrollBy({ top, behavior: "instant" });
  measureSoon();
  return figure;
}

export function watchPages(onChange) {
  changed = onChange;
  for (const event of ["scroll", "load", "scrollend", "resize"]) addEventListener(event, measureSoon, { capture: true, passive: true });
  for (const event of ["scroll", "resize"]) visualViewport?.addEventListener(event, measureSoon);
  document.addEventListener("visibilitychange", measureSoon);
  new ResizeObserver(measureSoon).observe(document.getElementById("pages"));
  measureSoon();
}
