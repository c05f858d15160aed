// Signatures that a signer places where there is no tag, saved like values. What shows them comes with the first one.
import { text } from "./texts.js";

/** The marks, the pages they lie on, and what the page does for them: see setUpMarks. */
export const store = { marks: [], pages: [], page: null };
let views = null;

function load() {
  views ??= import("./markviews.js").catch((error) => { views = null; throw error; });
  return views.catch(() => { store.page.unreachable(); return null; });
}

/** What the page does for the marks: changed() after each change, unreachable() when a script can't be loaded, announce(words), ask() for a signature. */
export const setUpMarks = (given) => { store.page = given; };

/** A signature as `finish` and `values` carry it. */
export const placedMark = ({ pageIndex, left, top, width, height, image }) => ({ pageIndex, left, top, width, height, image });

/** What `finish` and `values` carry as `signatures`. */
export const placedMarks = () => store.marks.map(placedMark);

/** For the list of all fields: where each mark is, and `open()`, which shows it with its menu. */
export const markSteps = () => store.marks.map((mark) => ({ pageIndex: mark.pageIndex, name: text("markTitle", mark.pageIndex), open: async () => (await load())?.open(mark) }));

/** Puts these on their pages instead of those that are there. */
export function showMarks(list, pages) {
  store.marks = list.map(placedMark);
  store.pages = pages;
  if (views || list.length) load().then((script) => script?.showViews());
}

/** Puts a new one on the page that is in the middle of the window. */
export async function placeMark(image, pages) {
  store.pages = pages;
  (await load())?.place(image);
}
