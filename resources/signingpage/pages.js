// All pages small, and a search in their text: part of the overview, loaded when that is opened.
import { addStyle } from "./elements.js";
import { text } from "./texts.js";

const thumbnailWidth = 200; // pixels
const maxTries = 30;        // while the service is busy
const atOnce = 3;           // texts that are asked for at the same time
const excerpt = 40;         // characters on either side of what was found
const texts = new Map();    // by address, as promises
let turn = 0;               // of the search: a later one makes an earlier one end

addStyle(`
  .thumbnails { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 12px; margin-top: 8px; align-items: start; }
  .thumbnails h3 { grid-column: 1 / -1; margin: 4px 0 0; overflow-wrap: anywhere; }
  .thumbnail { display: flex; flex-direction: column; align-items: center; gap: 4px; height: auto; padding: 8px; overflow-wrap: anywhere; white-space: normal; }
  .thumbnail img { width: 100%; height: auto; background: #ffffff; border: 1px solid var(--line); }
`);

const onOneLine = (words) => words.replace(/\s+/g, " ").trim();

/** Words without accents and case, and for each of their characters its place in `words`. */
function folded(words) {
  let plain = "";
  const places = [];
  let place = 0;
  for (const letter of words) {
    const part = letter.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    plain += part;
    for (let i = 0; i < part.length; i++) places.push(place);
    place += letter.length;
  }
  return { plain, places };
}

async function loadText(address, headers) {
  for (let tries = 0; tries < maxTries; tries++) {
    const response = await fetch(address, { credentials: "same-origin", headers: headers() }).catch(() => null);
    if (response?.ok) return onOneLine(await response.text());
    if (response?.status !== 429 && response?.status !== 503) break;
    await new Promise((resolve) => { setTimeout(resolve, 1000 * Math.min(10, Number(response.headers.get("Retry-After")) || 2)); });
  }
  texts.delete(address);
  return "";
}

function textOf(address, headers) {
  if (!texts.has(address)) texts.set(address, loadText(address, headers));
  return texts.get(address);
}

function makeThumbnail(page, { view, pageAddress, goToPage, setPicture }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "thumbnail quiet";
  button.dataset.thumbnail = page.pageIndex;
  const image = document.createElement("img");
  image.alt = "";
  image.loading = "lazy";
  image.width = page.width;
  image.height = page.height;
  setPicture(image, `${pageAddress(page.pageIndex, "png")}&width=${thumbnailWidth}`);
  const name = document.createElement("span");
  name.textContent = text("page", page.pageIndex, view.pages.length);
  const found = document.createElement("span");
  found.className = "quiet-text";
  found.dir = "auto";
  button.append(image, name, found);
  button.addEventListener("click", () => goToPage(page.pageIndex));
  return button;
}

/** Shows only the pages that have the words, each with what stands around them. */
async function search(wanted, list, status, { view, pageAddress, headers }) {
  const mine = ++turn;
  const words = folded(onOneLine(wanted)).plain;
  const buttons = [...list.querySelectorAll(".thumbnail")];
  for (const button of buttons) {
    button.hidden = Boolean(words);
    button.lastChild.textContent = "";
  }
  for (const heading of list.querySelectorAll("h3")) heading.hidden = Boolean(words);
  status.textContent = words ? text("searching") : "";
  if (!words) return;
  let count = 0;
  const waiting = [...buttons];
  const work = async () => {
    for (let button = waiting.shift(); button; button = waiting.shift()) {
      const all = await textOf(pageAddress(button.dataset.thumbnail, "txt"), headers);
      if (mine !== turn) return;
      const { plain, places } = folded(all);
      const found = plain.indexOf(words);
      if (found < 0) continue;
      const at = places[found];
      count += 1;
      button.hidden = false;
      button.lastChild.textContent = `${at > excerpt ? "…" : ""}${all.slice(Math.max(0, at - excerpt), at + words.length + excerpt)}…`;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (mine === turn) status.textContent = count ? text("foundOn", count, view.pages.length) : text("foundNothing");
}

/** Fills `container` with a search field and all pages. */
export function showPages(container, what) {
  const { view } = what;
  if (view.pages.length < 2) return container.replaceChildren();
  const label = document.createElement("label");
  label.htmlFor = "find";
  label.textContent = text("find");
  const input = document.createElement("input");
  input.id = "find";
  input.type = "search";
  input.dir = "auto";
  input.autocomplete = "off";
  input.enterKeyHint = "search";
  const status = document.createElement("p");
  status.className = "quiet-text";
  status.setAttribute("role", "status");
  const list = document.createElement("div");
  list.className = "thumbnails";
  for (const page of view.pages) {
    const file = view.files?.length > 1 && view.files.find((each) => each.firstPage === page.pageIndex);
    if (file) {
      const heading = document.createElement("h3");
      heading.dir = "auto";
      heading.textContent = file.name;
      list.append(heading);
    }
    list.append(makeThumbnail(page, what));
  }
  let timer = 0;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(search, 250, input.value, list, status, what);
  });
  container.replaceChildren(label, input, status, list);
}
