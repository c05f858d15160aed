// Signatures that a signer places where there is no tag: each can be moved and removed, and all are saved like values.
import { text } from "./texts.js";

let marks = [];
let tell = () => {}; // after each change
let elements = [];

/** What `finish` and `values` carry as `signatures`. */
export const placedMarks = () => marks.map(({ pageIndex, left, top, width, height, image }) => ({ pageIndex, left, top, width, height, image }));

/** Puts these on their pages instead of those that are there. */
export function showMarks(list, pages, onChange) {
  for (const element of elements) element.remove();
  elements = [];
  marks = [];
  tell = onChange;
  for (const { pageIndex, left, top, width, height, image } of list) add({ pageIndex, left, top, width, height, image }, pages);
}

/** Puts a new one near the right bottom corner of the page that is in the middle of the window. */
export function placeMark(image, pages) {
  const middle = innerHeight / 2;
  const figures = [...document.querySelectorAll(".page")];
  const figure = figures.find((each) => each.getBoundingClientRect().bottom > middle) ?? figures.at(-1);
  const page = pages[Number(figure.dataset.page) - 1];
  const button = add({ pageIndex: page.pageIndex, width: 160, height: 48, image,
    left: Math.max(0, Math.round(page.width - 220)), top: Math.max(0, Math.round(page.height - 120)) }, pages);
  tell();
  button.parentElement.scrollIntoView({ block: "center" });
  button.focus({ preventScroll: true });
}

function add(mark, pages) {
  const page = pages[mark.pageIndex - 1];
  const figure = document.querySelector(`.page[data-page="${mark.pageIndex}"]`);
  const element = document.createElement("div");
  element.className = "field filled free";
  const button = document.createElement("button");
  button.type = "button";
  const picture = document.createElement("img");
  picture.alt = "";
  picture.src = `data:image/${mark.image.startsWith("/9j/") ? "jpeg" : "png"};base64,${mark.image}`;
  button.append(picture);
  button.setAttribute("aria-label", text("placed", page.pageIndex));
  element.append(button);
  const move = (left, top) => {
    mark.left = Math.round(Math.max(0, Math.min(page.width - mark.width, left)));
    mark.top = Math.round(Math.max(0, Math.min(page.height - mark.height, top)));
    element.style.left = `${100 * mark.left / page.width}%`;
    element.style.top = `${100 * mark.top / page.height}%`;
  };
  element.style.width = `${100 * mark.width / page.width}%`;
  element.style.height = `${100 * mark.height / page.height}%`;
  move(mark.left, mark.top);
  button.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-4, 0], ArrowRight: [4, 0], ArrowUp: [0, -4], ArrowDown: [0, 4] }[event.key];
    if (step) {
      move(mark.left + step[0], mark.top + step[1]);
      event.preventDefault();
      tell();
    }
    if (event.key === "Delete" || event.key === "Backspace") {
      marks = marks.filter((each) => each !== mark);
      element.remove();
      document.getElementById("place").focus();
      tell();
    }
  });
  element.addEventListener("pointerdown", (event) => {
    const scale = page.width / figure.clientWidth;
    const start = { x: event.clientX, y: event.clientY, left: mark.left, top: mark.top };
    element.setPointerCapture(event.pointerId);
    element.onpointermove = (each) => move(start.left + (each.clientX - start.x) * scale, start.top + (each.clientY - start.y) * scale);
    element.onpointerup = element.onpointercancel = () => {
      element.onpointermove = null;
      if (mark.left !== start.left || mark.top !== start.top) tell();
    };
  });
  marks.push(mark);
  elements.push(element);
  figure.append(element);
  return button;
}
