// The signatures that were placed freely, on their pages: each can be moved, resized and removed. Loaded with the first one.
import { pictureAddress } from "./fields.js";
import { store } from "./marks.js";
import { text } from "./texts.js";

const elements = new Map(); // of the marks

const minWidth = 60; // points
const maxWidth = 400;
const slop = 4;      // CSS pixels that a finger moves when it taps

/** Shows the marks that there are instead of those that were. */
export function showViews() {
  for (const element of elements.values()) element.remove();
  elements.clear();
  store.marks.forEach(add);
}

/** Puts a new one near the right bottom corner of the page that is in the middle of the window. */
export function place(image) {
  const middle = innerHeight / 2;
  const figures = [...document.querySelectorAll(".page")];
  const figure = figures.find((each) => each.getBoundingClientRect().bottom > middle) ?? figures.at(-1);
  const { pageIndex, width, height } = store.pages[Number(figure.dataset.page) - 1];
  const mark = { pageIndex, width: 160, height: 48, image, left: Math.max(0, Math.round(width - 220)), top: Math.max(0, Math.round(height - 120)) };
  store.marks.push(mark);
  add(mark);
  store.page.changed();
  elements.get(mark).scrollIntoView({ block: "center" });
  elements.get(mark).firstChild.focus({ preventScroll: true });
}

/** Shows a mark with its menu. */
export const open = (mark) => elements.get(mark)?.open();

function add(mark) {
  const element = document.createElement("div");
  element.className = "field filled free";
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-haspopup", "dialog");
  const picture = document.createElement("img");
  picture.alt = "";
  button.append(picture);
  element.append(button);
  const sizeOfPage = () => store.pages[mark.pageIndex - 1];
  const show = () => {
    const { width, height } = sizeOfPage();
    mark.left = Math.round(Math.max(0, Math.min(width - mark.width, mark.left)));
    mark.top = Math.round(Math.max(0, Math.min(height - mark.height, mark.top)));
    for (const [side, part] of Object.entries({ left: mark.left / width, top: mark.top / height, width: mark.width / width, height: mark.height / height }))
      element.style[side] = `${100 * part}%`;
    const source = pictureAddress(mark.image);
    if (picture.src !== source) picture.src = source;
    button.setAttribute("aria-label", text("placed", mark.pageIndex));
    const figure = document.querySelector(`.page[data-page="${mark.pageIndex}"]`);
    if (element.parentElement !== figure) figure.append(element);
  };
  const change = (values) => {
    Object.assign(mark, values);
    show();
    store.page.changed();
  };
  const move = (across, down) => change({ left: mark.left + across, top: mark.top + down });
  const remove = () => {
    store.marks = store.marks.filter((each) => each !== mark);
    elements.delete(mark);
    element.remove();
    document.getElementById("place").focus();
    store.page.announce(text("removeSignature"));
    store.page.changed();
  };
  const menu = { mark, element, pageCount: () => store.pages.length, move, remove,
    /** Makes it larger or smaller, up to a limit; false when it already has that size. */
    resize(factor) {
      const width = Math.round(Math.max(minWidth, Math.min(maxWidth, sizeOfPage().width, mark.width * factor)));
      if (width === mark.width) return false;
      change({ height: Math.max(1, Math.round(mark.height * width / mark.width)), width });
      return true;
    },
    moveToPage: (pageIndex) => change({ pageIndex }),
    async replace() {
      const image = await store.page.ask();
      if (image) change({ image });
      button.focus({ preventScroll: true });
    },
    focus: () => button.focus({ preventScroll: true }) };
  element.open = () => import("./markmenu.js").then(({ openMenu }) => openMenu(menu), store.page.unreachable);
  button.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-4, 0], ArrowRight: [4, 0], ArrowUp: [0, -4], ArrowDown: [0, 4] }[event.key];
    if (step) {
      event.preventDefault();
      move(...step);
    }
    if (event.key === "Delete" || event.key === "Backspace") remove();
  });
  let isDragged = false;
  element.addEventListener("pointerdown", (event) => {
    const scale = sizeOfPage().width / element.parentElement.clientWidth;
    const start = { x: event.clientX, y: event.clientY, left: mark.left, top: mark.top };
    isDragged = false;
    element.setPointerCapture(event.pointerId);
    element.onpointermove = (each) => {
      isDragged ||= Math.hypot(each.clientX - start.x, each.clientY - start.y) > slop;
      if (!isDragged) return;
      Object.assign(mark, { left: start.left + (each.clientX - start.x) * scale, top: start.top + (each.clientY - start.y) * scale });
      show();
    };
    element.onpointerup = element.onpointercancel = () => {
      element.onpointermove = null;
      if (mark.left !== start.left || mark.top !== start.top) store.page.changed();
    };
  });
  // A captured pointer clicks the element, a key the button in it.
  element.addEventListener("click", (event) => {
    if (!isDragged || event.detail === 0) element.open();
    isDragged = false;
  });
  elements.set(mark, element);
  show();
}
